# Lo que se puede consultar: cartas, pilas abiertas, movimientos, probabilidades y lo que sabe un asiento.

# Las cartas en una línea

printed-line = { $name } · { $suit } · { $kind ->
    [item] fabricar { $cost } → { $item }, +{ $points }
    [persistent] fabricar { $cost } → efecto duradero
    [immediate] fabricar { $cost } → efecto inmediato
    [ambush] emboscada
   *[dominance] dominio
}
cost-suit = { $count ->
    [one] 1 { $suit }
   *[other] { $count } { $suit ->
        [zorro] zorros
        [conejo] conejos
        [ave] aves
       *[other] ratones
    }
}
cost-any = { $count } de cualquier palo
printed-copies = { $count ->
    [one] Hay una en el mazo.
   *[other] Hay { $count } en el mazo.
}

# Lo que está a la vista

look-discard = Pila de descartes
look-crafted = Cartas fabricadas
look-items = Objetos
look-dominance = Cartas de dominio
look-quests = Misiones
look-legend = Signos del tablero
legend =
    El anillo de un claro y el escudo a su derecha son de quien lo controla; sin ellos no lo controla nadie.
    A su izquierda, su número y su palo: Z zorro, C conejo, R ratón.
    Una cara con un número: tantos guerreros. La cara en un alfiler sin número: el peón del Vagabundo.
    Los cuadrados son edificios; uno de trazos es un hueco libre, un castillo gris una ruina. Lo redondo del borde inferior son fichas.
    A la derecha, cada asiento: en grande los puntos; debajo, las cartas en la mano y lo que cuenta su facción.
    Debajo de los asientos: objetos por fabricar, mazo, descartes y cartas de dominio disponibles.
    Debajo del mapa: los puntos de todos en una sola escala, con la corona en 30.
look-supply = Por fabricar: { $items }
look-forge = En la Forja Legendaria: { $items }
look-crafted-items = { $seat }, fabricado: { $items }
look-exhausted-items = { $seat }, agotado de lo anterior: { $items }
look-coffins = En Coffin Makers: { $count ->
    [one] 1 guerrero
   *[other] { $count } guerreros
} ({ $seat })
look-none = nada
look-empty-hand = No tienes cartas.
look-playable = { $card } · jugable ahora
look-spendable = { $card } · se puede gastar ahora
look-quest-deck = { $count ->
    [0] No quedan más misiones en su mazo.
    [one] Queda una más en el mazo de misiones.
   *[other] Quedan { $count } más en el mazo de misiones.
}

# Lo que un asiento sabe de las cartas ocultas

knows-hand-sure = { YOU($seat, "Tu bando") } { AGREE($seat, "tiene", "tienen", "tiene") } { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: seguro.
knows-hand-maybe = { YOU($seat, "Tu bando") } quizá { AGREE($seat, "tenga", "tengan", "tenga") } aún { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: desde entonces ha salido de esa mano una carta sin verse.
knows-supporters-sure = { YOU($seat, "Tu bando") } tiene entre sus partidarios { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: seguro.
knows-supporters-maybe = { YOU($seat, "Tu bando") } quizá tenga entre sus partidarios { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}.
knows-shown = { YOU($seat, "Tu bando") } { AGREE($seat, "vio", "vieron", "vio") } tu mano.
knows-ruin = Bajo la ruina del { $clearing }: { NAMES($items, as: "item") }.

# Movimientos

reach-title = **Desde el { $origin }** ({ $count ->
    [one] 1 guerrero
   *[other] { $count } guerreros
}), tal como está el tablero:
reach-title-all = **Adónde podrían ir tus guerreros**, tal como está el tablero:
reach-line = { $origin } ({ $count ->
    [one] 1 guerrero
   *[other] { $count } guerreros
}): { COUNT($instead) ->
    [0] a ningún sitio
   *[other] a { NAMES($instead) }
}
reach-to = al { $to }
reach-move-no-rule = no al { $to }: no controlas ninguno de los dos
reach-move-held = no al { $to }: las piezas están retenidas aquí
reach-move-barred = no al { $to }: nada puede entrar ni salir de allí
reach-others = Los demás claros no están al lado.
reach-pawn = **Tu peón** está en el { $origin }, con { $boots ->
    [0] ninguna bota lista
    [one] 1 bota lista
   *[other] { $boots } botas listas
}:
reach-boots = al { $to }: { $boots ->
    [one] 1 bota
   *[other] { $boots } botas
}
reach-slip = A los bosques de al lado ({ NAMES($forests) }) solo te puedes escabullir, durante el Alba.
r-move-no-warriors = No tienes guerreros en el mapa que mover.
r-move-no-pawn = Tu peón aún no está en el mapa.

# Probabilidades

odds-list = **Batallas posibles**, con impactos de media; indica atacante, defensor y lugar para saber más:
odds-line = { YOU($attacker, "Tu bando") } contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }: inflige { $dealt }, recibe { $suffered }
odds-title = **{ YOU($attacker, "Tú") } contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }**
odds-hits = { YOU($seat, "Tu bando") } { AGREE($seat, "inflige", "infligen", "inflige") } { $chances }: { $mean } impactos de media.
odds-losses = { YOU($seat, "Tu bando") } { AGREE($seat, "pierde", "pierden", "pierde") } { $warriors } guerreros{ $some ->
    [yes] { " " }y { $pieces } edificios o fichas
   *[other] { "" }
} de media.
odds-items-lost = { YOU($seat, "Tu bando") } { AGREE($seat, "daña", "dañan", "daña") } { $items } objetos de media.
odds-higher-roll = Ya contado: { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "se defiende", "se defienden", "se defiende") } con el dado más alto.
odds-defenseless = Ya contado: { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "está", "están", "está") } sin defensa, así que { AGREE($seat, "recibe", "reciben", "recibe") } 1 impacto extra.
odds-commander = Ya contado: { YOU($seat, "tu bando", as: "faction.within") } inflige 1 impacto extra gracias al Comandante.
odds-scouts = { YOU($seat, "Tu bando") } no { AGREE($seat, "teme", "temen", "teme") } emboscadas: Scouting Party.
odds-no-cards = { YOU($seat, "Tu bando") } no { AGREE($seat, "tiene", "tienen", "tiene") } cartas, así que no habrá emboscada.
odds-ambush = Emboscada: { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "tiene", "tienen", "tiene") } { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}; de las { $unseen } cartas que nadie ve, { $left ->
    [one] serviría 1
   *[other] servirían { $left }
}. Una mano así tiene alguna en { $chance } de los casos.
odds-ambush-open = Emboscada: { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "juega", "juegan", "juega") } con la mano abierta; { $held ->
    [0] ninguna de sus cartas serviría
   *[other] tiene una carta que sirve
}.
odds-ambush-ends = Una emboscada sin frustrar acaba la batalla: { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "se quedaría", "se quedarían", "se quedaría") } sin nadie.
odds-ambush-then = Tras una emboscada sin frustrar, { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "inflige", "infligen", "inflige") } { $dealt } y { AGREE($seat, "recibe", "reciben", "recibe") } { $suffered } más de media.
odds-armorers = Si { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "descarta", "descartan", "descarta") } Armorers: el atacante inflige { $dealt }, el defensor { $suffered }.
odds-sappers = Si { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "descarta", "descartan", "descarta") } Sappers: el atacante inflige { $dealt }, el defensor { $suffered }.
odds-brutal-tactics = Si { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "usa", "usan", "usa") } Brutal Tactics (1 punto para el defensor): el atacante inflige { $dealt }, el defensor { $suffered }.
odds-partisans = Si { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "usa", "usan", "usa") } Partisans: el atacante inflige { $dealt }, el defensor { $suffered }.
odds-ronin = Si { YOU($seat, "tu bando", as: "faction.within") } agota una espada como Ronin: el atacante inflige { $dealt }, el defensor { $suffered }.
odds-ally = Si { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "lucha", "luchan", "lucha") } a su lado: el atacante inflige { $dealt }, el defensor { $suffered }.
odds-arbiter = Si el defensor recurre al Árbitro ({ YOU($seat, "tú", as: "faction.within") }): el atacante inflige { $dealt }, el defensor { $suffered }.
r-odds-none = Ahora no es posible ninguna batalla así: el atacante necesita en un claro un guerrero o un peón, y allí un enemigo con piezas.

# Lo que probablemente dará una batalla

forecast-likely = Cuenta con { $lost ->
    [0] no perder nada
   *[other] perder { $lost }
} y { $removed ->
    [0] no retirar nada
   *[other] retirar { $removed }
}.
forecast-sure = Salga lo que salga en los dados, { $lost ->
    [0] no pierdes nada
   *[other] pierdes { $lost }
} y { $removed ->
    [0] no retiras nada
   *[other] retiras { $removed }
}.
forecast-removed = { $n } de cada { $of } veces retiras { $count }{ $several ->
    [yes] {" o más"}
   *[no] { "" }
}.
forecast-lost = { $n } de cada { $of } veces pierdes { $count }{ $several ->
    [yes] {" o más"}
   *[no] { "" }
}.
forecast-ambush = El rival tiene { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} y puede emboscarte (alrededor del { $chance }): 2 impactos contra ti antes de los dados.
forecast-ambush-open = El rival tiene una emboscada que sirve, como se ve en su mano abierta: 2 impactos contra ti antes de los dados.
forecast-effects = El rival aún puede usar { NAMES($effects, as: "effect") }.
forecast-outrage = Si cae la simpatía, das a la Alianza una carta que cuente como { $suit }; si no la tienes, enseñas tu mano (Indignación).
forecast-acolytes = Cada guerrero que caiga ahí pasa a ser un acólito del Culto.
forecast-plot = Si el complot es una incursión y la retiras, llega un guerrero de la Conjura a cada claro adyacente.
forecast-raid = Si cae la incursión, llega un guerrero de la Conjura a cada claro adyacente.

# A qué se puede limitar el registro, y qué se cuenta al acabar una partida

topic-battles = Batallas
topic-points = Puntos
topic-moves = Movimientos
topic-pieces = Piezas que llegaron y se fueron
topic-cards = Cartas
tally-battles = { $count ->
    [0] Ni una sola batalla
    [one] 1 batalla
   *[other] { $count } batallas
}{ $ambushes ->
    [0] { "" }
    [one] , una con emboscada
   *[other] , { $ambushes } con emboscada
}
tally-crafted = { $count ->
    [one] 1 carta fabricada
   *[other] { $count } cartas fabricadas
}
decided-engine = El camino a la victoria { YOU($seat, "de tu bando", as: "faction.of") }: { NAMES($cause, as: "because") }, { $points } de { $all } puntos.
decided-engines = El camino a la victoria { YOU($seat, "de tu bando", as: "faction.of") }: { NAMES($cause, as: "because") } ({ $points } de { $all } puntos) y { NAMES($next, as: "because") } ({ $more }).
decided-lead = En la ronda { $round }, { YOU($seat, "tu bando", as: "faction.within") } adelantó { YOU($rival, "a ti", as: "faction.toward") }, { $points } a { $theirs }, y ya no perdió la ventaja.
decided-ahead = En cabeza desde la ronda { $round } y sin que nadie le diera alcance: { YOU($seat, "tu bando", as: "faction.within") }.
decided-dominance = En la ronda { $round }, todo a una carta: { $card }. Nadie pudo impedirlo: ganó { YOU($seat, "tu bando", as: "faction.within") }.
decided-toll = Quien más pagó fue { YOU($seat, "tu bando", as: "faction.within") }: { $all ->
    [one] 1 pieza perdida
   *[other] { $all } piezas perdidas
} ante otros, { $count } de ellas ante { YOU($by, "ti", as: "faction.within") }.
decided-toll-whole = Quien más pagó fue { YOU($seat, "tu bando", as: "faction.within") }: { $all ->
    [one] 1 pieza perdida
   *[other] { $all } piezas perdidas
} ante { YOU($by, "ti", as: "faction.within") }.
tally-turn = El mejor turno: el { YOU($seat, "de tu bando", as: "faction.of") } en la ronda { $round }, { SIGNED($points) }

# Lo que tiene un Vagabundo, bajo la pregunta y la mano

own-items-ready = Listos: { $items }
own-items-exhausted = agotados: { $items }
own-items-damaged = dañados: { $items }
own-quests = Misiones abiertas: { $quests }
