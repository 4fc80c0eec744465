# Texts on the pictures of Runewars, in their alt texts, and on the text board.
# Names of factions, units, heroes and cards are the game's own words.

board-season = Jahr { $year }, { $season }
board-wins = { $n ->
    [one] siegt
   *[other] siegen
 }
board-step = Schritt { $step }
board-round = Runde { $round }

text-none = keine
text-count = { $n } × { $what }
text-no-faction = Platz { $seat }
text-area-city = { $key } ({ $city })

text-heading-setup = Runewars: { $phase }
text-heading-turn = Runewars, Jahr { $year }, { $season } ({ $card }): { $phase }
text-heading-seats = Fraktionen in Reihenfolge
text-heading-areas = Gebiete
text-heading-heroes = Helden
text-heading-shared = Neben dem Spielplan
text-heading-changes = Was zuletzt geschah

text-turn = { $who } ist am Zug.
text-setup = Vor dem ersten Zug: Der Spielplan wird gelegt, und alle stellen auf.
text-all = Niemand ist am Zug: Alle wählen, oder die Jahreszeit wird abgehandelt.
text-won = { $who } { $n ->
    [one] hat gewonnen.
   *[other] haben gemeinsam gewonnen.
 }
text-victory = { $who } hat eine Siegkarte auf: { $season }.

text-seat = { $who }: { $rest }
text-eliminated = ausgeschieden
text-tiles = zu legende Geländeteile: { $tiles }
text-tile = { $tile } ({ $areas })
text-tile-area = { $key } bei { $q } / { $r }: { $yields }
text-hex = Feld { $q } / { $r }
text-runes = { $n ->
    [one] 1 Gebiet mit Runenmarker
   *[other] { $n } Gebiete mit Runenmarker
 }
text-dragons = { $n ->
    [one] davon 1 Drachenrune
   *[other] davon { $n } Drachenrunen
 }
text-influence = Einfluss { $n }
text-dials = Nahrung { $food }, Holz { $wood }, Erz { $ore }
text-tactics = { $n ->
    [one] 1 Taktikkarte
   *[other] { $n } Taktikkarten
 }
text-quests = { $n ->
    [one] 1 Abenteuer
   *[other] { $n } Abenteuer
 }
text-known-quests = bekannte Abenteuer: { $quests }
text-objective = ein Ziel
text-orders = Befehle dieses Jahr: { $orders }
text-strongholds = { $n ->
    [one] 1 Festung
   *[other] { $n } Festungen
 }
text-titles = Titel: { $titles }
text-victory-on = Siegkarte auf: { $season }
text-supply = im Vorrat: { $units }

text-hero = { $hero } ({ $who }), in { $place }: { $rest }
text-attribute = { $attribute } { $n }
text-health = Leben { $n }
text-damage = { $n } Schaden
text-routed = { $n } versprengt
text-hero-routed = versprengt
text-commander = Kommandant
text-rewards = { $n ->
    [one] 1 verdeckte Belohnung
   *[other] { $n } verdeckte Belohnungen
 }
text-rewards-shown = Belohnungen: { $rewards }
text-rewards-own = verdeckt, du darfst sie sehen: { $rewards }

text-area = { $area }, neben { $next }: { $rest }
text-beside = { $area }{ $border ->
    [water] { " " }übers Wasser
    [ice-water] { " " }übers Eis
    [mountain] { " " }über Berge
   *[none] { "" }
 }
text-home = Heimat von { $who }
text-holding = { $who }: { $pieces }
text-units = { $n ->
    [one] 1 { $unit }
   *[other] { $n } { MANY($unit, as: "unit") }
}
text-lying = { $n ->
    [one] 1 { $unit }
   *[other] { $n } { MANY($unit, as: "unit") }
} (versprengt)
text-stronghold = { $damaged ->
    [yes] beschädigte Festung von { $who }
   *[no] Festung von { $who }
 }
text-controls = { $who } hat die Kontrolle
text-uncontrolled = niemand kontrolliert es
text-hero-here = Held { $hero } ({ $who })
text-rune-facedown = verdeckter Runenmarker
text-rune-dragon = { $shown ->
    [yes] Drachenrune, offen
   *[no] verdeckter Runenmarker (du weißt: Drachenrune)
 }
text-rune-false = { $shown ->
    [yes] falsche Rune, offen
   *[no] verdeckter Runenmarker (du weißt: falsche Rune)
 }
text-activated = aktiviert: { $who }
text-exploration = verdeckter Erkundungsmarker
text-left = { $n ->
    [one] 1 Belohnung
   *[other] { $n } Belohnungen
 } eines besiegten Helden
text-markers = { $n ->
    [one] 1 Marker wartet
   *[other] { $n } Marker warten
 } auf ein Heimatreich.

text-to-win = { $n } Drachenrunen gewinnen.
text-frozen = Das Wasser ist gefroren: Seine Grenzen sind passierbar.
text-titles-free = Freie Titel: { $titles }.
text-title-free = { $title } (Einfluss { $n })
text-decks = Karten übrig: Taktik { $tactics } (abgeworfen { $discard }), Schicksal { $fate }, Abenteuer { $quests }, Belohnungen { $rewards }, Helden { $heroes }.
text-battle = Kampf in { $place }, { $step ->
    [0] vor dem ersten Schritt
   *[other] Schritt { $step }
 }. { $attacker }: { $attackers } gegen { $defender }: { $defenders }.
text-duel = Duell in { $place }, { $round ->
    [0] vor der ersten Runde
   *[other] Runde { $round }
 }: { $attacker } gegen { $defender }.
text-duelist = { $what } ({ $who }, noch { $left } von { $health } Leben)

change-units = { $n ->
    [one] 1 { $what }
   *[other] { $n } { MANY($what, as: "unit") }
}
change-move = { $who }: { change-units } von { $origin } nach { $to }.
change-retreat = { $who }: { change-units } auf dem Rückzug von { $origin } nach { $to }.
change-place = { $who }: { change-units } in { $to } angekommen.
change-destroy = { $who }: { change-units } in { $to } vernichtet.
change-rout = { $who }: { change-units } in { $to } versprengt.
change-battle = { $who } griff { $to } an.
change-hero = { $hero } ({ $who }) ging von { $origin } nach { $to }.
change-rune = { $who }: ein Runenmarker kam nach { $to }.

alt-standing = { $who }: Runenmarker in { $runes ->
    [one] 1 Gebiet
   *[other] { $runes } Gebieten
 }, { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebiete
 } unter Kontrolle, Einfluss { $influence }.
alt-decided = { $who }: { $runes ->
    [one] 1 Drachenrune
   *[other] { $runes } Drachenrunen
 }, { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebiete
 } unter Kontrolle, Einfluss { $influence }.
alt-changes = Zuletzt: { $changes }
