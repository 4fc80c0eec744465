# Was geschah, wie es das Protokoll allen erzählt. Was nur manche wissen dürfen, geht nur an sie.

e-order-drawn = Reihenfolge: { $order }.
e-map-drawn = Das Los entschied über den Spielplan: { NAMES($map, as: "option-map") }.
e-suits-dealt = Die Farben wurden ausgelost. Fuchs: { NAMES($fox) }. Hase: { NAMES($rabbit) }. Maus: { NAMES($mouse) }.
e-landmarks-dealt = Wahrzeichen: { NAMES($landmarks, as: "landmark") }.
e-landmark-placed = { YOU($seat, "Du stelltest", "stellte") } auf { $clearing } ein Wahrzeichen auf: { $landmark }.
e-no-room-for-landmark = Für dieses Wahrzeichen fand sich kein Platz: { $landmark }. Es bleibt in der Schachtel (Regel 19.5).
e-swapped = { YOU($seat, "Du tauschtest", "tauschte") } auf dem Schwarzmarkt eine Karte, die verdeckte Karte { $stall }.
e-swapped-were = Du gabst { $spent } und nahmst { $card }.
e-turn-began = Runde { $round }: { YOU($seat, "Du bist", "ist") } am Zug.
    .heading = { YOU($seat, "Du") }
    .idle = { YOU($seat, "Du tatest", "tat") } nichts.
e-phase-began = { "" }
e-placed = { YOU($seat, "Du stelltest", "stellte") } { COUNTED($count, $piece) } { $clearing ->
    [Bau] in den Bau
   *[other] auf { $clearing }
}.
e-moved = { YOU($seat, "Du bewegtest", "bewegte") } { COUNTED($count, $piece) } { $origin ->
    [Bau] aus dem Bau
   *[other] von { $origin }
} { $to ->
    [Bau] in den Bau
   *[other] nach { $to }
}.
e-ferry-moved = Die Fähre brachte { YOU($seat, "dich") } von { $origin } nach { $to }.
e-path-opened = { YOU($seat, "Du öffnetest", "öffnete") } den Weg zwischen { $origin } und { $to }.
e-removed = { $by ->
    [niemand] { YOU($seat, "Du entferntest", "entfernte") } { COUNTED($count, $piece) } { $clearing ->
        [Bau] aus dem Bau
       *[other] von { $clearing }
    }.
   *[other] { YOU($seat, "Du verlorst", "verlor") } { COUNTED($count, $piece) } auf { $clearing } an { YOU($by, "dich") }.
}
    .brief = { $by ->
        [niemand] { YOU($seat, "Du entferntest", "entfernte") } { COUNTED($count, $piece) } { $clearing ->
            [Bau] aus dem Bau
           *[other] von { $clearing }
        }
       *[other] { YOU($seat, "Du verlorst", "verlor") } { COUNTED($count, $piece) } auf { $clearing }
    }
told-built = { YOU($seat, "Du bautest", "baute") } auf { $clearing } { COUNTED(1, $kind) } für { COUNTED($wood, "wood") }{ $points ->
    [0] .
   *[other] {": "}{ SIGNED($points) }, jetzt { $total }.
}
    .brief = { AGREE($seat, "baute", "baute", "bautest") } auf { $clearing } { COUNTED(1, $kind) } für { COUNTED($wood, "wood") }{ $points ->
        [0] { "" }
       *[other] {": "}{ SIGNED($points) }, jetzt { $total }
    }
e-scored = { YOU($seat, "Du") }: { SIGNED($points) } { $points ->
    [one] Punkt
   *[other] Punkte
}, jetzt { $total }.
    .after = ({ YOU($seat, "du") } { SIGNED($points) } → { $total })
e-battle-began = { YOU($attacker, "Du griffst", "griff") } { YOU($defender, "dich") } auf { $clearing } an.
e-ambushed = { YOU($seat, "Du legtest", "legte") } auf { $clearing } einen Hinterhalt mit { $card }.
e-foiled = { YOU($seat, "Du vereiteltest", "vereitelte") } den Hinterhalt auf { $clearing } mit { $card }.
e-battled = Die Würfel zeigten { NAMES($rolls) }: Auf { $clearing } { YOU($attacker, "trafst du", before: "traf") } { $dealt ->
    [0] gar nicht
    [one] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $dealt }-mal
}, { YOU($defender, "du") } { $suffered ->
    [0] gar nicht
    [one] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $suffered }-mal
}.
    .brief = Kampf auf { $clearing }: { YOU($attacker, "du") } { $dealt } Treffer, { YOU($defender, "du") } { $suffered }
e-effect-used = { YOU($seat, "Du nutztest", "nutzte") }: { NAMES($effect, as: "effect") }.
e-drew = { YOU($seat, "Du zogst", "zog") } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
e-drew-cards = Du hast gezogen: { $cards }.
e-drew-openly = { YOU($seat, "Du zogst offen", "(offene Hand) zog") }: { $cards }.
e-reshuffled = Der Ablagestapel wurde zum neuen Stapel mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
e-discarded = { YOU($seat, "Du warfst", "warf") } { $cards } ab.
e-card-taken = { YOU($seat, "Du nahmst", "nahm") } eine Karte von { YOU($source, "dir") }.
e-card-taken-was = { YOU($seat, "Du nahmst", "nahm") } eine Karte von { YOU($source, "dir") }: { $card }.
e-hand-shown = { YOU($seat, "Du zeigtest", "zeigte") } { YOU($to, "dir") } die eigene Hand.
e-hand-seen = { YOU($seat, "Du hattest", "hatte") } auf der Hand: { COUNT($cards) ->
    [0] keine Karten
   *[other] { $cards }
}.
e-crafted = { YOU($seat, "Du stelltest", "stellte") } { $card } her.
e-item-taken = { YOU($seat, "Du bekamst", "bekam") } { $source ->
    [supply] aus dem Vorrat
    [ruin] aus einer Ruine
   *[other] von { NAMES($source, as: "faction") }
} einen Gegenstand: { $item }.
e-dominance-activated = { YOU($seat, "Du aktiviertest", "aktivierte") } { $card } und { AGREE($seat, "verließ", "verließ", "verließt") } die Punkteleiste für immer.
e-dominance-taken = { YOU($seat, "Du gabst", "gab") } { $spent } aus und { AGREE($seat, "nahm", "nahm", "nahmst") } dafür { $card }.
e-coalition-formed = { YOU($seat, "Du aktiviertest", "aktivierte") } { $card } und { AGREE($seat, "bildete", "bildete", "bildetest") } eine Koalition mit { YOU($partner, "dir") }.
e-quest-drawn = Eine neue Quest liegt offen: { $quest }.
e-won = Sieg { $by ->
    [points] mit 30 Punkten
    [dominance] durch Dominanz
   *[coalition] in einer Koalition
}: { $winners }!
