# Lo que un consejo gana y cuesta, según las razones de la valoración, en pocas palabras.

term-victory = la victoria
term-land = tierras
term-runes = runas de dragón
term-army = un ejército más fuerte
    .price = un ejército más débil
    .spared = fuerza de tu ejército
term-prospects = zonas al alcance de tu ejército
    .price = {""}
term-count = un lugar mejor en el recuento final de runas de dragón
    .price = un lugar peor en el recuento final de runas de dragón
    .spared = terreno en el recuento final de runas de dragón
term-hunger = alimento para tus unidades en invierno
    .aim = alimento para sus unidades en invierno
    .price = unidades que morirían de hambre en invierno
    .spared = unidades muertas de hambre en invierno
term-orders = órdenes en la mano
term-threat = seguridad ante un rival cercano a la victoria
    .price = un rival más cerca de la victoria
term-march = lo que la marcha puede ganar
    .price = lo que la marcha puede perder
    .spared = lo que la marcha puede costar
term-strongholds = fortalezas
term-influence = influencia
term-cards = cartas de táctica
term-dials = diales más altos
    .price = diales más bajos
    .spared = altura de tus diales
term-titles = títulos
term-heroes = héroes más fuertes
    .price = héroes más débiles
    .spared = fuerza de tus héroes
term-battle = la batalla
    .price = las bajas de la batalla
    .spared = lo que la batalla puede costar
term-objective = tu objetivo
    .aim = su objetivo
term-eliminated = tu supervivencia
    .aim = la supervivencia
    .price = seguridad
term-leader = terreno frente al rival más fuerte
    .price = terreno ante el rival más fuerte
    .spared = terreno ante el rival más fuerte
term-rivals = terreno frente a tus rivales
    .aim = terreno frente a los rivales
    .price = terreno ante los rivales
    .spared = terreno ante tus rivales

# Razones que ninguna posición muestra

term-board = un tablero en el que todo está al alcance
term-homeland = tierras ricas alrededor de tu reino natal
term-distance = espacio entre los reinos natales
term-site = una ficha de runa cerca de tu reino y lejos de los demás
term-bid = una puja a la medida del premio
    .price = {""}
term-tactic = ayuda en la batalla
