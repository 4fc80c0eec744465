# The Exiles & Partisans deck: what its cards ask, offer and tell.

# Questions

q-use-informants = Draw { $count ->
    [one] a card
   *[other] { $count } cards
} this Evening, or take an ambush from the discard pile instead?
    .why = Informants bring one ambush back into your hand in place of the whole draw; everybody sees which.

# What happened

e-picked-up = { $seat } took { $card } from the discard pile.

# Effects as the log names them

effect-informants = Informants
