# The Marquise de Cat (Law 6).

# Setup

q-marquise-keep = In which corner does your keep stand?
    .why = Nobody else may place pieces there, your fallen may return there, and you begin beside it.
q-marquise-first-sawmill = Where does your first sawmill stand?
    .why = Each sawmill yields a wood every Birdsong, and wood pays for everything you build.
q-marquise-first-workshop = Where does your first workshop stand?
    .why = Workshops craft cards of the suit they stand in.
q-marquise-first-recruiter = Where does your first recruiter stand?
    .why = Recruiting places a warrior at each recruiter; put it where the fighting will be.

# The turn

q-marquise-wood = There is not enough wood for all sawmills. Where does it go?
    .why = Wood pays for buildings in clearings joined to it through clearings that you rule.
    .some = { $n } in { $name }
    .tip = Place wood: { $what }
q-marquise-birdsong = Your turn, Birdsong: use a card in front of you, or go on.
    .why = Three actions, and one more for each bird card you spend; new buildings score points.
done-marquise-birdsong = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-marquise-craft = Your Daylight: craft, then take your actions ({ $actions } left).
    .why = Crafting comes before your first action; each workshop is used once per turn.
done-marquise-craft = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-marquise-daylight = Your Daylight: what do you do? ({ $actions ->
    [0] no action left
    [one] 1 action left
   *[other] { $actions } actions left
})
    .why = { $actions ->
        [0] A bird card buys one more action; otherwise your turn is done.
       *[other] Build to score, march and battle to rule, recruit and overwork to keep going.
    }
done-marquise-daylight = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-marquise-evening = Your Evening begins.
    .why = Next you draw your cards, and your turn ends.
done-marquise-evening = Draw cards and end turn
q-marquise-draw = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-marquise-draw = End turn

q-marquise-march = Your march goes on: take a second move, or stop here.
    .why = Both moves of a march are one action; the same warriors may go on, or others.
    .about = the second and last move of this march
done-marquise-march = Stop here
q-marquise-recruit = There are fewer warriors left than recruiters. Where do they go?
    .why = Your supply holds no more, so place them where they matter most.
    .some = { $n } in { $name }
    .tip = Place warriors: { $what }
q-marquise-pay = Which wood pays for the building in { $clearing }?
    .why = Take it from where you need it least; wood left lying may be lost to an enemy.
    .tip = Pay with this wood: { $what }
    .some = { $n } from { $name }
q-marquise-hospitals = Do you pay for Field Hospitals, for { $count ->
    [one] the warrior
   *[other] the { $count } warriors
} lost in { $clearing }?
    .why = One card of that clearing's suit, or a bird, brings all of them back to your keep.
    .option = Pay with { $card }: { $count ->
        [one] 1 warrior returns
       *[other] { $count } warriors return
    } to the keep
    .none = You hold no card for { $clearing }, so the fallen stay in your supply. You are asked all the same, so that nobody learns that.

# Actions

o-marquise-battle = Battle the { $defender } in { $clearing }
    .facts = { battle-hits }
    .group = Battle
    .clearing = In { $value }
    .confirm = Battle the { $defender } in { $clearing }? The dice can't be taken back.
o-marquise-march = March { marquise-marching } from { $origin } to { $to }
    .group = March
    .origin = From { $value }
    .to = To { $value }
    .about = up to two moves make one action
marquise-marching = { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}
o-marquise-recruit = Recruit at every recruiter
    .group = Recruit
    .facts = { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }
o-marquise-build = Build a { $building } in { $clearing }
    .group = Build
    .building = A { $value }
    .facts = { $wood ->
        [0] no wood
       *[other] { $wood } wood
    }, { $points ->
        [0] no points
        [one] +1 point
       *[other] +{ $points } points
    }
o-marquise-overwork = Overwork the sawmill in { $clearing } with { $card }
    .group = Overwork
    .clearing = In { $value }
    .about = +1 wood there · gives up “{ $line }”
o-marquise-extra = Spend { $card } for one more action
    .group = One more action for a bird card
    .about = +1 action this turn · gives up “{ $line }”

# Commands

c-marquise = What the Marquise does in her Daylight
c-marquise-battle = Start a battle
c-marquise-march = Move warriors, then perhaps a second time
c-marquise-recruit = Place a warrior at each recruiter, once per turn
c-marquise-build = Pay wood for a building in a clearing you rule
c-marquise-overwork = Spend a matching card for a wood at a sawmill
c-marquise-extra = Spend a bird card for one more action
f-marquise-battle-clearing = Where you fight
f-marquise-battle-defender = Whom to attack
f-marquise-march-origin = Where from
f-marquise-march-to = Where to
f-marquise-march-warriors = How many warriors
f-marquise-build-building = Which building
f-marquise-build-clearing = A clearing you rule with an open slot
f-marquise-overwork-clearing = A clearing with a sawmill
f-marquise-overwork-card = A card of its suit, or a bird
f-marquise-extra-card = The bird card

effect-field-hospitals = Field Hospitals

# Refusals

r-no-actions = You have no action left this turn. A bird card buys another one; otherwise end your turn.
r-extra-bird = Only a bird card buys one more action; cards of other suits don't.
r-recruit-once = You have recruited this turn already; once per turn is all.
r-recruit-nothing = There is nobody to recruit: you need a recruiter on the map and a warrior in your supply.
r-recruit-barred = No warrior may be placed at any of your recruiters now.
r-overwork-no-sawmill = You have no sawmill in { $clearing }. Overwork where one stands.
    .any = You need a card of the suit of a clearing with a sawmill of yours, or a bird.
r-overwork-card = To overwork in { $clearing } you need a card of its suit, or a bird.
    .any = You need a card of the suit of a clearing with a sawmill of yours, or a bird.
r-wood-none = All eight wood tokens are on the map. Build something first.
r-build-none-left = Your last { $building } is on the map already.
r-marquise-no-such-building = The Marquise builds sawmills, workshops and recruiters, nothing else.
r-build-no-rule = You don't rule { $clearing }, and you build only where you rule.
    .any = You need a clearing that you rule, with an open slot, and whatever the building takes.
r-build-no-slot = There is no open slot in { $clearing }.
r-build-wood = This building costs { $cost } wood, and only { $have } can reach { $clearing }: it must lie there, or be joined through clearings that you rule.

# Plans

plan-hospitals = Field Hospitals
    .why = When your warriors fall, a card of the clearing's suit can bring them back to the keep.
plan-hospitals-least = At least so many warriors
plan-hospitals-least-never = never
plan-hospitals-with = Spend
plan-hospitals-with-cheap = no ambush, dominance or Favor card, and none you could craft now
plan-hospitals-with-any = any card that matches, the least useful first
plan-hospitals-keep = Cards never spent on it
