# La imagen de una mano. Lo que hace una carta lo dicen las palabras del propio juego.

hand-title = Tu mano
hand-count = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
hand-empty = No tienes cartas.
hand-legend-played = marco dorado: se puede jugar o fabricar ahora
hand-legend-spent = esquina azul: se puede gastar o mostrar ahora
hand-alt = Tu mano, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }: { $cards }.
hand-alt-empty = Tu mano está vacía.
hand-card = { $name } ({ $suit }, { $what }){ $playable ->
    [yes] , jugable ahora
   *[no] { "" }
 }{ $spendable ->
    [yes] , se puede gastar ahora
   *[no] { "" }
 }
hand-what-cost = fabricar { $cost }: { $gain }
hand-gain = { $item }, +{ $n }
hand-gain-effect = su efecto
hand-what-ambush = emboscada
hand-what-dominance = dominio
suit-any = cualquiera
hand-plots = Tus complots boca abajo
hand-plot = { $kind } en { $clearing }
hand-alt-plots = Complots boca abajo: { $plots }.
