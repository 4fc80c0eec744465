# Die Waldland-Allianz (Regel 8).

# Die Menüs des Zuges

q-alliance-revolt = Dein Vogelgesang: Zettle einen Aufstand an, verbreite Sympathie oder mach weiter.
    .why = Sympathie bringt Punkte, und ein Aufstand macht aus zwei Unterstützern eine Basis, Krieger und einen Offizier.
done-alliance-revolt = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-alliance-sympathy = Dein Vogelgesang: Verbreite Sympathie oder mach weiter.
    .why = Spätere Marker sind mehr wert, und wer dort einmarschiert, muss dir eine Karte geben.
done-alliance-sympathy = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-alliance-daylight = Dein Tageslicht: herstellen, mobilisieren und ausbilden, in beliebiger Reihenfolge.
    .why = Aus deinen Handkarten werden Gegenstände, Unterstützer oder Offiziere.
done-alliance-daylight = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-alliance-operations = Dein Abend: Gib deinen Offizieren ihre Befehle.
    .why = Jeder Offizier erlaubt in diesem Zug einmal Bewegen, Kämpfen, Rekrutieren oder Organisieren.
done-alliance-operations = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-alliance-draw = Deine Karten sind gezogen.
    .why = Du musst nur noch deinen Zug beenden.
done-alliance-draw = Zug beenden

o-alliance-revolt = Aufstand auf { $clearing }
    .group = Aufstand
    .facts = { $cost } Unterstützer: Basis und { $warriors } Krieger{ $points ->
        [0] { "" }
        [one] {", +1 Punkt"}
       *[other] {", +"}{ $points } Punkte
    }
fact-fewest = mit anderer Basis nur { $fewest }
o-alliance-spread = Sympathie nach { $clearing } verbreiten
    .group = Sympathie verbreiten
    .facts = { $cost } Unterstützer, { $points ->
        [0] keine Punkte
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
o-alliance-mobilize = { $card } mobilisieren
    .group = Mobilisieren
    .facts = { $lost ->
       *[other] kein Platz: wird abgeworfen
    }
    .about = kommt zu den Unterstützern, die Sympathie und Aufstände zahlen · du verzichtest auf „{ $line }“
o-alliance-train = Mit { $card } einen Offizier ausbilden
    .group = Einen Offizier ausbilden
    .about = ein Offizier mehr, also ein Befehl mehr pro Abend · du verzichtest auf „{ $line }“
o-alliance-move = { pieces-moved } von { $origin } nach { $to } bewegen
    .group = Bewegen
    .origin = Von { $value }
    .to = Nach { $value }
o-alliance-battle = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }
    .facts = { battle-hits }
    .group = Kämpfen
    .clearing = Auf { $value }
    .confirm = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } beginnen? Die Würfel lassen sich nicht zurücknehmen.
o-alliance-recruit = Auf { $clearing } einen Krieger rekrutieren
    .group = Rekrutieren
o-alliance-organize = Auf { $clearing } organisieren
    .group = Organisieren
    .facts = ein Krieger wird zu Sympathie, { $points ->
        [0] keine Punkte
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }

# Fragen unterwegs

q-alliance-spend = Welche Unterstützer gibst du aus? Du brauchst { $count }, die als { $suit } zählen.
    .why = Vögel zählen als jede Farbe, deshalb hebt man sie meist für später auf.
    .tip = Gib diese Unterstützer aus: { $what }
q-alliance-surplus = Ohne Basis bleiben nur fünf Unterstützer: Wirf { $count } ab.
    .why = Behalte die Farben der Lichtungen, auf denen du Sympathie oder Aufstände planst.
    .tip = Wirf ab: { $what }
q-alliance-base = Welche Basis baust du auf { $clearing }?
    .why = Die Lichtung hat mehrere Farben; die Farbe der Basis entscheidet über die Krieger.
q-alliance-triggers = Sympathie und eine Basis sind zugleich gefallen. Was kommt zuerst?
    .why = Unterstützer in der Farbe der Basis gehen verloren, und eine Karte, die vorher dazukommt, gleich mit.
o-alliance-trigger = { $first ->
    [loss] Der Verlust der Basis, dann die Empörung
   *[outrage] Die Empörung, dann der Verlust der Basis
}
    .about = was danach kommt, geschieht mit dem, was übrig ist
q-alliance-outrage = Empörung auf { $clearing }! Gib der Allianz eine Karte, die als { $suit } zählt.
    .why = Wer Sympathie entfernt oder Krieger hineinbewegt, zahlt eine Karte, die nur ihr beide seht; wer keine hat, zeigt die Hand.
    .option = { $card } abgeben
    .none = Du hast keine Karte der Farbe { $suit } und keinen Vogel: Du zeigst deine Hand, und die Allianz zieht eine Karte.
pass-alliance-outrage = Ich habe keine: meine Hand zeigen
fact-outrage = kostet dich { COUNT($outrage) ->
    [one] 1 Karte
   *[other] { COUNT($outrage) } Karten
} ({ NAMES($outrage, as: "suit") }): Empörung
fact-may-outrage = kann dich 1 Karte kosten ({ NAMES($may_outrage, as: "suit") }): Empörung

# Befehle

c-alliance = Die Allianz: Sympathie, Unterstützer, Offiziere
c-alliance-revolt = Zwei Unterstützer: Lichtung räumen, Basis einsetzen
c-alliance-spread = Unterstützer ausgeben: Sympathie neben Sympathie
c-alliance-mobilize = Eine Handkarte zu deinen Unterstützern legen
c-alliance-train = Eine zu einer Basis passende Karte für einen Offizier
c-alliance-move = Befehl eines Offiziers: eine Bewegung machen
c-alliance-battle = Befehl eines Offiziers: einen Kampf beginnen
c-alliance-recruit = Befehl eines Offiziers: ein Krieger bei einer Basis
c-alliance-organize = Befehl eines Offiziers: aus einem Krieger Sympathie machen
f-alliance-revolt-clearing = Mit Sympathie, und die Basis liegt noch auf deinem Tableau
f-alliance-spread-clearing = Wohin die Sympathie kommt
f-alliance-mobilize-card = Die Karte von deiner Hand
f-alliance-train-card = Eine Karte, die zur Lichtung einer Basis passt
f-alliance-move-origin = Von wo
f-alliance-move-to = Wohin
f-alliance-move-warriors = Wie viele Krieger
f-alliance-battle-clearing = Wo du kämpfst
f-alliance-battle-defender = Wen du angreifst
f-alliance-recruit-clearing = Eine Lichtung mit Basis
f-alliance-organize-clearing = Eine Lichtung ohne Sympathie mit einem Krieger von dir

# Warum nicht

r-alliance-passed = { $step ->
    [revolt] Aufstände kommen in deinem Vogelgesang zuerst, bevor sich Sympathie verbreitet.
    [sympathy] Sympathie verbreitet sich nur in deinem Vogelgesang.
    [daylight] Mobilisieren und ausbilden kannst du nur in deinem Tageslicht.
   *[operations] Offiziere bekommen ihre Befehle nur an deinem Abend.
}
r-revolt-unsympathetic = Auf { $clearing } ist keine Sympathie. Aufstände brechen nur aus, wo welche ist.
    .any = Du brauchst eine Lichtung mit Sympathie und genug Unterstützer ihrer Farbe.
r-revolt-base-built = Deine Basis der Farbe { $suit } ist schon auf dem Spielplan. Wähle eine Farbe, deren Basis noch auf deinem Tableau liegt.
    .any = Du brauchst eine Lichtung mit Sympathie, deren Basis noch auf deinem Tableau liegt, und genug Unterstützer ihrer Farbe.
r-revolt-base-here = Auf { $clearing } hast du schon eine Basis.
r-revolt-no-slot = Auf { $clearing } wäre kein Bauplatz für eine Basis frei.
r-supporters-short = Das kostet { $cost } Unterstützer, die als { $suit } zählen, Vögel eingeschlossen. Du hast { $have }.
    .any = Du hast zu wenige Unterstützer der Farben, die helfen würden.
r-spread-martial-law = Kriegsrecht: Wegen drei Kriegern einer Fraktion kostet das { $cost } Unterstützer, die als { $suit } zählen. Du hast { $have }.
r-spread-not-adjacent = Neben { $clearing } ist keine Sympathie. { COUNT($instead) ->
    [0] Auch sonst ist gerade nichts in Reichweite.
   *[other] Erreichbar für Sympathie: { NAMES($instead) }.
}
    .any = Du brauchst eine Lichtung neben deiner Sympathie und genug Unterstützer ihrer Farbe.
r-sympathy-none-left = Alle zehn Sympathiemarker liegen auf dem Spielplan.
r-sympathy-twice = Auf { $clearing } liegt schon Sympathie, und mehr als einen Marker fasst eine Lichtung nicht.
    .any = Du brauchst eine Lichtung neben deiner Sympathie und genug Unterstützer ihrer Farbe.
r-mobilize-not-held = { $card } ist nicht auf deiner Hand, also kannst du die Karte nicht mobilisieren.
    .any = Du hast keine Karte zum Mobilisieren auf der Hand.
r-train-not-held = { $card } ist nicht auf deiner Hand, also kann die Karte keinen Offizier ausbilden.
    .any = Du brauchst eine Karte in der Farbe einer deiner Basen oder einen Vogel.
r-train-no-base = { $card } passt zu keiner Lichtung mit einer deiner Basen. Nur die Farbe einer Basis oder ein Vogel bildet Offiziere aus.
    .any = Du brauchst eine Karte in der Farbe einer deiner Basen oder einen Vogel.
r-train-no-bases = Offiziere bildest du bei einer Basis aus, und du hast keine auf dem Spielplan.
r-operations-none = { $officers ->
    [0] Du hast keine Offiziere, also gibt es keine Militäroperationen.
    [one] Dein Offizier hat an diesem Abend schon einen Befehl bekommen.
   *[other] Alle deine { $officers } Offiziere haben an diesem Abend schon ihre Befehle bekommen.
}
r-recruit-no-base = Auf { $clearing } hast du keine Basis, und du rekrutierst bei Basen.
    .any = Du brauchst auf dem Spielplan eine Basis, bei der ein Krieger erscheinen darf.
r-organize-no-warrior = Auf { $clearing } hast du keinen Krieger zum Organisieren.
    .any = Du brauchst einen Krieger auf einer Lichtung ohne Sympathie.
r-organize-sympathetic = Auf { $clearing } ist schon Sympathie. Organisiere, wo keine ist.

# Was geschah

e-supporters-drawn = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zu den Unterstützern gezogen.
e-supporters-drawn-were = Neue Unterstützer: { $cards }.
e-mobilized = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } eine Karte zu den Unterstützern gelegt.
e-revolted = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } auf { $clearing } einen Aufstand begonnen!
e-supporters-spent = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } Unterstützer ausgegeben: { $cards }.
e-supporters-lost = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } nur Platz für fünf Unterstützer und deshalb { $cards } abgeworfen.
e-base-lost = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } die Basis auf { $clearing }{ $officers ->
    [0] { "" }
    [one] {" und einen Offizier"}
   *[other] {" und "}{ $officers } Offiziere
} verloren. { $count ->
    [0] Kein Unterstützer passte dazu.
   *[other] Abgeworfene Unterstützer: { $cards }.
}
e-officer-trained = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } einen Offizier gewonnen, jetzt { $officers }.
e-outrage-paid = Empörung auf { $clearing }: { YOU($payer, "Du hast", "hat", "haben", as: "faction.subject") } eine Karte an { YOU($seat, "dich", as: "faction.acc") } abgegeben.
e-outrage-paid-with = Wegen der Empörung { YOU($payer, "hast du", before: "hat", as: "faction.within") } diese Karte an { YOU($seat, "dich", as: "faction.acc") } abgegeben: { $card }.

# Pläne

plan-base-loss = Wenn eine Basis der Allianz fällt
    .why = Eine verlorene Basis kostet Unterstützer und Offiziere; über den Rest entscheidet, wer die Allianz spielt.
plan-base-loss-first = Fällt im Kampf Sympathie mit ihr, kommt zuerst
plan-base-loss-first-loss = der Verlust, damit die Karte der Empörung bleibt
plan-base-loss-first-outrage = die Empörung, bevor etwas abgeworfen wird
plan-base-loss-keep = Dürfen nur fünf Unterstützer bleiben, behalte Vögel und
plan-base-loss-keep-balance = von jeder Farbe etwas
plan-base-loss-keep-fox = Fuchskarten
plan-base-loss-keep-rabbit = Hasenkarten
plan-base-loss-keep-mouse = Mäusekarten
