# The Eyrie Dynasties (Law 7).

faction-eyrie = Eyrie Dynasties
    .short = Eyrie

piece-roost = roost

column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build

leader-builder = the Builder
leader-charismatic = the Charismatic
leader-commander = the Commander
leader-despot = the Despot

# Setup

q-eyrie-corner = In which corner does your dynasty rise?
    .why = You begin there with a roost and six warriors; the first moves of your Decree start there too.
q-eyrie-leader = Who leads the Eyrie?
    .why = A leader places your two Loyal Viziers in the Decree and brings an ability of its own.
o-eyrie-leader = { $leader ->
    [builder] The Builder
    [charismatic] The Charismatic
    [commander] The Commander
   *[despot] The Despot
}
    .facts = { $leader ->
        [builder] viziers in Recruit and Move; crafted items score in full
        [charismatic] viziers in Recruit and Battle; each Recruit must place 2 warriors
        [commander] viziers in Move and Battle; one extra hit when attacking
       *[despot] viziers in Move and Build; one extra point for buildings and tokens removed in battle
    }

# Birdsong

q-eyrie-decree = Add one or two cards to your Decree, at most one of them a bird.
    .why = Every card is one more action in each turn to come, and one more promise that you must keep.
o-eyrie-decree = Add { $card } to { $column }
    .facts = { $cards ->
        [one] the first card there
       *[other] { $cards } cards there then
    }
done-eyrie-decree = That is enough: on to Daylight
q-eyrie-new-roost = Your last roost is gone. Where does a new one rise?
    .why = A roost and three warriors appear where the fewest warriors stand.
q-eyrie-roost = A new roost stands. What is next?
    .why = Craft first if you want to; then the Decree is resolved from Recruit to Build.
done-eyrie-roost = Go on

# Daylight

q-eyrie-craft = Your Daylight: craft, or begin with your Decree.
    .why = Roosts craft only before the first card of the Decree is resolved.
done-eyrie-craft = Go on to Evening
q-eyrie-resolve = Resolve the next card of your Decree.
    .why = Take the cards of a column in any order; one that cannot be kept brings turmoil at once.
done-eyrie-resolve = On to Evening
q-eyrie-evening = Your Evening begins.
    .why = Next come the points for your roosts and your new cards.
done-eyrie-evening = Score and draw
q-eyrie-score = Your roosts have scored.
    .why = Next you draw your cards, and your turn ends.
done-eyrie-score = Draw cards
q-eyrie-draw = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-eyrie-draw = End turn

o-eyrie-recruit = { $card }: recruit in { $clearing }
    .facts = { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }{ $turmoil ->
        [yes] { "," } then turmoil
       *[no] { "" }
    }
o-eyrie-move = { $card }: move { $warriors } from { $origin } to { $to }
o-eyrie-battle = { $card }: battle { $defender } in { $clearing }
o-eyrie-build = { $card }: build a roost in { $clearing }
    .facts = { $points ->
        [one] roost number { $roosts }, 1 point each Evening
       *[other] roost number { $roosts }, { $points } points each Evening
    }
o-eyrie-turmoil = { $card } cannot be resolved: fall into turmoil
    .facts = { $points ->
        [0] no points lost
        [one] lose 1 point
       *[other] lose { $points } points
    }, { $cards ->
        [0] no cards discarded
        [one] 1 card discarded
       *[other] { $cards } cards discarded
    }, a new leader

# Commands

c-eyrie = What the Eyrie do with their Decree
c-eyrie-decree = Add a card from your hand to a column of the Decree
c-eyrie-recruit = Resolve a Recruit card: place warriors at a roost
c-eyrie-move = Resolve a Move card: move from a matching clearing
c-eyrie-battle = Resolve a Battle card: fight in a matching clearing
c-eyrie-build = Resolve a Build card: place a roost in a matching clearing you rule
c-eyrie-turmoil = Take up a card that cannot be resolved, and fall into turmoil
f-eyrie-decree-card = The card from your hand
f-eyrie-decree-column = The column it goes to
f-eyrie-recruit-card = The card of the Recruit column
f-eyrie-recruit-clearing = A matching clearing with a roost
f-eyrie-move-card = The card of the Move column
f-eyrie-move-origin = The matching clearing to move from
f-eyrie-move-to = Where to
f-eyrie-move-warriors = How many warriors
f-eyrie-battle-card = The card of the Battle column
f-eyrie-battle-clearing = The matching clearing to fight in
f-eyrie-battle-defender = Whom to attack
f-eyrie-build-card = The card of the Build column
f-eyrie-build-clearing = A matching clearing that you rule
f-eyrie-turmoil-card = The card that cannot be resolved

# Why not

r-decree-when = Cards join the Decree in your Birdsong only.
r-decree-not-held = { $card } is not in your hand, so you can't add it to the Decree.
r-decree-two = You have added two cards this turn already. Go on to Daylight.
r-decree-one-bird = You have added a bird this turn; { $card } would be a second one. Add a card of another suit, or go on.
r-resolve-when = The Decree is resolved in your own Daylight.
r-resolve-add-first = First add one or two cards to your Decree.
r-resolve-done = There is nothing left to resolve in your Decree this turn.
r-resolve-order = The Decree is resolved from left to right, and { $column } comes next.
r-resolve-no-card = { $column } has no card like { $card } left to resolve this turn.
r-resolve-suit = { $card } ({ $suit }) does not match clearing { $clearing }.
r-recruit-no-warriors = Your supply holds no more warriors.
r-recruit-no-roost = You recruit at roosts, and there is none of yours in clearing { $clearing }.
r-roost-none-left = All seven roosts are on the map.
r-roost-there = Clearing { $clearing } has a roost already. Build in another one that you rule.
r-roost-no-rule = You don't rule clearing { $clearing }. You build only where you rule, ties included.
r-roost-no-slot = Clearing { $clearing } has no open slot for a roost.
r-turmoil-needless = { $card } can still be resolved, so there is no turmoil.

# What happened

e-decree-grew = { $seat } adds { $card } to { $column }.
e-decree-followed = { $column }: { $card }.
e-fell-into-turmoil = { $card } in { $column } cannot be resolved in full: { $seat } falls into turmoil!
e-decree-purged = The Decree is purged: { $cards } discarded.
e-new-clutch = No leader is left in favour, so all four may lead { $seat } again.
e-leader-chosen = { $seat } now follows { $leader ->
    [builder] the Builder
    [charismatic] the Charismatic
    [commander] the Commander
   *[despot] the Despot
}.
effect-commander = the Commander
