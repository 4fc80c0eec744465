# The Queenless Legion (QL).

faction-legion = Legion
    .subject = The Legion
    .within = the Legion
    .short = Legion
    .full = Queenless Legion

piece-colony = colony
    .line = enemies neither craft nor recruit here; craft beside their buildings
pieces-colony = { $count ->
    [one] a colony
   *[other] { $count } colonies
}

effect-no-queens = No Queens

legion-marching = { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}
legion-spoils = { $spoils ->
    [0] no spoils yet
    [one] 1 spoil
   *[other] { $spoils } spoils
}

# Options of a table, decided before it begins

option-spoils = Marquise warriors among the Legion's Spoils
    .why = The Legion holds them until its Evening; may Field Hospitals save them then?
option-spoils-supply = they go to the supply
option-spoils-hospitals = Field Hospitals may save them when they return

# Setup

q-legion-corner = In which corner does your Legion land?
    .why = Three warriors begin there, and three more in a clearing next to it.
q-legion-beside = Where do your other three warriors stand?
    .why = From two clearings you reach more, and a Supply Drop needs your pieces in clearings of its suits.
q-legion-campaign = Which card begins your campaign?
    .why = Its suit says where you fight and settle, each of its icons brings a warrior every turn, and an item brings one more card.
q-legion-return = You have nothing left on the map. Where do your survivors land?
    .why = Three warriors appear where the fewest enemy pieces are.

# The turn

q-legion-bootstraps = Your turn, Birdsong: use a card in front of you, or go on.
    .why = Next your campaign card brings warriors, and then you may change it.
done-legion-bootstraps = On to your Supply Drop
q-legion-drop = Supply Drop: where { $count ->
    [one] does the warrior
   *[other] do the { $count } warriors
} for { $suit } go?
    .why = Each icon of your campaign card brings a warrior to a clearing of its suit where you have pieces.
    .some = { $n } in { $name }
    .tip = Place warriors: { $what }
q-legion-reinforcements = Your supply runs short. Which of your { $suit } colonies get a warrior?
    .why = One warrior each; put them where they fight or hold.
    .some = { $n } in { $name }
    .tip = Place warriors: { $what }
q-legion-supply = Your Birdsong: spend a card on your colonies, or change your tactics. Your campaign: { $suit }.
    .why = One card brings a warrior to every colony of its suit; a new campaign card changes where you fight.
done-legion-supply = On to your campaign
q-legion-tactics = Your Birdsong: do you change your tactics? Your campaign: { $suit }.
    .why = The suit of your campaign card says where you invade, attack and settle, and its icons bring your next warriors.
done-legion-tactics = Keep the campaign card
q-legion-aim = Which suit does your bird campaign stand for?
    .why = It holds until your next turn. A bird is free to choose, but scores a point only for every three spoils.
q-legion-suit = Your campaign is aimed.
    .why = Next you invade.
done-legion-suit = On to Daylight
q-legion-invade = Your Daylight: invade { $suit } clearings, as often as you like. ({ legion-spoils })
    .why = Each of your campaign clearings with enemies must see a battle; two warriors left there can found a colony.
done-legion-invade = Score, draw and end turn
    .confirm = End your turn? Your spoils are scored and returned, and what is left undone stays undone.
q-legion-attack = Your Daylight: attack in each of your { $suit } clearings. ({ legion-spoils })
    .why = What you remove there are spoils, a point for every two. You can't go on while a battle is due.
done-legion-attack = Score, draw and end turn
q-legion-colonize = Your Daylight: found colonies in { $suit } clearings, or go on. ({ legion-spoils })
    .why = A colony stops enemies from crafting and recruiting there, and lets you craft with what they built; where you have one, score instead.
done-legion-colonize = Score, draw and end turn
    .confirm = End your turn? Your spoils are scored and returned, and what is left undone stays undone.
q-legion-deescalate = Your Daylight: one last move out of a { $suit } clearing, or go on. ({ legion-spoils })
    .why = It may end anywhere you can move to, for instance beside the clearings of your next campaign.
done-legion-deescalate = Score, draw and end turn
    .confirm = End your turn? Your spoils are scored and returned, and what is left undone stays undone.
q-legion-craft = Your Evening: craft, or score your spoils. ({ legion-spoils })
    .why = Each enemy building or token next to a colony of yours crafts once for the suit it stands in.
done-legion-craft = Score, draw and end turn
q-legion-spoils = Your spoils are scored and returned.
    .why = Next you draw, and your turn ends.
done-legion-spoils = Draw cards and end turn
q-legion-draw = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-legion-draw = End turn

# Actions

o-legion-suit = { $suit }
    .about = where you invade, attack and settle this turn
o-legion-reinforce = Spend { $card } for a warrior at each { $suit } colony
    .group = Spend a card on your colonies
    .card = With { $value }
    .suit = At { $value } colonies
    .facts = { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }
    .about = gives up “{ $line }”
o-legion-tactics = New campaign: { $card }
    .group = Change your tactics
    .facts = { $count ->
        [0] no warriors
        [one] 1 warrior
       *[other] { $count } warriors
    } each turn{ $item ->
        [yes] {", one more card"}
       *[no] {""}
    }
o-legion-invade = Invade { $to } with { legion-marching } from { $origin }
    .group = Invade
    .origin = From { $value }
    .to = Into { $value }
o-legion-attack = Attack the { $defender } in { $clearing }
    .facts = { battle-hits }
    .group = Attack
    .clearing = In { $value }
    .confirm = Attack the { $defender } in { $clearing }? The dice can't be taken back.
o-legion-colonize = Colonize { $clearing }
    .group = Colonize
    .clearing = { $value }
    .facts = { $points ->
        [0] a new colony
       *[other] +1 point for the colony there
    }
o-legion-relocate = Move the colony of { $origin } to { $to }
    .group = Move a colony
    .origin = From { $value }
    .to = To { $value }
o-legion-deescalate = Deescalate: move { legion-marching } from { $origin } to { $to }
    .group = Deescalate
    .origin = From { $value }
    .to = To { $value }

# Commands

c-legion = Lead the campaign of the Queenless Legion
c-legion-reinforce = Spend a card for a warrior at each matching colony
c-legion-tactics = Discard the campaign card and play a new one from your hand
c-legion-invade = Move into a campaign clearing, as often as you like
c-legion-attack = Start the battle that is due in a campaign clearing
c-legion-colonize = Place a colony with two warriors, or score where one is
c-legion-relocate = With all colonies on the map, move one into the campaign
c-legion-deescalate = Take one move from a campaign clearing
f-legion-reinforce-card = The card from your hand
f-legion-reinforce-suit = The suit it stands for; a bird may be any one
f-legion-tactics-card = The new campaign card from your hand
f-legion-invade-origin = Where from
f-legion-invade-to = The campaign clearing you move into
f-legion-invade-warriors = How many warriors
f-legion-attack-clearing = The campaign clearing you fight in
f-legion-attack-defender = Whom you attack
f-legion-colonize-clearing = A campaign clearing with two warriors of yours
f-legion-relocate-origin = A colony outside the campaign
f-legion-relocate-to = A campaign clearing with two warriors of yours
f-legion-deescalate-origin = The campaign clearing you move from
f-legion-deescalate-to = Where to
f-legion-deescalate-warriors = How many warriors

# Refusals

r-legion-passed = { $step ->
    [supply] You spend a card on your colonies in your own Birdsong, before you change your tactics.
    [tactics] You change your campaign card in your own Birdsong only.
    [invade] You invade in your own Daylight, before your first attack.
    [attack] You attack in your own Daylight only, before you colonize.
    [colonize] You colonize in your own Daylight, after your attacks.
   *[deescalate] You deescalate at the end of your own Daylight.
}
r-legion-suit-first = Your campaign card is a bird: choose its suit first.
r-reinforce-once = You have spent a card on your colonies this turn, and one is the most.
r-reinforce-suit = { $card } does not stand for { $suit }. Spend a card of that suit, or a bird.
    .any = You need a colony, and a card of its clearing's suit or a bird.
r-reinforce-no-colony = You have no colony in a { $suit } clearing where a warrior could be placed.
    .any = You need a colony, and a card of its clearing's suit or a bird.
r-tactics-once = You have changed your tactics this turn already.
r-tactics-not-held = { $card } is not in your hand, so it can't be your campaign card.
    .any = You hold no card that could be your new campaign.
r-invade-suit = You invade { $suit } clearings only, and { $to } is none. { COUNT($instead) ->
    [0] From there you can't invade anywhere now.
   *[other] From there you can invade { NAMES($instead) }.
}
    .any = None of your warriors can move into a { $suit } clearing now.
r-attack-suit = You attack in { $suit } clearings only, and { $clearing } is none.
    .any = In no { $suit } clearing do your warriors still have an enemy to attack.
r-attack-once = You have attacked in { $clearing } this turn; once is all.
r-attack-due = A battle is due before you can go on: attack in { NAMES($instead) }.
r-colonize-suit = You colonize { $suit } clearings only, and { $clearing } is none.
    .any = You need two warriors in a { $suit } clearing that you have not colonized this turn.
r-colonize-once = You have colonized { $clearing } this turn; once is all.
r-colonize-warriors = To colonize { $clearing } you need 2 warriors there, and you have { $have }.
r-colonize-relocate = All six colonies are on the map. Move one from outside your campaign to { $clearing } instead.
r-colonize-none-left = All six colonies are on the map, and none of them outside your campaign.
r-colonize-no-marker = Your colony stands in { $clearing } already, and without a score marker it would bring you nothing.
r-relocate-left = There are colonies left in your supply: place one of those.
r-relocate-there = There is a colony of yours in { $clearing } already, and one is the most.
r-relocate-origin = You can't take a colony from { $clearing }: it must be yours, and outside your campaign.
r-deescalate-once = You have deescalated this turn; one move is all.
r-deescalate-suit = This move starts in a { $suit } clearing, and { $origin } is none.
    .any = You need warriors in a { $suit } clearing who can move somewhere.

# Odds

odds-no-queens = Counted: an enemy rules there, so the { $seat } { AGREE($seat, "deals", "deal") } 1 extra hit.

# Events

e-campaign-began = { YOU($seat, "You began your", "began their", as: "faction.subject") } campaign with { $card }.
e-campaign-changed = { YOU($seat, "You", as: "faction.subject") } discarded { $old } and went on with { $card } as the campaign.
e-campaign-aimed = { YOU($seat, "You turned your", "turned their", as: "faction.subject") } campaign to { $suit } clearings.
e-items-plundered = { YOU($seat, "You", as: "faction.subject") } took { $items } from { YOU($owner, "you", as: "faction.within") } as spoils.
e-spoils-returned = { YOU($seat, "You", as: "faction.subject") } gave { $count ->
    [one] 1 spoil
   *[other] { $count } spoils
} back.
