# Gains and costs of a tip, by the evaluation's terms, in few words.

term-victory = the victory
term-land = land
term-runes = dragon runes
term-army = a stronger army
    .price = a weaker army
    .spared = strength of your army
term-prospects = areas within your army’s reach
    .price = {""}
term-count = a better place in the final count of dragon runes
    .price = a worse place in the final count of dragon runes
    .spared = ground in the final count of dragon runes
term-hunger = food for your units in winter
    .aim = food for their units in winter
    .price = units that winter would starve
    .spared = units starved in winter
term-orders = orders in hand
term-threat = safety from a rival close to victory
    .price = a rival closer to victory
term-march = what the march may win
    .price = what the march may lose
    .spared = what the march may lose
term-strongholds = strongholds
term-influence = influence
term-cards = Tactics cards
term-dials = higher dials
    .price = lower dials
    .spared = height of your dials
term-titles = Titles
term-heroes = stronger heroes
    .price = weaker heroes
    .spared = strength of your heroes
term-battle = the battle
    .price = the battle's losses
    .spared = what the battle may lose
term-objective = your objective
    .aim = their objective
term-eliminated = your survival
    .aim = survival
    .price = safety
term-leader = ground on the strongest rival
    .price = ground to the strongest rival
    .spared = ground to the strongest rival
term-rivals = ground on your rivals
    .aim = ground on the rivals
    .price = ground to the rivals
    .spared = ground to your rivals

# Reasons of what no position shows

term-board = a board on which everything is in reach
term-homeland = rich land around your home realm
term-distance = room between the home realms
term-site = a rune token near your own realm and far from others
term-bid = a bid fit for its prize
    .price = {""}
term-tactic = help in the battle
