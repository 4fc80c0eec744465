# Messages about the reader's own seat: causes of questions, changes since they last chose.

# Seats in the sentence that names those awaited

awaited-seat = { YOU($seat, "you") }

# Causes of questions in another player's turn

cause-attacked = { $attacker } attacks you in { $area }: { fighting-theirs } against your { fighting-mine }, strength { $attack } to { $defence }.
cause-attacking = You attack { YOU($defender, "you", as: "neutral.within") } in { $area }: { fighting-mine } against { fighting-theirs }, strength { $attack } to { $defence }.
cause-hold = You hold it with about { $chance }.
cause-hands = That counts your own Tactics cards, and of theirs the number: { $count }.
cause-win = You win with about { $chance }.
cause-march = { $holder ->
    [empty] Nobody stands in { $area }.
    [own] { $area } is yours.
   *[held] In { $area }: { those-there }{ $by ->
        [Neutrals] {" (neutral)"}
       *[other] {" of "}{ $by }
    }. With all who can come you win with about { $chance }{ $lost ->
        [0] .
       *[other] {" "}and may lose { $lost }.
    }
}
cause-neutrals = In { $area }: { those-there }, neutral. They join you, leave, or refuse. You have { $influence } influence.
cause-purses = You have { $purse } influence; the others have: { $count ->
    [1] { $bidder1 } { $bid1 }
    [2] { $bidder1 } { $bid1 }, { $bidder2 } { $bid2 }
   *[3] { $bidder1 } { $bid1 }, { $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }
}.
cause-all-purses = Influence: { $bidder1 } { $bid1 }{ $count ->
    [2] {", "}{ $bidder2 } { $bid2 }
    [3] {", "}{ $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }
   *[4] {", "}{ $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }, { $bidder4 } { $bid4 }
}.
cause-tie = { $named ->
    [yes] On a tie, { $seat } as Primarch names who wins it.
   *[no] On a tie, more influence left wins.
}
cause-retreat = { $by } won the battle in { $area }; your units there must leave it.
cause-feeding = Each of your areas feeds { $food } in winter.
cause-fed = { $area } holds { $count ->
    [one] 1 unit already
   *[other] { $count } units already
}.
fighting-mine = { COUNT($mine) ->
    [0] nobody
   *[other] { NAMES($mine, as: "unit", count: "yes") }
}{ $mine_routed ->
    [0] { "" }
   *[other] {" ("}{ $mine_routed } routed)
}
fighting-theirs = { COUNT($theirs) ->
    [0] nobody
   *[other] { NAMES($theirs, as: "unit", count: "yes") }
}{ $theirs_routed ->
    [0] { "" }
   *[other] {" ("}{ $theirs_routed } routed)
}
cause-stake = { $rune ->
    [dragon] The dragon rune there is at stake.
    [false] Only a false rune lies there.
   *[facedown] The rune token there is at stake.
}
cause-rune = { $rune ->
    [dragon] A dragon rune lies there.
    [false] Only a false rune lies there.
   *[facedown] A rune token lies there.
}
cause-mixing = The token from { $area } is { $rune ->
    [dragon] a dragon rune
   *[false] a false rune
}.
cause-duel = { $challenger } challenged { $challenged }. Damage before round { $round }: { $first } of { $first_health } and { $second } of { $second_health }.
cause-hunger = Winter: { $held } units are in { $area }, { $fed ->
    [0] none of which
   *[other] { $fed } of which
} can be fed; { $count } { $count ->
    [one] starves
   *[other] starve
}.
cause-orders-barred = { NAMES($season_card, as: "season-card") }: orders 1 to { $most } are barred to you this season.
cause-winter = In winter { $count } of your units { $count ->
    [one] starves
   *[other] starve
} if nothing changes: { NAMES($areas) } { COUNT($areas) ->
    [1] feeds
   *[other] each feed
} { $food }.
cause-limit = More units came to { $area } than it can hold.
cause-driven = A quest on your left went wrong, and you choose where its hero flees.

# Changes of a seat since its reader last chose

story-area-won = { YOU($seat, "You") } won { $area }{ with-rune }.
story-area-taken = { YOU($seat, "You") } took { $area }{ with-rune } from { YOU($by, "you") }.
story-area-lost = { YOU($seat, "You") } lost { $area }{ with-rune }{ $by ->
    [Neutrals] {": nobody holds it now"}
   *[other] {" to "}{ YOU($by, "you") }
}.
story-units-lost = { YOU($seat, "You") } lost { NAMES($units, as: "unit", count: "yes") } in { $area }{ $cause ->
    [battle] {", in battle with "}{ YOU($by, "you", as: "neutral.within") }
    [card] {", through a card of "}{ YOU($by, "yours") }
    [hunger] {", starved: too little food"}
   *[season] { "" }
}.
story-influence = { YOU($seat, "You") }: { SIGNED($count) } influence, now { $total }.
story-attacked = { YOU($seat, "You") } { AGREE($seat, "was", "were", "were") } attacked by { YOU($by, "you") } in { $area }.
story-stronghold-lost = { YOU($seat, "You lost your", "lost a") } stronghold in { $area }.
story-stronghold-damaged = { YOU($seat, "You have", "has") } a damaged stronghold in { $area }.
story-hero-fell = { YOU($seat, "You") } lost { $hero }, who fell in { $area }.
story-hero-deserted = { YOU($seat, "You") } lost { $hero }, who deserted.
story-title = { YOU($seat, "You hold", "holds") } a Title: { NAMES($title, as: "title") }.
story-victory = { YOU($seat, "You laid your", "laid a") } Victory card, to be tested next { NAMES($season, as: "season") }.
story-eliminated = { YOU($seat, "You control", "controls") } no area any more and { AGREE($seat, "is", "are", "are") } out.
story-won = { YOU($seat, "You") } won the match!
