# Was eine Bewegung oder ein Kampf bewirken würde, gezeigt, bevor es geschieht.

label-show = Vorschau
show-which = Was zeigen …
show-hint = Wähle eine Bewegung oder einen Kampf, und ich zeichne, was daraus würde. Noch geschieht nichts.
show-sure = **{ $what }** Das würde daraus.
map-coming = Der Spielplan wird gezeichnet.
barred = **{ $action }** ist gerade nicht möglich.
barred-all = **{ $action }**: { $why }
barred-most = **{ $action }** ist gerade nicht möglich. Meist gilt: { $why }
