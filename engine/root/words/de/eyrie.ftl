# Die Horst-Dynastie (Regel 7).

leader-builder = der Baumeister
leader-charismatic = der Charismatiker
leader-commander = der Kommandant
leader-despot = der Despot

effect-commander = zusätzlicher Treffer des Kommandanten

# Aufbau

q-eyrie-corner = In welcher Ecke erhebt sich deine Dynastie?
    .why = Dort beginnst du mit einem Nest und sechs Kriegern, und von dort gehen deine ersten Bewegungen aus.
q-eyrie-leader = Wer führt die Dynastie an?
    .why = Ein Anführer legt deine zwei treuen Wesire ins Dekret und bringt eine Fähigkeit mit.
o-eyrie-leader = { $leader ->
    [builder] Der Baumeister
    [charismatic] Der Charismatiker
    [commander] Der Kommandant
   *[despot] Der Despot
}
    .about = { $leader ->
        [builder] Wesire bei Rekrutieren und Bewegen; hergestellte Gegenstände bringen volle Punkte
        [charismatic] Wesire bei Rekrutieren und Kämpfen; jedes Rekrutieren muss 2 Krieger einsetzen
        [commander] Wesire bei Bewegen und Kämpfen; ein zusätzlicher Treffer, wenn du angreifst
       *[despot] Wesire bei Bewegen und Bauen; ein Punkt mehr, wenn ein Kampf Gebäude oder Marker entfernt
    }

# Die Menüs des Zuges

q-eyrie-decree = Dein Vogelgesang: Erweitere dein Dekret (ein oder zwei Karten je Zug, höchstens eine davon ein Vogel).
    .why = Jede Karte ist eine Aktion mehr in jedem künftigen Zug, und ein Versprechen mehr, das du halten musst.
done-eyrie-decree = Das reicht: weiter zum neuen Nest
q-eyrie-new-roost = Dein letztes Nest ist verloren. Wo entsteht ein neues?
    .why = Ein Nest und drei Krieger kommen dorthin, wo die wenigsten Krieger stehen.
q-eyrie-roost = Dein Vogelgesang: Dein neues Nest steht.
    .why = Jetzt darfst du herstellen, und dann folgst du deinem Dekret.
done-eyrie-roost = Weiter zum Tageslicht
q-eyrie-craft = Dein Tageslicht: Stell Karten her oder folge deinem Dekret.
    .why = Deine Nester stellen nur her, bevor die erste Karte des Dekrets ausgeführt ist.
done-eyrie-craft = Punkte nehmen, Karten ziehen, Zug beenden
q-eyrie-resolve = Dein Tageslicht: { $column ->
    [none] Dein Dekret ist ausgeführt.
   *[other] Führe die nächste Karte deines Dekrets aus ({ NAMES($column, as: "column") }).
}
    .why = Die Karten einer Spalte nimmst du in beliebiger Reihenfolge; eine, die du nicht ausführen kannst, bringt sofort Aufruhr.
done-eyrie-resolve = Punkte nehmen, Karten ziehen, Zug beenden
q-eyrie-evening = Dein Abend beginnt.
    .why = Jetzt bringen deine Nester Punkte, und du ziehst Karten.
done-eyrie-evening = Punkte nehmen, Karten ziehen, Zug beenden
q-eyrie-score = Deine Nester haben Punkte gebracht.
    .why = Jetzt ziehst du Karten, und dein Zug endet.
done-eyrie-score = Karten ziehen und Zug beenden
q-eyrie-draw = Deine Karten sind gezogen.
    .why = Du musst nur noch deinen Zug beenden.
done-eyrie-draw = Zug beenden

o-eyrie-decree = { $card } ins Dekret legen: { $column }
    .group = Karten ins Dekret legen
    .card = { $value } legen
    .column = Zu „{ $value }“
    .facts = { $cards ->
        [one] die einzige Karte dort
       *[other] dann { $cards } Karten dort
    }{ $now ->
        [never] {", Aufruhr in diesem Zug: nicht ausführbar"}
        [later] {", Aufruhr, falls andere Karten es nicht möglich machen"}
       *[yes] {""}
    }
    .about = du verzichtest auf „{ $line }“
o-eyrie-recruit = { $card }: auf { $clearing } rekrutieren
    .group = Rekrutieren
    .card = Mit { $value }
    .clearing = Auf { $value }
    .facts = { $count } Krieger{ $turmoil ->
        [yes] {", dann Aufruhr"}
       *[no] {""}
    }
    .about = { "" }
o-eyrie-move = { $card }: { pieces-moved }, { $origin } → { $to }
    .group = Bewegen
    .card = Mit { $value }
    .origin = Von { $value }
    .to = Nach { $value }
    .about = { "" }
o-eyrie-battle = { $card }: Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }
    .facts = { battle-hits }
    .group = Kämpfen
    .card = Mit { $value }
    .clearing = Auf { $value }
    .confirm = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } beginnen? Die Würfel lassen sich nicht zurücknehmen.
    .about = { "" }
o-eyrie-build = { $card }: auf { $clearing } ein Nest bauen
    .group = Ein Nest bauen
    .card = Mit { $value }
    .clearing = Auf { $value }
    .facts = Nest { $roosts } von 7, jeden Abend { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    .about = { "" }
o-eyrie-turmoil = Mit { $card } in Aufruhr geraten
    .group = In Aufruhr geraten
    .card = Mit { $value }
    .confirm = Mit { $card } in Aufruhr geraten? Der Rest des Dekrets bleibt unausgeführt, und dein Anführer wird abgesetzt.
    .facts = { $points ->
        [0] kein Punktverlust
        [one] 1 Punkt Verlust
       *[other] { $points } Punkte Verlust
    }, { $cards ->
        [0] keine Karte abgeworfen
        [one] 1 Karte abgeworfen
       *[other] { $cards } Karten abgeworfen
    }, ein neuer Anführer
    .about = { "" }

# Befehle

c-eyrie = Das Dekret der Dynastie erweitern und ihm folgen
c-eyrie-decree = Eine Handkarte in eine Spalte des Dekrets legen
c-eyrie-recruit = Eine Karte bei Rekrutieren: Krieger bei einem Nest
c-eyrie-move = Eine Karte bei Bewegen: von einer passenden Lichtung aus
c-eyrie-battle = Eine Karte bei Kämpfen: auf einer passenden Lichtung
c-eyrie-build = Eine Karte bei Bauen: ein Nest auf passender Lichtung
c-eyrie-turmoil = Eine Karte geht nicht: aufnehmen und in Aufruhr geraten
f-eyrie-decree-card = Die Karte von deiner Hand
f-eyrie-decree-column = Die Spalte, in die sie kommt
f-eyrie-recruit-card = Die Karte der Spalte Rekrutieren
f-eyrie-recruit-clearing = Eine passende Lichtung mit Nest
f-eyrie-move-card = Die Karte der Spalte Bewegen
f-eyrie-move-origin = Die passende Lichtung, von der du kommst
f-eyrie-move-to = Die benachbarte Lichtung, auf die du gehst
f-eyrie-move-warriors = Wie viele Krieger
f-eyrie-battle-card = Die Karte der Spalte Kämpfen
f-eyrie-battle-clearing = Die passende Lichtung, auf der du kämpfst
f-eyrie-battle-defender = Wen du angreifst
f-eyrie-build-card = Die Karte der Spalte Bauen
f-eyrie-build-clearing = Eine passende Lichtung, die du beherrschst
f-eyrie-turmoil-card = Die Karte, die sich nicht ausführen lässt

# Warum nicht

r-decree-when = Karten kommen in deinem eigenen Vogelgesang ins Dekret, vor allem, was zum Tageslicht gehört.
r-decree-not-held = { $card } hast du nicht. Leg eine Karte von deiner Hand.
    .any = Du hast keine Karte auf der Hand, die du noch legen könntest.
r-decree-two = Du hast in diesem Zug schon zwei Karten gelegt, und mehr geht nicht.
r-decree-one-bird = Du hast in diesem Zug schon einen Vogel gelegt, und { $card } wäre ein zweiter. Andere Farben sind willkommen.
r-resolve-when = Deinem Dekret folgst du in deinem eigenen Tageslicht.
r-resolve-add-first = Leg zuerst eine oder zwei Karten in dein Dekret.
r-resolve-done = In diesem Zug ist von deinem Dekret nichts mehr auszuführen.
r-resolve-order = Die Spalten werden von links nach rechts ausgeführt: Als Nächstes kommt { NAMES($column, as: "column") }.
r-resolve-no-card = { NAMES($column, as: "column") }, die Spalte an der Reihe, hat keine Karte wie { $card } mehr auszuführen.
    .any = Keine Karte der Spalte, die an der Reihe ist ({ NAMES($column, as: "column") }), lässt sich so ausführen.
r-resolve-same = Karten einer Farbe sind innerhalb einer Spalte gleich: Nimm { $other }, sie tut dasselbe wie { $card }.
r-resolve-suit = { $card } zählt nur für Lichtungen der Farbe { $suit }, und { $clearing } ist keine.
r-recruit-no-roost = Du rekrutierst bei Nestern, und auf { $clearing } ist keines.
r-roost-none-left = Alle sieben Nester sind auf dem Spielplan.
r-roost-there = Auf { $clearing } ist schon ein Nest, und mehr als eines geht nicht.
r-roost-no-rule = Du beherrschst { $clearing } nicht. Dir genügt ein Gleichstand, aber du brauchst dort Krieger oder Gebäude.
    .any = Du brauchst eine passende Lichtung ohne Nest, mit freiem Bauplatz, die du beherrschst; ein Gleichstand genügt.
r-roost-no-slot = Auf { $clearing } ist kein Bauplatz frei.
r-turmoil-needless = { $card } lässt sich noch ausführen, also gibt es keinen Aufruhr.
    .any = Deinem Dekret lässt sich noch folgen, also gibt es keinen Aufruhr.
r-turmoil-no-card = { r-resolve-no-card }
    .any = Deinem Dekret lässt sich noch folgen, also gibt es keinen Aufruhr.

# Was geschah

e-decree-grew = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $card } ins Dekret gelegt: { $column }.
e-decree-followed = Dekret, { $column }: { $card }.
e-fell-into-turmoil = { YOU($seat, "Du konntest", "konnte", "konnten", as: "faction.subject") } { $card } nicht vollständig ausführen ({ $column }) und { AGREE($seat, "ist", "sind", "bist") } in Aufruhr geraten!
e-decree-purged = Aus dem Dekret flogen: { $cards }.
e-new-clutch = Kein Anführer lag mehr offen, also stehen { YOU($seat, "dir wieder", "wieder", as: "faction.dat") } alle vier zur Wahl.
e-leader-chosen = { YOU($seat, "Du folgst", "folgt", "folgen", as: "faction.subject") } nun { $leader ->
    [builder] dem Baumeister
    [charismatic] dem Charismatiker
    [commander] dem Kommandanten
   *[despot] dem Despoten
}.
