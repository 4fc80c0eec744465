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
term-payments = was du anderen bezahlt hast
    .aim = der Nutzen eines Wahrzeichens
term-hand = Handkarten
    .price = Karten aus der Hand
term-partner = Punkte deines Partners
    .aim = Punkte des Partners
term-dominance = der Weg zur Dominanz
    .aim = Dominanz
term-leader = Vorsprung vor dem stärksten Rivalen
    .price = Boden gegen den stärksten Rivalen
term-rivals = Vorsprung vor deinen Rivalen
    .aim = Vorsprung vor den Rivalen
    .price = Boden gegen die Rivalen
stake-rule = Herrschaft über { $clearing }
stake-open = { $clearing } steht { YOU($seat, "dir", as: "faction.dat") } offen
