# Lookups: each thing on one line, open cards and pieces, and the reader's hand.

printed-line = { $name } · { $what }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}
printed-bonus = Vorherrschaftsbonus: { $bonus }
kind-order = Befehl
kind-tactic = Taktikkarte
kind-season-card = Jahreszeitenkarte, { $season }
kind-objective = Ziel, { $side ->
    [good] gut
    [evil] böse
   *[neutral] neutral
}
kind-title = Titel
kind-city = Stadt
kind-development = Ausbau
kind-unit = { $faction }, { $shape } · Initiative { $initiative }, Leben { $health }
kind-hero = Held, { $side ->
    [good] gut
    [evil] böse
   *[neutral] neutral
} · Stärke { $strength }, Geschick { $agility }, Weisheit { $wisdom }, Leben { $health }
kind-quest = Abenteuer
kind-reward = Belohnung
kind-exploration = Erkundungsmarker

# Open cards and pieces

look-heroes = Helden
look-cities = Städte
look-titles = Titel
look-tactics = Abgeworfene Taktikkarten
look-fate = Abgeworfene Schicksalskarten
look-seasons = Benutzte Jahreszeitenkarten
look-legend = Zeichen auf dem Spielplan
legend =
    Das Schild eines Gebiets hat den Buchstaben dessen, dem es gehört, und seinen Namen; N steht für Neutrale. Auch der farbige Rand zeigt den Besitz.
    Ein Buchstabe mit Zahl: Einheiten einer Art nach ihrem Anfangsbuchstaben, R2 für zwei; dahinter blass die versprengten. Graue sind neutral.
    Ein Stein mit Rune: ein Runenmarker. Eine Figur: Helden eines Platzes. Eine Burg: eine Festung. Ein Name in Rot: eine Stadt.
    Blaue Kanten sind Flüsse, rote Berge sind unpassierbar. Ähren, Bäume und Steine am Rand sind der Ertrag des Gebiets.
    Rechts jeder Platz: Gebiete mit Runenmarker, dann Einfluss, Taktikkarten und Abenteuer, dann die Scheiben für Nahrung, Holz und Erz.
    In der letzten Reihe: Festungen, die Befehle dieses Jahres, Titel, eine Siegkarte.
    Unten: die Drachenrunen, die zum Sieg reichen, dann die Stapel für Taktik, Schicksal, Abenteuer, Belohnungen und Helden.
look-deck = { $count ->
    [one] 1 Karte ist noch im Stapel.
   *[other] { $count } Karten sind noch im Stapel.
}
look-symbol = { $name } ×{ $count }
look-card = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: { $text }
look-city = { $area }: { $text }
look-title = { $title }, { $held ->
    [yes] bei { $seat } für { $influence } Einfluss
   *[no] frei, { $influence } Einfluss darauf
}: { $text }
look-hero = { $hero } ({ $seat }) in { $area }: { $damage } von { $health } Schaden{ $routed ->
    [yes] , versprengt
   *[no] { "" }
}{ COUNT($trained) ->
    [0] { "" }
   *[other] , trainiert: { NAMES($trained, as: "attribute") }
}{ $some ->
    [yes] , trägt { $shown }
   *[no] { "" }
}{ $facedown ->
    [0] { "" }
    [one] , 1 verdeckte Belohnung
   *[other] , { $facedown } verdeckte Belohnungen
}

# One's own hand

look-empty-hand = Du hast keine Taktikkarten.
look-tactic = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}{ $when ->
    [now] { " " }· jetzt spielbar
    [later] { " " }· ab der nächsten Jahreszeit
   *[some] { "" }
}{ $spent ->
    [yes] { " " }· jetzt zum Abwerfen
   *[no] { "" }
}: { $text }
look-objective = Ziel: { $name }, erfüllt, sobald gilt: { $text }
look-orders = Befehle auf der Hand: { $orders }
held-objective = Ziel { $name }
held-orders = Befehle { $orders } auf der Hand
look-sealed = Verdeckt gewählt, bis alle gewählt haben: { $order }
look-reward = { $hero } trägt verdeckt { $name }: { $text }

# A seat's knowledge of hidden things

knows-rune = Die Rune in { $area } ist { $face ->
    [dragon] eine Drachenrune
   *[false] falsch
}.
knows-looked = { $seat } hat sich die Rune in { $area } angesehen.
knows-token = Der verdeckte Erkundungsmarker in { $area }: { NAMES($token, as: "exploration") }.
knows-order = { $seat } hat in dieser Jahreszeit { $low ->
    [yes] einen Befehl von 1 bis 4
   *[no] einen Befehl von 5 bis 8
} gewählt.
knows-tactic-sure = { $seat } hat „{ $card }“{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}, von dir gestohlen: sicher.
knows-tactic-maybe = { $seat } hat vielleicht noch „{ $card }“{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: Seitdem war jemand auf Diebestour.
knows-quest = { $seat } ist an „{ $quest }“ gescheitert und hat die Karte noch.
knows-reward = Gesehen hast du „{ $reward }“{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}; deine Helden tragen das nicht verdeckt, und gezeigt wurde es seitdem nicht.
knows-hero = { $hero } ist im Heldenstapel.

# Moves

reach-title = **Von { $origin } aus**, so wie der Spielplan steht:
reach-title-all = **Wohin deine Einheiten könnten**, so wie der Spielplan steht:
reach-line = { $origin } ({ $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}): Manövrieren { COUNT($near) ->
    [0] nirgendwohin
   *[other] nach { NAMES($near) }
}; Mobilisieren oder Erobern { COUNT($far) ->
    [0] nirgendwohin
   *[other] nach { NAMES($far) }
}
reach-line-held = { $origin } ({ $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}): nirgendwohin, dort liegt dein Aktivierungsmarker
reach-routed = { $count ->
    [one] 1 Einheit ist versprengt und bleibt.
   *[other] { $count } Einheiten sind versprengt und bleiben.
}
reach-held = Die Einheiten bleiben bis zum Frühling: Hier liegt dein Aktivierungsmarker.
reach-near = Manövrieren, alle Einheiten hier: { COUNT($areas) ->
    [0] nirgendwohin
   *[other] nach { NAMES($areas) }
}
reach-near-more = Manövrieren, { $unit } auch: nach { NAMES($areas) }
reach-no-water = Manövrieren nicht nach { $to }: Wasser liegt dazwischen
reach-no-mountain = Manövrieren nicht nach { $to }: Berge liegen dazwischen
reach-no-peace = Manövrieren nicht nach { $to }: Andere halten das Gebiet
reach-no-company = Manövrieren nicht nach { $to }: Verbündete wären dort allein
reach-far = Mobilisieren oder Erobern, alle Einheiten hier: { COUNT($areas) ->
    [0] nirgendwohin
   *[other] nach { NAMES($areas) }
}
reach-far-more = Mobilisieren oder Erobern, { $unit } auch: nach { NAMES($areas) }
reach-battle = Ein Kampf beginnt in { NAMES($areas) }.
reach-neutral = Neutrale Einheiten halten { NAMES($areas) }: Diplomatie oder Kampf.
reach-activated = Nicht nach { NAMES($areas) }: Dort liegt schon dein Aktivierungsmarker.
reach-allies = Verbündete Neutrale enden nur in eigenen Gebieten allein; anderswohin muss eine Einheit deiner Fraktion mit.
reach-hero = { $hero }: Manövrieren { COUNT($near) ->
    [0] nirgendwohin
   *[other] nach { NAMES($near) }
}; mit Mobilisieren oder Erobern { COUNT($far) ->
    [0] nirgendwohin
   *[other] nach { NAMES($far) }
}
reach-hero-routed = { $hero } ist versprengt und bleibt.
reach-hero-bound = { $hero } führt das Kommando und bleibt: Hier liegt dein Aktivierungsmarker.
reach-others = Alle übrigen Gebiete sind zu weit weg, oder der Weg führt durch Gebiete, die andere halten.
r-reach-none = Du hast auf dem Spielplan keine stehenden Einheiten, die sich bewegen könnten.

# Odds

odds-list = **Mögliche Kämpfe**, geschätzt; nenne Angriff, Verteidigung und Ort für mehr:
odds-line = { $attacker } ({ $units }) gegen { $defender }{ $against ->
    [0] { "" }
   *[other] {" ("}{ $against })
} in { $area }: Der Angriff gelingt in etwa { $chance }
odds-title = **{ $attacker } gegen { $defender } in { $area }**, eine Schätzung
odds-coming = { $seat } greift mit { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} an, { SAME($count, $all) ->
    [yes] mehr könnten nicht kommen
   *[no] { $count ->
        [one] der
       *[other] den
    } stärksten von { $all }, die kommen könnten
}.
odds-under-way = Von hier an gerechnet: Arten, die schon gezogen haben, ziehen nicht noch einmal.
odds-stronghold = Die Festung stärkt die Verteidigung um { $count }.
odds-chance = { $seat } gewinnt in etwa { $chance } aller Fälle; bei Gleichstand siegt die Verteidigung.
odds-strength = Gezählte Stärke im Durchschnitt: { $attack } gegen { $defence }.
odds-losses = { $seat }: im Durchschnitt { $lost } Einheiten vor dem Zählen vernichtet.
odds-conquer = Mit Erobern und seinem Vorherrschaftsbonus: etwa { $chance }.
odds-walls = Wenn die Verstärkten Mauern genutzt werden: etwa { $chance }.
odds-development = Nicht eingerechnet: der Ausbau der Festung, { NAMES($development, as: "development") }.
odds-diplomacy = Der andere Weg ist Diplomatie; für den Angriff gibt es { $count } Einfluss.
odds-cards = { $seat } hat { $count ->
    [one] 1 Taktikkarte. Sie zählt wie irgendeine
   *[other] { $count } Taktikkarten. Sie zählen wie irgendwelche
}.
odds-own-cards = Deine eigenen Taktikkarten zählen als das, was sie sind.
odds-estimate = Jede Schicksalskarte gilt als aus dem ganzen Stapel gezogen, ein Spezial als die einfachen Ergebnisse, die ihm am nächsten kommen, Verluste wie im üblichen Plan. Helden zählen nicht.
r-odds-none = Gerade ist kein Kampf möglich, der dazu passt: Einheiten müssen in Reichweite eines Gebiets stehen, das andere halten und in dem kein Aktivierungsmarker des Angriffs liegt.

# Filters of the log, and counts at the end of a match

topic-battles = Kämpfe
topic-runes = Runen und Sieg
topic-units = Einheiten und Festungen
topic-heroes = Helden und Abenteuer
topic-cards = Karten, Befehle und Titel
tally-battles = { $count ->
    [0] Kein einziger Kampf
    [one] 1 Kampf
   *[other] { $count } Kämpfe
}
tally-heroes = { $fallen ->
    [0] Kein Held fiel
    [one] 1 Held fiel
   *[other] { $fallen } Helden fielen
}, { $quests ->
    [0] kein Abenteuer wurde bestanden
    [one] 1 Abenteuer wurde bestanden
   *[other] { $quests } Abenteuer wurden bestanden
}
decided-battles = { $won ->
    [0] Ohne einen gewonnenen Kampf: { $seat }.
   *[other] Kämpfe, { $seat }: { $won } von { $fought } gewonnen.
}
decided-peace = Ohne einen einzigen Kampf: { $seat }.
decided-taken = Der letzte Runenmarker auf dem Weg: { $area }, im Jahr { $year } erobert, bisher bei { $loser }.
decided-won = Der letzte Runenmarker auf dem Weg: { $area }, im Jahr { $year } gewonnen.
decided-toll = Am teuersten war es für { $seat }: { $all ->
    [one] 1 Einheit
   *[other] { $all } Einheiten
} vernichtet, davon { $count } in { $area }.

# Wie alle stehen, soweit die Lesenden es wissen

status = Drachenrunen { $count }{ $enough ->
    [yes] {": Eine Siegkarte gewinnt, wenn du ein Jahr später "}{ $needed } hast
   *[no] {" von "}{ $needed }
}{ $unknown ->
    [0] { "" }
    [one] {" (1 Marker unbekannt)"}
   *[other] {" ("}{ $unknown } Marker unbekannt)
}, { $influence } Einfluss
standing = **Wie alle stehen** im Jahr { $year }: { $needed } Drachenrunen gewinnen
standing-seat = **{ $who }**{ $you ->
    [yes] {" (du)"}
   *[no] { "" }
}: { $count ->
    [0] keine Drachenrune bekannt
    [one] 1 Drachenrune bekannt
   *[other] { $count } Drachenrunen bekannt
}{ $unknown ->
    [0] { "" }
    [one] {", 1 unbekannter Marker"}
   *[other] {", "}{ $unknown } unbekannte Marker
} · { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebiete
} · { $strongholds ->
    [one] 1 Festung
   *[other] { $strongholds } Festungen
} · { $influence } Einfluss
