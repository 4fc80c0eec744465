# La Marquesa de Gato (Ley 6).

# Preparación

q-marquise-keep = ¿En qué esquina se alza tu torreón?
    .why = Nadie más puede colocar piezas allí, tus caídos pueden volver a él y empiezas a su alrededor.
q-marquise-first-sawmill = ¿Dónde construyes tu primer aserradero?
    .why = Cada aserradero da una madera cada Alba, y con madera se paga todo lo que construyes.
q-marquise-first-workshop = ¿Dónde construyes tu primer taller?
    .why = Los talleres fabrican cartas del palo del claro en el que están.
q-marquise-first-recruiter = ¿Dónde construyes tu primer cuartel?
    .why = Reclutar coloca un guerrero en cada cuartel: ponlo donde vaya a haber lucha.

# El turno

q-marquise-wood = No hay madera para todos los aserraderos. ¿Adónde va?
    .why = La madera paga edificios en los claros unidos a ella por claros que controlas.
    .some = { $n } en el { $name }
    .tip = Coloca madera: { $what }
q-marquise-birdsong = Tu turno, Alba: usa una carta que tienes delante o continúa.
    .why = Tres acciones, y una más por cada carta de ave que gastes; los edificios nuevos dan puntos.
done-marquise-birdsong = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-marquise-craft = Tu Día: fabrica y luego haz tus acciones (te quedan { $actions }).
    .why = Se fabrica antes de la primera acción; cada taller se usa una vez por turno.
done-marquise-craft = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-marquise-daylight = Tu Día: ¿qué haces? ({ $actions ->
    [0] no te quedan acciones
    [one] te queda 1 acción
   *[other] te quedan { $actions } acciones
})
    .why = { $actions ->
        [0] Una carta de ave te da una acción más; si no, tu turno ha terminado.
       *[other] Construye para puntuar, marcha y lucha para controlar, recluta y haz horas extra para seguir adelante.
    }
done-marquise-daylight = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-marquise-evening = Empieza tu Noche.
    .why = Ahora robas tus cartas y termina tu turno.
done-marquise-evening = Robar cartas y terminar el turno
q-marquise-draw = Ya has robado tus cartas.
    .why = Solo queda terminar el turno.
done-marquise-draw = Terminar el turno

q-marquise-march = Tu marcha continúa: haz un segundo movimiento o detente aquí.
    .why = Los dos movimientos de una marcha son una sola acción; pueden seguir los mismos guerreros u otros.
    .about = el segundo y último movimiento de esta marcha
done-marquise-march = Detenerse aquí
q-marquise-recruit = Quedan menos guerreros que cuarteles. ¿Adónde van?
    .why = Tu reserva no tiene más: colócalos donde más importen.
    .some = { $n } en el { $name }
    .tip = Coloca guerreros: { $what }
q-marquise-pay = ¿Qué madera paga el edificio en el { $clearing }?
    .why = Tómala de donde menos la necesites; un enemigo podría quitarte la que quede.
    .tip = Paga con esta madera: { $what }
    .some = { $n } del { $name }
q-marquise-hospitals = ¿Pagas los Hospitales de campaña por { $count ->
    [one] el guerrero caído
   *[other] los { $count } guerreros caídos
} en el { $clearing }?
    .why = Con una carta del palo de ese claro, o de ave, vuelven todos a tu torreón.
    .option = Pagar con { $card }: { $count ->
        [one] 1 guerrero vuelve
       *[other] { $count } guerreros vuelven
    } al torreón
    .none = No tienes carta para el { $clearing }, así que los caídos quedan en la reserva. Se pregunta igualmente, para que nadie lo sepa.

# Acciones

o-marquise-battle = Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }
    .facts = { battle-hits }
    .group = Batalla
    .clearing = En el { $value }
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }? Los dados no se pueden deshacer.
o-marquise-march = Marchar con { marquise-marching } del { $origin } al { $to }
    .group = Marchar
    .origin = Desde el { $value }
    .to = Al { $value }
    .about = hasta dos movimientos por una acción
marquise-marching = { $warriors ->
    [one] 1 guerrero
   *[other] { $warriors } guerreros
}
o-marquise-recruit = Reclutar en todos los cuarteles
    .group = Reclutar
    .facts = { $count ->
        [one] 1 guerrero
       *[other] { $count } guerreros
    }
o-marquise-build = Construir un { $building } en el { $clearing }
    .group = Construir
    .building = Un { $value }
    .facts = { $wood ->
        [0] sin madera
       *[other] { $wood } de madera
    }, { $points ->
        [0] sin puntos
        [one] +1 punto
       *[other] +{ $points } puntos
    }
o-marquise-overwork = Horas extra en el aserradero del { $clearing } con { $card }
    .group = Horas extra
    .clearing = En el { $value }
    .about = +1 de madera allí · renuncias a «{ $line }»
o-marquise-extra = Gastar { $card } por una acción más
    .group = Una acción más por una carta de ave
    .about = +1 acción este turno · renuncias a «{ $line }»

# Comandos

c-marquise = Lo que hace la Marquesa en su Día
c-marquise-battle = Inicia una batalla
c-marquise-march = Mueve guerreros, y quizá una segunda vez
c-marquise-recruit = Coloca un guerrero en cada cuartel, una vez por turno
c-marquise-build = Paga madera por un edificio en un claro que controles
c-marquise-overwork = Gasta una carta que coincida por una madera en un aserradero
c-marquise-extra = Gasta una carta de ave por una acción más
f-marquise-battle-clearing = Dónde luchas
f-marquise-battle-defender = A quién atacas
f-marquise-march-origin = Desde dónde
f-marquise-march-to = Adónde
f-marquise-march-warriors = Cuántos guerreros
f-marquise-build-building = Qué edificio
f-marquise-build-clearing = Un claro que controles con un hueco libre
f-marquise-overwork-clearing = Un claro con un aserradero
f-marquise-overwork-card = Una carta de su palo, o de ave
f-marquise-extra-card = La carta de ave

effect-field-hospitals = los Hospitales de campaña

# Por qué no

r-no-actions = No te quedan acciones este turno. Una carta de ave compra otra; si no, termina tu turno.
r-extra-bird = Solo una carta de ave compra una acción más; las de otros palos, no.
r-recruit-once = Ya has reclutado este turno; solo se puede una vez.
r-recruit-nothing = No hay a quién reclutar: necesitas un cuartel en el mapa y un guerrero en tu reserva.
r-recruit-barred = Ahora no se puede colocar ningún guerrero en tus cuarteles.
r-overwork-no-sawmill = No tienes ningún aserradero en el { $clearing }. Haz horas extra donde haya uno.
    .any = Necesitas una carta del palo de un claro donde tengas un aserradero, o un ave.
r-overwork-card = Para hacer horas extra en el { $clearing } necesitas una carta de su palo, o de ave.
    .any = Necesitas una carta del palo de un claro donde tengas un aserradero, o un ave.
r-wood-none = Las ocho fichas de madera están en el mapa. Construye algo primero.
r-build-none-left = Tu último { $building } ya está en el mapa.
r-marquise-no-such-building = La Marquesa construye aserraderos, talleres y cuarteles, nada más.
r-build-no-rule = No controlas el { $clearing }, y solo puedes construir donde controlas.
    .any = Necesitas un claro que controles, con un hueco libre, y lo que pida el edificio.
r-build-no-slot = No hay ningún hueco libre en el { $clearing }.
r-build-wood = Este edificio cuesta { $cost } de madera y al { $clearing } solo llega { $have }: tiene que estar allí, o unida por claros que controles.

# Planes

plan-hospitals = Hospitales de campaña
    .why = Cuando caen tus guerreros, una carta del palo del claro puede devolverlos al torreón.
plan-hospitals-least = Guerreros como mínimo
plan-hospitals-least-never = nunca
plan-hospitals-with = Gastar
plan-hospitals-with-cheap = ni emboscada, dominio o Favor, ni nada que puedas fabricar ahora
plan-hospitals-with-any = cualquier carta que coincida, primero la menos útil
plan-hospitals-keep = Cartas que nunca se gastan en esto
