# Was auf Roots Bildern steht und in ihrem Alternativtext und auf der Textansicht gesagt wird.

faction-marquise = Marquise
    .letter = M
faction-eyrie = Dynastie
    .letter = D
faction-alliance = Allianz
    .letter = A
faction-vagabond = Vagabund
    .letter = V
faction-vagabond2 = Vagabund 2
    .letter = W
    .short = Vagabund 2
faction-lizards = Kult
    .letter = K
faction-riverfolk = Flussvolk
    .letter = F
faction-duchy = Herzogtum
    .letter = H
faction-corvids = Krähenbund
    .letter = R
faction-hundreds = Hundertschaft
    .letter = U
faction-keepers = Hüter
    .letter = T
faction-clergy = Klerus
    .letter = E
faction-legion = Legion
    .letter = L
faction-seat1 = Platz 1
    .letter = 1
faction-seat2 = Platz 2
    .letter = 2
faction-seat3 = Platz 3
    .letter = 3
faction-seat4 = Platz 4
    .letter = 4
faction-seat5 = Platz 5
    .letter = 5
faction-seat6 = Platz 6
    .letter = 6

suit-fox = Fuchs
    .letter = F
suit-rabbit = Hase
    .letter = H
suit-mouse = Maus
    .letter = M
suit-any = jede Farbe
    .letter = J
suit-bird = Vogel
    .letter = V

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
    [one] { AGREE($who, "gewinnt", "gewinnen") }
   *[other] gewinnen zusammen
 }

board-draft = Aufbaukarten
board-proposed = Vorschlag
