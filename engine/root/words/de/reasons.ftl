# Was ein Tipp bringt und kostet, in wenigen Worten; `term-` nach den Gründen der Bewertung.

term-victory = den Sieg
term-points = Punkte
    .later = später Punkte
term-effects = Karten, die für dich arbeiten
    .aim = Karten im Spiel
term-board = eine stärkere Stellung
    .price = eine schwächere Stellung
term-landmarks = der Nutzen eines Wahrzeichens
term-payments = was du anderen bezahlt hast
    .aim = den Nutzen eines Wahrzeichens
term-hand = Handkarten
term-partner = Punkte deines Partners
    .aim = Punkte des Partners
term-dominance = den Weg zur Vorherrschaft
    .aim = die Vorherrschaft
term-leader = Vorsprung vor dem stärksten Rivalen
term-rivals = Boden gegen deine Rivalen
stake-rule = Herrschaft über { $clearing }
stake-open = { $clearing } steht { YOU($seat, "dir", as: "faction.dat") } offen
