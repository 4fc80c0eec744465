# Results of battles, duels and revealed orders, as cards and in words.

fight-title = Battle in { $place }
fight-step = Step { $n }
fight-strength = Strength
fight-lost = Losses
fight-won = { $side ->
    [attacker] { $place } goes to { $who }
   *[defender] { $place } stays with { $who }
 }{ $rune ->
    [dragon] , and with it a dragon rune
    [false] , and with it a false rune
    [facedown] , and with it a rune token
   *[none] { "" }
 }.
fight-side = { $who } drew { $drew }; { $strength ->
    [none] { "" }
   *[other] strength { $strength }; { "" }
 }losses: { $lost }.
fight-drew = { $unit }: { $results }
fate-damage = { $n } damage
fate-rout = { $n } rout
fate-special = { $n } special
fate-miss = { $n ->
    [one] 1 miss
   *[other] { $n } misses
 }
duel-title = Duel
duel-taken = Damage
duel-over = { $n ->
    [0] Both heroes live.
    [one] Defeated: { $who }.
   *[other] Both are defeated: { $who }.
 }
duel-told = Duel: { $one } took { $taken } damage, { $other } took { $given }, in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }.
reveal = Orders, in the order of play: { $orders }.
reveal-one = { $who } { $order }
