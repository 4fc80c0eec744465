# Questions. Those about heroes, quests and duels stand with the heroes.

# Setup

q-setup-tile = Which of your tiles do you lay, and how is it turned?
    .why = It must touch two areas of the map, and no coloured side may face another coloured side. A step turns it by a sixth, clockwise.
q-setup-place = Where does tile { $tile } lie?
    .why = Areas you bring near your home are easier to take; gaps stop everybody.
q-setup-marker = Where does a home realm marker lie?
    .why = You lay one for each player, and the others choose before you which becomes whose.
q-setup-realm = Where does your home realm lie?
    .why = It takes the place of a marker; mountains and water on its sides protect it. A step turns it by a sixth, clockwise.
q-setup-slot = Which place does your home realm take?
    .why = The areas around it are the first ones you will fight for.
q-setup-stronghold = Where does your first stronghold stand?
    .why = New units arrive at your strongholds, and it defends its area with strength 5.
q-setup-recruit = Where do your { MANY($unit, as: "unit") } begin?
    .why = Spread them over your home realm, at most 8 units in an area.
    .some = { NAMES($units, as: "unit", count: "yes") } in { $name }
    .tip = Place { $what }
q-setup-hero = Where does { $hero } begin?
    .why = In any area of your home realm; in summer heroes go out on quests.
q-setup-commander = Which of these heroes is your commander?
    .why = A commander rides with your army and may not quest; the other one is an ordinary hero.
q-rune-dragon = Where do you lay the dragon rune?
    .why = Facedown, where no other token lies. It counts for whoever controls the area, so lay it where you can hold it.
q-rune-false = Where do you lay the false rune?
    .why = Facedown too. Only you know that it is worth nothing.

# The year

q-orders = Which order do you play this season?
    .why = All are revealed together and resolved from the lowest number up. The highest of your year so far earns its bonus.
q-orders-spy = Whose order do you ask about?
    .why = As Master of the Spy Guild you learn whether it is 1 to 4 or 5 to 8, before you choose your own.
pass-orders-spy = Ask nobody
q-bid = { NAMES($season_card, as: "season-card") }: how much influence do you bid?
    .why = { NAMES($season_card, as: "stake") }. All bids are spent, also those that lose. Bids are revealed together.
q-bid-highest = Bids are tied for the highest place. Who wins?
    .why = You decide as Primarch of the Wizards' Council.
q-bid-lowest = Bids are tied for the lowest place. Who has it?
    .why = You decide as Primarch of the Wizards' Council.
q-fall = Fall: two influence or a Tactics card?
    .why = A card drawn now can be played from winter on.
q-spring-objective = Do you put your Objective away and draw another one?
    .why = You can't have the old one back.
pass-spring-objective = Keep it
q-spring-volunteers = Where does a volunteer join you?
    .why = A triangle unit of yours, at a stronghold with room for it.
pass-spring-volunteers = Take in nobody
q-spring-adventure = Draw a Quest card, or heal a hero?
    .why = You keep three Quest cards at most.
q-spring-orders = The winter was long: which two orders do you take back?
    .why = The others stay before you until next spring, but don't count for supremacy.
    .tip = Take back { $what }
q-spring-planting = Which dial rises?
    .why = Only your lowest one may.
q-summer-exile = Which rune token leaves your home realm, and where does it go?
    .why = It must go next to your home, where no opponent rules and no other token lies.
q-summer-wrath = Which city is destroyed?
    .why = It gives nothing any more, and its area may then hold a stronghold.
q-summer-tournament = Which hero trains, and in what?
    .why = An attribute without a training token gains 1.
pass-summer-tournament = Train nobody
q-summer-favour = Which Reward do you give, and to whom?
    .why = The other one goes under the deck.
q-summer-drought = Which dial falls?
    .why = One of your highest must.
    .option = Lower { $resource }
q-summer-wilds = Where does a neutral unit appear?
    .why = It stands in the way of whoever wants that area.
pass-summer-wilds = Place none
q-summer-rumours = Do you pay 2 influence to look at a rune token?
    .why = Everybody learns which one, only you what it is.
pass-summer-rumours = Keep my influence
q-fall-loyalty = Do your allies in { $area } stay?
    .why = For 1 influence they do; else they retreat as nobody's units.
q-fall-judgement = Two influence or a Tactics card: what do you lose?
    .why = You bid least, apart from the winner.
q-fall-mercenaries = Do you hire mercenaries for 3 influence?
    .why = One rectangle, or a triangle and perhaps a second one: allies at one of your strongholds.
pass-fall-mercenaries = Hire nobody
q-fall-second-mercenary = Does a second triangle unit join in { $area }?
    .why = It costs nothing more.
    .tip = Hire { $what } as well
q-fall-walls = Which stronghold crumbles?
    .why = One turns to its damaged side, unless you pay 2 influence.
q-fall-ruins = Where does a stronghold rise from the ruins?
    .why = Damaged, but free of cost, in an area you control.
pass-fall-ruins = Place none
q-winter-pious = Where does { $receiver }'s dragon rune lie?
    .why = You bid least, so you choose: a friendly area of theirs, or one that nobody controls.
q-winter-wolves = Which unit in { $area } do the wolves rout?
    .why = It stands up again in spring.
    .tip = Let the wolves rout { $what }
q-winter-starve = Food is short in { $area }: which units starve?
    .why = An area feeds as many units as your food dial shows. Heroes eat nothing.
    .tip = Let { $what } starve

# Orders

q-order-strategize-primary = Strategize: { $supremacy ->
    [idle] nobody can move. Anything else?
   *[no] who moves where?
}
    .why = { $supremacy ->
        [idle] Cards may still be played before your turn ends.
       *[no] One area each, into friendly or empty ones; all set out together when you are done.
    }
done-order-strategize-primary = Set out
    .confirm = All moves that were given are carried out now, and no more can be given.
q-order-strategize-bonus = Strategize: { $supremacy ->
    [yes] do you draw Tactics cards?
   *[no] anything more?
}
    .why = { $supremacy ->
        [yes] The bonus draws one for each tactics icon of your dials.
        [over] The bonus offers nothing more, but cards may still be played.
       *[no] You have not earned the bonus, but cards may still be played.
    }
done-order-strategize-bonus = End the turn
q-order-mobilize-primary = Mobilize: { $supremacy ->
    [idle] nobody can march. Anything else?
   *[no] which area do you activate?
}
    .why = { $supremacy ->
        [idle] Cards may still be played before your turn ends.
       *[no] Units from up to 2 areas away may move in, and stay there until spring. It may mean diplomacy or a battle.
    }
done-order-mobilize-primary = Activate nothing
    .confirm = You leave this order without moving anybody.
q-order-mobilize-bonus = Mobilize: { $supremacy ->
    [yes] which second area do you activate?
   *[no] anything more?
}
    .why = { $supremacy ->
        [yes] Only one battle may be started with an order.
        [over] The bonus offers nothing more, but cards may still be played.
       *[no] You have not earned the bonus, but cards may still be played.
    }
done-order-mobilize-bonus = End the turn
q-order-conquer-primary = Conquer: { $supremacy ->
    [idle] nobody can march. Anything else?
   *[no] which area do you activate?
}
    .why = Units from up to 2 areas away may move in. { $supremacy ->
        [yes] With the bonus, an enemy stronghold counts 3 less strength.
        [idle] Cards may still be played before your turn ends.
       *[no] You have not earned the bonus this time.
    }
done-order-conquer-primary = Activate nothing
    .confirm = You leave this order without moving anybody.
q-order-conquer-bonus = Conquer: anything more?
    .why = The order is done, but cards may still be played.
done-order-conquer-bonus = End the turn
q-order-harvest-primary = Harvest?
    .why = Your dials turn to what your areas yield, up or down.
    .runewars-harvest = { $supremacy ->
        [yes] Harvest, then bonus and cards
       *[no] Harvest, then cards
    }
done-order-harvest-primary = { $supremacy ->
    [yes] Harvest, then the bonus alone
   *[no] Harvest and end the turn
}
q-order-harvest-bonus = Harvest: { $supremacy ->
    [yes] what do you build?
   *[no] anything more?
}
    .why = { $supremacy ->
        [yes] First your developments pay, then you may build one for 1 wood.
        [over] The bonus offers nothing more, but cards may still be played.
       *[no] You have not earned the bonus, but cards may still be played.
    }
done-order-harvest-bonus = End the turn
q-order-recruit-primary = Recruit: with which resource?
    .why = You take the units up to the number on that dial, and pay nothing.
done-order-recruit-primary = Recruit nobody
    .confirm = You leave this order without new units.
q-order-recruit-bonus = Recruit: { $supremacy ->
    [yes] with which second resource?
   *[no] anything more?
}
    .why = { $supremacy ->
        [yes] The bonus gives the units of another dial.
        [over] The bonus offers nothing more, but cards may still be played.
       *[no] You have not earned the bonus, but cards may still be played.
    }
done-order-recruit-bonus = End the turn
q-order-rally-support-primary = Rally Support: { $supremacy ->
    [idle] no city has anything for you now. Anything else?
   *[no] what do your cities give?
}
    .why = { $supremacy ->
        [idle] Cards may still be played before your turn ends.
       *[no] One benefit of each city you control, in the order you like.
    }
done-order-rally-support-primary = Take nothing more
    .confirm = Cities you have not asked give nothing this time.
q-order-rally-support-bonus = Rally Support: { $supremacy ->
    [yes] do you look for a hero?
   *[no] anything more?
}
    .why = { $supremacy ->
        [yes] For 1 to 3 influence you look at as many Hero cards and keep one.
        [over] The bonus offers nothing more, but cards may still be played.
       *[no] You have not earned the bonus, but cards may still be played.
    }
done-order-rally-support-bonus = End the turn
q-order-acquire-power-primary = Acquire Power?
    .why = You gain the influence of all three dials.
    .runewars-power = { $supremacy ->
        [yes] Gain influence, then bonus and cards
       *[no] Gain influence, then cards
    }
done-order-acquire-power-primary = { $supremacy ->
    [yes] Gain influence, then the bonus alone
   *[no] Gain influence and end the turn
}
q-order-acquire-power-bonus = Acquire Power: { $supremacy ->
    [yes] which Title do you claim?
   *[no] anything more?
}
    .why = { $supremacy ->
        [yes] What you spend lies on it; whoever wants it must spend more.
        [over] The bonus offers nothing more, but cards may still be played.
       *[no] You have not earned the bonus, but cards may still be played.
    }
done-order-acquire-power-bonus = End the turn
q-order-fortify-primary = Fortify: { $supremacy ->
    [idle] nothing to build, repair or mix. Anything else?
   *[no] build, repair or mix runes?
}
    .why = { $supremacy ->
        [idle] Cards may still be played before your turn ends.
       *[no] Each once at most, in the order you like.
    }
done-order-fortify-primary = Nothing more
    .confirm = You leave what this order still offers.
q-order-fortify-bonus = Fortify: anything more?
    .why = This order has no bonus, but cards may still be played.
done-order-fortify-bonus = End the turn

# Moving

q-step-units = Who goes from { $origin } to { $to }?
    .why = They set out with all others when you are done giving moves.
    .tip = Move { $what }
q-march-units = Which units move into { $area }?
    .why = They stay there until spring, and fight if it is an enemy's.
    .tip = March into { $area } with { $what }
q-march-allies = Which allied neutrals move into { $area }?
    .why = Outside friendly areas they only follow units of your own.
    .tip = Take along: { $what }
q-march-heroes = Which heroes go along to { $area }?
    .why = They never start a fight, and they look at the rune there.
    .tip = Send along: { $what }
q-diplomacy = Neutral units hold { $area }: diplomacy or battle?
    .why = You draw a Fate card for each influence spent and choose one: gold makes allies, blue sends them off, red means battle or retreat.
q-diplomacy-symbol = Which symbol do you take in { $area }?
    .why = Gold: they become your allies. Blue: they retreat. Red: you fight or retreat.
q-diplomacy-refused = They want no deal in { $area }. Battle or retreat?
    .why = Retreating units are routed until spring.
q-retreat = Where do your units from { $area } retreat?
    .why = Together into one area, routed. Above 8 units there some are lost.
q-retreat-one = A unit is sent off from { $area }. Where does it go?
    .why = It leaves the battle at once, routed.
q-retreat-surplus = More than 8 units hold { $area }. Where does the surplus go?
    .why = Together into one area, routed.
q-neutrals-retreat = Where do the neutral units retreat?
    .why = You choose for them, as the player on the left.
q-neutrals-let-go = Where do your allies go?
    .why = They leave you, routed; at this table you choose for them.
q-limit = More than 8 units stand in { $area }. Which are destroyed?
    .why = Allies count too, heroes don't.
    .tip = Give up { $what }

# Recruiting, cities, strongholds

q-recruit-place = Where do your { MANY($unit, as: "unit") } arrive?
    .why = At your strongholds, at most 8 units in an area; you may take fewer.
    .some = { NAMES($units, as: "unit", count: "yes") } in { $name }
    .tip = Place { $what }
q-recruit-free = Too few { $unit } figures are left. Which of yours on the map do you give up?
    .why = Their figures can then arrive anew. You need not.
    .some = { NAMES($units, as: "unit", count: "yes") } from { $name }
    .tip = Give up { $what }
q-rally-neutrals = Which neutral units join you in { $area }?
    .why = They are your allies while you control the area or go with them.
    .tip = Take in: { $what }
q-rally-hero = Which hero joins you?
    .why = The others go back into the deck, and nobody learns which they were.
q-rally-hero-place = Where does the new hero arrive?
    .why = In an area with one of your strongholds.
q-harvest-raise = Which dial rises for the resources of { $area }?
    .why = Only a resource that the area yields, and not above 8.
q-development-move = No such token is left. From where do you take one to { $area }?
    .why = The stronghold it leaves is without a development then.
q-stronghold-remove = All your strongholds are built. Which one gives way for { $area }?
    .why = It is destroyed, with its development.
q-rune-return = Which false runes do you turn in?
    .why = Up to two from areas you control: their areas are free for the new tokens then.
    .tip = Turn in the false runes in { $what }
q-rune-mix = Where do you lay the token from { $area }?
    .why = Nobody else will know what lies where.
q-victory-runes = Which dragon runes do you show?
    .why = They stay faceup until a Fortify order takes them.
    .tip = Show the runes in { $what }
q-league-rewards = Which three Rewards do you discard?
    .why = You receive a dragon rune for them.
    .tip = Discard { $what }
q-tactics-discard = Which Tactics cards do you discard?
    .why = You hold too many, or an effect asks for it. They go faceup onto the pile.
    .tip = Discard { $what }
q-quests-discard = Which Quest cards do you discard?
    .why = You keep three at most.
    .tip = Discard { $what }

# Battle

q-battle-cards = Battle in { $area }: { $pace ->
    [steps] do you play a card at its start
   *[swift] which cards do you play or prepare
}?
    .why = { $pace ->
        [steps] You are asked again in each step.
       *[swift] Prepared cards are played in their step by themselves. There is no later moment for this.
    }
done-battle-cards = Fight
q-battle-step-cards = Battle in { $area }, step { $initiative }: do you play a Tactics card?
    .why = Before the units of initiative { $initiative } draw their Fate cards.
done-battle-step-cards = No more cards
q-battle-type = Battle in { $area }: which type draws next?
    .why = All of one type draw together; those of the same initiative one after the other.
q-battle-drop = Which cards of your { $unit } do you discard?
    .why = The others count.
    .tip = Discard { $what }
q-battle-back = Battle in { $area }: whom does { $hero } stand by?
    .why = That type draws one more Fate card and discards one. If you lose, the hero is routed and retreats along.
pass-battle-back = Stand by nobody
q-battle-lead = Battle in { $area }: does your commander help { $unit }?
    .why = Once per battle: one more Fate card, one discarded.
pass-battle-lead = Not these
q-battle-hero-retreat = Where does { $hero } retreat?
    .why = Along with the units, or else where it likes.
q-battle-development = Battle in { $area }: do you use your stronghold's development?
    .why = Now, before strength is counted.
pass-battle-development = Not this time
q-battle-rout = Battle in { $area }: which units are routed?
    .why = Routed units fight no more; unhurt ones must go first.
    .tip = Rout { $what }
q-battle-damage = Battle in { $area }: which unit takes the damage?
    .why = Hurt units first, then standing ones, then routed ones.
    .tip = Damage { $what }
q-battle-destroy = Battle in { $area }: which units are destroyed?
    .why = Standing ones before routed ones.
    .tip = Lose { $what }
q-battle-stronghold = The stronghold in { $area } has fallen. What becomes of it?
    .why = Yours would stand there damaged; its development is lost either way.
q-battle-surplus = More than 8 of your units hold { $area }. Which retreat?
    .why = They go together into one area, routed.
    .tip = Retreat with { $what }
q-tactics-battle-win = You won in { $area }: do you play a Tactics card?
    .why = Before the loser retreats.
done-tactics-battle-win = No more cards
q-tactics-battle-lost = You lost in { $area }: do you play a Tactics card?
    .why = Before the winner decides about a stronghold.
done-tactics-battle-lost = No more cards
q-tactics-diplomacy = Diplomacy in { $area }: do you play a Tactics card?
    .why = Before you choose a symbol.
done-tactics-diplomacy = No more cards

q-special-crack-shot = Battle in { $area }: which enemy unit do your archers hit?
    .why = 1 damage on whom you like, also a routed one.
q-special-charge = Charge: which enemy units are routed?
    .why = The enemy picks which of that shape.
    .runewars-first = Two triangles
    .runewars-second = One rectangle
q-special-word-of-vaal = Battle in { $area }: which enemy unit is sent off?
    .why = It retreats at once, routed, and does not count in the tally.
q-special-overpower = Overpower: destroy a unit, or deal damage?
    .why = You pick the unit that is destroyed; damage goes by the usual order.
    .runewars-first = Destroy a hurt or routed unit
    .runewars-second = 1 damage
q-special-destroy = Battle in { $area }: which enemy unit is destroyed?
    .why = One that is damaged or routed.
q-special-fury = Fury: do you give up a Berserker for 2 damage?
    .why = A standing one goes.
    .runewars-first = Destroy a Berserker of yours: 2 damage
    .runewars-second = Keep it
q-special-rain-fire = Rain Fire: what do you lose?
    .why = You pick the units afterwards.
    .runewars-first = Two triangles
    .runewars-second = One rectangle
q-special-terrifying = Battle in { $area }: which enemy units are frightened?
    .why = Standing ones are routed, routed ones destroyed.
q-special-dread-charge = Battle in { $area }: which enemy unit is routed?
    .why = Then 1 damage follows.
q-special-burning = Battle in { $area }: which of your units burn?
    .why = Each takes 1 damage; hurt ones must be among them.
q-special-flaming-breath = Battle in { $area }: whom does the dragon's breath reach?
    .why = Up to three triangles are destroyed.
q-defence-wards = Battle in { $area }: which of your units do the wards send off?
    .why = It retreats at once, routed, before strength is counted.
q-defence-tomb = Battle in { $area }: which of your units does the tomb rout?
    .why = They don't count in the tally, except hexagons.

# Tactics cards

q-tactics-rumors-of = Horrific Rumors: whose activation token?
    .why = Units can't leave an area with their owner's token.
q-tactics-rumors = Horrific Rumors: where does the token lie?
    .why = In an area they neither control nor have a token in.
q-tactics-lost-city = Lost City: in which area?
    .why = Neutrals there retreat, and a damaged stronghold of yours is placed.
q-tactics-raze-a-city = Which of your cities do you raze?
    .why = It is gone for good; the area may then hold a stronghold.
q-tactics-secret-pact = With whom do you make a secret pact?
    .why = Both of you draw.
q-tactics-secret-pact-count = How many cards do you each draw?
    .option = Each draws { $count }
    .why = As many for them as for you.
q-tactics-turn-the-beasts = In which area do the beasts turn?
    .why = All neutral units there retreat as nobody's, routed.
q-tactics-forced-march = Forced March: from where to where?
    .why = Up to three units, also out of an activated area.
q-tactics-marchers = Which units march from { $origin } to { $to }?
    .why = Up to three, together.
    .tip = March with { $what }
q-tactics-allies = Which allies march along from { $origin } to { $to }?
    .why = Three units may march in all, and allies don't go alone there.
    .tip = Take along: { $what }
q-tactics-levy = Where does your levy gather?
    .why = Up to two triangle units at one of your strongholds.
q-tactics-levied = Which units join in { $area }?
    .why = Up to two triangle units of your faction.
    .tip = Take in: { $what }
q-tactics-master-builders = What do your builders do?
    .why = Repair or build, free of cost.
q-tactics-thief = From whom does the thief steal?
    .why = A random Tactics card; you can play it from next season on.
q-tactics-healing-springs = Who is healed?
    .why = A hero loses all damage and stands up, or two routed units of an area stand up.
q-tactics-springs = Which units in { $area } stand up?
    .why = Up to two.
    .tip = Stand up: { $what }
q-tactics-rally-cry = Which units in { $area } stand up?
    .why = Up to four; they fight on.
    .tip = Stand up: { $what }
q-tactics-flank-attack = Which type do you attack from the flank?
    .why = Two triangles are routed, or one circle or rectangle.
q-tactics-flank-triangles = Battle in { $area }: which two triangles are routed?
    .why = Standing ones, of your choice.
q-tactics-reinforce-from = From where do reinforcements come?
    .why = Up to two standing units from one area next to the battle.
q-tactics-reinforce = Which units from { $origin } join the battle?
    .why = Up to two.
    .tip = Send into the battle: { $what }
q-tactics-pursuit = Battle in { $area }: which unit do you hunt down?
    .why = A triangle or circle of the loser's is destroyed.
q-tactics-wavering-loyalty = Which hero do you win over?
    .why = It joins you where it is; its Rewards are discarded.
q-tactics-scorched-earth = Which of your strongholds do you burn?
    .why = Nobody else can take it then.
q-tactics-draw-extra = Which type draws more cards?
    .why = The least useful ones are discarded again.
q-tactics-ambush = Who lies in ambush for whom?
    .why = The first card of the ambushed hero is ignored.
