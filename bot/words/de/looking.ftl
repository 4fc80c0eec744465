# Sich umsehen: offene Stapel, die eigene Hand, was man weiß, Bewegungen und Chancen.

look-at = Ansehen …
look-nothing = Hier liegt nichts.
look-seat = { $what } ({ $who })
r-no-subject = „{ $text }“ lässt sich nicht ansehen. Es gibt: { $possible }
r-no-place = Einen Ort namens „{ $text }“ gibt es nicht; **Spielplan** zeigt, wie sie heißen.
r-no-such-seat = Niemand an diesem Tisch spielt „{ $text }“. Es gibt: { $possible }

label-knows = Was du weißt
label-plans = Meine Pläne
label-next = Nächste Seite
knows-heading = ### Was du weißt
knows-nothing = - Du hast von niemandem Karten gesehen, und niemand hat deine genommen oder von dir bekommen.
knows-more = -# Ältere Zeilen, die hier fehlen: { $count }.
