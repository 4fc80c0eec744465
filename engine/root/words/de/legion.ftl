# Die Legion ohne Königin (QL).

faction-legion = Legion
    .subject = Die Legion
    .within = die Legion
    .from = von der Legion
    .acc = die Legion
    .dat = der Legion
    .short = Legion
    .full = Legion ohne Königin

piece-colony = Kolonie
    .line = Gegner stellen hier nichts her und rekrutieren nicht
pieces-colony = { $count ->
    [one] 1 Kolonie
   *[other] { $count } Kolonien
}

effect-no-queens = Keine Königinnen

legion-marching = { $warriors } Krieger
legion-spoils = { $spoils ->
    [0] noch keine Beute
    [one] 1 Beutestück
   *[other] { $spoils } Beutestücke
}

# Was ein Tisch vor Beginn entscheiden kann

option-spoils = Krieger der Marquise in der Beute der Legion
    .why = Die Legion behält sie bis zu ihrem Abend; dürfen die Feldlazarette sie dann noch retten?
option-spoils-supply = sie kehren in den Vorrat zurück
option-spoils-hospitals = Feldlazarette dürfen sie retten, wenn sie zurückkehren

# Aufbau

q-legion-corner = In welcher Ecke landet deine Legion?
    .why = Drei Krieger beginnen dort, und drei weitere auf einer benachbarten Lichtung.
q-legion-beside = Wo stehen deine anderen drei Krieger?
    .why = Von zwei Lichtungen aus erreichst du mehr, und für den Nachschub brauchst du Teile auf Lichtungen seiner Farben.
q-legion-campaign = Mit welcher Karte beginnt dein Feldzug?
    .why = Ihre Farbe sagt, wo du kämpfst und siedelst, jedes ihrer Symbole bringt pro Zug einen Krieger, und ein Gegenstand bringt eine Karte mehr.
q-legion-return = Du hast nichts mehr auf dem Spielplan. Wo landen deine Überlebenden?
    .why = Drei Krieger kommen dorthin, wo die wenigsten gegnerischen Teile sind.

# Der Zug

q-legion-bootstraps = Dein Zug, Vogelgesang: Benutze eine Karte, die vor dir liegt, oder mach weiter.
    .why = Als Nächstes bringt deine Feldzugskarte Krieger, und dann darfst du sie wechseln.
done-legion-bootstraps = Weiter zum Nachschub
q-legion-drop = Nachschub ({ $suit }): Wohin { $count ->
    [one] kommt der Krieger
   *[other] kommen die { $count } Krieger
}?
    .why = Jedes Symbol deiner Feldzugskarte bringt einen Krieger auf eine Lichtung seiner Farbe, auf der du Teile hast.
    .some = { $n } auf { $name }
    .tip = Setz Krieger ein: { $what }
q-legion-reinforcements = Dein Vorrat wird knapp. Welche deiner Kolonien der Farbe { $suit } bekommen einen Krieger?
    .why = Je ein Krieger; setz sie ein, wo sie kämpfen oder die Stellung halten.
    .some = { $n } auf { $name }
    .tip = Setz Krieger ein: { $what }
q-legion-supply = Dein Vogelgesang: Gib eine Karte für deine Kolonien aus, oder ändere deine Taktik. Dein Feldzug: { $suit }.
    .why = Eine Karte bringt einen Krieger zu jeder Kolonie ihrer Farbe; eine neue Feldzugskarte ändert, wo du kämpfst.
done-legion-supply = Weiter zum Feldzug
q-legion-tactics = Dein Vogelgesang: Änderst du deine Taktik? Dein Feldzug: { $suit }.
    .why = Die Farbe deiner Feldzugskarte sagt, wo du einmarschierst, angreifst und siedelst, und ihre Symbole bringen deine nächsten Krieger.
done-legion-tactics = Feldzugskarte behalten
q-legion-aim = Für welche Farbe steht dein Vogel-Feldzug?
    .why = Das gilt bis zu deinem nächsten Zug. Mit einem Vogel bist du frei, bekommst aber nur je drei Beutestücke einen Punkt.
q-legion-suit = Dein Feldzug hat sein Ziel.
    .why = Als Nächstes marschierst du ein.
done-legion-suit = Weiter zum Tageslicht
q-legion-invade = Dein Tageslicht: Marschiere auf Lichtungen der Farbe { $suit } ein, sooft du magst. ({ legion-spoils })
    .why = Auf jeder Feldzugslichtung mit Gegnern muss es zum Kampf kommen; bleiben dort zwei Krieger übrig, können sie eine Kolonie gründen.
done-legion-invade = Punkte nehmen, Karten ziehen, Zug beenden
    .confirm = Zug beenden? Deine Beute bringt Punkte und kehrt zurück, und was du nicht getan hast, bleibt ungetan.
q-legion-attack = Dein Tageslicht: Greif auf jeder deiner Lichtungen der Farbe { $suit } an. ({ legion-spoils })
    .why = Was du dort entfernst, ist Beute, ein Punkt je zwei. Du kannst nicht weitermachen, solange ein Kampf aussteht.
done-legion-attack = Punkte nehmen, Karten ziehen, Zug beenden
q-legion-colonize = Dein Tageslicht: Gründe Kolonien auf Lichtungen der Farbe { $suit }, oder mach weiter. ({ legion-spoils })
    .why = Eine Kolonie hindert Gegner dort am Herstellen und Rekrutieren, und du stellst mit ihren Bauten her; wo du schon eine hast, bekommst du stattdessen Punkte.
done-legion-colonize = Punkte nehmen, Karten ziehen, Zug beenden
    .confirm = Zug beenden? Deine Beute bringt Punkte und kehrt zurück, und was du nicht getan hast, bleibt ungetan.
q-legion-deescalate = Dein Tageslicht: eine letzte Bewegung von einer Lichtung der Farbe { $suit } aus, oder mach weiter. ({ legion-spoils })
    .why = Sie darf überall enden, wohin du dich bewegen kannst, zum Beispiel neben den Lichtungen deines nächsten Feldzugs.
done-legion-deescalate = Punkte nehmen, Karten ziehen, Zug beenden
    .confirm = Zug beenden? Deine Beute bringt Punkte und kehrt zurück, und was du nicht getan hast, bleibt ungetan.
q-legion-craft = Dein Abend: Stell Karten her, oder nimm Punkte für deine Beute. ({ legion-spoils })
    .why = Jedes gegnerische Gebäude und jeder gegnerische Marker bei einer deiner Kolonien stellt einmal mit der Farbe der Lichtung her.
done-legion-craft = Punkte nehmen, Karten ziehen, Zug beenden
q-legion-spoils = Deine Beute hat Punkte gebracht und ist zurückgekehrt.
    .why = Jetzt ziehst du Karten, und dein Zug endet.
done-legion-spoils = Karten ziehen und Zug beenden
q-legion-draw = Deine Karten sind gezogen.
    .why = Du musst nur noch deinen Zug beenden.
done-legion-draw = Zug beenden

# Aktionen

o-legion-suit = { $suit }
    .about = wo du diesen Zug einmarschierst, angreifst und siedelst
o-legion-reinforce = { $card } ausgeben: ein Krieger je Kolonie der Farbe { $suit }
    .group = Eine Karte für deine Kolonien ausgeben
    .card = Mit { $value }
    .suit = Bei Kolonien der Farbe { $value }
    .facts = { $count } Krieger
    .about = du verzichtest auf „{ $line }“
o-legion-tactics = Neuer Feldzug: { $card }
    .group = Die Taktik ändern
    .facts = pro Zug { $count ->
        [0] keine Krieger
       *[other] { $count } Krieger
    }{ $item ->
        [yes] {", eine Karte mehr"}
       *[no] {""}
    }
o-legion-invade = { legion-marching } von { $origin } nach { $to } einmarschieren lassen
    .group = Einmarschieren
    .origin = Von { $value }
    .to = Nach { $value }
o-legion-attack = Angriff gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }
    .facts = { battle-hits }
    .group = Angreifen
    .clearing = Auf { $value }
    .confirm = Angriff gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } beginnen? Die Würfel lassen sich nicht zurücknehmen.
o-legion-colonize = { $clearing } kolonisieren
    .group = Kolonisieren
    .clearing = { $value }
    .facts = { $points ->
        [0] eine neue Kolonie
       *[other] +1 Punkt für die Kolonie dort
    }
o-legion-relocate = Die Kolonie von { $origin } nach { $to } verlegen
    .group = Eine Kolonie verlegen
    .origin = Von { $value }
    .to = Nach { $value }
o-legion-deescalate = Deeskalieren: { legion-marching } von { $origin } nach { $to } bewegen
    .group = Deeskalieren
    .origin = Von { $value }
    .to = Nach { $value }

# Befehle

c-legion = Den Feldzug der Legion ohne Königin führen
c-legion-reinforce = Karte ausgeben: ein Krieger bei jeder passenden Kolonie
c-legion-tactics = Die Feldzugskarte durch eine von deiner Hand ersetzen
c-legion-invade = Auf eine Feldzugslichtung einmarschieren, sooft du magst
c-legion-attack = Den Kampf beginnen, der auf einer Feldzugslichtung aussteht
c-legion-colonize = Zwei Krieger für eine Kolonie, oder Punkte, wo eine ist
c-legion-relocate = Alle Kolonien liegen: eine davon in den Feldzug
c-legion-deescalate = Eine Bewegung von einer Feldzugslichtung aus
f-legion-reinforce-card = Die Karte von deiner Hand
f-legion-reinforce-suit = Die Farbe, für die sie steht; ein Vogel kann jede sein
f-legion-tactics-card = Die neue Feldzugskarte von deiner Hand
f-legion-invade-origin = Von wo
f-legion-invade-to = Die Feldzugslichtung, auf die du gehst
f-legion-invade-warriors = Wie viele Krieger
f-legion-attack-clearing = Die Feldzugslichtung, auf der du kämpfst
f-legion-attack-defender = Wen du angreifst
f-legion-colonize-clearing = Eine Feldzugslichtung mit zwei Kriegern von dir
f-legion-relocate-origin = Eine Kolonie außerhalb des Feldzugs
f-legion-relocate-to = Eine Feldzugslichtung mit zwei Kriegern von dir
f-legion-deescalate-origin = Die Feldzugslichtung, von der du kommst
f-legion-deescalate-to = Wohin
f-legion-deescalate-warriors = Wie viele Krieger

# Warum nicht

r-legion-passed = { $step ->
    [supply] Karten für deine Kolonien gibst du in deinem eigenen Vogelgesang aus, bevor du die Taktik änderst.
    [tactics] Deine Feldzugskarte wechselst du nur in deinem eigenen Vogelgesang.
    [invade] Du marschierst in deinem eigenen Tageslicht ein, vor deinem ersten Angriff.
    [attack] Du greifst nur in deinem eigenen Tageslicht an, bevor du kolonisierst.
    [colonize] Du kolonisierst in deinem eigenen Tageslicht, nach deinen Angriffen.
   *[deescalate] Du deeskalierst am Ende deines eigenen Tageslichts.
}
r-legion-suit-first = Deine Feldzugskarte ist ein Vogel: Wähle erst ihre Farbe.
r-reinforce-once = Du hast in diesem Zug schon eine Karte für deine Kolonien ausgegeben, und mehr geht nicht.
r-reinforce-suit = { $card } steht nicht für { $suit }. Gib eine Karte dieser Farbe aus oder einen Vogel.
    .any = Du brauchst eine Kolonie und eine Karte in der Farbe ihrer Lichtung oder einen Vogel.
r-reinforce-no-colony = Du hast auf keiner Lichtung der Farbe { $suit } eine Kolonie, bei der du einen Krieger einsetzen könntest.
    .any = Du brauchst eine Kolonie und eine Karte in der Farbe ihrer Lichtung oder einen Vogel.
r-tactics-once = Du hast deine Taktik in diesem Zug schon geändert.
r-tactics-not-held = { $card } ist nicht auf deiner Hand, kann also nicht deine Feldzugskarte werden.
    .any = Du hast keine Karte auf der Hand, die dein neuer Feldzug werden könnte.
r-invade-suit = Du marschierst nur auf Lichtungen der Farbe { $suit } ein, und { $to } ist keine. { COUNT($instead) ->
    [0] Von dort kannst du gerade nirgends einmarschieren.
   *[other] Von dort kannst du auf { NAMES($instead) } einmarschieren.
}
    .any = Keiner deiner Krieger kann jetzt auf eine Lichtung der Farbe { $suit } ziehen.
r-attack-suit = Du greifst nur auf Lichtungen der Farbe { $suit } an, und { $clearing } ist keine.
    .any = Auf keiner Lichtung der Farbe { $suit } haben deine Krieger noch einen Gegner anzugreifen.
r-attack-once = Du hast in diesem Zug auf { $clearing } schon angegriffen; das geht nur einmal.
r-attack-due = Ein Kampf steht noch aus, bevor du weitermachen kannst: Greif an auf { NAMES($instead) }.
r-colonize-suit = Du kolonisierst nur Lichtungen der Farbe { $suit }, und { $clearing } ist keine.
    .any = Du brauchst zwei Krieger auf einer Lichtung der Farbe { $suit }, die du in diesem Zug noch nicht kolonisiert hast.
r-colonize-once = Du hast { $clearing } in diesem Zug schon kolonisiert; das geht nur einmal.
r-colonize-warriors = Um { $clearing } zu kolonisieren, brauchst du dort 2 Krieger, und du hast { $have }.
r-colonize-relocate = Alle sechs Kolonien sind auf dem Spielplan. Verleg stattdessen eine von außerhalb deines Feldzugs nach { $clearing }.
r-colonize-none-left = Alle sechs Kolonien sind auf dem Spielplan, und keine davon außerhalb deines Feldzugs.
r-colonize-no-marker = Auf { $clearing } liegt schon deine Kolonie, und ohne Stein auf der Punkteleiste bringt sie dir nichts.
r-relocate-left = In deinem Vorrat sind noch Kolonien: Setz eine von denen ein.
r-relocate-there = Auf { $clearing } hast du schon eine Kolonie, und mehr als eine geht nicht.
r-relocate-origin = Von { $clearing } kannst du keine Kolonie nehmen: Es muss deine sein, und außerhalb deines Feldzugs.
r-deescalate-once = Du hast in diesem Zug schon deeskaliert; mehr als eine Bewegung geht nicht.
r-deescalate-suit = Diese Bewegung beginnt auf einer Lichtung der Farbe { $suit }, und { $origin } ist keine.
    .any = Du brauchst Krieger auf einer Lichtung der Farbe { $suit }, die von dort wegziehen können.

# Chancen

odds-no-queens = Eingerechnet: Dort herrscht ein Gegner, also { AGREE($seat, "richtet", "richten", "richtet") } { YOU($seat, "deine Seite", as: "faction.within") } 1 zusätzlichen Treffer an.

# Was geschah

e-campaign-began = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } den Feldzug mit { $card } begonnen.
e-campaign-changed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $old } abgeworfen und { AGREE($seat, "führt", "führen", "führst") } den Feldzug mit { $card } weiter.
e-campaign-aimed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } den Feldzug auf Lichtungen der Farbe { $suit } gerichtet.
e-items-plundered = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } Gegenstände { YOU($owner, "von dir", as: "faction.from") } erbeutet: { $items }.
e-spoils-returned = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $count ->
    [one] 1 Beutestück
   *[other] { $count } Beutestücke
} zurückgegeben.
