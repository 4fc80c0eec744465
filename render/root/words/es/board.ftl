# Lo que está escrito en las imágenes de Root y se dice en su texto alternativo y en el tablero de texto.

faction-marquise = Marquesa
faction-eyrie = Eyrie
faction-alliance = Alianza
faction-vagabond = Vagabundo
faction-vagabond2 = Vagabundo 2
faction-lizards = Culto
faction-riverfolk = Compañía
faction-duchy = Ducado
faction-corvids = Conjura
faction-hundreds = Hueste
faction-keepers = Custodia
faction-clergy = Clero
faction-legion = Legión

suit-fox = zorro
suit-rabbit = conejo
suit-mouse = ratón
suit-bird = ave

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
    [one] gana
   *[other] ganan juntos
 }
