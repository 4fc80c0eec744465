# Hirelings: names, questions, options and events (Law 19.6, 22).

faction-forest-patrol = Forest Patrol
    .subject = The Forest Patrol
    .within = the Forest Patrol
    .short = Patrol
    .full = Forest Patrol
    .line = moves and battles; a fallen one per event may come back together
faction-feline-physicians = Feline Physicians
    .subject = The Feline Physicians
    .within = the Feline Physicians
    .short = Physicians
    .full = Feline Physicians
    .line = spend a matching card: your fallen come back to any clearing of yours
faction-last-dynasty = Last Dynasty
    .subject = The Last Dynasty
    .within = the Last Dynasty
    .short = Dynasty
    .full = Last Dynasty
    .line = five together: march and battle where they rule, else battle twice
faction-bluebird-nobles = Bluebird Nobles
    .subject = The Bluebird Nobles
    .within = the Bluebird Nobles
    .short = Nobles
    .full = Bluebird Nobles
    .line = you rule ties; each Birdsong 1 point per three clearings ruled
faction-spring-uprising = Spring Uprising
    .subject = The Spring Uprising
    .within = the Spring Uprising
    .short = Uprising
    .full = Spring Uprising
    .line = each Birdsong a die: sweep a clearing of enemies, or place one
faction-rabbit-scouts = Rabbit Scouts
    .subject = The Rabbit Scouts
    .within = the Rabbit Scouts
    .short = Scouts
    .full = Rabbit Scouts
    .line = defending, spend a matching card: your side takes the higher die
faction-exile = Exile
    .subject = The Exile
    .within = the Exile
    .short = Exile
    .full = Exile
    .line = roams forests on given items: 1 to move, 2 to battle beside it
faction-brigand = Brigand
    .subject = The Brigand
    .within = the Brigand
    .short = Brigand
    .full = Brigand
    .line = once a turn a ruin's item; exhaust an item to steal a card
faction-riverfolk-flotilla = Riverfolk Flotilla
    .subject = The Riverfolk Flotilla
    .within = the Riverfolk Flotilla
    .short = Flotilla
    .full = Riverfolk Flotilla
    .line = sails the river each Birdsong, may battle with up to 3 hits
faction-otter-divers = Otter Divers
    .subject = The Otter Divers
    .within = the Otter Divers
    .short = Divers
    .full = Otter Divers
    .line = no rule needed to move from or to a river clearing
faction-warm-sun-prophets = Warm Sun Prophets
    .subject = The Warm Sun Prophets
    .within = the Warm Sun Prophets
    .short = Prophets
    .full = Warm Sun Prophets
    .line = force a player beside one to battle or move; or spread
faction-lizard-envoys = Lizard Envoys
    .subject = The Lizard Envoys
    .within = the Lizard Envoys
    .short = Envoys
    .full = Lizard Envoys
    .line = each Birdsong take the commonest suit of the top five discards
faction-highway-bandits = Highway Bandits
    .subject = The Highway Bandits
    .within = the Highway Bandits
    .short = Bandits
    .full = Highway Bandits
    .line = on paths: enemies lose a piece passing, you may gain one
faction-bandit-gangs = Bandit Gangs
    .subject = The Bandit Gangs
    .within = the Bandit Gangs
    .short = Gangs
    .full = Bandit Gangs
    .line = hide beside your pieces; bring you warriors, or spread
faction-sunward-expedition = Sunward Expedition
    .subject = The Sunward Expedition
    .within = the Sunward Expedition
    .short = Expedition
    .full = Sunward Expedition
    .line = a foothold with warriors anywhere, then march or reinforce
faction-mole-artisans = Mole Artisans
    .subject = The Mole Artisans
    .within = the Mole Artisans
    .short = Artisans
    .full = Mole Artisans
    .line = cards of crafted items come back to your hand in Evening
faction-corvid-spies = Corvid Spies
    .subject = The Corvid Spies
    .within = the Corvid Spies
    .short = Spies
    .full = Corvid Spies
    .line = two come to the enemy; battle at each, or rob in one
faction-raven-sentries = Raven Sentries
    .subject = The Raven Sentries
    .within = the Raven Sentries
    .short = Sentries
    .full = Raven Sentries
    .line = an extra hit in battle where you have buildings or tokens
faction-furious-protector = Furious Protector
    .subject = The Furious Protector
    .within = the Furious Protector
    .short = Protector
    .full = Furious Protector
    .line = must move each Birdsong; every player there loses a warrior
faction-stoic-protector = Stoic Protector
    .subject = The Stoic Protector
    .within = the Stoic Protector
    .short = Protector
    .full = Stoic Protector
    .line = enemies can't battle or remove your pieces beside it
faction-flame-bearers = Flame Bearers
    .subject = The Flame Bearers
    .within = the Flame Bearers
    .short = Flames
    .full = Flame Bearers
    .line = each Birdsong remove an enemy piece per Bearer; one more comes
faction-rat-smugglers = Rat Smugglers
    .subject = The Rat Smugglers
    .within = the Rat Smugglers
    .short = Smugglers
    .full = Rat Smugglers
    .line = discard an item card to move or battle, as often as you like
faction-vault-keepers = Vault Keepers
    .subject = The Vault Keepers
    .within = the Vault Keepers
    .short = Vaults
    .full = Vault Keepers
    .line = dig a vault near another, then battle or grow at each
faction-badger-bodyguards = Badger Bodyguards
    .subject = The Badger Bodyguards
    .within = the Badger Bodyguards
    .short = Bodyguards
    .full = Badger Bodyguards
    .line = you ignore the first hit in battle
faction-popular-band = Popular Band
    .subject = The Popular Band
    .within = the Popular Band
    .short = Band
    .full = Popular Band
    .line = newcomers stay for the turn; warriors are drawn to the music
faction-street-band = Street Band
    .subject = The Street Band
    .within = the Street Band
    .short = Band
    .full = Street Band
    .line = newcomers stay for the turn; one more comes in Daylight
faction-sunny-advocates = Sunny Advocates
    .subject = The Sunny Advocates
    .within = the Sunny Advocates
    .short = Advocates
    .full = Sunny Advocates
    .line = name a suit: an enemy warrior at each becomes yours
faction-bat-messengers = Bat Messengers
    .subject = The Bat Messengers
    .within = the Bat Messengers
    .short = Messengers
    .full = Bat Messengers
    .line = a warrior comes with each building or token you place
faction-river-roamers = River Roamers
    .subject = The River Roamers
    .within = the River Roamers
    .short = Roamers
    .full = River Roamers
    .line = craft with lilypads, then battle at each or land on the river
faction-frog-tinkers = Frog Tinkers
    .subject = The Frog Tinkers
    .within = the Frog Tinkers
    .short = Tinkers
    .full = Frog Tinkers
    .line = each Birdsong the deck's top card serves as a crafting icon
faction-prosperous-farmers = Prosperous Farmers
    .subject = The Prosperous Farmers
    .within = the Prosperous Farmers
    .short = Farmers
    .full = Prosperous Farmers
    .line = rule a farm: draw a card, a farm grows; then battle or grow
faction-struggling-farmers = Struggling Farmers
    .subject = The Struggling Farmers
    .within = the Struggling Farmers
    .short = Farmers
    .full = Struggling Farmers
    .line = place a farm and a farmer where you rule; both: draw a card

effect-forest-patrol = Forest Patrol
effect-feline-physicians = Feline Physicians
effect-last-dynasty = Last Dynasty
effect-bluebird-nobles = Bluebird Nobles
effect-spring-uprising = Spring Uprising
effect-rabbit-scouts = Rabbit Scouts
effect-exile = Exile
effect-brigand = Brigand
effect-riverfolk-flotilla = Riverfolk Flotilla
effect-otter-divers = Otter Divers
effect-warm-sun-prophets = Warm Sun Prophets
effect-lizard-envoys = Lizard Envoys
effect-highway-bandits = Highway Bandits
effect-bandit-gangs = Bandit Gangs
effect-sunward-expedition = Sunward Expedition
effect-mole-artisans = Mole Artisans
effect-corvid-spies = Corvid Spies
effect-raven-sentries = Raven Sentries
effect-furious-protector = Furious Protector
effect-stoic-protector = Stoic Protector
effect-flame-bearers = Flame Bearers
effect-rat-smugglers = Rat Smugglers
effect-vault-keepers = Vault Keepers
effect-badger-bodyguards = Badger Bodyguards
effect-popular-band = Popular Band
effect-street-band = Street Band
effect-sunny-advocates = Sunny Advocates
effect-bat-messengers = Bat Messengers
effect-river-roamers = River Roamers
effect-frog-tinkers = Frog Tinkers
effect-prosperous-farmers = Prosperous Farmers
effect-struggling-farmers = Struggling Farmers

way-march = move, then battle
way-rescue = place all from the card
way-return = come back to the map edge and battle
way-dynasty = march all together, then battle
way-fight-twice = battle twice where they stand
way-roam = roam: move and battle with its items
way-donate = give it an item: 1 point and a card
way-search = take an item from a ruin
way-steal = exhaust an item to steal a card
way-preach = force a player to battle or move
way-spread = place one where none is
way-camp = lay an ambush on a path
way-rally = a warrior of yours at each gang
way-gather = place a gang at your pieces
way-dig = dig a foothold, then march or reinforce
way-spy = send two spies, then battle or rob
way-smuggle = discard an item card to move or battle
way-delve = dig a vault, then battle or reinforce
way-play = draw warriors in, then spread
way-busk = place one anywhere
way-plead = win enemy warriors over by suit
way-paddle = craft with lilypads, then battle or land
way-harvest = harvest, then battle or reinforce
way-till = place a farm and a farmer
way-battle = battle
way-reinforce = a warrior at each
way-rob = a random card of each enemy in one clearing
way-land = two warriors on the river, with a lilypad

piece-foothold = foothold
    .line = serves the Sunward Expedition; 1 point for removing it
pieces-foothold = { $count ->
    [one] a foothold
   *[other] { $count } footholds
}
piece-vault = vault
    .line = serves the Vault Keepers; 1 point for removing it
pieces-vault = { $count ->
    [one] a vault
   *[other] { $count } vaults
}
piece-lilypad = lilypad
    .line = crafts its suit for whoever has the Roamers
pieces-lilypad = { $count ->
    [one] a lilypad
   *[other] { $count } lilypads
}
piece-farm = farm
    .line = feeds whoever rules it; no points for removing it
pieces-farm = { $count ->
    [one] a farm
   *[other] { $count } farms
}

# Options of a table, decided before it begins

option-hirelings = Hirelings
    .why = Bands that join whoever reaches 4, 8 or 12 points, for some turns; cards of factions in play stay out.
option-hirelings-none = none
option-hirelings-random = three
option-hireling_1 = First hireling
    .why = Name a card, or leave it to the lot; which sides are up, the number of players and the lot decide.
option-hireling_1-lot = by lot
option-hireling_1-forest_patrol = { faction-forest-patrol }
option-hireling_1-last_dynasty = { faction-last-dynasty }
option-hireling_1-spring_uprising = { faction-spring-uprising }
option-hireling_1-exile = { faction-exile }
option-hireling_1-riverfolk_flotilla = { faction-riverfolk-flotilla }
option-hireling_1-warm_sun_prophets = { faction-warm-sun-prophets }
option-hireling_1-highway_bandits = { faction-highway-bandits }
option-hireling_1-sunward_expedition = { faction-sunward-expedition }
option-hireling_1-corvid_spies = { faction-corvid-spies }
option-hireling_1-furious_protector = { faction-furious-protector }
option-hireling_1-flame_bearers = { faction-flame-bearers }
option-hireling_1-vault_keepers = { faction-vault-keepers }
option-hireling_1-popular_band = { faction-popular-band }
option-hireling_1-sunny_advocates = { faction-sunny-advocates }
option-hireling_1-river_roamers = { faction-river-roamers }
option-hireling_1-prosperous_farmers = { faction-prosperous-farmers }
option-hireling_2 = Second hireling
    .why = Name a card, or leave it to the lot; which sides are up, the number of players and the lot decide.
option-hireling_2-lot = by lot
option-hireling_2-forest_patrol = { faction-forest-patrol }
option-hireling_2-last_dynasty = { faction-last-dynasty }
option-hireling_2-spring_uprising = { faction-spring-uprising }
option-hireling_2-exile = { faction-exile }
option-hireling_2-riverfolk_flotilla = { faction-riverfolk-flotilla }
option-hireling_2-warm_sun_prophets = { faction-warm-sun-prophets }
option-hireling_2-highway_bandits = { faction-highway-bandits }
option-hireling_2-sunward_expedition = { faction-sunward-expedition }
option-hireling_2-corvid_spies = { faction-corvid-spies }
option-hireling_2-furious_protector = { faction-furious-protector }
option-hireling_2-flame_bearers = { faction-flame-bearers }
option-hireling_2-vault_keepers = { faction-vault-keepers }
option-hireling_2-popular_band = { faction-popular-band }
option-hireling_2-sunny_advocates = { faction-sunny-advocates }
option-hireling_2-river_roamers = { faction-river-roamers }
option-hireling_2-prosperous_farmers = { faction-prosperous-farmers }
option-hireling_3 = Third hireling
    .why = Name a card, or leave it to the lot; which sides are up, the number of players and the lot decide.
option-hireling_3-lot = by lot
option-hireling_3-forest_patrol = { faction-forest-patrol }
option-hireling_3-last_dynasty = { faction-last-dynasty }
option-hireling_3-spring_uprising = { faction-spring-uprising }
option-hireling_3-exile = { faction-exile }
option-hireling_3-riverfolk_flotilla = { faction-riverfolk-flotilla }
option-hireling_3-warm_sun_prophets = { faction-warm-sun-prophets }
option-hireling_3-highway_bandits = { faction-highway-bandits }
option-hireling_3-sunward_expedition = { faction-sunward-expedition }
option-hireling_3-corvid_spies = { faction-corvid-spies }
option-hireling_3-furious_protector = { faction-furious-protector }
option-hireling_3-flame_bearers = { faction-flame-bearers }
option-hireling_3-vault_keepers = { faction-vault-keepers }
option-hireling_3-popular_band = { faction-popular-band }
option-hireling_3-sunny_advocates = { faction-sunny-advocates }
option-hireling_3-river_roamers = { faction-river-roamers }
option-hireling_3-prosperous_farmers = { faction-prosperous-farmers }

# Questions

q-hirelings-which = Which hireling do you set up?
    .why = Its card says how; some have nothing to set up.
q-hirelings-place = Where { AGREE($hireling, "does", "do") } the { $hireling } come?
    .why = Their pieces count for rule to whoever controls them. On their card: { LINE($hireling, as: "faction") }.
q-hirelings-pawn = Where does the { $hireling } begin?
    .why = The pawn can be neither battled nor removed. On its card: { LINE($hireling, as: "faction") }.
q-hirelings-found = Where { AGREE($hireling, "does", "do") } the { $hireling } settle?
    .why = Removing what they build scores as usual, farms excepted.
q-hirelings-path = Which path { AGREE($hireling, "does", "do") } the { $hireling } hold?
    .why = Enemies that move over it lose a piece.
q-hirelings-forest = In which forest does the { $hireling } hide?
    .why = It battles in the clearings beside it.
q-hirelings-give = Who has the { $hireling } next?
    .why = Your time with them is over; whoever gets them rolls at once. You must choose.
q-hirelings-take = Which hireling joins you?
    .why = Your score has earned one. A die says for how many turns: fewer if you lead.
q-hirelings-birdsong = Start of Birdsong: what comes first?
    .why = All of it happens now; you choose the order.
q-hirelings-move = Where { AGREE($hireling, "does", "do") } the { $hireling } move?
    .why = They move by your rule, and only their own pieces.
done-hirelings-move = No move
q-hirelings-battle = Whom { AGREE($hireling, "does", "do") } the { $hireling } fight?
    .why = You score nothing for what they remove.
done-hirelings-battle = No battle
q-hirelings-reinforce = Their supply runs short. Where { AGREE($hireling, "does", "do") } the { $hireling } grow?
    .why = One warrior at each, as far as they reach.
    .tip = Place warriors: { $what }
q-hirelings-then = What { AGREE($hireling, "does", "do") } the { $hireling } do next?
    .why = One of the two.
q-hirelings-heal = { $count ->
    [one] One
   *[other] { $count }
} of your warriors fell in { $clearing }. Do the physicians bring { $count ->
    [one] it
   *[other] them
} back?
    .why = A card matching the clearing brings all that fell to any one clearing of yours.
q-hirelings-healed = Where do your warriors come back?
    .why = Any one clearing with pieces of yours.
q-hirelings-scout = The { $attacker } { AGREE($attacker, "attacks", "attack") } you in { $clearing }. Do your scouts help?
    .why = A card matching the clearing gives you the higher die.
q-hirelings-demand = Which card do you discard to battle the Uprising in { $clearing }?
    .why = Nobody may battle it without a card matching the clearing.
q-hirelings-uprising = The die shows { $suit }: does the Uprising rise or gather?
    .why = Rising removes one of its warriors and every enemy piece of that clearing. One of the two must be done.
q-hirelings-donate = Which item do you give the Exile?
    .why = You draw a card and score 1 point.
q-hirelings-roam = Where does the { $hireling } go? ({ $count ->
    [one] 1 item
   *[other] { $count } items
} ready)
    .why = A forest costs 1 item, a battle 2; afterwards all are refreshed.
done-hirelings-roam = Stop here
q-hirelings-search = Which ruin does the Brigand search?
    .why = You take what lies under it.
q-hirelings-tool = Which item do you exhaust?
    .why = It pays for stealing a card.
q-hirelings-steal = Whose card do you take?
    .why = A random one, of a player who shares a clearing with you.
q-hirelings-draw = The { $hireling } trades: do you draw a card?
    .why = Everybody with pieces beside them may.
q-hirelings-sail = Where does the { $hireling } sail?
    .why = It must move along the river.
q-hirelings-listener = Whom { AGREE($hireling, "does", "do") } the { $hireling } force, and where?
    .why = You may force yourself too.
q-hirelings-preach = What must the { NAMES($other, as: "faction") } do?
    .why = In a forced battle they decide for themselves and score as usual; all who can go along with a move.
q-hirelings-preach-battle = { AGREE(NAMES($other, as: "faction"), "Does", "Do") } the { NAMES($other, as: "faction") } battle there?
    .why = You name the defender.
done-hirelings-preach-battle = No battle
q-hirelings-envoys = Which discarded card do your envoys bring?
    .why = One of the commonest suit among the top five, but no ambush.
q-hirelings-lift = From which path { AGREE($hireling, "does", "do") } the { $hireling } come?
    .why = Their supply is empty.
q-hirelings-join = Does a bandit's friend join you in { $to }?
    .why = You passed your bandits: place a warrior there.
q-hirelings-messengers = Which of the pieces you just placed does a warrior join?
    .why = Your Bat Messengers may bring one for each building or token.
    .some = { $n } in { $name }
    .tip = Place warriors: { $what }
q-hirelings-rally = Your supply runs short. At which gangs do your warriors come?
    .why = One at each, as far as they reach.
    .tip = Place warriors: { $what }
q-hirelings-lift-token = Which foothold { AGREE($hireling, "does", "do") } the { $hireling } give up?
    .why = All three are on the map.
q-hirelings-many = How many of the { $hireling } come to { $clearing }?
    .why = Up to three; what stays may reinforce later.
q-hirelings-rob = Where { AGREE($hireling, "does", "do") } the { $hireling } rob?
    .why = A random card of each enemy with pieces there.
q-hirelings-protect = Where does the { $hireling } go?
    .why = It must move. On its card: { LINE($hireling, as: "faction") }.
q-hirelings-burn = What { AGREE($hireling, "does", "do") } the { $hireling } burn in { $clearing }?
    .why = One enemy piece for each of them, warriors before the rest. You must choose.
q-hirelings-smuggle = Which card with an item do you discard?
    .why = It pays for a move or a battle.
q-hirelings-smuggled = Do you move or battle?
    .why = The smugglers let you do one of the two.
done-hirelings-smuggled = Neither
q-hirelings-stage = Where { AGREE($hireling, "does", "do") } the { $hireling } play?
    .why = A warrior of each clearing beside it may be drawn there.
q-hirelings-fan = Who comes from { $origin } to hear the { $hireling }?
    .why = One warrior; rule does not matter.
done-hirelings-fan = Nobody
q-hirelings-suit = For which suit { AGREE($hireling, "does", "do") } the { $hireling } plead?
    .why = At each of their clearings of that suit, an enemy warrior may become yours.
q-hirelings-win-over = Whose warrior in { $clearing } is won over?
    .why = It is replaced by one of yours.
done-hirelings-win-over = Nobody
q-hirelings-land = Where { AGREE($hireling, "does", "do") } the { $hireling } land?
    .why = Two warriors, and a lilypad where none is.
q-hirelings-craft = Which card do you craft with lilypads?
    .why = Each lilypad gives one icon of its clearing's suit.
done-hirelings-craft = Craft no more

# Options

o-hireling = { $hireling }
o-hireling-use = { $hireling }: { $way }
    .group = Hirelings
    .hireling = { $value }
    .way = { $value }
o-hireling-way = { $way }
o-hireling-rise = Rise in { $clearing }: all enemy pieces go, with one warrior
o-hireling-gather = Gather: one warrior in { $clearing }
o-hireling-listener = { $seat } in { $clearing }
o-hireling-path = The path between { $origin } and { $to }
    .origin = From { $value }
    .to = To { $value }
o-hireling-burn = { $piece }, { $enemy }
o-hireling-fan = A warrior: { $seat }
o-hireling-many = { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}

# Events

e-hirelings-dealt = Hirelings: { $hirelings }.
e-hireling-set-up = { YOU($seat, "You", as: "faction.subject") } set up the { $hireling }.
e-hireling-earned = { YOU($seat, "You", as: "faction.subject") } reached the hireling marker on { $space }.
e-hireling-gained = The { $hireling } joined { YOU($seat, "you", as: "faction.within") } for { $count ->
    [one] 1 turn
   *[other] { $count } turns
}.
e-control-waned = The { $hireling } { $left ->
    [0] left { YOU($seat, "you", as: "faction.within") }
    [one] { AGREE($hireling, "stays", "stay") } with { YOU($seat, "you", as: "faction.within") } for 1 more turn
   *[other] { AGREE($hireling, "stays", "stay") } with { YOU($seat, "you", as: "faction.within") } for { $left } more turns
}.
e-hireling-acted = { YOU($seat, "You", as: "faction.subject") } used the { $hireling }: { $way }.
e-uprising-rolled = The die of the { $hireling } showed { $suit }.
e-uprising-unpaid = { YOU($seat, "You", as: "faction.subject") } had no card matching { $clearing }: no battle with the Uprising there.
e-bandit-moved = { $lifted ->
    [True] The { $hireling } left the path between { $origin } and { $to }.
   *[other] The { $hireling } hold the path between { $origin } and { $to }.
}
e-artisans-returned = { YOU($seat, "You", as: "faction.subject") } took back { $cards }, crafted before.
e-tinkers-revealed = { YOU($seat, "You", as: "faction.subject") } turned up { $card }, to craft with.
e-tinkers-spent = { $card }, turned up by the tinkers, was discarded.

# Refusals

r-setup-hireling-barred = The { NAMES($wished, as: "faction") } can't be hired while the { NAMES($faction, as: "faction") } { AGREE(NAMES($faction, as: "faction"), "plays", "play") }.
r-setup-hireling-twice = There is one card of the { NAMES($wished, as: "faction") }, and it is wished for twice.
r-setup-hireling-pool = Beside the { NAMES($wished, as: "faction") } too few factions are left to draft from.
r-hireling-absent = That hireling is not in this match.
r-hireling-not-yours = The { $hireling } { AGREE($hireling, "does", "do") } not follow you now.
r-hireling-once = The { $hireling } { AGREE($hireling, "has", "have") } done that this turn already.
r-hireling-when = The { $hireling } { AGREE($hireling, "acts", "act") } in your own Daylight.
r-hireling-nothing = The { $hireling } { AGREE($hireling, "has", "have") } nothing to do that for now.

# Elsewhere

item-club = club
because-hireling = hirelings
because-uprising = uprising
c-root-hireling = Have a hireling do what its card offers
f-root-hireling-hireling = Which hireling acts
f-root-hireling-way = What it does
term-hirelings = what your hirelings do for you
    .aim = the use of your hirelings
