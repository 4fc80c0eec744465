# What speaks for a choice, as a computer player weighs it: each stands before its points.

term-points = points
term-effects = cards in play
term-board = prospects on the board
term-hand = hand
term-dominance = chance of dominance
term-partner = points of the partner
term-leader = strongest rival
term-rivals = all rivals
term-victory = the match itself
