# Frases del texto alternativo y del tablero de texto.

# Names that take their verb in the plural, with a dot between them
said-as-many = Guardianes · Médicos Felinos · Nobles Azulejos · Exploradores Conejo · Nutrias Buceadoras · Profetas del Sol · Enviados Lagarto · Salteadores · Bandas de Ladrones · Artesanos Topo · Espías Córvidos · Centinelas Cuervo · Portallamas · Ratas Contrabandistas · Guardianes de Bóvedas · Tejones Escoltas · Abogados Solares · Murciélagos Mensajeros · Nómadas del Río · Ranas Hojalateras · Granjeros Prósperos · Granjeros en Apuros

piece-sawmill = { $n ->
    [one] aserradero
   *[other] { $n } aserraderos
 }
piece-workshop = { $n ->
    [one] taller
   *[other] { $n } talleres
 }
piece-recruiter = { $n ->
    [one] cuartel
   *[other] { $n } cuarteles
 }
piece-roost = { $n ->
    [one] nido
   *[other] { $n } nidos
 }
piece-base_fox = base de zorro
piece-base_rabbit = base de conejo
piece-base_mouse = base de ratón
piece-wood = { $n } de madera
piece-keep = el torreón
piece-sympathy = simpatía
piece-garden_fox = { $n ->
    [one] jardín de zorro
   *[other] { $n } jardines de zorro
 }
piece-garden_rabbit = { $n ->
    [one] jardín de conejo
   *[other] { $n } jardines de conejo
 }
piece-garden_mouse = { $n ->
    [one] jardín de ratón
   *[other] { $n } jardines de ratón
 }
piece-citadel = { $n ->
    [one] ciudadela
   *[other] { $n } ciudadelas
 }
piece-market = { $n ->
    [one] mercado
   *[other] { $n } mercados
 }
piece-cathedral = { $n ->
    [one] catedral
   *[other] { $n } catedrales
 }
piece-tunnel = { $n ->
    [one] túnel
   *[other] { $n } túneles
 }
piece-plot = { $n ->
    [one] complot boca abajo
   *[other] { $n } complots boca abajo
 }
piece-bomb = { $n ->
    [one] bomba
   *[other] { $n } bombas
 }
piece-snare = { $n ->
    [one] lazo
   *[other] { $n } lazos
 }
piece-extortion = { $n ->
    [one] extorsión
   *[other] { $n } extorsiones
 }
piece-raid = { $n ->
    [one] incursión
   *[other] { $n } incursiones
 }
piece-post_fox = { $n ->
    [one] puesto de zorro
   *[other] { $n } puestos de zorro
 }
piece-post_rabbit = { $n ->
    [one] puesto de conejo
   *[other] { $n } puestos de conejo
 }
piece-post_mouse = { $n ->
    [one] puesto de ratón
   *[other] { $n } puestos de ratón
 }
piece-flower_fox = { $n ->
    [one] flor de zorro
   *[other] { $n } flores de zorro
 }
piece-flower_rabbit = { $n ->
    [one] flor de conejo
   *[other] { $n } flores de conejo
 }
piece-flower_mouse = { $n ->
    [one] flor de ratón
   *[other] { $n } flores de ratón
 }
piece-flower_bird = { $n ->
    [one] flor de ave
   *[other] { $n } flores de ave
 }
piece-stronghold = { $n ->
    [one] bastión
   *[other] { $n } bastiones
}
piece-mob = { $n ->
    [one] turba
   *[other] { $n } turbas
}
piece-warlord = el caudillo
piece-colony = { $n ->
    [one] colonia
   *[other] { $n } colonias
 }
piece-figure = { $n ->
    [one] figura
   *[other] { $n } figuras
 }
piece-tablet = { $n ->
    [one] tablilla
   *[other] { $n } tablillas
 }
piece-jewelry = { $n ->
    [one] joya
   *[other] { $n } joyas
 }
piece-figure_1 = { $n ->
    [one] figura de valor 1
   *[other] { $n } figuras de valor 1
 }
piece-figure_2 = { $n ->
    [one] figura de valor 2
   *[other] { $n } figuras de valor 2
 }
piece-figure_3 = { $n ->
    [one] figura de valor 3
   *[other] { $n } figuras de valor 3
 }
piece-tablet_1 = { $n ->
    [one] tablilla de valor 1
   *[other] { $n } tablillas de valor 1
 }
piece-tablet_2 = { $n ->
    [one] tablilla de valor 2
   *[other] { $n } tablillas de valor 2
 }
piece-tablet_3 = { $n ->
    [one] tablilla de valor 3
   *[other] { $n } tablillas de valor 3
 }
piece-jewelry_1 = { $n ->
    [one] joya de valor 1
   *[other] { $n } joyas de valor 1
 }
piece-jewelry_2 = { $n ->
    [one] joya de valor 2
   *[other] { $n } joyas de valor 2
 }
piece-jewelry_3 = { $n ->
    [one] joya de valor 3
   *[other] { $n } joyas de valor 3
 }
piece-waystation_tablet_jewelry = { $n ->
    [one] estación de tablillas
   *[other] { $n } estaciones de tablillas
 }
piece-waystation_jewelry_tablet = { $n ->
    [one] estación de joyas
   *[other] { $n } estaciones de joyas
 }
piece-waystation_jewelry_figure = { $n ->
    [one] estación de joyas
   *[other] { $n } estaciones de joyas
 }
piece-waystation_figure_jewelry = { $n ->
    [one] estación de figuras
   *[other] { $n } estaciones de figuras
 }
piece-waystation_figure_tablet = { $n ->
    [one] estación de figuras
   *[other] { $n } estaciones de figuras
 }
piece-waystation_tablet_figure = { $n ->
    [one] estación de tablillas
   *[other] { $n } estaciones de tablillas
 }
piece-warrior = { $n ->
    [one] 1 guerrero
   *[other] { $n } guerreros
 }
piece-pawn = peón
piece-ruin = ruina
piece-torch = antorcha

# El tablero de texto

text-heading-turn = Root, ronda { $round }: { $phase }
text-heading-seats = Orden de turno
text-heading-clearings = Claros
text-heading-changes = Lo último que pasó
text-heading-shared = Para todos

text-turn = Turno: { $who }.
text-won = Victoria: { $who }.
text-setting-up = Se está preparando la mesa.

text-vagabond = { $who } ({ $character })
text-seat = { $who }: { $rest }
text-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }
text-no-marker = fuera del marcador
text-dominance = dominio de { $suit } en juego
text-coalition = en coalición con { $who }
text-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } en la mano
text-supply = { $n ->
    [one] 1 guerrero
   *[other] { $n } guerreros
 } en la reserva
text-crafted = fabricado: { $cards }
text-items = objetos: { $items }
text-wood-left = { $n } de madera en la reserva
text-tracks = en las hileras: { $buildings }
text-roosts = { $n ->
    [one] 1 nido
   *[other] { $n } nidos
 } en la hilera
text-decree = Decreto: reclutar { $recruit }, mover { $move }, batallar { $battle }, construir { $build }
text-decree-none = nada
text-sympathy-left = { $n } de simpatía en la hilera
text-supporters = { $n ->
    [one] 1 partidario
   *[other] { $n } partidarios
 }
text-officers = { $n ->
    [one] 1 oficial
   *[other] { $n } oficiales
 }
text-in-forest = peón en el bosque junto a { $next }
text-in-clearing = peón en el claro { $clearing }
text-ready = listos: { $items }
text-exhausted = agotados: { $items }
text-damaged = dañados: { $items }
text-bond = { $who } { $bond }
text-quests-done = { $n ->
    [one] 1 misión cumplida
   *[other] { $n } misiones cumplidas
 }
text-count = { $n } × { $what }
text-none = nada

text-outcast = Paria { $suit }{ $hated ->
    [yes] , odiado
   *[no] { "" }
 }
text-acolytes = { $n ->
    [one] 1 acólito
   *[other] { $n } acólitos
 }
text-lost-souls = Almas perdidas: { $suits }
text-scored = ya puntuado este turno: { $suits }
text-revealed = revelado: { $cards }

text-swayed = ministros persuadidos: { $ministers }
text-minister = { $name }{ $acted ->
    [yes] { " " }(ya actuó)
   *[no] { "" }
 }
text-crowns = coronas restantes: { $crowns }
text-tunnels = { $n ->
    [one] 1 túnel
   *[other] { $n } túneles
 } en la reserva
minister-foremole = Capatopo
minister-captain = Capitán
minister-marshal = Mariscal
minister-brigadier = Brigadier
minister-banker = Banquero
minister-mayor = Alcalde
minister-duchess = Duquesa del Barro
minister-baron = Barón de la Tierra
minister-earl = Conde de Piedra
rank-squire = escudero
rank-noble = noble
rank-lord = señor

text-plots = { $n ->
    [one] 1 complot
   *[other] { $n } complots
 } en la reserva
text-denied = descartado para el complot en { $clearing }: { $kinds }
plot-bomb = bomba
plot-snare = lazo
plot-extortion = extorsión
plot-raid = incursión

text-cathedrals = { $n ->
    [one] 1 catedral
   *[other] { $n } catedrales
 } en la hilera
text-bees = { $n ->
    [one] 1 abeja
   *[other] { $n } abejas
 } a la vista
text-blind-bag = flores en el saco: { $flowers }
text-penitent = Penitente: { $who }
text-heretic = Hereje: { $who }

text-mood = humor: { $mood }
text-warlord = caudillo: { $where }
text-hoard = Tesoro: { $items }
text-strongholds = bastiones en reserva: { $n }
text-mobs = turbas en reserva: { $n }
text-retinue = Séquito: Mover { $move }; Luchar y excavar { $delve }; Mover o recuperar { $recover }
text-retinue-none = ninguna
text-recovered = recuperadas: { $relics }
text-waystations-left = { $n ->
    [0] sin estaciones
    [one] queda 1 estación
   *[other] quedan { $n } estaciones
 }
text-forest = Bosque junto a { $next }: { $pieces }
text-funds = fondos: { $held }
text-payments = pagos: { $held }
text-committed = comprometidos: { $held }
text-spaces = en espacios de fabricar: { $held }
text-prices = precios: una carta { $hand }, Barcas { $boats }, Tropas a sueldo { $mercenaries }
text-open-hand = mano abierta: { $cards }
text-campaign = campaña { $card } ({ $suit })
text-colonies = { $n ->
    [one] 1 colonia
   *[other] { $n } colonias
 } en la reserva
text-spoils = botín: { $spoils }
text-spoil = { $who } { $pieces }

text-clearing = { $number } { $suit }, junto a { $next }: { $rest }
text-burrow = El Cubil, junto a { $next }: { $rest }
text-holding = { $who } { $pieces }
text-rules = { AGREE($who, "controla", "controlan") } { $who }
text-tied = nadie controla (empate)
text-nobody = nadie controla
text-slots = { $n ->
    [0] sin huecos libres
    [one] 1 hueco libre
   *[other] { $n } huecos libres
 }
text-ruin = ruina
text-scorched = quemado
landmark-ferry = el transbordador
landmark-tower = la Torre
landmark-elder_treetop = la Copa Anciana
landmark-black_market = el Mercado Negro
landmark-legendary_forge = la Forja Legendaria
landmark-lost_city = la Ciudad Perdida
landmark-rabbittown = Villaconejo
landmark-mousehold = la Ratonera
text-closed-paths = Senderos cerrados: { $paths }
alt-landmark = En el { $clearing }: { $name }.

text-supply-items = Objetos por fabricar: { $items }.
text-forge = En la Forja Legendaria: { $items }.
text-no-items = No quedan objetos por fabricar.
text-available = Cartas de dominio por tomar: { $suits }.
text-deck = Mazo { $deck }, pila de descartes { $discard }.
text-quests = Misiones: { $quests }.
text-quest = { $name } ({ $suit }: { $items })

change-move = { $who } { AGREE($who, "movió", "movieron") } { $pieces } desde { $origin } hasta { $to }.
change-battle = { $who } { AGREE($who, "luchó", "lucharon") } en { $to }.
change-battle-rolls = { $who } { AGREE($who, "luchó", "lucharon") } en { $to }: dados { $attack } y { $defence }.
change-place = { $who } { AGREE($who, "colocó", "colocaron") } { $pieces } en { $to }.
change-remove = { $who } { AGREE($who, "perdió", "perdieron") } { $pieces } en { $to }.
change-spend = { $who } { AGREE($who, "quitó", "quitaron") } { $pieces } de { $to }.
change-score = { $who } { AGREE($who, "ganó", "ganaron") } { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }.
change-lost = { $who } { AGREE($who, "perdió", "perdieron") } { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }.
place-clearing = { $number }
place-burrow = el Cubil
place-forest = el bosque junto a { $next }

# El texto alternativo

alt-opening = Root, ronda { $round }, { $phase }.
alt-scores = Puntos: { $scores }.
alt-score = { $who } { $points }
alt-rule = Control: { $rule }.
alt-ruled = { $who } { $clearings }
alt-ruled-nobody = nadie { $clearings }
alt-changes = Lo último: { $changes }
alt-threat-points = { $who } { AGREE($who, "tiene", "tienen") } { $points } de 30.
alt-threat-dominance = { $who } { AGREE($who, "gana", "ganan") } al comienzo de su Alba si aún { AGREE($who, "controla", "controlan") } { $clearings }.
alt-threat-quest = { $who } { AGREE($who, "busca", "buscan") } el dominio de { $suit }.

text-card-militant = { $who } (militante)
text-card-insurgent = { $who } (insurgente)
text-card-taken = { $card }: la tiene { $who }
text-card-locked = { $card }: bloqueada hasta que se elija una militante
text-draft = Cartas de preparación: { $cards }.
text-undecided = aún sin facción
text-homelands = Tierras natales: { $homes }.
text-homes-of = { $who } { $places }
