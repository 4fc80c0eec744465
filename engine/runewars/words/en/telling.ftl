# Messages about the reader's own seat: causes of questions, changes since they last chose.

# Causes of questions in another player's turn

cause-attacked = { $attacker } attacks you in { $area }: { fighting-theirs } against your { fighting-mine }, strength { $attack } to { $defence }.
cause-attacking = You attack { $defender } in { $area }: { fighting-mine } against { fighting-theirs }, strength { $attack } to { $defence }.
cause-hold = You hold it with about { $chance }.
cause-hands = That counts your own Tactics cards, and of theirs the number: { $count }.
cause-win = You win with about { $chance }.
cause-march = { $holder ->
    [empty] Nobody stands in { $area }.
    [own] { $area } is yours.
   *[held] In { $area }: { NAMES($there, as: "unit", count: "yes") }{ $by ->
        [Neutrals] {" (neutral)"}
       *[other] {" of "}{ $by }
    }. With all who can come you win with about { $chance }{ $lost ->
        [0] .
       *[other] {" "}and may lose { $lost }.
    }
}
cause-neutrals = In { $area }: { NAMES($there, as: "unit", count: "yes") }, neutral. They join you, leave, or refuse. You have { $influence } influence.
cause-purses = You have { $purse } influence; the others have: { $count ->
    [1] { $bidder1 } { $bid1 }
    [2] { $bidder1 } { $bid1 }, { $bidder2 } { $bid2 }
   *[3] { $bidder1 } { $bid1 }, { $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }
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
}
fighting-theirs = { COUNT($theirs) ->
    [0] nobody
   *[other] { NAMES($theirs, as: "unit", count: "yes") }
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
cause-duel = { $challenger } challenged { $challenged }.
cause-hunger = Winter: your food dial shows { $food }, and { $area } holds more units than that.
cause-limit = More units came to { $area } than it can hold.
cause-driven = A quest on your left went wrong, and you choose where its hero flees.

# Changes of a seat since its reader last chose

story-area-won = { $you ->
    [yes] You won
   *[no] { $seat } won
} { $area }{ with-rune }.
story-area-taken = { $you ->
    [yes] You took
   *[no] { $seat } took
} { $area }{ with-rune } from { $by }.
story-area-lost = { $you ->
    [yes] You lost
   *[no] { $seat } lost
} { $area }{ with-rune }{ $by ->
    [Neutrals] {": nobody holds it now"}
   *[other] {" to "}{ $by }
}.
story-units-lost = { $you ->
    [yes] You lost
   *[no] { $seat } lost
} { units-named } in { $area }{ $cause ->
    [battle] {", in battle with "}{ $by }
    [card] {", through a card of "}{ $by }
    [hunger] {", starved: too little food"}
   *[season] { "" }
}.
story-influence = { $you ->
    [yes] You
   *[no] { $seat }
}: { SIGNED($count) } influence, now { $total }.
story-attacked = { $by } attacked { $you ->
    [yes] you
   *[no] { $seat }
} in { $area }.
story-stronghold-lost = { $you ->
    [yes] You lost your stronghold
   *[no] { $seat } lost a stronghold
} in { $area }.
story-stronghold-damaged = { $you ->
    [yes] Your stronghold
   *[no] The stronghold of { $seat }
} in { $area } is damaged.
story-hero-fell = { $hero } ({ $you ->
    [yes] yours
   *[no] { $seat }
}) fell in { $area }.
story-hero-deserted = { $hero } deserted { $you ->
    [yes] you
   *[no] { $seat }
}.
story-title = { $you ->
    [yes] You hold
   *[no] { $seat } holds
} a Title: { NAMES($title, as: "title") }.
story-victory = { $you ->
    [yes] You laid your
   *[no] { $seat } laid a
} Victory card, to be tested next { NAMES($season, as: "season") }.
story-eliminated = { $you ->
    [yes] You control no area any more and are
   *[no] { $seat } controls no area any more and is
} out.
story-won = { $you ->
    [yes] You won
   *[no] { $seat } won
} the match!
