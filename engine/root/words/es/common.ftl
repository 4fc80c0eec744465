# Lo que comparten todas las facciones de Root: nombres, preguntas, opciones, comandos.
# Los nombres de las facciones llevan su artículo en mayúscula y van siempre en singular:
# así pueden ser sujeto de cualquier frase. No se les antepone «a» ni «de».

# Names that take their verb in the plural, with a dot between them
said-as-many = Los Guardianes · Médicos Felinos · Nobles Azulejos · Exploradores Conejo · Nutrias Buceadoras · Profetas del Sol · Enviados Lagarto · Salteadores · Bandas de Ladrones · Artesanos Topo · Espías Córvidos · Centinelas Cuervo · Portallamas · Ratas Contrabandistas · Guardianes de Bóvedas · Tejones Escoltas · Abogados Solares · Murciélagos Mensajeros · Nómadas del Río · Ranas Hojalateras · Granjeros Prósperos · Granjeros en Apuros

# Un nombre al comienzo de una frase
subject = { $seat }

root = Root
rules-win = **Cómo se gana**
    1. Quien llega primero a 30 puntos gana al instante.
    2. Tu facción puntúa a su manera: con edificios, nidos, simpatía, ayudas…
    3. Todos puntúan al fabricar objetos, y ganan 1 por cada edificio o ficha enemigos que retiran.
    4. Desde 10 puntos, una carta de dominio te hace ganar controlando claros, pero renuncias a tus puntos.
    5. Quien tiene más guerreros y edificios en un claro lo controla: eso decide adónde vas y dónde construyes.
pitch = Cuatro poderes del bosque, cuatro caminos hacia los 30 puntos
law = Ley { $section }
round = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
}
uncounted-dominance = juega una carta de dominio
uncounted-coalition = entra en una coalición
won-points = por puntos
won-dominance = por dominio
won-coalition = en coalición

# Lugares, palos, objetos

clearing = claro { $number } ({ $suit })
    .brief = { $number } ({ $suit })
clearing-burrow = Cubil
forest = bosque { $number }
nobody = nadie

suit-fox = zorro
    .letter = Z
suit-rabbit = conejo
    .letter = C
suit-mouse = ratón
    .letter = R
suit-bird = ave
    .letter = A
suit-any = cualquier palo
    .letter = ?

landmark-ferry = Transbordador
    .line = una vez por turno se puede cruzar el agua desde allí, y da una carta
landmark-tower = Torre
    .line = quien controle su claro al final de su Noche gana 1 punto
landmark-elder_treetop = Copa Anciana
    .line = un hueco más en una esquina; retirar su edificio da 1 punto más
landmark-black_market = Mercado Negro
    .line = una vez por turno, con una pieza allí, cambia una carta por una oculta
landmark-legendary_forge = Forja Legendaria
    .line = algunos objetos solo se fabrican allí, con una carta y 1 punto más
landmark-lost_city = Ciudad Perdida
    .line = su claro es a la vez de zorro, de conejo y de ratón
landmark-rabbittown = Villaconejo
    .line = una carta de conejo trae 1 guerrero por cada otro claro de conejo donde estés
landmark-mousehold = Ratonera
    .line = los guerreros caídos en una batalla allí pueden volver

item-boot = bota
    .line = lleva a un Vagabundo un claro más allá
item-bag = bolsa
    .line = un Vagabundo carga con dos objetos más
item-sword = espada
    .line = permite a un Vagabundo luchar y golpear más
item-crossbow = ballesta
    .line = retira una pieza enemiga sin batalla
item-hammer = martillo
    .line = fabrica una carta o repara un objeto
item-tea = té
    .line = renueva dos objetos más cada Alba
item-coins = monedas
    .line = roba una carta más cada Noche
item-torch = antorcha
    .line = explora ruinas y sirve para la acción especial

# Piezas: el nombre solo, y con su número

piece-warrior = guerrero
piece-pawn = peón
piece-wood = madera
    .line = paga edificios unidos a ella por claros que controlas
piece-keep = torreón
    .line = nadie más coloca piezas aquí; los caídos pueden volver aquí
piece-sawmill = aserradero
    .line = 1 de madera cada Alba
piece-workshop = taller
    .line = fabrica cartas del palo de su claro
piece-recruiter = cuartel
    .line = 1 guerrero aquí cada vez que reclutas; algunos dan más cartas
piece-roost = nido
    .line = recluta aquí, fabrica su palo y puntúa cada Noche
piece-base-fox = base de zorro
piece-base-rabbit = base de conejo
piece-base-mouse = base de ratón
piece-sympathy = simpatía
    .line = fabrica su palo; quien entra con guerreros paga una carta a la Alianza
piece-ruin = ruina
piece-torch = antorcha

pieces-warrior = { $count ->
    [one] 1 guerrero
   *[other] { $count } guerreros
}
pieces-pawn = el peón
pieces-wood = { $count } de madera
pieces-keep = el torreón
pieces-sawmill = { $count ->
    [one] un aserradero
   *[other] { $count } aserraderos
}
pieces-workshop = { $count ->
    [one] un taller
   *[other] { $count } talleres
}
pieces-recruiter = { $count ->
    [one] un cuartel
   *[other] { $count } cuarteles
}
pieces-roost = { $count ->
    [one] un nido
   *[other] { $count } nidos
}
pieces-base-fox = la base de zorro
pieces-base-rabbit = la base de conejo
pieces-base-mouse = la base de ratón
pieces-sympathy = simpatía

# Facciones; `.short` cabe junto a un número, `.full` es el nombre completo

faction-marquise = La Marquesa
    .within = la Marquesa
    .of = de la Marquesa
    .toward = a la Marquesa
    .short = Marquesa
    .full = Marquesa de Gato
faction-eyrie = La Eyrie
    .within = la Eyrie
    .of = de la Eyrie
    .toward = a la Eyrie
    .short = Eyrie
    .full = Dinastía Eyrie
faction-alliance = La Alianza
    .within = la Alianza
    .of = de la Alianza
    .toward = a la Alianza
    .short = Alianza
    .full = Alianza del Bosque
faction-vagabond = El Vagabundo
    .within = el Vagabundo
    .of = del Vagabundo
    .toward = al Vagabundo
    .short = Vagabundo
    .full = Vagabundo
faction-vagabond2 = El segundo Vagabundo
    .within = el segundo Vagabundo
    .of = del segundo Vagabundo
    .toward = al segundo Vagabundo
    .short = Vagabundo 2
    .full = Segundo Vagabundo

column-recruit = Reclutar
column-move = Mover
column-battle = Batallar
column-build = Construir

phase-setup = Preparación
phase-birdsong = Alba
phase-daylight = Día
phase-evening = Noche
phase-over = Terminada

card-label = { $name } ({ $suit })

# Lo que una mesa puede decidir antes de empezar

option-setup = Preparación
    .why = Colocar a mano las primeras piezas o empezar ya desde las posiciones habituales.
option-setup-choose = cada cual elige dónde empieza
option-setup-usual = posiciones habituales, empezar ya
option-items = Objetos
    .why = Qué objetos hay en el mapa para fabricar.
option-items-law = los doce objetos de la Ley
option-items-seed = la lista más corta, con antorchas
option-map = Mapa
    .why = En qué bosque jugáis; Lago y Montaña tienen reglas propias.
option-map-autumn = Otoño
option-map-winter = Invierno
option-map-lake = Lago, con su transbordador
option-map-mountain = Montaña, con senderos cerrados y el Paso
option-map-random = por sorteo
option-suits = Palos de los claros
    .why = Si los decide la impresión, el folleto o el sorteo, que después se puede comprobar.
option-suits-law = impresos en Otoño, repartidos en los demás mapas
option-suits-dealt = repartidos en todos los mapas
option-suits-suggested = los que sugiere el folleto en Lago y Montaña
option-landmarks = Lugares emblemáticos
    .why = Lugares con reglas propias, repartidos del paquete y preparados por los últimos en el orden de juego.
option-landmarks-none = ninguno
option-landmarks-one = uno
option-landmarks-two = dos
option-map_landmarks = El transbordador o la Torre del mapa
    .why = Con lugares emblemáticos podéis prescindir de la pieza que pone el Lago o la Montaña.
option-map_landmarks-keep = se queda
option-map_landmarks-drop = se quita, y puede salir en el reparto
option-ferry = { landmark-ferry }
    .why = Una vez por turno, un movimiento desde su claro puede cruzar el agua; quien viaja roba una carta.
option-ferry-in = en el paquete
option-ferry-out = fuera del paquete
option-tower = { landmark-tower }
    .why = Quien controle su claro al final de su Noche gana 1 punto.
option-tower-in = en el paquete
option-tower-out = fuera del paquete
option-elder_treetop = { landmark-elder_treetop }
    .why = Un hueco más en una esquina; retirar de él un edificio da 1 punto más. Con dos jugadores nunca se reparte.
option-elder_treetop-in = en el paquete
option-elder_treetop-out = fuera del paquete
option-black_market = { landmark-black_market }
    .why = Tres cartas ocultas: una vez en tu turno, con una pieza tuya allí, puedes cambiar una de las tuyas por una de ellas.
option-black_market-in = en el paquete
option-black_market-out = fuera del paquete
option-legendary_forge = { landmark-legendary_forge }
    .why = Algunos objetos solo se fabrican allí; hacerlo da una carta y 1 punto más.
option-legendary_forge-in = en el paquete
option-legendary_forge-out = fuera del paquete
option-lost_city = { landmark-lost_city }
    .why = Un claro que es a la vez de zorro, de conejo y de ratón.
option-lost_city-in = en el paquete
option-lost_city-out = fuera del paquete
option-rabbittown = Villaconejo
    .why = Propuesta: su regla se apoya en un solo programa público.
option-rabbittown-off = fuera del paquete
option-rabbittown-proposed = en el paquete: una carta de conejo lleva guerreros allí
option-mousehold = Ratonera
    .why = Propuesta: su regla se apoya en un solo programa público, y la leemos para las batallas en su propio claro.
option-mousehold-off = fuera del paquete
option-mousehold-proposed = en el paquete: los guerreros perdidos allí pueden volver

# Opciones que puede ofrecer cualquier pregunta

o-card = { $card }
o-clearing = { $clearing }
o-seat = { $seat }
o-piece = { $piece }
o-item = { $item }
o-place = { $place }

o-move = Mover { pieces-moved } del { $origin } al { $to }
    .group = Mover
    .origin = Desde el { $value }
    .to = Al { $value }
pieces-moved = { $warriors ->
    [one] 1 guerrero
   *[other] { $warriors } guerreros
}
fact-removed = { $removed ->
    [0] no retira nada
    [one] retira 1 pieza enemiga
   *[other] retira { $removed } piezas enemigas
}
fact-gain = { $gain ->
    [one] +1 punto
   *[other] +{ $gain } puntos
} por lo que cae
fact-attack = impactos del ataque: { $attack ->
    [0] ninguno
   *[other] hasta { $attack }
}
fact-defense = de la defensa: { $defense ->
    [0] ninguno
   *[other] hasta { $defense }
}
battle-hits = impactos: tú { $mine ->
    [0] ninguno
   *[other] hasta { $mine }
}, el rival { $theirs ->
    [0] ninguno
   *[other] hasta { $theirs }
}
o-battle-effect = { NAMES($effect, as: "effect") } ({ $seat })
o-battle = Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }
    .facts = { battle-hits }
    .group = Batalla
    .clearing = En el { $value }
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }? Los dados no se pueden deshacer.

o-craft = Fabricar { $card }
    .group = Fabricar una carta
    .facts = { $kind ->
        [hoard] { craft-hoard }
        [item] te llevas { craft-item }, { $points ->
            [0] sin puntos
            [one] 1 punto
           *[other] { $points } puntos
        }
        [persistent] se queda delante de ti{ craft-bonus }
       *[immediate] tiene efecto inmediato{ craft-bonus }
    }
craft-item = { $item ->
    [boot] una bota
    [bag] una bolsa
    [sword] una espada
    [crossbow] una ballesta
    [torch] una antorcha
    [coins] unas monedas
   *[other] un { NAMES($item, as: "item") }
}
craft-bonus = { $points ->
    [0] { "" }
    [one] { ", +1 punto" }
   *[other] { ", +" }{ $points } puntos
}
o-use = Usar { $card }
    .group = Usar una carta que tienes delante
o-dominance = Activar { $card }: sin más puntos, ganas por control
    .group = Activar una carta de dominio
    .confirm = ¿Activar { $card }? Dejas el marcador de puntos para siempre y solo ganas controlando lo que pide.
o-take-dominance = Tomar { $card } a cambio de { $spend }
    .group = Tomar una carta de dominio
    .card = { $value }
    .about = { $line }
o-open-path = Abrir el sendero del { $origin } al { $to } a cambio de { $card }
    .group = Abrir un sendero cerrado: +1 punto
    .origin = Desde el { $value }
    .to = Hasta el { $value }
    .card = A cambio de { $value }
    .confirm = ¿Gastar { $card } para abrir para siempre el sendero del { $origin } al { $to }?
    .about = renuncias a «{ $line }»
o-crossing = { $way ->
    [ferry] en el transbordador: va con ellos y robas una carta
    [glide] planeando: el transbordador se queda
   *[river] por el río: el transbordador se queda
}
o-ferry-trigger = { $first ->
    [draw] robar la carta del transbordador
   *[react] lo que provoca tu llegada
}
q-ferry-crossing = ¿Cómo cruzan al { $to }?
    .why = El transbordador zarpa una vez por turno, va con ellos y te da una carta.
q-ferry-triggers = Llegas al { $to } en el transbordador. ¿Qué va primero?
    .why = Lo que ocurre a la vez lo ordenas tú; con la carta nueva quizá puedas pagar.
o-suit = { $suit }
o-landmark = { $landmark }
o-market-swap = Cambiar { $card } por la carta boca abajo { $stall }
    .group = Cambiar una carta en el Mercado Negro
    .card = Dar { $value }
    .stall = Tomar la carta boca abajo { $value }
    .confirm = ¿Cambiar a ciegas { $card } por la carta boca abajo { $stall }? No se puede deshacer.
    .about = renuncias a «{ $line }»
o-rally = Reunir guerreros en Villaconejo a cambio de { $card }
    .group = Reunir guerreros en Villaconejo
    .card = A cambio de { $value }
    .about = renuncias a «{ $line }»
o-bring-back = { $warriors ->
    [one] vuelve 1 guerrero
   *[other] vuelven { $warriors } guerreros
}
q-landmarks-battle = Tus guerreros se han reunido en el { $clearing }. ¿Luchar allí?
    .why = Villaconejo te deja luchar en su claro en cuanto llegan.
q-landmarks-bring-back = ¿Cuántos de tus guerreros caídos vuelven al { $clearing }?
    .why = La Ratonera acoge a los guerreros que cayeron allí.
q-landmarks-which = ¿Qué lugar emblemático preparas?
    .why = Tu sitio en el orden de juego te da esta elección.
q-landmarks-where = ¿Dónde va este lugar: { $landmark }?
    .why = No es de nadie, y si se puede, los lugares emblemáticos quedan apartados unos de otros. Qué hace: { LINE($landmark, as: "landmark") }.

# Preguntas de las reglas comunes

q-discard = Tienes más de cinco cartas: elige qué descartas.
    .why = Te quedas con cinco; conserva lo que puedas fabricar o gastar el próximo turno.
    .tip = Descarta { $what }
q-craft-pay = ¿De qué palos salen las partes libres del coste?
    .why = Cada pieza fabrica una vez por turno: guarda los palos que piden tus otras cartas.
    .tip = Paga la parte libre con estos palos: { $what }
q-battle-ambush = { $attacker } { AGREE($attacker, "te ataca", "te atacan") } en el { $clearing }: ¿tiendes una emboscada?
    .why = Una emboscada inflige dos impactos antes de tirar los dados; el atacante puede anularla con otra.
    .option = Emboscar con { $card }
    .none = No tienes emboscada para el { $clearing }. Se pregunta en cada ataque, para que nadie sepa quién tiene una.
q-battle-foil = ¡Emboscada en el { $clearing }! ¿La frustras con una emboscada tuya?
    .why = Una emboscada frustrada no inflige impactos; se gastan las dos cartas.
    .option = Frustrar la emboscada con { $card }
    .none = No tienes emboscada para frustrarla. Se pregunta igualmente, para que nadie lo sepa.
q-battle-losses = Los impactos en el { $clearing } llegan a tus edificios y fichas. ¿Cuáles pierdes?
    .why = Tu enemigo puntúa por cada pieza: suelta lo que menos eches de menos.
    .tip = Pierde { $what }
q-battle-before-roll = Antes de tirar los dados en el { $clearing }: ¿qué efecto viene ahora?
    .why = Los dos bandos tienen efectos y, como atacante, los ordenas tú. Quien va después ya ha visto lo anterior.
q-battle-order = Los dados en el { $clearing } dan { $high } al atacante y { $low } al defensor. ¿Qué efecto viene ahora?
    .why = Los dos bandos tienen efectos y, como atacante, los ordenas tú. Quien va después ya ha visto lo anterior.
q-battle-armorers = Los dados en el { $clearing } dan { $high } al atacante y { $low } al defensor. ¿Descartas Armorers?
    .why = Así ignoras los impactos de los dados contra ti; los impactos extra sí cuentan.
    .yes = Descartar Armorers
pass-battle-armorers = No descartar
q-battle-sappers = Los dados en el { $clearing } dan { $high } al atacante y { $low } al defensor. ¿Descartas Sappers?
    .why = Como defensor infliges entonces un impacto más.
    .yes = Descartar Sappers
pass-battle-sappers = No descartar
q-battle-brutal-tactics = Los dados en el { $clearing } dan { $high } al atacante y { $low } al defensor. ¿Usas Brutal Tactics?
    .why = Infliges un impacto más, y el defensor gana un punto.
    .yes = Usar Brutal Tactics
pass-battle-brutal-tactics = Esta vez no
q-use-stand-and-deliver = ¿A quién asaltas en el camino?
    .why = Le quitas una carta al azar y gana un punto.
q-use-tax-collector = ¿De dónde retiras uno de tus guerreros?
    .why = El guerrero vuelve a tu reserva y tú robas una carta.
q-use-codebreakers = ¿La mano de quién miras?
    .why = Solo la ves tú.
q-use-command-warren = ¿Dónde luchas antes de que empiece tu Día?
    .why = Esta batalla no cuesta ninguna acción.
q-use-cobbler = ¿Qué movimiento haces antes de que empiece tu Noche?
    .why = Este movimiento no cuesta ninguna acción.
q-use-better-burrow-bank = ¿Quién roba una carta contigo?
    .why = Una para cada quien; un amigo hoy quizá te perdone mañana.

# Comandos de todas las facciones

c-root = Lo que toda facción puede hacer en su turno
c-root-craft = Fabrica una carta de tu mano
c-root-use = Usa un efecto que tienes delante
c-root-dominance = Activa una carta de dominio: gana por control
c-root-take-dominance = Toma una carta de dominio de junto al mapa
c-root-open-path = Gasta una carta y abre un sendero cerrado
c-root-rally = Lleva guerreros a Villaconejo
c-root-swap = Cambia a ciegas una carta en el Mercado Negro
f-root-craft-card = La carta de tu mano
f-root-use-card = La carta que tienes delante
f-root-dominance-card = La carta de dominio de tu mano
f-root-take-dominance-card = La carta de dominio junto al mapa
f-root-take-dominance-spend = La carta que gastas por ella
f-root-open-path-origin = Un extremo del sendero cerrado
f-root-open-path-to = El otro extremo
f-root-open-path-card = La carta que gastas por él
f-root-rally-card = La carta de conejo o de ave que gastas
f-root-swap-card = La carta de tu mano
f-root-swap-stall = Cuál de las cartas boca abajo, desde 1

# Lo que amenazan los hechos públicos

threat-points = { NAMES($seat, as: "faction") } { AGREE(NAMES($seat, as: "faction"), "tiene", "tienen") } { $points } de 30 puntos.
threat-dominance = { NAMES($seat, as: "faction") } { AGREE(NAMES($seat, as: "faction"), "gana", "ganan") } al comienzo de su Alba si aún { AGREE(NAMES($seat, as: "faction"), "controla", "controlan") } tres claros de { NAMES($suit, as: "suit") } ({ NAMES($clearings) }).
threat-corners = { NAMES($seat, as: "faction") } { AGREE(NAMES($seat, as: "faction"), "gana", "ganan") } al comienzo de su Alba si aún { AGREE(NAMES($seat, as: "faction"), "controla", "controlan") } esquinas opuestas ({ NAMES($clearings) }).
c-root-done = Termina lo que estás haciendo: tu turno o un paso de él

# Lo que queda por elegir en un grupo de opciones

many-clearing = { $count ->
    [one] 1 claro
   *[other] { $count } claros
}
many-place = { $count ->
    [one] 1 lugar
   *[other] { $count } lugares
}
many-card-id = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
many-seat = { $count ->
    [one] 1 facción
   *[other] { $count } facciones
}
many-suit = { $count ->
    [one] 1 palo
   *[other] { $count } palos
}
many-item = { $count ->
    [one] 1 objeto
   *[other] { $count } objetos
}
many-piece-kind = { $count ->
    [one] 1 tipo
   *[other] { $count } tipos
}
many-column = { $count ->
    [one] 1 columna
   *[other] { $count } columnas
}
many-minister = { $count ->
    [one] 1 ministro
   *[other] { $count } ministros
}
many-reward = puntos o dos cartas
many-quest-id = { $count ->
    [one] 1 misión
   *[other] { $count } misiones
}
one-warriors = { $value ->
    [one] 1 guerrero
   *[other] { $value } guerreros
}
many-warriors = { $count ->
    [one] hasta 1 guerrero
   *[other] hasta { $count } guerreros
}
