# Names of things, options of a table, commands, and public threats.

# Names that take their verb in the plural
said-as-many = Neutrales

runewars = Runewars
rules-win = **Cómo se gana**
    1. Seis runas de dragón ganan; si no, quien tenga más al acabar el último año.
    2. Las runas están boca abajo en zonas que controlas; algunas son falsas, y solo lo sabe su dueño.
    3. Cada año tiene cuatro estaciones: en cada una eliges en secreto una orden, y todas se revelan a la vez.
    4. Una orden más alta que las anteriores del año da su bonificación.
    5. Toma zonas y ciudades, envía héroes a misiones, puja con influencia: todo puede darte runas. Alimenta a tus unidades en invierno.
pitch = Cuatro reinos en guerra, seis runas de dragón para ganar
law = Regla { $section }
round = { $round ->
    [0] Preparación
   *[other] Año { $round }
}
year-and-season = Año { $year }, { NAMES($season, as: "season") }
won-victory = con una carta de victoria que se mantuvo
won-count = con más runas de dragón que nadie
won-count-influence = por el recuento de runas de dragón: un empate que decidió la mayor influencia
won-count-start = por el recuento de runas de dragón: un empate que decidió la influencia inicial
won-alone = como última facción en pie
won-instant = con suficientes runas de dragón

counted-rune-areas = { $n ->
    [one] 1 zona
   *[other] { $n } zonas
} con ficha de runa
    .heading = zonas con ficha de runa
counted-dragon-runes = { $n ->
    [one] 1 runa de dragón
   *[other] { $n } runas de dragón
}
    .heading = runas de dragón

# Places

area = { $key }
area-city = { $key } ({ $city })
area-home = { $key } ({ $faction })
nowhere = ninguna parte
amount-from = { $unit } de { $area }
amount-placed = { $count } en { $area }
amount-routed = { $name }, en desbandada
amount-units = { NAMES($units, as: "unit", count: "yes") }
amount-victim = { $name } · { $health } de vida

# Factions; `.short` fits beside a number, `.full` is the whole name

faction-daqan = Daqan
    .short = Daqan
    .full = Señores de Daqan
faction-latari = Latari
    .short = Latari
    .full = Elfos Latari
faction-uthuk = Uthuk
    .short = Uthuk
    .full = Uthuk Y'llan
faction-waiqar = Waiqar
    .short = Waiqar
    .full = Waiqar el No Muerto
neutrals = Neutrales
neutral-side = { neutrals }
    .within = los neutrales

# Units: the name, the plural as `.many`, and the effect of the special in battle as `.text`

unit-bowman = Arquero
    .many = Arqueros
    .text = Fuego concentrado: 1 de daño, si es posible a una unidad con más de 1 de vida.
    .line = Fuego concentrado: 1 de daño, a una unidad con más vida si es posible
unit-knight = Caballero
    .many = Caballeros
    .text = Mando: desbanda 1 unidad enemiga y robas una carta de táctica.
unit-footman = Infante
    .many = Infantes
    .text = Golpe valiente: 1 de daño, y 1 más a la misma unidad si sobrevive.
    .line = Golpe valiente: 1 de daño, y 1 más a la misma unidad si sobrevive
unit-siege-tower = Torre de asedio
    .many = Torres de asedio
    .text = Asedio: +2 de fuerza en el recuento de esta batalla, pase lo que pase con la torre.
    .line = Asedio: +2 de fuerza en el recuento de esta batalla
unit-archer = Arquero elfo
    .many = Arqueros elfos
    .text = Tiro certero: 1 de daño a la unidad enemiga que elijas.
unit-pegasus-rider = Jinete de pegaso
    .many = Jinetes de pegaso
    .text = Vuela. Carga: desbanda 2 triángulos enemigos o 1 rectángulo enemigo, como prefieras.
    .line = Vuela. Carga: desbanda 2 triángulos enemigos o 1 rectángulo
unit-sorceress = Hechicera
    .many = Hechiceras
    .text = Palabra de Vaal: la unidad enemiga que elijas se retira de la batalla al instante, en desbandada.
    .line = Palabra de Vaal: una unidad enemiga que elijas se retira en desbandada
unit-warrior = Guerrero
    .many = Guerreros
    .text = Arrollar: 1 de daño, o destruye una unidad enemiga dañada o en desbandada.
    .line = Arrollar: 1 de daño, o destruye una unidad dañada o en desbandada
unit-flesh-ripper = Desgarrador
    .many = Desgarradores
    .text = Implacable: todos tus desgarradores tienen 3 de vida hasta el final de la batalla.
    .line = Implacable: todos tus desgarradores tienen 3 de vida en la batalla
unit-berserker = Berserker
    .many = Berserkers
    .text = Furia: puedes destruir uno de tus berserkers en pie para infligir 2 de daño.
    .line = Furia: puedes destruir un berserker tuyo para infligir 2 de daño
unit-warlock = Brujo
    .many = Brujos
    .text = Lluvia de fuego: el enemigo destruye 2 de sus triángulos o 1 rectángulo.
unit-chaos-lord = Señor del Caos
    .many = Señores del Caos
    .text = Terror: elige 2 unidades enemigas. Cada una queda en desbandada; si ya lo estaba, se destruye.
    .line = Terror: desbanda 2 enemigos; si ya lo estaban, los destruye
unit-skeleton-archer = Arquero esqueleto
    .many = Arqueros esqueleto
    .text = Golpe mortal: el enemigo destruye uno de sus triángulos, círculos o rectángulos.
    .line = Golpe mortal: el enemigo destruye un triángulo, círculo o rectángulo
unit-necromancer = Nigromante
    .many = Nigromantes
    .text = Alzar muertos: 2 reanimados de tu reserva se unen a la batalla y se quedan contigo.
    .line = Alzar muertos: 2 reanimados se unen a la batalla y se quedan
unit-reanimate = Reanimado
    .many = Reanimados
    .text = Avasallar: 2 de daño si hay 2 o más reanimados en pie.
unit-dark-knight = Caballero oscuro
    .many = Caballeros oscuros
    .text = Carga pavorosa: desbanda la unidad enemiga en pie que elijas y luego inflige 1 de daño.
    .line = Carga pavorosa: desbanda una unidad enemiga que elijas y 1 de daño
unit-sorcerer = Hechicero
    .many = Hechiceros
    .text = Eternos: todos los hechiceros de este bando tienen 2 de vida hasta el final de la batalla.
    .line = Eternos: todos tus hechiceros tienen 2 de vida en la batalla
unit-razorwing = Alafilada
    .many = Alafiladas
    .text = Vuela. Aturdir: el enemigo desbanda una unidad suya en pie de iniciativa 2 o posterior.
    .line = Vuela. Aturdir: el enemigo desbanda una unidad de iniciativa 2 o más
unit-beastman = Hombre bestia
    .many = Hombres bestia
    .text = Estragos: 1 de daño y una carta de destino más: su desbandada o su daño también cuentan; un especial inflige 1 más.
    .line = Estragos: 1 de daño, y después cuenta otra carta de destino
unit-hellhound = Sabueso infernal
    .many = Sabuesos infernales
    .text = Rápido. Quemadura: 1 de daño a cada una de 2 unidades en pie que elija el enemigo, primero las heridas.
    .line = Rápido. Quemadura: 1 de daño a cada una de 2 unidades enemigas
unit-dragon = Dragón
    .many = Dragones
    .text = Vuela. Aliento de fuego: destruye hasta 3 triángulos enemigos de tu elección.
unit-giant = Gigante
    .many = Gigantes
    .text = Cólera: tanto daño como tenga encima uno de los gigantes de este bando.

shape-triangle = triángulo
shape-circle = círculo
shape-rectangle = rectángulo
shape-hexagon = hexágono

resource-food = alimento
    .line = alimenta a otras tantas unidades por zona en invierno; sirve para reclutar
resource-wood = madera
    .line = paga mejoras y fortalezas; sirve para reclutar
resource-ore = mineral
    .line = paga fortalezas y reparaciones; sirve para reclutar

# The year, and its orders

season-spring = primavera
season-summer = verano
season-fall = otoño
season-winter = invierno

phase-setup = Preparación
phase-season = Carta de estación
phase-orders = Elegir órdenes
phase-quests = Fase de misiones
phase-primary = Orden
phase-bonus = Supremacía
phase-over = Terminada

order-0 = ninguna orden
order-1 = 1 Maniobrar
    .text = Mueve las unidades y héroes que quieras una zona cada uno, a zonas propias o vacías.
    .bonus = Roba una carta de táctica por cada icono de táctica de tus diales.
order-2 = 2 Movilizar
    .text = Activa una zona y entra en ella: unidades desde hasta 2 zonas de distancia, héroes desde una adyacente.
    .bonus = Activa una segunda zona; sigue habiendo una sola batalla.
order-3 = 3 Conquistar
    .text = Activa una zona y entra en ella: unidades desde hasta 2 zonas de distancia, héroes desde una adyacente.
    .bonus = Una fortaleza enemiga cuenta 3 menos de fuerza en la batalla.
order-4 = 4 Cosechar
    .text = Ajusta cada dial a lo que producen tus zonas, hacia arriba o hacia abajo.
    .bonus = Recoge lo que dan tus mejoras y luego construye una por 1 de madera.
order-5 = 5 Reclutar
    .text = Toma las unidades del dial de un recurso y colócalas en tus fortalezas.
    .bonus = Hazlo otra vez con otro recurso.
order-6 = 6 Buscar apoyo
    .text = Toma un beneficio de cada ciudad que controlas.
    .bonus = Gasta de 1 a 3 de influencia, mira otras tantas cartas de héroe y quédate con una.
order-7 = 7 Ganar poder
    .text = Gana influencia por cada icono de influencia de tus diales.
    .bonus = Reclama un título por más influencia de la que tiene encima.
order-8 = 8 Fortificar
    .text = Construye una fortaleza, repara una y mezcla fichas de runa: cada cosa una vez como mucho.
    .bonus = Esta orden no tiene.

bonus-1 = 1 carta por icono de táctica
bonus-2 = una segunda zona
bonus-3 = la fortaleza cuenta 3 menos
bonus-4 = las mejoras pagan y construyes una
bonus-5 = un segundo dial
bonus-6 = buscar un héroe
bonus-7 = reclamar un título
bonus-8 = —

order-does-1 = pasar a zonas propias
order-does-2 = marchar
order-does-3 = marchar, también contra fortalezas
order-does-4 = diales y mejoras
order-does-5 = nuevas unidades
order-does-6 = ciudades y héroes
order-does-7 = influencia y títulos
order-does-8 = fortalezas y runas

# Icons and results of Fate cards

symbol-gold = oro
symbol-blue = azul
symbol-red = rojo
result-damage = daño
    .many = daños
result-rout = desbandada
    .many = desbandadas
result-special = especial
    .many = especiales
result-miss = fallo
    .many = fallos

# The destiny of each Fate card, by its number

destiny-1 = { symbol-red }
destiny-2 = { symbol-red }
destiny-3 = { symbol-blue }
destiny-4 = { symbol-blue }
destiny-5 = { symbol-gold }
destiny-6 = { symbol-red }
destiny-7 = { symbol-gold }
destiny-8 = { symbol-red }
destiny-9 = { symbol-red }
destiny-10 = { symbol-red }
destiny-11 = { symbol-red }
destiny-12 = { symbol-red }
destiny-13 = { symbol-blue }
destiny-14 = { symbol-blue }
destiny-15 = { symbol-blue }
destiny-16 = { symbol-red }
destiny-17 = { symbol-gold }
destiny-18 = { symbol-red }
destiny-19 = { symbol-red }
destiny-20 = { symbol-red }
destiny-21 = { symbol-red }
destiny-22 = { symbol-red }
destiny-23 = { symbol-blue }
destiny-24 = { symbol-blue }
destiny-25 = { symbol-blue }
destiny-26 = { symbol-red }
destiny-27 = { symbol-gold }
destiny-28 = { symbol-red }
destiny-29 = { symbol-red }
destiny-30 = { symbol-red }

# Gifts of a city

benefit-influence = influencia
benefit-tactics = cartas de táctica
benefit-quests = cartas de misión
benefit-neutrals = aliados

# Options of a table, decided before it begins

option-setup = Preparación
    .why = Colocar a mano las fortalezas, primeras unidades, héroes y runas, o empezar de inmediato.
option-setup-choose = cada cual elige su posición inicial
option-setup-usual = ya repartido, se empieza de inmediato
option-map = Mapa
    .why = Construir el mapa entre todos, loseta a loseta, o usar uno ya hecho.
option-map-built = construido entre todos, loseta a loseta
option-map-fixed = un mapa ya hecho
option-strict_touch = Colocación de losetas
    .why = Cuánto debe encajar una loseta nueva en el mapa.
option-strict_touch-off = toca dos zonas del mapa
option-strict_touch-on = lo hace con dos zonas propias
option-length = Duración
    .why = Cuándo se cuentan las runas si nadie ha ganado.
option-length-six_or_seven = seis años; con cartas de victoria aún sin comprobar, un séptimo
option-length-six = seis años
option-length-seven = siete años
option-length-eight = ocho años
option-victory = Victoria
    .why = Cómo se gana con seis runas de dragón.
option-victory-card = jugar la carta de victoria y tener seis runas un año después; siguen ocultas
option-victory-card_shown = lo mismo, pero en el turno propio y mostrando las seis runas
option-victory-instant = seis runas de dragón ganan al instante
option-battle = Batallas
    .why = Cuándo se eligen las cartas de táctica para una batalla.
option-battle-swift = todas al empezar, para cada uno de sus pasos
option-battle-steps = paso a paso
option-neutrals = Unidades neutrales
    .why = Quién decide por las unidades que no son de nadie.
option-neutrals-rule = una regla fija
option-neutrals-left = quien está a la izquierda
option-hero_order_move = Héroes con Movilizar y Conquistar
    .why = Desde qué distancia acompañan los héroes.
option-hero_order_move-1 = desde una zona adyacente
option-hero_order_move-2 = desde hasta 2 zonas de distancia
option-hero_order_move-3 = desde hasta 3 zonas de distancia
option-hero_support = Héroes en batalla
    .why = Si los héroes apoyan a las unidades que luchan a su alrededor.
option-hero_support-off = los héroes no participan
option-hero_support-on = cada uno apoya a un tipo de unidad: una carta más, se descarta una
option-exploration = Fichas de exploración
    .why = Algo que descubrir en cada zona.
option-exploration-off = ninguna
option-exploration-on = los héroes las descubren en la fase de misiones
option-commander = Comandante
    .why = Un héroe que cabalga con el ejército.
option-commander-off = ninguno
option-commander-on = cada cual nombra uno
option-epic = Partida épica
    .why = Para una noche larga.
option-epic-off = seis runas
option-epic-on = siete runas, ocho años
option-promo_heroes = Héroes promocionales
    .why = Dos héroes más en el mazo.
option-promo_heroes-off = sin ellos
option-promo_heroes-on = con ellos
option-spy_guild_second = Gremio de Espías
    .why = Si quien dirige el Gremio de Espías puede también preguntar por una orden.
option-spy_guild_second-off = recupera una orden, nada más
option-spy_guild_second-on = también averigua si una orden es baja o alta
option-beasts = Rebelión de las bestias
    .why = Quién decide adónde van los neutrales aliados que esta carta ahuyenta.
option-beasts-as_others = como con otras unidades neutrales
option-beasts-owner = de quien eran aliados
option-edition = Cartas y reglas
    .why = La segunda edición se acerca más al juego real: más runas de dragón, en invierno y por misiones difíciles, y sin bonificación por una orden con la que no se hace nada.
option-edition-second = segunda edición
option-edition-first = primera edición

# Commands; heroes have a group of their own

c-runewars = Lo que puede hacer cada facción
c-runewars-done = Termina lo que estás haciendo: tu orden o un paso de ella
c-runewars-order = Elige en secreto tu orden para esta estación
f-runewars-order-order = Una orden que no hayas jugado este año
c-runewars-bid = Puja influencia en secreto
f-runewars-bid-influence = Cuánta; se gasta, gane quien gane
c-runewars-step = Maniobrar: mueve unidades a una zona junto a la suya
f-runewars-step-origin = La zona que dejan
f-runewars-step-to = Una zona propia o vacía junto a ella
c-runewars-send = Maniobrar: mueve un héroe a una zona junto a la suya
f-runewars-send-hero = Tu héroe
f-runewars-send-to = Una zona propia o vacía junto a ella
c-runewars-drill = Maniobrar, bonificación: cartas de táctica por tus diales
c-runewars-activate = Movilizar o Conquistar: activa una zona y entra en ella
f-runewars-activate-area = Una zona sin tu ficha de activación
c-runewars-negotiate = Gasta influencia en diplomacia con unidades neutrales
f-runewars-negotiate-influence = Cuánta: robas otras tantas cartas de destino
c-runewars-attack = Lucha contra las unidades de la zona en la que has entrado
c-runewars-harvest = Cosechar: ajusta tus diales a lo que producen tus zonas
c-runewars-collect = Bonificación de Cosechar: recoge lo que dan tus mejoras
c-runewars-develop = Construye una mejora en una fortaleza por 1 de madera
f-runewars-develop-area = La zona de la fortaleza
f-runewars-develop-development = Qué construyes
c-runewars-recruit = Reclutar: toma las unidades del dial de un recurso
f-runewars-recruit-resource = Alimento, madera o mineral
c-runewars-rally = Buscar apoyo: toma un beneficio de una ciudad
f-runewars-rally-area = La zona de la ciudad
f-runewars-rally-benefit = Lo que da
c-runewars-hire = Buscar apoyo, bonificación: influencia por un héroe
f-runewars-hire-influence = Cuánta: miras otras tantas cartas de héroe
c-runewars-power = Ganar poder: gana la influencia de tus diales
c-runewars-claim = Bonificación de Ganar poder: reclama un título
f-runewars-claim-title = El título
f-runewars-claim-influence = Más de la que tiene encima
c-runewars-build = Fortificar: una fortaleza por 1 de mineral y 1 de madera
f-runewars-build-area = Una zona que controlas, sin ciudad ni fortaleza
c-runewars-repair = Fortificar: repara una fortaleza por 1 de mineral
f-runewars-repair-area = La zona de la fortaleza dañada
c-runewars-mix = Fortificar: mezcla las fichas de runa de dos zonas propias
f-runewars-mix-area = Una zona con una ficha de runa
f-runewars-mix-other = Otra zona propia
c-runewars-tactic = Juega una carta de táctica
f-runewars-tactic-card = Una carta de tu mano
c-runewars-objective = Enseña tu objetivo cumplido a cambio de una runa de dragón
c-runewars-victory = Pon tu carta de victoria en el mazo de esta estación
c-runewars-league = Liga de Héroes: tres recompensas por una runa de dragón
c-runewars-spy = Gremio de Espías: recupera una orden de este año
f-runewars-spy-order = Una orden jugada antes este año

# Threats that follow from public facts

forfeit-bonus = No haces nada con esta orden, así que pierdes su bonificación de supremacía.
forfeit-area = No te queda nadie en { $area }: la abandonas{ with-rune }.
matter-battle = ⚔️ { $attacker } contra { $defender } en { $area }: fuerza { $attack } a { $defence }
threat-victory = { NAMES($seat, as: "faction") } gana si aún tiene suficientes runas de dragón cuando se compruebe su carta de victoria: { NAMES($season, as: "season") } del próximo año.

# Choices left within a group of options

many-area-id = { $count ->
    [one] 1 zona
   *[other] { $count } zonas
}
many-hero-id = { $count ->
    [one] 1 héroe
   *[other] { $count } héroes
}
many-unit-id = { $count ->
    [one] 1 tipo de unidad
   *[other] { $count } tipos de unidad
}
many-tactic-id = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
many-reward-id = { $count ->
    [one] 1 recompensa
   *[other] { $count } recompensas
}
many-quest-card-id = { $count ->
    [one] 1 misión
   *[other] { $count } misiones
}
many-attribute = { $count ->
    [one] 1 atributo
   *[other] { $count } atributos
}
many-seat = { $count ->
    [one] 1 facción
   *[other] { $count } facciones
}
many-influence = { $count ->
    [one] hasta 1 de influencia
   *[other] hasta { $count } de influencia
}
