# Was auf Bildern einer ganzen Partie Runewars steht.

after-runes = Gebiete mit Runenmarker
after-influence = Einfluss
after-leads = hat davon jetzt die meisten
after-victory = legt eine Siegkarte
after-year = Jahr { $year }
after-rune = { $area }: { $kind ->
    [dragon] Drachenrune
   *[false] falsche Rune
 }
after-rows = Jahr
