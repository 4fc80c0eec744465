# Leer: el registro, lo que alguien se ha perdido, por qué se rechazó algo.

label-older = Anterior
label-newer = Siguiente
label-catchup = Ponerme al día
label-since-move = Desde mi última jugada

log-nothing = Nada en el registro coincide con eso. Quita uno de los filtros para ver más.
missed-since-look = ### Lo que pasó desde que miraste por última vez { $when }
missed-since-start = ### Lo que pasó hasta ahora
missed-since-move = ### Lo que pasó desde tu última jugada
missed-nothing = No ha pasado nada desde entonces.
why-possible = **Ahora puedes** – { $question } { $names }
why-not-asked = Ahora no tienes nada que decidir.

r-no-topic = El registro no se puede limitar a «{ $text }». Se puede a: { $possible }
r-find-long = «{ $text }» es demasiado largo para buscarlo. Bastan una o dos palabras.
r-nothing-refused = Últimamente no se te ha rechazado nada.
