# Gains and costs of a tip, in few words; `term-` by the evaluation's terms.

term-victory = the victory
    .price = the way to victory
term-points = points
    .later = points later on
term-effects = cards that work for you
    .aim = cards in play
    .price = cards in play
term-board = a stronger board
    .price = a weaker board
term-landmarks = what a landmark brings you
term-payments = what you paid for
    .aim = the use of a landmark
    .price = payment to others
term-hand = cards in hand
    .price = cards from hand
term-partner = your partner's points
    .aim = their partner's points
term-dominance = the way to dominance
    .aim = dominance
term-leader = ground on the strongest rival
    .price = ground to the strongest rival
term-rivals = ground on your rivals
    .aim = ground on the rivals
    .price = ground to the rivals
stake-rule = rule of { $clearing }
stake-open = { $clearing } is open to { YOU($seat, "you", before: "the") }
