# Lo que se escribe en las imágenes de una partida entera de Runewars.

after-runes = Áreas con runas
after-influence = Influencia
after-leads = toma la delantera
after-victory = pone una carta de Victoria
after-year = Año { $year }
after-rune = { $area }: { $kind ->
    [dragon] runa de dragón
   *[false] runa falsa
 }
after-rows = Año
