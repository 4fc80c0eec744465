# Was auf den Tableaus der Fraktionen steht.

sheet-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
sheet-alt = { $who }: { $rest }
sheet-buildings = Gebäude
sheet-supply = Vorrat
sheet-crafted = Hergestellt
sheet-items = Gegenstände
sheet-decree = Das Dekret
sheet-leaders = Anführer
sheet-next-leaders = noch übrig
sheet-roosts = Nester
sheet-sympathy = Sympathie
sheet-supporters = Unterstützer
sheet-bases = Basen
sheet-officers = Offiziere
sheet-tracks = Leisten
sheet-satchel = Rucksack
sheet-damaged = Beschädigt
sheet-bonds = Beziehungen
sheet-quests = Offene Quests
sheet-done = Erfüllte Quests
sheet-nothing = nichts
sheet-hidden = verdeckt
sheet-limit = Platz für { $n }

sheet-column-recruit = Rekrutieren
sheet-column-move = Bewegen
sheet-column-battle = Kämpfen
sheet-column-build = Bauen

sheet-warriors = Krieger
sheet-wood = Holz
sheet-cost = Preis
sheet-score = Punkte
sheet-draw = Karten

sheet-sawmill = Sägewerke
sheet-workshop = Werkstätten
sheet-recruiter = Kasernen
sheet-citadel = Zitadellen
sheet-market = Märkte

sheet-revealed = Offengelegt
sheet-outcast = Außenseiter
sheet-hated = verhasst: Verschwörungen kosten eins weniger
sheet-gardens = Gärten
sheet-lost-souls = Verlorene Seelen
sheet-ministers = Minister
sheet-swayed = { $n } überzeugt
sheet-plots = Intrigen im Spiel
sheet-plot-cost = die nächste kostet { $n } Krieger
sheet-cathedrals = Kathedralen
sheet-bees = { $n ->
    [0] keine Biene zu sehen
    [one] 1 Biene: abends je eine Blume und Karte mehr
   *[other] { $n } Bienen: abends je { $n } Blumen und Karten mehr
 }
sheet-blind-bag = Beutel
sheet-penitence = Buße
sheet-penitent = Büßer
sheet-heretic = Ketzer
sheet-mood = Laune
sheet-hoard = Hort
sheet-command = Befehl
sheet-prowess = Macht
mood-bitter = Verbittert
mood-grandiose = Größenwahnsinnig
mood-jubilant = Ausgelassen
mood-lavish = Verschwenderisch
mood-relentless = Unerbittlich
mood-rowdy = Rauflustig
mood-stubborn = Stur
mood-wrathful = Zornig
sheet-retinue = Gefolge
sheet-retinue-size = { $n } von 10
sheet-retinue-move = Bewegen
sheet-retinue-delve = Kämpfen, dann graben
sheet-retinue-recover = Bewegen oder bergen
sheet-relics = Geborgene Relikte
sheet-relics-bonus = { $n } von 4 Spalten voll, je 2 Punkte
sheet-waystations = Wegstationen und Krieger
sheet-campaign = Feldzug
sheet-colonies = Kolonien und Krieger
sheet-spoils = Beute
sheet-spoils-score = { $n }, bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
sheet-funds = Mittel
sheet-dividends = Dividende { $n }
sheet-box-funds = Mittel
sheet-box-payments = Zahlungen
sheet-box-committed = Eingesetzt
sheet-posts = Handelsposten
sheet-posts-lost = { $n } verloren
sheet-services = Preise der Dienstleistungen
sheet-service-hand = Eine Karte
sheet-service-boats = Flussboote
sheet-service-mercenaries = Mietkrieger
sheet-open-hand = Offene Hand
shop-title = Beim Flussvolk zu kaufen
shop-empty = Die Hand ist leer: keine Karte zu kaufen.
shop-alt = Zu kaufen: eine Karte für { $hand } ({ $cards }), Flussboote für { $boats }, Mietkrieger für { $mercenaries }.
