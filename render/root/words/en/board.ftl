# Texts on Root's pictures, in their alt texts, and on the text board.

faction-marquise = Marquise
    .letter = M
faction-eyrie = Eyrie
    .letter = E
faction-alliance = Alliance
    .letter = A
faction-vagabond = Vagabond
    .letter = V
faction-vagabond2 = Second Vagabond
    .letter = W
    .short = Vagabond 2
faction-lizards = Cult
    .letter = L
faction-riverfolk = Riverfolk
    .letter = R
faction-duchy = Duchy
    .letter = D
faction-corvids = Corvids
    .letter = C
faction-hundreds = Hundreds
    .letter = H
faction-keepers = Keepers
    .letter = K
faction-clergy = Clergy
    .letter = B
faction-legion = Legion
    .letter = G
faction-seat1 = Seat 1
    .letter = 1
faction-seat2 = Seat 2
    .letter = 2
faction-seat3 = Seat 3
    .letter = 3
faction-seat4 = Seat 4
    .letter = 4
faction-seat5 = Seat 5
    .letter = 5
faction-seat6 = Seat 6
    .letter = 6

suit-fox = fox
    .letter = F
suit-rabbit = rabbit
    .letter = R
suit-mouse = mouse
    .letter = M
suit-any = any suit
    .letter = A
suit-bird = bird
    .letter = B

item-boot = boot
item-bag = bag
item-sword = sword
item-crossbow = crossbow
item-hammer = hammer
item-tea = tea
item-coins = coins
item-torch = torch

phase-setup = Setup
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening
phase-over = Finished

character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-vagrant = Vagrant
character-arbiter = Arbiter
character-scoundrel = Scoundrel
character-adventurer = Adventurer
character-ronin = Ronin
character-harrier = Harrier
character-cheat = Cheat
character-gladiator = Gladiator
character-jailor = Jailor

leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot
leader-none = no leader

bond-indifferent = indifferent
bond-amiable = amiable
bond-friendly = friendly
bond-allied = allied
bond-hostile = hostile

board-round = Round { $round }
board-burrow = Burrow
board-wins = { $n ->
    [one] { AGREE($who, "wins", "win") }
   *[other] win together
 }

board-draft = Setup cards
board-proposed = proposed
