# Was man zur eigenen Lage hört: warum man gefragt wird, was geschehen ist.

# Ein Platz in dem Satz, der sagt, auf wen gewartet wird

awaited-seat = { YOU($seat, "dich", as: "faction.acc") }

# Warum jemand in einem fremden Zug gefragt wird

cause-attacked = { YOU($attacker, "Deine Seite", as: "faction.subject") } { AGREE($attacker, "greift", "greifen", "greift") } dich auf { $clearing } an: { $attackers ->
    [0] kein Treffer
   *[other] bis zu { $attackers } Treffer
} gegen { $defenders ->
    [0] keinen
   *[other] bis zu { $defenders }
} von dir.
cause-attacking = Du greifst { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } an: { $attackers ->
    [0] kein Treffer
   *[other] bis zu { $attackers } Treffer
} gegen { $defenders ->
    [0] keinen
   *[other] bis zu { $defenders }
} der Gegenseite.
cause-attacked-rolled = { YOU($attacker, "Deine Seite", as: "faction.subject") } { AGREE($attacker, "greift", "greifen", "greift") } dich auf { $clearing } an. So, wie es steht, { $dealt ->
    [0] trifft dich nichts
   *[other] musst du { $dealt } Treffer hinnehmen
}, und du landest { $suffered ->
    [0] keinen
   *[other] { $suffered }
}.
cause-attacking-rolled = Du greifst { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } an. So, wie es steht, { $suffered ->
    [0] trifft dich nichts
   *[other] musst du { $suffered } Treffer hinnehmen
}, und du landest { $dealt ->
    [0] keinen
   *[other] { $dealt }
}.
cause-ambushed = Du greifst { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } an und gerätst in einen Hinterhalt: vor den Würfeln 2 Treffer gegen dich.
cause-fallen = { YOU($attacker, "Deine Seite", as: "faction.subject") } { AGREE($attacker, "hat", "haben", "hat") } { $count ->
    [one] einen deiner Krieger
   *[other] { $count } deiner Krieger
} auf { $clearing } entfernt.
cause-losses = Die Treffer { YOU($by, "von dir", as: "faction.from") } kosten { $count ->
    [one] 1 Gebäude oder Marker
   *[other] { $count } Gebäude und Marker
}.
cause-hits = { YOU($attacker, "Deine Seite", as: "faction.subject") } { AGREE($attacker, "trifft", "treffen", "trifft") } dich: { $hits ->
    [one] 1 Gegenstand wird
   *[other] { $hits } Gegenstände werden
} beschädigt.
cause-cathedral = { YOU($attacker, "Deine Seite", as: "faction.subject") } { AGREE($attacker, "hat", "haben", "hat") } deine Kathedrale auf { $clearing } zerstört.
cause-repentance = Es ist Abend beim Klerus: Gefragt werden alle Ketzer mit Teilen an einer Kathedrale.
cause-outrage = { $how ->
    [moved] Du hast Krieger nach { $clearing } bewegt, wo die Allianz Sympathie hat.
   *[removed] Du hast die Sympathie der Allianz auf { $clearing } entfernt.
}
cause-base = Eine deiner Basen wurde entfernt.
cause-raid = Deine Intrige auf { $clearing } wurde entfernt, und es war ein Überfall.
cause-failure = Gebäude von dir wurden entfernt.

# Was einer Fraktion widerfahren ist, seit jemand zuletzt gewählt hat

told-pieces = { COUNTED($count, $key) }
told-points = { SIGNED($count) } ({ NAMES($key, as: "because") })
story-lost = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $clearing ->
    [Bau] im Bau
   *[other] auf { $clearing }
} { EACH($pieces, say: "told-pieces") } an { YOU($by, "dich", as: "faction.acc") } verloren ({ NAMES($cause, as: "because") }).
story-gave-up = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $clearing ->
    [Bau] im Bau
   *[other] auf { $clearing }
} { EACH($pieces, say: "told-pieces") } abgegeben.
story-scored = { YOU($seat, "Deine Punkte") }: { EACH($scored, say: "told-points") }, jetzt { $total }.
story-rule-lost = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } die Herrschaft über { $count ->
    [one] { $sites }
   *[other] die Lichtungen { $sites }
}{ $by ->
    [niemand] { "" }
   *[other] {" an "}{ YOU($by, "dich", as: "faction.acc") }
} verloren.
story-rule-won = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $by ->
    [niemand] { "" }
   *[other] { YOU($by, "dir", as: "faction.dat") }{ " " }
}die Herrschaft über { $count ->
    [one] { $sites }
   *[other] die Lichtungen { $sites }
} { $by ->
    [niemand] gewonnen
   *[other] abgenommen
}.
story-card-taken = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} an { YOU($by, "dich", as: "faction.acc") } verloren.
story-card-given = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { YOU($by, "dir", as: "faction.dat") } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} gegeben.
story-item-taken = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } einen Gegenstand an { YOU($by, "dich", as: "faction.acc") } verloren: { $item }.
story-attacked = { YOU($seat, "Du wurdest", "wurde", "wurden", as: "faction.subject") } { $count ->
    [one] auf { $sites }
   *[other] auf den Lichtungen { $sites }
} { YOU($by, "von dir", as: "faction.from") } angegriffen.
story-dominance = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $card } aktiviert und { AGREE($seat, "zählt", "zählen", "zählst") } keine Punkte mehr.
story-won = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } gewonnen, { $how ->
    [points] mit { winning-points } Punkten
    [dominance] durch Dominanz
   *[coalition] in einer Koalition
}!
because-battle = Kampf
because-raze = ein Mob
because-oppress = Unterdrückung
because-hoard = voller Hort
because-revolt = Aufstand
because-favor = Favor-Karte
because-bomb = Bombe
because-card = Karteneffekt
because-tower = der Turm
because-path = ein geöffneter Weg
because-convert = Bekehrung
because-sanctify = Weihe
because-exposure = enttarnte Intrige
because-strike = Armbrust
because-duel = Duell
because-coerce = Nötigen
because-fire = verbrannte Erde
because-effect = Effekt
because-robbed = beraubt worden
because-gift = fremde Karte
because-craft = Herstellen
because-build = Bauen
because-plots = offene Intrigen
because-removal = entfernte Teile
because-colony = Kolonie
because-relic = ein Relikt
because-relic-column = eine Spalte Relikte
because-spoils = Beute
because-flowers = Blumen
because-honey = Honig
because-roosts = Nester
because-turmoil = Aufruhr
because-sympathy = Sympathie
because-gardens = Gärten
because-dividends = Dividende
because-post = Handelsposten
because-ruin = Erkundung
because-quest = Quest
because-protector = Schutz
because-aid = Hilfe
because-sway = überzeugter Minister
because-ministers = Minister
