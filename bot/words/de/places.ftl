# Wo eine Partie steht, und was die Moderation mit Tischen tut.

label-rehome = Neuen Ort öffnen
letter-lost = { $table } hat den Ort verloren: Der Kanal ist weg oder mir verschlossen. Die Partie macht Pause, und nichts davon ist verloren. **Neuen Ort öffnen** öffnet für euch alle einen Thread; oder gib /table move in dem Kanal ein, in dem es weitergehen soll.
line-moved-here = 🏠 **{ $table } geht hier weiter**, verlegt von { $by }.
line-moved-away = 🏠 **{ $table } geht in { $place } weiter**, verlegt von { $by }.
rehomed = Die Partie geht in { $place } weiter.

line-mod-pause = ⏸ Die Partie macht Pause, auf Anweisung der Moderation.
line-mod-resume = ▶ Die Partie geht weiter, auf Anweisung der Moderation.
line-mod-close = 🛑 Dieser Tisch ist geschlossen, auf Anweisung der Moderation. Die Partie wird nicht gewertet.
moderated = Erledigt und am Tisch gesagt.

r-already-here = Die Partie steht schon hier.
r-no-home = Ich finde keinen Kanal für einen neuen Thread: Dieser Server hat keinen Stammkanal, in dem ich schreiben kann, und der alte Kanal ist auch weg. Gib /table move in dem Kanal ein, in dem es weitergehen soll.
r-only-in-server = Gib das in einem Kanal des Servers ein, auf dem die Partie weitergehen soll.
r-not-your-seat = Kein Platz von dir, und keiner, den ein Computer spielt, heißt „{ $text }“. Es gibt: { $possible }
r-moderator-only = Das kann nur die Moderation dieses Servers. /table kick fragt die Leute am Tisch.
r-not-of-server = Dieser Tisch gehört nicht zu diesem Server.
