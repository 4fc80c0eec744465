# Was geschah, wie es das Protokoll allen erzählt. Was nur manche wissen dürfen, geht nur an sie.

e-order-drawn = Reihenfolge: { $order }.
e-map-drawn = Das Los entschied über den Spielplan: { NAMES($map, as: "option-map") }.
e-suits-dealt = Die Farben wurden ausgelost. Fuchs: { NAMES($fox) }. Hase: { NAMES($rabbit) }. Maus: { NAMES($mouse) }.
e-landmarks-dealt = Wahrzeichen: { NAMES($landmarks, as: "landmark") }.
e-landmark-placed = { $seat } stellte auf { $clearing } ein Wahrzeichen auf: { $landmark }.
e-no-room-for-landmark = Für dieses Wahrzeichen fand sich kein Platz: { $landmark }. Es bleibt in der Schachtel (Regel 19.5).
e-swapped = { $seat } tauschte auf dem Schwarzmarkt eine Karte, die verdeckte Karte { $stall }.
e-swapped-were = Du gabst { $spent } und nahmst { $card }.
e-turn-began = Runde { $round }: { $seat } ist am Zug.
    .heading = { $seat }
    .idle = { $seat } tat nichts.
e-phase-began = { "" }
e-placed = { $seat } stellte { COUNTED($count, $piece) } { $clearing ->
    [Bau] in den Bau
   *[other] auf { $clearing }
}.
e-moved = { $seat } bewegte { COUNTED($count, $piece) } { $origin ->
    [Bau] aus dem Bau
   *[other] von { $origin }
} { $to ->
    [Bau] in den Bau
   *[other] nach { $to }
}.
e-ferry-moved = Die Fähre brachte { $seat } von { $origin } nach { $to }.
e-path-opened = { $seat } öffnete den Weg zwischen { $origin } und { $to }.
e-removed = { $by ->
    [niemand] { $seat } entfernte { COUNTED($count, $piece) } { $clearing ->
        [Bau] aus dem Bau
       *[other] von { $clearing }
    }.
   *[other] { $seat } verlor { COUNTED($count, $piece) } auf { $clearing } an { $by }.
}
    .brief = { $by ->
        [niemand] { $seat } entfernte { COUNTED($count, $piece) } { $clearing ->
            [Bau] aus dem Bau
           *[other] von { $clearing }
        }
       *[other] { $seat } verlor { COUNTED($count, $piece) } auf { $clearing }
    }
told-built = { $seat } baute auf { $clearing } { COUNTED(1, $kind) } für { COUNTED($wood, "wood") }{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, jetzt { $total }.
}
    .brief = baute auf { $clearing } { COUNTED(1, $kind) } für { COUNTED($wood, "wood") }{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, jetzt { $total }
    }
e-scored = { $seat }: { SIGNED($points) } { $points ->
    [one] Punkt
   *[other] Punkte
}, jetzt { $total }.
    .after = ({ $seat } { SIGNED($points) } → { $total })
e-battle-began = { $attacker } griff { $defender } auf { $clearing } an.
e-ambushed = { $seat } legte auf { $clearing } einen Hinterhalt mit { $card }.
e-foiled = { $seat } vereitelte den Hinterhalt auf { $clearing } mit { $card }.
e-battled = Die Würfel zeigten { NAMES($rolls) }: Auf { $clearing } traf { $attacker } { $dealt ->
    [0] gar nicht
    [one] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $dealt }-mal
}, { $defender } { $suffered ->
    [0] gar nicht
    [one] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $suffered }-mal
}.
    .brief = Kampf auf { $clearing }: { $attacker } { $dealt } Treffer, { $defender } { $suffered }
e-effect-used = { $seat } nutzte: { NAMES($effect, as: "effect") }.
e-drew = { $seat } zog { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
e-drew-cards = Du hast gezogen: { $cards }.
e-drew-openly = { $seat } (offene Hand) zog: { $cards }.
e-reshuffled = Der Ablagestapel wurde zum neuen Stapel mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
e-discarded = { $seat } warf { $cards } ab.
e-card-taken = { $seat } nahm eine Karte von { $source }.
e-card-taken-was = { $seat } nahm eine Karte von { $source }: { $card }.
e-hand-shown = { $seat } zeigte { $to } die eigene Hand.
e-hand-seen = { $seat } hatte auf der Hand: { COUNT($cards) ->
    [0] keine Karten
   *[other] { $cards }
}.
e-crafted = { $seat } stellte { $card } her.
e-item-taken = { $seat } bekam { $source ->
    [supply] aus dem Vorrat
    [ruin] aus einer Ruine
   *[other] von { NAMES($source, as: "faction") }
} einen Gegenstand: { $item }.
e-dominance-activated = { $seat } aktivierte { $card } und verließ die Punkteleiste für immer.
e-dominance-taken = { $seat } gab { $spent } aus und nahm dafür { $card }.
e-coalition-formed = { $seat } aktivierte { $card } und bildete eine Koalition mit { $partner }.
e-quest-drawn = Eine neue Quest liegt offen: { $quest }.
e-won = Sieg { $by ->
    [points] mit 30 Punkten
    [dominance] durch Dominanz
   *[coalition] in einer Koalition
}: { $winners }!
