# Lo que se escribe en las imágenes de una partida entera de Runewars.

after-runes = Zonas con ficha de runa
after-influence = Influencia
after-leads = pasa a tener más que nadie
after-victory = juega una carta de victoria
after-year = Año { $year }
after-rune = { $area }: { $kind ->
    [dragon] runa de dragón
   *[false] runa falsa
 }
after-rows = Año
