# Texts on pictures of a whole match of Runewars.

after-runes = Areas with a rune token
after-influence = Influence
after-leads = comes to have most of them
after-victory = lays a Victory card
after-year = Year { $year }
after-rune = { $area }: { $kind ->
    [dragon] dragon rune
   *[false] false rune
 }
after-rows = Year
