# Un claro de cerca, un movimiento antes de confirmarlo y lo que cambió desde la última mirada.

focus-clearing = Claro { $number } ({ $suit })
focus-burrow = El Cubil
focus-level = empate a { $n ->
    [one] 1 guerrero o edificio
   *[other] { $n } guerreros y edificios
 }: { $who }
focus-alone = { $n ->
    [one] 1 guerrero o edificio; nadie más tiene nada
   *[other] { $n } guerreros y edificios; nadie más tiene nada
 }
focus-more = { $n } guerreros y edificios contra { $theirs } ({ $other })
focus-though = por su propia habilidad: { $n } contra { $theirs } ({ $other })
focus-plot = solo para ti: { $kind }
focus-under = debajo, solo para ti: { $items }
focus-next = Al lado
focus-beside = { $number } { $suit }: { $who }
focus-nobody = nadie
focus-rules = Controla: { $who }
focus-unruled = Nadie controla

since-gains = Puntos desde tu última mirada: { $gains }.
since-gain = { $who } { SIGNED($n) }
since-rule = Cambió el control: { $flips }.
since-flip = { $number } de { $old } a { $new }

preview-move = { $pieces } de { $origin } a { $to }
preview-place = { $number } ({ $suit })
preview-stays = { $at }: { $who }, como antes
preview-turns = { $at }: de { $old } a { $new }
preview-strength = { $who } { $changed ->
    [yes] { $before } → { $after }
   *[no] { $after }
 }
preview-battle = Batalla en { $at }
preview-hits = Impactos: { $who }
preview-unseen = No cuenta lo que añadan las manos y los efectos.
