# Der erweiterte Aufbau: Aufbaukarten, Auswahl, Heimatlichtungen, Starthand.

option-setup-advanced = erweitert: Aufbaukarten, Heimatlichtungen, fünf Karten, drei behalten
preset-league = Liga: erweiterter Aufbau, Plan und Stapel nach dem Los, ohne Fan-Fraktionen
option-deck-random = nach dem Los
option-second_vagabond = Aufbaukarten des Vagabunden
    .why = Eine Karte oder beide im Vorrat; zwei Vagabunden sind etwas für Wagemutige.
option-second_vagabond-one = eine
option-second_vagabond-two = beide, mit verschiedenen Charakteren
option-insurgents = Aufständische zu zweit
    .why = Zu zweit wird nur unter militanten Aufbaukarten gewählt; mit Söldnern dürfen Abenteuerlustige die Aufständischen behalten.
option-insurgents-out = bleiben weg
option-insurgents-kept = werden mit ausgeteilt
option-homeland_vagabonds = Betrüger, Gladiator und Kerkermeister
    .why = Ob auch das Los diese drei Charaktere der Homeland-Erweiterung vergibt; wählen darf sie jeder.
option-homeland_vagabonds-chosen = nur durch Wahl
option-homeland_vagabonds-dealt = auch nach dem Los

setup-card-character = { $name } ({ $who })
faction-seat1 = Platz 1
    .short = Platz 1
    .full = Platz 1
    .letter = 1
faction-seat2 = Platz 2
    .short = Platz 2
    .full = Platz 2
    .letter = 2
faction-seat3 = Platz 3
    .short = Platz 3
    .full = Platz 3
    .letter = 3
faction-seat4 = Platz 4
    .short = Platz 4
    .full = Platz 4
    .letter = 4
faction-seat5 = Platz 5
    .short = Platz 5
    .full = Platz 5
    .letter = 5
faction-seat6 = Platz 6
    .short = Platz 6
    .full = Platz 6
    .letter = 6

e-deck-drawn = Das Los bestimmte den Kartenstapel: { $deck ->
    [exiles_partisans] { option-deck-exiles_partisans }
   *[standard] { option-deck-standard }
}.
e-setup-cards-dealt = Aufbaukarten: { $factions }.
e-setup-card-locked = Gesperrt, bis jemand eine militante Fraktion gewählt hat: { $faction }.
e-faction-chosen = Neu im Waldland: { $faction }.
e-hand-laid-open = { YOU($seat, "Du spielst", "spielt", "spielen", as: "faction.subject") } mit offener Hand: { $cards }.
e-hand-kept = { YOU($seat, "Du behältst", "behält", "behalten", as: "faction.subject") } { $cards }; zwei Karten kommen in den Stapel zurück.
    .about = { "" }
e-hands-kept = Alle behalten { $count } von fünf Karten; die übrigen werden in den Stapel zurückgemischt.

q-advanced-faction = Welche Fraktion spielst du?
    .why = Du baust sie sofort auf, bevor jemand anders wählt. Ein zuletzt ausgeteilter Aufständischer bleibt gesperrt, bis eine militante Fraktion gewählt ist.
q-advanced-homeland = Wo liegt deine Heimat?
    .why = Gegnerische Heimatlichtungen sind tabu, und deine Teile müssen hineinpassen. Wie weit weg du beginnst, sagt deine Aufbaukarte.
q-advanced-more = Welche Lichtung bekommt einen Krieger mehr?
    .why = Die Krieger um deine Heimat stehen so gleichmäßig wie möglich.
q-advanced-hand = Welche drei deiner fünf Karten behältst du?
    .why = Die zwei anderen werden ungesehen in den Stapel gemischt.
    .tip = Behalte: { $what }
q-corvids-first-plot = Welche Intrige liegt verdeckt in deiner Heimat?
    .why = Nur du kennst sie.
o-setup-card = { $faction }
    .about = { $line }
o-corvids-first-plot = { $plot }
    .about = { $line }

plan-wishes = Wünsche für die Auswahl
    .why = Falls du nicht da bist, wenn du wählen sollst: Das erste, was davon noch ausliegt, wird deins. Niemand sieht die Liste.
plan-wishes-first = Erster Wunsch
plan-wishes-first-none = kein Wunsch
plan-wishes-second = Zweiter Wunsch
plan-wishes-second-none = kein Wunsch
plan-wishes-third = Dritter Wunsch
plan-wishes-third-none = kein Wunsch
plan-wishes-fourth = Vierter Wunsch
plan-wishes-fourth-none = kein Wunsch
plan-wishes-setup = Danach
plan-wishes-setup-ask = frag mich, wohin meine Teile kommen
plan-wishes-setup-usual = stell mich wie üblich auf und behalte die ersten drei Karten

r-setup-pool = Im Vorrat { $cards ->
    [one] ist 1 Aufbaukarte
   *[other] sind { $cards } Aufbaukarten
}, ausgeteilt werden hier { $wanted }: eine mehr als Personen. Nehmt Fraktionen dazu oder Plätze weg.
r-setup-pool-insurgent = Im Vorrat sind nur Aufständische. Die erste Aufbaukarte gehört einer militanten Fraktion: { NAMES($militants, as: "faction") }.
r-setup-pool-two = Zu zweit wird nur unter militanten Fraktionen gewählt, und { $wanted } werden ausgeteilt; im Vorrat { $cards ->
    [one] ist
   *[other] sind
} { $cards }. Nehmt militante Fraktionen oder Plätze dazu.

r-setup-landmarks-pack = Der Tisch spielt mit { $wanted ->
    [one] 1 Wahrzeichen
   *[other] { $wanted } Wahrzeichen
}, und im Satz { $cards ->
    [one] ist noch 1
   *[other] sind noch { $cards }
} zum Ziehen. Nehmt andere wieder auf, oder spielt mit weniger.

matter-draft = 🃏 Noch zu wählen: { NAMES($factions, as: "faction") }. Nicht da, wenn du dran bist? /prepare responses nimmt eine Wunschliste.
matter-draft-locked = 🔒 { NAMES($factions, as: "faction") }: gesperrt, bis eine militante Fraktion gewählt ist
matter-draft-next = Danach wählen in dieser Reihenfolge: { $order }.
draft-abandoned = { $count ->
    [one] Die Auswahl endet, bevor ein Platz eine Fraktion gewählt hat; nichts davon zählt
   *[other] Die Auswahl endet, bevor { $count } Plätze eine Fraktion gewählt haben; nichts davon zählt
}
