# Lo que se decidió: batallas, duelos y órdenes reveladas, como cartas y en palabras.

fight-title = Batalla en { $place }
fight-step = Paso { $n }
fight-strength = Fuerza
fight-lost = Bajas
fight-won = { $side ->
    [attacker] { $place } pasa a { $who }
   *[defender] { $place } sigue siendo de { $who }
 }{ $rune ->
    [dragon] , y con ella una runa de dragón
    [false] , y con ella una runa falsa
    [facedown] , y con ella una ficha de runa
   *[none] { "" }
 }.
fight-side = { $who }: robó { $drew }; { $strength ->
    [none] { "" }
   *[other] fuerza { $strength }; { "" }
 }bajas: { $lost }.
fight-drew = { $unit }: { $results }
fate-damage = { $n } de daño
fate-rout = { $n } × desbandada
fate-special = { $n ->
    [one] 1 especial
   *[other] { $n } especiales
 }
fate-miss = { $n ->
    [one] 1 fallo
   *[other] { $n } fallos
 }
duel-title = Duelo
duel-taken = Daño
duel-over = { $n ->
    [0] Ambos héroes siguen vivos.
    [one] Derrotado: { $who }.
   *[other] Ambos derrotados: { $who }.
 }
duel-told = Duelo: { $one } sufrió { $taken } de daño y { $other } { $given }, en { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
 }.
reveal = Órdenes, en orden de juego: { $orders }.
reveal-one = { $who } { $order }
