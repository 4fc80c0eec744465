# Was geschah, wie es das Protokoll allen erzählt. Was nur manche wissen dürfen, geht nur an sie.

e-order-drawn = Reihenfolge: { $order }.
e-map-drawn = Das Los entschied über den Spielplan: { NAMES($map, as: "option-map") }.
e-suits-dealt = Die Farben wurden ausgelost. Fuchs: { NAMES($fox) }. Hase: { NAMES($rabbit) }. Maus: { NAMES($mouse) }.
e-landmarks-dealt = Wahrzeichen: { $landmarks }.
e-landmark-placed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } auf { $clearing } ein Wahrzeichen aufgestellt: { $landmark }.
e-no-room-for-landmark = Für dieses Wahrzeichen fand sich kein Platz: { $landmark }. Es bleibt in der Schachtel (Regel 19.5).
e-swapped = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } auf dem Schwarzmarkt eine Karte getauscht, die verdeckte Karte { $stall }.
e-swapped-were = Du hast { $spent } gegeben und { $card } genommen.
e-turn-began = Runde { $round }: { YOU($seat, "Du bist", "ist", "sind", as: "faction.subject") } am Zug.
    .heading = { YOU($seat, "Du") }
    .idle = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } nichts getan.
e-phase-began = { "" }
e-placed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { COUNTED($count, $piece) } { $clearing ->
    [Bau] in den Bau
   *[other] auf { $clearing }
} gestellt.
e-moved = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { COUNTED($count, $piece) } { $origin ->
    [Bau] aus dem Bau
   *[other] von { $origin }
} { $to ->
    [Bau] in den Bau
   *[other] nach { $to }
} bewegt.
e-ferry-moved = Die Fähre hat { YOU($seat, "dich", as: "faction.acc") } von { $origin } nach { $to } gebracht.
e-path-opened = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } den Weg zwischen { $origin } und { $to } geöffnet.
taken-off = { $cause ->
    [land] {": Das Land ernährt nicht mehr"}
    [bomb] {": hochgegangen"}
    [moved] {": für einen anderen Ort"}
   *[other] {""}
}
e-removed = { $by ->
    [niemand] { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { COUNTED($count, $piece) } { $clearing ->
        [Bau] aus dem Bau
       *[other] von { $clearing }
    } entfernt{ taken-off }.
   *[other] { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { COUNTED($count, $piece) } auf { $clearing } an { YOU($by, "dich", as: "faction.acc") } verloren.
}
    .brief = { $by ->
        [niemand] { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { COUNTED($count, $piece) } { $clearing ->
            [Bau] aus dem Bau
           *[other] von { $clearing }
        } entfernt
       *[other] { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { COUNTED($count, $piece) } auf { $clearing } verloren
    }
# Behind the name an auxiliary verb is left out, as in the other deeds of a turn
told-spread = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } auf die Lichtungen { NAMES($clearings) } je { COUNTED($count, $kind) } gestellt.
    .brief = { AGREE($seat, "", "") }auf die Lichtungen { NAMES($clearings) } je { COUNTED($count, $kind) } gestellt
told-built = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } auf { $clearing } { COUNTED(1, $kind) } für { COUNTED($wood, "wood") } gebaut{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, jetzt { $total }.
}
    .brief = { AGREE($seat, "", "") }auf { $clearing } { COUNTED(1, $kind) } für { COUNTED($wood, "wood") } gebaut{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, jetzt { $total }
    }
told-exchanged = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } auf { $clearing } { COUNTED(1, $kind) } für { EACH($given, say: "told-pieces") } eingesetzt{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, jetzt { $total }.
}
    .brief = auf { $clearing } { COUNTED(1, $kind) } für { EACH($given, say: "told-pieces") } eingesetzt{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, jetzt { $total }
    }
told-sympathy = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } Sympathie auf { $clearing } verbreitet, für { $supporters }{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, jetzt { $total }.
}
    .brief = { AGREE($seat, "", "") }Sympathie auf { $clearing } verbreitet, für { $supporters }{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, jetzt { $total }
    }
e-scored = { YOU($seat, "Du", as: "faction.subject") }: { SIGNED($points) } { $points ->
    [one] Punkt
   *[other] Punkte
}{ COUNT($cause) ->
    [0] { "" }
   *[other] {" ("}{ NAMES($cause, as: "because") })
}, jetzt { $total }.
    .after = ({ SIGNED($points) } für { YOU($seat, "dich", as: "faction.acc") }, jetzt { $total })
e-battle-began = { YOU($attacker, "Du hast", "hat", "haben", as: "faction.subject") } { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } angegriffen.
e-ambushed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } auf { $clearing } mit { $card } einen Hinterhalt gelegt.
e-foiled = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } den Hinterhalt auf { $clearing } mit { $card } vereitelt.
e-battled = Die Würfel zeigten { NAMES($rolls) }: Auf { $clearing } { YOU($attacker, "trafst du", before: "traf", as: "faction.within") } { $dealt ->
    [0] gar nicht
    [one] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $dealt }-mal
}, { YOU($defender, "du", as: "faction.within") } { $suffered ->
    [0] gar nicht
    [one] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $suffered }-mal
}.
    .brief = Kampf auf { $clearing }: { YOU($attacker, "du", as: "faction.within") } { $dealt } Treffer, { YOU($defender, "du", as: "faction.within") } { $suffered }
e-effect-used = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } eingesetzt: { NAMES($effect, as: "effect") }.
e-drew = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} gezogen.
e-drew-cards = Du hast gezogen: { $cards }.
e-drew-openly = { YOU($seat, "Du hast offen", "(offene Hand) hat", "(offene Hand) haben", as: "faction.subject") } gezogen: { $cards }.
e-reshuffled = Der Ablagestapel wurde zum neuen Stapel mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
e-discarded = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { COUNT($why) ->
    [0] { $cards } abgeworfen.
   *[other] { $cards } { NAMES($why, as: "spent") } ausgegeben.
}
spent-recruit = zum Rekrutieren
spent-build = zum Bauen
spent-mob = zum Aufwiegeln eines Mobs
spent-bloom = für eine Blüte
spent-officer = für einen Offizier
spent-overwork = für Überstunden
spent-action = für eine weitere Aktion
spent-hospitals = für die Feldlazarette
spent-dig = zum Graben
e-card-taken = { $how ->
    [given] { YOU($source, "Du hast", "hat", "haben", as: "faction.subject") } { YOU($seat, "dir", as: "faction.dat") } eine Karte gegeben.
   *[taken] { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } eine Karte { YOU($source, "von dir", as: "faction.from") } genommen.
}
e-card-taken-was = { $how ->
    [given] { YOU($source, "Du hast", "hat", "haben", as: "faction.subject") } { YOU($seat, "dir", as: "faction.dat") } eine Karte gegeben: { $card }.
   *[taken] { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } eine Karte { YOU($source, "von dir", as: "faction.from") } genommen: { $card }.
}
e-hand-shown = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $why ->
    [outrage] für die Empörung keine passende Karte gehabt und{ " " }
   *[card] { "" }
}{ YOU($to, "dir", as: "faction.dat") } die eigene Hand gezeigt.
e-hand-seen = { YOU($seat, "Du hattest", "hatte", "hatten", as: "faction.subject") } auf der Hand: { COUNT($cards) ->
    [0] keine Karten
   *[other] { $cards }
}.
e-crafted = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $card } hergestellt.
e-item-taken = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $source ->
    [supply] aus dem Vorrat
    [ruin] aus einer Ruine
   *[other] { $owner ->
        [niemand] { NAMES($source, as: "faction", part: "from") }
       *[other] { YOU($owner, "von dir", as: "faction.from") }
    }
} einen Gegenstand bekommen: { $item }.
e-dominance-activated = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $card } aktiviert und die Punkteleiste für immer verlassen.
e-dominance-taken = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $spent } ausgegeben und dafür { $card } genommen.
e-coalition-formed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $card } aktiviert und eine Koalition mit { YOU($partner, "dir", as: "faction.dat") } gebildet.
e-quest-drawn = Eine neue Quest liegt offen: { $quest }.
winning-points = { $points ->
    [0] 30
   *[other] { $points }
}
e-won = Sieg { $by ->
    [points] mit { winning-points } Punkten
    [dominance] durch Dominanz
   *[coalition] in einer Koalition
}: { $winners }!
