# Was sich nachschlagen lässt: Karten, offene Stapel, Bewegungen, Chancen, und was ein Platz weiß.

# Karten in einer Zeile

printed-line = { $name } · { $suit } · { $kind ->
    [item] Kosten { $cost } → { $item }, +{ $points }
    [persistent] Kosten { $cost } → bleibender Effekt
    [immediate] Kosten { $cost } → sofortiger Effekt
    [ambush] Hinterhalt
   *[dominance] Dominanz
}
cost-suit = { $count } { $suit }
cost-any = { $count } beliebig
printed-copies = { $count ->
    [one] Im Stapel gibt es eine davon.
   *[other] Im Stapel gibt es { $count } davon.
}

# Was offen liegt

look-discard = Ablagestapel
look-crafted = Hergestellte Karten
look-items = Gegenstände
look-dominance = Dominanzkarten
look-quests = Quests
look-legend = Zeichen auf dem Spielplan
legend =
    Der Ring um eine Lichtung und der Schild rechts daran zeigen, wer dort herrscht; ohne beides herrscht niemand.
    Links steht ihre Nummer mit der Farbe: F Fuchs, H Hase, M Maus.
    Ein Gesicht mit Zahl: so viele Krieger. Das Gesicht auf einer Nadel ohne Zahl: die Figur des Vagabunden.
    Quadrate sind Gebäude; ein gestricheltes ist ein freier Bauplatz, eine graue Burg eine Ruine. Rundes am unteren Rand sind Marker.
    Rechts jeder Platz: groß die Punkte, darunter die Handkarten und das, was für seine Fraktion zählt.
    Unter den Plätzen: Gegenstände, die noch herzustellen sind, Nachziehstapel, Ablagestapel und ausliegende Dominanzkarten.
    Unter dem Spielplan: die Punkte aller auf einer Leiste, mit der Krone bei 30.
look-supply = Noch herzustellen: { $items }
look-forge = In der Legendären Schmiede: { $items }
look-crafted-items = { $seat }, hergestellt: { $items }
look-exhausted-items = { $seat }, davon erschöpft: { $items }
look-coffins = Auf Coffin Makers: { $count } Krieger ({ $seat })
look-none = keine
look-empty-hand = Du hast keine Karten.
look-playable = { $card } · jetzt spielbar
look-spendable = { $card } · jetzt zum Ausgeben
look-quest-deck = { $count ->
    [0] Im Queststapel wartet keine weitere Quest.
    [one] Im Queststapel wartet noch eine.
   *[other] Im Queststapel warten noch { $count }.
}

# Was ein Platz über verborgene Karten weiß

knows-hand-sure = { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "hält", "halten", "hält") } { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: sicher.
knows-hand-maybe = { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "hält", "halten", "hält") } vielleicht noch { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: Seitdem hat eine Karte ungesehen diese Hand verlassen.
knows-supporters-sure = Unterstützer ({ $seat }): { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
} ist sicher dabei.
knows-supporters-maybe = Unterstützer ({ $seat }): { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
} ist vielleicht dabei.
knows-shown = { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "hat", "haben", "hat") } deine Hand gesehen.
knows-ruin = Unter der Ruine auf { $clearing }: { NAMES($items, as: "item") }.

# Bewegungen

reach-title = **{ $origin ->
    [Bau] Aus dem Bau
   *[other] Von { $origin }
}** ({ $count } Krieger), so wie es steht:
reach-title-all = **Wohin deine Krieger könnten**, so wie es steht:
reach-line = { $origin } ({ $count } Krieger): { COUNT($instead) ->
    [0] nirgendwohin
   *[other] nach { NAMES($instead) }
}
reach-to = { $to ->
    [Bau] in den Bau
   *[other] nach { $to }
}
reach-move-no-rule = nicht nach { $to }: Du beherrschst keine von beiden
reach-move-held = nicht nach { $to }: Die Teile werden hier festgehalten
reach-move-barred = nicht nach { $to }: Dort darf nichts hinein oder hinaus
reach-others = Alle anderen Lichtungen sind nicht benachbart.
reach-pawn = **Deine Figur** steht hier: { $origin }, mit { $boots ->
    [0] keinem bereiten Stiefel
    [one] 1 bereitem Stiefel
   *[other] { $boots } bereiten Stiefeln
}:
reach-boots = nach { $to }: { $boots } Stiefel
reach-slip = In die Wälder daneben ({ NAMES($forests) }) nur durch Schleichen im Vogelgesang.
r-move-no-warriors = Du hast keine Krieger auf dem Spielplan, die du bewegen könntest.
r-move-no-pawn = Deine Figur steht noch nicht auf dem Spielplan.

# Chancen

odds-list = **Mögliche Kämpfe**, Treffer im Schnitt; nenne Angreifer, Verteidiger und Ort für mehr:
odds-line = { YOU($attacker, "Deine Seite", as: "faction.subject") } gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }: teilt { $dealt } aus, steckt { $suffered } ein
odds-title = **{ YOU($attacker, "Du", as: "faction.subject") } gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }**
odds-hits = { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "teilt", "teilen", "teilt") } { $chances } aus: im Schnitt { $mean } Treffer.
odds-losses = { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "verliert", "verlieren", "verliert") } im Schnitt { $warriors } Krieger{ $some ->
    [yes] { " " }und { $pieces } Gebäude oder Marker
   *[other] { "" }
}.
odds-items-lost = { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "beschädigt", "beschädigen", "beschädigt") } im Schnitt { $items } Gegenstände.
odds-higher-roll = Eingerechnet: { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "verteidigt", "verteidigen", "verteidigt") } mit dem höheren Würfel.
odds-defenseless = Eingerechnet: { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "ist", "sind", "ist") } wehrlos, also 1 zusätzlicher Treffer.
odds-commander = Eingerechnet: { YOU($seat, "Deine Seite", as: "faction.subject") } richtet unter dem Kommandanten 1 zusätzlichen Treffer an.
odds-scouts = Gegen { YOU($seat, "dich", as: "faction.acc") } wirkt kein Hinterhalt: Scouting Party.
odds-no-cards = { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "hat", "haben", "hat") } keine Handkarten, also gibt es keinen Hinterhalt.
odds-ambush = Hinterhalt: { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "hält", "halten", "hält") } { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}; von { $unseen } Karten, die niemand sieht, { $left ->
    [one] würde 1
   *[other] würden { $left }
} passen. In { $chance } aller Fälle ist in so einer Hand eine davon.
odds-ambush-open = Hinterhalt: { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "spielt", "spielen", "spielt") } mit offener Hand; { $held ->
    [0] keine Karte darin würde passen
   *[other] eine Karte darin passt
}.
odds-ambush-ends = Ein Hinterhalt, der nicht vereitelt wird, beendet den Kampf: Für { YOU($seat, "dich", as: "faction.acc") } bliebe niemand übrig.
odds-ambush-then = Nach einem nicht vereitelten Hinterhalt { AGREE($seat, "teilt", "teilen", "teilt") } { YOU($seat, "deine Seite", as: "faction.within") } im Schnitt noch { $dealt } aus und { AGREE($seat, "steckt", "stecken", "steckt") } { $suffered } ein.
odds-armorers = Falls { YOU($seat, "deine Seite", as: "faction.within") } Armorers { AGREE($seat, "abwirft", "abwerfen", "abwirft") }: Angriff { $dealt }, Verteidigung { $suffered }.
odds-sappers = Falls { YOU($seat, "deine Seite", as: "faction.within") } Sappers { AGREE($seat, "abwirft", "abwerfen", "abwirft") }: Angriff { $dealt }, Verteidigung { $suffered }.
odds-brutal-tactics = Falls { YOU($seat, "deine Seite", as: "faction.within") } Brutal Tactics { AGREE($seat, "benutzt", "benutzen", "benutzt") } (1 Punkt für die Verteidigung): Angriff { $dealt }, Verteidigung { $suffered }.
odds-partisans = Falls { YOU($seat, "deine Seite", as: "faction.within") } Partisans { AGREE($seat, "benutzt", "benutzen", "benutzt") }: Angriff { $dealt }, Verteidigung { $suffered }.
odds-ronin = Falls { YOU($seat, "deine Seite", as: "faction.within") } als Ronin ein Schwert erschöpft: Angriff { $dealt }, Verteidigung { $suffered }.
odds-ally = Falls { YOU($seat, "deine Seite", as: "faction.within") } mitkämpft: Angriff { $dealt }, Verteidigung { $suffered }.
odds-arbiter = Falls { YOU($seat, "deine Seite", as: "faction.within") } als Schlichter hinzugerufen wird: Angriff { $dealt }, Verteidigung { $suffered }.
r-odds-none = Gerade ist kein Kampf möglich, der dazu passt: Wer angreift, braucht auf einer Lichtung einen Krieger oder eine Figur und dort einen Gegner mit Teilen.

# Wie ein Kampf wohl ausgeht

forecast-likely = Rechne damit, { $lost ->
    [0] nichts
   *[other] { $lost }
} zu verlieren und { $removed ->
    [0] nichts
   *[other] { $removed }
} zu entfernen.
forecast-sure = Was auch immer die Würfel zeigen: Du { $lost ->
    [0] verlierst nichts
   *[other] verlierst { $lost }
} und { $removed ->
    [0] entfernst nichts
   *[other] entfernst { $removed }
}.
forecast-removed = In { $n } von { $of } Fällen entfernst du { $count }{ $several ->
    [yes] {" oder mehr"}
   *[no] { "" }
}.
forecast-lost = In { $n } von { $of } Fällen verlierst du { $count }{ $several ->
    [yes] {" oder mehr"}
   *[no] { "" }
}.
forecast-ambush = Die Gegenseite hält { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}: ein Hinterhalt ist möglich (etwa { $chance }), vor den Würfeln 2 Treffer gegen dich.
forecast-ambush-open = Die Gegenseite hält einen passenden Hinterhalt, wie ihre offene Hand zeigt: vor den Würfeln 2 Treffer gegen dich.
forecast-effects = Die Gegenseite kann noch einsetzen: { NAMES($effects, as: "effect") }.
forecast-outrage = Fällt die Sympathie, gibst du der Allianz eine Karte, die als { $suit } zählt; hast du keine, zeigst du deine Hand (Empörung).
forecast-acolytes = Jeder Krieger, der dort fällt, wird zu einem Jünger des Kults.
forecast-plot = Ist die Intrige ein Überfall und wird sie entfernt, kommt auf jede Nachbarlichtung ein Krieger des Krähenbunds.
forecast-raid = Fällt der Überfall, kommt auf jede Nachbarlichtung ein Krieger des Krähenbunds.

# Worauf sich das Protokoll eingrenzen lässt, und was nach einer Partie gezählt wird

topic-battles = Kämpfe
topic-points = Punkte
topic-moves = Bewegungen
topic-pieces = Teile, die kamen und gingen
topic-cards = Karten
tally-battles = { $count ->
    [0] Kein einziger Kampf
    [one] 1 Kampf
   *[other] { $count } Kämpfe
}{ $ambushes ->
    [0] { "" }
    [one] , einer mit Hinterhalt
   *[other] , { $ambushes } mit Hinterhalt
}
tally-crafted = { $count ->
    [one] 1 Karte hergestellt
   *[other] { $count } Karten hergestellt
}
decided-engine = Der Weg zum Sieg, { $seat }: { NAMES($cause, as: "because") }, { $points } von { $all } Punkten.
decided-engines = Der Weg zum Sieg, { $seat }: { NAMES($cause, as: "because") } ({ $points } von { $all } Punkten), dann { NAMES($next, as: "because") } ({ $more }).
decided-lead = In Runde { $round } vorbei an { YOU($rival, "dir", as: "faction.dat") }, { $points } zu { $theirs }, und von da an vorn: { $seat }.
decided-ahead = Ab Runde { $round } vorn und nie mehr eingeholt: { $seat }.
decided-dominance = In Runde { $round } alles auf { $card } gesetzt, und niemand hielt es auf: { $seat }.
decided-toll = Am teuersten war es für { YOU($seat, "dich", as: "faction.acc") }: { $all ->
    [one] 1 Teil
   *[other] { $all } Teile
} an andere verloren, davon { $count } an { YOU($by, "dich", as: "faction.acc") }.
decided-toll-whole = Am teuersten war es für { YOU($seat, "dich", as: "faction.acc") }: { $all ->
    [one] 1 Teil
   *[other] { $all } Teile
} an { YOU($by, "dich", as: "faction.acc") } verloren.
tally-turn = Der beste Zug: { $seat } in Runde { $round }, { SIGNED($points) }

# Was ein Vagabund hat, unter der Frage und der Hand

own-items-ready = Bereit: { $items }
own-items-exhausted = erschöpft: { $items }
own-items-damaged = beschädigt: { $items }
own-quests = Offene Quests: { $quests }
