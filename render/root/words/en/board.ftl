# What is written on Root's pictures, said in their alt text, and on the text board.

faction-marquise = Marquise
faction-eyrie = Eyrie
faction-alliance = Alliance
faction-vagabond = Vagabond
faction-vagabond2 = Second Vagabond
faction-lizards = Cult
faction-riverfolk = Riverfolk
faction-duchy = Duchy
faction-corvids = Corvids
faction-hundreds = Hundreds
faction-keepers = Keepers
faction-clergy = Clergy
faction-legion = Legion

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird

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
    [one] wins
   *[other] win together
 }
