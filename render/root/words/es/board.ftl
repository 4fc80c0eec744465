# Lo que está escrito en las imágenes de Root y se dice en su texto alternativo y en el tablero de texto.

faction-marquise = Marquesa
    .letter = M
faction-eyrie = Eyrie
    .letter = E
faction-alliance = Alianza
    .letter = A
faction-vagabond = Vagabundo
    .letter = V
faction-vagabond2 = Vagabundo 2
    .letter = W
    .short = Vagabundo 2
faction-lizards = Culto
    .letter = C
faction-riverfolk = Compañía
    .letter = P
faction-duchy = Ducado
    .letter = D
faction-corvids = Conjura
    .letter = J
faction-hundreds = Hueste
    .letter = H
faction-keepers = Guardianes
    .letter = U
faction-clergy = Clero
    .letter = R
faction-legion = Legión
    .letter = L
faction-seat1 = Asiento 1
    .letter = 1
faction-seat2 = Asiento 2
    .letter = 2
faction-seat3 = Asiento 3
    .letter = 3
faction-seat4 = Asiento 4
    .letter = 4
faction-seat5 = Asiento 5
    .letter = 5
faction-seat6 = Asiento 6
    .letter = 6

suit-fox = zorro
    .letter = Z
suit-rabbit = conejo
    .letter = C
suit-mouse = ratón
    .letter = R
suit-any = todos los palos
    .letter = T
suit-bird = ave
    .letter = A

item-boot = bota
item-bag = bolsa
item-sword = espada
item-crossbow = ballesta
item-hammer = martillo
item-tea = té
item-coins = monedas
item-torch = antorcha

phase-setup = Preparación
phase-birdsong = Alba
phase-daylight = Día
phase-evening = Noche
phase-over = Terminada

character-thief = Ladrón
character-tinker = Calderero
character-ranger = Montaraz
character-vagrant = Errante
character-arbiter = Árbitro
character-scoundrel = Canalla
character-adventurer = Aventurero
character-ronin = Ronin
character-harrier = Aguilucho
character-cheat = Tramposo
character-gladiator = Gladiador
character-jailor = Carcelero

leader-builder = Constructor
leader-charismatic = Carismático
leader-commander = Comandante
leader-despot = Déspota
leader-none = sin líder

bond-indifferent = indiferente
bond-amiable = cordial
bond-friendly = amigable
bond-allied = aliada
bond-hostile = hostil

board-round = Ronda { $round }
board-burrow = Cubil
board-wins = { $n ->
    [one] { AGREE($who, "gana", "ganan") }
   *[other] ganan juntos
 }

board-draft = Cartas de preparación
board-proposed = propuesta
