# Was die Engine selbst sagt, bei jedem Spiel.

term-learned = eine Lage wie jene, die andere Partien gewannen
term-chance = was der Zufall im Mittel bringt
    .price = was der Zufall im Mittel kostet
    .spared = was der Zufall im Mittel kostet
last-of-list = { $some } und { $last }
helping-verb = hat haben hast

o-done = Fertig
o-pass = Passen
o-yes = Ja

afterwards = Danach: { $steps }

e-went-back = Der Tisch geht zurück. Es wird neu gewürfelt, und was seither zu sehen war, wird neu gemischt.

nothing-fits = Nichts, was du hast, bewirkt jetzt etwas. Gefragt wirst du trotzdem, denn das kann sonst niemand wissen.
nothing-more = Mehr ist jetzt nicht möglich. Mach weiter, oder nimm deinen letzten Schritt zurück.
only-this = Nur das ist jetzt möglich.
only-this-told = Nur das ist jetzt möglich. Gefragt wirst du trotzdem, denn das kann sonst niemand wissen.
left-out = { $count ->
    [one] 1 weitere Möglichkeit würde nichts ändern und fehlt hier.
   *[other] { $count } weitere Möglichkeiten würden nichts ändern und fehlen hier.
}

whole = Zusammen { $count }
smaller-steps = … und { $count ->
    [one] 1 kleinerer Schritt
   *[other] { $count } kleinere Schritte
}
more-steps = … und { $count ->
    [one] 1 weiterer Schritt
   *[other] { $count } weitere Schritte
}

option-responses = Reaktionen
    .why = Wie über Hinterhalte und andere geheime Antworten entschieden wird.
option-responses-planned = nach Plan: alles wird sofort abgehandelt
option-responses-window = mit Frist: wer reagieren könnte, hat einige Minuten, danach gilt der Plan
option-responses-live = live: alle, die reagieren könnten, werden gefragt

r-question-closed = Diese Frage ist erledigt. Öffne die aktuelle, um weiterzumachen.
r-not-offered = Das ist gerade nicht möglich. Öffne die aktuelle Frage, um zu sehen, was geht.
r-plan-kind = Einen Plan namens „{ $kind }“ gibt es nicht.
r-plan-value = „{ $value }“ steht für „{ $field }“ nicht zur Auswahl.
r-undo-nothing = In diesem Zug gibt es nichts von dir zurückzunehmen.
r-undo-over = Die Partie ist vorbei, daher lässt sich nichts mehr zurücknehmen.
r-undo-other = Seitdem hat jemand anderes eine Wahl getroffen, daher kannst du das nicht einfach zurücknehmen. Frag die anderen am Tisch.
r-undo-barrier = Seitdem waren Würfel, Karten oder etwas Geheimes zu sehen, daher kannst du das nicht einfach zurücknehmen. Frag die anderen am Tisch.
r-no-queue = Hier lässt sich noch nichts vorausplanen. Warte, bis das Spiel läuft und jemand anderes am Zug ist.
r-setup-option = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $possible }
r-setup-value = „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $possible }
