# Names of things, options of a table, commands, and public threats.

# Names that take their verb in the plural
said-as-many = Neutrals

runewars = Runewars
rules-win = **How to win**
    1. Six dragon runes win; else whoever holds the most when the last year ends.
    2. Runes lie facedown under areas you control; some are false, and only their owner knows.
    3. Each year has four seasons: in each you choose one order in secret, all are revealed together.
    4. A higher order than your earlier ones of the year earns its bonus.
    5. Take areas and cities, send heroes on quests, bid influence: each can bring a rune. Feed your units in winter.
pitch = Four realms at war, six dragon runes to win
law = Rule { $section }
round = { $round ->
    [0] Setup
   *[other] Year { $round }
}
year-and-season = Year { $year }, { NAMES($season, as: "season") }
won-victory = by a Victory card that held
won-count = by the count of dragon runes
won-count-influence = by the count of dragon runes: a tie, broken by more influence
won-count-start = by the count of dragon runes: a tie, broken by starting influence
won-alone = as the last one left
won-instant = with enough dragon runes

counted-rune-areas = { $n ->
    [one] 1 area
   *[other] { $n } areas
} with a rune token
    .heading = areas with a rune token
counted-dragon-runes = { $n ->
    [one] 1 dragon rune
   *[other] { $n } dragon runes
}
    .heading = dragon runes

# Places

area = { $key }
area-city = { $key } ({ $city })
area-home = { $key } ({ $faction })
nowhere = nowhere
amount-from = { $unit } from { $area }
amount-placed = { $count } in { $area }
amount-routed = { $name }, routed
amount-units = { NAMES($units, as: "unit", count: "yes") }
amount-victim = { $name } · { $health } health

# Factions; `.short` fits beside a number, `.full` is the whole name

faction-daqan = Daqan
    .short = Daqan
    .full = Daqan Lords
faction-latari = Latari
    .short = Latari
    .full = Latari Elves
faction-uthuk = Uthuk
    .short = Uthuk
    .full = Uthuk Y'llan
faction-waiqar = Waiqar
    .short = Waiqar
    .full = Waiqar the Undying
neutrals = Neutrals
neutral-side = { neutrals }
    .within = the neutrals

# Units: the name, the plural as `.many`, and the effect of the special in battle as `.text`

unit-bowman = Bowman
    .many = Bowmen
    .text = Concentrated Fire: 1 damage, on a unit with more than 1 health where that is possible.
    .line = Concentrated Fire: 1 damage, on a unit with more health if possible
unit-knight = Knight
    .many = Knights
    .text = Command: routs 1 enemy unit, and you draw a Tactics card.
unit-footman = Footman
    .many = Footmen
    .text = Valiant Strike: 1 damage, and 1 more on the same unit if it survives.
    .line = Valiant Strike: 1 damage, 1 more on the same unit if it survives
unit-siege-tower = Siege Tower
    .many = Siege Towers
    .text = Lay Siege: +2 strength in this battle's tally, whatever becomes of the tower.
    .line = Lay Siege: +2 strength in this battle's tally
unit-archer = Archer
    .many = Archers
    .text = Crack Shot: 1 damage on an enemy unit of your choice.
unit-pegasus-rider = Pegasus Rider
    .many = Pegasus Riders
    .text = Flies. Charge: routs 2 enemy triangles or 1 enemy rectangle, as you say.
    .line = Flies. Charge: routs 2 enemy triangles or 1 rectangle
unit-sorceress = Sorceress
    .many = Sorceresses
    .text = Word of Vaal: an enemy unit of your choice retreats from the battle at once, routed.
    .line = Word of Vaal: an enemy unit of your choice retreats, routed
unit-warrior = Warrior
    .many = Warriors
    .text = Overpower: 1 damage, or destroy an enemy unit that is damaged or routed.
    .line = Overpower: 1 damage, or destroy a damaged or routed enemy unit
unit-flesh-ripper = Flesh Ripper
    .many = Flesh Rippers
    .text = Unrelenting: all your flesh rippers have 3 health until the battle ends.
    .line = Unrelenting: all your flesh rippers have 3 health in this battle
unit-berserker = Berserker
    .many = Berserkers
    .text = Fury: you may destroy one of your standing berserkers to deal 2 damage.
    .line = Fury: you may destroy one of your berserkers to deal 2 damage
unit-warlock = Warlock
    .many = Warlocks
    .text = Rain Fire: the enemy destroys 2 triangles or 1 rectangle.
unit-chaos-lord = Chaos Lord
    .many = Chaos Lords
    .text = Terrifying: pick 2 enemy units. Each is routed; one that was routed already is destroyed.
    .line = Terrifying: 2 enemy units are routed, routed ones destroyed
unit-skeleton-archer = Skeleton Archer
    .many = Skeleton Archers
    .text = Mortal Strike: the enemy destroys a triangle, circle or rectangle of theirs.
    .line = Mortal Strike: the enemy destroys a triangle, circle or rectangle
unit-necromancer = Necromancer
    .many = Necromancers
    .text = Raise Dead: 2 reanimates from your supply join the battle and stay with you.
    .line = Raise Dead: 2 reanimates join the battle and stay
unit-reanimate = Reanimate
    .many = Reanimates
    .text = Overrun: with 2 or more reanimates standing, 2 damage.
unit-dark-knight = Dark Knight
    .many = Dark Knights
    .text = Dread Charge: rout a standing enemy unit of your choice, then 1 damage.
    .line = Dread Charge: rout an enemy unit of your choice, then 1 damage
unit-sorcerer = Sorcerer
    .many = Sorcerers
    .text = Undying: all sorcerers on this side have 2 health until the battle ends.
    .line = Undying: all your sorcerers have 2 health until the battle ends
unit-razorwing = Razorwing
    .many = Razorwings
    .text = Flies. Stun: the enemy routs a standing unit of initiative 2 or later.
    .line = Flies. Stun: the enemy routs a unit of initiative 2 or later
unit-beastman = Beastman
    .many = Beastmen
    .text = Ravage: 1 damage, then one more Fate card: its rout or damage counts too, a special deals 1 more.
    .line = Ravage: 1 damage, then one more Fate card counts
unit-hellhound = Hellhound
    .many = Hellhounds
    .text = Fast. Burning: 1 damage on each of 2 standing units that the enemy picks, hurt ones first.
    .line = Fast. Burning: 1 damage on each of 2 enemy units
unit-dragon = Dragon
    .many = Dragons
    .text = Flies. Flaming Breath: destroy up to 3 enemy triangles of your choice.
unit-giant = Giant
    .many = Giants
    .text = Rage: as much damage as there is on one giant of this side.

shape-triangle = triangle
shape-circle = circle
shape-rectangle = rectangle
shape-hexagon = hexagon

resource-food = food
    .line = feeds that many units in each area in winter; recruits with it
resource-wood = wood
    .line = pays developments and strongholds; recruits with it
resource-ore = ore
    .line = pays strongholds and repairs; recruits with it

# The year, and its orders

season-spring = spring
season-summer = summer
season-fall = fall
season-winter = winter

phase-setup = Setup
phase-season = Season card
phase-orders = Choosing orders
phase-quests = Quest Phase
phase-primary = Order
phase-bonus = Supremacy bonus
phase-over = Finished

order-0 = no order
order-1 = 1 Strategize
    .text = Move any of your units and heroes one area each, into friendly or empty ones.
    .bonus = Draw a Tactics card for each tactics icon of your dials.
order-2 = 2 Mobilize
    .text = Activate an area and move into it: units from up to 2 areas away, heroes from next to it.
    .bonus = Activate a second area; still only one battle.
order-3 = 3 Conquer
    .text = Activate an area and move into it: units from up to 2 areas away, heroes from next to it.
    .bonus = An enemy stronghold counts 3 less strength in the battle.
order-4 = 4 Harvest
    .text = Set each dial to what your areas yield, up or down.
    .bonus = Collect from your developments, then build one for 1 wood.
order-5 = 5 Recruit
    .text = Take the units of one resource's dial and place them at your strongholds.
    .bonus = Do it again with another resource.
order-6 = 6 Rally Support
    .text = Take a benefit of each city you control.
    .bonus = Spend 1 to 3 influence, look at as many Hero cards, and keep one.
order-7 = 7 Acquire Power
    .text = Gain influence for each influence icon of your dials.
    .bonus = Claim a Title for more influence than lies on it.
order-8 = 8 Fortify
    .text = Build a stronghold, repair one, and mix rune tokens: each once at most.
    .bonus = This order has none.

bonus-1 = 1 card per tactics icon
bonus-2 = a second area
bonus-3 = 3 less on a stronghold
bonus-4 = developments pay, build one
bonus-5 = a second dial
bonus-6 = look for a hero
bonus-7 = claim a Title
bonus-8 = —

order-does-1 = step to friendly areas
order-does-2 = march
order-does-3 = march, also on strongholds
order-does-4 = dials and developments
order-does-5 = new units
order-does-6 = cities and heroes
order-does-7 = influence and Titles
order-does-8 = strongholds and runes

# Icons and results of Fate cards

symbol-gold = gold
symbol-blue = blue
symbol-red = red
result-damage = damage
    .many = damage
result-rout = rout
    .many = routs
result-special = special
    .many = specials
result-miss = miss
    .many = misses

# The destiny of each Fate card, by its number

destiny-1 = { symbol-red }
destiny-2 = { symbol-red }
destiny-3 = { symbol-blue }
destiny-4 = { symbol-blue }
destiny-5 = { symbol-gold }
destiny-6 = { symbol-red }
destiny-7 = { symbol-gold }
destiny-8 = { symbol-red }
destiny-9 = { symbol-red }
destiny-10 = { symbol-red }
destiny-11 = { symbol-red }
destiny-12 = { symbol-red }
destiny-13 = { symbol-blue }
destiny-14 = { symbol-blue }
destiny-15 = { symbol-blue }
destiny-16 = { symbol-red }
destiny-17 = { symbol-gold }
destiny-18 = { symbol-red }
destiny-19 = { symbol-red }
destiny-20 = { symbol-red }
destiny-21 = { symbol-red }
destiny-22 = { symbol-red }
destiny-23 = { symbol-blue }
destiny-24 = { symbol-blue }
destiny-25 = { symbol-blue }
destiny-26 = { symbol-red }
destiny-27 = { symbol-gold }
destiny-28 = { symbol-red }
destiny-29 = { symbol-red }
destiny-30 = { symbol-red }

# Gifts of a city

benefit-influence = influence
benefit-tactics = Tactics cards
benefit-quests = Quest cards
benefit-neutrals = allies

# Options of a table, decided before it begins

option-setup = Setup
    .why = Lay out your strongholds, first units, heroes and runes yourselves, or begin at once.
option-setup-choose = choose your own starting positions
option-setup-usual = dealt for you, begin at once
option-map = Map
    .why = Build the map together tile by tile, or take a ready one.
option-map-built = built together, tile by tile
option-map-fixed = a ready map
option-strict_touch = Laying tiles
    .why = How closely a new tile must fit the map.
option-strict_touch-off = it touches two areas of the map
option-strict_touch-on = it does so with two areas of its own
option-length = Length
    .why = When the runes are counted if nobody has won.
option-length-six_or_seven = six years; Victory cards not yet tested then add a seventh
option-length-six = six years
option-length-seven = seven years
option-length-eight = eight years
option-victory = Victory
    .why = How six dragon runes win.
option-victory-card = lay a Victory card, hold six runes a year later; they stay hidden
option-victory-card_shown = the same, in your own turn and with your six runes shown
option-victory-instant = six dragon runes win at once
option-battle = Battles
    .why = When Tactics cards for a battle are chosen.
option-battle-swift = all at its start, for each step of it
option-battle-steps = step by step
option-neutrals = Neutral units
    .why = Who decides for units that belong to nobody.
option-neutrals-rule = a fixed rule
option-neutrals-left = the player on the left
option-hero_order_move = Heroes with Mobilize and Conquer
    .why = From how far away heroes come along.
option-hero_order_move-1 = from next to the area
option-hero_order_move-2 = from up to 2 areas away
option-hero_order_move-3 = from up to 3 areas away
option-hero_support = Heroes in battle
    .why = Whether heroes stand beside the units that fight around them.
option-hero_support-off = heroes take no part
option-hero_support-on = each backs a type of unit: one card more, one discarded
option-exploration = Exploration tokens
    .why = Something to be found in every area.
option-exploration-off = none
option-exploration-on = heroes turn them up in the Quest Phase
option-commander = Commander
    .why = A hero who rides with the army.
option-commander-off = none
option-commander-on = each player names one
option-epic = Epic game
    .why = For a long evening.
option-epic-off = six runes
option-epic-on = seven runes, eight years
option-promo_heroes = Promotional heroes
    .why = Two more heroes in the deck.
option-promo_heroes-off = without them
option-promo_heroes-on = with them
option-spy_guild_second = Spy Guild
    .why = Whether the Master of the Spy Guild may also ask about an order.
option-spy_guild_second-off = takes back an order, no more
option-spy_guild_second-on = also learns whether an order is low or high
option-beasts = Turn the Beasts
    .why = Who decides where allied neutral units go that this card makes leave.
option-beasts-as_others = as for other neutral units
option-beasts-owner = whose allies they were
option-edition = Cards and rules
    .why = The second edition is nearer to the real game: more dragon runes, in winter and by hard quests, and no bonus for an order left undone.
option-edition-second = second edition
option-edition-first = first edition

# Commands; heroes have a group of their own

c-runewars = What every faction can do
c-runewars-done = End what you are doing: your order, or a step of it
c-runewars-order = Choose your order for this season, in secret
f-runewars-order-order = An order you have not played this year
c-runewars-bid = Bid influence in secret
f-runewars-bid-influence = How much; it is spent, whoever wins
c-runewars-step = Strategize: move units into an area next to theirs
f-runewars-step-origin = The area they leave
f-runewars-step-to = A friendly or empty area next to it
c-runewars-send = Strategize: move a hero into an area next to its own
f-runewars-send-hero = Your hero
f-runewars-send-to = A friendly or empty area next to it
c-runewars-drill = Strategize's bonus: draw Tactics cards for your dials' icons
c-runewars-activate = Mobilize or Conquer: activate an area and move into it
f-runewars-activate-area = An area without your activation token
c-runewars-negotiate = Spend influence on diplomacy with neutral units
f-runewars-negotiate-influence = How much: you draw as many Fate cards
c-runewars-attack = Fight the units in the area you moved into
c-runewars-harvest = Harvest: set your dials to what your areas yield
c-runewars-collect = Harvest's bonus: collect from your developments
c-runewars-develop = Build a development on a stronghold for 1 wood
f-runewars-develop-area = The stronghold's area
f-runewars-develop-development = What to build
c-runewars-recruit = Recruit: take the units of a resource's dial
f-runewars-recruit-resource = Food, wood or ore
c-runewars-rally = Rally Support: take a benefit of a city
f-runewars-rally-area = The city's area
f-runewars-rally-benefit = What it gives
c-runewars-hire = Rally Support's bonus: spend influence to find a hero
f-runewars-hire-influence = How much: you look at as many Hero cards
c-runewars-power = Acquire Power: gain the influence of your dials
c-runewars-claim = Acquire Power's bonus: claim a Title
f-runewars-claim-title = The Title
f-runewars-claim-influence = More than lies on it
c-runewars-build = Fortify: build a stronghold for 1 ore and 1 wood
f-runewars-build-area = An area you control, without city or stronghold
c-runewars-repair = Fortify: repair a stronghold for 1 ore
f-runewars-repair-area = The damaged stronghold's area
c-runewars-mix = Fortify: mix the rune tokens of two friendly areas
f-runewars-mix-area = An area with a rune token
f-runewars-mix-other = Another friendly area
c-runewars-tactic = Play a Tactics card
f-runewars-tactic-card = A card from your hand
c-runewars-objective = Show your fulfilled Objective for a dragon rune
c-runewars-victory = Lay your Victory card on this season's deck
c-runewars-league = Heroes' League: three Rewards for a dragon rune
c-runewars-spy = Spy Guild: take back an order played this year
f-runewars-spy-order = An order played earlier this year

# Threats that follow from public facts

forfeit-bonus = You do nothing with this order, so its supremacy bonus is lost.
forfeit-area = Nobody of yours stays in { $area }: you give it up{ with-rune }.
matter-battle = ⚔️ { $attacker } against { $defender } in { $area }: strength { $attack } to { $defence }
threat-victory = { NAMES($seat, as: "faction") } wins next { NAMES($season, as: "season") } by still holding enough dragon runes when the Victory card is tested.

# Choices left within a group of options

many-area-id = { $count ->
    [one] 1 area
   *[other] { $count } areas
}
many-hero-id = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
many-unit-id = { $count ->
    [one] 1 type of unit
   *[other] { $count } types of unit
}
many-tactic-id = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
many-reward-id = { $count ->
    [one] 1 Reward
   *[other] { $count } Rewards
}
many-quest-card-id = { $count ->
    [one] 1 quest
   *[other] { $count } quests
}
many-attribute = { $count ->
    [one] 1 attribute
   *[other] { $count } attributes
}
many-seat = { $count ->
    [one] 1 faction
   *[other] { $count } factions
}
many-influence = { $count ->
    [one] up to 1 influence
   *[other] up to { $count } influence
}
