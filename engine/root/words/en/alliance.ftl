# The Woodland Alliance (Law 8).

faction-alliance = Woodland Alliance
    .short = Alliance

piece-sympathy = sympathy
piece-base-fox = fox base
piece-base-rabbit = rabbit base
piece-base-mouse = mouse base

# The menus of the turn

q-alliance-revolt = Your Birdsong: revolt, spread sympathy, or go on with your turn.
    .why = Sympathy scores points, and a revolt turns two supporters into a base, warriors and an officer.
done-alliance-revolt = Draw cards and end turn
q-alliance-sympathy = Your Birdsong: spread sympathy, or go on with your turn.
    .why = Each sympathy is worth more than the one before, and everyone who marches in must pay you a card.
done-alliance-sympathy = Draw cards and end turn
q-alliance-daylight = Your Daylight: craft, mobilize and train, in any order.
    .why = Cards in your hand can become items, supporters or officers.
done-alliance-daylight = Draw cards and end turn
q-alliance-operations = Your Evening: give your officers their orders.
    .why = Each officer allows one move, battle, recruit or organize this turn.
done-alliance-operations = Draw cards and end turn
q-alliance-draw = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-alliance-draw = End turn

o-alliance-revolt = Revolt in { $clearing }
    .facts = { $cost } supporters: base and { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    }{ $points ->
        [0] { "" }
        [one] {", +1 point"}
       *[other] {", +"}{ $points } points
    }
o-alliance-spread = Spread sympathy to { $clearing }
    .facts = { $cost ->
        [one] 1 supporter
       *[other] { $cost } supporters
    }, { $points ->
        [0] no points
        [one] +1 point
       *[other] +{ $points } points
    }
o-alliance-mobilize = Mobilize { $card }
    .facts = no room: it is discarded
o-alliance-train = Train an officer with { $card }
o-alliance-move = Move { $warriors } from { $origin } to { $to }
o-alliance-battle = Battle { $defender } in { $clearing }
o-alliance-recruit = Recruit a warrior in { $clearing }
o-alliance-organize = Organize in { $clearing }
    .facts = a warrior becomes sympathy, { $points ->
        [0] no points
        [one] +1 point
       *[other] +{ $points } points
    }

# Questions on the way

q-alliance-spend = Which supporters do you spend? You need { $count } that count as { $suit }.
    .why = Birds count as any suit, so most keep them for later.
q-alliance-surplus = Without a base only five supporters stay: discard { $count }.
    .why = Keep the suits of the clearings where you want to spread or to revolt.
q-alliance-triggers = Sympathy and a base fell together. What comes first?
    .why = Supporters of the base's suit are lost, and a card given before that is lost with them.
o-alliance-trigger = { $first ->
    [loss] The loss of the base, then Outrage
   *[outrage] Outrage, then the loss of the base
}
q-alliance-outrage = Outrage! Give the Alliance a card that counts as { $suit }.
    .why = Whoever removes sympathy, or moves warriors in, pays with a card; only the two of you see which.

# Commands

c-alliance = What the Alliance do with sympathy, supporters and officers
c-alliance-revolt = Spend two supporters: clear a sympathetic clearing and place its base
c-alliance-spread = Spend supporters to place sympathy beside a sympathetic clearing
c-alliance-mobilize = Add a card from your hand to your Supporters
c-alliance-train = Spend a card matching a base's clearing to gain an officer
c-alliance-move = An officer's order: take one move
c-alliance-battle = An officer's order: start a battle
c-alliance-recruit = An officer's order: place a warrior in a clearing with a base
c-alliance-organize = An officer's order: turn a warrior into sympathy
f-alliance-revolt-clearing = A sympathetic clearing whose base is still on your board
f-alliance-spread-clearing = Where sympathy goes
f-alliance-mobilize-card = The card from your hand
f-alliance-train-card = A card matching the clearing of a base
f-alliance-move-origin = Where from
f-alliance-move-to = Where to
f-alliance-move-warriors = How many warriors
f-alliance-battle-clearing = Where you fight
f-alliance-battle-defender = Whom to attack
f-alliance-recruit-clearing = A clearing with a base
f-alliance-organize-clearing = An unsympathetic clearing with your warrior

# Why not

r-alliance-passed = { $step ->
    [revolt] Revolts come first in your Birdsong, before any sympathy spreads.
    [sympathy] Sympathy spreads in your Birdsong only.
    [daylight] You mobilize and train in your Daylight only.
   *[operations] Officers take their orders in your Evening only.
}
r-revolt-unsympathetic = There is no sympathy in clearing { $clearing }. Revolts break out in sympathetic clearings only.
r-revolt-base-built = Your { $suit } base is on the map already. Revolt where a base is still on your board.
r-revolt-base-here = Clearing { $clearing } already has a base of yours.
r-revolt-no-slot = Clearing { $clearing } would have no open slot for a base.
r-supporters-short = This costs { $cost } supporters that count as { $suit }, birds included. You have { $have }.
r-spread-martial-law = Martial law: three warriors of one player make this cost { $cost } supporters that count as { $suit }. You have { $have }.
r-spread-not-adjacent = Clearing { $clearing } is not next to a sympathetic clearing. { $places ->
    [0] Nothing is in reach now.
   *[other] Sympathy can reach { $instead }.
}
r-sympathy-none-left = All ten sympathy tokens are on the map.
r-sympathy-twice = Clearing { $clearing } is sympathetic already; it holds one token only.
r-mobilize-not-held = { $card } is not in your hand, so you can't mobilize it.
r-train-not-held = { $card } is not in your hand, so it can't train an officer.
r-train-no-base = { $card } matches no clearing with a base of yours. Only a base's suit, or a bird, trains officers.
r-alliance-no-warriors = Your supply holds no more warriors.
r-operations-none = { $officers ->
    [0] You have no officers, so there are no Military Operations.
    [one] Your officer has had an order this Evening.
   *[other] All your { $officers } officers have had their orders this Evening.
}
r-recruit-no-base = There is no base of yours in clearing { $clearing }, and you recruit at bases.
r-organize-no-warrior = You have no warrior in clearing { $clearing } to organize.
r-organize-sympathetic = Clearing { $clearing } is sympathetic already. Organize where it is not.

# What happened

e-supporters-drawn = { $seat } draws { $count ->
    [one] a card into the Supporters.
   *[other] { $count } cards into the Supporters.
}
e-supporters-drawn-were = New supporters: { $cards }.
e-mobilized = { $seat } adds a card to the Supporters.
e-supporters-spent = { $seat } spends supporters: { $cards }.
e-supporters-lost = The Supporters of { $seat } can hold only five cards. Discarded: { $cards }.
e-officer-trained = { $seat } gains an officer and has { $officers } now.
e-base-lost = { $seat } loses the base in { $clearing }{ $officers ->
    [0] { "" }
    [one] {" and an officer"}
   *[other] {" and "}{ $officers } officers
}. { $count ->
    [0] No supporters are lost with it.
   *[other] Supporters discarded: { $cards }.
}
e-outrage-paid = Outrage in { $clearing }: { $payer } gives { $seat } a card.
e-outrage-paid-with = For the Outrage, { $payer } gives { $seat } { $card }.

# Plans

plan-base_loss = When a base of yours falls
plan-base_loss-first = If sympathy falls with it in a battle, resolve first
plan-base_loss-first-loss = the loss, so that the card you are given stays
plan-base_loss-first-outrage = Outrage, before anything is discarded
plan-base_loss-keep = If only five supporters may stay, keep birds and
plan-base_loss-keep-balance = some of every suit
plan-base_loss-keep-fox = fox cards
plan-base_loss-keep-rabbit = rabbit cards
plan-base_loss-keep-mouse = mouse cards
