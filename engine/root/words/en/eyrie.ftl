# The Eyrie Dynasties (Law 7).

leader-builder = the Builder
leader-charismatic = the Charismatic
leader-commander = the Commander
leader-despot = the Despot

effect-commander = the Commander's extra hit

# Setup

q-eyrie-corner = In which corner does your dynasty rise?
    .why = You begin there with a roost and six warriors, and your first moves start there.
q-eyrie-leader = Who leads the Eyrie?
    .why = A leader places your two Loyal Viziers in the Decree and brings an ability.
o-eyrie-leader = { $leader ->
    [builder] The Builder
    [charismatic] The Charismatic
    [commander] The Commander
   *[despot] The Despot
}
    .about = { $leader ->
        [builder] viziers in Recruit and Move; crafted items score in full
        [charismatic] viziers in Recruit and Battle; every Recruit must place 2 warriors
        [commander] viziers in Move and Battle; one extra hit when you attack
       *[despot] viziers in Move and Build; one more point when a battle removes buildings or tokens
    }

# The menus of the turn

q-eyrie-decree = Your Birdsong: add to your Decree (one or two cards a turn, at most one of them a bird).
    .why = Each card is one more action in every turn to come, and one more promise to keep.
done-eyrie-decree = That is enough: on to a new roost
q-eyrie-new-roost = Your last roost is gone. Where does a new one rise?
    .why = A roost and three warriors appear where the fewest warriors stand.
q-eyrie-roost = Your Birdsong: your new roost stands.
    .why = Next you may craft, and then you follow your Decree.
done-eyrie-roost = On to Daylight
q-eyrie-craft = Your Daylight: craft, or begin to follow your Decree.
    .why = Your roosts craft only before the first card of the Decree is resolved.
done-eyrie-craft = Score, draw and end turn
q-eyrie-resolve = Your Daylight: { $column ->
    [none] your Decree is done.
   *[other] resolve the next card of your Decree ({ NAMES($column, as: "column") }).
}
    .why = Take the cards of a column in any order; one that you can't resolve brings turmoil at once.
done-eyrie-resolve = Score, draw and end turn
q-eyrie-evening = Your Evening begins.
    .why = Next you score your roosts and draw.
done-eyrie-evening = Score, draw and end turn
q-eyrie-score = Your roosts have scored.
    .why = Next you draw, and your turn ends.
done-eyrie-score = Draw cards and end turn
q-eyrie-draw = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-eyrie-draw = End turn

o-eyrie-decree = Add { $card } to { $column }
    .group = Add to the Decree
    .card = Add { $value }
    .column = To { $value }
    .facts = { $cards ->
        [one] the only card there
       *[other] { $cards } cards there then
    }{ $now ->
        [never] {", turmoil this turn: it can't be resolved"}
        [later] {", turmoil unless other cards make it possible"}
       *[yes] {""}
    }
    .about = gives up “{ $line }”
o-eyrie-recruit = { $card }: recruit in { $clearing }
    .group = Recruit
    .card = With { $value }
    .clearing = In { $value }
    .facts = { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }{ $turmoil ->
        [yes] {", then turmoil"}
       *[no] {""}
    }
    .about = { "" }
o-eyrie-move = { $card }: move { pieces-moved } from { $origin } to { $to }
    .group = Move
    .card = With { $value }
    .origin = From { $value }
    .to = To { $value }
    .about = { "" }
o-eyrie-battle = { $card }: battle the { $defender } in { $clearing }
    .facts = { battle-hits }
    .group = Battle
    .card = With { $value }
    .clearing = In { $value }
    .confirm = Battle the { $defender } in { $clearing }? The dice can't be taken back.
    .about = { "" }
o-eyrie-build = { $card }: build a roost in { $clearing }
    .group = Build a roost
    .card = With { $value }
    .clearing = In { $value }
    .facts = roost { $roosts } of 7, { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } each Evening
    .about = { "" }
o-eyrie-turmoil = Fall into turmoil with { $card }
    .group = Fall into turmoil
    .card = With { $value }
    .confirm = Fall into turmoil with { $card }? The rest of the Decree goes unresolved, and your leader is deposed.
    .facts = { $points ->
        [0] no points lost
        [one] lose 1 point
       *[other] lose { $points } points
    }, { $cards ->
        [0] no card discarded
        [one] 1 card discarded
       *[other] { $cards } cards discarded
    }, a new leader
    .about = { "" }

# Commands

c-eyrie = Add to the Decree of the Eyrie and follow it
c-eyrie-decree = Add a card from your hand to a column of the Decree
c-eyrie-recruit = Resolve a Recruit card: place warriors at a roost
c-eyrie-move = Resolve a Move card: move from a matching clearing
c-eyrie-battle = Resolve a Battle card: fight in a matching clearing
c-eyrie-build = Resolve a Build card: a roost in a matching clearing
c-eyrie-turmoil = Take up a card you cannot resolve, and fall into turmoil
f-eyrie-decree-card = The card from your hand
f-eyrie-decree-column = The column it goes to
f-eyrie-recruit-card = The card of the Recruit column
f-eyrie-recruit-clearing = A matching clearing with a roost
f-eyrie-move-card = The card of the Move column
f-eyrie-move-origin = The matching clearing you move from
f-eyrie-move-to = The adjacent clearing you move to
f-eyrie-move-warriors = How many warriors
f-eyrie-battle-card = The card of the Battle column
f-eyrie-battle-clearing = The matching clearing you fight in
f-eyrie-battle-defender = Whom you attack
f-eyrie-build-card = The card of the Build column
f-eyrie-build-clearing = A matching clearing that you rule
f-eyrie-turmoil-card = The card that cannot be resolved

# Refusals

r-decree-when = Cards join your Decree in your own Birdsong, before anything of Daylight.
r-decree-not-held = You don't hold { $card }. Add a card from your hand.
    .any = You hold no card that you could still add.
r-decree-two = You have added two cards this turn, and that is the most.
r-decree-one-bird = You have added a bird this turn, and { $card } would be a second one. Other suits are welcome.
r-resolve-when = You follow your Decree in your own Daylight.
r-resolve-add-first = First add one or two cards to your Decree.
r-resolve-done = Nothing of your Decree is left to resolve this turn.
r-resolve-order = Columns are resolved from left to right: { NAMES($column, as: "column") } comes next.
r-resolve-no-card = { NAMES($column, as: "column") }, the column at hand, has no card like { $card } left to resolve.
    .any = No card of the column at hand, { NAMES($column, as: "column") }, can be resolved that way.
r-resolve-same = Cards of a suit are alike within a column: resolve { $other } first, it does the same as { $card }.
r-resolve-suit = { $card } counts only for { $suit } clearings, and { $clearing } is none.
r-recruit-no-roost = You recruit at roosts, and { $clearing } has none.
r-roost-none-left = All seven roosts are on the map.
r-roost-there = There is a roost in { $clearing } already, and one is the most.
r-roost-no-rule = You don't rule { $clearing }. A tie is enough for you, but you need warriors or buildings there.
    .any = You need a matching clearing that you rule, or share the rule of, with an open slot and without a roost.
r-roost-no-slot = There is no open slot in { $clearing }.
r-turmoil-needless = { $card } can still be resolved, so there is no turmoil.
    .any = Your Decree can still be followed, so there is no turmoil.
r-turmoil-no-card = { r-resolve-no-card }
    .any = Your Decree can still be followed, so there is no turmoil.

# Events

e-decree-grew = { YOU($seat, "You", as: "faction.subject") } added { $card } to { $column }.
e-decree-followed = Decree, { $column }: { $card }.
e-fell-into-turmoil = { YOU($seat, "You", as: "faction.subject") } could not resolve { $card } in full ({ $column }) and fell into turmoil!
e-decree-purged = The Decree was purged of { $cards }.
e-new-clutch = No leader was left face up, so all four may lead { YOU($seat, "you", as: "faction.within") } again.
e-leader-chosen = { YOU($seat, "You", as: "faction.subject") } now { AGREE($seat, "follows", "follow", "follow") } { $leader ->
    [builder] the Builder
    [charismatic] the Charismatic
    [commander] the Commander
   *[despot] the Despot
}.
