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

e-first-player-drawn = { $seat } zog die höchste Schicksalskarte und beginnt. Gezogen wurden, in der Reihenfolge der Plätze: { NAMES($numbers) }.
e-year-began = **Jahr { $year }**
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
e-orders-taken-back = { $seat } nahm nur { $orders } zurück.
e-order-spied = { $seat } fragte nach dem Befehl von { $named }.
e-order-was-low = Nur für dich: Der Befehl von { $named } ist { $low ->
    [1] 1 bis 4
   *[other] 5 bis 8
}.
e-order-began = { $seat } führte Befehl { $number } aus{ $supremacy ->
    [1] , mit Bonus
   *[other] { "" }
}.
    .heading = { $seat }, { $number }
    .idle = { $seat } tat nichts.
e-runes-counted = { $seat } hat { $count ->
    [0] keine Drachenrunen
    [one] 1 Drachenrune
   *[other] { $count } Drachenrunen
}.
e-tie-broken = Gleichstand: { $by ->
    [influence] Mehr Einfluss
   *[start] Der Einfluss zu Beginn
} entscheidet für { $seat }.
e-runewars-won = Sieg für { $winners } { $by ->
    [victory] durch eine Siegkarte, die Bestand hatte
    [count] durch die meisten Drachenrunen
    [alone] als letzte Macht im Spiel
   *[instant] mit genug Drachenrunen
}!
e-eliminated = { $seat } kontrolliert kein Gebiet mehr und ist ausgeschieden.

# The map

e-tile-laid = { $seat } legte Geländeteil { $tile }.
e-markers-laid = { $seat } legte die Heimatreichmarker.
e-home-realm-laid = { $seat } legte das eigene Heimatreich.
e-city-laid = In { $area } liegt eine Stadt.
e-city-destroyed = { NAMES($city, as: "city") } wurde zerstört: { $area }.

# Units

e-units-placed = { $seat }: { units-named } in { $area } angekommen.
e-units-moved = { $seat }: { units-named } von { $origin } nach { $to }.
    .brief = { units-named } → { $to }
e-units-stayed = { $seat }: Für { units-named } ging es von { $origin } nicht mehr nach { $to }.
e-hero-stayed = { $hero } ({ YOU($seat, "bei dir") }) konnte von { $origin } nicht mehr nach { $to } gehen.
e-units-retreated = { $seat }: { units-named } auf dem Rückzug von { $origin } nach { $to }, versprengt.
e-food-short = { $seat } hat zu wenig Nahrung in { $area }: { $count ->
    [one] 1 Einheit verhungert
   *[other] { $count } Einheiten verhungern
}.
e-units-destroyed = { $seat }: { units-named } in { $area } vernichtet.
e-units-routed = { $seat }: { units-named } in { $area } versprengt.
e-units-stood = { $seat }: { units-named } in { $area } wieder aufgestellt.
e-all-stood = Die Befehle kamen zurück, die Aktivierungsmarker wurden entfernt, und alle stellten sich wieder auf.
e-units-allied = Die neutralen Einheiten in { $area } sind jetzt mit { $seat } verbündet.
e-units-turned-neutral = Die Verbündeten in { $area } gehören wieder niemandem.
e-area-won = { $seat } gewann { $area }{ with-rune }.
e-area-taken = { $seat } nahm { $loser } { $area }{ with-rune } ab.
e-area-lost = { $seat } verlor { $area }{ with-rune }: Niemand kontrolliert es jetzt.
e-area-activated = { $seat } aktivierte { $area }.
    .brief = { $area } aktiviert
e-stronghold-built = { $seat } hat jetzt eine Festung in { $area }{ $damaged ->
    [1] , beschädigt
   *[other] { "" }
}.
e-stronghold-damaged = { $seat }: Die Festung in { $area } ist beschädigt.
e-stronghold-repaired = { $seat } reparierte die Festung in { $area }.
e-stronghold-destroyed = { $seat }: Die Festung in { $area } wurde zerstört.
e-development-built = { $seat } baute in { $area }: { NAMES($development, as: "development") }.
e-development-used = { $seat } nutzte in { $area }: { NAMES($development, as: "development") }.

# Dials, influence, cards

e-dials-set = { $seat }, Scheiben: Nahrung { $food }, Holz { $wood }, Erz { $ore }.
e-influence-gained = { $seat }: { SIGNED($count) } Einfluss, jetzt { $total }.
    .after = ({ SIGNED($count) } Einfluss, jetzt { $total })
e-bid-revealed = { $seat } bot { $influence } Einfluss.
e-bid-won = { $seat } { $place ->
    [highest] hatte das höchste Gebot.
   *[lowest] hatte das niedrigste Gebot.
}
e-title-claimed = { $seat } beanspruchte den Titel „{ NAMES($title, as: "title") }“ für { $influence } Einfluss.
e-tactics-drawn = { $seat } zog { $count ->
    [one] eine Taktikkarte
   *[other] { $count } Taktikkarten
}.
e-tactics-drawn-were = Du hast gezogen: { $cards }.
e-tactic-played = { $seat } spielte „{ $card }“.
e-tactics-discarded = { YOU($seat, "Du warfst", "warf") } ab: { $cards }.
e-fate-drawn = { $purpose ->
    [diplomacy] { YOU($seat, "Du zogst", "zog") } für Diplomatie: { NAMES($cards, as: "destiny") }.
    [test] { YOU($seat, "Du zogst", "zog") } für eine Probe: { NAMES($cards, as: "destiny") }.
   *[other] { "" }
}
e-fate-reshuffled = Die Schicksalskarten wurden gemischt.
e-objective-scored = { YOU($seat, "Du erfülltest", "erfüllte") } das Ziel „{ $card }“.
e-effect-took-place = { YOU($seat, "Du nutztest", "nutzte") } den Titel „{ NAMES($effect, as: "title") }“.

# Runes

e-rune-placed = { $seat } legte einen Runenmarker nach { $area }{ $faceup ->
    [1] , offen
   *[other] { "" }
}.
e-rune-moved = Ein Runenmarker kam von { $origin } nach { $to }.
e-rune-returned = Der Marker in { $area } wurde abgegeben: eine { $dragon ->
    [1] Drachenrune
   *[other] falsche Rune
}.
e-rune-unplaced = { $seat } fand keinen Platz für eine { $dragon ->
    [1] Drachenrune
   *[other] falsche Rune
}.
e-rune-turned = Der Marker in { $area } wurde aufgedeckt: eine { $dragon ->
    [1] Drachenrune
   *[other] falsche Rune
}.
e-rune-looked = { $seat } sah sich den Runenmarker in { $area } an.
e-rune-was = Nur für dich: Der Marker in { $area } ist eine { $dragon ->
    [1] Drachenrune
   *[other] falsche Rune
}.
e-victory-card-laid = { $seat } hat genug Drachenrunen und legte eine Siegkarte für den nächsten { NAMES($season, as: "season") }.
e-victory-card-failed = { $seat } hat jetzt zu wenige Drachenrunen und nahm die Siegkarte zurück.
e-heroes-drawn = { $seat } sah sich { $count ->
    [one] eine Heldenkarte
   *[other] { $count } Heldenkarten
} an.
e-heroes-drawn-were = Du hast gesehen: { $heroes }.

# Ein Kampf, der zu Ende ist, an Stelle von allem, was dahin führte

told-battle = { $you ->
    [winner] Du hast { $ended ->
        [area] { $area }{ with-rune } gewonnen
        [kept] { $area } gehalten, gegen { $loser }
       *[beaten] in { $area } gesiegt, gegen { $loser }
    }
    [loser] { $ended ->
        [area] Niederlage gegen { $winner }: { $area }{ with-rune } ist verloren
        [kept] Dein Angriff auf { $area } ist gescheitert, verteidigt von { $winner }
       *[beaten] Niederlage gegen { $winner } in { $area }
    }
   *[no] Sieg für { $winner } { $ended ->
        [area] gegen { $loser }: { $area }{ with-rune } ist gewonnen
        [kept] in { $area }, das { $loser } angegriffen hat
       *[beaten] gegen { $loser } in { $area }
    }
}{ $known ->
    [no] { "" }
   *[yes] {". Verluste: "}{ $you ->
        [winner] du { told-lost }; { $loser } { told-fallen }
        [loser] du { told-fallen }; { $winner } { told-lost }
       *[no] { $winner } { told-lost }; { $loser } { told-fallen }
    }
}{ COUNT($fled) ->
    [0] { "" }
   *[other] {"; "}{ $you ->
        [loser] { COUNT($fallen) ->
            [0] du weichst
           *[other] dein Rest weicht
        }
       *[other] { COUNT($fallen) ->
            [0] sie weichen
           *[other] der Rest weicht
        }
    } nach { NAMES($fled) } zurück
}.
told-bids = Gebote: { $bidder1 } { $bid1 }{ $count ->
    [1] { "" }
    [2] {", "}{ $bidder2 } { $bid2 }
    [3] {", "}{ $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }
   *[4] {", "}{ $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }, { $bidder4 } { $bid4 }
}.
told-moved = { $seat }: { NAMES($units, as: "unit", count: "yes") } von { $origin } nach { $to }.
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

# The reader's own deeds and losses

your-activated = Du hast { $area } aktiviert.
    .brief = { $area } aktiviert
your-moved = Deine Einheiten: { NAMES($units, as: "unit", count: "yes") } von { $origin } nach { $to }.
    .brief = { NAMES($units, as: "unit", count: "yes") } → { $to }
your-placed = Neu bei dir in { $area }: { NAMES($units, as: "unit", count: "yes") }.
your-lost = Du verlierst in { $area }: { units-named }.
your-routed = Bei dir in { $area } versprengt: { units-named }.
your-stood = Bei dir in { $area } wieder aufgestellt: { units-named }.
your-retreated = Dein Rückzug von { $origin } nach { $to }: { units-named }, versprengt.
your-hunger = Du hast zu wenig Nahrung in { $area }: { $count ->
    [one] 1 Einheit verhungert
   *[other] { $count } Einheiten verhungern
}.
your-dials = Deine Scheiben: Nahrung { $food }, Holz { $wood }, Erz { $ore }.
your-influence = Du: { SIGNED($count) } Einfluss, jetzt { $total }.
your-card = Du hast „{ $card }“ gespielt.
your-draw = Du hast { $count ->
    [one] eine Taktikkarte
   *[other] { $count } Taktikkarten
} gezogen.
your-title = Du hast { NAMES($title, as: "title") } für { $influence } Einfluss beansprucht.
your-rune = Du hast einen Runenmarker nach { $area } gelegt.
your-look = Du hast den Runenmarker in { $area } angesehen.
your-bid = { $place ->
    [highest] Dein Gebot war das höchste.
   *[lowest] Dein Gebot war das niedrigste.
}
your-stronghold = Du hast jetzt eine Festung in { $area }{ $damaged ->
    [1] , beschädigt
   *[other] { "" }
}.
your-building = Du hast in { $area } gebaut: { NAMES($development, as: "development") }.
your-diplomacy = Du hast { $influence } Einfluss für Diplomatie in { $area } ausgegeben und { NAMES($symbol, as: "symbol") } genommen.
your-battle = { $attacks ->
    [yes] Du hast { $defender } in { $area } angegriffen.
   *[no] { $attacker } hat dich in { $area } angegriffen.
}
told-draws = { $unit1 } ({ $own1 ->
    [yes] du
   *[no] { $side1 }
}): { NAMES($results1, as: "result", count: "yes") }{ $count ->
    [1] { "" }
   *[other] {"; "}{ $unit2 } ({ $own2 ->
        [yes] du
       *[no] { $side2 }
    }): { NAMES($results2, as: "result", count: "yes") }
}.

# Battle

e-battle-joined = { $attacker } griff { $defender } in { $area } an.
e-hero-backed = { $hero } hilft { $seat }: { $unit }.
e-commander-led = { $hero } führt für { $seat } an: { $unit }.
e-hero-routed = { $hero } ({ YOU($seat, "bei dir") }) ist versprengt.
e-battle-drawn = { $side }, { $unit }: gezogen { NAMES($results, as: "result", count: "yes") }.
e-special-resolved = { $side }, { $unit }: Das Spezial hat gewirkt.
e-battle-tallied = Stärke in { $area }: { $attacker } { $attack }, { $defender } { $defence }.
e-battle-ended = Sieg für { $winner } gegen { $loser } in { $area }.
e-diplomacy-tried = { $seat } gab { $influence } Einfluss für Diplomatie in { $area } aus und nahm { NAMES($symbol, as: "symbol") }.
