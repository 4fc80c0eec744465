# Lo que está escrito en las hojas de facción.

sheet-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
sheet-alt = { $who }: { $rest }
sheet-buildings = Edificios
sheet-supply = Reserva
sheet-crafted = Fabricado
sheet-items = Objetos
sheet-decree = El Decreto
sheet-leaders = Líder
sheet-next-leaders = por venir
sheet-roosts = Nidos
sheet-sympathy = Simpatía
sheet-supporters = Partidarios
sheet-bases = Bases
sheet-officers = Oficiales
sheet-tracks = Hileras
sheet-satchel = Zurrón
sheet-damaged = Dañados
sheet-bonds = Relaciones
sheet-quests = Misiones abiertas
sheet-done = Misiones cumplidas
sheet-nothing = nada
sheet-hidden = boca abajo
sheet-limit = caben { $n }

sheet-column-recruit = Reclutar
sheet-column-move = Mover
sheet-column-battle = Batallar
sheet-column-build = Construir

sheet-warriors = guerreros
sheet-wood = madera
sheet-cost = coste
sheet-score = puntos
sheet-draw = cartas

sheet-sawmill = Aserraderos
sheet-workshop = Talleres
sheet-recruiter = Cuarteles
sheet-citadel = Ciudadelas
sheet-market = Mercados

sheet-revealed = Reveladas
sheet-outcast = El Paria
sheet-hated = odiado: conspirar cuesta uno menos
sheet-gardens = Jardines
sheet-lost-souls = Almas perdidas
sheet-ministers = Ministros
sheet-swayed = { $n } { $n ->
    [one] persuadido
   *[other] persuadidos
}
sheet-plots = Complots en el mapa
sheet-plot-cost = el próximo cuesta { $n ->
    [one] 1 guerrero
   *[other] { $n } guerreros
 }
sheet-cathedrals = Catedrales
sheet-bees = { $n ->
    [0] ninguna abeja a la vista
    [one] 1 abeja: una flor y una carta más por Noche
   *[other] { $n } abejas: { $n } flores y cartas más por Noche
 }
sheet-blind-bag = Saco
sheet-penitence = Penitencia
sheet-penitent = Penitente
sheet-heretic = Hereje
sheet-mood = Humor
sheet-hoard = Tesoro
sheet-command = Mando
sheet-prowess = Poderío
mood-bitter = Amargado
mood-grandiose = Grandioso
mood-jubilant = Jubiloso
mood-lavish = Espléndido
mood-relentless = Implacable
mood-rowdy = Pendenciero
mood-stubborn = Terco
mood-wrathful = Iracundo
sheet-retinue = Séquito
sheet-retinue-size = { $n } de 10
sheet-retinue-move = Mover
sheet-retinue-delve = Luchar y excavar
sheet-retinue-recover = Mover o recuperar
sheet-relics = Reliquias recuperadas
sheet-relics-bonus = { $n } de 4 columnas llenas, 2 puntos cada una
sheet-waystations = Estaciones y guerreros
sheet-campaign = Campaña
sheet-colonies = Colonias y guerreros
sheet-spoils = Botín
sheet-spoils-score = { $n } → { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
sheet-funds = Fondos
sheet-dividends = dividendos { $n }
sheet-box-funds = Fondos
sheet-box-payments = Pagos
sheet-box-committed = Comprometidos
sheet-posts = Puestos comerciales
sheet-posts-lost = { $n ->
    [one] 1 perdido
   *[other] { $n } perdidos
 }
sheet-services = Precios de los servicios
sheet-service-hand = Una carta
sheet-service-boats = Barcas
sheet-service-mercenaries = Tropas a sueldo
sheet-open-hand = Mano abierta
shop-title = En venta por la Compañía
shop-empty = Su mano está vacía: no hay cartas que comprar.
shop-alt = En venta: una carta por { $hand } ({ $cards }), Barcas por { $boats }, Tropas a sueldo por { $mercenaries }.
