# Texts shared by all factions of Root: names, questions, options, commands.

# Names that take their verb in the plural, with a dot between them
said-as-many = Corvids · Hundreds · Keepers · Riverfolk · Feline Physicians · Bluebird Nobles · Rabbit Scouts · Otter Divers · Warm Sun Prophets · Lizard Envoys · Highway Bandits · Bandit Gangs · Mole Artisans · Corvid Spies · Raven Sentries · Flame Bearers · Rat Smugglers · Vault Keepers · Badger Bodyguards · Sunny Advocates · Bat Messengers · River Roamers · Frog Tinkers · Prosperous Farmers · Struggling Farmers

# A name at the beginning of a sentence
subject = { YOU($seat, "You", as: "faction.subject") }

root = Root
rules-win = **How to win**
    1. The first with 30 points wins at once.
    2. Your faction scores in its own way: by building, roosts, sympathy, aid …
    3. Everybody scores for crafted items, and 1 for each enemy building or token removed.
    4. From 10 points on, a dominance card wins by ruling instead, but gives up your points.
    5. Whoever has the most warriors and buildings in a clearing rules it: that decides where you move and build.
pitch = Four woodland powers, four ways to 30 points
law = Law { $section }
round = { $round ->
    [0] Setup
   *[other] Round { $round }
}
uncounted-dominance = plays a dominance card
uncounted-coalition = joins a coalition
won-points = by points
won-dominance = by dominance
won-coalition = by coalition

# Places, suits, items

clearing = clearing { $number } ({ $suit })
    .brief = { $number } ({ $suit })
clearing-burrow = the Burrow
forest = forest { $number }
nobody = nobody

suit-fox = fox
    .letter = F
suit-rabbit = rabbit
    .letter = R
suit-mouse = mouse
    .letter = M
suit-bird = bird
    .letter = B
suit-any = any suit
    .letter = ?

landmark-ferry = Ferry
    .line = once a turn a move from there may cross the water and brings a card
landmark-tower = Tower
    .line = whoever rules its clearing at the end of their Evening scores 1 point
landmark-elder_treetop = Elder Treetop
    .line = one more slot in a corner; removing the building in it scores 1 point more
landmark-black_market = Black Market
    .line = once a turn, with a piece there, swap a card for one of three unseen
landmark-legendary_forge = Legendary Forge
    .line = some items are crafted only there, for a card and 1 point more
landmark-lost_city = Lost City
    .line = its clearing is fox, rabbit and mouse at once
landmark-rabbittown = Rabbittown
    .line = a rabbit card brings a warrior for each other rabbit clearing of yours
landmark-mousehold = Mousehold
    .line = warriors lost in a battle there may come back

item-boot = boot
    .line = carries a Vagabond one clearing on
item-bag = bag
    .line = a Vagabond carries two more items
item-sword = sword
    .line = lets a Vagabond battle, and hit harder
item-crossbow = crossbow
    .line = removes an enemy piece without a battle
item-hammer = hammer
    .line = crafts a card or repairs an item
item-tea = tea
    .line = refreshes two more items each Birdsong
item-coins = coins
    .line = draws one more card each Evening
item-torch = torch
    .line = explores ruins, and serves the character's special action

# Pieces: the name alone, and with their number

piece-warrior = warrior
piece-pawn = pawn
piece-wood = wood
    .line = pays for buildings it is joined to through clearings you rule
piece-keep = keep
    .line = nobody else places pieces here; the fallen may return here
piece-sawmill = sawmill
    .line = 1 wood each Birdsong
piece-workshop = workshop
    .line = crafts cards of its clearing's suit
piece-recruiter = recruiter
    .line = 1 warrior here whenever you recruit; some let you draw more cards
piece-roost = roost
    .line = recruits here, crafts its suit, scores each Evening
piece-base-fox = fox base
piece-base-rabbit = rabbit base
piece-base-mouse = mouse base
piece-sympathy = sympathy
    .line = crafts its suit; who moves warriors in pays the Alliance a card
piece-ruin = ruin
piece-torch = torch

pieces-warrior = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}
pieces-pawn = the pawn
pieces-wood = { $count } wood
pieces-keep = the keep
pieces-sawmill = { $count ->
    [one] a sawmill
   *[other] { $count } sawmills
}
pieces-workshop = { $count ->
    [one] a workshop
   *[other] { $count } workshops
}
pieces-recruiter = { $count ->
    [one] a recruiter
   *[other] { $count } recruiters
}
pieces-roost = { $count ->
    [one] a roost
   *[other] { $count } roosts
}
pieces-base-fox = the fox base
pieces-base-rabbit = the rabbit base
pieces-base-mouse = the mouse base
pieces-sympathy = sympathy

# Factions; `.short` fits beside a number, `.full` is the whole name

faction-marquise = Marquise
    .subject = The Marquise
    .within = the Marquise
    .short = Marquise
    .full = Marquise de Cat
faction-eyrie = Eyrie
    .subject = The Eyrie
    .within = the Eyrie
    .short = Eyrie
    .full = Eyrie Dynasties
faction-alliance = Alliance
    .subject = The Alliance
    .within = the Alliance
    .short = Alliance
    .full = Woodland Alliance
faction-vagabond = Vagabond
    .subject = The Vagabond
    .within = the Vagabond
    .short = Vagabond
    .full = Vagabond
faction-vagabond2 = Second Vagabond
    .subject = The Second Vagabond
    .within = the Second Vagabond
    .short = Vagabond 2
    .full = Second Vagabond

column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build

phase-setup = Setup
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening
phase-over = Finished

card-label = { $name } ({ $suit })

# Options of a table, decided before it begins

option-setup = Setup
    .why = Place your first pieces yourselves, or begin at once from the usual positions.
option-setup-choose = choose your own starting positions
option-setup-usual = usual positions, begin at once
option-items = Items
    .why = Which items lie on the map to be crafted.
option-items-law = the twelve items of the Law
option-items-seed = the shorter list, with torches
option-map = Map
    .why = Which woodland you play on; Lake and Mountain have rules of their own.
option-map-autumn = Autumn
option-map-winter = Winter
option-map-lake = Lake, with its ferry
option-map-mountain = Mountain, with closed paths and the Pass
option-map-random = by lot
option-suits = Suits of the clearings
    .why = Whether the print, the booklet or the lot decides them; the draw can be checked afterwards.
option-suits-law = printed on Autumn, dealt on other maps
option-suits-dealt = dealt on every map
option-suits-suggested = as the booklet suggests on Lake and Mountain
option-landmarks = Landmarks
    .why = Places with rules of their own, dealt from the pack and set up by the last players in turn order.
option-landmarks-none = none
option-landmarks-one = one
option-landmarks-two = two
option-map_landmarks = The map's own Ferry or Tower
    .why = With landmarks you may leave out the piece that Lake or Mountain sets up.
option-map_landmarks-keep = stays
option-map_landmarks-drop = is left out, and may be dealt
option-ferry = { landmark-ferry }
    .why = Once a turn, a move out of its clearing may cross the water; whoever rides draws a card.
option-ferry-in = in the pack
option-ferry-out = not in the pack
option-tower = { landmark-tower }
    .why = Whoever rules its clearing at the end of their Evening scores 1 point.
option-tower-in = in the pack
option-tower-out = not in the pack
option-elder_treetop = { landmark-elder_treetop }
    .why = One more building slot in a corner; removing a building from it scores 1 point more. Never dealt to two players.
option-elder_treetop-in = in the pack
option-elder_treetop-out = not in the pack
option-black_market = { landmark-black_market }
    .why = Three unseen cards: once in your turn, with a piece there, you may swap one of yours for one of them.
option-black_market-in = in the pack
option-black_market-out = not in the pack
option-legendary_forge = { landmark-legendary_forge }
    .why = Some items are crafted only there; that draws a card and scores 1 point more.
option-legendary_forge-in = in the pack
option-legendary_forge-out = not in the pack
option-lost_city = { landmark-lost_city }
    .why = A clearing that is fox, rabbit and mouse at once.
option-lost_city-in = in the pack
option-lost_city-out = not in the pack
option-rabbittown = Rabbittown
    .why = Proposed: its rule rests on a single public program.
option-rabbittown-off = not in the pack
option-rabbittown-proposed = in the pack: a rabbit card brings warriors there
option-mousehold = Mousehold
    .why = Proposed: its rule rests on a single public program, and we read it as battles in its own clearing.
option-mousehold-off = not in the pack
option-mousehold-proposed = in the pack: warriors lost there may come back

# Options that any question may offer

o-card = { $card }
o-clearing = { $clearing }
o-seat = { $seat }
o-piece = { $piece }
o-item = { $item }
o-place = { $place }

o-move = Move { pieces-moved } from { $origin } to { $to }
    .group = Move
    .origin = From { $value }
    .to = To { $value }
pieces-moved = { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}
fact-removed = removes { $removed ->
    [0] nothing
    [one] 1 enemy piece
   *[other] { $removed } enemy pieces
}
fact-gain = { $gain ->
    [one] +1 point
   *[other] +{ $gain } points
} for what falls
fact-attack = the attack deals { $attack ->
    [0] no hits
    [one] up to 1 hit
   *[other] up to { $attack } hits
}
fact-defense = the defense { $defense ->
    [0] none
   *[other] up to { $defense }
}
battle-hits = you deal { $mine ->
    [0] none
   *[other] up to { $mine }
}, they { $theirs ->
    [0] none
   *[other] up to { $theirs }
}
o-battle-effect = { NAMES($effect, as: "effect") } of the { $seat }
o-battle = Battle the { $defender } in { $clearing }
    .facts = { battle-hits }
    .group = Battle
    .clearing = In { $value }
    .confirm = Battle the { $defender } in { $clearing }? The dice can't be taken back.

o-craft = Craft { $card }
    .group = Craft a card
    .facts = { $kind ->
        [hoard] { craft-hoard }
        [item] takes { craft-item }, { $points ->
            [0] no points
            [one] 1 point
           *[other] { $points } points
        }
        [persistent] stays in front of you{ craft-bonus }
       *[immediate] takes effect at once{ craft-bonus }
    }
craft-item = { $item ->
    [coins] coins
    [tea] tea
   *[other] a { NAMES($item, as: "item") }
}
craft-bonus = { $points ->
    [0] { "" }
    [one] { ", +1 point" }
   *[other] { ", +" }{ $points } points
}
o-use = Use { $card }
    .group = Use a card in front of you
o-dominance = Activate { $card }: no more points, win by rule
    .group = Activate a dominance card
    .confirm = Activate { $card }? You leave the score track for good and win only by ruling what it asks for.
o-take-dominance = Take { $card } for { $spend }
    .group = Take a dominance card
    .card = { $value }
    .about = { $line }
o-open-path = Open the path from { $origin } to { $to } for { $card }
    .group = Open a closed path: +1 point
    .origin = From { $value }
    .to = To { $value }
    .card = For { $value }
    .confirm = Spend { $card } to open the path from { $origin } to { $to } for good?
    .about = gives up “{ $line }”
o-crossing = { $way ->
    [ferry] by the Ferry: it comes along, draw a card
    [glide] gliding: the Ferry stays
   *[river] along the river: the Ferry stays
}
o-ferry-trigger = { $first ->
    [draw] draw the Ferry's card
   *[react] what your arrival provokes
}
q-ferry-crossing = How do they cross to { $to }?
    .why = The Ferry sails once per turn, comes along, and brings you a card.
q-ferry-triggers = You arrive in { $to } on the Ferry. What comes first?
    .why = You order what happens at the same moment; the card may be one to pay with.
o-suit = { $suit }
o-landmark = { $landmark }
o-market-swap = Swap { $card } for facedown card { $stall }
    .group = Swap a card at the Black Market
    .card = Give { $value }
    .stall = Take facedown card { $value }
    .confirm = Swap { $card } for facedown card { $stall }, unseen? It can't be taken back.
    .about = gives up “{ $line }”
o-rally = Rally in Rabbittown for { $card }
    .group = Rally warriors in Rabbittown
    .card = For { $value }
    .about = gives up “{ $line }”
o-bring-back = { $warriors ->
    [one] 1 warrior comes back
   *[other] { $warriors } warriors come back
}
q-landmarks-battle = Your warriors have rallied in { $clearing }. Battle there?
    .why = Rabbittown lets you battle in its clearing once they have come.
q-landmarks-bring-back = How many of your fallen warriors come back to { $clearing }?
    .why = Mousehold takes in warriors that fell there.
q-landmarks-which = Which landmark do you set up?
    .why = You were dealt this choice by your place in the order of play.
q-landmarks-where = Where does the { $landmark } stand?
    .why = It belongs to nobody, and landmarks stand apart where they can. What it does: { LINE($landmark, as: "landmark") }.

# Questions of the shared rules

q-discard = You hold more than five cards: choose what to discard.
    .why = Five cards stay with you; keep what you can craft or spend next turn.
    .tip = Discard { $what }
q-craft-pay = Which suits do the free parts of the cost come from?
    .why = A piece crafts once per turn, so keep the suits that your other cards need.
    .tip = Pay the free part with these suits: { $what }
q-battle-ambush = Do you ambush the { $attacker } in { $clearing }?
    .why = An ambush deals two hits before the dice are rolled; the attacker may cancel it with an ambush too.
    .option = Ambush with { $card }
    .none = You hold no ambush for { $clearing }. Everybody who is attacked is asked, so that nobody learns who holds one.
q-battle-foil = Ambush in { $clearing }! Do you foil it with an ambush of your own?
    .why = A foiled ambush deals no hits; both cards are used up.
    .option = Foil the ambush with { $card }
    .none = You hold no ambush to foil it with. You are asked all the same, so that nobody learns that.
q-battle-losses = The hits in { $clearing } reach your buildings and tokens. Which do you lose?
    .why = Your enemy scores for each, so let go what you miss least.
    .tip = Lose { $what }
q-battle-before-roll = Before the roll in { $clearing }: which effect comes next?
    .why = Both sides have effects to use, and you order them as the attacker. Whoever comes later has seen what came before.
q-battle-order = The dice in { $clearing } show { $high } for the attacker and { $low } for the defender. Which effect comes next?
    .why = Both sides have effects to use, and you order them as the attacker. Whoever comes later has seen what came before.
q-battle-armorers = The dice in { $clearing } show { $high } for the attacker and { $low } for the defender. Discard Armorers?
    .why = You then ignore the rolled hits against you; extra hits still land.
    .yes = Discard Armorers
pass-battle-armorers = Keep it
q-battle-sappers = The dice in { $clearing } show { $high } for the attacker and { $low } for the defender. Discard Sappers?
    .why = As the defender you then deal one more hit.
    .yes = Discard Sappers
pass-battle-sappers = Keep it
q-battle-brutal-tactics = The dice in { $clearing } show { $high } for the attacker and { $low } for the defender. Use Brutal Tactics?
    .why = You deal one more hit, and the defender scores a point.
    .yes = Use Brutal Tactics
pass-battle-brutal-tactics = Not this time
q-use-stand-and-deliver = Whom do you stop on the road?
    .why = You take a card of theirs at random, and they score a point.
q-use-tax-collector = Where does one of your warriors leave the map?
    .why = The warrior goes back to your supply, and you draw a card.
q-use-codebreakers = Whose hand do you look at?
    .why = Only you see it.
q-use-command-warren = Where do you battle before your Daylight begins?
    .why = This battle costs no action.
q-use-cobbler = Which move do you take before your Evening begins?
    .why = This move costs no action.
q-use-better-burrow-bank = Who draws a card together with you?
    .why = Each of you draws one; a friend today may spare you tomorrow.

# Commands of all factions

c-root = What every faction can do in its turn
c-root-craft = Craft a card from your hand
c-root-use = Use an effect in front of you
c-root-dominance = Activate a dominance card: win by rule instead of points
c-root-take-dominance = Take a dominance card from beside the map
c-root-open-path = Spend a card to open a closed path
c-root-rally = Bring warriors to Rabbittown for a rabbit card
c-root-swap = Swap a card at the Black Market, unseen
f-root-craft-card = The card from your hand
f-root-use-card = The card in front of you
f-root-dominance-card = The dominance card from your hand
f-root-take-dominance-card = The dominance card beside the map
f-root-take-dominance-spend = The card you spend for it
f-root-open-path-origin = One end of the closed path
f-root-open-path-to = Its other end
f-root-open-path-card = The card you spend for it
f-root-rally-card = The rabbit or bird card you spend
f-root-swap-card = The card from your hand
f-root-swap-stall = Which of the facedown cards, from 1

# Threats that follow from public facts

threat-points = { NAMES($seat, as: "faction", part: "subject") } { AGREE(NAMES($seat, as: "faction"), "has", "have") } { $points } of 30 points.
threat-dominance = { NAMES($seat, as: "faction", part: "subject") } { AGREE(NAMES($seat, as: "faction"), "wins", "win") } at the start of their Birdsong by still ruling three { NAMES($suit, as: "suit") } clearings ({ NAMES($clearings) }).
threat-corners = { NAMES($seat, as: "faction", part: "subject") } { AGREE(NAMES($seat, as: "faction"), "wins", "win") } at the start of their Birdsong by still ruling opposite corners ({ NAMES($clearings) }).
c-root-done = End what you are doing: your turn, or a step of it

# Choices left within a group of options

many-clearing = { $count ->
    [one] 1 clearing
   *[other] { $count } clearings
}
many-place = { $count ->
    [one] 1 place
   *[other] { $count } places
}
many-card-id = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
many-seat = { $count ->
    [one] 1 faction
   *[other] { $count } factions
}
many-suit = { $count ->
    [one] 1 suit
   *[other] { $count } suits
}
many-item = { $count ->
    [one] 1 item
   *[other] { $count } items
}
many-piece-kind = { $count ->
    [one] 1 kind
   *[other] { $count } kinds
}
many-column = { $count ->
    [one] 1 column
   *[other] { $count } columns
}
many-minister = { $count ->
    [one] 1 minister
   *[other] { $count } ministers
}
many-reward = points or two cards
many-quest-id = { $count ->
    [one] 1 quest
   *[other] { $count } quests
}
one-warriors = { $value ->
    [one] 1 warrior
   *[other] { $value } warriors
}
many-warriors = { $count ->
    [one] up to 1 warrior
   *[other] up to { $count } warriors
}
