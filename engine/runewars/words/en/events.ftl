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

e-first-player-drawn = { $seat } drew the highest Fate card and goes first. Drawn in the order of the seats: { NAMES($numbers) }.
e-year-began = **Year { $year }**
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
e-orders-taken-back = { $seat } took back only { $orders }.
e-order-spied = { $seat } asked about { $named }'s order.
e-order-was-low = For your eyes: { $named }'s order is { $low ->
    [1] 1 to 4
   *[other] 5 to 8
}.
e-order-began = { $seat } resolved { $number }{ $supremacy ->
    [1] { " " }with its bonus
   *[other] { "" }
}.
    .heading = { $seat }, { $number }
    .idle = { $seat } did nothing.
e-runes-counted = { $seat } holds { $count ->
    [0] no dragon runes
    [one] 1 dragon rune
   *[other] { $count } dragon runes
}.
e-tie-broken = A tie: { $seat } wins it by { $by ->
    [influence] more influence
   *[start] starting influence
}.
e-runewars-won = { $winners } won the match { $by ->
    [victory] by a Victory card that held
    [count] by the count of dragon runes
    [alone] as the last one left
   *[instant] with enough dragon runes
}!
e-eliminated = { $seat } controls no area any more and is out.

# The map

e-tile-laid = { $seat } laid tile { $tile }.
e-markers-laid = { $seat } laid the home realm markers.
e-home-realm-laid = { $seat } laid their home realm.
e-city-laid = There is a city in { $area }.
e-city-destroyed = { NAMES($city, as: "city") } was destroyed: { $area }.

# Units

e-units-placed = { $seat }: { units-named } arrived in { $area }.
e-units-moved = { $seat }: { units-named } went from { $origin } to { $to }.
    .brief = { units-named } → { $to }
e-units-stayed = { $seat }: { units-named } could not go from { $origin } to { $to } any more.
e-hero-stayed = { $hero } ({ YOU($seat, "yours") }) could not go from { $origin } to { $to } any more.
e-units-retreated = { $seat }: { units-named } retreated from { $origin } to { $to }, routed.
e-food-short = { $seat } has too little food in { $area }: { $count ->
    [one] 1 unit starves
   *[other] { $count } units starve
}.
e-units-destroyed = { $seat } lost { units-named } in { $area }.
e-units-routed = { $seat }: { units-named } routed in { $area }.
e-units-stood = { $seat }: { units-named } stood up in { $area }.
e-all-stood = Orders came back, activation tokens were taken off, and everybody stood up.
e-units-allied = The neutral units in { $area } are allied with { $seat } now.
e-units-turned-neutral = The allies in { $area } are nobody's again.
e-area-won = { $seat } won { $area }{ with-rune }.
e-area-taken = { $seat } took { $area }{ with-rune } from { $loser }.
e-area-lost = { $seat } lost { $area }{ with-rune }: nobody controls it now.
e-area-activated = { $seat }'s activation token lies in { $area }.
    .brief = { $area } activated
e-stronghold-built = { $seat } has a stronghold in { $area } now{ $damaged ->
    [1] , damaged
   *[other] { "" }
}.
e-stronghold-damaged = { $seat }'s stronghold in { $area } is damaged.
e-stronghold-repaired = { $seat } repaired the stronghold in { $area }.
e-stronghold-destroyed = { $seat }'s stronghold in { $area } was destroyed.
e-development-built = { $seat } built in { $area }: { NAMES($development, as: "development") }.
e-development-used = { $seat } used { NAMES($development, as: "development") } in { $area }.

# Dials, influence, cards

e-dials-set = { $seat }'s dials: food { $food }, wood { $wood }, ore { $ore }.
e-influence-gained = { $seat }: { SIGNED($count) } influence, now { $total }.
    .after = ({ SIGNED($count) } influence, now { $total })
e-bid-revealed = { $seat } bid { $influence }.
e-bid-won = { $seat } { $place ->
    [highest] had the highest bid.
   *[lowest] had the lowest bid.
}
e-title-claimed = { $seat } claimed { NAMES($title, as: "title") } for { $influence } influence.
e-tactics-drawn = { $seat } drew { $count ->
    [one] a Tactics card
   *[other] { $count } Tactics cards
}.
e-tactics-drawn-were = You drew { $cards }.
e-tactic-played = { $seat } played { $card }.
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

e-rune-placed = { $seat } laid a rune token in { $area }{ $faceup ->
    [1] , faceup
   *[other] { "" }
}.
e-rune-moved = A rune token went from { $origin } to { $to }.
e-rune-returned = The token in { $area } was turned in: a { $dragon ->
    [1] dragon
   *[other] false
} rune.
e-rune-unplaced = { $seat } found no place for a { $dragon ->
    [1] dragon
   *[other] false
} rune.
e-rune-turned = The token in { $area } was turned up: a { $dragon ->
    [1] dragon
   *[other] false
} rune.
e-rune-looked = { $seat } looked at the rune token in { $area }.
e-rune-was = For your eyes: the token in { $area } is a { $dragon ->
    [1] dragon
   *[other] false
} rune.
e-victory-card-laid = { $seat } holds enough dragon runes and laid a Victory card for next { NAMES($season, as: "season") }.
e-victory-card-failed = { $seat } holds too few dragon runes now and took the Victory card back.
e-heroes-drawn = { $seat } looked at { $count ->
    [one] a Hero card
   *[other] { $count } Hero cards
}.
e-heroes-drawn-were = You looked at { $heroes }.

# A battle that has ended, in place of all that led to it

told-battle = { $you ->
    [winner] You { $ended ->
        [area] won { $area }{ with-rune }
        [kept] held { $area } against { $loser }
       *[beaten] beat { $loser } in { $area }
    }
    [loser] { $ended ->
        [area] { $winner } beat you and won { $area }{ with-rune }
        [kept] Your attack on { $area } failed: { $winner } held it
       *[beaten] { $winner } beat you in { $area }
    }
   *[no] { $winner } { $ended ->
        [area] beat { $loser } and won { $area }{ with-rune }
        [kept] held { $area } against { $loser }
       *[beaten] beat { $loser } in { $area }
    }
}{ $known ->
    [no] { "" }
   *[yes] {". "}{ $you ->
        [winner] You lost { told-lost }; { $loser } lost { told-fallen }
        [loser] You lost { told-fallen }; { $winner } lost { told-lost }
       *[no] { $winner } lost { told-lost }; { $loser } lost { told-fallen }
    }
}{ COUNT($fled) ->
    [0] { "" }
   *[other] {"; "}{ $you ->
        [loser] { COUNT($fallen) ->
            [0] you retreat
           *[other] the rest of yours retreat
        }
       *[other] { COUNT($fallen) ->
            [0] they retreat
           *[other] the rest of theirs retreat
        }
    } to { NAMES($fled) }
}.
told-bids = Bids: { $bidder1 } { $bid1 }{ $count ->
    [1] { "" }
    [2] {", "}{ $bidder2 } { $bid2 }
    [3] {", "}{ $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }
   *[4] {", "}{ $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }, { $bidder4 } { $bid4 }
}.
told-moved = { $seat }: { NAMES($units, as: "unit", count: "yes") } went from { $origin } to { $to }.
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

# The reader's own deeds and losses

your-activated = You activated { $area }.
    .brief = { $area } activated
your-moved = Your { NAMES($units, as: "unit", count: "yes") } went from { $origin } to { $to }.
    .brief = { NAMES($units, as: "unit", count: "yes") } → { $to }
your-placed = Your { NAMES($units, as: "unit", count: "yes") } arrived in { $area }.
your-lost = You lost { units-named } in { $area }.
your-routed = { units-named } of yours routed in { $area }.
your-stood = { units-named } of yours stood up in { $area }.
your-retreated = { units-named } of yours retreated from { $origin } to { $to }, routed.
your-hunger = You have too little food in { $area }: { $count ->
    [one] 1 unit starves
   *[other] { $count } units starve
}.
your-dials = Your dials: food { $food }, wood { $wood }, ore { $ore }.
your-influence = You: { SIGNED($count) } influence, now { $total }.
your-card = You played { $card }.
your-draw = You drew { $count ->
    [one] a Tactics card
   *[other] { $count } Tactics cards
}.
your-title = You claimed { NAMES($title, as: "title") } for { $influence } influence.
your-rune = You laid a rune token in { $area }.
your-look = You looked at the rune token in { $area }.
your-bid = { $place ->
    [highest] You had the highest bid.
   *[lowest] You had the lowest bid.
}
your-stronghold = You have a stronghold in { $area } now{ $damaged ->
    [1] , damaged
   *[other] { "" }
}.
your-building = You built in { $area }: { NAMES($development, as: "development") }.
your-diplomacy = You spent { $influence } influence on diplomacy in { $area } and took { NAMES($symbol, as: "symbol") }.
your-battle = { $attacks ->
    [yes] You attacked { $defender } in { $area }.
   *[no] { $attacker } attacked you in { $area }.
}
told-draws = { $unit1 } ({ $own1 ->
    [yes] you
   *[no] { $side1 }
}): { NAMES($results1, as: "result", count: "yes") }{ $count ->
    [1] { "" }
   *[other] {"; "}{ $unit2 } ({ $own2 ->
        [yes] you
       *[no] { $side2 }
    }): { NAMES($results2, as: "result", count: "yes") }
}.

# Battle

e-battle-joined = { $attacker } attacked { $defender } in { $area }.
e-hero-backed = { $hero } stands by { $seat }'s { $unit }.
e-commander-led = { $hero } helps { $seat }'s { $unit }.
e-hero-routed = { $hero } ({ YOU($seat, "yours") }) is routed.
e-battle-drawn = { $side }, { $unit }: drew { NAMES($results, as: "result", count: "yes") }.
e-special-resolved = { $side }: the special of { $unit } worked.
e-battle-tallied = Strength in { $area }: { $attacker } { $attack }, { $defender } { $defence }.
e-battle-ended = { $winner } beat { $loser } in { $area }.
e-diplomacy-tried = { $seat } spent { $influence } influence on diplomacy in { $area } and took { NAMES($symbol, as: "symbol") }.
