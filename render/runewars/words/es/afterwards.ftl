# Lo que se escribe en las imágenes de una partida entera de Runewars.

after-runes = Zonas con runas
after-influence = Influencia
after-leads = toma la delantera
after-victory = juega una carta de victoria
after-year = Año { $year }
after-rune = { $area }: { $kind ->
    [dragon] runa de dragón
   *[false] runa falsa
 }
after-rows = Año
