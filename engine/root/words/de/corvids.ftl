# Der Krähenbund (Regel 13), und das Enttarnen, das anderen seinetwegen offensteht.

faction-corvids = Krähenbund
    .subject = Der Krähenbund
    .within = der Krähenbund
    .from = vom Krähenbund
    .acc = den Krähenbund
    .dat = dem Krähenbund
    .short = Krähenbund
    .full = Verschworener Krähenbund

piece-plot = verdeckte Intrige
piece-bomb = Bombe
    .line = beim Aufdecken: alle gegnerischen Teile der Lichtung sind weg
piece-snare = Falle
    .line = offen: Gegner setzen dort nichts ein und kommen nicht weg
piece-extortion = Erpressung
    .line = beim Aufdecken: nimm allen Gegnern dort eine zufällige Karte
piece-raid = Überfall
    .line = wird er entfernt: je ein Krieger auf allen Nachbarlichtungen
pieces-plot = { $count ->
    [one] 1 verdeckte Intrige
   *[other] { $count } verdeckte Intrigen
}
pieces-bomb = { $count ->
    [one] 1 Bombe
   *[other] { $count } Bomben
}
pieces-snare = { $count ->
    [one] 1 Falle
   *[other] { $count } Fallen
}
pieces-extortion = { $count ->
    [one] 1 Erpressung
   *[other] { $count } Erpressungen
}
pieces-raid = { $count ->
    [one] 1 Überfall
   *[other] { $count } Überfälle
}

effect-embedded-agents = eingeschleuste Agenten

# Aufbau

q-corvids-scatter = Wo beginnt dein nächster Spion?
    .why = Auf einer Lichtung jeder Farbe beginnt ein Krieger; wo sie stehen, können deine ersten Intrigen liegen.

# Die Menüs des Zuges

q-corvids-craft = Dein Vogelgesang: Stell her, deck Intrigen auf, rekrutiere oder mach weiter.
    .why = Jede Intrige stellt mit der Farbe ihrer Lichtung her, offen oder verdeckt; aufgedeckt wird nach dem Herstellen.
done-corvids-craft = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-corvids-flip = Dein Vogelgesang: Deck Intrigen auf, rekrutiere oder mach weiter.
    .why = Jedes Aufdecken bringt einen Punkt je Intrige, die dann offen liegt; Intrigen, die überleben, zahlen sich immer wieder aus.
done-corvids-flip = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-corvids-recruit = Dein Vogelgesang: Rekrutiere oder mach weiter.
    .why = Eine Karte bringt einen Krieger auf jede Lichtung ihrer Farbe, einmal pro Zug.
done-corvids-recruit = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-corvids-daylight = Dein Tageslicht: noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}.
    .why = Leg Intrigen, wo ein Krieger sie bis zu deinem nächsten Vogelgesang bewachen kann; dann deckst du sie für Punkte auf.
done-corvids-daylight = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-corvids-exert = Dein Abend: { $exerted ->
    [yes] noch eine Aktion, statt Karten zu ziehen
   *[no] Verausgabe dich für eine weitere Aktion, oder zieh Karten
}.
    .why = Wer sich verausgabt, zieht an diesem Abend keine Karten; wer schon gezogen hat, darf es nicht.
done-corvids-exert = Zug beenden
q-corvids-draw = Deine Karten sind gezogen.
    .why = Du musst nur noch deinen Zug beenden.
done-corvids-draw = Zug beenden

o-corvids-flip = Die Intrige auf { $clearing } aufdecken
    .group = Eine Intrige aufdecken
    .facts = { $points ->
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
    .confirm = Die Intrige auf { $clearing } aufdecken? Was alle gesehen haben, lässt sich nicht zurücknehmen.
o-corvids-recruit = Mit { $card } auf Lichtungen der Farbe { $suit } rekrutieren
    .group = Rekrutieren
    .card = Mit { $value }
    .suit = Auf Lichtungen der Farbe { $value }
    .facts = { $count } Krieger
    .about = du verzichtest auf „{ $line }“
o-corvids-move = { pieces-moved } von { $origin } nach { $to } bewegen
    .group = Bewegen
    .origin = Von { $value }
    .to = Nach { $value }
o-corvids-plot = Intrige auf { $clearing } legen: { $plot }
    .group = Eine Intrige legen
    .clearing = Auf { $value }
    .plot = { $value }
    .facts = kostet { $cost } Krieger dort
o-corvids-battle = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }
    .facts = { battle-hits }
    .group = Kämpfen
    .clearing = Auf { $value }
    .confirm = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } beginnen? Die Würfel lassen sich nicht zurücknehmen.
o-corvids-trick = Die Intrigen auf { $one } und { $other } vertauschen
    .group = Trick: zwei Intrigen vertauschen
    .one = Die Intrige auf { $value }
    .other = Mit der Intrige auf { $value }
    .about = beide bleiben offen oder verdeckt, wie sie liegen
o-corvids-exert = Verausgaben: eine weitere Aktion, statt Karten zu ziehen
    .group = Sich verausgaben
    .facts = { $cards ->
        [one] du verzichtest auf 1 Karte
       *[other] du verzichtest auf { $cards } Karten
    }
o-expose = Die Intrige auf { $clearing } enttarnen, Tipp: { $plot }
    .group = Eine Intrige enttarnen
    .clearing = Auf { $value }
    .plot = Sie ist: { $value }
    .facts = { $count ->
        [one] etwas anderes kann es nicht sein
       *[other] eine von { $count } möglichen Arten
    }
    .confirm = Bei der Intrige auf { $clearing } auf „{ $plot }“ tippen? Liegst du falsch, behält der Krähenbund die Karte, die du zeigst.

# Fragen unterwegs

q-corvids-recruiting = Dein Vorrat reicht nicht für alle diese Lichtungen. Wohin kommen Krieger?
    .why = Ein Krieger pro Lichtung; wähle, wo du als Nächstes Intrigen legen willst.
    .some = { $n } auf { $name }
    .tip = Setz Krieger ein: { $what }
q-corvids-raid = Der Überfall auf { $clearing } wurde entfernt, aber dein Vorrat reicht nicht für alle Lichtungen ringsum. Wohin kommen Krieger?
    .why = Ein Krieger pro Lichtung; sie können andere Intrigen bewachen oder neue bezahlen.
    .some = { $n } auf { $name }
    .tip = Setz Krieger ein: { $what }
q-corvids-show = Welche Karte der Farbe { $suit } zeigst du dem Krähenbund, wenn du auf { $clearing } auf „{ $piece }“ tippst?
    .why = Hast du recht, behältst du sie und entfernst die Intrige für einen Punkt. Liegst du falsch, gehört sie ihm.

# Befehle

c-corvids = Was der Krähenbund mit seinen Intrigen tut
c-corvids-flip = Eine Intrige bei deinen Kriegern aufdecken, für Punkte
c-corvids-recruit = Eine Karte ausgeben: ein Krieger auf jede passende Lichtung
c-corvids-move = Eine Bewegung machen; es ist egal, wer herrscht
c-corvids-plot = Krieger entfernen, um dort eine verdeckte Intrige zu legen
c-corvids-battle = Einen Kampf beginnen
c-corvids-trick = Zwei offene oder zwei verdeckte Intrigen vertauschen
c-corvids-exert = Am Abend keine Karten ziehen, dafür eine Aktion mehr
c-root-expose = Eine Karte zeigen und eine verdeckte Intrige erraten
f-corvids-flip-clearing = Eine Lichtung mit verdeckter Intrige und deinen Kriegern
f-corvids-recruit-card = Die Karte, die du ausgibst
f-corvids-recruit-suit = Die Farbe der Lichtungen, falls du einen Vogel ausgibst
f-corvids-move-origin = Von wo
f-corvids-move-to = Wohin
f-corvids-move-warriors = Wie viele Krieger
f-corvids-plot-clearing = Eine Lichtung ohne Intrige, mit genügend Kriegern von dir
f-corvids-plot-plot = Welche Intrige; lass es weg, um verdeckt zu wählen
f-corvids-battle-clearing = Wo du kämpfst
f-corvids-battle-defender = Wen du angreifst
f-corvids-trick-one = Die Intrige auf der Lichtung mit der kleineren Nummer
f-corvids-trick-other = Die Intrige, mit der sie den Platz tauscht
f-root-expose-clearing = Eine Lichtung mit verdeckter Intrige und einem Teil von dir
f-root-expose-plot = Wofür du sie hältst

# Warum nicht

r-corvids-passed = { $step ->
    [flip] Intrigen deckst du nur in deinem Vogelgesang auf, nach dem Herstellen und vor dem Rekrutieren.
    [recruit] Du rekrutierst nur in deinem Vogelgesang, nach dem Aufdecken.
    [exert] Verausgaben kannst du dich nur an deinem eigenen Abend.
   *[daylight] Bewegen, Intrigen legen, kämpfen und tricksen kannst du nur in deinem eigenen Tageslicht.
}
r-corvids-no-actions = Du hast keine Aktionen mehr. { $exert ->
    [yes] Du darfst dich für eine weitere verausgaben und ziehst dann keine Karten.
   *[no] Im nächsten Zug hast du wieder welche.
}
r-flip-nothing = Auf { $clearing } liegt keine Intrige von dir.
    .any = Du brauchst eine verdeckte Intrige und einen Krieger von dir auf derselben Lichtung.
r-flip-face-up = Die Intrige auf { $clearing } liegt schon offen.
r-flip-no-warrior = Um die Intrige auf { $clearing } aufzudecken, brauchst du dort einen eigenen Krieger.
r-corvids-recruit-suit = { $card } rekrutiert nur auf Lichtungen der eigenen Farbe. Ein Vogel rekrutiert in einer beliebigen Farbe.
r-corvids-recruit-barred = Es gibt keine Lichtung der Farbe { $suit }, auf der du rekrutieren darfst.
r-exert-once = Du hast dich an diesem Abend schon verausgabt, und das geht nur einmal.
r-exert-drawn = Du hast an diesem Abend schon eine Karte gezogen und kannst nicht mehr auf das Ziehen verzichten (unsere Lesart).
r-exert-later = Erst { $actions ->
    [one] kommt deine letzte Aktion
   *[other] kommen deine { $actions } Aktionen
} des Tageslichts.
r-exert-nothing = Dich zu verausgaben bringt nichts: Es ist keine Aktion möglich.
r-plot-there = Auf { $clearing } liegt schon eine Intrige, und mehr als eine fasst eine Lichtung nicht.
    .any = Du brauchst genug Krieger auf einer Lichtung ohne Intrige.
r-plot-warriors = Diese Intrige kostet auf { $clearing } { $cost } Krieger, und du hast dort { $have }.
    .any = Du brauchst { $cost ->
        [one] einen Krieger
       *[other] { $cost } Krieger
    } auf einer Lichtung ohne Intrige.
r-plot-none-left = In deinem Vorrat ist keine Intrige dieser Art mehr: { $piece }.
r-trick-nothing = Auf { $clearing } liegt keine Intrige von dir, die du vertauschen könntest.
    .any = Du brauchst zwei Intrigen, die beide offen oder beide verdeckt liegen.
r-trick-same = Für einen Trick brauchst du Intrigen auf zwei verschiedenen Lichtungen.
r-trick-facing = Ein Trick vertauscht zwei Intrigen, die beide offen oder beide verdeckt liegen.
r-expose-own = Diese Intrigen sind deine eigenen. Enttarnen dürfen sie deine Gegner.
r-expose-nothing = Auf { $clearing } liegt keine verdeckte Intrige.
r-expose-no-enemy = Du bist mit dem Krähenbund in einer Koalition, und nur Gegner enttarnen seine Intrigen.
r-expose-spared = Der Krähenbund ist Büßer, also darfst du seine Intrigen nicht entfernen.
r-expose-absent = Auf { $clearing } brauchst du ein eigenes Teil. { COUNT($instead) ->
    [0] Du hast auf keiner Lichtung mit verdeckter Intrige eines.
   *[other] Enttarnen könntest du auf { NAMES($instead) }.
}
r-expose-ruled-out = Alle wissen, dass das nicht auf { $clearing } liegt: { $piece }. Tippe auf eine andere Art.
r-expose-card = Du hast keine Karte, die als { $suit } zählt und die du dafür zeigen könntest.
r-expose-not-now = Mitten in etwas anderem kannst du keine Intrigen enttarnen. Bring es erst zu Ende.

# Was geschah

e-plot-was = Deine Intrige auf { $clearing }: { $plot }.
e-plot-flipped = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } die Intrige auf { $clearing } aufgedeckt: { $plot }!
e-plot-lost = { "" }
e-raid-sprung = Überfall! Von { $clearing } schwärmen { YOU($seat, "deine Krieger", before: "Krieger", as: "faction.from") } aus.
e-plots-swapped = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } die Intrigen auf { $one } und { $other } vertauscht.
e-exerted = { YOU($seat, "Du hast dich", "hat sich", "haben sich", as: "faction.subject") } verausgabt und { AGREE($seat, "zieht", "ziehen", "ziehst") } am Abend keine Karten.
e-exposed = { YOU($guesser, "Du hast", "hat", "haben", as: "faction.subject") } bei der Intrige auf { $clearing } auf „{ $plot }“ getippt: { $answer ->
    [yes] **ja**. Die gezeigte Karte bleibt auf der Hand.
   *[no] **nein**. { YOU($seat, "Du bekommst", "bekommt", "bekommen", as: "faction.subject") } die gezeigte Karte.
}
e-card-shown = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { YOU($to, "dir", as: "faction.dat") } diese Karte gezeigt, ohne sie abzugeben: { $card }.

# Was ein Platz weiß, und was einen Kampf entscheidet

odds-agents = Eingerechnet: { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "richtet", "richten", "richtet") } bei einer verdeckten Intrige 1 zusätzlichen Treffer an.

knows-plot = Die Intrige auf { $clearing } ist keine von diesen: { NAMES($types, as: "piece") }.

# Pläne

plan-raid = Überfälle
    .why = Wohin die Krieger eines Überfalls kommen, wenn dein Vorrat nicht für alle Lichtungen ringsum reicht.
plan-raid-first = Zuerst
plan-raid-first-plots = wo deine Intrigen liegen
plan-raid-first-few = wo du die wenigsten Krieger hast
plan-raid-first-many = wo du die meisten Krieger hast
