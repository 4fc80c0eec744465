# Mirar alrededor: pilas abiertas, la mano, lo que se sabe, movimientos y probabilidades.

look-at = Mirar…
look-nothing = Aquí no hay nada.
look-seat = { $what } ({ $who })
r-no-subject = No hay nada llamado «{ $text }» que mirar. Puedes mirar: { $possible }
r-no-place = No hay ningún lugar llamado «{ $text }»; **Tablero** muestra sus nombres.
r-no-such-seat = Nadie en esta mesa juega con «{ $text }». Puedes elegir: { $possible }

label-knows = Lo que sabes
label-plans = Mis planes
label-next = Página siguiente
knows-heading = ### Lo que sabes
knows-nothing = - No has visto las cartas de nadie, y nadie ha tomado ni recibido cartas tuyas.
knows-more = -# { $count ->
    [one] No se muestra una línea más antigua.
   *[other] No se muestran { $count } líneas más antiguas.
}
