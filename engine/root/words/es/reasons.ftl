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
term-payments = lo que has comprado
    .aim = el provecho de un lugar emblemático
    .price = pagos a otros
term-hand = cartas en la mano
    .price = cartas de la mano
term-partner = puntos de tu socio
    .aim = puntos de su socio
term-dominance = el camino al dominio
    .aim = el dominio
term-leader = terreno frente al rival más fuerte
    .price = terreno ante el rival más fuerte
term-rivals = terreno frente a tus rivales
    .aim = terreno frente a los rivales
    .price = terreno ante los rivales
stake-rule = el control del { $clearing }
stake-open = el { $clearing } queda abierto para { YOU($seat, "ti", as: "faction.within") }
