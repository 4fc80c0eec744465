# Lo que haría un movimiento o una batalla, dibujado antes de hacerlo.

label-show = Vista previa
show-which = Mostrar qué…
show-hint = Elige un movimiento o una batalla, y dibujo lo que haría. Todavía no se hace nada.
show-sure = **{ $what }** Esto es lo que haría.
map-coming = Se está dibujando el mapa.
barred = **{ $action }** no es posible ahora.
barred-all = **{ $action }**: { $why }
barred-most = **{ $action }** no es posible ahora. Casi siempre: { $why }
