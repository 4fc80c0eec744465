# Gains and costs of a tip, by the evaluation's terms, in few words.

term-victory = the victory
term-land = land
term-runes = dragon runes
term-army = a stronger army
    .price = a weaker army
term-march = what the march may win
term-strongholds = strongholds
term-influence = influence
term-cards = Tactics cards
term-dials = dials
term-titles = Titles
term-heroes = stronger heroes
    .price = weaker heroes
term-battle = the battle
term-objective = your objective
    .aim = their objective
term-eliminated = your survival
    .aim = survival
term-leader = a lead over the strongest rival
term-rivals = ground on your rivals
