# Messages of the engine, the same for every game.

term-learned = a position like those that won other matches
term-chance = what chance brings on average
    .price = what chance costs on average
    .spared = what chance costs on average
last-of-list = { $some } and { $last }
helping-verb = { "" }

o-done = Done
o-pass = Pass
o-yes = Yes

afterwards = Afterwards: { $steps }

e-went-back = The table goes back. Dice fall anew, and what was seen since is shuffled again.

nothing-fits = Nothing you hold does anything now. You are asked all the same, since nobody else can know that.
nothing-more = Nothing more is possible now. Go on, or take back your last step.
only-this = Only this is possible now.
only-this-told = Only this is possible now. You are asked all the same, since nobody else can know that.
left-out = { $count ->
    [one] 1 more would change nothing and is left out.
   *[other] { $count } more would change nothing and are left out.
}

whole = { $count } in all
smaller-steps = … and { $count ->
    [one] 1 smaller step
   *[other] { $count } smaller steps
}
more-steps = … and { $count ->
    [one] 1 more step
   *[other] { $count } more steps
}

option-responses = Responses
    .why = How ambushes and other secret answers are decided.
option-responses-planned = by plan: everything resolves at once
option-responses-window = with a window: whoever might respond has some minutes, then plans decide
option-responses-live = live: everybody who might respond is asked

r-question-closed = That question is closed. Open the current one to go on.
r-not-offered = That is not possible now. Open the current question to see what is.
r-plan-kind = There is no plan called “{ $kind }”.
r-plan-value = “{ $value }” is not offered for “{ $field }”.
r-undo-nothing = There is nothing of yours to take back in this turn.
r-undo-over = The match is over, so nothing can be taken back.
r-undo-other = Somebody else has chosen since then, so it can't be taken back freely. Ask the table.
r-undo-barrier = Dice, cards or something secret have been seen since then, so it can't be taken back freely. Ask the table.
r-no-queue = Nothing can be planned ahead here yet. Wait until the game is under way and it is somebody else's turn.
r-setup-option = There is no option “{ $option }”. There are: { $possible }
r-setup-value = “{ $option }” cannot be “{ $value }”. Possible: { $possible }
