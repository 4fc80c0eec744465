# Sätze des Alternativtexts und der Textansicht.

# Names that take their verb in the plural, with a dot between them
said-as-many = Hüter · Katzenärzte · Hasenspäher · Ottertaucher · Sonnenpropheten · Echsengesandte · Wegelagerer · Räuberbanden · Maulwurf-Handwerker · Krähenspione · Rabenwachen · Flammenträger · Rattenschmuggler · Gewölbehüter · Sonnige Fürsprecher · Fledermausboten · Flusswanderer · Froschbastler · Reiche Bauern · Arme Bauern

piece-sawmill = { $n ->
    [one] Sägewerk
   *[other] { $n } Sägewerke
 }
piece-workshop = { $n ->
    [one] Werkstatt
   *[other] { $n } Werkstätten
 }
piece-recruiter = { $n ->
    [one] Kaserne
   *[other] { $n } Kasernen
 }
piece-roost = { $n ->
    [one] Nest
   *[other] { $n } Nester
 }
piece-base_fox = Fuchsbasis
piece-base_rabbit = Hasenbasis
piece-base_mouse = Mäusebasis
piece-wood = { $n } Holz
piece-keep = die Burg
piece-sympathy = Sympathie
piece-garden_fox = { $n ->
    [one] Fuchsgarten
   *[other] { $n } Fuchsgärten
 }
piece-garden_rabbit = { $n ->
    [one] Hasengarten
   *[other] { $n } Hasengärten
 }
piece-garden_mouse = { $n ->
    [one] Mäusegarten
   *[other] { $n } Mäusegärten
 }
piece-citadel = { $n ->
    [one] Zitadelle
   *[other] { $n } Zitadellen
 }
piece-market = { $n ->
    [one] Markt
   *[other] { $n } Märkte
 }
piece-cathedral = { $n ->
    [one] Kathedrale
   *[other] { $n } Kathedralen
 }
piece-tunnel = { $n ->
    [one] Tunnel
   *[other] { $n } Tunnel
 }
piece-plot = { $n ->
    [one] verdeckte Intrige
   *[other] { $n } verdeckte Intrigen
 }
piece-bomb = { $n ->
    [one] Bombe
   *[other] { $n } Bomben
 }
piece-snare = { $n ->
    [one] Falle
   *[other] { $n } Fallen
 }
piece-extortion = { $n ->
    [one] Erpressung
   *[other] { $n } Erpressungen
 }
piece-raid = { $n ->
    [one] Überfall
   *[other] { $n } Überfälle
 }
piece-post_fox = { $n ->
    [one] Fuchs-Handelsposten
   *[other] { $n } Fuchs-Handelsposten
 }
piece-post_rabbit = { $n ->
    [one] Hasen-Handelsposten
   *[other] { $n } Hasen-Handelsposten
 }
piece-post_mouse = { $n ->
    [one] Mäuse-Handelsposten
   *[other] { $n } Mäuse-Handelsposten
 }
piece-flower_fox = { $n ->
    [one] Fuchsblume
   *[other] { $n } Fuchsblumen
 }
piece-flower_rabbit = { $n ->
    [one] Hasenblume
   *[other] { $n } Hasenblumen
 }
piece-flower_mouse = { $n ->
    [one] Mäuseblume
   *[other] { $n } Mäuseblumen
 }
piece-flower_bird = { $n ->
    [one] Vogelblume
   *[other] { $n } Vogelblumen
 }
piece-stronghold = { $n ->
    [one] Bollwerk
   *[other] { $n } Bollwerke
}
piece-mob = { $n ->
    [one] Mob
   *[other] { $n } Mobs
}
piece-warlord = Kriegsherr
piece-colony = { $n ->
    [one] Kolonie
   *[other] { $n } Kolonien
 }
piece-figure = { $n ->
    [one] Figur
   *[other] { $n } Figuren
 }
piece-tablet = { $n ->
    [one] Tafel
   *[other] { $n } Tafeln
 }
piece-jewelry = { $n ->
    [one] Schmuckstück
   *[other] { $n } Schmuckstücke
 }
piece-figure_1 = { $n ->
    [one] Figur (Wert 1)
   *[other] { $n } Figuren (Wert 1)
 }
piece-figure_2 = { $n ->
    [one] Figur (Wert 2)
   *[other] { $n } Figuren (Wert 2)
 }
piece-figure_3 = { $n ->
    [one] Figur (Wert 3)
   *[other] { $n } Figuren (Wert 3)
 }
piece-tablet_1 = { $n ->
    [one] Tafel (Wert 1)
   *[other] { $n } Tafeln (Wert 1)
 }
piece-tablet_2 = { $n ->
    [one] Tafel (Wert 2)
   *[other] { $n } Tafeln (Wert 2)
 }
piece-tablet_3 = { $n ->
    [one] Tafel (Wert 3)
   *[other] { $n } Tafeln (Wert 3)
 }
piece-jewelry_1 = { $n ->
    [one] Schmuckstück (Wert 1)
   *[other] { $n } Schmuckstücke (Wert 1)
 }
piece-jewelry_2 = { $n ->
    [one] Schmuckstück (Wert 2)
   *[other] { $n } Schmuckstücke (Wert 2)
 }
piece-jewelry_3 = { $n ->
    [one] Schmuckstück (Wert 3)
   *[other] { $n } Schmuckstücke (Wert 3)
 }
piece-waystation_tablet_jewelry = { $n ->
    [one] Wegstation für Tafeln
   *[other] { $n } Wegstationen für Tafeln
 }
piece-waystation_jewelry_tablet = { $n ->
    [one] Wegstation für Schmuck
   *[other] { $n } Wegstationen für Schmuck
 }
piece-waystation_jewelry_figure = { $n ->
    [one] Wegstation für Schmuck
   *[other] { $n } Wegstationen für Schmuck
 }
piece-waystation_figure_jewelry = { $n ->
    [one] Wegstation für Figuren
   *[other] { $n } Wegstationen für Figuren
 }
piece-waystation_figure_tablet = { $n ->
    [one] Wegstation für Figuren
   *[other] { $n } Wegstationen für Figuren
 }
piece-waystation_tablet_figure = { $n ->
    [one] Wegstation für Tafeln
   *[other] { $n } Wegstationen für Tafeln
 }
piece-warrior = { $n } Krieger
piece-pawn = Figur
piece-ruin = Ruine
piece-torch = Fackel

# Die Textansicht

text-heading-turn = Root, Runde { $round }: { $phase }
text-heading-seats = Fraktionen in Zugreihenfolge
text-heading-clearings = Lichtungen
text-heading-changes = Was zuletzt geschah
text-heading-shared = Gemeinsames

text-turn = { $who } { AGREE($who, "ist", "sind") } am Zug.
text-won = Gewonnen: { $who }.
text-setting-up = Der Tisch wird gerade aufgebaut.

text-vagabond = { $who } ({ $character })
text-seat = { $who }: { $rest }
text-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
text-no-marker = nicht mehr auf der Punkteleiste
text-dominance = Dominanz im Spiel ({ $suit })
text-coalition = in Koalition mit { $who }
text-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 } auf der Hand
text-supply = { $n } Krieger im Vorrat
text-crafted = hergestellt: { $cards }
text-items = Gegenstände: { $items }
text-wood-left = { $n } Holz im Vorrat
text-tracks = auf den Leisten: { $buildings }
text-roosts = { $n ->
    [one] 1 Nest
   *[other] { $n } Nester
 } auf der Leiste
text-decree = Dekret: Rekrutieren { $recruit }, Bewegen { $move }, Kämpfen { $battle }, Bauen { $build }
text-decree-none = nichts
text-sympathy-left = { $n } Sympathie auf der Leiste
text-supporters = { $n } Unterstützer
text-officers = { $n ->
    [one] 1 Offizier
   *[other] { $n } Offiziere
 }
text-in-forest = Figur im Wald bei { $next }
text-in-clearing = Figur auf Lichtung { $clearing }
text-ready = bereit: { $items }
text-exhausted = erschöpft: { $items }
text-damaged = beschädigt: { $items }
text-bond = { $who } { $bond }
text-quests-done = { $n ->
    [one] 1 Quest
   *[other] { $n } Quests
 } erfüllt
text-count = { $n } × { $what }
text-none = nichts

text-outcast = Außenseiter { $suit }{ $hated ->
    [yes] , verhasst
   *[no] { "" }
 }
text-acolytes = { $n } Jünger
text-lost-souls = Verlorene Seelen: { $suits }
text-scored = in diesem Zug Punkte für { $suits }
text-revealed = offengelegt: { $cards }

text-swayed = überzeugte Minister: { $ministers }
text-minister = { $name }{ $acted ->
    [yes] { " " }(hat gehandelt)
   *[no] { "" }
 }
text-crowns = Kronen übrig: { $crowns }
text-tunnels = { $n } Tunnel im Vorrat
minister-foremole = Vorwühler
minister-captain = Hauptmann
minister-marshal = Marschall
minister-brigadier = Brigadier
minister-banker = Bankier
minister-mayor = Bürgermeister
minister-duchess = Schlammherzogin
minister-baron = Erdbaron
minister-earl = Steingraf
rank-squire = Knappe
rank-noble = Edler
rank-lord = Fürst

text-plots = { $n ->
    [one] 1 Intrige
   *[other] { $n } Intrigen
 } im Vorrat
text-denied = für die Intrige auf { $clearing } ausgeschlossen: { $kinds }
plot-bomb = Bombe
plot-snare = Falle
plot-extortion = Erpressung
plot-raid = Überfall

text-cathedrals = { $n ->
    [one] 1 Kathedrale
   *[other] { $n } Kathedralen
 } auf der Leiste
text-bees = { $n ->
    [one] 1 Biene
   *[other] { $n } Bienen
 } zu sehen
text-blind-bag = Blumen im Beutel: { $flowers }
text-penitent = Büßer: { $who }
text-heretic = Ketzer: { $who }

text-mood = Laune: { $mood }
text-warlord = Kriegsherr: { $where }
text-hoard = Hort: { $items }
text-strongholds = Bollwerke im Vorrat: { $n }
text-mobs = Mobs im Vorrat: { $n }
text-retinue = Gefolge: Bewegen { $move }; Kämpfen, dann graben { $delve }; Bewegen oder bergen { $recover }
text-retinue-none = keine
text-recovered = geborgen: { $relics }
text-waystations-left = { $n ->
    [0] keine Wegstation übrig
    [one] 1 Wegstation übrig
   *[other] { $n } Wegstationen übrig
 }
text-forest = Wald bei { $next }: { $pieces }
text-funds = Mittel: { $held }
text-payments = Zahlungen: { $held }
text-committed = eingesetzt: { $held }
text-spaces = auf Feldern zum Herstellen: { $held }
text-prices = Preise: eine Karte { $hand }, Flussboote { $boats }, Mietkrieger { $mercenaries }
text-open-hand = offene Hand: { $cards }
text-campaign = Feldzug { $card } ({ $suit })
text-colonies = { $n ->
    [one] 1 Kolonie
   *[other] { $n } Kolonien
 } im Vorrat
text-spoils = Beute: { $spoils }
text-spoil = { $who } { $pieces }

text-clearing = { $number } { $suit }, neben { $next }: { $rest }
text-burrow = Der Bau, neben { $next }: { $rest }
text-holding = { $who } { $pieces }
text-rules = { $who } { AGREE($who, "herrscht", "herrschen") }
text-tied = niemand herrscht (Gleichstand)
text-nobody = niemand herrscht
text-slots = { $n ->
    [0] kein Bauplatz frei
    [one] 1 Bauplatz frei
   *[other] { $n } Bauplätze frei
 }
text-ruin = Ruine
text-scorched = verbrannt
landmark-ferry = die Fähre
landmark-tower = der Turm
landmark-elder_treetop = der Uralte Wipfel
landmark-black_market = der Schwarzmarkt
landmark-legendary_forge = die Legendäre Schmiede
landmark-lost_city = die Verlorene Stadt
landmark-rabbittown = Hasenstadt
landmark-mousehold = Mausheim
text-closed-paths = Gesperrte Wege: { $paths }
alt-landmark = Auf { $clearing }: { $name }.

text-supply-items = Gegenstände zum Herstellen: { $items }.
text-forge = In der Legendären Schmiede: { $items }.
text-no-items = Keine Gegenstände mehr zum Herstellen.
text-available = Dominanzkarten zum Nehmen: { $suits }.
text-deck = Stapel { $deck }, Ablagestapel { $discard }.
text-quests = Quests: { $quests }.
text-quest = { $name } ({ $suit }: { $items })

change-move = { $who } { AGREE($who, "bewegte", "bewegten") } { $pieces } { $origin ->
    [Bau] aus dem Bau
   *[other] von { $origin }
} { $to ->
    [Bau] in den Bau
   *[other] nach { $to }
}.
change-battle = { $who } { AGREE($who, "kämpfte", "kämpften") } auf { $to }.
change-battle-rolls = { $who } { AGREE($who, "kämpfte", "kämpften") } auf { $to }: Würfel { $attack } und { $defence }.
change-place = { $who } { AGREE($who, "stellte", "stellten") } { $pieces } { $to ->
    [Bau] in den Bau
   *[other] auf { $to }
}.
change-remove = { $who } { AGREE($who, "verlor", "verloren") } { $pieces } { $to ->
    [Bau] im Bau
   *[other] auf { $to }
}.
change-spend = { $who } { AGREE($who, "nahm", "nahmen") } { $pieces } { $to ->
    [Bau] aus dem Bau
   *[other] von { $to }
} weg.
change-score = { $who } { AGREE($who, "bekam", "bekamen") } { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }.
change-lost = { $who } { AGREE($who, "verlor", "verloren") } { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }.
place-clearing = { $number }
place-burrow = Bau
place-forest = Wald bei { $next }

# Der Alternativtext

alt-opening = Root, Runde { $round }, { $phase }.
alt-scores = Punkte: { $scores }.
alt-score = { $who } { $points }
alt-rule = Herrschaft: { $rule }.
alt-ruled = { $who } { $clearings }
alt-ruled-nobody = niemand { $clearings }
alt-changes = Zuletzt: { $changes }
alt-threat-points = { $who } { AGREE($who, "steht", "stehen") } bei { $points } von 30.
alt-threat-dominance = { $who } { AGREE($who, "gewinnt", "gewinnen") } am Beginn des eigenen Vogelgesangs, falls { $clearings } bis dahin beherrscht bleiben.
alt-threat-quest = { $who } { AGREE($who, "strebt", "streben") } nach Dominanz ({ $suit }).

text-card-militant = { $who } (militant)
text-card-insurgent = { $who } (aufständisch)
text-card-taken = { $card }: vergeben an { $who }
text-card-locked = { $card }: gesperrt, bis eine militante gewählt ist
text-draft = Aufbaukarten: { $cards }.
text-undecided = noch keine Fraktion
text-homelands = Heimatlichtungen: { $homes }.
text-homes-of = { $who } { $places }
