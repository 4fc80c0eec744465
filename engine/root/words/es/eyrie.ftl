# La Dinastía Eyrie (Ley 7).

leader-builder = el Constructor
leader-charismatic = el Carismático
leader-commander = el Comandante
leader-despot = el Déspota

effect-commander = el impacto extra del Comandante

# Preparación

q-eyrie-corner = ¿En qué esquina renace tu dinastía?
    .why = Empiezas ahí con un nido y seis guerreros, y de ahí parten tus primeros movimientos.
q-eyrie-leader = ¿Quién lidera la Eyrie?
    .why = Un líder coloca tus dos visires leales en el Decreto y aporta una habilidad.
o-eyrie-leader = { $leader ->
    [builder] El Constructor
    [charismatic] El Carismático
    [commander] El Comandante
   *[despot] El Déspota
}
    .about = { $leader ->
        [builder] visires en Reclutar y Mover; los objetos fabricados dan todos sus puntos
        [charismatic] visires en Reclutar y Batallar; cada Reclutar debe colocar 2 guerreros
        [commander] visires en Mover y Batallar; un impacto extra cuando atacas
       *[despot] visires en Mover y Construir; un punto más si una batalla retira edificios o fichas
    }

# Los menús del turno

q-eyrie-decree = Tu Alba: añade a tu Decreto (una o dos cartas por turno, como mucho una de ave).
    .why = Cada carta es una acción más en cada turno futuro, y una promesa más que cumplir.
done-eyrie-decree = Es suficiente: pasar al nido nuevo
q-eyrie-new-roost = Has perdido tu último nido. ¿Dónde se alza uno nuevo?
    .why = Un nido y tres guerreros aparecen donde haya menos guerreros.
q-eyrie-roost = Tu Alba: tu nuevo nido ya está en pie.
    .why = Ahora puedes fabricar, y después sigues tu Decreto.
done-eyrie-roost = Pasar al Día
q-eyrie-craft = Tu Día: fabrica o empieza a seguir tu Decreto.
    .why = Tus nidos solo fabrican antes de resolver la primera carta del Decreto.
done-eyrie-craft = Puntuar, robar y terminar el turno
q-eyrie-resolve = Tu Día: { $column ->
    [none] tu Decreto está resuelto.
   *[other] resuelve la siguiente carta de tu Decreto ({ NAMES($column, as: "column") }).
}
    .why = Las cartas de una columna van en cualquier orden; una que no puedas resolver trae el caos al momento.
done-eyrie-resolve = Puntuar, robar y terminar el turno
q-eyrie-evening = Empieza tu Noche.
    .why = Ahora puntúas tus nidos y robas.
done-eyrie-evening = Puntuar, robar y terminar el turno
q-eyrie-score = Tus nidos han puntuado.
    .why = Ahora robas y termina tu turno.
done-eyrie-score = Robar cartas y terminar el turno
q-eyrie-draw = Ya has robado tus cartas.
    .why = Solo queda terminar el turno.
done-eyrie-draw = Terminar el turno

o-eyrie-decree = Añadir { $card } a { $column }
    .group = Añadir al Decreto
    .card = Añadir { $value }
    .column = A { $value }
    .facts = { $cards ->
        [one] la única carta ahí
       *[other] ahí habrá { $cards } cartas
    }{ $now ->
        [never] {", caos este turno: no se puede resolver"}
        [later] {", caos si otras cartas no lo hacen posible"}
       *[yes] {""}
    }
    .about = renuncias a «{ $line }»
o-eyrie-recruit = { $card }: reclutar en el { $clearing }
    .group = Reclutar
    .card = Con { $value }
    .clearing = En el { $value }
    .facts = { $count ->
        [one] 1 guerrero
       *[other] { $count } guerreros
    }{ $turmoil ->
        [yes] {", luego el caos"}
       *[no] {""}
    }
    .about = { "" }
o-eyrie-move = { $card }: mover { pieces-moved } del { $origin } al { $to }
    .group = Mover
    .card = Con { $value }
    .origin = Desde el { $value }
    .to = Al { $value }
    .about = { "" }
o-eyrie-battle = { $card }: batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }
    .facts = { battle-hits }
    .group = Batalla
    .card = Con { $value }
    .clearing = En el { $value }
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }? Los dados no se pueden deshacer.
    .about = { "" }
o-eyrie-build = { $card }: construir un nido en el { $clearing }
    .group = Construir un nido
    .card = Con { $value }
    .clearing = En el { $value }
    .facts = nido { $roosts } de 7, { $points ->
        [0] ningún punto
        [one] 1 punto
       *[other] { $points } puntos
    } cada Noche
    .about = { "" }
o-eyrie-turmoil = Caer en el caos con { $card }
    .group = Caer en el caos
    .card = Con { $value }
    .confirm = ¿Caer en el caos con { $card }? El resto del Decreto queda sin resolver y tu líder es derrocado.
    .facts = { $points ->
        [0] no pierdes puntos
        [one] pierdes 1 punto
       *[other] pierdes { $points } puntos
    }, { $cards ->
        [0] no se descartan cartas
        [one] se descarta 1 carta
       *[other] se descartan { $cards } cartas
    }, líder nuevo
    .about = { "" }

# Comandos

c-eyrie = Amplía el Decreto de la Eyrie y síguelo
c-eyrie-decree = Añade una carta de tu mano a una columna del Decreto
c-eyrie-recruit = Resuelve una carta de Reclutar: coloca guerreros en un nido
c-eyrie-move = Una carta de Mover: desde un claro que coincida
c-eyrie-battle = Una carta de Batallar: en un claro que coincida
c-eyrie-build = Una carta de Construir: un nido en un claro que coincida
c-eyrie-turmoil = Toma una carta que no se puede resolver y cae en el caos
f-eyrie-decree-card = La carta de tu mano
f-eyrie-decree-column = La columna a la que va
f-eyrie-recruit-card = La carta de la columna Reclutar
f-eyrie-recruit-clearing = Un claro que coincida, con un nido
f-eyrie-move-card = La carta de la columna Mover
f-eyrie-move-origin = El claro que coincide, desde el que mueves
f-eyrie-move-to = El claro adyacente al que vas
f-eyrie-move-warriors = Cuántos guerreros
f-eyrie-battle-card = La carta de la columna Batallar
f-eyrie-battle-clearing = El claro que coincide, en el que luchas
f-eyrie-battle-defender = A quién atacas
f-eyrie-build-card = La carta de la columna Construir
f-eyrie-build-clearing = Un claro que controles y que coincida
f-eyrie-turmoil-card = La carta que no se puede resolver

# Por qué no

r-decree-when = Las cartas se unen al Decreto en tu propia Alba, antes de nada del Día.
r-decree-not-held = No tienes { $card }. Añade una carta de tu mano.
    .any = No tienes en la mano ninguna carta que puedas añadir todavía.
r-decree-two = Este turno ya has añadido dos cartas, y es el máximo.
r-decree-one-bird = Este turno ya has añadido un ave, y { $card } sería la segunda. Otros palos son bienvenidos.
r-resolve-when = Sigues tu Decreto en tu propio Día.
r-resolve-add-first = Primero añade una o dos cartas a tu Decreto.
r-resolve-done = No queda nada de tu Decreto por resolver este turno.
r-resolve-order = Las columnas se resuelven de izquierda a derecha: ahora toca { NAMES($column, as: "column") }.
r-resolve-no-card = { NAMES($column, as: "column") }, la columna que toca, no tiene por resolver ninguna carta como { $card }.
    .any = Ninguna carta de la columna que toca ({ NAMES($column, as: "column") }) se puede resolver así.
r-resolve-same = Dentro de una columna, las cartas de un palo son iguales: resuelve antes { $other }, hace lo mismo que { $card }.
r-resolve-suit = { $card } solo vale para claros de { $suit }, y el { $clearing } no lo es.
r-recruit-no-roost = Reclutas en los nidos, y en el { $clearing } no hay ninguno.
r-roost-none-left = Los siete nidos están en el mapa.
r-roost-there = Ya hay un nido en el { $clearing }, y es el máximo.
r-roost-no-rule = No controlas el { $clearing }. Te basta un empate, pero necesitas guerreros o edificios allí.
    .any = Necesitas un claro que coincida, sin nido, con un hueco libre y que controles; te basta un empate.
r-roost-no-slot = No hay ningún hueco libre en el { $clearing }.
r-turmoil-needless = { $card } aún se puede resolver, así que no hay caos.
    .any = Tu Decreto aún se puede cumplir, así que no hay caos.
r-turmoil-no-card = { r-resolve-no-card }
    .any = Tu Decreto aún se puede cumplir, así que no hay caos.

# Lo que pasó

e-decree-grew = { YOU($seat, "Añadiste", "añadió", "añadieron") } { $card } a { $column }.
e-decree-followed = Decreto, { $column }: { $card }.
e-fell-into-turmoil = { YOU($seat, "No pudiste", "no pudo", "no pudieron") } resolver del todo { $card } ({ $column }) y { AGREE($seat, "cayó", "cayeron", "caíste") } en el caos.
e-decree-purged = El Decreto se purgó: { $cards }.
e-new-clutch = { YOU($seat, "Te quedaste", "se quedó", "se quedaron") } sin líderes boca arriba, así que los cuatro vuelven a estar disponibles.
e-leader-chosen = { YOU($seat, "Sigues", "sigue", "siguen") } ahora { $leader ->
    [builder] al Constructor
    [charismatic] al Carismático
    [commander] al Comandante
   *[despot] al Déspota
}.
