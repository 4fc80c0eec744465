# Lo que un consejo gana y cuesta, según las razones de la valoración, en pocas palabras.

term-victory = la victoria
term-land = tierras
term-runes = runas de dragón
term-army = un ejército más fuerte
    .price = un ejército más débil
term-march = lo que la marcha puede ganar
term-strongholds = fortalezas
term-influence = influencia
term-cards = cartas de táctica
term-dials = diales
term-titles = títulos
term-heroes = héroes más fuertes
    .price = héroes más débiles
term-battle = la batalla
term-objective = tu objetivo
    .aim = su objetivo
term-eliminated = tu supervivencia
    .aim = la supervivencia
term-leader = ventaja sobre el rival más fuerte
term-rivals = terreno frente a tus rivales
