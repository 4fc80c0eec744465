# The Vagabond (Law 9): items, relationships, quests and characters (26).

# Items by side and place, as amounts name them

item-boot-exhausted = boot (face down)
item-bag-exhausted = bag (face down)
item-sword-exhausted = sword (face down)
item-crossbow-exhausted = crossbow (face down)
item-hammer-exhausted = hammer (face down)
item-tea-exhausted = tea (face down)
item-coins-exhausted = coins (face down)
item-torch-exhausted = torch (face down)
item-boot-damaged = damaged boot
item-bag-damaged = damaged bag
item-sword-damaged = damaged sword
item-crossbow-damaged = damaged crossbow
item-hammer-damaged = damaged hammer
item-tea-damaged = damaged tea
item-coins-damaged = damaged coins
item-torch-damaged = damaged torch
item-boot-damaged-exhausted = damaged boot (face down)
item-bag-damaged-exhausted = damaged bag (face down)
item-sword-damaged-exhausted = damaged sword (face down)
item-crossbow-damaged-exhausted = damaged crossbow (face down)
item-hammer-damaged-exhausted = damaged hammer (face down)
item-tea-damaged-exhausted = damaged tea (face down)
item-coins-damaged-exhausted = damaged coins (face down)
item-torch-damaged-exhausted = damaged torch (face down)
amount-warriors = allied warrior

# Quests, in the order of their numbers

quest-0 = Errand (fox: tea, boot)
quest-1 = Fundraising (fox: tea, coins)
quest-2 = Give a Speech (fox: torch, tea)
quest-3 = Logistics Help (fox: boot, bag)
quest-4 = Repair a Shed (fox: torch, hammer)
quest-5 = Errand (rabbit: tea, boot)
quest-6 = Expel Bandits (rabbit: two swords)
quest-7 = Fend off a Bear (rabbit: torch, crossbow)
quest-8 = Give a Speech (rabbit: torch, tea)
quest-9 = Guard Duty (rabbit: torch, sword)
quest-10 = Escort (mouse: two boots)
quest-11 = Expel Bandits (mouse: two swords)
quest-12 = Fend off a Bear (mouse: torch, crossbow)
quest-13 = Guard Duty (mouse: torch, sword)
quest-14 = Logistics Help (mouse: boot, bag)

# Characters and relationships

character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-vagrant = Vagrant
character-arbiter = Arbiter
character-scoundrel = Scoundrel
character-adventurer = Adventurer
character-harrier = Harrier
character-ronin = Ronin
character-cheat = Cheat
character-gladiator = Gladiator
character-jailor = Jailor

step-indifferent = Indifferent
step-amiable = Amiable
step-friendly = Friendly
step-allied = Allied
step-hostile = Hostile

# Setup

q-vagabond-character = Who are you?
    .why = Each character begins with other items and can do something that no other can.
o-vagabond-character = { NAMES($character, as: "character") }
    .about = { $character ->
        [thief] boot, torch, tea, sword; steals a card from somebody nearby
        [tinker] boot, torch, bag, hammer; takes cards from the discard pile
        [ranger] boot, torch, crossbow, sword; hides out to repair three items
        [vagrant] boot, torch, coins; sets others to battle each other
        [arbiter] boot, torch, two swords; protects whoever is attacked in his clearing
        [scoundrel] two boots, torch, crossbow; burns a clearing for good
        [adventurer] boot, torch, hammer; improvises one item of a quest each turn
        [harrier] coins, torch, sword, crossbow; glides to any clearing
        [cheat] boot, tea, crossbow, torch; cons his way through a quest each turn
        [gladiator] boot, torch, hammer; damages an item to remove a warrior and draw a card
        [jailor] boot, crossbow, torch; spends a card and a point in place of an item
       *[ronin] two boots, torch, sword; strikes swiftly after the dice
    }
q-vagabond-forest = In which forest do you begin?
    .why = From a forest you can slip to any clearing around it; ruins nearby hold items for you.

# Birdsong

q-vagabond-refresh = Which items do you refresh?
    .why = Three, and two more for each face-up tea on its track. Refresh what you will use today.
    .tip = Refresh { $what }
q-vagabond-birdsong = Your Birdsong: use what lies in front of you, slip away, or begin your Daylight.
    .why = Slipping takes you to a clearing or forest next to you without a boot.
done-vagabond-birdsong = End turn
    .confirm = End your turn? What you have not exhausted stays ready.
q-vagabond-slip = Your turn: slip away first, or act where you are.
    .why = Slipping takes you to a clearing or forest next to you without a boot; any other action gives it up.
done-vagabond-slip = End turn
    .confirm = End your turn? What you have not exhausted stays ready.
o-vagabond-slip = Slip to { $to }
    .group = Slip away
    .to = To { $value }
    .about = no boot needed

# Daylight

q-vagabond-daylight = Your Daylight: what do you do?
    .why = Exhaust items to explore, aid, complete quests and fight, in any order, as long as they last.
done-vagabond-daylight = End turn
    .confirm = End your turn? What you have not exhausted stays ready.

o-vagabond-move = Move to { $to }
    .group = Move
    .to = To { $value }
    .facts = { $boots ->
        [one] 1 boot
       *[other] { $boots } boots, among the Hostile
    }
o-vagabond-battle = Battle the { $defender } here
    .group = Battle
    .defender = The { $value }
    .confirm = Battle the { $defender } here? The dice can't be taken back.
    .facts = { battle-hits }
o-vagabond-explore = Explore the ruin here
    .about = torch; take an item, +1 point
    .confirm = Explore the ruin? What you see can't be unseen.
o-vagabond-aid = Aid the { $to } with { $card }
    .group = Aid somebody
    .card = With { $value }
    .to = The { $value }
    .facts = { $step ->
        [allied] +2 points
        [hostile] stays Hostile
        [none] no relationship to improve
       *[other] { $missing ->
            [one] improves your relationship
           *[other] { $missing } Aids this turn improve your relationship
        }
    }{ $items ->
        [0] { "" }
       *[other] , and you may take an item
    }
    .about = gives up “{ $line }”
o-vagabond-quest = Complete { $quest } for { $reward ->
    [cards] two cards
   *[points] points
}
    .group = Complete a quest
    .quest = { $value }
    .reward = { $value ->
        [cards] Draw two cards
       *[points] Score points
    }
    .facts = { $reward ->
        [cards] { $instead ->
            [one] instead of 1 point
           *[other] instead of { $instead } points
        }
       *[points] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
o-vagabond-improvise = Improvise { $quest } for { $reward ->
    [cards] two cards
   *[points] points
}
    .group = Improvise a quest
    .quest = { $value }
    .reward = { $value ->
        [cards] Draw two cards
       *[points] Score points
    }
    .facts = { $reward ->
        [cards] { $instead ->
            [one] instead of 1 point
           *[other] instead of { $instead } points
        }
       *[points] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }, and an item is damaged
o-vagabond-con = Con your way through { $quest } for { $reward ->
    [cards] two cards
   *[points] points
}
    .group = Con: a quest with any two items
    .quest = { $value }
    .reward = { $value ->
        [cards] Draw two cards
       *[points] Score points
    }
    .facts = { $reward ->
        [cards] { $instead ->
            [one] instead of 1 point
           *[other] instead of { $instead } points
        }
       *[points] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }, then it goes back into the deck
o-vagabond-strike = Strike the { $enemy }: { $piece }
    .group = Strike
    .enemy = The { $value }
    .piece = { $value }
    .facts = crossbow{ $points ->
        [0] { "" }
       *[other] , +1 point
    }
o-vagabond-repair = Repair the { $side ->
    [ready] { $item }, face up
   *[exhausted] { $item }, face down
}
    .group = Repair
    .item = The { $value }
    .side = { $value ->
        [ready] Face up
       *[exhausted] Face down
    }
    .about = { $line }
o-vagabond-steal = Steal a card from the { $source }
    .group = Steal a card
    .source = From the { $value }
    .confirm = Steal from the { $source }? The card you draw can't be unseen.
    .about = one card of theirs, drawn at random
o-vagabond-day-labor = Take { $card } from the discard pile
    .group = Day labor: a card from the discard pile
    .card = { $value }
o-vagabond-hideout = Hide out: repair three items and end your Daylight
o-vagabond-instigate = Make the { $attacker } battle the { $defender } here
    .group = Instigate a battle
    .attacker = Make the { $value } attack
    .defender = The { $value }
    .confirm = Make the { $attacker } battle the { $defender }? The dice can't be taken back.
    .about = their battle; you score for buildings and tokens it removes
o-vagabond-scorch = Scorch this clearing: remove every enemy piece
    .confirm = Scorch this clearing? Your torch stays here, and nothing may ever come here again.
o-vagabond-glide = Glide to { $to }
    .group = Glide
    .to = To { $value }
    .about = any clearing, without a boot
o-vagabond-duel = Duel with a warrior of the { $enemy }, damaging { $item ->
    [coins] coins
    [tea] tea
   *[other] a { $item }
}
    .group = Duel
    .enemy = The { $value }
    .item = Damage: { $value }
    .about = remove the warrior and draw a card; nobody turns Hostile
o-vagabond-coerce = Coerce: spend { $card } in place of an item
    .group = Coerce: a card in place of an item
    .card = { $value }
    .about = you choose the action next, and lose 1 point after it
o-vagabond-coalition = Form a coalition with the { $partner }
    .group = Form a coalition
    .card = With { $value }
    .partner = The { $value }
    .facts = they have { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .confirm = Form a coalition with the { $partner }? You stop scoring for good.
    .about = you win only if they do

q-vagabond-escort = Do allied warriors come along to { $to }?
    .why = You may take warriors of one ally; they move as if their owner chose it.
o-vagabond-escort = Take along { vagabond-escorted } of the { $ally }
    .group = Take allies along
    .ally = The { $value }
vagabond-escorted = { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}
done-vagabond-escort = Go alone
q-vagabond-ally = Which ally fights at your side in { $clearing }?
    .why = Their warriors add to the hits you may roll and may take hits; more than your items take, and they turn Hostile.
done-vagabond-ally = Fight alone
q-vagabond-exhaust = Which item do you exhaust for this Aid?
    .why = Any item will do, so take one that you don't need today.
q-vagabond-take = Which of their crafted items do you take?
    .why = It is yours at once, face up; taking it costs your relationship nothing.
done-vagabond-take = Take nothing
q-vagabond-ruin = Two items lie under the ruin. Which one do you take?
    .why = Only you see them; the other one stays until somebody explores again.
done-vagabond-ruin = Take nothing
q-vagabond-stand-in = Which item do you improvise with?
    .why = It counts as the missing one; once exhausted it is damaged too.
o-vagabond-stand-in = { $item } in place of { $missing }
q-vagabond-con = Which two items do you exhaust for this quest?
    .why = Any two will do, so take those that you don't need today.
    .tip = Exhaust { $what }
q-vagabond-coerce = What do you coerce with { $card }?
    .why = The card stands for one item of this action; once it is over, you lose 1 point.
q-vagabond-coerce-instead = Do you spend a card in place of an item?
    .why = Once per turn a card that matches your clearing stands for any one item. Afterwards you lose 1 point.
q-vagabond-spared = Which item does the card stand for?
    .why = You keep it ready and exhaust the rest.
q-vagabond-repair = Which three items do you repair?
    .why = They keep the side they are on, so face-up ones are ready at once.
    .tip = Repair { $what }

# In battle

q-vagabond-damage = Which items are damaged?
    .why = Damaged items can do nothing until repaired; keep your swords if you expect more blows.
    .tip = Damage { $what }
q-vagabond-fallen = { $hits ->
    [one] Does the hit in { $clearing } fall on an allied warrior?
   *[other] How many of the { $hits } hits in { $clearing } fall on allied warriors?
}
    .why = If more fall on them than on your items in this battle, your ally turns Hostile.
q-vagabond-protector = The Arbiter stands beside you in { $clearing } with { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}. Do you enlist him?
    .why = His swords raise the hits you may roll; he scores a point for it.
q-vagabond-swift-strike = The dice in { $clearing } show { $high } for the attacker and { $low } for the defender. Exhaust a sword?
    .why = You deal one more hit, which no maximum limits.
    .yes = Exhaust a sword
pass-vagabond-swift-strike = Not this time

# Evening

q-vagabond-evening = Your Evening begins.
    .why = Next you rest if you are in a forest, draw your cards and check what you carry.
done-vagabond-evening = Rest and draw
q-vagabond-rest = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-vagabond-rest = End turn
q-vagabond-limit = Your items are counted.
    .why = Nothing more comes after it.
done-vagabond-limit = End turn
q-vagabond-capacity = You carry too much. Which items leave the game?
    .why = Six items fit your Satchel and Damaged box, and two more per face-up bag on its track; what goes is gone for good.
    .tip = Give up { $what }

# Commands

c-vagabond = What a Vagabond does in his turn
c-vagabond-slip = Slip to a clearing or forest next to you, without a boot
c-vagabond-move = Exhaust a boot to move to a clearing next to you
c-vagabond-battle = Exhaust a sword to battle somebody here
c-vagabond-explore = Exhaust a torch to take an item from the ruin here
c-vagabond-aid = Exhaust an item and give a card to somebody here
c-vagabond-quest = Exhaust the items of a quest that matches your clearing
c-vagabond-improvise = Adventurer: a quest with one item in place of another
c-vagabond-strike = Exhaust a crossbow to remove an enemy piece here
c-vagabond-repair = Exhaust a hammer to repair a damaged item
c-vagabond-steal = Thief: take a random card from somebody here
c-vagabond-day-labor = Tinker: take a matching card from the discard pile
c-vagabond-hideout = Ranger: repair three items and end your Daylight
c-vagabond-instigate = Vagrant: make somebody here battle somebody else here
c-vagabond-scorch = Scoundrel: burn your clearing for good
c-vagabond-glide = Harrier: move alone to any clearing
c-vagabond-con = Cheat: a quest with any two items, then shuffled back
c-vagabond-duel = Gladiator: damage an item, remove a warrior, draw a card
c-vagabond-coerce = Jailor: a card in place of an item, for a point
c-vagabond-coalition = With dominance, join the player with the fewest points
f-vagabond-slip-to = The clearing or forest next to you
f-vagabond-move-to = The clearing next to you
f-vagabond-battle-defender = Whom you attack
f-vagabond-aid-card = A card of the clearing's suit, or a bird
f-vagabond-aid-to = Who gets it
f-vagabond-quest-quest = A quest of your clearing's suit
f-vagabond-quest-reward = Points, or two cards
f-vagabond-improvise-quest = A quest of your clearing's suit
f-vagabond-improvise-reward = Points, or two cards
f-vagabond-strike-enemy = Whose piece
f-vagabond-strike-piece = A warrior, or another piece where no warrior is left
f-vagabond-repair-item = The damaged item
f-vagabond-repair-side = The side it lies on
f-vagabond-steal-source = From whom
f-vagabond-day-labor-card = A card of your clearing's suit, or a bird
f-vagabond-instigate-attacker = Who attacks
f-vagabond-instigate-defender = Who is attacked
f-vagabond-glide-to = Any clearing
f-vagabond-con-quest = A quest of your clearing's suit
f-vagabond-con-reward = Points, or two cards
f-vagabond-duel-enemy = Whose warrior
f-vagabond-duel-item = The item that is damaged
f-vagabond-coerce-card = A card of your clearing's suit, or a bird
f-vagabond-coalition-card = The dominance card from your hand
f-vagabond-coalition-partner = The player with the fewest points

# Effects and events

effect-ally = an ally's warriors
effect-improvise = Improvise
effect-thief = Steal
effect-tinker = Day Labor
effect-ranger = Hideout
effect-vagrant = Instigate
effect-arbiter = Protector
effect-scoundrel = Scorched Earth
effect-harrier = Glide
effect-cheat = Con
effect-gladiator = Duel
effect-jailor = Coerce
effect-ronin = Swift Strike
    .line = exhaust a sword for one more hit

e-character-chosen = { YOU($seat, "You", as: "faction.subject") } set out as the { NAMES($character, as: "character") }.
e-pawn-placed = { YOU($seat, "You", as: "faction.subject") } began in { $to }.
vagabond-items = { $items ->
    [coins] {" "}coins
    [tea] {" "}tea
    [bag] {" "}a bag
    [boot] {" "}a boot
    [crossbow] {" "}a crossbow
    [hammer] {" "}a hammer
    [sword] {" "}a sword
    [torch] {" "}a torch
   *[other] {": "}{ $items }
}
e-refreshed = { YOU($seat, "You", as: "faction.subject") } refreshed{ vagabond-items }.
e-damaged = { YOU($seat, "You", as: "faction.subject") } damaged{ vagabond-items }.
e-repaired = { YOU($seat, "You", as: "faction.subject") } repaired{ vagabond-items }.
e-items-lost = { YOU($seat, "You", as: "faction.subject") } left behind for good: { $items }.
e-explored = { YOU($seat, "You", as: "faction.subject") } explored the ruin in { $clearing }.
e-ruin-seen = Under the ruin in { $clearing } you saw{ vagabond-items }.
e-ruin-emptied = The ruin in { $clearing } is gone, and its building slot is open.
e-aided = { YOU($seat, "You", as: "faction.subject") } exhausted { $item ->
    [coins] coins
    [tea] tea
   *[other] a { $item }
} to aid { YOU($to, "you", as: "faction.within") }.
e-aided-by-card = { YOU($seat, "You", as: "faction.subject") } aided { YOU($to, "you", as: "faction.within") } without exhausting an item.
e-relationship-changed = { YOU($faction, "You", as: "faction.subject") } { $step ->
    [hostile] turned Hostile towards { YOU($seat, "you", as: "faction.within") }.
    [allied] became an ally of { YOU($seat, "you", as: "faction.within") }.
   *[other] { AGREE($faction, "is", "are", "are") } now { NAMES($step, as: "step") } with { YOU($seat, "you", as: "faction.within") }.
}
e-quest-completed = { YOU($seat, "You", as: "faction.subject") } completed { $quest }.
e-quest-returned = { $quest } was shuffled back into the quest deck.
e-card-picked = { YOU($seat, "You", as: "faction.subject") } took { $card } from the discard pile.
e-scorched = { YOU($seat, "You", as: "faction.subject") } scorched { $clearing }: nothing may come there again.

# Refusals

r-pawn-in-forest = You are in a forest, and this is done in a clearing. Slip or move out first.
r-item-needed = For this you need, face up and undamaged: { $item }.
r-not-your-character = Only the { NAMES($character, as: "character") } can do that.
r-setup-character-twice = Only one Vagabond can be the { NAMES($character, as: "character") }.
r-setup-wanderers = Vagabonds alone have nobody to aid, rob or fight for. Seat a faction with warriors, too.
r-slip-once = You have slipped already this turn; once is all. Now it takes a boot.
r-slip-when = You slip in Birdsong, before you do anything in Daylight. Now it takes a boot.
r-move-no-forest = Only by slipping in Birdsong can you enter a forest.
r-pawn-not-beside = { $to } is not next to you. { COUNT($instead) ->
    [0] Nothing near you can be entered now.
   *[other] Next to you: { NAMES($instead) }.
}
    .any = You can enter no place next to you now.
r-pawn-held = Something keeps you here; only slipping gets you out.
r-boots-needed = This move takes { $boots ->
    [one] a boot, and you have none ready
   *[other] { $boots } boots because Hostile warriors are there, and you have fewer ready
}.
r-explore-no-ruin = There is no ruin in { $clearing } to explore.
r-strike-warriors-first = They have warriors here, and those are struck first.
r-strike-nothing = They have no such piece in { $clearing } to strike.
r-strike-hired = Hirelings have no faction pieces: only their warriors can be struck.
r-repair-nothing = You have no such damaged item.
r-aid-nobody = They have no pieces in { $clearing }. Aid somebody who does.
r-aid-no-item = Aid exhausts an item, and you have none ready.
r-aid-card = Aid here takes a { $suit } card or a bird from your hand.
r-quest-not-up = That quest does not lie open.
r-quest-suit = That quest is completed in a { $suit } clearing.
    .any = You must be in a clearing of an open quest's suit, with its items face up and undamaged.
r-quest-items = For this quest you lack { NAMES($missing, as: "item") }, face up and undamaged.
    .any = You must be in a clearing of an open quest's suit, with its items face up and undamaged.
r-improvise-once = You have improvised already this turn; once is all.
r-improvise-items = You need at least one of the listed items, and another item to stand in for the other.
r-con-once = You have conned your way through a quest already this turn; once is all.
r-con-items = A con takes any { $items } items, face up and undamaged.
r-duel-no-warrior = They have no warrior in { $clearing } that you may remove, and without one there is no duel.
r-coerce-once = You have coerced already this turn; once is all.
r-coerce-card = Here you coerce with a { $suit } card or a bird from your hand.
r-coerce-nothing = One item more would let you do nothing here, so the card would be lost.
r-no-steal = There is nobody like that in your clearing with cards in hand.
r-no-day-labor = Take a card of your clearing's suit, or a bird, from the discard pile.
r-no-hideout = You can hide out only in your Daylight.
r-no-instigate = Both must be in your clearing as enemies of each other, the attacker with warriors or a pawn.
r-no-scorch = Nothing may be placed here, not even your torch.
r-no-glide = You can glide to any other clearing that may be entered, unless something keeps you here.
r-craft-one-suit = Your hammers craft only { $suit } here, and { $card } asks for something else. Go to another clearing, or leave it.
r-craft-hammers = This takes { $need ->
    [one] a hammer
   *[other] { $need } hammers
}, and you have { $hammers ->
    [0] none ready
    [one] 1 ready
   *[other] { $hammers } ready
}.
r-coalition-players = A coalition needs four players or more.
r-coalition-twice = You have left the score track already, and that is for good.
r-coalition-points = You need 10 points to form a coalition, and you have { $points }.
r-coalition-card = You need a dominance card from your hand for a coalition.
r-coalition-self = Form a coalition with somebody else.
r-coalition-taken = They are in a coalition already.
r-coalition-dominance = They have activated a dominance card, and nobody joins them then.
r-coalition-fewest = You can join only the player with the fewest points: { $points }.

# Plans

plan-damage = Damage
    .why = Which items you lose the use of when you take hits.
plan-damage-keep = Damage these last
plan-damage-keep-boot = boots
plan-damage-keep-bag = bags
plan-damage-keep-sword = swords
plan-damage-keep-crossbow = crossbows
plan-damage-keep-hammer = hammers
plan-damage-keep-tea = tea
plan-damage-keep-coins = coins
plan-damage-keep-torch = torches
plan-damage-choose = How
plan-damage-choose-worth = keep what is worth most
plan-damage-choose-ask = ask me each time
plan-damage-ally = Hits with an ally
plan-damage-ally-even = on them too, but so that they stay your ally
plan-damage-ally-items = on items first
plan-damage-ally-warriors = on their warriors first
plan-damage-ally-ask = ask me each time

plan-protector = Protector
    .why = Whether you enlist the Arbiter when you are attacked in his clearing. Each time, the Vagabond scores 1 point.
plan-protector-when = When
plan-protector-when-useful = when his swords help
plan-protector-when-always = whenever he is there
plan-protector-when-never = never

plan-swift-strike = Swift Strike
    .why = Whether the Ronin exhausts a sword for one more hit.
plan-swift-strike-when = When
plan-swift-strike-when-useful = when it hits something
plan-swift-strike-when-always = whenever you may
plan-swift-strike-when-never = never
