# Was auf Roots Bildern steht und in ihrem Alternativtext und auf der Textansicht gesagt wird.

faction-marquise = Marquise
faction-eyrie = Dynastie
faction-alliance = Allianz
faction-vagabond = Vagabund
faction-vagabond2 = Vagabund 2
faction-lizards = Kult
faction-riverfolk = Flussvolk
faction-duchy = Herzogtum
faction-corvids = Krähenbund
faction-hundreds = Hundert
faction-keepers = Hüter
faction-clergy = Klerus
faction-legion = Legion

suit-fox = Fuchs
suit-rabbit = Hase
suit-mouse = Maus
suit-bird = Vogel

item-boot = Stiefel
item-bag = Tasche
item-sword = Schwert
item-crossbow = Armbrust
item-hammer = Hammer
item-tea = Tee
item-coins = Münzen
item-torch = Fackel

phase-setup = Aufbau
phase-birdsong = Vogelgesang
phase-daylight = Tageslicht
phase-evening = Abend
phase-over = Beendet

character-thief = Dieb
character-tinker = Tüftler
character-ranger = Waldläufer
character-vagrant = Landstreicher
character-arbiter = Schlichter
character-scoundrel = Schurke
character-adventurer = Abenteurer
character-ronin = Ronin
character-harrier = Segler
character-cheat = Betrüger
character-gladiator = Gladiator
character-jailor = Kerkermeister

leader-builder = Baumeister
leader-charismatic = Charismatiker
leader-commander = Kommandant
leader-despot = Despot
leader-none = kein Anführer

bond-indifferent = neutral
bond-amiable = freundlich
bond-friendly = befreundet
bond-allied = verbündet
bond-hostile = feindlich

board-round = Runde { $round }
board-burrow = Bau
board-wins = { $n ->
    [one] gewinnt
   *[other] gewinnen zusammen
 }
