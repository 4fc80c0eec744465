# La Compañía Ribereña (Law 11).

faction-riverfolk = La Compañía
    .within = la Compañía
    .of = de la Compañía
    .toward = a la Compañía
    .short = Compañía
    .full = La Compañía Ribereña

piece-post-fox = puesto comercial (zorro)
    .line = si cae, se pierde la mitad de los fondos; con piezas aquí compras más
pieces-post-fox = { $count ->
    [one] 1 puesto comercial (zorro)
   *[other] { $count } puestos comerciales (zorro)
}
piece-post-rabbit = puesto comercial (conejo)
    .line = si cae, se pierde la mitad de los fondos; con piezas aquí compras más
pieces-post-rabbit = { $count ->
    [one] 1 puesto comercial (conejo)
   *[other] { $count } puestos comerciales (conejo)
}
piece-post-mouse = puesto comercial (ratón)
    .line = si cae, se pierde la mitad de los fondos; con piezas aquí compras más
pieces-post-mouse = { $count ->
    [one] 1 puesto comercial (ratón)
   *[other] { $count } puestos comerciales (ratón)
}

riverfolk-marching = { $warriors ->
    [one] 1 guerrero
   *[other] { $warriors } guerreros
}
riverfolk-funds = { $funds ->
    [one] queda 1 fondo
   *[other] quedan { $funds } fondos
}

# Preparación

q-riverfolk-start = ¿En qué claros del río desembarcan tus cuatro guerreros?
    .why = En claros con río, repartidos como quieras. Desde allí nadas por el río sin controlar nada.
    .some = { $n } en el { $name }
    .tip = Coloca guerreros: { $what }
q-riverfolk-opening = ¿Cuánto cuestan tus servicios al principio?
    .why = Te pagan con guerreros de la reserva, y esos son tus fondos. Los precios bajos venden pronto; puedes cambiarlos cada Noche.

# El turno

q-riverfolk-birdsong = Has cobrado dividendos y reunido tus fondos.
    .why = Ahora actúas con ellos.
done-riverfolk-birdsong = Pasar al Día
q-riverfolk-daylight = Tu Día: compromete o gasta fondos. ({ riverfolk-funds })
    .why = Lo comprometido vuelve en tu próxima Alba; lo gastado regresa a su dueño. Cada dos fondos guardados dan entonces 1 punto si hay un puesto en el mapa.
done-riverfolk-daylight = Terminar el Día
    .confirm = ¿Terminar el Día? Lo que quede en Fondos espera a tu próxima Alba.
q-riverfolk-commit = ¿De quién es el guerrero que comprometes?
    .why = Vuelve a tus fondos en tu próxima Alba. Dos del mismo dueño compran un puesto donde este controla.
q-riverfolk-spend = ¿De quién es el guerrero que gastas?
    .why = Vuelve a la reserva de su dueño.
q-riverfolk-spaces = ¿A qué espacios van tus fondos?
    .why = Un espacio sirve una vez por turno; guarda los palos que necesites para otra carta.
    .tip = Pon fondos: { $what }
q-riverfolk-pay = ¿De quién son los guerreros que pagan la carta?
    .why = Esperan en las hileras de puestos y vuelven a ser fondos en tu próxima Alba.
    .tip = Paga con estos guerreros: { $what }
q-riverfolk-post = ¿Qué puesto comercial pones en el { $clearing }?
    .why = Descubre un espacio de su palo, que fabrica el resto de la partida.
q-riverfolk-evening = Tu Noche: usa una carta que tengas delante o sigue.
    .why = Después descartas hasta cinco cartas y fijas tus precios.
done-riverfolk-evening = Pasar a los precios
q-riverfolk-discard = Tienes cinco cartas o menos.
    .why = Ahora fijas tus precios.
done-riverfolk-discard = Fijar precios
q-riverfolk-prices = Tu Noche: ¿cuánto costarán los servicios? Ahora una carta cuesta { $hand }, las Barcas { $boats }, las Tropas { $mercenaries }.
    .why = Quien compre después paga lo que ponga aquí, entero o nada. Pide lo que puedan pagar.
done-riverfolk-prices = Dejar los precios y terminar el turno

# En turnos ajenos

q-riverfolk-disruption = Ha caído un puesto comercial. { $count ->
    [one] ¿Qué fondo pierdes?
   *[other] ¿Qué { $count } fondos pierdes?
}
    .why = La mitad de los Fondos, redondeando hacia arriba. Vuelven a la reserva de sus dueños; lo comprometido está a salvo.
    .tip = Renuncia a estos fondos: { $what }
q-riverfolk-services = Antes de tu turno: ¿compras a la Compañía? Una carta cuesta { $hand }, las Barcas { $boats }, las Tropas { $mercenaries }. ({ $left ->
    [one] Queda 1 servicio
   *[other] Quedan { $left } servicios
})
    .why = Pagas con guerreros de tu reserva, o con objetos si eres un Vagabundo, y pasan a ser fondos de la Compañía. Solo ahora, antes de nada; no puede negarse.
done-riverfolk-services = No comprar más
q-vagabond-payment = ¿Qué objetos agotas para pagar a la Compañía?
    .why = Los que quieras de los listos. Enseguida los renuevas, así que quizá vuelvan al momento.
    .tip = Agota estos objetos: { $what }

# Acciones

o-riverfolk-move = Mover { riverfolk-marching } del { $origin } al { $to }
    .group = Mover
    .origin = Desde el { $value }
    .to = Al { $value }
    .about = compromete 1 fondo
o-riverfolk-battle = Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }
    .facts = compromete 1 fondo; { battle-hits }
    .group = Batalla
    .clearing = En el { $value }
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }? Los dados no se pueden deshacer.
o-riverfolk-export = Exportar { $card }
    .group = Exportar
    .card = { $value }
    .about = 1 guerrero a Pagos · renuncias a «{ $line }»
o-riverfolk-draw = Robar una carta
    .about = compromete 1 fondo; todos ven la carta
o-riverfolk-recruit = Reclutar en el { $clearing }
    .group = Reclutar
    .clearing = En el { $value }
    .about = gasta 1 fondo
o-riverfolk-establish = Fundar un puesto comercial en el { $clearing }
    .facts = { SIGNED($points) } puntos; gasta 2 fondos de quien lo controla
    .group = Fundar un puesto comercial
    .clearing = En el { $value }
o-riverfolk-prices = Carta { $hand }, Barcas { $boats }, Tropas a sueldo { $mercenaries }
    .group = Fijar precios
    .hand = Una carta por { $value }
    .boats = Barcas por { $value }
    .mercenaries = Tropas a sueldo por { $value }
o-riverfolk-fund = { $seat }
    .about = un guerrero de esa facción
o-riverfolk-buy-card = Comprar { $card }
    .facts = cuesta { $price }
    .group = Comprar una carta
    .card = { $value }
    .about = { $line }
o-riverfolk-buy-boats = Comprar Barcas
    .facts = cuestan { $price }; los ríos son senderos para ti este turno
o-riverfolk-hire = Contratar Tropas a sueldo
    .facts = cuestan { $price }; los guerreros de la Compañía cuentan como tuyos para controlar y luchar desde el Día

# Comandos

c-riverfolk = Comercia con la Compañía Ribereña
c-riverfolk-move = Compromete un fondo para mover, también por ríos
c-riverfolk-battle = Compromete un fondo para empezar una batalla
c-riverfolk-export = Fabrica una carta a cambio de un guerrero en Pagos
c-riverfolk-draw = Compromete un fondo para robar una carta
c-riverfolk-recruit = Gasta un fondo por un guerrero junto a un río
c-riverfolk-establish = Gasta dos fondos de quien controla por un puesto
c-riverfolk-prices = Fija lo que cuesta cada servicio, en tu Noche
c-root-buy-card = Compra una carta de la mano abierta de la Compañía
c-root-riverboats = Compra Barcas: los ríos son senderos este turno
c-root-mercenaries = Contrata a los guerreros de la Compañía este turno
f-riverfolk-move-origin = Desde dónde
f-riverfolk-move-to = Adónde
f-riverfolk-move-warriors = Cuántos guerreros
f-riverfolk-battle-clearing = Dónde luchas
f-riverfolk-battle-defender = A quién atacas
f-riverfolk-export-card = Una carta que podrías fabricar
f-riverfolk-recruit-clearing = Un claro con río
f-riverfolk-establish-clearing = Un claro controlado sin puesto comercial
f-riverfolk-prices-hand = Lo que cuesta una carta de tu mano, de 1 a 4
f-riverfolk-prices-boats = Lo que cuestan las Barcas, de 1 a 4
f-riverfolk-prices-mercenaries = Lo que cuestan las Tropas, de 1 a 4
f-root-buy-card-card = Una carta de la mano de la Compañía

# Planes

plan-disruption = Comercio interrumpido
    .why = De quién son los fondos que pierdes si cae un puesto tuyo en turno ajeno.
plan-disruption-lose = Perder primero
plan-disruption-lose-own = los propios
plan-disruption-lose-others = los ajenos
plan-disruption-lose-ask = pregúntame

# Por qué no

r-riverfolk-passed = Eso solo lo haces en tu propio Día.
r-riverfolk-no-funds = No tienes fondos. Los Pagos y lo comprometido pasan a Fondos en tu próxima Alba.
r-riverfolk-few-funds = Eso cuesta { $cost ->
    [one] 1 fondo
   *[other] { $cost } fondos
} y tienes { $funds }.
r-riverfolk-no-cards = No queda ninguna carta que robar.
r-export-supply = No te queda ningún guerrero para Pagos.
r-recruit-river = Por el { $clearing } no pasa ningún río. Solo reclutas junto a ríos: { $instead }.
    .any = Ahora no se puede colocar ningún guerrero junto a un río.
r-recruit-supply = Tu reserva está vacía, y un fondo ajeno no la llena.
r-post-there = Ya hay un puesto comercial en el { $clearing }.
    .any = Ahora no sirve ningún claro sin puesto comercial.
r-post-none-left = No queda ningún puesto de ese palo para el { $clearing }; los retirados no vuelven.
    .any = Necesitas 2 fondos de la facción que controle un claro sin puesto comercial, y un puesto de su palo.
r-post-no-ruler = Nadie controla el { $clearing }. Un puesto necesita que alguien controle, tú o quien sea.
    .any = Necesitas 2 fondos de la facción que controle un claro sin puesto comercial, y un puesto de su palo.
r-post-funds = El { $clearing } está en manos de otros ({ $seat }): necesitas { $cost } fondos de esa facción y tienes { $funds }.
    .any = Necesitas 2 fondos de la facción que controle un claro sin puesto comercial, y un puesto de su palo.
r-prices-track = Los precios van de 1 a { $most }.
r-prices-later = Solo fijas precios al final de tu propia Noche.
r-prices-same = Esos ya son tus precios.
r-service-own = La Compañía no se compra a sí misma.
r-service-late = Los servicios se compran al empezar tu propia Alba, antes de hacer nada.
r-service-vagabond = Un Vagabundo no puede contratar Tropas a sueldo.
r-service-enough = No puedes comprar más este turno: un servicio, y otro por cada claro con un puesto y una pieza tuya.
r-service-price = Eso cuesta { $price } y puedes pagar { $purse }. El precio se paga entero.
r-service-no-card = No está en la mano de la Compañía: { $card }.
r-service-twice = Eso ya lo has comprado este turno.
r-service-nobody = La Compañía no tiene guerreros en el mapa.

# Lo que pasó

e-protected = { YOU($seat, "Pusiste", "puso", "pusieron") } en los Pagos vacíos { $count ->
    [one] 1 guerrero
   *[other] { $count } guerreros
}.
e-funds-gathered = { YOU($seat, "Reuniste tus", "reunió sus", "reunieron sus") } fondos: ahora { $count }.
e-fund-committed = { YOU($seat, "Comprometiste", "comprometió", "comprometieron") } un fondo { YOU($owner, "tuyo", as: "faction.of") }.
e-fund-placed = { YOU($seat, "Pusiste", "puso", "pusieron") } un fondo { YOU($owner, "tuyo", as: "faction.of") } en un espacio de { $suit }.
e-funds-spent = { YOU($seat, "Gastaste", "gastó", "gastaron") } { $count ->
    [one] 1 fondo { YOU($owner, "tuyo", as: "faction.of") }
   *[other] { $count } fondos { YOU($owner, "tuyos", as: "faction.of") }
}.
e-funds-lost = Comercio interrumpido: { YOU($seat, "perdiste", "perdió", "perdieron", as: "faction.within") } { $count ->
    [one] 1 fondo { YOU($owner, "tuyo", as: "faction.of") }
   *[other] { $count } fondos { YOU($owner, "tuyos", as: "faction.of") }
}.
e-exported = { YOU($seat, "Exportaste", "exportó", "exportaron") } { $card }.
e-prices-set = { YOU($seat, "Tus precios", before: "Precios", as: "faction.of") }: una carta { $hand }, Barcas { $boats }, Tropas a sueldo { $mercenaries }.
    .brief = { AGREE($seat, "fijó", "fijaron", "fijaste") } precios: una carta { $hand }, Barcas { $boats }, Tropas a sueldo { $mercenaries }
e-service-bought = { YOU($buyer, "Compraste", "compró", "compraron") } ({ YOU($seat, "a ti", as: "faction.toward") }, por { $price }): { $service ->
    [hand] una carta
    [boats] Barcas
   *[mercenaries] Tropas a sueldo
}.
