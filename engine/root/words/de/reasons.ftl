# Was ein Tipp bringt und kostet, in wenigen Worten; `term-` nach den Gründen der Bewertung.

term-victory = den Sieg
term-points = Punkte
term-effects = Karten, die für dich arbeiten
term-board = eine stärkere Stellung
term-landmarks = der Nutzen eines Wahrzeichens
term-hand = Handkarten
term-partner = Punkte deines Partners
term-dominance = den Weg zur Vorherrschaft
term-leader = Vorsprung vor dem stärksten Rivalen
term-rivals = Boden gegen deine Rivalen
stake-rule = Herrschaft über { $clearing }
stake-open = { $clearing } steht { $seat } offen
