# The advanced setup: setup cards, the draft, homelands, starting hands.

option-setup-advanced = advanced: setup cards, homelands, five cards and keep three
preset-league = League: advanced setup, map and deck by lot, no fan factions
option-deck-random = by lot
option-second_vagabond = Vagabond's setup cards
    .why = Both cards in the pool, or one; two Vagabonds are for adventurous groups.
option-second_vagabond-one = one
option-second_vagabond-two = both, with different characters
option-insurgents = Insurgents for two players
    .why = Two players draft among militant setup cards alone; with hirelings, adventurous ones may keep the insurgents.
option-insurgents-out = left out
option-insurgents-kept = dealt, too
option-homeland_vagabonds = Cheat, Gladiator and Jailor
    .why = Whether the lot deals the Homeland's three characters, too; anybody may choose them.
option-homeland_vagabonds-chosen = only by choice
option-homeland_vagabonds-dealt = by lot, too

setup-card-character = { $name } ({ $who })
faction-seat1 = Seat 1
    .short = Seat 1
    .full = Seat 1
    .letter = 1
faction-seat2 = Seat 2
    .short = Seat 2
    .full = Seat 2
    .letter = 2
faction-seat3 = Seat 3
    .short = Seat 3
    .full = Seat 3
    .letter = 3
faction-seat4 = Seat 4
    .short = Seat 4
    .full = Seat 4
    .letter = 4
faction-seat5 = Seat 5
    .short = Seat 5
    .full = Seat 5
    .letter = 5
faction-seat6 = Seat 6
    .short = Seat 6
    .full = Seat 6
    .letter = 6

e-deck-drawn = The lot chose the deck: { $deck ->
    [exiles_partisans] { option-deck-exiles_partisans }
   *[standard] { option-deck-standard }
}.
e-setup-cards-dealt = Setup cards: { $factions }.
e-setup-card-locked = Locked until somebody has chosen a militant faction: { $faction }.
e-faction-chosen = New in the Woodland: { $faction }.
e-hand-laid-open = { YOU($seat, "You", as: "faction.subject") } play with an open hand: { $cards }.
e-hand-kept = { YOU($seat, "You", as: "faction.subject") } keep { $cards }; two cards go back into the deck.
    .about = { "" }
e-hands-kept = Everybody keeps { $count } of five cards; the others are shuffled back into the deck.

q-advanced-faction = Which faction do you play?
    .why = You set it up at once, before anybody else chooses. An insurgent dealt last stays locked until a militant is chosen.
q-advanced-homeland = Where is your homeland?
    .why = Enemy homelands can't be chosen, and your pieces must fit. Your setup card says how far away from them you begin.
q-advanced-more = Which clearing gets one warrior more?
    .why = The warriors around your homeland stand as evenly as possible.
q-advanced-hand = Which three of your five cards do you keep?
    .why = The two others are shuffled back into the deck, unseen.
    .tip = Keep { $what }
q-corvids-first-plot = Which plot lies face down in your homeland?
    .why = Only you know it.
o-setup-card = { $faction }
    .about = { $line }
o-corvids-first-plot = { $plot }
    .about = { $line }

plan-wishes = Wishes for the draft
    .why = If you are away when it is your turn to choose: the first of these that is still there becomes yours. Nobody sees your list.
plan-wishes-first = First wish
plan-wishes-first-none = no wish
plan-wishes-second = Second wish
plan-wishes-second-none = no wish
plan-wishes-third = Third wish
plan-wishes-third-none = no wish
plan-wishes-fourth = Fourth wish
plan-wishes-fourth-none = no wish
plan-wishes-setup = Then
plan-wishes-setup-ask = ask me where my pieces go
plan-wishes-setup-usual = set me up as usual, and keep the first three cards

r-setup-pool = The pool holds { $cards ->
    [one] 1 setup card
   *[other] { $cards } setup cards
}, and this table deals { $wanted }: one more than players. Add factions or take away seats.
r-setup-pool-insurgent = Only insurgents are in the pool. The first setup card is a militant's: { NAMES($militants, as: "faction") }.
r-setup-pool-two = Two players draft among militants alone, and { $wanted } of them are dealt; the pool holds { $cards }. Add militants or seats.

r-setup-landmarks-pack = The table plays with { $wanted ->
    [one] 1 landmark
   *[other] { $wanted } landmarks
}, and the pack has { $cards } left to deal. Put others back into it, or play with fewer.

matter-draft = 🃏 Setup cards left: { NAMES($factions, as: "faction") }. Away when your turn comes? /prepare responses keeps a list of wishes.
matter-draft-locked = 🔒 { NAMES($factions, as: "faction") }: locked until a militant faction is chosen
matter-draft-next = Then choose, in this order: { $order }.
draft-abandoned = { $count ->
    [one] The draft ends before one seat has chosen a faction; nothing of it counts
   *[other] The draft ends before { $count } seats have chosen a faction; nothing of it counts
}
