# Warum das Protokoll einer echten Partie nicht gelesen werden kann

r-record-size = Zeile { $line }, Spalte { $column }: Ein Protokoll darf höchstens { $most } kB haben; dieses ist größer.
r-record-lines = Zeile { $line }, Spalte { $column }: Ein Protokoll darf höchstens { $most } Zeilen haben.
r-record-encoding = Zeile { $line }, Spalte { $column }: Das ist kein UTF-8-Text; speichere das Protokoll als UTF-8 und versuche es noch einmal.
r-record-without = Zeile { $line }, Spalte { $column }: Hier endet das Protokoll und hat { $what ->
    [map] keinen Spielplan
    [deck] kein Deck
   *[turn] keinen Zug
 } genannt.
r-record-line = Zeile { $line }, Spalte { $column }: Eine Zeile beginnt mit dem Buchstaben einer Fraktion und einem Doppelpunkt.
r-record-map = Zeile { $line }, Spalte { $column }: Den Spielplan „{ $what }“ gibt es hier nicht. Es gibt: { $known }
r-record-deck = Zeile { $line }, Spalte { $column }: Kein Deck heißt „{ $what }“. Es gibt: { $known }
r-record-clearings = Zeile { $line }, Spalte { $column }: „{ $what }“ ist keine Farbe mit Lichtung, wie F1.
r-record-twice = Zeile { $line }, Spalte { $column }: { $faction } sitzt schon an diesem Tisch.
r-record-nobody = Zeile { $line }, Spalte { $column }: Niemand spielt { $faction } an diesem Tisch.
r-record-not-hosted = Zeile { $line }, Spalte { $column }: { $faction } ({ $letter }) gibt es hier noch nicht.
r-record-letter = Zeile { $line }, Spalte { $column }: Keine Fraktion hat den Buchstaben „{ $letter }“.
r-record-again = Zeile { $line }, Spalte { $column }: { $what ->
    [map] Der Spielplan
   *[deck] Das Deck
 } wird ein zweites Mal genannt.
r-record-seats = Zeile { $line }, Spalte { $column }: Vor diesem Zug stehen die zwei bis sechs am Tisch; dieses Protokoll nennt { $number }.
r-record-setup = Zeile { $line }, Spalte { $column }: Die erste Zeile einer Fraktion ist ihr Aufbau; vor diesem Zug hat keine einen.
r-record-winner = Zeile { $line }, Spalte { $column }: „{ $what }“ ist weder eine Fraktion noch ein Name an diesem Tisch und kann nicht gewonnen haben.
r-record-landmark = Zeile { $line }, Spalte { $column }: Kein Wahrzeichen heißt „{ $what }“.
r-record-landmarks = Zeile { $line }, Spalte { $column }: Zu denen des Spielplans kommen höchstens zwei Wahrzeichen; dieses Protokoll nennt { $number }.
r-record-site = Zeile { $line }, Spalte { $column }: Das Wahrzeichen „{ $what }“ darf nicht auf Lichtung { $clearing } aufgestellt werden.
r-record-hireling = Zeile { $line }, Spalte { $column }: „{ $what }“ ist nicht der Name eines Söldners.
r-record-hirelings = Zeile { $line }, Spalte { $column }: Ein Tisch hat drei Söldner; dieses Protokoll nennt { $number }.
r-record-demoted = Zeile { $line }, Spalte { $column }: An einem Tisch mit { $players } Personen sind { $wanted } der drei Söldner zurückgestuft; dieses Protokoll nennt { $number }.
r-record-actions = Zeile { $line }, Spalte { $column }: Ein Zug darf höchstens { $most } Aktionen haben.
r-record-long = Zeile { $line }, Spalte { $column }: „{ $action }“ ist länger als die { $what } Zeichen, die eine Aktion haben darf.
r-record-map-first = Zeile { $line }, Spalte { $column }: Der Spielplan muss vor dem ersten Zug genannt sein.
r-record-broken-off = Zeile { $line }, Spalte { $column }: Die Zeile bricht hinter einem Schrägstrich ab.
r-record-action = Zeile { $line }, Spalte { $column }: „{ $action }“ bewegt, zeigt, baut, punktet und kämpft nicht.
r-record-seat = Zeile { $line }, Spalte { $column }: „{ $action }“ nennt { $what }; das spielt an diesem Tisch niemand.
r-record-card = Zeile { $line }, Spalte { $column }: In „{ $action }“ heißt keine Karte „{ $what }“.
r-record-reveal = Zeile { $line }, Spalte { $column }: „{ $action }“ zeigt etwas, das keine Karte ist.
r-record-suit = Zeile { $line }, Spalte { $column }: In „{ $action }“ ist „{ $what }“ keine Farbe.
r-record-parenthesis = Zeile { $line }, Spalte { $column }: In „{ $action }“ fehlt zu einer Klammer die andere.
r-record-thing = Zeile { $line }, Spalte { $column }: In „{ $action }“ ist „{ $what }“ weder Teil noch Karte noch Gegenstand.
r-record-place = Zeile { $line }, Spalte { $column }: In „{ $action }“ ist „{ $what }“ kein Ort an diesem Tisch.
r-record-forest = Zeile { $line }, Spalte { $column }: In „{ $action }“ liegt zwischen den Lichtungen { $what } kein Wald.

# Was beim Prüfen über ein Protokoll gesagt wird: warum eine Aktion nicht stimmt, und wie sie zu lesen ist

referee-over = Die Partie ist zu Ende.
referee-won-before = Nach den Regeln ist die Partie vor diesem Zug zu Ende.
referee-turn = Eine andere Fraktion ist am Zug.
referee-printed-suits = Das Protokoll nennt keine Farben der Lichtungen: Es gelten die aus dem Heft des Spielplans.
referee-no-item = So ein Gegenstand liegt dort nicht aufgedeckt.
referee-points-here = Nach den Regeln gibt es hier eine andere Punktzahl.
referee-no-outrage = Nichts löst hier Empörung aus.
referee-fewer = So viele sind nicht da.
referee-cost = Die Kosten sind andere.
referee-warriors-first = Krieger werden vor Gebäuden und Markern entfernt.
referee-ruin-twin = Ein solcher Gegenstand kam schon einmal aus einer Ruine.
referee-empty-ruin = Ohne einen Gegenstand aus der Ruine gibt es keinen Punkt.
referee-raised = In meinen Regeln trat ein Fehler auf: { $errors }
referee-draws = Nach den Regeln werden hier nicht so viele Karten gezogen.
referee-nowhere = Kein Ablauf, zu dem der Rest des Zuges passt, führt dahin.
referee-later = Hier ist das erlaubt, aber dann nicht mehr der Rest des Zuges; ohne das lässt sich mehr vom Zug verfolgen: { $why }
referee-reads-board = auf das Tableau, nicht auf die Hand
referee-reads-hand = von der Hand, nicht vom Deck
referee-reads-item = ein anderer Gegenstand, dieser ist nicht da
referee-reads-kind = ein anderes Teil, dieses ist nicht da
referee-reads-owner = ein anderer Krieger, von diesen ist keiner da
referee-reads-place = eine andere Lichtung, auf dieser steht nichts davon
referee-reads-placed = eine andere Lichtung, auf diese darf es nicht
referee-points = { NAMES($faction, as: "faction") }: laut Protokoll { $record ->
    [one] 1 Punkt
   *[other] { $record } Punkte
}, nach den Regeln { $rules }.
referee-winners = Gewonnen hat laut Protokoll { $record ->
    [nobody] niemand
   *[some] { NAMES($record, as: "faction") }
}, nach den Regeln { $rules ->
    [nobody] niemand
   *[some] { NAMES($rules, as: "faction") }
}.
