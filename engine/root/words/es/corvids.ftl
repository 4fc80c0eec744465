# La Conjura de los Córvidos (Ley 13), y Destapar, que otros pueden usar por ella.

faction-corvids = La Conjura
    .within = la Conjura
    .of = de la Conjura
    .toward = a la Conjura
    .short = Conjura
    .full = Conjura de los Córvidos

piece-plot = complot boca abajo
piece-bomb = bomba
    .line = al voltearla, retira toda pieza enemiga de su claro
piece-snare = lazo
    .line = boca arriba: el enemigo no coloca piezas allí ni sale de allí
piece-extortion = extorsión
    .line = al voltearla, toma una carta al azar de cada enemigo del claro
piece-raid = incursión
    .line = cuando la retiran: un guerrero tuyo en cada claro adyacente
pieces-plot = { $count ->
    [one] un complot boca abajo
   *[other] { $count } complots boca abajo
}
pieces-bomb = { $count ->
    [one] una bomba
   *[other] { $count } bombas
}
pieces-snare = { $count ->
    [one] un lazo
   *[other] { $count } lazos
}
pieces-extortion = { $count ->
    [one] una extorsión
   *[other] { $count } extorsiones
}
pieces-raid = { $count ->
    [one] una incursión
   *[other] { $count } incursiones
}

effect-embedded-agents = los Agentes infiltrados

# Preparación

q-corvids-scatter = ¿Dónde empieza tu próximo espía?
    .why = Un guerrero empieza en un claro de cada palo; donde estén, podrán esconderse tus primeros complots.

# Los menús del turno

q-corvids-craft = Tu Alba: fabrica, voltea complots, recluta o continúa tu turno.
    .why = Cada complot fabrica con el palo de su claro, boca arriba o abajo; voltear va después de fabricar.
done-corvids-craft = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-corvids-flip = Tu Alba: voltea complots, recluta o continúa tu turno.
    .why = Cada volteo da un punto por cada complot que quede boca arriba: los que sobreviven pagan una y otra vez.
done-corvids-flip = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-corvids-recruit = Tu Alba: recluta o continúa tu turno.
    .why = Una carta trae un guerrero a cada claro de su palo, una vez por turno.
done-corvids-recruit = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-corvids-daylight = Tu Día: { $actions ->
    [one] te queda una acción
   *[other] te quedan { $actions } acciones
}.
    .why = Pon complots donde un guerrero los guarde hasta tu próxima Alba, cuando los volteas por puntos.
done-corvids-daylight = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-corvids-exert = Tu Noche: { $exerted ->
    [yes] una acción más, en vez de robar
   *[no] esfuérzate por una acción más o roba
}.
    .why = Quien se esfuerza no roba cartas esta Noche; quien ya ha robado no puede esforzarse.
done-corvids-exert = Terminar el turno
q-corvids-draw = Ya has robado tus cartas.
    .why = Solo queda terminar el turno.
done-corvids-draw = Terminar el turno

o-corvids-flip = Voltear el complot del { $clearing }
    .group = Voltear un complot
    .facts = { $points ->
        [one] +1 punto
       *[other] +{ $points } puntos
    }
    .confirm = ¿Voltear el complot del { $clearing }? Lo que todos han visto no se puede deshacer.
o-corvids-recruit = Reclutar en claros de { $suit } con { $card }
    .group = Reclutar
    .card = Con { $value }
    .suit = En claros de { $value }
    .facts = { $count ->
        [one] 1 guerrero
       *[other] { $count } guerreros
    }
    .about = renuncias a «{ $line }»
o-corvids-move = Mover { pieces-moved } del { $origin } al { $to }
    .group = Mover
    .origin = Desde el { $value }
    .to = Al { $value }
o-corvids-plot = Complot en el { $clearing }: { $plot }
    .group = Poner un complot
    .clearing = En el { $value }
    .plot = { $value }
    .facts = { $cost ->
        [one] cuesta 1 guerrero de allí
       *[other] cuesta { $cost } guerreros de allí
    }
o-corvids-battle = Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }
    .facts = { battle-hits }
    .group = Batalla
    .clearing = En el { $value }
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }? Los dados no se pueden deshacer.
o-corvids-trick = Cambiar los complots del { $one } y del { $other }
    .group = Truco: cambiar dos complots
    .one = El complot del { $value }
    .other = Por el complot del { $value }
    .about = los dos siguen como están, boca arriba o boca abajo
o-corvids-exert = Esforzarse: una acción más en vez de robar
    .group = Esforzarse
    .facts = { $cards ->
        [one] renuncias a 1 carta
       *[other] renuncias a { $cards } cartas
    }
o-expose = Destapar el complot del { $clearing }; apuesta: { $plot }
    .group = Destapar un complot
    .clearing = En el { $value }
    .plot = Es: { $value }
    .facts = { $count ->
        [one] no puede ser otra cosa
       *[other] puede ser de { $count } tipos
    }
    .confirm = ¿Apuestas a que el complot del { $clearing } es: { $plot }? Si fallas, la Conjura se queda la carta que enseñes.

# Preguntas por el camino

q-corvids-recruiting = Tu reserva no alcanza para todos estos claros. ¿Adónde van guerreros?
    .why = Un guerrero por claro; elige dónde quieres conspirar después.
    .some = { $n } en el { $name }
    .tip = Coloca guerreros: { $what }
q-corvids-raid = Se retiró la incursión del { $clearing }, pero tu reserva no alcanza para todos los claros de alrededor. ¿Adónde van guerreros?
    .why = Un guerrero por claro; pueden guardar otros complots o pagar nuevos.
    .some = { $n } en el { $name }
    .tip = Coloca guerreros: { $what }
q-corvids-show = Apuestas por «{ $piece }» en el { $clearing }: ¿qué carta de { $suit } enseñas a la Conjura?
    .why = Si aciertas, la conservas y retiras el complot por un punto. Si fallas, es suya.

# Comandos

c-corvids = Lo que hace la Conjura con sus complots
c-corvids-flip = Voltea un complot junto a tus guerreros y puntúa
c-corvids-recruit = Gasta una carta: un guerrero en cada claro que coincida
c-corvids-move = Haz un movimiento; no importa quién controle
c-corvids-plot = Retira guerreros: un complot boca abajo en su lugar
c-corvids-battle = Inicia una batalla
c-corvids-trick = Cambia dos complots, ambos visibles o ambos ocultos
c-corvids-exert = No robes cartas esta Noche a cambio de una acción más
c-root-expose = Enseña una carta y adivina un complot oculto
f-corvids-flip-clearing = Un claro con un complot boca abajo y guerreros tuyos
f-corvids-recruit-card = La carta que gastas
f-corvids-recruit-suit = El palo de los claros, si gastas un ave
f-corvids-move-origin = Desde dónde
f-corvids-move-to = Adónde
f-corvids-move-warriors = Cuántos guerreros
f-corvids-plot-clearing = Un claro sin complot, con bastantes guerreros tuyos
f-corvids-plot-plot = Qué complot; déjalo vacío para elegirlo en privado
f-corvids-battle-clearing = Dónde luchas
f-corvids-battle-defender = A quién atacas
f-corvids-trick-one = El complot del claro con el número más bajo
f-corvids-trick-other = El complot por el que se cambia
f-root-expose-clearing = Un claro con un complot boca abajo y una pieza tuya
f-root-expose-plot = Lo que crees que es

# Por qué no

r-corvids-passed = { $step ->
    [flip] Los complots solo se voltean en tu Alba, después de fabricar y antes de reclutar.
    [recruit] Solo reclutas en tu Alba, después de voltear complots.
    [exert] Solo te esfuerzas en tu propia Noche.
   *[daylight] Mueves, pones complots, luchas y haces trucos solo en tu propio Día.
}
r-corvids-no-actions = No te quedan acciones. { $exert ->
    [yes] Puedes esforzarte por una más y no robar cartas.
   *[no] Vuelven el próximo turno.
}
r-flip-nothing = No tienes ningún complot en el { $clearing }.
    .any = Necesitas un complot boca abajo y un guerrero tuyo en el mismo claro.
r-flip-face-up = El complot del { $clearing } ya está boca arriba.
r-flip-no-warrior = Necesitas un guerrero tuyo en el { $clearing } para voltear allí el complot.
r-corvids-recruit-suit = { $card } solo recluta en claros de su propio palo. Un ave recluta en un palo cualquiera.
r-corvids-recruit-barred = No hay ningún claro de { $suit } donde puedas reclutar.
r-exert-once = Ya te has esforzado esta Noche; solo se puede una vez.
r-exert-drawn = Ya has robado una carta esta Noche, así que no puedes renunciar a robar (según nuestra lectura).
r-exert-later = Antes usa lo que te queda del Día: { $actions ->
    [one] una acción
   *[other] { $actions } acciones
}.
r-exert-nothing = No vale la pena esforzarse: no hay ninguna acción posible.
r-plot-there = Ya hay un complot en el { $clearing }, y en un claro solo cabe uno.
    .any = Necesitas bastantes guerreros en un claro sin complot.
r-plot-warriors = Este complot cuesta { $cost ->
    [one] 1 guerrero
   *[other] { $cost } guerreros
} en el { $clearing }, y allí tienes { $have }.
    .any = Necesitas { $cost ->
        [one] un guerrero
       *[other] { $cost } guerreros
    } en un claro sin complot.
r-plot-none-left = En tu reserva no quedan complots de este tipo: { $piece }.
r-trick-nothing = No tienes ningún complot en el { $clearing } que cambiar.
    .any = Necesitas dos complots iguales: los dos boca arriba o los dos boca abajo.
r-trick-same = Un truco toma complots de dos claros distintos.
r-trick-facing = Un truco cambia dos complots que estén ambos boca arriba o ambos boca abajo.
r-expose-own = Estos complots son tuyos. Quienes pueden destaparlos son tus enemigos.
r-expose-nothing = No hay ningún complot boca abajo en el { $clearing }.
r-expose-no-enemy = Estás en una coalición con la Conjura, y solo sus enemigos destapan sus complots.
r-expose-spared = La Conjura es Penitente, así que no puedes retirar sus complots.
r-expose-absent = Necesitas una pieza tuya en el { $clearing }. { COUNT($instead) ->
    [0] No tienes ninguna en un claro con un complot boca abajo.
   *[other] Podrías destapar un complot en { NAMES($instead) }.
}
r-expose-ruled-out = Todos saben que eso no es lo que hay en el { $clearing }: { $piece }. Prueba con otro tipo.
r-expose-card = No tienes ninguna carta que cuente como { $suit } para enseñarla.
r-expose-not-now = No puedes destapar complots en medio de otra cosa. Termínala primero.

# Lo que pasó

e-plot-was = Tu complot en el { $clearing }: { $plot }.
e-plot-flipped = { YOU($seat, "Volteaste", "volteó", "voltearon") } el complot del { $clearing }: ¡{ $plot }!
e-plot-lost = { "" }
e-raid-sprung = { YOU($seat, "Lanzaste", "lanzó", "lanzaron") } guerreros en todas direcciones desde el { $clearing }: ¡incursión!
e-plots-swapped = { YOU($seat, "Cambiaste", "cambió", "cambiaron") } los complots del { $one } y del { $other }.
e-exerted = { YOU($seat, "Te esforzaste y no robarás", "se esforzó y no robará", "se esforzaron y no robarán") } cartas.
e-exposed = { YOU($guesser, "Intentaste", "intentó", "intentaron") } destapar el complot del { $clearing } apostando por { $plot }: { $answer ->
    [yes] **sí**. La carta enseñada vuelve a la mano.
   *[no] **no**. La carta enseñada { YOU($seat, "te la quedas tú", before: "se la queda", as: "faction.within") }.
}
e-card-shown = { YOU($seat, "Enseñaste", "enseñó", "enseñaron") } { $card } sin entregarla; { YOU($to, "la viste", before: "la vio", as: "faction.within") }.

# Lo que sabe un asiento y lo que decide una batalla

odds-agents = Ya contado: { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "inflige", "infligen", "inflige") } 1 impacto extra donde hay un complot boca abajo.

knows-plot = El complot del { $clearing } no es ninguno de estos: { NAMES($types, as: "piece") }.

# Planes

plan-raid = Incursiones
    .why = Adónde van los guerreros de una incursión si tu reserva no alcanza para todos los claros de alrededor.
plan-raid-first = Primero
plan-raid-first-plots = donde estén tus complots
plan-raid-first-few = donde tengas menos guerreros
plan-raid-first-many = donde tengas más guerreros
