# Der Coach: was Neulingen gesagt wird, in jedem Zug ein Gedanke.

coach-idea = 🎓 { $idea }
coach-aim = 🎯 **{ $aim }**
coach-tip = 💡 **Tipp:** { $what }. { $why }
coach-thinking = 💡 Ich denke über einen Tipp nach …
coach-why = **Warum?** { $why }
label-coach-show = Zeig es mir
label-coach-why = Warum?
coach-off = Der Coach schweigt von nun an bei { $game }. /settings change mit `coach:` an holt ihn zurück.
label-coach-read = Lesen: { $title }
label-coach-off = Ich kenne das Spiel
settings-coach-on = Coach: an. Deine erste Partie jedes Spiels wird dir beim Spielen erklärt.
settings-coach-again = Coach: wieder an. In jedem Spiel werden dir deine Züge erklärt, bis du eine weitere Partie beendet hast.
settings-coach-known = Nicht bei { $games }: Das kennst du.
settings-coach-off = Coach: aus
learn-page = 🎓 **{ $faction }** · { $n } von { $of }
