# La Alianza del Bosque (Ley 8).

# Los menús del turno

q-alliance-revolt = Tu Alba: rebélate, difunde simpatía o continúa tu turno.
    .why = La simpatía da puntos, y una revuelta convierte dos partidarios en una base, guerreros y un oficial.
done-alliance-revolt = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-alliance-sympathy = Tu Alba: difunde simpatía o continúa tu turno.
    .why = Las últimas fichas valen más, y quien entre marchando debe pagarte una carta.
done-alliance-sympathy = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-alliance-daylight = Tu Día: fabrica, moviliza y entrena, en cualquier orden.
    .why = Las cartas de tu mano pueden convertirse en objetos, partidarios u oficiales.
done-alliance-daylight = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-alliance-operations = Tu Noche: da órdenes a tus oficiales.
    .why = Cada oficial permite este turno mover, luchar, reclutar u organizar una vez.
done-alliance-operations = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-alliance-draw = Ya has robado tus cartas.
    .why = Solo queda terminar el turno.
done-alliance-draw = Terminar el turno

o-alliance-revolt = Revuelta en el { $clearing }
    .group = Revuelta
    .facts = { $cost } partidarios: base y { $warriors ->
        [one] 1 guerrero
       *[other] { $warriors } guerreros
    }{ $points ->
        [0] { "" }
        [one] {", +1 punto"}
       *[other] {", +"}{ $points } puntos
    }
fact-fewest = solo { $fewest } con otra base
o-alliance-spread = Difundir simpatía al { $clearing }
    .group = Difundir simpatía
    .facts = { $cost ->
        [one] 1 partidario
       *[other] { $cost } partidarios
    }, { $points ->
        [0] sin puntos
        [one] +1 punto
       *[other] +{ $points } puntos
    }
o-alliance-mobilize = Movilizar { $card }
    .group = Movilizar
    .facts = { $lost ->
       *[other] no hay sitio: se descarta
    }
    .about = pasa a tus partidarios, que pagan simpatía y revueltas · renuncias a «{ $line }»
o-alliance-train = Entrenar a un oficial con { $card }
    .group = Entrenar a un oficial
    .about = un oficial más, una orden más cada Noche · renuncias a «{ $line }»
o-alliance-move = Mover { pieces-moved } del { $origin } al { $to }
    .group = Mover
    .origin = Desde el { $value }
    .to = Al { $value }
o-alliance-battle = Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }
    .facts = { battle-hits }
    .group = Batalla
    .clearing = En el { $value }
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }? Los dados no se pueden deshacer.
o-alliance-recruit = Reclutar un guerrero en el { $clearing }
    .group = Reclutar
o-alliance-organize = Organizar en el { $clearing }
    .group = Organizar
    .facts = un guerrero se convierte en simpatía, { $points ->
        [0] sin puntos
        [one] +1 punto
       *[other] +{ $points } puntos
    }

# Preguntas por el camino

q-alliance-spend = ¿Qué partidarios gastas? Necesitas { $count ->
    [one] 1 que cuente
   *[other] { $count } que cuenten
} como { $suit }.
    .why = Las aves valen por cualquier palo, así que suelen guardarse para luego.
    .tip = Gasta estos partidarios: { $what }
q-alliance-surplus = Sin una base solo se quedan cinco partidarios: descarta { $count }.
    .why = Conserva los palos de los claros donde quieras difundir simpatía o rebelarte.
    .tip = Descarta { $what }
q-alliance-base = ¿Qué base colocas en el { $clearing }?
    .why = El claro es de varios palos; el de la base decide los guerreros.
q-alliance-triggers = Simpatía y una base han caído a la vez. ¿Qué va primero?
    .why = Se pierden los partidarios del palo de la base, y también una carta entregada antes de eso.
o-alliance-trigger = { $first ->
    [loss] La pérdida de la base y luego la Indignación
   *[outrage] La Indignación y luego la pérdida de la base
}
    .about = lo segundo ocurre con lo que deje lo primero
q-alliance-outrage = ¡Indignación en el { $clearing }! Da a la Alianza una carta que cuente como { $suit }.
    .why = Quien retira simpatía o entra con guerreros paga una carta que solo ve quien la recibe; si no la tienes, enseñas tu mano.
    .option = Dar { $card }
    .none = No tienes ninguna carta de { $suit } ni ave: enseñas tu mano y la Alianza roba una carta.
pass-alliance-outrage = No tengo ninguna: mostrar mi mano
fact-outrage = te cuesta { COUNT($outrage) ->
    [one] 1 carta
   *[other] { COUNT($outrage) } cartas
} ({ NAMES($outrage, as: "suit") }): Indignación
fact-may-outrage = puede costarte 1 carta ({ NAMES($may_outrage, as: "suit") }): Indignación

# Comandos

c-alliance = Lo que hace la Alianza con simpatía, partidarios y oficiales
c-alliance-revolt = Gasta dos partidarios: despeja un claro y pon su base
c-alliance-spread = Gasta partidarios: simpatía junto a otra simpatía
c-alliance-mobilize = Añade una carta de tu mano a tus partidarios
c-alliance-train = Gasta una carta del palo de una base: un oficial
c-alliance-move = Orden de un oficial: haz un movimiento
c-alliance-battle = Orden de un oficial: inicia una batalla
c-alliance-recruit = Orden de un oficial: un guerrero en un claro con base
c-alliance-organize = Orden de un oficial: convierte un guerrero en simpatía
f-alliance-revolt-clearing = Un claro simpatizante cuya base siga en tu tablero
f-alliance-spread-clearing = Adónde va la simpatía
f-alliance-mobilize-card = La carta de tu mano
f-alliance-train-card = Una carta que coincida con el claro de una base
f-alliance-move-origin = Desde dónde
f-alliance-move-to = Adónde
f-alliance-move-warriors = Cuántos guerreros
f-alliance-battle-clearing = Dónde luchas
f-alliance-battle-defender = A quién atacas
f-alliance-recruit-clearing = Un claro con una base
f-alliance-organize-clearing = Un claro sin simpatía donde tengas un guerrero

# Por qué no

r-alliance-passed = { $step ->
    [revolt] Las revueltas van primero en tu Alba, antes de difundir simpatía.
    [sympathy] La simpatía solo se difunde en tu Alba.
    [daylight] Solo movilizas y entrenas en tu Día.
   *[operations] Los oficiales solo reciben órdenes en tu Noche.
}
r-revolt-unsympathetic = No hay simpatía en el { $clearing }. Las revueltas solo estallan en claros simpatizantes.
    .any = Necesitas un claro simpatizante y bastantes partidarios de su palo.
r-revolt-base-built = Tu base de { $suit } ya está en el mapa. Rebélate donde la base siga en tu tablero.
    .any = Necesitas un claro simpatizante cuya base siga en tu tablero y bastantes partidarios de su palo.
r-revolt-base-here = Ya tienes una base en el { $clearing }.
r-revolt-no-slot = No habría hueco libre para una base en el { $clearing }.
r-supporters-short = Esto cuesta { $cost ->
    [one] 1 partidario que cuente
   *[other] { $cost } partidarios que cuenten
} como { $suit }, aves incluidas. Tienes { $have }.
    .any = Tienes muy pocos partidarios de los palos que servirían.
r-spread-martial-law = Ley marcial: tres guerreros de un mismo jugador hacen que cueste { $cost } partidarios que cuenten como { $suit }. Tienes { $have }.
r-spread-not-adjacent = No hay simpatía junto al { $clearing }. { COUNT($instead) ->
    [0] Ahora no alcanza ningún otro sitio.
   *[other] La simpatía puede llegar a { NAMES($instead) }.
}
    .any = Necesitas un claro junto a tu simpatía y bastantes partidarios de su palo.
r-sympathy-none-left = Las diez fichas de simpatía están en el mapa.
r-sympathy-twice = Ya hay simpatía en el { $clearing }, y en un claro solo cabe una ficha.
    .any = Necesitas un claro junto a tu simpatía y bastantes partidarios de su palo.
r-mobilize-not-held = { $card } no está en tu mano, así que no puedes movilizarla.
    .any = No tienes en la mano ninguna carta que movilizar.
r-train-not-held = { $card } no está en tu mano, así que no puede entrenar a un oficial.
    .any = Necesitas una carta del palo de una de tus bases, o un ave.
r-train-no-base = { $card } no coincide con ningún claro donde tengas una base. Solo el palo de una base, o un ave, entrena oficiales.
    .any = Necesitas una carta del palo de una de tus bases, o un ave.
r-train-no-bases = Los oficiales se entrenan en una base, y no tienes ninguna en el mapa.
r-operations-none = { $officers ->
    [0] No tienes oficiales, así que no hay operaciones militares.
    [one] Tu oficial ya ha recibido su orden esta Noche.
   *[other] Tus { $officers } oficiales ya han recibido sus órdenes esta Noche.
}
r-recruit-no-base = No tienes ninguna base en el { $clearing }, y se recluta en las bases.
    .any = Necesitas en el mapa una base donde se pueda colocar un guerrero.
r-organize-no-warrior = No tienes ningún guerrero en el { $clearing } con el que organizar.
    .any = Necesitas un guerrero en un claro sin simpatía.
r-organize-sympathetic = Ya hay simpatía en el { $clearing }. Organiza donde no la haya.

# Lo que pasó

e-supporters-drawn = { YOU($seat, "Sumaste", "sumó", "sumaron") } { $count ->
    [one] una carta
   *[other] { $count } cartas
} del mazo a los partidarios.
e-supporters-drawn-were = Partidarios nuevos: { $cards }.
e-mobilized = { YOU($seat, "Añadiste", "añadió", "añadieron") } una carta a los partidarios.
e-revolted = ¡{ YOU($seat, "Te rebelaste", "se rebeló", "se rebelaron") } en el { $clearing }!
e-supporters-spent = { YOU($seat, "Gastaste", "gastó", "gastaron") } partidarios: { $cards }.
e-supporters-lost = { YOU($seat, "Solo puedes", "solo puede", "solo pueden") } conservar cinco partidarios y { AGREE($seat, "descartó", "descartaron", "descartaste") } { $cards }.
e-base-lost = { YOU($seat, "Perdiste", "perdió", "perdieron") } la base del { $clearing }{ $officers ->
    [0] { "" }
    [one] {" y un oficial"}
   *[other] {" y "}{ $officers } oficiales
}. { $count ->
    [0] Ningún partidario coincidía con ella.
   *[other] Partidarios descartados: { $cards }.
}
e-officer-trained = { YOU($seat, "Ganaste", "ganó", "ganaron") } un oficial; ahora, { $officers }.
e-outrage-paid = Indignación en el { $clearing }: { YOU($payer, "entregaste", as: "faction.within") }{ AGREE($seat, "", "", " te") }{ AGREE($payer, " entregó", " entregaron", "") } una carta{ AGREE($seat, " ", " ", "") }{ YOU($seat, "", as: "faction.toward") }.
e-outrage-paid-with = Por la Indignación, { YOU($payer, "entregaste", as: "faction.within") }{ AGREE($seat, "", "", " te") }{ AGREE($payer, " entregó", " entregaron", "") } { $card }{ AGREE($seat, " ", " ", "") }{ YOU($seat, "", as: "faction.toward") }.

# Planes

plan-base-loss = Cuando cae una base de la Alianza
    .why = Una base perdida se lleva partidarios y oficiales; lo demás lo decide quien juega la Alianza.
plan-base-loss-first = Si en la batalla cae con ella simpatía, va primero
plan-base-loss-first-loss = la pérdida, para conservar la carta dada por la Indignación
plan-base-loss-first-outrage = la Indignación, antes de descartar nada
plan-base-loss-keep = Si solo caben cinco partidarios, conservar aves y
plan-base-loss-keep-balance = algo de cada palo
plan-base-loss-keep-fox = cartas de zorro
plan-base-loss-keep-rabbit = cartas de conejo
plan-base-loss-keep-mouse = cartas de ratón
