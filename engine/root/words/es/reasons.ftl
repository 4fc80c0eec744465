# Lo que habla a favor de una elección, según una IA: detrás van sus puntos.

term-points = puntos
term-effects = cartas en juego
term-board = perspectivas en el tablero
term-hand = mano
term-dominance = opción de dominio
term-partner = puntos de la otra parte de la coalición
term-leader = rival más fuerte
term-rivals = todos los rivales
term-victory = la partida misma
