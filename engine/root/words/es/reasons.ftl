# Lo que un consejo gana y cuesta, en pocas palabras; `term-` según las razones de la valoración.

term-victory = la victoria
    .price = el camino a la victoria
term-points = puntos
    .later = puntos más adelante
term-effects = cartas que trabajan para ti
    .aim = cartas en juego
    .price = cartas en juego
term-board = una posición más fuerte
    .price = una posición más débil
term-landmarks = lo que te da un lugar emblemático
term-payments = lo que has pagado a otros
    .aim = el provecho de un lugar emblemático
term-hand = cartas en la mano
    .price = cartas de la mano
term-partner = puntos de tu socio
    .aim = puntos de su socio
term-dominance = el camino al dominio
    .aim = el dominio
term-leader = ventaja sobre el rival más fuerte
    .price = terreno ante el rival más fuerte
term-rivals = ventaja sobre tus rivales
    .aim = ventaja sobre los rivales
    .price = terreno ante los rivales
stake-rule = el control de { $clearing }
stake-open = { $clearing } queda abierto para { YOU($seat, "ti", as: "faction.within") }
