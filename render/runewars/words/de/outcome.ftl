# Was entschieden wurde: Kämpfe, Duelle und aufgedeckte Befehle, als Karten und in Worten.

fight-title = Kampf in { $place }
fight-step = Schritt { $n }
fight-strength = Stärke
fight-lost = Verluste
fight-won = { $side ->
    [attacker] { $place } geht an { $who }
   *[defender] { $place } bleibt bei { $who }
 }{ $rune ->
    [dragon] , und damit eine Drachenrune
    [false] , und damit eine falsche Rune
    [facedown] , und damit ein Runenmarker
   *[none] { "" }
 }.
fight-side = { $who }: gezogen { $drew }; { $strength ->
    [none] { "" }
   *[other] Stärke { $strength }; { "" }
 }Verluste: { $lost }.
fight-drew = { $unit }: { $results }
fate-damage = { $n } Schaden
fate-rout = { $n } × Versprengen
fate-special = { $n } Spezial
fate-miss = { $n ->
    [one] 1 Fehlschlag
   *[other] { $n } Fehlschläge
 }
duel-title = Duell
duel-taken = Schaden
duel-over = { $n ->
    [0] Beide Helden leben.
    [one] Besiegt: { $who }.
   *[other] Beide sind besiegt: { $who }.
 }
duel-told = Duell: { $one } erlitt { $taken } Schaden, { $other } erlitt { $given }, in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
 }.
reveal = Befehle, in Spielreihenfolge: { $orders }.
reveal-one = { $who } { $order }
