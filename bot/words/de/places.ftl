# Wo eine Partie steht, und was die Moderation mit Tischen tut.

label-rehome = Neuen Ort öffnen
letter-lost = { $table } hat den Ort verloren: Der Kanal ist weg oder mir verschlossen. Die Partie macht Pause, und nichts davon ist verloren. **Neuen Ort öffnen** öffnet für euch alle einen Thread; oder gib /table move in dem Kanal ein, in dem es weitergehen soll.
letter-muted = Ich darf in { $place } nicht mehr schreiben, darum schweigt { $table } dort. Spielen könnt ihr weiter: mit **Spielen** hier oder mit /play. Bittet, wer den Server betreut, mir *Kanal ansehen*, *Nachrichten senden*, *Nachrichten in Threads senden* und *Dateien anhängen* wieder zu erlauben; ich sehe jede Stunde nach und erzähle dort, was fehlt.
line-moved-here = 🏠 **{ $table } geht hier weiter**, verlegt von { $by }.
line-back-here = 🏠 **{ $table } geht hier weiter**: Ich bin wieder auf diesem Server.
line-moved-away = 🏠 **{ $table } geht in { $place } weiter**, verlegt von { $by }.
rehomed = Die Partie geht in { $place } weiter.

line-mod-pause = ⏸ Die Partie macht Pause, auf Anweisung der Moderation.
line-mod-resume = ▶ Die Partie geht weiter, auf Anweisung der Moderation.
line-mod-close = 🛑 Dieser Tisch ist geschlossen, auf Anweisung der Moderation. Die Partie wird nicht gewertet.
label-close-sure = Ja, Partie beenden
label-close-not = Weitergehen lassen
label-close-back = Zurücknehmen
close-sure = **{ $table } ohne Ergebnis beenden?** Gespielt wird gerade { $time }, und { $names } würden die Partie verlieren: Niemand gewinnt, nichts davon zählt, niemand kann weiterspielen, und der Thread wird gesperrt. 30 Tage lang kann die Moderation das mit /moderate reopen zurücknehmen. /moderate pause lässt die Partie nur ruhen.
close-done = Die Partie ist beendet, und der Tisch weiß es. Bis { $until } kannst du das zurücknehmen, hier oder mit /moderate reopen.
close-not-done = Nichts hat sich geändert: Die Partie geht weiter.
close-asked-seated = Du spielst an diesem Tisch oder hast dort gespielt, also entscheiden seine Leute: Alle werden gefragt, und die Partie endet nur, wenn alle binnen zwei Tagen zustimmen.
post-ended = 🛑 **{ $table } ist geschlossen, auf Anweisung der Moderation.** Die Partie zählt für niemanden. Bis { $until } kann die Moderation sie mit /moderate reopen weitergehen lassen; so lange bleibt geheim, was geheim ist. Spielplan und Protokoll bleiben offen.
line-mod-reopen = ▶ Die Partie geht weiter, wo sie stehen geblieben ist: Die Moderation hat ihr Ende zurückgenommen.
moderated = Erledigt und am Tisch gesagt.

r-already-here = Die Partie steht schon hier.
r-no-home = Ich finde keinen Kanal für einen neuen Thread: Dieser Server hat keinen Stammkanal, in dem ich schreiben kann, und der alte Kanal ist auch weg. Gib /table move in dem Kanal ein, in dem es weitergehen soll.
r-only-in-server = Gib das in einem Kanal des Servers ein, auf dem die Partie weitergehen soll.
r-not-your-seat = Kein Platz von dir, und keiner, den ein Computer spielt, heißt „{ $text }“. Es gibt: { $possible }
r-moderator-only = Das kann nur die Moderation dieses Servers. /table kick fragt die Leute am Tisch.
r-moderator-plays = Du spielst an diesem Tisch oder hast dort gespielt, darum kannst du hier niemand anderem den Platz nehmen. /table kick fragt die Leute am Tisch, oder jemand anders aus der Moderation entscheidet.
r-freed-a-seat = Du hast in dieser Partie als Moderation einen Platz frei gemacht, darum kannst du hier keinen einnehmen: Wer moderiert, sieht keine Hand.
r-not-of-server = Dieser Tisch gehört nicht zu diesem Server.
r-reopen-over = Hier gibt es nichts zurückzunehmen: Weitergehen kann nur eine Partie, die die Moderation in den letzten 30 Tagen beendet hat.
r-still-reopens = Die Moderation hat diese Partie beendet, und bis { $until } kann sie weitergehen. So lange bleibt geheim, was geheim ist.
r-match-ended = Die Moderation hat diese Partie beendet. Bis { $until } kann sie sie mit /moderate reopen weitergehen lassen.
