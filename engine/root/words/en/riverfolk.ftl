# The Riverfolk Company (Law 11).

faction-riverfolk = Riverfolk
    .subject = The Riverfolk
    .within = the Riverfolk
    .short = Riverfolk
    .full = Riverfolk Company

piece-post-fox = trade post (fox)
    .line = falls: half of the Riverfolk's funds; pieces here buy one more service
pieces-post-fox = { $count ->
    [one] a trade post (fox)
   *[other] { $count } trade posts (fox)
}
piece-post-rabbit = trade post (rabbit)
    .line = falls: half of the Riverfolk's funds; pieces here buy one more service
pieces-post-rabbit = { $count ->
    [one] a trade post (rabbit)
   *[other] { $count } trade posts (rabbit)
}
piece-post-mouse = trade post (mouse)
    .line = falls: half of the Riverfolk's funds; pieces here buy one more service
pieces-post-mouse = { $count ->
    [one] a trade post (mouse)
   *[other] { $count } trade posts (mouse)
}

riverfolk-marching = { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}
riverfolk-funds = { $funds ->
    [one] 1 fund left
   *[other] { $funds } funds left
}

# Setup

q-riverfolk-start = Where on the river do your four warriors land?
    .why = Any clearings with a river, in any split. From there you swim along the river without ruling anything.
    .some = { $n } in { $name }
    .tip = Place warriors: { $what }
q-riverfolk-opening = What do your services cost at first?
    .why = Buyers pay with warriors of their supply, and those are your funds. Low prices sell early; you may change them every Evening.

# The turn

q-riverfolk-birdsong = Your dividends are paid and your funds gathered.
    .why = Next you act with them.
done-riverfolk-birdsong = On to Daylight
q-riverfolk-daylight = Your Daylight: commit or spend funds. ({ riverfolk-funds })
    .why = What you commit comes back next Birdsong; what you spend goes home to its owner. Every two funds you keep score a point next Birdsong while a trade post stands.
done-riverfolk-daylight = End Daylight
    .confirm = End your Daylight? What is left in Funds waits for your next Birdsong.
q-riverfolk-commit = Whose warrior do you commit?
    .why = It comes back to your funds next Birdsong. Two of the same owner buy a trade post where that owner rules.
q-riverfolk-spend = Whose warrior do you spend?
    .why = It goes home to its owner's supply.
q-riverfolk-spaces = Which spaces do your funds go to?
    .why = A space serves once a turn, so keep the suits that you need for another card.
    .tip = Commit funds: { $what }
q-riverfolk-pay = Whose warriors pay for the card?
    .why = They wait on your Trade Posts tracks and are funds again next Birdsong.
    .tip = Pay with warriors of these: { $what }
q-riverfolk-post = Which trade post do you place in { $clearing }?
    .why = It uncovers a space of its suit, which then crafts for the rest of the match.
q-riverfolk-evening = Your Evening: use a card in front of you, or go on.
    .why = Next you discard down to five cards and set your prices.
done-riverfolk-evening = On to prices
q-riverfolk-discard = Your hand is down to five.
    .why = Next you set your prices.
done-riverfolk-discard = Set prices
q-riverfolk-prices = Your Evening: what shall services cost? Now a card costs { $hand }, Riverboats { $boats }, Mercenaries { $mercenaries }.
    .why = The next buyer pays what stands here, in full or not at all. Price what they can afford.
done-riverfolk-prices = Leave prices, end turn

# In others' turns

q-riverfolk-disruption = A trade post fell. Which { $count ->
    [one] fund do
   *[other] { $count } funds do
} you lose?
    .why = Half of the Funds box, rounded up. They go home to their owners' supplies; committed warriors are safe.
    .tip = Give up these funds: { $what }
q-riverfolk-services = Before your turn: buy from the Riverfolk? A card costs { $hand }, Riverboats { $boats }, Mercenaries { $mercenaries }. ({ $left ->
    [one] 1 service left
   *[other] { $left } services left
})
    .why = You pay with warriors of your supply, a Vagabond with items, and they become funds of the Riverfolk. Only now, before you do anything else; they can't refuse.
done-riverfolk-services = Buy nothing more
q-vagabond-payment = Which items do you exhaust to pay the Riverfolk?
    .why = Any ready ones. You refresh right after this, so they may be back at once.
    .tip = Exhaust these items: { $what }

# Actions

o-riverfolk-move = Move { riverfolk-marching } from { $origin } to { $to }
    .group = Move
    .origin = From { $value }
    .to = To { $value }
    .about = commits 1 fund
o-riverfolk-battle = Battle the { $defender } in { $clearing }
    .facts = commits 1 fund; { battle-hits }
    .group = Battle
    .clearing = In { $value }
    .confirm = Battle the { $defender } in { $clearing }? The dice can't be taken back.
o-riverfolk-export = Export { $card }
    .group = Export
    .card = { $value }
    .about = 1 warrior into Payments · gives up “{ $line }”
o-riverfolk-draw = Draw a card
    .about = commits 1 fund; everybody sees the card
o-riverfolk-recruit = Recruit in { $clearing }
    .group = Recruit
    .clearing = In { $value }
    .about = spends 1 fund
o-riverfolk-establish = Establish a trade post in { $clearing }
    .facts = { SIGNED($points) } points; spends 2 funds of its ruler
    .group = Establish a trade post
    .clearing = In { $value }
o-riverfolk-prices = Card { $hand }, Riverboats { $boats }, Mercenaries { $mercenaries }
    .group = Set prices
    .hand = A card for { $value }
    .boats = Riverboats for { $value }
    .mercenaries = Mercenaries for { $value }
o-riverfolk-fund = { $seat }
    .about = a warrior of theirs
o-riverfolk-buy-card = Buy { $card }
    .facts = costs { $price }
    .group = Buy a card
    .card = { $value }
    .about = { $line }
o-riverfolk-buy-boats = Buy Riverboats
    .facts = costs { $price }; rivers are paths for you this turn
o-riverfolk-hire = Hire Mercenaries
    .facts = costs { $price }; Riverfolk warriors count as yours to rule and battle, from Daylight on

# Commands

c-riverfolk = Trade for the Riverfolk Company
c-riverfolk-move = Commit a fund to move, along rivers too
c-riverfolk-battle = Commit a fund to start a battle
c-riverfolk-export = Craft a card for a warrior in Payments instead
c-riverfolk-draw = Commit a fund to draw a card
c-riverfolk-recruit = Spend a fund for a warrior by a river
c-riverfolk-establish = Spend two funds of a ruler for a trade post
c-riverfolk-prices = Set what each service costs, in your Evening
c-root-buy-card = Buy a card of the Riverfolk's open hand
c-root-riverboats = Buy Riverboats: rivers are paths this turn
c-root-mercenaries = Hire the Riverfolk's warriors for this turn
f-riverfolk-move-origin = Where from
f-riverfolk-move-to = Where to
f-riverfolk-move-warriors = How many warriors
f-riverfolk-battle-clearing = Where you fight
f-riverfolk-battle-defender = Whom you attack
f-riverfolk-export-card = A card you could craft
f-riverfolk-recruit-clearing = A clearing with a river
f-riverfolk-establish-clearing = A ruled clearing without a trade post
f-riverfolk-prices-hand = What a card of your hand costs, 1 to 4
f-riverfolk-prices-boats = What Riverboats cost, 1 to 4
f-riverfolk-prices-mercenaries = What Mercenaries cost, 1 to 4
f-root-buy-card-card = A card of the Riverfolk's hand

# Plans

plan-disruption = Trade disruption
    .why = Whose funds go when one of your trade posts falls on another's turn.
plan-disruption-lose = Lose first
plan-disruption-lose-own = your own
plan-disruption-lose-others = others'
plan-disruption-lose-ask = ask me

# Refusals

r-riverfolk-passed = You do that in your own Daylight only.
r-riverfolk-no-funds = Your Funds box is empty. Payments and committed warriors become funds in your next Birdsong.
r-riverfolk-few-funds = That takes { $cost ->
    [one] 1 fund
   *[other] { $cost } funds
}, and you have { $funds }.
r-riverfolk-no-cards = There is no card left to draw.
r-export-supply = You have no warrior left to place in Payments.
r-recruit-river = No river runs by { $clearing }. You recruit by rivers only: { $instead }.
    .any = No warrior can be placed by a river now.
r-recruit-supply = Your supply is empty, and a spent fund of another faction would not fill it.
r-post-there = There is a trade post in { $clearing } already.
    .any = No clearing without a trade post fits now.
r-post-none-left = No trade post of that suit is left for { $clearing }; a removed one never returns.
    .any = You need 2 funds of the faction that rules a clearing without a trade post, and a post of its suit.
r-post-no-ruler = Nobody rules { $clearing }. A trade post needs a ruler, you or anybody else.
    .any = You need 2 funds of the faction that rules a clearing without a trade post, and a post of its suit.
r-post-funds = The { $seat } { AGREE($seat, "rules", "rule") } { $clearing }: you need { $cost } funds of that faction and have { $funds }.
    .any = You need 2 funds of the faction that rules a clearing without a trade post, and a post of its suit.
r-prices-track = Prices go from 1 to { $most }.
r-prices-later = You set prices at the end of your own Evening only.
r-prices-same = Those are your prices already.
r-service-own = The Riverfolk can't buy from themselves.
r-service-late = Services are bought at the very start of your own Birdsong, before you do anything else.
r-service-vagabond = A Vagabond can't hire Mercenaries.
r-service-enough = You may buy no more this turn: one service, and one for each clearing with a trade post and a piece of yours.
r-service-price = That costs { $price }, and you can pay { $purse }. A price is paid in full.
r-service-no-card = { $card } is not in the Riverfolk's hand.
r-service-twice = You have bought that this turn.
r-service-nobody = The Riverfolk have no warrior on the map to hire.

# Events

e-protected = { YOU($seat, "You", as: "faction.subject") } placed { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} in { AGREE($seat, "its", "their", "your") } empty Payments.
e-funds-gathered = { YOU($seat, "You", as: "faction.subject") } gathered { AGREE($seat, "its", "their", "your") } funds: { $count } now.
e-fund-committed = { YOU($seat, "You", as: "faction.subject") } committed a fund ({ $owner }).
e-fund-placed = { YOU($seat, "You", as: "faction.subject") } placed a fund ({ $owner }) on a { $suit } space.
e-funds-spent = { YOU($seat, "You", as: "faction.subject") } spent { $count ->
    [one] 1 fund
   *[other] { $count } funds
} ({ $owner }).
e-funds-lost = Trade disruption: { YOU($seat, "you", as: "faction.within") } lost { $count ->
    [one] 1 fund
   *[other] { $count } funds
} ({ $owner }).
e-exported = { YOU($seat, "You", as: "faction.subject") } exported { $card }.
e-prices-set = { YOU($seat, "Your prices", before: "Prices of", as: "faction.within") }: a card { $hand }, Riverboats { $boats }, Mercenaries { $mercenaries }.
    .brief = { AGREE($seat, "set", "set") } prices: a card { $hand }, Riverboats { $boats }, Mercenaries { $mercenaries }
e-service-bought = { YOU($buyer, "You", as: "faction.subject") } bought { $service ->
    [hand] a card
    [boats] Riverboats
   *[mercenaries] Mercenaries
} { YOU($seat, "of yours", before: "of", as: "faction.within") } for { $price }.
