# Texts on the faction sheets.

sheet-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sheet-alt = { $who }: { $rest }
sheet-buildings = Buildings
sheet-supply = Supply
sheet-crafted = Crafted
sheet-items = Items
sheet-decree = The Decree
sheet-leaders = Leader
sheet-next-leaders = still to come
sheet-roosts = Roosts
sheet-sympathy = Sympathy
sheet-supporters = Supporters
sheet-bases = Bases
sheet-officers = Officers
sheet-tracks = Tracks
sheet-satchel = Satchel
sheet-damaged = Damaged
sheet-bonds = Relationships
sheet-quests = Quests on offer
sheet-done = Quests completed
sheet-nothing = nothing
sheet-hidden = face down
sheet-limit = room for { $n }

sheet-column-recruit = Recruit
sheet-column-move = Move
sheet-column-battle = Battle
sheet-column-build = Build

sheet-warriors = warriors
sheet-wood = wood
sheet-cost = cost
sheet-score = points
sheet-draw = cards

sheet-sawmill = Sawmills
sheet-workshop = Workshops
sheet-recruiter = Recruiters
sheet-citadel = Citadels
sheet-market = Markets

sheet-revealed = Revealed
sheet-outcast = The Outcast
sheet-hated = hated: conspiracies cost one less
sheet-gardens = Gardens
sheet-lost-souls = Lost Souls
sheet-ministers = Ministers
sheet-swayed = { $n } swayed
sheet-plots = Plots on the map
sheet-plot-cost = the next one costs { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
 }
sheet-cathedrals = Cathedrals
sheet-bees = { $n ->
    [0] no bee shows
    [one] 1 bee: one more flower and card in Evening
   *[other] { $n } bees: { $n } more flowers and cards in Evening
 }
sheet-blind-bag = Blind bag
sheet-penitence = Penitence
sheet-penitent = Penitent
sheet-heretic = Heretic
sheet-mood = Mood
sheet-hoard = Hoard
sheet-command = Command
sheet-prowess = Prowess
mood-bitter = Bitter
mood-grandiose = Grandiose
mood-jubilant = Jubilant
mood-lavish = Lavish
mood-relentless = Relentless
mood-rowdy = Rowdy
mood-stubborn = Stubborn
mood-wrathful = Wrathful
sheet-retinue = Retinue
sheet-retinue-size = { $n } of 10
sheet-retinue-move = Move
sheet-retinue-delve = Battle then Delve
sheet-retinue-recover = Move or Recover
sheet-relics = Relics recovered
sheet-relics-bonus = { $n } of 4 columns full, 2 points each
sheet-waystations = Waystations and warriors
sheet-campaign = Campaign
sheet-colonies = Colonies and warriors
sheet-spoils = Spoils
sheet-spoils-score = { $n }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }
sheet-funds = Funds
sheet-dividends = dividends { $n }
sheet-box-funds = Funds
sheet-box-payments = Payments
sheet-box-committed = Committed
sheet-posts = Trade posts
sheet-posts-lost = { $n } lost
sheet-services = Prices of services
sheet-service-hand = A card
sheet-service-boats = Riverboats
sheet-service-mercenaries = Mercenaries
sheet-open-hand = Open hand
shop-title = For sale by the Riverfolk
shop-empty = Their hand is empty: no card to buy.
shop-alt = For sale: a card of { $cards } for { $hand }, Riverboats for { $boats }, Mercenaries for { $mercenaries }.
