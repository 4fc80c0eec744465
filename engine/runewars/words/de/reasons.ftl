# Was ein Tipp bringt und kostet, nach den Gründen der Bewertung, in wenigen Worten.

term-victory = den Sieg
term-land = Land
term-runes = Drachenrunen
term-army = ein stärkeres Heer
    .price = ein schwächeres Heer
term-march = was der Marsch gewinnen kann
term-strongholds = Festungen
term-influence = Einfluss
term-cards = Taktikkarten
term-dials = Scheiben
term-titles = Titel
term-heroes = stärkere Helden
    .price = schwächere Helden
term-battle = den Kampf
term-objective = dein Ziel
    .aim = das eigene Ziel
term-eliminated = dein Überleben
    .aim = das Überleben
term-leader = Vorsprung vor dem stärksten Rivalen
term-rivals = Boden gegen deine Rivalen
