# Lo que pasó, como lo cuenta el registro de todos. Lo que solo algunos pueden saber va solo a ellos.

e-order-drawn = Orden de juego: { $order }.
e-map-drawn = El sorteo eligió el mapa: { NAMES($map, as: "option-map") }.
e-suits-dealt = Se repartieron los palos. Zorro: { NAMES($fox) }. Conejo: { NAMES($rabbit) }. Ratón: { NAMES($mouse) }.
e-landmarks-dealt = Lugares emblemáticos: { NAMES($landmarks, as: "landmark") }.
e-landmark-placed = { $seat } preparó en el { $clearing } un lugar emblemático: { $landmark }.
e-no-room-for-landmark = No hubo sitio para este lugar: { $landmark }. Se queda en la caja (Ley 19.5).
e-swapped = { $seat } cambió una carta en el Mercado Negro, la carta tapada { $stall }.
e-swapped-were = Diste { $spent } y tomaste { $card }.
e-turn-began = Ronda { $round }: { $seat } empezó su turno.
    .heading = { $seat }
    .idle = { $seat } no hizo nada.
e-phase-began = { "" }
e-placed = { $seat } colocó { COUNTED($count, $piece) } en el { $clearing }.
e-moved = { $seat } movió { COUNTED($count, $piece) } del { $origin } al { $to }.
e-ferry-moved = El transbordador llevó a { $seat } del { $origin } al { $to }.
e-path-opened = { $seat } abrió el camino entre el { $origin } y el { $to }.
e-removed = { $by ->
    [nadie] { $seat } retiró { COUNTED($count, $piece) } del { $clearing }.
   *[other] { $seat } perdió { COUNTED($count, $piece) } en el { $clearing } ante { $by }.
}
    .brief = { $by ->
        [nadie] { $seat } retiró { COUNTED($count, $piece) } del { $clearing }
       *[other] { $seat } perdió { COUNTED($count, $piece) } en el { $clearing }
    }
told-built = { $seat } construyó { COUNTED(1, $kind) } en el { $clearing } por { COUNTED($wood, "wood") }{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, ahora { $total }.
}
    .brief = construyó { COUNTED(1, $kind) } en el { $clearing } por { COUNTED($wood, "wood") }{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, ahora { $total }
    }
e-scored = { $seat }: { SIGNED($points) } { $points ->
    [one] punto
   *[other] puntos
}, ahora { $total }.
    .after = ({ $seat } { SIGNED($points) } → { $total })
e-battle-began = { $attacker } inició una batalla contra { $defender } en el { $clearing }.
e-ambushed = { $seat } tendió una emboscada en el { $clearing } con { $card }.
e-foiled = { $seat } frustró la emboscada en el { $clearing } con { $card }.
e-battled = Los dados dieron { NAMES($rolls) }: { $attacker } infligió { $dealt ->
    [one] 1 impacto
   *[other] { $dealt } impactos
} y { $defender } infligió { $suffered ->
    [one] 1 impacto
   *[other] { $suffered } impactos
} en el { $clearing }.
    .brief = batalla en el { $clearing }: { $attacker } { $dealt ->
        [one] 1 impacto
       *[other] { $dealt } impactos
    }, { $defender } { $suffered }
e-effect-used = { $seat } usó { NAMES($effect, as: "effect") }.
e-drew = { $seat } robó { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
e-drew-cards = Robaste { $cards }.
e-drew-openly = { $seat } (mano abierta) robó { $cards }.
e-reshuffled = La pila de descartes se barajó: el nuevo mazo tiene { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
e-discarded = { $seat } descartó { $cards }.
e-card-taken = { $seat } obtuvo una carta que tenía { $source }.
e-card-taken-was = { $seat } obtuvo { $card }, que tenía { $source }.
e-hand-shown = { $seat } enseñó su mano; la vio { $to }.
e-hand-seen = { $seat } tenía { COUNT($cards) ->
    [0] la mano vacía
   *[other] { $cards }
}.
e-crafted = { $seat } fabricó { $card }.
e-item-taken = { $seat } se llevó { $item ->
    [bota] una bota
    [bolsa] una bolsa
    [espada] una espada
    [ballesta] una ballesta
    [antorcha] una antorcha
    [monedas] unas monedas
   *[other] un { $item }
} { $source ->
    [supply] de la reserva
    [ruin] de una ruina
   *[other] que tenía { NAMES($source, as: "faction") }
}.
e-dominance-activated = { $seat } activó { $card } y dejó el marcador de puntos para siempre.
e-dominance-taken = { $seat } gastó { $spent } y tomó { $card } de junto al mapa.
e-coalition-formed = { $seat } activó { $card } y formó una coalición con { $partner }.
e-quest-drawn = Nueva misión a la vista: { $quest }.
e-won = { $winners }: ¡victoria { $by ->
    [points] con 30 puntos
    [dominance] por dominio
   *[coalition] en coalición
}!
