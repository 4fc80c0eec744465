# The picture of a hand. Effects of cards are among the game's own words.

hand-title = Your hand
hand-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
hand-empty = You hold no cards.
hand-legend-played = gold frame: can be played or crafted now
hand-legend-spent = blue corner: can be spent or shown now
hand-alt = Your hand, { $n ->
    [one] 1 card
   *[other] { $n } cards
 }: { $cards }.
hand-alt-empty = Your hand is empty.
hand-card = { $name } ({ $suit }, { $what }){ $playable ->
    [yes] , playable now
   *[no] { "" }
 }{ $spendable ->
    [yes] , can be spent now
   *[no] { "" }
 }
hand-what-cost = craft { $cost } for { $gain }
hand-gain = { $item }, +{ $n }
hand-gain-effect = its effect
hand-what-ambush = ambush
hand-what-dominance = dominance
suit-any = any
hand-plots = Your facedown plots
hand-plot = { $kind } in { $clearing }
hand-alt-plots = Facedown plots: { $plots }.
