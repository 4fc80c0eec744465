# The pictures of hands and sheets. Effects of cards are among the game's own words.

hand-title = Tu mano: { $who }
hand-none = Quien mira no tiene cartas.
hand-empty = nada
hand-count = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
hand-legend-played = marco dorado: se puede jugar ahora
hand-legend-spent = esquina azul: se puede descartar ahora
hand-tactics = Táctica
hand-orders = Órdenes que quedan
hand-sealed = elegida en secreto: { $order }
hand-quests = Misiones
hand-objective = Objetivo
hand-rewards = Recompensas boca abajo de tus héroes
hand-fresh = { $all ->
    [yes] espera a la próxima estación
   *[no] { $n } para la próxima estación
 }
hand-card = { $n ->
    [one] { "" }
   *[other] { $n } × { "" }
 }{ $name }{ $playable ->
    [yes] , jugable ya
   *[no] { "" }
 }{ $spendable ->
    [yes] , se puede descartar ahora
   *[no] { "" }
 }
hand-alt-tactics = Tus cartas de táctica: { $cards }.
hand-alt-orders = Órdenes que quedan: { $orders }.
hand-alt-quests = Misiones: { $cards }.
hand-alt-objective = Objetivo: { $cards }.
hand-alt-rewards = Recompensas boca abajo: { $cards }.

sheet-dials = Diales
sheet-units = Unidades
sheet-orders = Órdenes; en gris, las ya usadas
sheet-realm = Reino
sheet-heroes = Héroes
sheet-strongholds-left = { $n ->
    [0] ninguna fortaleza por construir
    [one] 1 fortaleza por construir
   *[other] { $n } fortalezas por construir
 }
sheet-flying = vuela
sheet-fast = rápido
sheet-unit = iniciativa { $initiative }, vida { $health }{ $traits ->
    [none] { "" }
   *[other] , { $traits }
 }
sheet-left = quedan { $left } de { $all }
sheet-stronghold = { $place }: fuerza { $strength }{ $development ->
    [none] { "" }
   *[other] , { $development }
 }
sheet-objective = un objetivo, boca abajo
sheet-known-quest = Misión { $quest }, conocida al fracasar
sheet-hero = { $hero } en { $place }{ $state ->
    [routed] , en desbandada
    [commander] , comandante
   *[none] { "" }
 }
sheet-rewards = Recompensas: { $rewards }
sheet-hidden = { $reward } (boca abajo)
