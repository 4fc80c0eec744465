# Names of things, options of a table, commands, and public threats.

# Names that take their verb in the plural
said-as-many = Neutrale

runewars = Runewars
rules-win = **So gewinnt man**
    1. Sechs Drachenrunen gewinnen; sonst, wer am Ende des letzten Jahres die meisten hat.
    2. Runen liegen verdeckt in Gebieten, die du kontrollierst; manche sind falsch, das weiß nur der Besitzer.
    3. Ein Jahr hat vier Jahreszeiten: In jeder wählst du geheim einen Befehl, alle werden zugleich aufgedeckt.
    4. Ein höherer Befehl als deine früheren des Jahres bringt seinen Bonus.
    5. Nimm Gebiete und Städte, schick Helden auf Abenteuer, biete Einfluss: All das kann Runen bringen. Ernähre deine Einheiten im Winter.
pitch = Vier Reiche im Krieg, sechs Drachenrunen zum Sieg
law = Regel { $section }
round = { $round ->
    [0] Aufbau
   *[other] Jahr { $round }
}
year-and-season = Jahr { $year }, { NAMES($season, as: "season") }
won-victory = durch eine Siegkarte, die Bestand hatte
won-count = durch die meisten Drachenrunen
won-count-influence = durch die meisten Drachenrunen: bei Gleichstand entschied mehr Einfluss
won-count-start = durch die meisten Drachenrunen: bei Gleichstand entschied der Einfluss zu Beginn
won-alone = als letzte Macht im Spiel
won-instant = mit genug Drachenrunen

counted-rune-areas = { $n ->
    [one] 1 Gebiet
   *[other] { $n } Gebiete
} mit Runenmarker
    .heading = Gebiete mit Runenmarker
counted-dragon-runes = { $n ->
    [one] 1 Drachenrune
   *[other] { $n } Drachenrunen
}
    .heading = Drachenrunen

# Places

area = { $key }
area-city = { $key } ({ $city })
area-home = { $key } ({ $faction })
nowhere = nirgendwo
amount-from = { $unit } aus { $area }
amount-placed = { $count } in { $area }
amount-routed = { $name }, versprengt
amount-units = { NAMES($units, as: "unit", count: "yes") }
amount-victim = { $name } · { $health } Leben

# Factions; `.short` fits beside a number, `.full` is the whole name

faction-daqan = Daqan
    .short = Daqan
    .full = Fürsten von Daqan
faction-latari = Latari
    .short = Latari
    .full = Latari-Elfen
faction-uthuk = Uthuk
    .short = Uthuk
    .full = Uthuk Y'llan
faction-waiqar = Waiqar
    .short = Waiqar
    .full = Waiqar der Untote
neutrals = Neutrale
neutral-side = { neutrals }
    .within = Neutrale

# Units: the name, the plural as `.many`, and the effect of the special in battle as `.text`

unit-bowman = Bogenschütze
    .many = Bogenschützen
    .text = Gezieltes Feuer: 1 Schaden, möglichst an einer Einheit mit mehr als 1 Leben.
    .line = Gezieltes Feuer: 1 Schaden, möglichst an einer Einheit mit mehr Leben
unit-knight = Ritter
    .many = Ritter
    .text = Kommando: versprengt 1 gegnerische Einheit, und du ziehst eine Taktikkarte.
unit-footman = Fußsoldat
    .many = Fußsoldaten
    .text = Tapferer Hieb: 1 Schaden, und 1 weiterer an derselben Einheit, falls sie überlebt.
    .line = Tapferer Hieb: 1 Schaden, noch 1 an derselben Einheit, überlebt sie
unit-siege-tower = Belagerungsturm
    .many = Belagerungstürme
    .text = Belagern: +2 Stärke, wenn in diesem Kampf gezählt wird, was auch immer aus dem Turm wird.
    .line = Belagern: +2 Stärke, wenn in diesem Kampf gezählt wird
unit-archer = Elfenschütze
    .many = Elfenschützen
    .text = Meisterschuss: 1 Schaden an einer gegnerischen Einheit deiner Wahl.
unit-pegasus-rider = Pegasusreiter
    .many = Pegasusreiter
    .text = Fliegt. Sturmangriff: versprengt nach deiner Wahl 2 gegnerische Dreiecke oder 1 gegnerisches Rechteck.
    .line = Fliegt. Sturmangriff: versprengt 2 Dreiecke oder 1 Rechteck
unit-sorceress = Zauberin
    .many = Zauberinnen
    .text = Wort von Vaal: Eine gegnerische Einheit deiner Wahl zieht sich sofort versprengt aus dem Kampf zurück.
    .line = Wort von Vaal: eine gegnerische Einheit deiner Wahl weicht versprengt
unit-warrior = Krieger
    .many = Krieger
    .text = Überwältigen: 1 Schaden, oder vernichte eine gegnerische Einheit, die beschädigt oder versprengt ist.
    .line = Überwältigen: 1 Schaden, oder vernichte Verletzte oder Versprengte
unit-flesh-ripper = Fleischreißer
    .many = Fleischreißer
    .text = Unaufhaltsam: Alle deine Fleischreißer haben bis zum Ende des Kampfes 3 Leben.
    .line = Unaufhaltsam: alle deine Fleischreißer haben in diesem Kampf 3 Leben
unit-berserker = Berserker
    .many = Berserker
    .text = Raserei: Du darfst einen deiner stehenden Berserker vernichten, um 2 Schaden zu verursachen.
    .line = Raserei: vernichte einen deiner Berserker für 2 Schaden
unit-warlock = Hexenmeister
    .many = Hexenmeister
    .text = Feuerregen: Die Gegenseite vernichtet 2 ihrer Dreiecke oder 1 Rechteck.
unit-chaos-lord = Chaosfürst
    .many = Chaosfürsten
    .text = Entsetzen: Wähle 2 gegnerische Einheiten. Jede wird versprengt; war sie es schon, wird sie vernichtet.
    .line = Entsetzen: versprengt 2 Gegner, schon versprengte werden vernichtet
unit-skeleton-archer = Skelettschütze
    .many = Skelettschützen
    .text = Todesschuss: Die Gegenseite vernichtet eines ihrer Dreiecke, Kreise oder Rechtecke.
    .line = Todesschuss: vernichtet ein Dreieck, einen Kreis oder ein Rechteck
unit-necromancer = Nekromant
    .many = Nekromanten
    .text = Tote erwecken: 2 Wiedergänger aus deinem Vorrat stoßen zum Kampf und bleiben bei dir.
    .line = Tote erwecken: 2 Wiedergänger stoßen zum Kampf und bleiben
unit-reanimate = Wiedergänger
    .many = Wiedergänger
    .text = Überrennen: 2 Schaden, wenn 2 oder mehr Wiedergänger stehen.
unit-dark-knight = Dunkelritter
    .many = Dunkelritter
    .text = Schreckensritt: Versprenge eine stehende gegnerische Einheit deiner Wahl, danach 1 Schaden.
    .line = Schreckensritt: versprenge eine Einheit deiner Wahl, dann 1 Schaden
unit-sorcerer = Zauberer
    .many = Zauberer
    .text = Unsterblich: Alle Zauberer dieser Seite haben bis zum Ende des Kampfes 2 Leben.
    .line = Unsterblich: alle deine Zauberer haben bis Kampfende 2 Leben
unit-razorwing = Klingenschwinge
    .many = Klingenschwingen
    .text = Fliegt. Betäuben: Die Gegenseite versprengt eine ihrer stehenden Einheiten mit Initiative 2 oder später.
    .line = Fliegt. Betäuben: versprengt eine Einheit mit Initiative 2 oder später
unit-beastman = Tiermensch
    .many = Tiermenschen
    .text = Wüten: 1 Schaden, dann noch eine Schicksalskarte: Versprengen oder Schaden darauf zählen mit, ein Spezial macht 1 Schaden mehr.
    .line = Wüten: 1 Schaden, dann zählt noch eine Schicksalskarte
unit-hellhound = Höllenhund
    .many = Höllenhunde
    .text = Schnell. Brand: je 1 Schaden an 2 stehenden Einheiten, die die Gegenseite wählt, verletzte zuerst.
    .line = Schnell. Brand: je 1 Schaden an 2 gegnerischen Einheiten
unit-dragon = Drache
    .many = Drachen
    .text = Fliegt. Flammenatem: Vernichte bis zu 3 gegnerische Dreiecke deiner Wahl.
unit-giant = Riese
    .many = Riesen
    .text = Wut: so viel Schaden, wie auf einem der Riesen dieser Seite liegt.

shape-triangle = Dreieck
shape-circle = Kreis
shape-rectangle = Rechteck
shape-hexagon = Sechseck

resource-food = Nahrung
    .line = ernährt im Winter so viele Einheiten je Gebiet; damit wird rekrutiert
resource-wood = Holz
    .line = zahlt Ausbauten und Festungen; damit wird rekrutiert
resource-ore = Erz
    .line = zahlt Festungen und Reparaturen; damit wird rekrutiert

# The year, and its orders

season-spring = Frühling
season-summer = Sommer
season-fall = Herbst
season-winter = Winter

phase-setup = Aufbau
phase-season = Jahreszeitenkarte
phase-orders = Befehle wählen
phase-quests = Abenteuerphase
phase-primary = Befehl
phase-bonus = Vorherrschaftsbonus
phase-over = Beendet

order-0 = kein Befehl
order-1 = 1 Manövrieren
    .text = Bewege beliebige deiner Einheiten und Helden je ein Gebiet weit, in eigene oder leere Gebiete.
    .bonus = Ziehe eine Taktikkarte für jedes Taktiksymbol deiner Scheiben.
order-2 = 2 Mobilisieren
    .text = Aktiviere ein Gebiet und rücke ein: Einheiten von bis zu 2 Gebieten weit her, Helden von nebenan.
    .bonus = Aktiviere ein zweites Gebiet; es bleibt bei höchstens einem Kampf.
order-3 = 3 Erobern
    .text = Aktiviere ein Gebiet und rücke ein: Einheiten von bis zu 2 Gebieten weit her, Helden von nebenan.
    .bonus = Eine gegnerische Festung zählt im Kampf 3 Stärke weniger.
order-4 = 4 Ernten
    .text = Stelle jede Scheibe auf den Ertrag deiner Gebiete, hinauf oder hinunter.
    .bonus = Erhalte, was deine Ausbauten einbringen, dann baue einen für 1 Holz.
order-5 = 5 Rekrutieren
    .text = Nimm die Einheiten der Scheibe eines Rohstoffs und setze sie bei deinen Festungen ein.
    .bonus = Noch einmal mit einem anderen Rohstoff.
order-6 = 6 Beistand suchen
    .text = Nimm von jeder Stadt, die du kontrollierst, eine ihrer Gaben.
    .bonus = Gib 1 bis 3 Einfluss aus, sieh dir ebenso viele Heldenkarten an und behalte eine.
order-7 = 7 Macht erlangen
    .text = Erhalte Einfluss für jedes Einflusssymbol deiner Scheiben.
    .bonus = Beanspruche einen Titel für mehr Einfluss, als darauf liegt.
order-8 = 8 Befestigen
    .text = Baue eine Festung, repariere eine und mische Runenmarker: jedes höchstens einmal.
    .bonus = Dieser Befehl hat keinen.

bonus-1 = je Taktiksymbol 1 Karte
bonus-2 = ein zweites Gebiet
bonus-3 = Festung zählt 3 weniger
bonus-4 = Ausbauten zahlen, einen bauen
bonus-5 = eine zweite Scheibe
bonus-6 = einen Helden suchen
bonus-7 = einen Titel beanspruchen
bonus-8 = —

order-does-1 = in eigene Gebiete rücken
order-does-2 = marschieren
order-does-3 = marschieren, auch gegen Festungen
order-does-4 = Scheiben und Ausbauten
order-does-5 = neue Einheiten
order-does-6 = Städte und Helden
order-does-7 = Einfluss und Titel
order-does-8 = Festungen und Runen

# Icons and results of Fate cards

symbol-gold = Gold
symbol-blue = Blau
symbol-red = Rot
result-damage = Schaden
    .many = Schaden
result-rout = Versprengen
    .many = Versprengen
result-special = Spezial
    .many = Spezial
result-miss = Fehlschlag
    .many = Fehlschläge

# The destiny of each Fate card, by its number

destiny-1 = { symbol-red }
destiny-2 = { symbol-red }
destiny-3 = { symbol-blue }
destiny-4 = { symbol-blue }
destiny-5 = { symbol-gold }
destiny-6 = { symbol-red }
destiny-7 = { symbol-gold }
destiny-8 = { symbol-red }
destiny-9 = { symbol-red }
destiny-10 = { symbol-red }
destiny-11 = { symbol-red }
destiny-12 = { symbol-red }
destiny-13 = { symbol-blue }
destiny-14 = { symbol-blue }
destiny-15 = { symbol-blue }
destiny-16 = { symbol-red }
destiny-17 = { symbol-gold }
destiny-18 = { symbol-red }
destiny-19 = { symbol-red }
destiny-20 = { symbol-red }
destiny-21 = { symbol-red }
destiny-22 = { symbol-red }
destiny-23 = { symbol-blue }
destiny-24 = { symbol-blue }
destiny-25 = { symbol-blue }
destiny-26 = { symbol-red }
destiny-27 = { symbol-gold }
destiny-28 = { symbol-red }
destiny-29 = { symbol-red }
destiny-30 = { symbol-red }

# Gifts of a city

benefit-influence = Einfluss
benefit-tactics = Taktikkarten
benefit-quests = Abenteuerkarten
benefit-neutrals = Verbündete

# Options of a table, decided before it begins

option-setup = Aufbau
    .why = Verteilt eure Festungen, ersten Einheiten, Helden und Runen selbst, oder legt gleich los.
option-setup-choose = eigene Startaufstellung wählen
option-setup-usual = alles ist schon verteilt, es geht sofort los
option-map = Spielplan
    .why = Baut den Spielplan gemeinsam aus Geländeteilen, oder nehmt einen fertigen.
option-map-built = gemeinsam gebaut, Teil für Teil
option-map-fixed = ein fertiger Spielplan
option-strict_touch = Geländeteile anlegen
    .why = Wie genau ein neues Geländeteil an den Spielplan passen muss.
option-strict_touch-off = es berührt zwei Gebiete des Spielplans
option-strict_touch-on = es tut das mit zwei eigenen Gebieten
option-length = Länge
    .why = Wann die Runen gezählt werden, falls noch niemand gewonnen hat.
option-length-six_or_seven = sechs Jahre; stehen dann noch Siegkarten aus, auch ein siebtes
option-length-six = sechs Jahre
option-length-seven = sieben Jahre
option-length-eight = acht Jahre
option-victory = Sieg
    .why = Wie sechs Drachenrunen gewinnen.
option-victory-card = Siegkarte legen und ein Jahr später sechs Runen haben; sie bleiben verdeckt
option-victory-card_shown = ebenso, aber im eigenen Zug und mit den sechs Runen offen
option-victory-instant = sechs Drachenrunen gewinnen sofort
option-battle = Kämpfe
    .why = Wann Taktikkarten für einen Kampf gewählt werden.
option-battle-swift = alle zu Beginn, für jeden seiner Schritte
option-battle-steps = Schritt für Schritt
option-neutrals = Neutrale Einheiten
    .why = Wer für Einheiten entscheidet, die niemandem gehören.
option-neutrals-rule = eine feste Regel
option-neutrals-left = wer links sitzt
option-hero_order_move = Helden bei Mobilisieren und Erobern
    .why = Von wie weit her Helden mitkommen.
option-hero_order_move-1 = aus benachbarten Gebieten
option-hero_order_move-2 = von bis zu 2 Gebieten weit her
option-hero_order_move-3 = von bis zu 3 Gebieten weit her
option-hero_support = Helden im Kampf
    .why = Ob Helden den Einheiten beistehen, die um sie herum kämpfen.
option-hero_support-off = Helden nehmen nicht teil
option-hero_support-on = jeder stärkt eine Einheitenart: eine Karte mehr, eine wird abgeworfen
option-exploration = Erkundungsmarker
    .why = In jedem Gebiet gibt es etwas zu finden.
option-exploration-off = keine
option-exploration-on = Helden decken sie in der Abenteuerphase auf
option-commander = Kommandant
    .why = Ein Held, der mit dem Heer reitet.
option-commander-off = keiner
option-commander-on = alle ernennen einen
option-epic = Episches Spiel
    .why = Für einen langen Abend.
option-epic-off = sechs Runen
option-epic-on = sieben Runen, acht Jahre
option-promo_heroes = Promo-Helden
    .why = Zwei weitere Helden im Stapel.
option-promo_heroes-off = ohne sie
option-promo_heroes-on = mit ihnen
option-spy_guild_second = Spionagegilde
    .why = Ob, wer die Spionagegilde führt, auch nach einem Befehl fragen darf.
option-spy_guild_second-off = nimmt einen Befehl zurück, mehr nicht
option-spy_guild_second-on = erfährt auch, ob ein Befehl niedrig oder hoch ist
option-beasts = Abtrünnige Bestien
    .why = Wer entscheidet, wohin verbündete Neutrale gehen, die diese Karte vertreibt.
option-beasts-as_others = wie bei anderen neutralen Einheiten
option-beasts-owner = wessen Verbündete sie waren
option-edition = Karten und Regeln
    .why = Die zweite Ausgabe ist näher am echten Spiel: mehr Drachenrunen, im Winter und durch schwere Abenteuer, kein Bonus für einen Befehl, mit dem man nichts tut.
option-edition-second = zweite Ausgabe
option-edition-first = erste Ausgabe

# Commands; heroes have a group of their own

c-runewars = Was jede Fraktion tun kann
c-runewars-done = Beenden, was du tust: den Befehl oder einen Schritt
c-runewars-order = Geheim deinen Befehl für diese Jahreszeit wählen
f-runewars-order-order = Ein Befehl, den du dieses Jahr noch nicht gespielt hast
c-runewars-bid = Geheim Einfluss bieten
f-runewars-bid-influence = Wie viel; er ist ausgegeben, egal wer gewinnt
c-runewars-step = Manövrieren: Einheiten in ein Gebiet neben ihrem bewegen
f-runewars-step-origin = Das Gebiet, das sie verlassen
f-runewars-step-to = Ein eigenes oder leeres Gebiet daneben
c-runewars-send = Manövrieren: einen Helden in ein Gebiet neben seinem bewegen
f-runewars-send-hero = Dein Held
f-runewars-send-to = Ein eigenes oder leeres Gebiet daneben
c-runewars-drill = Bonus von Manövrieren: Taktikkarten für Scheibensymbole
c-runewars-activate = Mobilisieren, Erobern: Gebiet aktivieren und einrücken
f-runewars-activate-area = Ein Gebiet ohne deinen Aktivierungsmarker
c-runewars-negotiate = Einfluss für Diplomatie mit neutralen Einheiten ausgeben
f-runewars-negotiate-influence = Wie viel: du ziehst ebenso viele Schicksalskarten
c-runewars-attack = Gegen die Einheiten kämpfen, wo du eingerückt bist
c-runewars-harvest = Ernten: deine Scheiben auf den Ertrag deiner Gebiete stellen
c-runewars-collect = Bonus von Ernten: erhalten, was deine Ausbauten einbringen
c-runewars-develop = Für 1 Holz einen Ausbau an eine Festung bauen
f-runewars-develop-area = Das Gebiet der Festung
f-runewars-develop-development = Was du baust
c-runewars-recruit = Rekrutieren: die Einheiten einer Rohstoffscheibe
f-runewars-recruit-resource = Nahrung, Holz oder Erz
c-runewars-rally = Beistand suchen: eine Gabe einer Stadt nehmen
f-runewars-rally-area = Das Gebiet der Stadt
f-runewars-rally-benefit = Was sie gibt
c-runewars-hire = Bonus von Beistand suchen: Einfluss für einen Helden
f-runewars-hire-influence = Wie viel: du siehst dir ebenso viele Heldenkarten an
c-runewars-power = Macht erlangen: den Einfluss deiner Scheiben erhalten
c-runewars-claim = Bonus von Macht erlangen: einen Titel beanspruchen
f-runewars-claim-title = Der Titel
f-runewars-claim-influence = Mehr, als darauf liegt
c-runewars-build = Befestigen: eine Festung für 1 Erz und 1 Holz bauen
f-runewars-build-area = Ein Gebiet unter deiner Kontrolle, ohne Stadt und Festung
c-runewars-repair = Befestigen: eine Festung für 1 Erz reparieren
f-runewars-repair-area = Das Gebiet der beschädigten Festung
c-runewars-mix = Befestigen: die Runenmarker zweier eigener Gebiete mischen
f-runewars-mix-area = Ein Gebiet mit einem Runenmarker
f-runewars-mix-other = Ein anderes eigenes Gebiet
c-runewars-tactic = Eine Taktikkarte spielen
f-runewars-tactic-card = Eine Karte aus deiner Hand
c-runewars-objective = Dein erfülltes Ziel für eine Drachenrune zeigen
c-runewars-victory = Deine Siegkarte auf den Stapel dieser Jahreszeit legen
c-runewars-league = Heldenliga: drei Belohnungen für eine Drachenrune
c-runewars-spy = Spionagegilde: einen Befehl des Jahres zurücknehmen
f-runewars-spy-order = Ein Befehl, den du dieses Jahr früher gespielt hast

# Threats that follow from public facts

forfeit-bonus = Du tust mit diesem Befehl nichts, also verfällt sein Vorherrschaftsbonus.
forfeit-area = Niemand von dir bleibt in { $area }: Du gibst es auf{ with-rune }.
matter-battle = ⚔️ { $attacker } gegen { $defender } in { $area }: Stärke { $attack } zu { $defence }
threat-victory = { NAMES($seat, as: "faction") } gewinnt, wenn bei der Prüfung der Siegkarte im nächsten { NAMES($season, as: "season") } noch genug Drachenrunen da sind.

# Choices left within a group of options

many-area-id = { $count ->
    [one] 1 Gebiet
   *[other] { $count } Gebiete
}
many-hero-id = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
}
many-unit-id = { $count ->
    [one] 1 Art von Einheiten
   *[other] { $count } Arten von Einheiten
}
many-tactic-id = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
many-reward-id = { $count ->
    [one] 1 Belohnung
   *[other] { $count } Belohnungen
}
many-quest-card-id = { $count } Abenteuer
many-attribute = { $count ->
    [one] 1 Attribut
   *[other] { $count } Attribute
}
many-seat = { $count ->
    [one] 1 Fraktion
   *[other] { $count } Fraktionen
}
many-influence = { $count ->
    [one] bis zu 1 Einfluss
   *[other] bis zu { $count } Einfluss
}
