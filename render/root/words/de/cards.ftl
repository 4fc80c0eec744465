# Das Bild einer Hand. Was eine Karte tut, sagen die Worte des Spiels selbst.

hand-title = Deine Hand
hand-count = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }
hand-empty = Du hast keine Karten.
hand-legend-played = Goldrahmen: jetzt spielbar oder herstellbar
hand-legend-spent = blaue Ecke: jetzt zum Ausgeben oder Zeigen
hand-alt = Deine Hand, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }: { $cards }.
hand-alt-empty = Deine Hand ist leer.
hand-card = { $name } ({ $suit }, { $what }){ $playable ->
    [yes] , jetzt spielbar
   *[no] { "" }
 }{ $spendable ->
    [yes] , jetzt zum Ausgeben
   *[no] { "" }
 }
hand-what-cost = Kosten { $cost } für { $gain }
hand-gain = { $item }, +{ $n }
hand-gain-effect = ihren Effekt
hand-what-ambush = Hinterhalt
hand-what-dominance = Dominanz
suit-any = beliebig
hand-plots = Deine verdeckten Intrigen
hand-plot = { $kind } auf { $clearing }
hand-alt-plots = Verdeckte Intrigen: { $plots }.
