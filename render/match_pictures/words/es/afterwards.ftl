# Lo que se escribe en las imágenes de una partida entera y dicen sus descripciones.

graph-title = { $what }, { $span }
graph-wins = { $n ->
    [one] { AGREE($who, "Gana", "Ganan") } { $who }
   *[other] Ganan juntos { $who }
 }
graph-alt = Gráfica: { $what }, { $span }. Al final: { $standing }.
graph-standing = { $who } { $points }
graph-mark = { $when }: { $who } { $what }.

poster-match = { $game } · partida { $number }
poster-wins = { $n ->
    [one] { AGREE($who, "gana", "ganan") }
   *[other] ganan juntos
 }
poster-day = { DATETIME($day, dateStyle: "long") }
poster-alt = Cartel: { $game }, partida { $number }, { $when }. { $n ->
    [one] { AGREE($winners, "Gana", "Ganan") } { $winners }
   *[other] Ganan juntos { $winners }
 } ({ $how }). { $standing }.
poster-standing = { $place }. { $who } ({ $plays }) { $points }

replay-alt = { $n ->
    [one] Un turno
   *[other] { $n } turnos
 } en imagen animada. El último tablero: { $board }

hidden-title = Lo que los demás no sabían
hidden-fresh = nuevo
hidden-kept = guardado
hidden-nothing = nada
hidden-count = { $n } × { $what }
hidden-more = { $n } más
hidden-alt = Lo que nadie más sabía. { $lines }
hidden-alt-round = { $when }: { $who } tenía { $what }.
