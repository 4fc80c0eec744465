# The Keepers in Iron (Law 15).

faction-keepers = Keepers
    .subject = The Keepers
    .within = the Keepers
    .short = Keepers
    .full = Keepers in Iron

piece-figure = figure
    .line = relic: two points to whoever takes it, its value to the Keepers
pieces-figure = { $count ->
    [one] a figure
   *[other] { $count } figures
}
piece-tablet = tablet
    .line = relic: two points to whoever takes it, its value to the Keepers
pieces-tablet = { $count ->
    [one] a tablet
   *[other] { $count } tablets
}
piece-jewelry = jewelry
    .line = relic: two points to whoever takes it, its value to the Keepers
pieces-jewelry = { $count ->
    [one] a piece of jewelry
   *[other] { $count } pieces of jewelry
}
piece-figure-1 = figure (value 1)
    .line = relic: two points to whoever takes it, its value to the Keepers
pieces-figure-1 = { $count ->
    [one] a figure (value 1)
   *[other] { $count } figures (value 1)
}
piece-figure-2 = figure (value 2)
    .line = relic: two points to whoever takes it, its value to the Keepers
pieces-figure-2 = { $count ->
    [one] a figure (value 2)
   *[other] { $count } figures (value 2)
}
piece-figure-3 = figure (value 3)
    .line = relic: two points to whoever takes it, its value to the Keepers
pieces-figure-3 = { $count ->
    [one] a figure (value 3)
   *[other] { $count } figures (value 3)
}
piece-tablet-1 = tablet (value 1)
    .line = relic: two points to whoever takes it, its value to the Keepers
pieces-tablet-1 = { $count ->
    [one] a tablet (value 1)
   *[other] { $count } tablets (value 1)
}
piece-tablet-2 = tablet (value 2)
    .line = relic: two points to whoever takes it, its value to the Keepers
pieces-tablet-2 = { $count ->
    [one] a tablet (value 2)
   *[other] { $count } tablets (value 2)
}
piece-tablet-3 = tablet (value 3)
    .line = relic: two points to whoever takes it, its value to the Keepers
pieces-tablet-3 = { $count ->
    [one] a tablet (value 3)
   *[other] { $count } tablets (value 3)
}
piece-jewelry-1 = jewelry (value 1)
    .line = relic: two points to whoever takes it, its value to the Keepers
pieces-jewelry-1 = { $count ->
    [one] a piece of jewelry (value 1)
   *[other] { $count } pieces of jewelry (value 1)
}
piece-jewelry-2 = jewelry (value 2)
    .line = relic: two points to whoever takes it, its value to the Keepers
pieces-jewelry-2 = { $count ->
    [one] a piece of jewelry (value 2)
   *[other] { $count } pieces of jewelry (value 2)
}
piece-jewelry-3 = jewelry (value 3)
    .line = relic: two points to whoever takes it, its value to the Keepers
pieces-jewelry-3 = { $count ->
    [one] a piece of jewelry (value 3)
   *[other] { $count } pieces of jewelry (value 3)
}
piece-waystation-tablet-jewelry = waystation (tablet, back: jewelry)
    .line = recovers relics of this type, crafts, recruits
pieces-waystation-tablet-jewelry = { $count ->
    [one] a waystation (tablet, back: jewelry)
   *[other] { $count } waystations (tablet, back: jewelry)
}
piece-waystation-jewelry-tablet = waystation (jewelry, back: tablet)
    .line = recovers relics of this type, crafts, recruits
pieces-waystation-jewelry-tablet = { $count ->
    [one] a waystation (jewelry, back: tablet)
   *[other] { $count } waystations (jewelry, back: tablet)
}
piece-waystation-jewelry-figure = waystation (jewelry, back: figure)
    .line = recovers relics of this type, crafts, recruits
pieces-waystation-jewelry-figure = { $count ->
    [one] a waystation (jewelry, back: figure)
   *[other] { $count } waystations (jewelry, back: figure)
}
piece-waystation-figure-jewelry = waystation (figure, back: jewelry)
    .line = recovers relics of this type, crafts, recruits
pieces-waystation-figure-jewelry = { $count ->
    [one] a waystation (figure, back: jewelry)
   *[other] { $count } waystations (figure, back: jewelry)
}
piece-waystation-figure-tablet = waystation (figure, back: tablet)
    .line = recovers relics of this type, crafts, recruits
pieces-waystation-figure-tablet = { $count ->
    [one] a waystation (figure, back: tablet)
   *[other] { $count } waystations (figure, back: tablet)
}
piece-waystation-tablet-figure = waystation (tablet, back: figure)
    .line = recovers relics of this type, crafts, recruits
pieces-waystation-tablet-figure = { $count ->
    [one] a waystation (tablet, back: figure)
   *[other] { $count } waystations (tablet, back: figure)
}

effect-devout-knights = Devout Knights

retinue-column-move = Move
retinue-column-delve = Battle then Delve
retinue-column-recover = Move or Recover

many-retinue-column = { $count ->
    [one] 1 column
   *[other] { $count } columns
}

# Setup

q-keepers-corner = In which corner do your knights arrive?
    .why = Four warriors begin there and four beside it; the spare relics are buried far from both.
q-keepers-beside = Where do your other four warriors stand?
    .why = From two clearings you reach more forests, and you rule the clearings around them.
q-keepers-return = You have neither warriors nor waystations left. Where do you come back?
    .why = A waystation and a warrior appear on the edge of the map; the side you choose shows what can be recovered there.

# The turn

q-keepers-homecoming = Your turn, Birdsong: use a card in front of you, or go on.
    .why = Next a waystation and a warrior come back to the edge of the map.
done-keepers-homecoming = Come back
q-keepers-encamp = Your Birdsong: turn warriors into waystations, or go on. ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in your Retinue)
    .why = A waystation recovers relics of the type it shows, crafts, recruits, and draws one more card each Evening.
done-keepers-encamp = On to Evening
    .confirm = Go on to your Evening? What is left undone stays undone.
q-keepers-decamp = Your Birdsong: turn waystations back into warriors, or go on. ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in your Retinue)
    .why = A waystation can only be turned over by taking it up now and encamping again next turn.
done-keepers-decamp = On to Evening
    .confirm = Go on to your Evening? What is left undone stays undone.
q-keepers-recruit = Your Birdsong: spend cards for warriors at your waystations, or go on. ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in your Retinue)
    .why = Each card brings two warriors to a waystation of its suit.
done-keepers-recruit = On to Evening
    .confirm = Go on to your Evening? What is left undone stays undone.
q-keepers-craft = Your Daylight: craft, or send out your Retinue. ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
    .why = Each waystation crafts once for the suit of its clearing, before the first card of the Retinue acts.
done-keepers-craft = On to Evening
    .confirm = Go on to your Evening? What is left undone stays undone.
q-keepers-move = Your Daylight: your Retinue moves. ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
    .why = Each card of the first column moves warriors out of a clearing of its suit, and each warrior may carry a relic.
done-keepers-move = On to Evening
    .confirm = Go on to your Evening? What is left undone stays undone.
q-keepers-delve = Your Daylight: your Retinue battles and delves. ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
    .why = Where enemies stand you must fight first. Rule as many clearings around the forest as the relic is worth, or the card is lost.
done-keepers-delve = On to Evening
    .confirm = Go on to your Evening? What is left undone stays undone.
q-keepers-recover = Your Daylight: your Retinue moves, or recovers relics. ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
    .why = Relics score their value at a waystation of their type. Rule as many clearings of that suit as the relic is worth, or the card is lost.
done-keepers-recover = On to Evening
    .confirm = Go on to your Evening? What is left undone stays undone.
q-keepers-land = Your Evening begins.
    .why = Where four or more of your warriors stand, one leaves.
done-keepers-land = Go on
q-keepers-gather = Your Evening: add cards to your Retinue, or shift one. ({ $cards } of 10)
    .why = Each card there is one more action every turn. Its suit says where it acts; a bird acts anywhere.
done-keepers-gather = Draw cards and end turn
q-keepers-draw = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-keepers-draw = End turn

q-keepers-dig = Which relic do you delve for { $clearing }?
    .why = A facedown relic is worth 1, 2, 3 or 3. The card is lost if you rule fewer clearings around its forest.
q-keepers-then-delve = You rule { $clearing }: which relic do you delve?
    .why = A facedown relic is worth 1, 2, 3 or 3. The card is lost if you rule fewer clearings around its forest.
done-keepers-then-delve = Leave the relics where they are
q-keepers-recover-which = Which relic do you recover from { $clearing }?
    .why = It scores its value, and two more points if it fills a column of all three types.
q-keepers-recover-more = Do you recover another relic from { $clearing }?
    .why = The card may go on until you rule fewer clearings of that suit than the relic is worth.
done-keepers-recover-more = That is enough
q-keepers-carry = Which relics go along from { $origin } to { $to }?
    .why = Each warrior that moves may carry one. What stays behind without a warrior is easy prey.
    .pick = Carry
    .tip = Take along { $what }
q-keepers-trophy = You took a relic from the Keepers: { $piece }. Into which forest does it go?
    .why = It lies there face up; the Keepers must delve it again, so choose a forest where they rule little.

# Actions

o-keepers-relic = { $relic } from { $origin }
    .origin = From { $value }
    .relic = { $value }
o-forest = { $place }
o-keepers-encamp = Encamp in { $clearing }: { $building }
    .group = Encamp
    .clearing = In { $value }
    .building = As { $value }
o-keepers-decamp = Decamp in { $clearing }: { $building }
    .group = Decamp
    .clearing = In { $value }
    .building = From { $value }
    .about = a warrior stands there instead
o-keepers-recruit = Spend { $card } to recruit in { $clearing }
    .group = Recruit
    .card = With { $value }
    .clearing = In { $value }
    .facts = { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }
    .about = gives up “{ $line }”
o-keepers-move = { $card }: move { pieces-moved } from { $origin } to { $to }
    .group = Move
    .card = With { $value }
    .origin = From { $value }
    .to = To { $value }
    .about = { "" }
o-keepers-battle = { $card }: battle the { $defender } in { $clearing }
    .facts = { battle-hits }
    .group = Battle, then delve
    .card = With { $value }
    .clearing = In { $value }
    .confirm = Battle the { $defender } in { $clearing }? The dice can't be taken back.
    .about = { "" }
o-keepers-delve = { $card }: delve for { $clearing }
    .group = Delve
    .card = With { $value }
    .clearing = For { $value }
    .about = { "" }
o-keepers-travel = { $card }, Recover: { pieces-moved }, { $origin } → { $to }
    .group = Move with a Recover card
    .card = With { $value }
    .origin = From { $value }
    .to = To { $value }
    .about = { "" }
o-keepers-recover = { $card }: recover relics from { $clearing }
    .group = Recover
    .card = With { $value }
    .clearing = From { $value }
    .facts = { $count ->
        [one] 1 relic to recover
       *[other] { $count } relics to recover
    }
    .about = { "" }
o-keepers-gather = Add { $card } to { $column }
    .group = Add to the Retinue
    .card = Add { $value }
    .column = To { $value }
    .about = gives up “{ $line }”
o-keepers-shift = Shift { $card } from { $source } to { $column }
    .group = Shift a card
    .card = Shift { $value } from { $source }
    .source = { "" }
    .column = To { $value }
    .about = { "" }

# Commands

c-keepers = Lead the Keepers in Iron and their Retinue
c-keepers-encamp = Replace a warrior with a waystation
c-keepers-decamp = Replace a waystation with a warrior
c-keepers-recruit = Spend a card for two warriors at a matching waystation
c-keepers-move = Move with a card of the first column
c-keepers-battle = Battle with a card of the second column, then delve
c-keepers-delve = Delve with a card of the second column where nobody opposes
c-keepers-travel = Move with a card of the third column
c-keepers-recover = Recover relics at a waystation with a third column card
c-keepers-gather = Add a card from your hand to your Retinue
c-keepers-shift = Shift a card of your Retinue to another column
f-keepers-encamp-clearing = A clearing with a warrior of yours and an open slot
f-keepers-encamp-building = The waystation and the side that shows
f-keepers-decamp-clearing = A clearing with a waystation of yours
f-keepers-decamp-building = The waystation
f-keepers-recruit-card = The card from your hand
f-keepers-recruit-clearing = A matching clearing with a waystation
f-keepers-move-card = The card of the first column
f-keepers-move-origin = The matching clearing you move from
f-keepers-move-to = The adjacent clearing you move to
f-keepers-move-warriors = How many warriors
f-keepers-battle-card = The card of the second column
f-keepers-battle-clearing = The matching clearing you fight in
f-keepers-battle-defender = Whom you attack
f-keepers-delve-card = The card of the second column
f-keepers-delve-clearing = A matching clearing you rule, beside a forest with relics
f-keepers-travel-card = The card of the third column
f-keepers-travel-origin = The matching clearing you move from
f-keepers-travel-to = The adjacent clearing you move to
f-keepers-travel-warriors = How many warriors
f-keepers-recover-card = The card of the third column
f-keepers-recover-clearing = A matching clearing with a waystation and relics of its type
f-keepers-gather-card = The card from your hand
f-keepers-gather-column = The column it joins
f-keepers-shift-card = The card of your Retinue
f-keepers-shift-source = The column it leaves
f-keepers-shift-column = The column it joins

# Refusals

r-keepers-passed = { $step ->
    [encamp] You encamp in your own Birdsong, before you decamp.
    [decamp] You decamp in your own Birdsong, before you recruit.
    [recruit] You recruit in your own Birdsong only.
    [move] The first column acts in your own Daylight, before the others.
    [delve] The second column acts in your own Daylight, after the first and before the third.
    [recover] The third column acts in your own Daylight only.
   *[gather] You change your Retinue in your own Evening only.
}
r-encamp-returned = You came back with a waystation this turn, and that was instead of encamping.
r-encamp-once = You have encamped in { $clearing } this turn; once in each clearing is all.
    .any = You need a warrior in a clearing where a waystation could still be placed this turn.
r-encamp-nobody = You have no warrior in { $clearing } that could become a waystation.
    .any = You need a warrior in a clearing where a waystation could still be placed this turn.
r-encamp-none-left = That waystation is not on your board. Each of the three can show only its own two types.
r-decamp-once = You have decamped in { $clearing } this turn; once in each clearing is all.
r-decamp-other = That waystation does not stand in { $clearing }.
r-keepers-no-waystation = You have no waystation in { $clearing }.
    .any = None of your waystations will do for that now.
r-keepers-suit = { $card } does not match { $clearing }.
r-retinue-card = { $used ->
    [yes] { $card } has acted this turn; each card acts once.
   *[no] { $card } is not in that column of your Retinue.
}
r-delve-battle = Enemies stand in { $clearing }: you must battle there before you can delve.
    .any = You need warriors in a clearing that you rule, beside a forest with a relic, and no enemy there to battle first.
r-delve-nobody = You have no warrior in { $clearing }, so nobody can delve.
    .any = You need warriors in a clearing that you rule, beside a forest with a relic, and no enemy there to battle first.
r-delve-no-rule = You don't rule { $clearing }, so you can't delve there.
    .any = You need warriors in a clearing that you rule, beside a forest with a relic, and no enemy there to battle first.
r-delve-nothing = No forest beside { $clearing } holds a relic.
r-recover-nothing = No relic in { $clearing } is of a type that a waystation there shows.
r-gather-shifted = You have shifted a card this turn, which is instead of adding any.
r-gather-full = Your Retinue holds { $most } cards, and that is the most.
r-shift-gathered = You have added cards this turn, so none is shifted.
r-shift-once = You have shifted a card this turn; one is all.
r-shift-not-there = { $card } is not in that column of your Retinue.

# Odds

odds-first-ignored = Counted: the { $seat } { AGREE($seat, "ignores", "ignore") } the first hit.

# Events

e-relics-buried = Relics in { $place }: { $relics }.
e-relic-delved = { YOU($seat, "You", as: "faction.subject") } delved a relic from { $origin } into { $clearing }: { $relic }.
e-relic-brought = { YOU($seat, "You", as: "faction.subject") } put a relic into { $place }: { $relic }.
e-relic-recovered = { YOU($seat, "You", as: "faction.subject") } recovered a relic from { $clearing }: { $relic }.
e-retinue-grew = { YOU($seat, "You", as: "faction.subject") } added { $card } to the Retinue ({ $column }).
e-retinue-shifted = { YOU($seat, "You", as: "faction.subject") } shifted { $card } from { $source } to { $column }.
e-retinue-lost = { YOU($seat, "You", as: "faction.subject") } lost { $card } from the Retinue.

# Plans

plan-carry = Carrying relics
    .why = What your warriors take along when somebody else makes them move.
plan-carry-relics = Relics
plan-carry-relics-valuable = the most valuable, one for each warrior
plan-carry-relics-none = none
plan-trophies = Relics you take
    .why = Where a relic of the Keepers goes that you remove in somebody else's turn.
plan-trophies-forest = Forest
plan-trophies-forest-hard = where the Keepers hold the least around it
plan-trophies-forest-near = where you hold the most around it
