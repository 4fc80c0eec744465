# Events as everybody's log tells them. Secrets go only to the seats that may know them.

# A type of unit with its number, as other lines say it
units-named = { $count ->
    [one] 1 { $unit }
   *[other] { $count } { MANY($unit, as: "unit") }
}

# An area's rune token, behind the area
with-rune = { $rune ->
    [facedown] { " " }with its rune token
    [dragon] { " " }with its dragon rune
    [false] { " " }with its false rune
   *[other] { "" }
}

# The year

e-first-player-drawn = { YOU($seat, "You") } drew the highest Fate card and { AGREE($seat, "goes", "go", "go") } first. Drawn in the order of the seats: { NAMES($numbers) }.
e-year-began = **Year { $year }**
    .heading = Year { $year }
e-season-began = { $season ->
    [spring] Spring
    [summer] Summer
    [fall] Fall
   *[winter] Winter
} of year { $year }: { $card }.
    .heading = { $season ->
        [spring] Spring
        [summer] Summer
        [fall] Fall
       *[winter] Winter
    }: { $card }
e-orders-revealed = The orders: { $orders }. Play order: { $order }.
e-orders-taken-back = { YOU($seat, "You") } took back only { $orders }.
e-order-spied = { YOU($seat, "You") } asked about { YOU($named, "your order", before: "the order of") }.
e-order-was-low = For your eyes: { $named }'s order is { $low ->
    [1] 1 to 4
   *[other] 5 to 8
}.
e-order-began = { YOU($seat, "You") }: order { $number }{ $supremacy ->
    [1] { SAME($number, order-8) ->
        [yes] { "" }
       *[no] , with its bonus
    }
   *[other] { "" }
}.
    .heading = { YOU($seat, "You") }, { $number }
    .idle = { YOU($seat, "You") } did nothing.
e-runes-counted = { YOU($seat, "You") } { AGREE($seat, "holds", "hold", "hold") } { $count ->
    [0] no dragon runes
    [one] 1 dragon rune
   *[other] { $count } dragon runes
}.
e-tie-broken = A tie: { YOU($seat, "you") } { AGREE($seat, "wins", "win", "win") } it by { $by ->
    [influence] more influence
   *[start] starting influence
}.
e-runewars-won = { YOU($winners, "You") } won the match { $by ->
    [victory] by a Victory card that held
    [count] by the count of dragon runes
    [alone] as the last one left
   *[instant] with enough dragon runes
}!
e-eliminated = { YOU($seat, "You") } { AGREE($seat, "controls", "control", "control") } no area any more and { AGREE($seat, "is", "are", "are") } out.

# The map

e-tile-laid = { YOU($seat, "You") } laid tile { $tile }.
e-markers-laid = { YOU($seat, "You") } laid the home realm markers.
e-home-realm-laid = { YOU($seat, "You laid your", "laid their") } home realm.
e-city-laid = There is a city in { $area }.
e-city-destroyed = { NAMES($city, as: "city") } in { $area } was destroyed.

# Units

e-units-placed = { YOU($seat, "You") } gained { units-named } in { $area }.
e-units-moved = { YOU($seat, "You") } moved { units-named } from { $origin } to { $to }.
    .brief = { units-named } → { $to }
e-units-stayed = { YOU($seat, "You") } could not move { units-named } from { $origin } to { $to } any more.
e-hero-stayed = { $hero } ({ YOU($seat, "yours") }) could not go from { $origin } to { $to } any more.
e-units-retreated = { YOU($seat, "You") } retreated with { units-named } from { $origin } to { $to }, routed.
e-food-short = { YOU($seat, "You") } had too little food in { $area }: { $count ->
    [one] 1 unit starves
   *[other] { $count } units starve
}.
e-units-destroyed = { YOU($seat, "You") } lost { units-named } in { $area }.
e-units-routed = { units-named } of { YOU($seat, "yours", as: "neutral.within") } routed in { $area }.
e-units-stood = { units-named } of { YOU($seat, "yours", as: "neutral.within") } stood up in { $area }.
e-all-stood = Orders came back, activation tokens were taken off, and everybody stood up.
e-units-allied = The neutral units in { $area } are allied with { YOU($seat, "you") } now.
e-units-turned-neutral = The allies in { $area } are nobody's again.
e-area-won = { YOU($seat, "You") } won { $area }{ with-rune }.
e-area-taken = { YOU($seat, "You") } took { $area }{ with-rune } from { YOU($loser, "you") }.
e-area-lost = { YOU($seat, "You") } lost { $area }{ with-rune }: nobody controls it now.
e-area-activated = { YOU($seat, "You") } activated { $area }.
    .brief = { $area } activated
e-stronghold-built = { YOU($seat, "You") } built a stronghold in { $area }{ $damaged ->
    [1] , damaged
   *[other] { "" }
}.
e-stronghold-damaged = { YOU($seat, "Your stronghold", before: "The stronghold of") } in { $area } is damaged.
e-stronghold-repaired = { YOU($seat, "You") } repaired the stronghold in { $area }.
e-stronghold-destroyed = { YOU($seat, "Your stronghold", before: "The stronghold of") } in { $area } was destroyed.
e-development-built = { YOU($seat, "You") } built in { $area }: { NAMES($development, as: "development") }.
e-development-used = { YOU($seat, "You") } used { NAMES($development, as: "development") } in { $area }.

# Dials, influence, cards

e-dials-set = { YOU($seat, "Your dials", before: "The dials of") }: food { $food }, wood { $wood }, ore { $ore }.
e-influence-gained = { YOU($seat, "You") }: { SIGNED($count) } influence, now { $total }.
    .after = ({ SIGNED($count) } influence, now { $total })
e-bid-revealed = { YOU($seat, "You") } bid { $influence }.
bid-tie = { $by ->
    [left] { $place ->
        [highest] {", a tie won by the most influence left"}
       *[lowest] {", a tie settled by the least influence left"}
    }
    [start] { $place ->
        [highest] {", a tie won by the greatest influence at the start"}
       *[lowest] {", a tie settled by the smallest influence at the start"}
    }
    [primarch] {", a tie that the Primarch decided"}
   *[none] {""}
}
e-bid-won = { YOU($seat, "You") } { $place ->
    [highest] had the highest bid{ bid-tie }.
   *[lowest] had the lowest bid{ bid-tie }.
}
e-title-claimed = { YOU($seat, "You") } claimed { NAMES($title, as: "title") } for { $influence } influence.
e-tactics-drawn = { YOU($seat, "You") } drew { $count ->
    [one] a Tactics card
   *[other] { $count } Tactics cards
}.
e-tactics-drawn-were = You drew { $cards }.
e-tactic-played = { YOU($seat, "You") } played { $card }.
e-tactics-discarded = { YOU($seat, "You") } discarded { $cards }.
e-fate-drawn = { $purpose ->
    [diplomacy] { YOU($seat, "You") } drew for diplomacy: { NAMES($cards, as: "destiny") }.
    [test] { YOU($seat, "You") } drew for a test: { NAMES($cards, as: "destiny") }.
   *[other] { "" }
}
e-fate-reshuffled = The Fate cards were shuffled.
e-objective-scored = { YOU($seat, "You") } fulfilled { $card }.
e-effect-took-place = { YOU($seat, "You") } used { NAMES($effect, as: "title") }.

# Runes

e-rune-placed = { YOU($seat, "You") } laid a rune token in { $area }{ $faceup ->
    [1] , faceup
   *[other] { "" }
}.
e-rune-moved = A rune token went from { $origin } to { $to }.
e-rune-returned = The token in { $area } was turned in: a { $dragon ->
    [1] dragon
   *[other] false
} rune.
e-rune-unplaced = { YOU($seat, "You") } found no place for a { $dragon ->
    [1] dragon
   *[other] false
} rune.
e-rune-turned = The token in { $area } was turned up: a { $dragon ->
    [1] dragon
   *[other] false
} rune.
e-rune-looked = { YOU($seat, "You") } looked at the rune token in { $area }.
e-rune-was = For your eyes: the token in { $area } is a { $dragon ->
    [1] dragon
   *[other] false
} rune.
e-victory-card-laid = { YOU($seat, "You") } { AGREE($seat, "holds", "hold", "hold") } enough dragon runes and laid a Victory card for next { NAMES($season, as: "season") }.
e-victory-card-failed = { YOU($seat, "You") } { AGREE($seat, "holds", "hold", "hold") } too few dragon runes now and took the Victory card back.
e-heroes-drawn = { YOU($seat, "You") } looked at { $count ->
    [one] a Hero card
   *[other] { $count } Hero cards
}.
e-heroes-drawn-were = You looked at { $heroes }.

# A battle that has ended, in place of all that led to it

told-battle = { $ended ->
    [area] { YOU($winner, "You") } beat { YOU($loser, "you", as: "neutral.within") } and won { $area }{ with-rune }
    [kept] { YOU($winner, "You") } held { $area } against { YOU($loser, "you") }
   *[beaten] { YOU($winner, "You") } beat { YOU($loser, "you", as: "neutral.within") } in { $area }
}{ $losses ->
    [unknown] { "" }
    [bare] {": "}no unit stood there
    [none] {". "}Nobody fell
   *[told] {". "}{ YOU($winner, "You") } lost { told-lost }; { YOU($loser, "you", as: "neutral.within") } lost { told-fallen }
}{ COUNT($fled) ->
    [0] { "" }
   *[other] {"; "}{ COUNT($fallen) ->
        [0] { AGREE($loser, "they", "they", "you") }
       *[other] { AGREE($loser, "the rest of theirs", "the rest of theirs", "the rest of yours") }
    } retreat to { NAMES($fled) }
}.
told-bids = Bids: { YOU($bidder1, "you") } { $bid1 }{ $count ->
    [1] { "" }
    [2] {", "}{ YOU($bidder2, "you") } { $bid2 }
    [3] {", "}{ YOU($bidder2, "you") } { $bid2 }, { YOU($bidder3, "you") } { $bid3 }
   *[4] {", "}{ YOU($bidder2, "you") } { $bid2 }, { YOU($bidder3, "you") } { $bid3 }, { YOU($bidder4, "you") } { $bid4 }
}.
told-orders = The orders, in turn: { YOU($bidder1, "you") } { $order1 }{ $count ->
    [1] { "" }
    [2] {", "}{ YOU($bidder2, "you") } { $order2 }
    [3] {", "}{ YOU($bidder2, "you") } { $order2 }, { YOU($bidder3, "you") } { $order3 }
   *[4] {", "}{ YOU($bidder2, "you") } { $order2 }, { YOU($bidder3, "you") } { $order3 }, { YOU($bidder4, "you") } { $order4 }
}.
told-moved = { YOU($seat, "You") } moved { NAMES($units, as: "unit", count: "yes") } from { $origin } to { $to }.
    .brief = { NAMES($units, as: "unit", count: "yes") } → { $to }
told-season-card = { NAMES($season_card, as: "season-card", part: "text") }
told-lost = { COUNT($lost) ->
    [0] nobody
   *[other] { NAMES($lost, as: "unit", count: "yes") }
}
told-fallen = { COUNT($fallen) ->
    [0] nobody
   *[other] { NAMES($fallen, as: "unit", count: "yes") }
}

told-draws = { $unit1 } ({ YOU($side1, "yours") }): { NAMES($results1, as: "result", count: "yes") }{ $count ->
    [1] { "" }
   *[other] {"; "}{ $unit2 } ({ YOU($side2, "yours") }): { NAMES($results2, as: "result", count: "yes") }
}.

# Battle

e-battle-joined = { YOU($attacker, "You") } attacked { YOU($defender, "you", as: "neutral.within") } in { $area }.
e-hero-backed = { $hero } stands by { YOU($seat, "you") }: { $unit }.
e-commander-led = { $hero } leads for { YOU($seat, "you") }: { $unit }.
e-hero-routed = { $hero } ({ YOU($seat, "yours") }) is routed.
e-battle-drawn = { $unit } ({ YOU($side, "yours") }): drew { NAMES($results, as: "result", count: "yes") }.
e-special-resolved = { $unit } ({ YOU($side, "yours") }): the special worked.
e-battle-tallied = Strength in { $area }: { YOU($attacker, "you") } { $attack }, { YOU($defender, "you") } { $defence }.
e-battle-ended = { YOU($winner, "You") } beat { YOU($loser, "you", as: "neutral.within") } in { $area }.
e-diplomacy-tried = { YOU($seat, "You") } spent { $influence } influence on diplomacy in { $area } and took { NAMES($symbol, as: "symbol") }.
