# The Woodland Alliance (Law 8).

# The menus of the turn

q-alliance-revolt = Your Birdsong: revolt, spread sympathy, or go on with your turn.
    .why = Sympathy scores points, and a revolt turns two supporters into a base, warriors and an officer.
done-alliance-revolt = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-alliance-sympathy = Your Birdsong: spread sympathy, or go on with your turn.
    .why = Later tokens are worth more, and everyone who marches in must pay you a card.
done-alliance-sympathy = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-alliance-daylight = Your Daylight: craft, mobilize and train, in any order.
    .why = Cards in your hand can become items, supporters or officers.
done-alliance-daylight = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-alliance-operations = Your Evening: give your officers their orders.
    .why = Each officer allows one move, battle, recruit or organize this turn.
done-alliance-operations = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-alliance-draw = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-alliance-draw = End turn

o-alliance-revolt = Revolt in { $clearing }
    .group = Revolt
    .facts = { $cost } supporters: base and { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    }{ $points ->
        [0] { "" }
        [one] {", +1 point"}
       *[other] {", +"}{ $points } points
    }
fact-fewest = only { $fewest } with another base
o-alliance-spread = Spread sympathy to { $clearing }
    .group = Spread sympathy
    .facts = { $cost ->
        [one] 1 supporter
       *[other] { $cost } supporters
    }, { $points ->
        [0] no points
        [one] +1 point
       *[other] +{ $points } points
    }
o-alliance-mobilize = Mobilize { $card }
    .group = Mobilize
    .facts = { $lost ->
       *[other] no room: it is discarded
    }
    .about = joins your Supporters, who pay for sympathy and revolts · gives up “{ $line }”
o-alliance-train = Train an officer with { $card }
    .group = Train an officer
    .about = one more officer, so one more order each Evening · gives up “{ $line }”
o-alliance-move = Move { pieces-moved } from { $origin } to { $to }
    .group = Move
    .origin = From { $value }
    .to = To { $value }
o-alliance-battle = Battle the { $defender } in { $clearing }
    .facts = { battle-hits }
    .group = Battle
    .clearing = In { $value }
    .confirm = Battle the { $defender } in { $clearing }? The dice can't be taken back.
o-alliance-recruit = Recruit a warrior in { $clearing }
    .group = Recruit
o-alliance-organize = Organize in { $clearing }
    .group = Organize
    .facts = a warrior becomes sympathy, { $points ->
        [0] no points
        [one] +1 point
       *[other] +{ $points } points
    }

# Questions on the way

q-alliance-spend = Which supporters do you spend? You need { $count } that count as { $suit }.
    .why = Birds count as any suit, so most keep them for later.
    .tip = Spend these supporters: { $what }
q-alliance-surplus = Without a base only five supporters stay: discard { $count }.
    .why = Keep the suits of the clearings where you want to spread or to revolt.
    .tip = Discard { $what }
q-alliance-base = Which base do you place in { $clearing }?
    .why = The clearing is of several suits; the base's own suit decides how many warriors come.
q-alliance-triggers = Sympathy and a base fell together. What comes first?
    .why = Supporters of the base's suit are lost, and a card given before that is lost with them.
o-alliance-trigger = { $first ->
    [loss] The loss of the base, then Outrage
   *[outrage] Outrage, then the loss of the base
}
    .about = what comes second happens with what the first leaves
q-alliance-outrage = Outrage in { $clearing }! Give the Alliance a card that counts as { $suit }.
    .why = Whoever removes sympathy or moves warriors in pays a card, seen by the two of you; without one, show your hand.
    .option = Give { $card }
    .none = You hold no { $suit } card and no bird, so you show your hand and the Alliance draws a card.
pass-alliance-outrage = I have none: show my hand
fact-outrage = costs you { COUNT($outrage) ->
    [one] 1 card
   *[other] { COUNT($outrage) } cards
} ({ NAMES($outrage, as: "suit") }): Outrage
fact-may-outrage = may cost you 1 card ({ NAMES($may_outrage, as: "suit") }): Outrage

# Commands

c-alliance = What the Alliance does: sympathy, supporters, officers
c-alliance-revolt = Spend two supporters: clear a clearing, place its base
c-alliance-spread = Spend supporters to place sympathy beside sympathy
c-alliance-mobilize = Add a card from your hand to your Supporters
c-alliance-train = Spend a card matching a base's clearing to gain an officer
c-alliance-move = An officer's order: take one move
c-alliance-battle = An officer's order: start a battle
c-alliance-recruit = An officer's order: a warrior in a clearing with a base
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

# Refusals

r-alliance-passed = { $step ->
    [revolt] Revolts come first in your Birdsong, before any sympathy spreads.
    [sympathy] Sympathy spreads in your Birdsong only.
    [daylight] You mobilize and train in your Daylight only.
   *[operations] Officers take their orders in your Evening only.
}
r-revolt-unsympathetic = There is no sympathy in { $clearing }. Revolts break out in sympathetic clearings only.
    .any = You need a sympathetic clearing, and enough supporters of its suit.
r-revolt-base-built = Your { $suit } base is on the map already. Revolt where a base is still on your board.
    .any = You need a sympathetic clearing whose suit still has its base on your board, and enough supporters of that suit.
r-revolt-base-here = There is a base of yours in { $clearing } already.
r-revolt-no-slot = There would be no open slot for a base in { $clearing }.
r-supporters-short = This costs { $cost } supporters that count as { $suit }, birds included. You have { $have }.
    .any = You have too few supporters of the suits that would help.
r-spread-martial-law = Martial law: three warriors of one player make this cost { $cost } supporters that count as { $suit }. You have { $have }.
r-spread-not-adjacent = No sympathy is next to { $clearing }. { COUNT($instead) ->
    [0] Nothing else is in reach now.
   *[other] Sympathy can reach { NAMES($instead) }.
}
    .any = You need a clearing next to your sympathy, and enough supporters of its suit.
r-sympathy-none-left = All ten sympathy tokens are on the map.
r-sympathy-twice = There is sympathy in { $clearing } already, and one token is all that a clearing holds.
    .any = You need a clearing next to your sympathy, and enough supporters of its suit.
r-mobilize-not-held = { $card } is not in your hand, so you can't mobilize it.
    .any = You hold no card to mobilize.
r-train-not-held = { $card } is not in your hand, so it can't train an officer.
    .any = You need a card of the suit of one of your bases, or a bird.
r-train-no-base = { $card } matches no clearing with a base of yours. Only a base's suit, or a bird, trains officers.
    .any = You need a card of the suit of one of your bases, or a bird.
r-train-no-bases = Officers are trained at a base, and you have none on the map.
r-operations-none = { $officers ->
    [0] You have no officers, so there are no Military Operations.
    [one] Your officer has had an order this Evening.
   *[other] All your { $officers } officers have had their orders this Evening.
}
r-recruit-no-base = There is no base of yours in { $clearing }, and you recruit at bases.
    .any = You need a base on the map that can take a warrior.
r-organize-no-warrior = You have no warrior in { $clearing } to organize.
    .any = You need a warrior in a clearing without sympathy.
r-organize-sympathetic = There is sympathy in { $clearing } already. Organize where there is none.

# Events

e-supporters-drawn = { YOU($seat, "You", as: "faction.subject") } drew { $count ->
    [one] a card
   *[other] { $count } cards
} into the Supporters.
e-supporters-drawn-were = New supporters: { $cards }.
e-mobilized = { YOU($seat, "You", as: "faction.subject") } added a card to the Supporters.
e-revolted = { YOU($seat, "You", as: "faction.subject") } rose in revolt in { $clearing }!
e-supporters-spent = { YOU($seat, "You", as: "faction.subject") } spent supporters: { $cards }.
e-supporters-lost = The Supporters can hold only five cards, so { YOU($seat, "you", as: "faction.within") } discarded { $cards }.
e-base-lost = { YOU($seat, "You", as: "faction.subject") } lost the base in { $clearing }{ $officers ->
    [0] { "" }
    [one] {" and an officer"}
   *[other] {" and "}{ $officers } officers
}. { $count ->
    [0] No supporters matched it.
   *[other] Supporters discarded: { $cards }.
}
e-officer-trained = { YOU($seat, "You", as: "faction.subject") } gained an officer: { $officers } now.
e-outrage-paid = Outrage in { $clearing }: { YOU($payer, "you", as: "faction.within") } gave { YOU($seat, "you", as: "faction.within") } a card.
e-outrage-paid-with = For the Outrage, { YOU($payer, "you", as: "faction.within") } gave { YOU($seat, "you", as: "faction.within") } { $card }.

# Plans

plan-base-loss = When a base of the Alliance falls
    .why = A lost base takes supporters and officers with it; whoever plays the Alliance decides the rest.
plan-base-loss-first = If sympathy falls with it in battle, first comes
plan-base-loss-first-loss = the loss, so that the card given for Outrage stays
plan-base-loss-first-outrage = Outrage, before anything is discarded
plan-base-loss-keep = If only five supporters may stay, keep birds and
plan-base-loss-keep-balance = some of every suit
plan-base-loss-keep-fox = fox cards
plan-base-loss-keep-rabbit = rabbit cards
plan-base-loss-keep-mouse = mouse cards
