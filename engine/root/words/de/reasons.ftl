# Was ein Tipp bringt und kostet, in wenigen Worten; `term-` nach den Gründen der Bewertung.

term-victory = der Sieg
    .price = der Weg zum Sieg
term-points = Punkte
    .later = später Punkte
term-effects = Karten, die für dich arbeiten
    .aim = Karten im Spiel
    .price = Karten im Spiel
term-board = eine stärkere Stellung
    .price = eine schwächere Stellung
term-landmarks = der Nutzen eines Wahrzeichens
term-payments = wofür du bezahlt hast
    .aim = der Nutzen eines Wahrzeichens
    .price = Zahlung an andere
term-hand = Handkarten
    .price = Karten aus der Hand
term-partner = Punkte deines Partners
    .aim = Punkte des Partners
term-dominance = der Weg zur Dominanz
    .aim = Dominanz
term-leader = Boden gegenüber dem stärksten Rivalen
    .price = Boden an den stärksten Rivalen
term-rivals = Boden gegenüber deinen Rivalen
    .aim = Boden gegenüber den Rivalen
    .price = Boden an die Rivalen
stake-rule = Herrschaft über { $clearing }
stake-open = { $clearing } steht { YOU($seat, "dir", as: "faction.dat") } offen
