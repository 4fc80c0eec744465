# Texts on the pictures of Runewars, in their alt texts, and on the text board.
# Names of factions, units, heroes and cards are the game's own words.

board-season = Año { $year }, { $season }
board-wins = { $n ->
    [one] gana
   *[other] ganan
 }
board-step = paso { $step }
board-round = ronda { $round }

text-none = nada
text-count = { $n } × { $what }
text-no-faction = Asiento { $seat }
text-area-city = { $key } ({ $city })

text-heading-setup = Runewars: { $phase }
text-heading-turn = Runewars, año { $year }, { $season } ({ $card }): { $phase }
text-heading-seats = Jugadores en orden de juego
text-heading-areas = Zonas
text-heading-heroes = Héroes
text-heading-shared = Junto al mapa
text-heading-changes = Lo último que pasó

text-turn = Es el turno de { $who }.
text-setup = Antes del primer turno: se coloca el mapa y cada facción despliega.
text-all = No es el turno de nadie: todos eligen, o se resuelve la estación.
text-won = { $who } { $n ->
    [one] ha ganado.
   *[other] han ganado en común.
 }
text-victory = { $who } tiene una carta de victoria en { $season }.

text-seat = { $who }: { $rest }
text-eliminated = fuera de la partida
text-tiles = losetas por colocar: { $tiles }
text-tile = { $tile } ({ $areas })
text-tile-area = { $key } en { $q } / { $r }: { $yields }
text-hex = casilla { $q } / { $r }
text-runes = { $n ->
    [one] 1 zona con ficha de runa
   *[other] { $n } zonas con ficha de runa
 }
text-dragons = { $n ->
    [one] 1 de ellas es de dragón
   *[other] { $n } de ellas son de dragón
 }
text-influence = influencia { $n }
text-dials = alimento { $food }, madera { $wood }, mineral { $ore }
text-tactics = { $n ->
    [one] 1 carta de táctica
   *[other] { $n } cartas de táctica
 }
text-quests = { $n ->
    [one] 1 misión
   *[other] { $n } misiones
 }
text-known-quests = misiones conocidas: { $quests }
text-objective = un objetivo
text-orders = órdenes de este año: { $orders }
text-strongholds = { $n ->
    [one] 1 fortaleza
   *[other] { $n } fortalezas
 }
text-titles = títulos: { $titles }
text-victory-on = carta de victoria en { $season }
text-supply = en reserva: { $units }

text-hero = { $hero } ({ $who }), en { $place }: { $rest }
text-attribute = { $attribute } { $n }
text-health = vida { $n }
text-damage = daño { $n }
text-routed = { $n } en desbandada
text-hero-routed = en desbandada
text-commander = comandante
text-rewards = { $n ->
    [one] 1 recompensa boca abajo
   *[other] { $n } recompensas boca abajo
 }
text-rewards-shown = recompensas: { $rewards }
text-rewards-own = boca abajo, visibles para ti: { $rewards }

text-area = { $area }, junto a { $next }: { $rest }
text-beside = { $area }{ $border ->
    [water] { " " }por agua
    [ice-water] { " " }por agua helada
    [mountain] { " " }por montañas
   *[none] { "" }
 }
text-home = reino de { $who }
text-holding = { $who }: { $pieces }
text-units = { $n ->
    [one] 1 { $unit }
   *[other] { $n } { MANY($unit, as: "unit") }
}
text-lying = { $n ->
    [one] 1 { $unit }
   *[other] { $n } { MANY($unit, as: "unit") }
} (en desbandada)
text-stronghold = { $damaged ->
    [yes] fortaleza dañada de { $who }
   *[no] fortaleza de { $who }
 }
text-controls = control de { $who }
text-uncontrolled = nadie la controla
text-hero-here = héroe { $hero } ({ $who })
text-rune-facedown = ficha de runa boca abajo
text-rune-dragon = { $shown ->
    [yes] runa de dragón, boca arriba
   *[no] ficha de runa boca abajo (sabes que es de dragón)
 }
text-rune-false = { $shown ->
    [yes] runa falsa, boca arriba
   *[no] ficha de runa boca abajo (sabes que es falsa)
 }
text-activated = activada por { $who }
text-exploration = ficha de exploración boca abajo
text-left = { $n ->
    [one] 1 recompensa
   *[other] { $n } recompensas
 } de un héroe derrotado
text-markers = { $n ->
    [one] 1 marcador espera
   *[other] { $n } marcadores esperan
 } un reino natal.

text-to-win = { $n } runas de dragón ganan.
text-frozen = El agua está helada: se pueden cruzar sus bordes.
text-titles-free = Títulos por reclamar: { $titles }.
text-title-free = { $title } (influencia { $n })
text-decks = Cartas que quedan: táctica { $tactics } (descartadas { $discard }), destino { $fate }, misiones { $quests }, recompensas { $rewards }, héroes { $heroes }.
text-battle = Batalla en { $place }, { $step ->
    [0] antes del primer paso
   *[other] paso { $step }
 }. { $attacker }: { $attackers } contra { $defender }: { $defenders }.
text-duel = Duelo en { $place }, { $round ->
    [0] antes de la primera ronda
   *[other] ronda { $round }
 }: { $attacker } contra { $defender }.
text-duelist = { $what } ({ $who }, { $left } de { $health } de vida)

change-units = { $n ->
    [one] 1 { $what }
   *[other] { $n } { MANY($what, as: "unit") }
}
change-move = { $who }: { change-units } de { $origin } a { $to }.
change-retreat = { $who }: retirada de { change-units } de { $origin } a { $to }.
change-place = { $who }: llegada de { change-units } a { $to }.
change-destroy = { $who }: pérdida de { change-units } en { $to }.
change-rout = { $who }: { change-units } en desbandada en { $to }.
change-battle = { $who } atacó { $to }.
change-hero = { $hero } de { $who } fue de { $origin } a { $to }.
change-rune = { $who }: una ficha de runa en { $to }.

alt-standing = { $who }: fichas de runa en { $runes ->
    [one] 1 zona
   *[other] { $runes } zonas
 }, { $areas ->
    [one] 1 zona controlada
   *[other] { $areas } zonas controladas
 }, influencia { $influence }.
alt-decided = { $who }: { $runes ->
    [one] 1 runa de dragón
   *[other] { $runes } runas de dragón
 }, { $areas ->
    [one] 1 zona controlada
   *[other] { $areas } zonas controladas
 }, influencia { $influence }.
alt-changes = Último: { $changes }
