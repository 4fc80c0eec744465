# Was auf Bildern einer ganzen Partie Runewars steht.

after-runes = Gebiete mit Runen
after-influence = Einfluss
after-leads = geht in Führung
after-victory = legt eine Siegkarte
after-year = Jahr { $year }
after-rune = { $area }: { $kind ->
    [dragon] Drachenrune
   *[false] falsche Rune
 }
after-rows = Jahr
