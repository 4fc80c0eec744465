# Zurücknehmen und wiederholen: frei, oder mit Zustimmung des Tisches.

label-redo = Wiederholen
redone = Noch einmal gemacht.
undo-offer = Mit Zustimmung des Tisches geht es trotzdem zurück. Bis vor welche deiner Entscheidungen?
label-undo-last = Vor meine letzte Entscheidung …
undo-earlier = Vor eine frühere Entscheidung …
undo-takes-back = { $count ->
        [one] nimmt nur diese Entscheidung zurück
       *[other] nimmt { $count } Entscheidungen zurück
    }
undo-preview = ### Zurück vor „{ $what }“?
undo-undone = Das würde zurückgenommen:
undo-more = -# … und davor { $count ->
    [one] noch 1 Zeile
   *[other] noch { $count } Zeilen
}
undo-nothing-public = - eine Entscheidung, von der niemand etwas gesehen hat
undo-quiet = die letzte Entscheidung von { $who }
undo-saw = -# Etwas Geheimes gesehen: { $who }. Was von einem Stapel kam, wird wieder hineingemischt; was jemand hatte, bleibt bekannt.
undo-seen = -# Was gewürfelt oder aufgedeckt wurde, bleibt bekannt, aber die Würfel fallen neu, und Stapel, von denen gezogen wurde, werden gemischt.
undo-asks = Zustimmen müssen: **{ $names }**.
undo-silence = -# Wer { $hours } Stunden lang nichts sagt, stimmt zu.
undo-no-silence = -# An diesem Tisch gilt Schweigen nicht als Zustimmung; nach { $hours } Stunden schließt sich die Anfrage.
undo-at-once = Sonst muss niemand zustimmen.
label-undo-ask = Alle fragen
label-undo-now = Zurückgehen
undo-asked = Am Tisch wird gefragt. Wird dort etwas anderes gewählt, bevor alle zustimmen, schließt sich die Anfrage.
went-back = Der Tisch ist zurückgegangen. Hier ist die Frage noch einmal.
request-undo = ↩ { $by } möchte zurück vor **„{ $what }“**. Das würde zurückgenommen:
    { $undone }
undo-silent = { $who } (schweigend)
line-fell-back = Dieser Bot wurde aktualisiert, und seine Regeln lesen die letzten Schritte hier anders: Sie sind zurückgenommen und werden neu gefragt. Würfel und Karten kommen wieder gleich.
line-went-back = ↩ Der Tisch geht zurück vor **„{ $what }“**. Gefragt hat { $by }, zugestimmt: { $agreed }. Die Würfel fallen neu, Stapel, aus denen gezogen oder in die geschaut wurde, werden gemischt, und halbe und vorgeplante Entscheidungen sind vergessen.
line-went-back-alone = ↩ Der Tisch geht zurück vor **„{ $what }“**. Gefragt hat { $by }. Die Würfel fallen neu, Stapel, aus denen gezogen oder in die geschaut wurde, werden gemischt, und halbe und vorgeplante Entscheidungen sind vergessen.

r-redo-nothing = Von dir gibt es nichts zu wiederholen: Wiederholen lässt sich, was du gerade zurückgenommen hast.
r-redo-changed = Was du zurückgenommen hast, steht nicht mehr zur Auswahl. Drücke **Spielen**, um zu sehen, was geht.
r-undo-moved = Inzwischen wurde etwas gewählt. Sieh mit /undo nach, wie der Tisch jetzt steht.
r-undo-too-far = So weit zurück geht es nicht mehr. Nimm mit /undo eine spätere Entscheidung.
r-undo-diverged = Seitdem wurden die Regeln aktualisiert, daher kann der Tisch nicht so weit zurück. Nimm mit /undo eine spätere Entscheidung.
r-undo-talked-out = Die Partie ist seit mehr als einem Tag vorbei, also bleibt sie, wie sie endete.
r-undo-place-taken = Die Partie ist vorbei, und an ihrer Stelle hat eine andere begonnen. Also bleibt sie, wie sie endete.
r-undo-unsealed = Die Partie ist vorbei, und jemand hat schon in ihre Geheimnisse geschaut (Enthüllen, Nachprüfen oder Export). Also bleibt sie, wie sie endete.
r-undo-forgotten = Die Partie ist vorbei, und jemand aus ihr hat seitdem die eigenen Daten löschen lassen. Also bleibt sie, wie sie endete.
