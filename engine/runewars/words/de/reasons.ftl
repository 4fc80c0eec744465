# Was ein Tipp bringt und kostet, nach den Gründen der Bewertung, in wenigen Worten.

term-victory = der Sieg
term-land = Land
term-runes = Drachenrunen
term-army = ein stärkeres Heer
    .price = ein schwächeres Heer
    .spared = Stärke deines Heers
term-prospects = Gebiete in Reichweite deines Heers
    .price = {""}
term-count = ein besserer Stand bei der Schlusszählung der Drachenrunen
    .price = ein schlechterer Stand bei der Schlusszählung der Drachenrunen
    .spared = Boden bei der Schlusszählung der Drachenrunen
term-hunger = Nahrung für deine Einheiten im Winter
    .aim = Nahrung für die eigenen Einheiten im Winter
    .price = Einheiten, die der Winter verhungern ließe
    .spared = im Winter verhungerte Einheiten
term-orders = Befehle auf der Hand
term-threat = Schutz vor einem Rivalen kurz vor dem Sieg
    .price = ein Rivale näher am Sieg
term-march = was der Marsch gewinnen kann
    .price = was der Marsch verlieren kann
    .spared = was der Marsch kosten kann
term-strongholds = Festungen
term-influence = Einfluss
term-cards = Taktikkarten
term-dials = höhere Scheiben
    .price = niedrigere Scheiben
    .spared = Stand deiner Scheiben
term-titles = Titel
term-heroes = stärkere Helden
    .price = schwächere Helden
    .spared = Stärke deiner Helden
term-battle = der Kampf
    .price = die Verluste im Kampf
    .spared = was der Kampf kosten kann
term-objective = dein Ziel
    .aim = das eigene Ziel
term-eliminated = dein Überleben
    .aim = das Überleben
    .price = Sicherheit
term-leader = Boden gegenüber dem stärksten Rivalen
    .price = Boden an den stärksten Rivalen
    .spared = Boden an den stärksten Rivalen
term-rivals = Boden gegenüber deinen Rivalen
    .aim = Boden gegenüber den Rivalen
    .price = Boden an die Rivalen
    .spared = Boden an deine Rivalen

# Gründe, die keine Stellung zeigt

term-board = ein Spielplan, auf dem alles erreichbar ist
term-homeland = reiches Land um dein Heimatreich
term-distance = Abstand zwischen den Heimatreichen
term-site = ein Runenplättchen nah am eigenen Reich und fern von anderen
term-bid = ein Gebot, das zum Gewinn passt
    .price = {""}
term-tactic = Hilfe im Kampf
