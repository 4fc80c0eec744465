# Das Deck „Exiles & Partisans“: was seine Karten fragen, anbieten und erzählen.

# Was ein Tisch vor Beginn entscheiden kann

option-deck = Kartendeck
    .why = Welche Karten ihr teilt: das Deck des Grundspiels oder stattdessen Exiles & Partisans.
option-deck-standard = Grundspiel
option-deck-exiles_partisans = Exiles & Partisans
option-partisans = Partisans
    .why = Ob auch Vogelkarten gehen, wenn du wegen Partisans alle Karten anderer Farben abwerfen musst.
option-partisans-discard_birds = Vögel werden abgeworfen
option-partisans-keep_birds = Vögel bleiben
option-propaganda = Propaganda Bureau
    .why = Ob ein gegnerischer Krieger auch dort entfernt werden kann, wo du keinen einsetzen kannst.
option-propaganda-may_place = nur auf einer dir offenen Lichtung
option-propaganda-always = entfernt überall einen Krieger
option-propaganda-must_place = nur dort und mit einem Krieger im Vorrat
option-coffin_makers = Coffin Makers
    .why = Welche Krieger auf Coffin Makers gelegt werden.
option-coffin_makers-all = alle, die in einen Vorrat zurückkehren
option-coffin_makers-removed = nur die, die jemand entfernt
option-informants = Informants
    .why = Wie oft Informants das Ziehen ersetzen darf.
option-informants-each_draw = jedes Ziehen am Abend
option-informants-once = einmal pro Zug
option-false_orders = False Orders
    .why = Nach wessen Rechten die Krieger gehen: denen des Gegners (neuester Wortlaut) oder deinen.
option-false_orders-forced = der Gegner bewegt sie nach seinen Rechten
option-false_orders-own = wer die Karte hat, bewegt sie

# Fragen

q-turn-start = Deine Phase beginnt: { NAMES($phase, as: "phase") }. Benutzt du zuerst noch etwas?
    .why = Was ganz am Anfang benutzt wird, geht nicht mehr, sobald etwas anderes geschehen ist.
done-turn-start = Weiter, ohne etwas zu nutzen
q-use-coffin-makers = Coffin Makers leeren, bevor deine Söldner handeln?
    .why = Krieger, die sie entfernen, zählten dann erst in deinem nächsten Vogelgesang. Was wieder im Vorrat ist, kann eingesetzt werden.
q-use-saboteurs = Wessen Effekt zerstören deine Saboteure?
    .why = Er wird abgeworfen, und die Saboteure ebenso.
q-use-false-orders = Welche Krieger schickst du weg?
    .why = Die Hälfte von ihnen, aufgerundet, muss auf eine benachbarte Lichtung deiner Wahl.
q-use-false-orders-to = { NAMES($other, as: "faction") }: Wohin { $count ->
    [one] geht 1 Krieger
   *[other] gehen { $count } Krieger
} von { $origin }?
    .why = Für diese Bewegung muss niemand herrschen.
q-use-swap-meet = Mit wem tauschst du?
    .why = Du nimmst dort eine zufällige Karte und gibst dann eine von deinen.
q-use-swap-meet-give = Welche Karte gibst du an { NAMES($other, as: "faction", part: "acc") }?
    .why = Jede deiner Handkarten geht, auch die eben genommene.
q-use-eyrie-emigre = Dein Vogelgesang endet: Welche Bewegung macht Eyrie Émigré?
    .why = Auf der Lichtung, auf die du gehst, muss ein Kampf folgen, sonst wird die Karte abgeworfen.
q-use-eyrie-emigre-battle = Gegen wen kämpfst du auf { $clearing }?
    .why = Ohne diesen Kampf wird Eyrie Émigré abgeworfen.
q-use-propaganda-bureau = Welche Karte gibst du für Propaganda aus?
    .why = Auf einer passenden Lichtung geht ein gegnerischer Krieger, und einer von dir nimmt seinen Platz ein.
q-use-propaganda-bureau-where = Welcher Gegner verliert einen Krieger, und wo?
    .why = Ein Krieger aus deinem Vorrat nimmt seinen Platz ein.
q-use-league-of-adventurous-mice = Welchen Gegenstand erschöpfst du?
    .why = Er bleibt bei deinen hergestellten Gegenständen für immer erschöpft.
q-use-league-of-adventurous-mice-deed = Was tun die abenteuerlustigen Mäuse?
    .why = Eine Bewegung oder ein Kampf, ohne dass es eine Aktion kostet.
q-use-charm-offensive = Wer bekommt einen Punkt, während du eine Karte ziehst?
    .why = Denk daran, wer am weitesten vom Sieg entfernt ist.
q-use-informants = Ziehst du an diesem Abend { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, oder nimmst du stattdessen einen Hinterhalt vom Ablagestapel?
    .why = Informants bringt dir anstelle aller gezogenen Karten einen Hinterhalt zurück auf die Hand; alle sehen, welchen.
q-battle-partisans = Die Würfel auf { $clearing } zeigen { $high } für den Angriff und { $low } für die Verteidigung. Benutzt du Partisans?
    .why = Du richtest einen Treffer mehr an und wirfst alle Handkarten anderer Farben ab.
    .yes = Partisans benutzen
pass-battle-partisans = Diesmal nicht

# Optionen dieser Fragen

o-effect = { $card }, { $seat }
o-warriors = { $seat } auf { $clearing }
    .facts = { $count ->
        [one] 1 Krieger dort
       *[other] { $count } Krieger dort
    }
o-exhausted-item = { $item }, erschöpft

# Was geschah

e-hand-sifted = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } nur noch Handkarten dieser Farben: { $suits }.
e-picked-up = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $card } vom Ablagestapel genommen.
e-effect-lost = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } einen ausliegenden Effekt verloren: { $card }.
e-coffins-opened = { $count ->
    [one] 1 Krieger ist
   *[other] { $count } Krieger sind
} von { YOU($seat, "deinen Coffin Makers", before: "den Coffin Makers von", as: "faction.dat") } heimgekehrt.
