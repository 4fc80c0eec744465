# Lo que pasó, como lo cuenta el registro de todos. Lo que solo algunos pueden saber va solo a ellos.

e-order-drawn = Orden de juego: { $order }.
e-map-drawn = El sorteo eligió el mapa: { NAMES($map, as: "option-map") }.
e-suits-dealt = Se repartieron los palos. Zorro: { NAMES($fox) }. Conejo: { NAMES($rabbit) }. Ratón: { NAMES($mouse) }.
e-landmarks-dealt = Lugares emblemáticos: { $landmarks }.
e-landmark-placed = { YOU($seat, "Preparaste", "preparó", "prepararon") } en el { $clearing } un lugar emblemático: { $landmark }.
e-no-room-for-landmark = No hubo sitio para este lugar: { $landmark }. Se queda en la caja (Ley 19.5).
e-swapped = { YOU($seat, "Cambiaste", "cambió", "cambiaron") } una carta en el Mercado Negro, la carta boca abajo { $stall }.
e-swapped-were = Diste { $spent } y tomaste { $card }.
e-turn-began = Ronda { $round }: { YOU($seat, "empezaste tu", "empezó su", "empezaron su", as: "faction.within") } turno.
    .heading = { YOU($seat, "Tú") }
    .idle = { YOU($seat, "No hiciste", "no hizo", "no hicieron") } nada.
e-phase-began = { "" }
e-placed = { YOU($seat, "Colocaste", "colocó", "colocaron") } { COUNTED($count, $piece) } en el { $clearing }.
e-moved = { YOU($seat, "Moviste", "movió", "movieron") } { COUNTED($count, $piece) } del { $origin } al { $to }.
e-ferry-moved = El transbordador { YOU($seat, "te llevó", before: "llevó", as: "faction.toward") } del { $origin } al { $to }.
e-path-opened = { YOU($seat, "Abriste", "abrió", "abrieron") } el sendero entre el { $origin } y el { $to }.
taken-off = { $cause ->
    [land] {": la tierra no da para más"}
    [bomb] {": estalló"}
    [moved] {": para otro lugar"}
   *[other] {""}
}
e-removed = { $by ->
    [nadie] { YOU($seat, "Retiraste", "retiró", "retiraron") } { COUNTED($count, $piece) } del { $clearing }{ taken-off }.
   *[other] { YOU($seat, "Perdiste", "perdió", "perdieron") } { COUNTED($count, $piece) } en el { $clearing } ante { YOU($by, "ti", as: "faction.within") }.
}
    .brief = { $by ->
        [nadie] { YOU($seat, "Retiraste", "retiró", "retiraron") } { COUNTED($count, $piece) } del { $clearing }
       *[other] { YOU($seat, "Perdiste", "perdió", "perdieron") } { COUNTED($count, $piece) } en el { $clearing }
    }
told-spread = { YOU($seat, "Colocaste", "colocó", "colocaron") } { COUNTED($count, $kind) } en cada uno de los claros { NAMES($clearings) }.
    .brief = { AGREE($seat, "colocó", "colocaron", "colocaste") } { COUNTED($count, $kind) } en cada uno de los claros { NAMES($clearings) }
told-built = { YOU($seat, "Construiste", "construyó", "construyeron") } { COUNTED(1, $kind) } en el { $clearing } por { COUNTED($wood, "wood") }{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, ahora { $total }.
}
    .brief = { AGREE($seat, "construyó", "construyeron", "construiste") } { COUNTED(1, $kind) } en el { $clearing } por { COUNTED($wood, "wood") }{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, ahora { $total }
    }
told-exchanged = { YOU($seat, "Colocaste", "colocó", "colocaron") } { COUNTED(1, $kind) } en el { $clearing } a cambio de { EACH($given, say: "told-pieces") }{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, ahora { $total }.
}
    .brief = colocó { COUNTED(1, $kind) } en el { $clearing } a cambio de { EACH($given, say: "told-pieces") }{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, ahora { $total }
    }
told-sympathy = { YOU($seat, "Extendiste", "extendió", "extendieron") } la simpatía al { $clearing } por { $supporters }{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, ahora { $total }.
}
    .brief = { AGREE($seat, "extendió", "extendieron", "extendiste") } la simpatía al { $clearing } por { $supporters }{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, ahora { $total }
    }
e-scored = { YOU($seat, "Tú") }: { SIGNED($points) } { $points ->
    [one] punto
   *[other] puntos
}{ COUNT($cause) ->
    [0] { "" }
   *[other] {" por "}{ NAMES($cause, as: "because") }
}, ahora { $total }.
    .after = ({ SIGNED($points) } para { YOU($seat, "ti", as: "faction.within") }, ahora { $total })
e-battle-began = { YOU($attacker, "Iniciaste", "inició", "iniciaron") } una batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }.
e-ambushed = { YOU($seat, "Tendiste", "tendió", "tendieron") } una emboscada en el { $clearing } con { $card }.
e-foiled = { YOU($seat, "Frustraste", "frustró", "frustraron") } la emboscada en el { $clearing } con { $card }.
e-battled = Los dados dieron { NAMES($rolls) }. Impactos en el { $clearing }: { YOU($attacker, "tú", as: "faction.within") }, { $dealt ->
    [0] ninguno
   *[other] { $dealt }
}; { YOU($defender, "tú", as: "faction.within") }, { $suffered ->
    [0] ninguno
   *[other] { $suffered }
}.
    .brief = batalla en el { $clearing }: { YOU($attacker, "tú", as: "faction.within") } { $dealt ->
        [one] 1 impacto
       *[other] { $dealt } impactos
    }, { YOU($defender, "tú", as: "faction.within") } { $suffered }
e-effect-used = { YOU($seat, "Usaste", "usó", "usaron") } { NAMES($effect, as: "effect") }.
e-drew = { YOU($seat, "Robaste", "robó", "robaron") } { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
e-drew-cards = Robaste { $cards }.
e-drew-openly = { YOU($seat, "Robaste a la vista", "(mano abierta) robó", "(mano abierta) robaron") } { $cards }.
e-reshuffled = La pila de descartes se barajó: el nuevo mazo tiene { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
e-discarded = { COUNT($why) ->
    [0] { YOU($seat, "Descartaste", "descartó", "descartaron") } { $cards }.
   *[other] { YOU($seat, "Gastaste", "gastó", "gastaron") } { $cards } { NAMES($why, as: "spent") }.
}
spent-recruit = para reclutar
spent-build = para construir
spent-mob = para incitar una turba
spent-bloom = para florecer
spent-officer = para entrenar a un oficial
spent-overwork = para hacer horas extra
spent-action = por una acción más
spent-hospitals = para los Hospitales de campaña
spent-dig = para excavar
e-card-taken = { $how ->
    [given] { YOU($source, "Diste") }{ AGREE($seat, "", "", " te") }{ AGREE($source, " dio", " dieron", "") } una carta{ AGREE($seat, " ", " ", "") }{ YOU($seat, "", as: "faction.toward") }.
   *[taken] { YOU($seat, "Obtuviste", "obtuvo", "obtuvieron") } una carta que { YOU($source, "tenías tú", before: "tenía", as: "faction.within") }.
}
e-card-taken-was = { $how ->
    [given] { YOU($source, "Diste") }{ AGREE($seat, "", "", " te") }{ AGREE($source, " dio", " dieron", "") } { $card }{ AGREE($seat, " ", " ", "") }{ YOU($seat, "", as: "faction.toward") }.
   *[taken] { YOU($seat, "Obtuviste", "obtuvo", "obtuvieron") } { $card }, que { YOU($source, "tenías tú", before: "tenía", as: "faction.within") }.
}
e-hand-shown = { $why ->
    [outrage] { YOU($seat, "No tenías carta para la Indignación y enseñaste tu", "no tenía carta para la Indignación y enseñó su", "no tenían carta para la Indignación y enseñaron su") }
   *[card] { YOU($seat, "Enseñaste tu", "enseñó su", "enseñaron su") }
} mano; la { AGREE($to, "vio", "vieron", "viste") } { YOU($to, "tú", as: "faction.within") }.
e-hand-seen = { YOU($seat, "Tenías", "tenía", "tenían") } { COUNT($cards) ->
    [0] la mano vacía
   *[other] { $cards }
}.
e-crafted = { YOU($seat, "Fabricaste", "fabricó", "fabricaron") } { $card }.
e-item-taken = { YOU($seat, "Te llevaste", "se llevó", "se llevaron") } { $item ->
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
   *[other] { $owner ->
        [nadie] que tenía { NAMES($source, as: "faction", part: "within") }
       *[other] que { YOU($owner, "tenías tú", before: "tenía", as: "faction.within") }
    }
}.
e-dominance-activated = { YOU($seat, "Activaste", "activó", "activaron") } { $card } y { AGREE($seat, "dejó", "dejaron", "dejaste") } el marcador de puntos para siempre.
e-dominance-taken = { YOU($seat, "Gastaste", "gastó", "gastaron") } { $spent } y { AGREE($seat, "tomó", "tomaron", "tomaste") } { $card } de junto al mapa.
e-coalition-formed = { YOU($seat, "Activaste", "activó", "activaron") } { $card } y { AGREE($seat, "formó", "formaron", "formaste") } una coalición { YOU($partner, "contigo", before: "con", as: "faction.within") }.
e-quest-drawn = Nueva misión a la vista: { $quest }.
winning-points = { $points ->
    [0] 30
   *[other] { $points }
}
e-won = { $winners }: ¡victoria { $by ->
    [points] con { winning-points } puntos
    [dominance] por dominio
   *[coalition] en coalición
}!
