# Was alle Fraktionen von Root teilen: Namen, Fragen, Optionen, Befehle.

# Namen mit dem Verb in der Mehrzahl, durch Punkte getrennt
said-as-many = Hüter · Katzenärzte · Hasenspäher · Ottertaucher · Sonnenpropheten · Echsengesandte · Wegelagerer · Räuberbanden · Maulwurf-Handwerker · Krähenspione · Rabenwachen · Flammenträger · Rattenschmuggler · Gewölbehüter · Sonnige Fürsprecher · Fledermausboten · Flusswanderer · Froschbastler · Reiche Bauern · Arme Bauern

# Ein Name am Anfang eines Satzes
subject = { YOU($seat, "Du", as: "faction.subject") }

root = Root
rules-win = **So gewinnt man**
    1. Wer als Erster 30 Punkte hat, gewinnt sofort.
    2. Deine Fraktion punktet auf ihre eigene Weise: mit Gebäuden, Nestern, Sympathie, Hilfe …
    3. Alle bekommen Punkte für hergestellte Gegenstände, und 1 für jedes gegnerische Gebäude und jeden gegnerischen Marker, die sie entfernen.
    4. Ab 10 Punkten gewinnt eine Dominanzkarte stattdessen durch Herrschaft, kostet aber deine Punkte.
    5. Wer auf einer Lichtung die meisten Krieger und Gebäude hat, beherrscht sie: Das entscheidet, wohin du dich bewegst und wo du baust.
pitch = Vier Mächte des Waldlands, vier Wege zu 30 Punkten
law = Regel { $section }
round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
uncounted-dominance = spielt eine Dominanzkarte
uncounted-coalition = bildet eine Koalition
won-points = nach Punkten
won-dominance = durch Dominanz
won-coalition = in einer Koalition

# Orte, Farben, Gegenstände

clearing = Lichtung { $number } ({ $suit })
    .brief = { $number } ({ $suit })
clearing-burrow = Bau
forest = Wald { $number }
nobody = niemand

suit-fox = Fuchs
    .letter = F
suit-rabbit = Hase
    .letter = H
suit-mouse = Maus
    .letter = M
suit-bird = Vogel
    .letter = V
suit-any = beliebige Farbe
    .letter = ?

landmark-ferry = Fähre
    .line = einmal pro Zug darf eine Bewegung von dort übers Wasser, das bringt eine Karte
landmark-tower = Turm
    .line = wer dort am Ende des eigenen Abends herrscht, bekommt 1 Punkt
landmark-elder_treetop = Uralter Wipfel
    .line = ein Bauplatz mehr in einer Ecke; sein Gebäude bringt beim Entfernen 1 Punkt mehr
landmark-black_market = Schwarzmarkt
    .line = einmal pro Zug, mit einem Spielteil dort, eine Karte gegen eine verdeckte
landmark-legendary_forge = Legendäre Schmiede
    .line = manche Gegenstände gibt es nur dort, mit einer Karte und 1 Punkt mehr
landmark-lost_city = Verlorene Stadt
    .line = ihre Lichtung ist Fuchs, Hase und Maus zugleich
landmark-rabbittown = Hasenstadt
    .line = eine Hasenkarte bringt 1 Krieger je andere Hasenlichtung mit Teilen von dir
landmark-mousehold = Mausheim
    .line = in einem Kampf dort gefallene Krieger dürfen zurückkehren

item-boot = Stiefel
    .line = bringt einen Vagabunden eine Lichtung weiter
item-bag = Tasche
    .line = ein Vagabund trägt zwei Gegenstände mehr
item-sword = Schwert
    .line = damit kämpft ein Vagabund und trifft öfter
item-crossbow = Armbrust
    .line = entfernt ein gegnerisches Teil ohne Kampf
item-hammer = Hammer
    .line = stellt eine Karte her oder repariert einen Gegenstand
item-tea = Tee
    .line = frischt in jedem Vogelgesang zwei Gegenstände mehr auf
item-coins = Münzen
    .line = zieht eine Karte mehr an jedem Abend
item-torch = Fackel
    .line = erkundet Ruinen und dient der Sonderaktion des Charakters

# Spielteile: der Name allein, und mit ihrer Anzahl

piece-warrior = Krieger
piece-pawn = Figur
piece-wood = Holz
    .line = zahlt für Gebäude, mit denen es über beherrschte Lichtungen verbunden ist
piece-keep = Burg
    .line = niemand sonst setzt hier Teile ein; Gefallene kehren hierher zurück
piece-sawmill = Sägewerk
    .line = 1 Holz in jedem Vogelgesang
piece-workshop = Werkstatt
    .line = stellt Karten in der Farbe der Lichtung her
piece-recruiter = Kaserne
    .line = 1 Krieger hier, wann immer du rekrutierst; manche bringen mehr Karten
piece-roost = Nest
    .line = hier wird rekrutiert und hergestellt; Punkte an jedem Abend
piece-base-fox = Fuchsbasis
piece-base-rabbit = Hasenbasis
piece-base-mouse = Mäusebasis
piece-sympathy = Sympathie
    .line = stellt ihre Farbe her; wer einmarschiert, gibt der Allianz eine Karte
piece-ruin = Ruine
piece-torch = Fackel

pieces-warrior = { $count } Krieger
pieces-pawn = die Figur
pieces-wood = { $count } Holz
pieces-keep = die Burg
pieces-sawmill = { $count ->
    [one] 1 Sägewerk
   *[other] { $count } Sägewerke
}
pieces-workshop = { $count ->
    [one] 1 Werkstatt
   *[other] { $count } Werkstätten
}
pieces-recruiter = { $count ->
    [one] 1 Kaserne
   *[other] { $count } Kasernen
}
pieces-roost = { $count ->
    [one] 1 Nest
   *[other] { $count } Nester
}
pieces-base-fox = die Fuchsbasis
pieces-base-rabbit = die Hasenbasis
pieces-base-mouse = die Mäusebasis
pieces-sympathy = Sympathie

# Fraktionen; `.short` passt neben eine Zahl, `.full` ist der ganze Name

faction-marquise = Marquise
    .subject = Die Marquise
    .within = die Marquise
    .from = von der Marquise
    .acc = die Marquise
    .dat = der Marquise
    .short = Marquise
    .full = Marquise de Katz
faction-eyrie = Dynastie
    .subject = Die Dynastie
    .within = die Dynastie
    .from = von der Dynastie
    .acc = die Dynastie
    .dat = der Dynastie
    .short = Dynastie
    .full = Horst-Dynastie
faction-alliance = Allianz
    .subject = Die Allianz
    .within = die Allianz
    .from = von der Allianz
    .acc = die Allianz
    .dat = der Allianz
    .short = Allianz
    .full = Waldland-Allianz
faction-vagabond = Vagabund
    .subject = Der Vagabund
    .within = der Vagabund
    .from = vom Vagabunden
    .acc = den Vagabunden
    .dat = dem Vagabunden
    .short = Vagabund
    .full = Vagabund
faction-vagabond2 = Vagabund 2
    .subject = Der Vagabund 2
    .within = der Vagabund 2
    .from = vom Vagabunden 2
    .acc = den Vagabunden 2
    .dat = dem Vagabunden 2
    .short = Vagabund 2
    .full = Zweiter Vagabund

column-recruit = Rekrutieren
column-move = Bewegen
column-battle = Kämpfen
column-build = Bauen

phase-setup = Aufbau
phase-birdsong = Vogelgesang
phase-daylight = Tageslicht
phase-evening = Abend
phase-over = Beendet

card-label = { $name } ({ $suit })

# Was ein Tisch vor Beginn entscheiden kann

option-setup = Aufbau
    .why = Stellt eure ersten Teile selbst auf oder beginnt sofort mit der üblichen Aufstellung.
option-setup-choose = eigene Startaufstellung wählen
option-setup-usual = übliche Aufstellung, sofort beginnen
option-items = Gegenstände
    .why = Welche Gegenstände zum Herstellen auf dem Spielplan liegen.
option-items-law = die zwölf Gegenstände der Regeln
option-items-seed = die kürzere Liste, mit Fackeln
option-map = Spielplan
    .why = In welchem Wald ihr spielt; See und Gebirge haben eigene Regeln.
option-map-autumn = Herbst
option-map-winter = Winter
option-map-lake = See, mit der Fähre
option-map-mountain = Gebirge, mit gesperrten Wegen und dem Pass
option-map-random = nach dem Los
option-suits = Farben der Lichtungen
    .why = Ob der Aufdruck, das Heft oder das Los sie bestimmt; die Ziehung lässt sich später nachprüfen.
option-suits-law = im Herbst aufgedruckt, auf anderen Plänen ausgelost
option-suits-dealt = auf jedem Plan ausgelost
option-suits-suggested = nach dem Vorschlag des Hefts auf See und Gebirge
option-landmarks = Wahrzeichen
    .why = Orte mit eigenen Regeln, aus dem Satz gezogen und von den Letzten in der Reihenfolge aufgestellt.
option-landmarks-none = keine
option-landmarks-one = eines
option-landmarks-two = zwei
option-map_landmarks = Fähre oder Turm des Spielplans
    .why = Mit Wahrzeichen dürft ihr weglassen, was See oder Gebirge selbst aufstellen.
option-map_landmarks-keep = bleibt
option-map_landmarks-drop = entfällt und kann gezogen werden
option-ferry = { landmark-ferry }
    .why = Einmal pro Zug darf eine Bewegung von ihrer Lichtung übers Wasser gehen; wer mitfährt, zieht eine Karte.
option-ferry-in = im Satz
option-ferry-out = nicht im Satz
option-tower = { landmark-tower }
    .why = Wer seine Lichtung am Ende des eigenen Abends beherrscht, bekommt 1 Punkt.
option-tower-in = im Satz
option-tower-out = nicht im Satz
option-elder_treetop = { landmark-elder_treetop }
    .why = Ein Bauplatz mehr in einer Ecke; ein Gebäude von ihm zu entfernen bringt 1 Punkt mehr. Zu zweit wird er nie gezogen.
option-elder_treetop-in = im Satz
option-elder_treetop-out = nicht im Satz
option-black_market = { landmark-black_market }
    .why = Drei verdeckte Karten: Einmal in deinem Zug darfst du, mit einem eigenen Spielteil dort, eine deiner Karten gegen eine davon tauschen.
option-black_market-in = im Satz
option-black_market-out = nicht im Satz
option-legendary_forge = { landmark-legendary_forge }
    .why = Manche Gegenstände lassen sich nur dort herstellen; das bringt eine Karte und 1 Punkt mehr.
option-legendary_forge-in = im Satz
option-legendary_forge-out = nicht im Satz
option-lost_city = { landmark-lost_city }
    .why = Eine Lichtung, die Fuchs, Hase und Maus zugleich ist.
option-lost_city-in = im Satz
option-lost_city-out = nicht im Satz
option-rabbittown = Hasenstadt
    .why = Vorschlag: Ihre Regel beruht auf einem einzigen öffentlichen Programm.
option-rabbittown-off = nicht im Satz
option-rabbittown-proposed = im Satz: eine Hasenkarte bringt Krieger dorthin
option-mousehold = Mausheim
    .why = Vorschlag: Die Regel beruht auf einem einzigen öffentlichen Programm; wir lesen sie für Kämpfe auf seiner eigenen Lichtung.
option-mousehold-off = nicht im Satz
option-mousehold-proposed = im Satz: dort verlorene Krieger dürfen zurückkommen

# Optionen, die jede Frage bieten kann

o-card = { $card }
o-clearing = { $clearing }
o-seat = { $seat }
o-piece = { $piece }
o-item = { $item }
o-place = { $place }

o-move = { pieces-moved } { $origin ->
    [Bau] aus dem Bau
   *[other] von { $origin }
} { $to ->
    [Bau] in den Bau
   *[other] nach { $to }
} bewegen
    .group = Bewegen
    .origin = Von { $value }
    .to = Nach { $value }
pieces-moved = { $warriors } Krieger
fact-removed = entfernt { $removed ->
    [0] nichts
    [one] 1 gegnerisches Teil
   *[other] { $removed } gegnerische Teile
}
fact-gain = { $gain ->
    [one] +1 Punkt
   *[other] +{ $gain } Punkte
} für das, was fällt
fact-attack = der Angriff trifft { $attack ->
    [0] gar nicht
   *[other] bis zu { $attack }-mal
}
fact-defense = die Verteidigung { $defense ->
    [0] gar nicht
   *[other] bis zu { $defense }-mal
}
battle-hits = du triffst { $mine ->
    [0] gar nicht
   *[other] bis zu { $mine }-mal
}, sie { $theirs ->
    [0] gar nicht
   *[other] bis zu { $theirs }-mal
}
o-battle-effect = { NAMES($effect, as: "effect") } ({ $seat })
o-battle = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }
    .facts = { battle-hits }
    .group = Kämpfen
    .clearing = Auf { $value }
    .confirm = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } beginnen? Die Würfel lassen sich nicht zurücknehmen.

o-craft = { $card } herstellen
    .group = Eine Karte herstellen
    .facts = { $kind ->
        [hoard] { craft-hoard }
        [item] bringt: { craft-item }, { $points ->
            [0] keine Punkte
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
        [persistent] bleibt vor dir liegen{ craft-bonus }
       *[immediate] wirkt sofort{ craft-bonus }
    }
craft-item = { NAMES($item, as: "item") }
craft-bonus = { $points ->
    [0] { "" }
    [one] { ", +1 Punkt" }
   *[other] { ", +" }{ $points } Punkte
}
o-use = { $card } benutzen
    .group = Eine Karte benutzen, die vor dir liegt
o-dominance = { $card } aktivieren: keine Punkte mehr, Sieg durch Herrschaft
    .group = Eine Dominanzkarte aktivieren
    .confirm = { $card } aktivieren? Du verlässt die Punkteleiste für immer und gewinnst nur noch, wenn du beherrschst, was die Karte verlangt.
o-take-dominance = { $card } nehmen, dafür { $spend } ausgeben
    .group = Eine Dominanzkarte nehmen
    .card = { $value }
    .about = { $line }
o-open-path = Den Weg von { $origin } nach { $to } öffnen, dafür { $card } ausgeben
    .group = Einen gesperrten Weg öffnen: +1 Punkt
    .origin = Von { $value }
    .to = Nach { $value }
    .card = Für { $value }
    .confirm = { $card } ausgeben und den Weg von { $origin } nach { $to } für immer öffnen?
    .about = du verzichtest auf „{ $line }“
o-crossing = { $way ->
    [ferry] mit der Fähre: sie fährt mit, du ziehst eine Karte
    [glide] gleitend: die Fähre bleibt liegen
   *[river] über den Fluss: die Fähre bleibt liegen
}
o-ferry-trigger = { $first ->
    [draw] die Karte für die Fähre ziehen
   *[react] was deine Ankunft auslöst
}
q-ferry-crossing = Wie setzen sie nach { $to } über?
    .why = Die Fähre fährt einmal pro Zug, kommt mit und bringt dir eine Karte.
q-ferry-triggers = Du kommst mit der Fähre auf { $to } an. Was kommt zuerst?
    .why = Was zur selben Zeit geschieht, ordnest du; mit der neuen Karte könntest du bezahlen.
o-suit = { $suit }
o-landmark = { $landmark }
o-market-swap = { $card } gegen die verdeckte Karte { $stall } tauschen
    .group = Eine Karte auf dem Schwarzmarkt tauschen
    .card = { $value } hergeben
    .stall = Die verdeckte Karte { $value } nehmen
    .confirm = { $card } blind gegen die verdeckte Karte { $stall } tauschen? Das lässt sich nicht zurücknehmen.
    .about = du verzichtest auf „{ $line }“
o-rally = In Hasenstadt sammeln, dafür { $card } ausgeben
    .group = Krieger in Hasenstadt sammeln
    .card = Für { $value }
    .about = du verzichtest auf „{ $line }“
o-bring-back = { $warriors ->
    [one] 1 Krieger kommt zurück
   *[other] { $warriors } Krieger kommen zurück
}
q-landmarks-battle = Deine Krieger haben sich auf { $clearing } gesammelt. Dort kämpfen?
    .why = Hasenstadt lässt dich auf seiner Lichtung kämpfen, sobald sie da sind.
q-landmarks-bring-back = Wie viele deiner gefallenen Krieger kommen nach { $clearing } zurück?
    .why = Mausheim nimmt Krieger auf, die dort gefallen sind.
q-landmarks-which = Welches Wahrzeichen stellst du auf?
    .why = Dein Platz in der Reihenfolge gibt dir diese Wahl.
q-landmarks-where = Wo steht dieses Wahrzeichen: { $landmark }?
    .why = Es gehört niemandem, und wenn es geht, stehen Wahrzeichen voneinander entfernt. Was es bewirkt: { LINE($landmark, as: "landmark") }.

# Fragen der gemeinsamen Regeln

q-discard = Du hast mehr als fünf Karten auf der Hand: Was wirfst du ab?
    .why = Fünf Karten bleiben dir; behalte, was du im nächsten Zug herstellen oder ausgeben kannst.
    .tip = Wirf ab: { $what }
q-craft-pay = Welche Farben zahlen den freien Teil der Kosten?
    .why = Jedes Handwerksteil stellt nur einmal pro Zug etwas her; spar dir die Farben auf, die deine anderen Karten brauchen.
    .tip = Zahl den freien Teil mit diesen Farben: { $what }
q-battle-ambush = { YOU($attacker, "Deine Seite", as: "faction.subject") } { AGREE($attacker, "greift", "greifen", "greift") } auf { $clearing } an: Legst du einen Hinterhalt?
    .why = Ein Hinterhalt richtet vor dem Wurf zwei Treffer an; ein Hinterhalt der Gegenseite kann ihn vereiteln.
    .option = Hinterhalt mit { $card }
    .none = Du hast keinen Hinterhalt für { $clearing }. Gefragt wird bei jedem Angriff, damit niemand erfährt, wer einen hat.
q-battle-foil = Hinterhalt auf { $clearing }! Vereitelst du ihn mit einem eigenen?
    .why = Ein vereitelter Hinterhalt richtet keine Treffer an; beide Karten sind verbraucht.
    .option = Den Hinterhalt mit { $card } vereiteln
    .none = Du hast keinen Hinterhalt, um ihn zu vereiteln. Gefragt wird trotzdem, damit das niemand erfährt.
q-battle-losses = Auf { $clearing } erreichen die Treffer deine Gebäude und Marker. Was verlierst du?
    .why = Jedes Teil bringt der Gegenseite Punkte, also gib her, was du am wenigsten vermisst.
    .tip = Verlier: { $what }
q-battle-before-roll = Vor dem Wurf auf { $clearing }: Welcher Effekt kommt als Nächstes?
    .why = Beide Seiten haben Effekte, und weil du angreifst, ordnest du sie. Wer später an die Reihe kommt, hat das Frühere gesehen.
q-battle-order = Die Würfel auf { $clearing } zeigen { $high } für den Angriff und { $low } für die Verteidigung. Welcher Effekt kommt als Nächstes?
    .why = Beide Seiten haben Effekte, und weil du angreifst, ordnest du sie. Wer später an die Reihe kommt, hat das Frühere gesehen.
q-battle-armorers = Die Würfel auf { $clearing } zeigen { $high } für den Angriff und { $low } für die Verteidigung. Wirfst du Armorers ab?
    .why = Dann prallen alle gewürfelten Treffer an dir ab; zusätzliche Treffer zählen trotzdem.
    .yes = Armorers abwerfen
pass-battle-armorers = Behalten
q-battle-sappers = Die Würfel auf { $clearing } zeigen { $high } für den Angriff und { $low } für die Verteidigung. Wirfst du Sappers ab?
    .why = Du verteidigst und richtest dann einen Treffer mehr an.
    .yes = Sappers abwerfen
pass-battle-sappers = Behalten
q-battle-brutal-tactics = Die Würfel auf { $clearing } zeigen { $high } für den Angriff und { $low } für die Verteidigung. Benutzt du Brutal Tactics?
    .why = Du richtest einen Treffer mehr an, und die Gegenseite bekommt einen Punkt.
    .yes = Brutal Tactics benutzen
pass-battle-brutal-tactics = Diesmal nicht
q-use-stand-and-deliver = Wen hältst du auf der Straße an?
    .why = Du nimmst dort eine zufällige Karte, und die überfallene Fraktion bekommt einen Punkt.
q-use-tax-collector = Wo verlässt einer deiner Krieger den Spielplan?
    .why = Der Krieger kehrt in deinen Vorrat zurück, und du ziehst eine Karte.
q-use-codebreakers = Wessen Hand siehst du dir an?
    .why = Nur du bekommst sie zu sehen.
q-use-command-warren = Wo kämpfst du, bevor dein Tageslicht beginnt?
    .why = Dieser Kampf kostet keine Aktion.
q-use-cobbler = Welche Bewegung machst du, bevor dein Abend beginnt?
    .why = Diese Bewegung kostet keine Aktion.
q-use-better-burrow-bank = Wer zieht zusammen mit dir eine Karte?
    .why = Ihr zieht beide eine; wen du heute beschenkst, der verschont dich vielleicht morgen.

# Befehle aller Fraktionen

c-root = Was jede Fraktion in ihrem Zug tun kann
c-root-craft = Eine Karte von deiner Hand herstellen
c-root-use = Einen Effekt benutzen, der vor dir liegt
c-root-dominance = Dominanzkarte aktivieren: Sieg durch Herrschaft
c-root-take-dominance = Eine Dominanzkarte nehmen, die neben dem Spielplan liegt
c-root-open-path = Für eine Karte einen gesperrten Weg öffnen
c-root-rally = Für eine Hasenkarte Krieger nach Hasenstadt
c-root-swap = Auf dem Schwarzmarkt blind eine Karte tauschen
f-root-craft-card = Die Karte von deiner Hand
f-root-use-card = Die Karte, die vor dir liegt
f-root-dominance-card = Die Dominanzkarte von deiner Hand
f-root-take-dominance-card = Die Dominanzkarte neben dem Spielplan
f-root-take-dominance-spend = Die Karte, die du dafür ausgibst
f-root-open-path-origin = Das eine Ende des gesperrten Wegs
f-root-open-path-to = Sein anderes Ende
f-root-open-path-card = Die Karte, die du dafür ausgibst
f-root-rally-card = Die Hasen- oder Vogelkarte, die du ausgibst
f-root-swap-card = Die Karte von deiner Hand
f-root-swap-stall = Welche der verdeckten Karten, ab 1

# Was nach den offenen Tatsachen droht

threat-points = { NAMES($seat, as: "faction", part: "subject") } { AGREE(NAMES($seat, as: "faction"), "hat", "haben") } { $points } von 30 Punkten.
threat-dominance = { NAMES($seat, as: "faction", part: "subject") } { AGREE(NAMES($seat, as: "faction"), "gewinnt", "gewinnen") } am Beginn des eigenen Vogelgesangs, wenn drei Lichtungen der Farbe { NAMES($suit, as: "suit") } ({ NAMES($clearings) }) bis dahin beherrscht bleiben.
threat-corners = { NAMES($seat, as: "faction", part: "subject") } { AGREE(NAMES($seat, as: "faction"), "gewinnt", "gewinnen") } am Beginn des eigenen Vogelgesangs, wenn zwei gegenüberliegende Ecken ({ NAMES($clearings) }) bis dahin beherrscht bleiben.
c-root-done = Beenden, was du gerade tust: den Zug oder einen Schritt

# Was bei einer Gruppe von Optionen noch zu wählen ist

many-clearing = { $count ->
    [one] 1 Lichtung
   *[other] { $count } Lichtungen
}
many-place = { $count ->
    [one] 1 Ort
   *[other] { $count } Orte
}
many-card-id = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
many-seat = { $count ->
    [one] 1 Fraktion
   *[other] { $count } Fraktionen
}
many-suit = { $count ->
    [one] 1 Farbe
   *[other] { $count } Farben
}
many-item = { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
}
many-piece-kind = { $count ->
    [one] 1 Art
   *[other] { $count } Arten
}
many-column = { $count ->
    [one] 1 Spalte
   *[other] { $count } Spalten
}
many-minister = { $count } Minister
many-reward = Punkte oder zwei Karten
many-quest-id = { $count ->
    [one] 1 Quest
   *[other] { $count } Quests
}
one-warriors = { $value ->
    [one] 1 Krieger
   *[other] { $value } Krieger
}
many-warriors = { $count ->
    [one] bis zu 1 Krieger
   *[other] bis zu { $count } Krieger
}
