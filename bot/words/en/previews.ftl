# Previews of moves and battles.

label-show = Preview
show-which = Show what …
show-hint = Choose a move or a battle, and I draw what it would do. Nothing is done yet.
show-sure = **{ $what }** This is what it would do.
map-coming = The map is being drawn.
barred = **{ $action }** is not possible now.
barred-all = **{ $action }**: { $why }
barred-most = **{ $action }** is not possible now. Most often: { $why }
