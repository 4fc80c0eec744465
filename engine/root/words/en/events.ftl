# What happened, as everybody's log tells it. What only some may know goes to them alone.

e-order-drawn = Order of play: { $order }.
e-map-drawn = The lot chose the map: { NAMES($map, as: "option-map") }.
e-suits-dealt = Suits were dealt. Fox: { NAMES($fox) }. Rabbit: { NAMES($rabbit) }. Mouse: { NAMES($mouse) }.
e-landmarks-dealt = Landmarks: { NAMES($landmarks, as: "landmark") }.
e-landmark-placed = { $seat } set up the { $landmark } in { $clearing }.
e-no-room-for-landmark = The { $landmark } found no place on this map and stays in the box (Law 19.5).
e-swapped = { $seat } swapped a card at the Black Market, facedown card { $stall }.
e-swapped-were = You gave { $spent } and took { $card }.
e-turn-began = Round { $round }: the { $seat } began a turn.
    .heading = { $seat }
    .idle = { $seat } did nothing.
e-phase-began = { "" }
e-placed = { $seat } placed { COUNTED($count, $piece) } in { $clearing }.
e-moved = { $seat } moved { COUNTED($count, $piece) } from { $origin } to { $to }.
e-ferry-moved = The Ferry took the { $seat } from { $origin } to { $to }.
e-path-opened = { $seat } opened the path between { $origin } and { $to }.
e-removed = { $by ->
    [nobody] { $seat } took { COUNTED($count, $piece) } off { $clearing }.
   *[other] { $seat } lost { COUNTED($count, $piece) } in { $clearing } to the { $by }.
}
    .brief = { $by ->
        [nobody] { $seat } took { COUNTED($count, $piece) } off { $clearing }
       *[other] { $seat } lost { COUNTED($count, $piece) } in { $clearing }
    }
told-built = { $seat } built { COUNTED(1, $kind) } in { $clearing } for { COUNTED($wood, "wood") }{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, now { $total }.
}
    .brief = built { COUNTED(1, $kind) } in { $clearing } for { COUNTED($wood, "wood") }{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, now { $total }
    }
e-scored = { $seat }: { SIGNED($points) } { $points ->
    [one] point
   *[other] points
}, now { $total }.
    .after = ({ $seat } { SIGNED($points) } → { $total })
e-battle-began = { $attacker } attacked the { $defender } in { $clearing }.
e-ambushed = { $seat } sprang an ambush in { $clearing } with { $card }.
e-foiled = { $seat } foiled the ambush in { $clearing } with { $card }.
e-battled = The dice showed { NAMES($rolls) }: { $attacker } dealt { $dealt ->
    [one] 1 hit
   *[other] { $dealt } hits
}, { $defender } dealt { $suffered ->
    [one] 1 hit
   *[other] { $suffered } hits
} in { $clearing }.
    .brief = battle in { $clearing }: { $attacker } { $dealt ->
        [one] 1 hit
       *[other] { $dealt } hits
    }, { $defender } { $suffered }
e-effect-used = { $seat } used { NAMES($effect, as: "effect") }.
e-drew = { $seat } drew { $count ->
    [one] a card
   *[other] { $count } cards
}.
e-drew-cards = You drew { $cards }.
e-drew-openly = Into the open hand of the { $seat } came { $cards }.
e-reshuffled = The discard pile became the new deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
e-discarded = { $seat } discarded { $cards }.
e-card-taken = { $seat } took a card from the { $source }.
e-card-taken-was = { $seat } took { $card } from the { $source }.
e-hand-shown = { $seat } showed their hand to the { $to }.
e-hand-seen = { $seat } held { COUNT($cards) ->
    [0] no cards
   *[other] { $cards }
}.
e-crafted = { $seat } crafted { $card }.
e-item-taken = { $seat } took { $item ->
    [coins] coins
    [tea] tea
   *[other] a { $item }
} { $source ->
    [supply] from the supply
    [ruin] from a ruin
   *[other] from the { NAMES($source, as: "faction") }
}.
e-dominance-activated = { $seat } activated { $card } and left the score track for good.
e-dominance-taken = { $seat } spent { $spent } and took { $card } from beside the map.
e-coalition-formed = { $seat } activated { $card } and formed a coalition with the { $partner }.
e-quest-drawn = A new quest lies open: { $quest }.
e-won = { $winners } won the match { $by ->
    [points] with 30 points
    [dominance] by dominance
   *[coalition] in a coalition
}!
