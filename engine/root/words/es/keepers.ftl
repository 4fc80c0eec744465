# Los Guardianes de Hierro (Law 15).

faction-keepers = Los Guardianes
    .within = los Guardianes
    .of = de los Guardianes
    .toward = a los Guardianes
    .short = Guardianes
    .full = Guardianes de Hierro

piece-figure = figura
    .line = reliquia: dos puntos para quien la quite, su valor para los Guardianes
pieces-figure = { $count ->
    [one] una figura
   *[other] { $count } figuras
}
piece-tablet = tablilla
    .line = reliquia: dos puntos para quien la quite, su valor para los Guardianes
pieces-tablet = { $count ->
    [one] una tablilla
   *[other] { $count } tablillas
}
piece-jewelry = joya
    .line = reliquia: dos puntos para quien la quite, su valor para los Guardianes
pieces-jewelry = { $count ->
    [one] una joya
   *[other] { $count } joyas
}
piece-figure-1 = figura (valor 1)
    .line = reliquia: dos puntos para quien la quite, su valor para los Guardianes
pieces-figure-1 = { $count ->
    [one] una figura (valor 1)
   *[other] { $count } figuras (valor 1)
}
piece-figure-2 = figura (valor 2)
    .line = reliquia: dos puntos para quien la quite, su valor para los Guardianes
pieces-figure-2 = { $count ->
    [one] una figura (valor 2)
   *[other] { $count } figuras (valor 2)
}
piece-figure-3 = figura (valor 3)
    .line = reliquia: dos puntos para quien la quite, su valor para los Guardianes
pieces-figure-3 = { $count ->
    [one] una figura (valor 3)
   *[other] { $count } figuras (valor 3)
}
piece-tablet-1 = tablilla (valor 1)
    .line = reliquia: dos puntos para quien la quite, su valor para los Guardianes
pieces-tablet-1 = { $count ->
    [one] una tablilla (valor 1)
   *[other] { $count } tablillas (valor 1)
}
piece-tablet-2 = tablilla (valor 2)
    .line = reliquia: dos puntos para quien la quite, su valor para los Guardianes
pieces-tablet-2 = { $count ->
    [one] una tablilla (valor 2)
   *[other] { $count } tablillas (valor 2)
}
piece-tablet-3 = tablilla (valor 3)
    .line = reliquia: dos puntos para quien la quite, su valor para los Guardianes
pieces-tablet-3 = { $count ->
    [one] una tablilla (valor 3)
   *[other] { $count } tablillas (valor 3)
}
piece-jewelry-1 = joya (valor 1)
    .line = reliquia: dos puntos para quien la quite, su valor para los Guardianes
pieces-jewelry-1 = { $count ->
    [one] una joya (valor 1)
   *[other] { $count } joyas (valor 1)
}
piece-jewelry-2 = joya (valor 2)
    .line = reliquia: dos puntos para quien la quite, su valor para los Guardianes
pieces-jewelry-2 = { $count ->
    [one] una joya (valor 2)
   *[other] { $count } joyas (valor 2)
}
piece-jewelry-3 = joya (valor 3)
    .line = reliquia: dos puntos para quien la quite, su valor para los Guardianes
pieces-jewelry-3 = { $count ->
    [one] una joya (valor 3)
   *[other] { $count } joyas (valor 3)
}
piece-waystation-tablet-jewelry = estación (tablilla, reverso: joya)
    .line = recupera reliquias de este tipo, fabrica, recluta
pieces-waystation-tablet-jewelry = { $count ->
    [one] una estación (tablilla, reverso: joya)
   *[other] { $count } estaciones (tablilla, reverso: joya)
}
piece-waystation-jewelry-tablet = estación (joya, reverso: tablilla)
    .line = recupera reliquias de este tipo, fabrica, recluta
pieces-waystation-jewelry-tablet = { $count ->
    [one] una estación (joya, reverso: tablilla)
   *[other] { $count } estaciones (joya, reverso: tablilla)
}
piece-waystation-jewelry-figure = estación (joya, reverso: figura)
    .line = recupera reliquias de este tipo, fabrica, recluta
pieces-waystation-jewelry-figure = { $count ->
    [one] una estación (joya, reverso: figura)
   *[other] { $count } estaciones (joya, reverso: figura)
}
piece-waystation-figure-jewelry = estación (figura, reverso: joya)
    .line = recupera reliquias de este tipo, fabrica, recluta
pieces-waystation-figure-jewelry = { $count ->
    [one] una estación (figura, reverso: joya)
   *[other] { $count } estaciones (figura, reverso: joya)
}
piece-waystation-figure-tablet = estación (figura, reverso: tablilla)
    .line = recupera reliquias de este tipo, fabrica, recluta
pieces-waystation-figure-tablet = { $count ->
    [one] una estación (figura, reverso: tablilla)
   *[other] { $count } estaciones (figura, reverso: tablilla)
}
piece-waystation-tablet-figure = estación (tablilla, reverso: figura)
    .line = recupera reliquias de este tipo, fabrica, recluta
pieces-waystation-tablet-figure = { $count ->
    [one] una estación (tablilla, reverso: figura)
   *[other] { $count } estaciones (tablilla, reverso: figura)
}

effect-devout-knights = Caballeros devotos

retinue-column-move = Mover
retinue-column-delve = Luchar y excavar
retinue-column-recover = Mover o recuperar

many-retinue-column = { $count ->
    [one] 1 columna
   *[other] { $count } columnas
}

# Preparación

q-keepers-corner = ¿En qué esquina llegan tus caballeros?
    .why = Cuatro guerreros empiezan ahí y cuatro al lado; las reliquias sobrantes se entierran lejos de ambos.
q-keepers-beside = ¿Dónde van tus otros cuatro guerreros?
    .why = Desde dos claros alcanzas más bosques y controlas los claros que los rodean.
q-keepers-return = No te quedan guerreros ni estaciones. ¿Por dónde vuelves?
    .why = Una estación y un guerrero aparecen en el borde del mapa; la cara que elijas dice qué se puede recuperar allí.

# El turno

q-keepers-homecoming = Tu turno, Alba: usa una carta que tienes delante o continúa.
    .why = Ahora una estación y un guerrero vuelven al borde del mapa.
done-keepers-homecoming = Volver
q-keepers-encamp = Tu Alba: convierte guerreros en estaciones o continúa. ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en tu Séquito)
    .why = Una estación recupera reliquias del tipo que muestra, fabrica, recluta y da una carta más cada Noche.
done-keepers-encamp = Pasar a la Noche
    .confirm = ¿Pasar a tu Noche? Lo que no hayas hecho queda sin hacer.
q-keepers-decamp = Tu Alba: convierte estaciones en guerreros o continúa. ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en tu Séquito)
    .why = Para dar la vuelta a una estación hay que levantarla ahora y volver a acampar el turno siguiente.
done-keepers-decamp = Pasar a la Noche
    .confirm = ¿Pasar a tu Noche? Lo que no hayas hecho queda sin hacer.
q-keepers-recruit = Tu Alba: gasta cartas para tener guerreros en tus estaciones o continúa. ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en tu Séquito)
    .why = Cada carta trae dos guerreros a una estación de su palo.
done-keepers-recruit = Pasar a la Noche
    .confirm = ¿Pasar a tu Noche? Lo que no hayas hecho queda sin hacer.
q-keepers-craft = Tu Día: fabrica o envía a tu Séquito. ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
})
    .why = Cada estación fabrica una vez con el palo de su claro, antes de que actúe la primera carta del Séquito.
done-keepers-craft = Pasar a la Noche
    .confirm = ¿Pasar a tu Noche? Lo que no hayas hecho queda sin hacer.
q-keepers-move = Tu Día: tu Séquito se mueve. ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
})
    .why = Cada carta de la primera columna mueve guerreros desde un claro de su palo, y cada guerrero puede llevar una reliquia.
done-keepers-move = Pasar a la Noche
    .confirm = ¿Pasar a tu Noche? Lo que no hayas hecho queda sin hacer.
q-keepers-delve = Tu Día: tu Séquito lucha y excava. ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
})
    .why = Donde haya enemigos debes luchar antes. Controla tantos claros alrededor del bosque como valga la reliquia o pierdes la carta.
done-keepers-delve = Pasar a la Noche
    .confirm = ¿Pasar a tu Noche? Lo que no hayas hecho queda sin hacer.
q-keepers-recover = Tu Día: tu Séquito se mueve o recupera reliquias. ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
})
    .why = Las reliquias dan su valor en una estación de su tipo. Controla tantos claros de ese palo como valga la reliquia o pierdes la carta.
done-keepers-recover = Pasar a la Noche
    .confirm = ¿Pasar a tu Noche? Lo que no hayas hecho queda sin hacer.
q-keepers-land = Empieza tu Noche.
    .why = Donde haya cuatro o más guerreros tuyos, se va uno.
done-keepers-land = Continuar
q-keepers-gather = Tu Noche: añade cartas a tu Séquito o traslada una. ({ $cards } de 10)
    .why = Cada carta de ahí es una acción más por turno. Su palo dice dónde actúa; un ave actúa en cualquier sitio.
done-keepers-gather = Robar cartas y terminar el turno
q-keepers-draw = Ya has robado tus cartas.
    .why = Solo queda terminar el turno.
done-keepers-draw = Terminar el turno

q-keepers-dig = ¿Qué reliquia excavas para el { $clearing }?
    .why = Una reliquia boca abajo vale 1, 2, 3 o 3. Pierdes la carta si controlas menos claros alrededor de su bosque.
q-keepers-then-delve = Controlas el { $clearing }: ¿qué reliquia excavas?
    .why = Una reliquia boca abajo vale 1, 2, 3 o 3. Pierdes la carta si controlas menos claros alrededor de su bosque.
done-keepers-then-delve = Dejar las reliquias donde están
q-keepers-recover-which = ¿Qué reliquia recuperas del { $clearing }?
    .why = Da su valor, y dos puntos más si llena una columna de los tres tipos.
q-keepers-recover-more = ¿Recuperas otra reliquia del { $clearing }?
    .why = La carta puede seguir hasta que controles menos claros de ese palo de lo que vale la reliquia.
done-keepers-recover-more = Ya es suficiente
q-keepers-carry = ¿Qué reliquias van del { $origin } al { $to }?
    .why = Cada guerrero que se mueve puede llevar una. Lo que queda sin guerrero es presa fácil.
    .pick = Llevar
    .tip = Lleva contigo: { $what }
q-keepers-trophy = Has quitado una reliquia a los Guardianes: { $piece }. ¿A qué bosque va?
    .why = Queda allí boca arriba; los Guardianes tendrán que excavarla otra vez, así que elige un bosque donde controlen poco.

# Acciones

o-keepers-relic = { $relic } de { $origin }
    .origin = De { $value }
    .relic = { $value }
o-forest = { $place }
o-keepers-encamp = Acampar en el { $clearing }: { $building }
    .group = Acampar
    .clearing = En el { $value }
    .building = Como { $value }
o-keepers-decamp = Levantar el campamento del { $clearing }: { $building }
    .group = Levantar el campamento
    .clearing = En el { $value }
    .building = De { $value }
    .about = queda allí un guerrero
o-keepers-recruit = Gastar { $card } para reclutar en el { $clearing }
    .group = Reclutar
    .card = Con { $value }
    .clearing = En el { $value }
    .facts = { $count ->
        [one] 1 guerrero
       *[other] { $count } guerreros
    }
    .about = renuncias a «{ $line }»
o-keepers-move = { $card }: mover { pieces-moved } del { $origin } al { $to }
    .group = Mover
    .card = Con { $value }
    .origin = Desde el { $value }
    .to = Al { $value }
    .about = { "" }
o-keepers-battle = { $card }: batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }
    .facts = { battle-hits }
    .group = Luchar y excavar
    .card = Con { $value }
    .clearing = En el { $value }
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }? Los dados no se pueden deshacer.
    .about = { "" }
o-keepers-delve = { $card }: excavar para el { $clearing }
    .group = Excavar
    .card = Con { $value }
    .clearing = Para el { $value }
    .about = { "" }
o-keepers-travel = { $card }, recuperar: { pieces-moved }, { $origin } → { $to }
    .group = Mover en vez de recuperar
    .card = Con { $value }
    .origin = Desde el { $value }
    .to = Al { $value }
    .about = { "" }
o-keepers-recover = { $card }: recuperar reliquias del { $clearing }
    .group = Recuperar
    .card = Con { $value }
    .clearing = Del { $value }
    .facts = { $count ->
        [one] 1 reliquia que recuperar
       *[other] { $count } reliquias que recuperar
    }
    .about = { "" }
o-keepers-gather = Añadir { $card } a «{ $column }»
    .group = Añadir al Séquito
    .card = Añadir { $value }
    .column = A «{ $value }»
    .about = renuncias a «{ $line }»
o-keepers-shift = Trasladar { $card } de «{ $source }» a «{ $column }»
    .group = Trasladar una carta
    .card = Trasladar { $value } de «{ $source }»
    .source = { "" }
    .column = A «{ $value }»
    .about = { "" }

# Comandos

c-keepers = Dirige a los Guardianes de Hierro y a su Séquito
c-keepers-encamp = Cambia un guerrero por una estación
c-keepers-decamp = Cambia una estación por un guerrero
c-keepers-recruit = Gasta una carta: dos guerreros en una estación que coincida
c-keepers-move = Mueve con una carta de la primera columna
c-keepers-battle = Lucha con una carta de la segunda columna y luego excava
c-keepers-delve = Excava con una carta de la segunda columna, sin rival allí
c-keepers-travel = Mueve con una carta de la tercera columna
c-keepers-recover = Recupera reliquias con una carta de la tercera columna
c-keepers-gather = Añade una carta de tu mano a tu Séquito
c-keepers-shift = Traslada una carta de tu Séquito a otra columna
f-keepers-encamp-clearing = Un claro con un guerrero tuyo y un hueco libre
f-keepers-encamp-building = La estación y la cara que muestra
f-keepers-decamp-clearing = Un claro con una estación tuya
f-keepers-decamp-building = La estación
f-keepers-recruit-card = La carta de tu mano
f-keepers-recruit-clearing = Un claro que coincida, con una estación
f-keepers-move-card = La carta de la primera columna
f-keepers-move-origin = El claro que coincide, desde el que mueves
f-keepers-move-to = El claro adyacente al que mueves
f-keepers-move-warriors = Cuántos guerreros
f-keepers-battle-card = La carta de la segunda columna
f-keepers-battle-clearing = El claro que coincide, donde luchas
f-keepers-battle-defender = A quién atacas
f-keepers-delve-card = La carta de la segunda columna
f-keepers-delve-clearing = Un claro que controles, junto a un bosque con reliquias
f-keepers-travel-card = La carta de la tercera columna
f-keepers-travel-origin = El claro que coincide, desde el que mueves
f-keepers-travel-to = El claro adyacente al que mueves
f-keepers-travel-warriors = Cuántos guerreros
f-keepers-recover-card = La carta de la tercera columna
f-keepers-recover-clearing = Un claro con una estación y reliquias de su tipo
f-keepers-gather-card = La carta de tu mano
f-keepers-gather-column = La columna a la que va
f-keepers-shift-card = La carta de tu Séquito
f-keepers-shift-source = La columna de la que sale
f-keepers-shift-column = La columna a la que va

# Por qué no

r-keepers-passed = { $step ->
    [encamp] Acampas en tu propia Alba, antes de levantar campamentos.
    [decamp] Levantas campamentos en tu propia Alba, antes de reclutar.
    [recruit] Solo reclutas en tu propia Alba.
    [move] La primera columna actúa en tu propio Día, antes que las demás.
    [delve] La segunda columna actúa en tu propio Día, después de la primera y antes de la tercera.
    [recover] La tercera columna solo actúa en tu propio Día.
   *[gather] Solo cambias tu Séquito en tu propia Noche.
}
r-encamp-returned = Este turno has vuelto con una estación, y eso fue en lugar de acampar.
r-encamp-once = Ya has acampado en el { $clearing } este turno; en cada claro solo se puede una vez.
    .any = Necesitas un guerrero en un claro donde este turno aún quepa una estación.
r-encamp-nobody = No tienes ningún guerrero en el { $clearing } que pueda convertirse en estación.
    .any = Necesitas un guerrero en un claro donde este turno aún quepa una estación.
r-encamp-none-left = Esa estación no está en tu tablero. Cada una de las tres solo puede mostrar sus dos tipos.
r-decamp-once = Ya has levantado un campamento en el { $clearing } este turno; en cada claro solo se puede una vez.
r-decamp-other = Esa estación no está en el { $clearing }.
r-keepers-no-waystation = No tienes ninguna estación en el { $clearing }.
    .any = Ninguna de tus estaciones sirve ahora para eso.
r-keepers-suit = { $card } no coincide con el { $clearing }.
r-retinue-card = { $used ->
    [yes] { $card } ya ha actuado este turno; cada carta actúa una vez.
   *[no] { $card } no está en esa columna de tu Séquito.
}
r-delve-battle = Hay enemigos en el { $clearing }: debes luchar allí antes de excavar.
    .any = Necesitas guerreros en un claro que controles, junto a un bosque con una reliquia, sin una batalla pendiente allí.
r-delve-nobody = No tienes ningún guerrero en el { $clearing }, así que nadie puede excavar.
    .any = Necesitas guerreros en un claro que controles, junto a un bosque con una reliquia, sin una batalla pendiente allí.
r-delve-no-rule = No controlas el { $clearing }, así que no puedes excavar allí.
    .any = Necesitas guerreros en un claro que controles, junto a un bosque con una reliquia, sin una batalla pendiente allí.
r-delve-nothing = Ningún bosque junto al { $clearing } tiene reliquias.
r-recover-nothing = Ninguna reliquia del { $clearing } es de un tipo que muestre allí una estación.
r-gather-shifted = Este turno has trasladado una carta, y eso es en lugar de añadir.
r-gather-full = Tu Séquito tiene { $most } cartas, y es el máximo.
r-shift-gathered = Este turno has añadido cartas, así que no se traslada ninguna.
r-shift-once = Este turno ya has trasladado una carta; solo es una.
r-shift-not-there = { $card } no está en esa columna de tu Séquito.

# Probabilidades

odds-first-ignored = Ya contado: { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "ignora", "ignoran", "ignora") } el primer impacto.

# Lo que pasó

e-relics-buried = Reliquias en el { $place }: { $relics }.
e-relic-delved = { YOU($seat, "Excavaste", "excavó", "excavaron") } una reliquia del { $origin } para el { $clearing }: { $relic }.
e-relic-brought = { YOU($seat, "Pusiste", "puso", "pusieron") } una reliquia en el { $place }: { $relic }.
e-relic-recovered = { YOU($seat, "Recuperaste", "recuperó", "recuperaron") } una reliquia del { $clearing }: { $relic }.
e-retinue-grew = { YOU($seat, "Añadiste", "añadió", "añadieron") } { $card } al Séquito ({ $column }).
e-retinue-shifted = { YOU($seat, "Trasladaste", "trasladó", "trasladaron") } { $card } de «{ $source }» a «{ $column }».
e-retinue-lost = { YOU($seat, "Perdiste", "perdió", "perdieron") } { $card } del Séquito.

# Planes

plan-carry = Llevar reliquias
    .why = Lo que llevan tus guerreros cuando otro los hace moverse.
plan-carry-relics = Reliquias
plan-carry-relics-valuable = las más valiosas, una por guerrero
plan-carry-relics-none = ninguna
plan-trophies = Reliquias que quitas
    .why = Adónde va una reliquia de los Guardianes que retiras en el turno de otro.
plan-trophies-forest = Bosque
plan-trophies-forest-hard = donde los Guardianes tengan menos alrededor
plan-trophies-forest-near = donde tú tengas más alrededor
