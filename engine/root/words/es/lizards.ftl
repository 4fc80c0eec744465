# El Culto Lagarto (Ley 10).

faction-lizards = El Culto
    .within = el Culto
    .of = del Culto
    .toward = al Culto
    .short = Culto
    .full = Culto Lagarto

piece-garden-fox = jardín de zorro
piece-garden-rabbit = jardín de conejo
piece-garden-mouse = jardín de ratón
pieces-garden-fox = { $count ->
    [one] un jardín de zorro
   *[other] { $count } jardines de zorro
}
pieces-garden-rabbit = { $count ->
    [one] un jardín de conejo
   *[other] { $count } jardines de conejo
}
pieces-garden-mouse = { $count ->
    [one] un jardín de ratón
   *[other] { $count } jardines de ratón
}

effect-fear-of-the-faithful = Temor de los fieles

look-lost-souls = Almas perdidas

lizards-acolytes = { $cost ->
    [one] 1 acólito
   *[other] { $cost } acólitos
}

# Preparación

q-lizards-corner = ¿En qué esquina crece tu primer jardín?
    .why = Empiezas ahí con cuatro guerreros, y otro va a cada claro de al lado.
q-lizards-garden = ¿Qué jardín colocas en el { $clearing }?
    .why = El claro es de varios palos; el del jardín decide su hilera.
q-lizards-outcast = ¿Qué palo es el Paria?
    .why = En sus claros se conspira y sus jardines fabrican. Desde tu primer turno lo deciden las Almas perdidas.
o-lizards-outcast = { $suit }
    .about = conspiras en sus claros, y sus jardines fabrican

# Los menús del turno

q-lizards-birdsong = Tu Alba: usa una carta que tienes delante, conspira en claros de { $suit } o continúa.
    .why = El palo más común entre las Almas perdidas es el Paria, y en él conspiran tus acólitos.
done-lizards-birdsong = Pasar al Día
q-lizards-conspiracies = Tu Alba: conspira en claros de { $suit } o continúa. ({ $acolytes ->
    [one] 1 acólito
   *[other] { $acolytes } acólitos
}{ $hated ->
    [yes] {"; el Paria es odiado, así que todo cuesta uno menos"}
   *[no] {""}
})
    .why = Solo con acólitos puedes mover y luchar, y también convertir piezas enemigas en tuyas.
done-lizards-conspiracies = Pasar al Día
q-lizards-rituals = Tu Día: revela cartas, cada una para un ritual.
    .why = Las recuperas por la Noche, salvo las gastadas para puntuar. Aquí las aves no valen por otro palo.
done-lizards-rituals = Pasar a la Noche
    .confirm = ¿Pasar a la Noche? Recuperas las cartas reveladas, fabricas y robas; no habrá más rituales este turno.
q-lizards-return = Tu Noche: tus cartas vuelven a tu mano.
    .why = Ahora puedes fabricar con los jardines del Paria.
done-lizards-return = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-lizards-craft = Tu Noche: fabrica con tus jardines de { $suit }.
    .why = Solo fabrican los jardines del palo paria, cada uno una vez por turno.
done-lizards-craft = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-lizards-draw = Ya has robado tus cartas.
    .why = Solo queda terminar el turno.
done-lizards-draw = Terminar el turno

q-lizards-crusade = Tu cruzada ha llegado al { $clearing }. ¿Luchas allí?
    .why = Esta batalla forma parte del movimiento que has pagado.
done-lizards-crusade = No luchar

# Acciones

o-lizards-crusade = Cruzada: batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }
    .facts = { lizards-acolytes }, { battle-hits }
    .group = Cruzada: batalla
    .clearing = En el { $value }
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }? Los dados no se pueden deshacer.
o-lizards-crusade-move = Cruzada: mover { pieces-moved } del { $origin } al { $to }
    .facts = { lizards-acolytes }
    .group = Cruzada: mover y quizá luchar
    .origin = Desde el { $value }
    .to = Al { $value }
    .about = después puedes luchar allí
o-lizards-convert = Convertir un guerrero { YOU($enemy, "tuyo", as: "faction.of") } en el { $clearing }
    .facts = { lizards-acolytes }
    .group = Convertir
    .clearing = En el { $value }
    .about = vuelve a casa y un guerrero tuyo ocupa su lugar
o-lizards-sanctify = Santificar en el { $clearing }: { $building }
    .facts = { lizards-acolytes }{ $points ->
        [0] { "" }
       *[other] {", +1 punto"}
    }
    .group = Santificar
    .clearing = En el { $value }
    .about = se retira, y en su lugar hay un jardín tuyo
o-lizards-build = { $card }: construir un jardín en el { $clearing }
    .facts = jardín { $gardens } de su palo, que así da { $points ->
        [0] 0 puntos
        [one] 1 punto
       *[other] { $points } puntos
    }
    .group = Construir un jardín
    .card = Con { $value }
    .clearing = En el { $value }
    .about = la carta vuelve por la Noche
o-lizards-recruit = { $card }: reclutar en el { $clearing }
    .group = Reclutar
    .card = Con { $value }
    .clearing = En el { $value }
    .about = 1 guerrero allí; la carta vuelve por la Noche
o-lizards-score = { $card }: gastarla para puntuar sus jardines
    .facts = { $points ->
        [0] sin puntos
        [one] +1 punto
       *[other] +{ $points } puntos
    }
    .group = Puntuar
    .card = Con { $value }
    .about = renuncias para siempre a «{ $line }»
o-lizards-sacrifice = { $card }: sacrificio por un acólito
    .group = Sacrificio
    .card = Con { $value }
    .about = +1 acólito; la carta vuelve por la Noche

# Comandos

c-lizards = Lo que hace el Culto Lagarto con acólitos y cartas reveladas
c-lizards-crusade = Gasta acólitos para luchar en un claro paria
c-lizards-crusade-move = Gasta acólitos para salir de un claro paria y quizá luchar
c-lizards-convert = Gasta acólitos para cambiar un guerrero enemigo por uno tuyo
c-lizards-sanctify = Gasta acólitos: un edificio enemigo pasa a ser jardín
c-lizards-build = Revela una carta: un jardín en un claro de su palo
c-lizards-recruit = Revela una carta: un guerrero en un claro de su palo
c-lizards-score = Gasta una carta: puntúa los jardines de su palo
c-lizards-sacrifice = Revela una carta de ave para ganar un acólito
f-lizards-crusade-clearing = Un claro paria con guerreros tuyos
f-lizards-crusade-defender = A quién atacas
f-lizards-crusade-move-origin = El claro paria del que sales
f-lizards-crusade-move-to = Adónde
f-lizards-crusade-move-warriors = Cuántos guerreros
f-lizards-convert-clearing = Un claro paria
f-lizards-convert-enemy = De quién es el guerrero
f-lizards-sanctify-clearing = Un claro paria
f-lizards-sanctify-building = El edificio enemigo
f-lizards-build-card = La carta que revelas
f-lizards-build-clearing = Un claro de su palo que controles
f-lizards-recruit-card = La carta que revelas
f-lizards-recruit-clearing = Un claro de su palo
f-lizards-score-card = La carta que gastas
f-lizards-sacrifice-card = La carta de ave que revelas

# Por qué no

r-conspiracy-when = Solo conspiras en tu propia Alba, antes de tu Día.
r-conspiracy-where = El Paria es { $suit }, y el { $clearing } no es de los suyos. Conspira donde coincida el palo.
    .any = El Paria es { $suit }, y ahora no es posible en ninguno de sus claros.
r-acolytes-short = Esto cuesta { $cost ->
    [one] 1 acólito
   *[other] { $cost } acólitos
}, y tienes { $have }. Los guerreros que caen defendiéndose se hacen acólitos, y también los que sacrificas.
r-convert-nobody = En el { $clearing } no hay ningún guerrero enemigo así que convertir. Peones, edificios y fichas no valen.
r-sanctify-nothing = En el { $clearing } no hay ningún edificio enemigo así. Las fichas y las ruinas no se pueden santificar.
r-garden-none-left = Todos tus jardines de { $suit } han salido ya de tu tablero.
r-garden-no-rule = No controlas el { $clearing }, y solo puedes construir donde controlas.
r-garden-no-slot = No hay ningún hueco libre en el { $clearing }.
r-ritual-when = Los rituales son cosa de tu propio Día.
r-ritual-revealed = { $card } ya está revelada. La recuperas por la Noche.
    .any = No tienes para esto ninguna carta que no hayas revelado ya.
r-ritual-bird = En los rituales las aves no son comodín, así que { $card } solo sirve para un sacrificio.
    .any = Solo tienes aves, y en los rituales no son comodín.
r-ritual-suit = { $card } no coincide con el { $clearing }. Revela una carta de su palo.
    .any = No tienes ninguna carta del palo de un claro donde se pudiera hacer.
r-score-once = Este turno ya has puntuado tus jardines de { $suit }; solo se puede una vez por palo.
r-score-no-garden = No tienes en el mapa ningún jardín de { $suit } que puntuar.
    .any = No tienes ninguna carta del palo de un jardín que aún puedas puntuar este turno.
r-sacrifice-bird = Para un sacrificio solo se puede revelar una carta de ave, y { $card } no lo es.
    .any = No tienes ninguna carta de ave, y solo un ave sirve para un sacrificio.

# Lo que pasó

e-outcast-chosen = { YOU($seat, "Elegiste", "eligió", "eligieron") } Paria: { $suit }.
e-outcast-adjusted = El Paria es { $suit }{ $hated ->
    [yes] {", y es odiado"}
   *[no] {""}
}.
e-lost-souls-discarded = { $count ->
    [one] La única Alma perdida se descartó
   *[other] Las { $count } Almas perdidas se descartaron
}{ COUNT($cards) ->
    [0] { "" }
   *[other] {"; junto al mapa hay ahora "}{ $cards }
}.
e-acolytes-gained = { YOU($seat, "Ganaste", "ganó", "ganaron") } { $count ->
    [one] un acólito
   *[other] { $count } acólitos
}; ahora { AGREE($seat, "tiene", "tienen", "tienes") } { $acolytes }.
e-conspired = { YOU($seat, "Gastaste", "gastó", "gastaron") } { $count ->
    [one] 1 acólito
   *[other] { $count } acólitos
} para { $conspiracy ->
    [crusade] una cruzada
    [convert] convertir a un guerrero
   *[sanctify] santificar un edificio
}.
e-ritual-performed = { $ritual ->
    [build] { YOU($seat, "Revelaste", "reveló", "revelaron") } { $card } para construir
    [recruit] { YOU($seat, "Revelaste", "reveló", "revelaron") } { $card } para reclutar
    [sacrifice] { YOU($seat, "Revelaste", "reveló", "revelaron") } { $card } para un sacrificio
   *[score] { YOU($seat, "Gastaste", "gastó", "gastaron") } { $card } para puntuar
}.
e-revealed-returned = { YOU($seat, "Recuperaste", "recuperó", "recuperaron") } las cartas reveladas: { $cards }.
