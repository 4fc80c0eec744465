# Events as everybody's log tells them. Secrets go only to the seats that may know them.

e-order-drawn = Order of play: { $order }.
e-map-drawn = The lot chose the map: { NAMES($map, as: "option-map") }.
e-suits-dealt = Suits were dealt. Fox: { NAMES($fox) }. Rabbit: { NAMES($rabbit) }. Mouse: { NAMES($mouse) }.
e-landmarks-dealt = Landmarks: { $landmarks }.
e-landmark-placed = { YOU($seat, "You", as: "faction.subject") } set up the { $landmark } in { $clearing }.
e-no-room-for-landmark = The { $landmark } found no place on this map and stays in the box (Law 19.5).
e-swapped = { YOU($seat, "You", as: "faction.subject") } swapped a card at the Black Market, facedown card { $stall }.
e-swapped-were = You gave { $spent } and took { $card }.
e-turn-began = Round { $round }: { YOU($seat, "you", as: "faction.within") } began a turn.
    .heading = { YOU($seat, "You") }
    .idle = { YOU($seat, "You", as: "faction.subject") } did nothing.
e-phase-began = { "" }
e-placed = { YOU($seat, "You", as: "faction.subject") } placed { COUNTED($count, $piece) } in { $clearing }.
e-moved = { YOU($seat, "You", as: "faction.subject") } moved { COUNTED($count, $piece) } from { $origin } to { $to }.
e-ferry-moved = The Ferry took { YOU($seat, "you", as: "faction.within") } from { $origin } to { $to }.
e-path-opened = { YOU($seat, "You", as: "faction.subject") } opened the path between { $origin } and { $to }.
taken-off = { $cause ->
    [land] {": living off the land"}
    [bomb] {": it went off"}
    [moved] {": it goes elsewhere"}
   *[other] {""}
}
e-removed = { $by ->
    [nobody] { YOU($seat, "You", as: "faction.subject") } took { COUNTED($count, $piece) } off { $clearing }{ taken-off }.
   *[other] { YOU($seat, "You", as: "faction.subject") } lost { COUNTED($count, $piece) } in { $clearing } to { YOU($by, "you", as: "faction.within") }.
}
    .brief = { $by ->
        [nobody] { YOU($seat, "You") } took { COUNTED($count, $piece) } off { $clearing }
       *[other] { YOU($seat, "You") } lost { COUNTED($count, $piece) } in { $clearing }
    }
told-spread = { YOU($seat, "You", as: "faction.subject") } placed { COUNTED($count, $kind) } each in clearings { NAMES($clearings) }.
    .brief = { AGREE($seat, "placed", "placed") } { COUNTED($count, $kind) } each in clearings { NAMES($clearings) }
told-built = { YOU($seat, "You", as: "faction.subject") } built { COUNTED(1, $kind) } in { $clearing } for { COUNTED($wood, "wood") }{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, now { $total }.
}
    .brief = { AGREE($seat, "built", "built") } { COUNTED(1, $kind) } in { $clearing } for { COUNTED($wood, "wood") }{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, now { $total }
    }
told-exchanged = { YOU($seat, "You", as: "faction.subject") } placed { COUNTED(1, $kind) } in { $clearing } for { EACH($given, say: "told-pieces") }{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, now { $total }.
}
    .brief = placed { COUNTED(1, $kind) } in { $clearing } for { EACH($given, say: "told-pieces") }{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, now { $total }
    }
told-sympathy = { YOU($seat, "You", as: "faction.subject") } spread sympathy to { $clearing } for { $supporters }{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, now { $total }.
}
    .brief = { AGREE($seat, "spread", "spread") } sympathy to { $clearing } for { $supporters }{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, now { $total }
    }
e-scored = { YOU($seat, "You") }: { SIGNED($points) } { $points ->
    [one] point
   *[other] points
}{ COUNT($cause) ->
    [0] { "" }
   *[other] {" for "}{ NAMES($cause, as: "because") }
}, now { $total }.
    .after = ({ SIGNED($points) } for { YOU($seat, "you", as: "faction.within") }, now { $total })
e-battle-began = { YOU($attacker, "You", as: "faction.subject") } attacked { YOU($defender, "you", as: "faction.within") } in { $clearing }.
e-ambushed = { YOU($seat, "You", as: "faction.subject") } sprang an ambush in { $clearing } with { $card }.
e-foiled = { YOU($seat, "You", as: "faction.subject") } foiled the ambush in { $clearing } with { $card }.
e-battled = The dice showed { NAMES($rolls) }: { YOU($attacker, "you", as: "faction.within") } dealt { $dealt ->
    [0] no hits
    [one] 1 hit
   *[other] { $dealt } hits
}, { YOU($defender, "you", as: "faction.within") } dealt { $suffered ->
    [0] none
   *[other] { $suffered }
} in { $clearing }.
    .brief = battle in { $clearing }: { YOU($attacker, "you") } { $dealt ->
        [one] 1 hit
       *[other] { $dealt } hits
    }, { YOU($defender, "you") } { $suffered }
e-effect-used = { YOU($seat, "You", as: "faction.subject") } used { NAMES($effect, as: "effect") }.
e-drew = { YOU($seat, "You", as: "faction.subject") } drew { $count ->
    [one] a card
   *[other] { $count } cards
}.
e-drew-cards = You drew { $cards }.
e-drew-openly = Into { YOU($seat, "your open hand", before: "the open hand of", as: "faction.within") } came { $cards }.
e-reshuffled = The discard pile became the new deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
e-discarded = { YOU($seat, "You", as: "faction.subject") } { COUNT($why) ->
    [0] discarded { $cards }.
   *[other] spent { $cards } { NAMES($why, as: "spent") }.
}
spent-recruit = to recruit
spent-build = to build
spent-mob = to incite a mob
spent-bloom = to bloom
spent-officer = to train an officer
spent-overwork = to overwork a sawmill
spent-action = for one more action
spent-hospitals = for Field Hospitals
spent-dig = to dig
e-card-taken = { $how ->
    [given] { YOU($source, "You", as: "faction.subject") } gave { YOU($seat, "you", as: "faction.within") } a card.
   *[taken] { YOU($seat, "You", as: "faction.subject") } took a card from { YOU($source, "you", as: "faction.within") }.
}
e-card-taken-was = { $how ->
    [given] { YOU($source, "You", as: "faction.subject") } gave { YOU($seat, "you", as: "faction.within") } { $card }.
   *[taken] { YOU($seat, "You", as: "faction.subject") } took { $card } from { YOU($source, "you", as: "faction.within") }.
}
e-hand-shown = { $why ->
    [outrage] { YOU($seat, "You had no card for the Outrage and showed your hand", "had no card for the Outrage and showed their hand", as: "faction.subject") }
   *[card] { YOU($seat, "You showed your hand", "showed their hand", as: "faction.subject") }
} to { YOU($to, "you", as: "faction.within") }.
e-hand-seen = { YOU($seat, "You", as: "faction.subject") } held { COUNT($cards) ->
    [0] no cards
   *[other] { $cards }
}.
e-crafted = { YOU($seat, "You", as: "faction.subject") } crafted { $card }.
e-item-taken = { YOU($seat, "You", as: "faction.subject") } took { $item ->
    [coins] coins
    [tea] tea
   *[other] a { $item }
} { $source ->
    [supply] from the supply
    [ruin] from a ruin
   *[other] { $owner ->
        [nobody] from the { NAMES($source, as: "faction") }
       *[other] from { YOU($owner, "you", as: "faction.within") }
    }
}.
e-dominance-activated = { YOU($seat, "You", as: "faction.subject") } activated { $card } and left the score track for good.
e-dominance-taken = { YOU($seat, "You", as: "faction.subject") } spent { $spent } and took { $card } from beside the map.
e-coalition-formed = { YOU($seat, "You", as: "faction.subject") } activated { $card } and formed a coalition with { YOU($partner, "you", as: "faction.within") }.
e-quest-drawn = A new quest lies open: { $quest }.
winning-points = { $points ->
    [0] 30
   *[other] { $points }
}
e-won = { YOU($winners, "You", as: "faction.subject") } won the match { $by ->
    [points] with { winning-points } points
    [dominance] by dominance
   *[coalition] in a coalition
}!
