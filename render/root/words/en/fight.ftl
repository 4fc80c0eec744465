# A battle that was fought, as a card.

fight-title = Battle in { $place }
fight-ambush = Ambush
fight-foiled = foiled
fight-dice = Dice
fight-hits = Hits
fight-lost = Losses
fight-ambush-told = Ambush: { $card }{ $foiled ->
    [yes] , foiled
   *[no] { "" }
 }.
fight-side = { $who }: { $rolled ->
    [yes] die { $die }, { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
     }, losses: { $lost }
   *[no] losses: { $lost }
 }.
fight-owed = still to be taken
fight-others = { $what } ({ $who })
ready-pieces = Pieces
ready-told = { $who }: { $pieces }.
