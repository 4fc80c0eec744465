# The Lord of the Hundreds (Law 14).

faction-hundreds = Hundreds
    .subject = The Hundreds
    .within = the Hundreds
    .short = Hundreds
    .full = Lord of the Hundreds

piece-mob = mob
    .line = razes enemy buildings and tokens here next Birdsong, and searches the ruin
pieces-mob = { $count ->
    [one] a mob
   *[other] { $count } mobs
}
piece-stronghold = stronghold
    .line = brings a warrior each Birdsong; crafts its suit
pieces-stronghold = { $count ->
    [one] a stronghold
   *[other] { $count } strongholds
}
piece-warlord = warlord
pieces-warlord = the warlord

effect-stubborn = Stubborn
effect-wrathful = Wrathful
effect-bitter = Bitter

hundreds-mood = { $mood ->
    [bitter] Bitter
    [grandiose] Grandiose
    [jubilant] Jubilant
    [lavish] Lavish
    [relentless] Relentless
    [rowdy] Rowdy
    [wrathful] Wrathful
   *[stubborn] Stubborn
}
hundreds-item = { $item ->
    [coins] coins
    [tea] tea
   *[other] a { $item }
}
hundreds-others = { $warriors ->
    [0] alone
    [one] with 1 warrior
   *[other] with { $warriors } warriors
}
hundreds-marching = { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}
hundreds-clean = { $oppressed ->
    [one] 1 oppressed clearing
   *[other] { $oppressed } oppressed clearings
}

# Options of a table, decided before it begins

option-entombed = A warlord on Coffin Makers
    .why = The fallen warlord lies there as one of its warriors. May Anoint fetch him?
option-entombed-waits = he waits until the card is emptied
option-entombed-fetched = Anoint fetches him

# Setup

q-hundreds-corner = In which corner does your warlord raise his banner?
    .why = He begins there with four warriors and a stronghold.

# The turn

q-hundreds-raze = Your mobs have razed.
    .why = Next your warriors gather.
done-hundreds-raze = On to Recruit
q-hundreds-razing = Which mob razes next?
    .why = It removes every enemy building and token there, a point each, and takes an item from a ruin. What one mob sets off is over before the next begins.
q-hundreds-ruin = Which item do your mobs drag out of the ruin in { $clearing }?
    .why = A kind you already took from a ruin can't be taken again.
q-hundreds-spread = The mob die shows { $suit }: where does a mob rise?
    .why = Beside one of your mobs; it will raze there in your next Birdsong.
q-hundreds-recruit = Your warriors have gathered.
    .why = Next the warlord takes his place.
done-hundreds-recruit = On to the warlord
q-hundreds-recruits = Your supply runs short. At which strongholds do warriors gather?
    .why = One for each stronghold; the warlord's own followers came first.
    .some = { $n } in { $name }
    .tip = Place warriors: { $what }
q-hundreds-anoint = A warlord leads the Hundreds.
    .why = Next his mood changes.
done-hundreds-anoint = On to his mood
q-hundreds-warlord = Where does a new warlord rise?
    .why = He takes the place of one of your warriors; only where that is impossible may he rise anywhere.
q-hundreds-mood = Your warlord is { hundreds-mood }.
    .why = His mood holds until your next Birdsong.
done-hundreds-mood = On to Daylight
q-hundreds-moods = What mood is your warlord in?
    .why = It must be another than before, and one whose item is not in your Hoard.
q-hundreds-ending = What comes first at the end of your Birdsong?
    .why = Your card may move the warlord, and giving items away brings him warriors.
q-hundreds-lavish = Your Birdsong: your warlord is Lavish. Give items away for warriors, or go on.
    .why = Each item leaves the game and brings two warriors to the warlord. Fewer items may mean fewer actions this very turn.
done-hundreds-lavish = Keep the Hoard, on to Daylight
q-hundreds-craft = Your Daylight: craft, or go on. (Your warlord is { hundreds-mood })
    .why = A stronghold crafts once for the suit it stands in. Of an item you choose: the Hoard, or its points.
done-hundreds-craft = On
q-hundreds-vanguard = Your Daylight: your Grandiose warlord advances first. ({ $advances } left)
    .why = Your Command actions come after this, and they end it.
done-hundreds-vanguard = On to your Command
q-hundreds-command = Your Daylight: command the Hundreds. ({ $commands ->
    [one] 1 action left
   *[other] { $commands } actions left
})
    .why = Move, battle or build; items on the Command track bring more of these.
done-hundreds-command = On to the warlord's advance
q-hundreds-advance = Your Daylight: the warlord advances. ({ $advances } left)
    .why = He may move, with whom he likes, and then battle where he stands.
done-hundreds-advance = End turn
    .confirm = End your turn? Oppression is scored and you draw; what is left undone stays undone.
q-hundreds-strike = Your warlord has arrived. Does he battle?
    .why = Each advance is a move, then a battle; either may be left out.
done-hundreds-strike = No battle
q-hundreds-relentless = Your Relentless warlord may go on: one more move, or one more battle.
    .why = He has moved and battled in this advance.
done-hundreds-relentless = Stop here
q-hundreds-incite = Your Evening: incite mobs, or score. ({ hundreds-clean })
    .why = A card brings a mob to a matching clearing with a warrior of yours; it razes there in your next Birdsong.
done-hundreds-incite = Score, draw and end turn
q-hundreds-jubilant = Roll the mob die once more? ({ $count } left)
    .why = Each roll may bring another mob beside one of yours; where it can be placed, it must be.
done-hundreds-jubilant = Stop rolling
q-hundreds-oppress = You have scored { hundreds-clean }.
    .why = You rule there, have a piece there, and no enemy has any. Next you draw.
done-hundreds-oppress = Draw cards and end turn
q-hundreds-draw = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-hundreds-draw = End turn

# Items and battles

q-hundreds-crafted = You crafted { hundreds-item }. Hoard it, or take its points?
    .why = In the Hoard it brings actions for the rest of the match, and closes the mood that shows it.
q-hundreds-overflow = There is no room for { hundreds-item }. Which item leaves the game?
    .why = That track holds four; whichever goes, you score a point.
q-hundreds-loot = You attack the { $defender } in { $clearing }. Do you fight for loot?
    .why = Your dice deal no hits then; if you rule the clearing after the battle, you take one of their items.
done-hundreds-loot = No loot: roll as usual
q-hundreds-take = Which item do you take from the { $defender }?
    .why = It goes to your Hoard, even an exhausted one.
q-hundreds-shield = { $count ->
    [one] Who takes the hit
   *[other] Who takes the { $count } hits
} in { $clearing }?
    .why = Without a warlord at Birdsong nobody follows him then; a new one rises after Recruit.
q-hundreds-bitter = Your warlord is Bitter. Which mobs come to fight in { $clearing }?
    .why = Each becomes a warrior beside him before the dice are rolled.
    .tip = Call to the battle: { $what }

# Actions

o-hundreds-lavish = Give away { hundreds-item }
    .about = 2 warriors to the warlord
    .group = Give items away
    .item = { $value }
o-hundreds-move = Move { hundreds-marching } from { $origin } to { $to }
    .group = Move
    .origin = From { $value }
    .to = To { $value }
    .about = the warlord stays
o-hundreds-lead = Lead the warlord to { $to } { hundreds-others }
    .group = Move the warlord
    .to = To { $value }
    .about = one Command action
o-hundreds-battle = Battle the { $defender } in { $clearing }
    .facts = { battle-hits }
    .group = Battle
    .clearing = In { $value }
    .confirm = Battle the { $defender } in { $clearing }? The dice can't be taken back.
o-hundreds-build = Build a stronghold in { $clearing } with { $card }
    .group = Build
    .clearing = In { $value }
    .card = With { $value }
    .about = a warrior each Birdsong · gives up “{ $line }”
o-hundreds-advance = Advance the warlord to { $to } { hundreds-others }
    .group = Advance
    .to = To { $value }
    .about = move, then he may battle
o-hundreds-charge = Battle the { $defender } where the warlord stands
    .facts = an advance without a move: { battle-hits }
    .group = Battle with the warlord
    .confirm = Battle the { $defender }? The dice can't be taken back.
o-hundreds-incite = Incite a mob in { $clearing } with { $card }
    .group = Incite
    .clearing = In { $value }
    .card = With { $value }
    .about = razes there next Birdsong · gives up “{ $line }”
o-hundreds-lead-on = Move the warlord to { $to } { hundreds-others }
    .group = Move the warlord
    .to = To { $value }
o-hundreds-card-first = The card in front of me
    .about = giving items away comes after it
o-hundreds-lavish-first = Giving items away
    .about = the card comes after it
o-hundreds-raze = Raze { $clearing }
    .about = enemy buildings and tokens there: a point each
o-hundreds-strike = Battle the { $defender }
    .facts = { battle-hits }
    .about = where the warlord stands
    .confirm = Battle the { $defender }? The dice can't be taken back.
o-hundreds-mood = { hundreds-mood }
    .about = { $mood ->
        [bitter] battles at the warlord: mobs nearby become warriors
        [grandiose] advance first, command second
        [jubilant] incite at the warlord: up to four more rolls
        [lavish] end of Birdsong: items for two warriors each
        [relentless] after move and battle: once more move or battle
        [rowdy] Evening: one more card, two if enemies crowd the warlord
        [wrathful] attacking with the warlord: 1 extra hit
       *[stubborn] battles at the warlord: ignore the first hit
    }
craft-hoard = { craft-item } for the Hoard{ $kept ->
    [0] { "" }
    [one] { " and 1 point" }
   *[other] { " and " }{ $kept } points
}, or { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
o-hundreds-keep = Lay it in the Hoard
    .about = no points for it
o-hundreds-melt = Remove it for good
    .about = { SIGNED($points) } { $points ->
        [one] point
       *[other] points
    }
o-hundreds-loot = Fight for loot
    .about = your dice deal no hits
o-hundreds-roll = Roll the mob die
    .about = a mob may rise beside yours
o-hundreds-shield = Others fall before the warlord
    .about = he stays on the map
o-hundreds-sacrifice = The warlord falls first
    .about = he rises again by Anoint
o-hundreds-mobs = The mob of { $clearing }

# Commands

c-hundreds = Lead the warlord and his Hundreds
c-hundreds-lavish = Give an item of the Hoard away for two warriors
c-hundreds-move = Move warriors without the warlord, by Command
c-hundreds-lead = Move the warlord with others, by Command
c-hundreds-battle = Start a battle, by Command
c-hundreds-build = Spend a card for a stronghold in a clearing you rule
c-hundreds-advance = Move the warlord; then he may battle
c-hundreds-charge = Battle where the warlord stands, without moving
c-hundreds-incite = Spend a card to place a mob where you have a warrior
f-hundreds-lavish-item = The item you give away
f-hundreds-move-origin = Where from
f-hundreds-move-to = Where to
f-hundreds-move-warriors = How many warriors, without the warlord
f-hundreds-lead-to = Where the warlord goes
f-hundreds-lead-warriors = How many others go with him; 0 for none
f-hundreds-battle-clearing = Where you fight
f-hundreds-battle-defender = Whom you attack
f-hundreds-build-card = A card that matches the clearing
f-hundreds-build-clearing = A clearing you rule with an open slot
f-hundreds-advance-to = Where the warlord goes
f-hundreds-advance-warriors = How many others go with him; 0 for none
f-hundreds-charge-defender = Whom the warlord attacks
f-hundreds-incite-card = A card that matches the clearing
f-hundreds-incite-clearing = A clearing with a warrior of yours and no mob

# Plans

plan-warlord = Hits on the warlord
    .why = Who falls where he stands with others, in battles on others' turns.
plan-warlord-falls = The warlord falls
plan-warlord-falls-last = last
plan-warlord-falls-first = first
plan-warlord-falls-ask = ask me
plan-bitter = Bitter: mobs to the warlord
    .why = When he is attacked, mobs nearby may become warriors before the roll.
plan-bitter-mobs = Mobs to take back
plan-bitter-mobs-short = as many as the dice can use
plan-bitter-mobs-all = all of them
plan-bitter-mobs-never = none
plan-bitter-mobs-ask = ask me

# Refusals

r-hundreds-passed = { $step ->
    [lavish] You give items away at the end of your own Birdsong only.
    [command] You command in your own Daylight only, before the warlord advances.
    [vanguard] Your Grandiose warlord advances before your first Command action.
    [incite] You incite mobs in your own Evening only.
   *[advance] Your warlord advances in your own Daylight only.
}
r-lavish-mood = Only a Lavish warlord gives items away, and yours is { hundreds-mood }.
r-lavish-none = There is no { $item } in your Hoard.
    .any = Your Hoard is empty.
r-command-spent = You have no Command actions left this turn.
r-advance-spent = Your warlord has no advances left this turn.
r-hundreds-no-warlord = Your warlord is not on the map. He rises in your next Birdsong.
r-hundreds-rats = Without the warlord only { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
} can leave { $origin }. To take him along, use /hundreds lead.
r-stronghold-none-left = All six strongholds are on the map.
r-stronghold-rule = You don't rule { $clearing }, so you can't build there.
    .any = You rule no clearing with an open slot where you could build.
r-stronghold-slot = There is no open slot in { $clearing }.
r-mob-none-left = All five mobs are on the map.
r-mob-there = There is a mob in { $clearing } already.
r-mob-nobody = You have no warrior in { $clearing } to incite a mob.
    .any = You need a warrior in a clearing without a mob, and a card of its suit or a bird.
r-hundreds-not-held = { $card } is not in your hand.
r-hundreds-suit = { $card } does not match { $clearing }. Spend a card of its suit, or a bird.

# Odds

odds-wrathful = Counted: the warlord is Wrathful and attacks, so the { $seat } { AGREE($seat, "deals", "deal") } 1 extra hit.
odds-loot = If the { $seat } { AGREE($seat, "fights", "fight") } for loot: attacker deals { $dealt }, defender { $suffered }.
odds-bitter = If the { $seat } { AGREE($seat, "takes", "take") } all mobs nearby back: attacker deals { $dealt }, defender { $suffered }.

# Events

e-mood-chosen = { YOU($seat, "Your warlord", before: "The warlord of", as: "faction.within") } is { hundreds-mood } now.
e-mob-rolled = { YOU($seat, "You", as: "faction.subject") } rolled the mob die: { $suit }.
e-item-hoarded = { YOU($seat, "You", as: "faction.subject") } laid { hundreds-item } in the Hoard.
e-hoard-left = { YOU($seat, "You", as: "faction.subject") } removed { hundreds-item } for good.
e-loot-sought = { YOU($seat, "You", as: "faction.subject") } { AGREE($seat, "fights", "fight", "fight") } { YOU($defender, "you", as: "faction.within") } in { $clearing } for loot.
e-warlord-fell = { YOU($seat, "Your warlord", before: "The warlord of", as: "faction.within") } fell in { $clearing }.
e-anointed = { YOU($seat, "Your new warlord", before: "A new warlord of", as: "faction.within") } rose in { $clearing }.
e-oppressed = { YOU($seat, "You", as: "faction.subject") } oppressed { $count ->
    [one] 1 clearing
   *[other] { $count } clearings
}.
