# Events as everybody's log tells them. Secrets go only to the seats that may know them.

# A type of unit with its number, as other lines say it
units-named = { $count ->
    [one] 1 { $unit }
   *[other] { $count } { MANY($unit, as: "unit") }
}

# An area's rune token, behind the area
with-rune = { $rune ->
    [facedown] { " " }mit dem Runenmarker
    [dragon] { " " }mit der Drachenrune
    [false] { " " }mit der falschen Rune
   *[other] { "" }
}

# The year

e-first-player-drawn = { YOU($seat, "Du hast", "hat") } die höchste Schicksalskarte gezogen und { AGREE($seat, "beginnt", "beginnen", "beginnst") }. Gezogen wurden, in der Reihenfolge der Plätze: { NAMES($numbers) }.
e-year-began = **Jahr { $year }**
    .heading = Jahr { $year }
e-season-began = { $season ->
    [spring] Frühling
    [summer] Sommer
    [fall] Herbst
   *[winter] Winter
} in Jahr { $year }: { $card }.
    .heading = { $season ->
        [spring] Frühling
        [summer] Sommer
        [fall] Herbst
       *[winter] Winter
    }: { $card }
e-orders-revealed = Die Befehle: { $orders }. Reihenfolge: { $order }.
e-orders-taken-back = { YOU($seat, "Du hast", "hat") } nur { $orders } zurückgenommen.
e-order-spied = { YOU($seat, "Du hast", "hat") } nach { YOU($named, "deinem Befehl", before: "dem Befehl von") } gefragt.
e-order-was-low = Nur für dich: Der Befehl von { $named } ist { $low ->
    [1] 1 bis 4
   *[other] 5 bis 8
}.
e-order-began = { YOU($seat, "Du") }: Befehl { $number }{ $supremacy ->
    [1] { SAME($number, order-8) ->
        [yes] { "" }
       *[no] , mit Bonus
    }
   *[other] { "" }
}.
    .heading = { YOU($seat, "Du") }, { $number }
    .idle = { YOU($seat, "Du hast", "hat") } nichts getan.
e-runes-counted = { YOU($seat, "Du hast", "hat") } { $count ->
    [0] keine Drachenrunen
    [one] 1 Drachenrune
   *[other] { $count } Drachenrunen
}.
e-tie-broken = Gleichstand: { $by ->
    [influence] Mehr Einfluss
   *[start] Der Einfluss zu Beginn
} entscheidet für { YOU($seat, "dich") }.
e-runewars-won = Sieg für { YOU($winners, "dich") } { $by ->
    [victory] durch eine Siegkarte, die Bestand hatte
    [count] durch die meisten Drachenrunen
    [alone] als letzte Macht im Spiel
   *[instant] mit genug Drachenrunen
}!
e-eliminated = { YOU($seat, "Du kontrollierst", "kontrolliert") } kein Gebiet mehr und { AGREE($seat, "ist", "sind", "bist") } ausgeschieden.

# The map

e-tile-laid = { YOU($seat, "Du hast", "hat") } Geländeteil { $tile } gelegt.
e-markers-laid = { YOU($seat, "Du hast", "hat") } die Heimatreichmarker gelegt.
e-home-realm-laid = { YOU($seat, "Du hast dein", "hat das eigene") } Heimatreich gelegt.
e-city-laid = In { $area } liegt eine Stadt.
e-city-destroyed = { NAMES($city, as: "city") } in { $area } wurde zerstört.

# Units

e-units-placed = { YOU($seat, "Bei dir") }: { units-named } in { $area } angekommen.
e-units-moved = { YOU($seat, "Deine Einheiten") }: { units-named } von { $origin } nach { $to }.
    .brief = { units-named } → { $to }
e-units-stayed = { YOU($seat, "Bei dir") }: Für { units-named } ging es von { $origin } nicht mehr nach { $to }.
e-hero-stayed = { $hero } ({ YOU($seat, "bei dir") }) konnte von { $origin } nicht mehr nach { $to } gehen.
e-units-retreated = { YOU($seat, "Bei dir") }: { units-named } auf dem Rückzug von { $origin } nach { $to }, versprengt.
e-food-short = { YOU($seat, "Du hast", "hat") } zu wenig Nahrung in { $area }: { $count ->
    [one] 1 Einheit verhungert
   *[other] { $count } Einheiten verhungern
}.
e-units-destroyed = { YOU($seat, "Bei dir") }: { units-named } in { $area } vernichtet.
e-units-routed = { YOU($seat, "Bei dir") }: { units-named } in { $area } versprengt.
e-units-stood = { YOU($seat, "Bei dir") }: { units-named } in { $area } wieder aufgestellt.
e-all-stood = Die Befehle kamen zurück, die Aktivierungsmarker wurden entfernt, und alle stellten sich wieder auf.
e-units-allied = Die neutralen Einheiten in { $area } sind jetzt mit { YOU($seat, "dir") } verbündet.
e-units-turned-neutral = Die Verbündeten in { $area } gehören wieder niemandem.
e-area-won = { YOU($seat, "Du hast", "hat") } { $area }{ with-rune } gewonnen.
e-area-taken = { YOU($seat, "Du hast", "hat") } { YOU($loser, "dir") } { $area }{ with-rune } abgenommen.
e-area-lost = { YOU($seat, "Du hast", "hat") } { $area }{ with-rune } verloren: Niemand kontrolliert es jetzt.
e-area-activated = { YOU($seat, "Du hast", "hat") } { $area } aktiviert.
    .brief = { $area } aktiviert
e-stronghold-built = { YOU($seat, "Du hast", "hat") } jetzt eine Festung in { $area }{ $damaged ->
    [1] , beschädigt
   *[other] { "" }
}.
e-stronghold-damaged = { YOU($seat, "Deine Festung", before: "Die Festung von") } in { $area } ist beschädigt.
e-stronghold-repaired = { YOU($seat, "Du hast", "hat") } die Festung in { $area } repariert.
e-stronghold-destroyed = { YOU($seat, "Deine Festung", before: "Die Festung von") } in { $area } wurde zerstört.
e-development-built = { YOU($seat, "Du hast", "hat") } in { $area } gebaut: { NAMES($development, as: "development") }.
e-development-used = { YOU($seat, "Du hast", "hat") } in { $area } genutzt: { NAMES($development, as: "development") }.

# Dials, influence, cards

e-dials-set = { YOU($seat, "Deine Scheiben", before: "Die Scheiben von") }: Nahrung { $food }, Holz { $wood }, Erz { $ore }.
e-influence-gained = { YOU($seat, "Du") }: { SIGNED($count) } Einfluss, jetzt { $total }.
    .after = ({ SIGNED($count) } Einfluss, jetzt { $total })
e-bid-revealed = { YOU($seat, "Du hast", "hat") } { $influence } Einfluss geboten.
bid-tie = { $by ->
    [left] { $place ->
        [highest] {", bei Gleichstand mit dem meisten Einfluss übrig"}
       *[lowest] {", bei Gleichstand mit dem wenigsten Einfluss übrig"}
    }
    [start] { $place ->
        [highest] {", bei Gleichstand mit dem größten Einfluss zu Beginn"}
       *[lowest] {", bei Gleichstand mit dem kleinsten Einfluss zu Beginn"}
    }
    [primarch] {", bei Gleichstand durch die Wahl des Primarchen"}
   *[none] {""}
}
e-bid-won = { YOU($seat, "Du hattest", "hatte") } { $place ->
    [highest] das höchste Gebot{ bid-tie }.
   *[lowest] das niedrigste Gebot{ bid-tie }.
}
e-title-claimed = { YOU($seat, "Du hast", "hat") } den Titel „{ NAMES($title, as: "title") }“ für { $influence } Einfluss beansprucht.
e-tactics-drawn = { YOU($seat, "Du hast", "hat") } { $count ->
    [one] eine Taktikkarte
   *[other] { $count } Taktikkarten
} gezogen.
e-tactics-drawn-were = Du hast gezogen: { $cards }.
e-tactic-played = { YOU($seat, "Du hast", "hat") } „{ $card }“ gespielt.
e-tactics-discarded = { YOU($seat, "Du hast", "hat") } abgeworfen: { $cards }.
e-fate-drawn = { $purpose ->
    [diplomacy] { YOU($seat, "Du hast", "hat") } für Diplomatie gezogen: { NAMES($cards, as: "destiny") }.
    [test] { YOU($seat, "Du hast", "hat") } für eine Probe gezogen: { NAMES($cards, as: "destiny") }.
   *[other] { "" }
}
e-fate-reshuffled = Die Schicksalskarten wurden gemischt.
e-objective-scored = { YOU($seat, "Du hast", "hat") } das Ziel „{ $card }“ erfüllt.
e-effect-took-place = { YOU($seat, "Du hast", "hat") } den Titel „{ NAMES($effect, as: "title") }“ genutzt.

# Runes

e-rune-placed = { YOU($seat, "Du hast", "hat") } einen Runenmarker nach { $area } gelegt{ $faceup ->
    [1] , offen
   *[other] { "" }
}.
e-rune-moved = Ein Runenmarker kam von { $origin } nach { $to }.
e-rune-returned = Der Marker in { $area } wurde abgegeben: eine { $dragon ->
    [1] Drachenrune
   *[other] falsche Rune
}.
e-rune-unplaced = { YOU($seat, "Du hast", "hat") } keinen Platz für eine { $dragon ->
    [1] Drachenrune
   *[other] falsche Rune
} gefunden.
e-rune-turned = Der Marker in { $area } wurde aufgedeckt: eine { $dragon ->
    [1] Drachenrune
   *[other] falsche Rune
}.
e-rune-looked = { YOU($seat, "Du hast dir", "hat sich") } den Runenmarker in { $area } angesehen.
e-rune-was = Nur für dich: Der Marker in { $area } ist eine { $dragon ->
    [1] Drachenrune
   *[other] falsche Rune
}.
e-victory-card-laid = { YOU($seat, "Du hast", "hat") } genug Drachenrunen und eine Siegkarte gelegt, für den nächsten { NAMES($season, as: "season") }.
e-victory-card-failed = { YOU($seat, "Du hast", "hat") } jetzt zu wenige Drachenrunen und die Siegkarte zurückgenommen.
e-heroes-drawn = { YOU($seat, "Du hast dir", "hat sich") } { $count ->
    [one] eine Heldenkarte
   *[other] { $count } Heldenkarten
} angesehen.
e-heroes-drawn-were = Du hast gesehen: { $heroes }.

# Ein Kampf, der zu Ende ist, an Stelle von allem, was dahin führte

told-battle = { $ended ->
    [area] { YOU($winner, "Du") } { AGREE($winner, "hat", "haben", "hast") } gegen { YOU($loser, "dich") } gesiegt und { $area }{ with-rune } gewonnen
    [kept] { YOU($winner, "Du") } { AGREE($winner, "hat", "haben", "hast") } { $area } gegen { YOU($loser, "dich") } gehalten
   *[beaten] { YOU($winner, "Du") } { AGREE($winner, "hat", "haben", "hast") } in { $area } gegen { YOU($loser, "dich") } gesiegt
}{ $losses ->
    [unknown] { "" }
    [bare] {": "}Dort stand keine Einheit
    [none] {". "}Niemand ist gefallen
   *[told] {". Verluste: "}{ YOU($winner, "du") } { told-lost }; { YOU($loser, "du") } { told-fallen }
}{ COUNT($fled) ->
    [0] { "" }
   *[other] {"; "}{ COUNT($fallen) ->
        [0] { AGREE($loser, "alle weichen", "alle weichen", "du weichst") }
       *[other] { AGREE($loser, "der Rest weicht", "der Rest weicht", "dein Rest weicht") }
    } nach { NAMES($fled) } zurück
}.
told-bids = Gebote: { YOU($bidder1, "du") } { $bid1 }{ $count ->
    [1] { "" }
    [2] {", "}{ YOU($bidder2, "du") } { $bid2 }
    [3] {", "}{ YOU($bidder2, "du") } { $bid2 }, { YOU($bidder3, "du") } { $bid3 }
   *[4] {", "}{ YOU($bidder2, "du") } { $bid2 }, { YOU($bidder3, "du") } { $bid3 }, { YOU($bidder4, "du") } { $bid4 }
}.
told-orders = Die Befehle der Reihe nach: { YOU($bidder1, "du") } { $order1 }{ $count ->
    [1] { "" }
    [2] {", "}{ YOU($bidder2, "du") } { $order2 }
    [3] {", "}{ YOU($bidder2, "du") } { $order2 }, { YOU($bidder3, "du") } { $order3 }
   *[4] {", "}{ YOU($bidder2, "du") } { $order2 }, { YOU($bidder3, "du") } { $order3 }, { YOU($bidder4, "du") } { $order4 }
}.
told-moved = { YOU($seat, "Deine Einheiten") }: { NAMES($units, as: "unit", count: "yes") } von { $origin } nach { $to }.
    .brief = { NAMES($units, as: "unit", count: "yes") } → { $to }
told-season-card = { NAMES($season_card, as: "season-card", part: "text") }
told-lost = { COUNT($lost) ->
    [0] keine
   *[other] { NAMES($lost, as: "unit", count: "yes") }
}
told-fallen = { COUNT($fallen) ->
    [0] keine
   *[other] { NAMES($fallen, as: "unit", count: "yes") }
}

told-draws = { $unit1 } ({ YOU($side1, "bei dir") }): { NAMES($results1, as: "result", count: "yes") }{ $count ->
    [1] { "" }
   *[other] {"; "}{ $unit2 } ({ YOU($side2, "bei dir") }): { NAMES($results2, as: "result", count: "yes") }
}.

# Battle

e-battle-joined = { YOU($attacker, "Du") } { AGREE($attacker, "hat", "haben", "hast") } in { $area } { YOU($defender, "dich") } angegriffen.
e-hero-backed = { $hero } hilft { YOU($seat, "dir") }: { $unit }.
e-commander-led = { $hero } führt für { YOU($seat, "dich") } an: { $unit }.
e-hero-routed = { $hero } ({ YOU($seat, "bei dir") }) ist versprengt.
e-battle-drawn = { $unit } ({ YOU($side, "bei dir") }): gezogen { NAMES($results, as: "result", count: "yes") }.
e-special-resolved = { $unit } ({ YOU($side, "bei dir") }): Das Spezial hat gewirkt.
e-battle-tallied = Stärke in { $area }: { YOU($attacker, "du") } { $attack }, { YOU($defender, "du") } { $defence }.
e-battle-ended = Sieg für { YOU($winner, "dich") } gegen { YOU($loser, "dich") } in { $area }.
e-diplomacy-tried = { YOU($seat, "Du hast", "hat") } { $influence } Einfluss für Diplomatie in { $area } ausgegeben und { NAMES($symbol, as: "symbol") } genommen.
