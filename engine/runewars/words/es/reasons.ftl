# Lo que habla a favor de una elección, según una IA: detrás van sus puntos.

term-land = tierras
term-runes = fichas de runa
term-army = ejército
term-strongholds = fortalezas
term-influence = influencia
term-cards = cartas de táctica
term-dials = diales de recursos
term-titles = títulos
term-heroes = héroes
term-battle = la batalla en curso
term-objective = objetivo
term-march = la marcha en curso
term-leader = rival más fuerte
term-rivals = todos los rivales
term-eliminated = quedar fuera
term-victory = la partida misma
