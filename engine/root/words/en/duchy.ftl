# The Underground Duchy (Law 12).

faction-duchy = Duchy
    .subject = The Duchy
    .within = the Duchy
    .short = Duchy
    .full = Underground Duchy

piece-citadel = citadel
    .line = more warriors for the Burrow each Birdsong; crafts its suit
piece-market = market
    .line = more cards each Evening; crafts its suit
piece-tunnel = tunnel
    .line = the Burrow is next to its clearing
pieces-citadel = { $count ->
    [one] a citadel
   *[other] { $count } citadels
}
pieces-market = { $count ->
    [one] a market
   *[other] { $count } markets
}
pieces-tunnel = { $count ->
    [one] a tunnel
   *[other] { $count } tunnels
}

minister-foremole = Foremole
    .line = builds where you rule for any card revealed
minister-captain = Captain
    .line = one battle each turn
minister-marshal = Marshal
    .line = one move each turn
minister-brigadier = Brigadier
    .line = two moves or two battles each turn
minister-banker = Banker
    .line = spends cards of one suit for a point each
minister-mayor = Mayor
    .line = takes the action of a swayed squire or noble
minister-duchess = Duchess of Mud
    .line = 2 points each turn with all three tunnels on the map
minister-baron = Baron of Dirt
    .line = 1 point each turn for each market on the map
minister-earl = Earl of Stone
    .line = 1 point each turn for each citadel on the map

# Setup

q-duchy-corner = In which corner does your Duchy come up?
    .why = Your first tunnel leads there from the Burrow, and two warriors stand in it and in each clearing beside it.

# The menus of the turn

q-duchy-birdsong = Your turn, Birdsong: use a card in front of you, or go on.
    .why = New warriors have come to the Burrow; two actions of your Assembly follow.
done-duchy-birdsong = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-duchy-assembly = Your Assembly: what do you do? ({ $actions ->
    [0] no action left
    [one] 1 action left
   *[other] { $actions } actions left
})
    .why = Get pieces into many clearings of many suits: each lets you reveal a card to sway a minister.
done-duchy-assembly = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-duchy-parliament = Your Parliament: which minister acts?
    .why = Each swayed minister acts once a turn, in any order, before you sway another.
done-duchy-parliament = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-duchy-sway = Do you sway a minister?
    .why = It scores points at once, and the minister acts from your next turn on.
done-duchy-sway = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
duchy-day-over = On to Evening
    .confirm = Go on to Evening? Your revealed cards come back, and you may craft.
q-duchy-evening = Your Evening begins.
    .why = Next your revealed cards come back, then you may craft.
done-duchy-evening = Go on
q-duchy-return = Your revealed cards are back: do you craft?
    .why = Citadels and markets craft cards of the suit they stand in, each once per turn.
done-duchy-return = Draw cards and end turn
q-duchy-craft = Your Evening: do you craft?
    .why = Citadels and markets craft cards of the suit they stand in, each once per turn.
done-duchy-craft = Draw cards and end turn
q-duchy-draw = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-duchy-draw = End turn

# Actions

o-duchy-build = Build a { $building } in { $clearing }
    .group = Build
    .building = A { $value }
    .clearing = In { $value }
    .facts = { $kind ->
        [citadel] { $count } warriors each Birdsong then
       *[market] { $count } cards each Evening then
    }
    .about = crafts cards of its clearing's suit
o-duchy-recruit = Recruit 1 warrior in the Burrow
    .group = Recruit
    .facts = { $count ->
        [one] 1 warrior there then
       *[other] { $count } warriors there then
    }
o-duchy-move = Move { pieces-moved } from { $origin } to { $to }
    .group = Move
    .origin = From { $value }
    .to = To { $value }
o-duchy-battle = Battle the { $defender } in { $clearing }
    .facts = { battle-hits }
    .group = Battle
    .clearing = In { $value }
    .confirm = Battle the { $defender } in { $clearing }? The dice can't be taken back.
o-duchy-dig = Dig a tunnel to { $clearing }
    .group = Dig
    .clearing = To { $value }
    .facts = for a card; { $count ->
        [one] 1 warrior comes up
       *[other] up to { $count } warriors come up
    }{ $left ->
        [0] {", and another tunnel closes"}
       *[other] {""}
    }
o-duchy-surface = { pieces-moved }
o-duchy-minister = Let the { $minister } act
    .group = Parliament
    .minister = The { $value }
    .facts = { $who ->
        [foremole] build where you rule, revealing any card
        [captain] one battle
        [marshal] one move
        [brigadier] up to two moves, or up to two battles
        [banker] spend cards of one suit for a point each
        [mayor] the action of a swayed squire or noble
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
    .about = { "" }
o-duchy-sway = Sway the { $minister }
    .group = Sway a minister
    .minister = The { $value }
    .facts = reveal { $cards } cards, { $points ->
        [one] 1 point
       *[other] { $points } points
    }; each later turn { $who ->
        [foremole] a building for any card
        [captain] a battle
        [marshal] a move
        [brigadier] two moves or two battles
        [banker] points for cards
        [mayor] what a squire or noble does
        [duchess] 2 points with three tunnels
        [baron] points for markets
       *[earl] points for citadels
    }
    .about = { "" }
o-duchy-one = The { $minister }
o-duchy-site = A { $building } in { $clearing }
    .building = A { $value }
    .clearing = In { $value }
o-duchy-suit = Cards of { $suit }

# Questions behind them

q-duchy-reveal = Which card do you reveal for the building in { $clearing }?
    .why = A bird is discarded in Evening; any other card comes back to your hand.
q-duchy-reveal-any = The Foremole builds in { $clearing }: which card do you reveal?
    .why = Any suit will do. A bird is discarded in Evening; any other card comes back.
q-duchy-spend = Which card do you spend for the tunnel to { $clearing }?
    .why = It is gone for good, so let go what you need least.
q-duchy-tunnel = All three tunnels are dug. Which one closes for the new one to { $to }?
    .why = The Burrow is then no longer next to that clearing; its warriors stay where they are.
q-duchy-surface = How many warriors come up in { $clearing }?
    .why = At least one must. Coming up is a move, so it may cause Outrage where there is sympathy.
q-duchy-foremole = What does the Foremole build, and where?
    .why = Any card will do for it, whatever its suit.
q-duchy-captain = Whom does the Captain attack?
    .why = The dice can't be taken back.
q-duchy-marshal = Which move does the Marshal take?
    .why = It is one move, like any other of yours.
q-duchy-brigadier = The Brigadier moves or fights: what comes first?
    .why = A move may be followed by a second move, a battle by a second battle.
q-duchy-second-battle = The Brigadier may fight a second battle. Where?
    .why = Moves are over for the Brigadier this turn.
done-duchy-second-battle = No second battle
q-duchy-second-move = The Brigadier may take a second move. Which?
    .why = Battles are over for the Brigadier this turn.
done-duchy-second-move = No second move
q-duchy-banker = Cards of which suit go to the Banker?
    .why = Birds may go with any suit. Each card is a point.
q-duchy-bank = Which cards do you spend for the Banker?
    .why = Each card is a point, and gone for good.
    .tip = Spend { $what }
q-duchy-mayor = Whose action does the Mayor take?
    .why = Even of one who has acted this turn; lords can't be imitated.
q-duchy-sway-with = To sway the { NAMES($minister, as: "minister") }, reveal { $count } cards. Which?
    .why = Each card needs a clearing of its suit with a piece of yours, and a bird any one clearing. In Evening birds are discarded, and the others come back.
    .tip = Reveal { $what }
q-duchy-city = Which suit shall the Lost City serve for?
    .why = It lets one card be revealed, as any clearing does, and may be of any suit.
q-duchy-convince = To sway the { NAMES($minister, as: "minister") }, reveal { $left ->
    [one] one more card.
   *[other] { $left } more cards.
}
    .why = Each card needs a clearing of its suit with a piece of yours, and a bird any one clearing.
q-duchy-failure = The Price of Failure: which minister leaves you?
    .why = The highest rank goes first. The crown leaves the game, and you lose a card at random.

# Plans

plan-failure = The Price of Failure
    .why = Which of several ministers of the highest rank leaves first when you lose buildings.
plan-failure-squire = Of the squires
plan-failure-squire-foremole = the Foremole
plan-failure-squire-captain = the Captain
plan-failure-squire-marshal = the Marshal
plan-failure-noble = Of the nobles
plan-failure-noble-brigadier = the Brigadier
plan-failure-noble-banker = the Banker
plan-failure-noble-mayor = the Mayor
plan-failure-lord = Of the lords
plan-failure-lord-duchess = the Duchess of Mud
plan-failure-lord-baron = the Baron of Dirt
plan-failure-lord-earl = the Earl of Stone

# Commands

c-duchy = Lead the Duchy: assembly, Parliament, ministers
c-duchy-build = Reveal a matching card: a citadel or market you rule
c-duchy-recruit = Place a warrior in the Burrow
c-duchy-move = Move warriors, to and from the Burrow through tunnels
c-duchy-battle = Start a battle
c-duchy-dig = Spend a matching card to dig a tunnel and come up through it
c-duchy-minister = Take the action of a minister you have swayed
c-duchy-sway = Reveal cards to sway a minister and score
f-duchy-build-building = Citadel or market
f-duchy-build-clearing = A clearing you rule with an open slot
f-duchy-move-origin = The clearing you move from
f-duchy-move-to = The adjacent clearing you move to
f-duchy-move-warriors = How many warriors
f-duchy-battle-clearing = The clearing you fight in
f-duchy-battle-defender = Whom you attack
f-duchy-dig-clearing = A clearing without a tunnel
f-duchy-minister-minister = A swayed minister that has not acted this turn
f-duchy-sway-minister = The minister you would win over

# Refusals

r-duchy-not-daylight = The Duchy acts in its own Daylight.
r-duchy-passed = { $step ->
    [assembly] The Assembly is over for this turn: it comes before Parliament.
    [parliament] Parliament is over for this turn: it comes before you sway.
   *[sway] The time for swaying is over for this turn.
}
r-assembly-done = Both actions of your Assembly are taken. Ministers may act, and you may sway one.
r-duchy-no-such-building = The Duchy builds citadels and markets, nothing else.
r-duchy-card = This takes a card of { $suit } or a bird for { $clearing }, and you hold none.
    .any = You hold no card of the suit of a clearing where it could be done, and no bird.
r-dig-burrow = Tunnels lead from the Burrow to a clearing of the map.
r-dig-tunnel-there = There is a tunnel of yours in { $clearing } already.
r-dig-empty-burrow = Nobody is in the Burrow, and at least one warrior must come up. Recruit there first.
r-dig-no-tunnel = No tunnel is left to place.
r-minister-unknown = There is no such minister.
r-minister-not-swayed = The { NAMES($minister, as: "minister") } has not been swayed. Only swayed ministers act.
    .any = No minister whom you have swayed can do that now.
r-minister-acted = The { NAMES($minister, as: "minister") } has acted this turn; once per turn is all.
    .any = No minister whom you have swayed can do anything more now.
r-minister-idle = There is nothing the { NAMES($minister, as: "minister") } could do now.
    .any = No minister whom you have swayed can do anything more now.
r-sway-once = You have swayed a minister this turn, and one per turn is all.
r-sway-swayed = The { NAMES($minister, as: "minister") } is on your side already.
    .any = For every minister who could still join you, you have too few cards to reveal, or no crown of the rank.
r-sway-no-crown = All { $crowns } crowns of { $rank ->
    [squire] squires
    [noble] nobles
   *[lord] lords
} are gone from your board, so no more of them can be swayed.
r-sway-cards = This takes { $cards } cards, each for another clearing of its suit with a piece of yours. You can reveal { $have }: you are in { $places ->
    [one] 1 clearing
   *[other] { $places } clearings
}.
    .any = For every minister who could still join you, you have too few cards to reveal, or no crown of the rank.

# Events

e-cards-revealed = { YOU($seat, "You", as: "faction.subject") } revealed { $cards }.
e-birds-discarded = { YOU($seat, "You", as: "faction.subject") } discarded { $cards }, revealed this turn.
e-cards-returned = { YOU($seat, "You", as: "faction.subject") } took { $cards } back to hand.
e-failure-paid = { $minister ->
    [foremole] The Foremole deserted { YOU($seat, "you", as: "faction.within") }; the crown is lost.
    [captain] The Captain deserted { YOU($seat, "you", as: "faction.within") }; the crown is lost.
    [marshal] The Marshal deserted { YOU($seat, "you", as: "faction.within") }; the crown is lost.
    [brigadier] The Brigadier deserted { YOU($seat, "you", as: "faction.within") }; the crown is lost.
    [banker] The Banker deserted { YOU($seat, "you", as: "faction.within") }; the crown is lost.
    [mayor] The Mayor deserted { YOU($seat, "you", as: "faction.within") }; the crown is lost.
    [duchess] The Duchess of Mud deserted { YOU($seat, "you", as: "faction.within") }; the crown is lost.
    [baron] The Baron of Dirt deserted { YOU($seat, "you", as: "faction.within") }; the crown is lost.
    [earl] The Earl of Stone deserted { YOU($seat, "you", as: "faction.within") }; the crown is lost.
   *[none] { YOU($seat, "You", as: "faction.subject") } paid the Price of Failure; no minister was there to leave.
}
e-minister-acted = { YOU($seat, "You", as: "faction.subject") } had the { $minister } act.
e-mayor-imitated = { YOU($seat, "You", as: "faction.subject") } had the Mayor do as the { $minister } does.
e-swayed = { YOU($seat, "You", as: "faction.subject") } swayed the { $minister }; { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
} of that rank left.
