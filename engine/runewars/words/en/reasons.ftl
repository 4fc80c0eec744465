# What speaks for a choice, as a computer player weighs it: each stands before its points.

term-land = land
term-runes = rune tokens
term-army = army
term-strongholds = strongholds
term-influence = influence
term-cards = Tactics cards
term-dials = resource dials
term-titles = titles
term-heroes = heroes
term-battle = the battle under way
term-objective = Objective
term-march = the march under way
term-leader = strongest rival
term-rivals = all rivals
term-eliminated = being out of the match
term-victory = the match itself
