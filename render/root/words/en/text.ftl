# Sentences of the alt text and the text board.

# Names that take their verb in the plural, with a dot between them
said-as-many = Corvids · Hundreds · Keepers · Riverfolk · Feline Physicians · Bluebird Nobles · Rabbit Scouts · Otter Divers · Warm Sun Prophets · Lizard Envoys · Highway Bandits · Bandit Gangs · Mole Artisans · Corvid Spies · Raven Sentries · Flame Bearers · Rat Smugglers · Vault Keepers · Badger Bodyguards · Sunny Advocates · Bat Messengers · River Roamers · Frog Tinkers · Prosperous Farmers · Struggling Farmers

piece-sawmill = { $n ->
    [one] sawmill
   *[other] { $n } sawmills
 }
piece-workshop = { $n ->
    [one] workshop
   *[other] { $n } workshops
 }
piece-recruiter = { $n ->
    [one] recruiter
   *[other] { $n } recruiters
 }
piece-roost = { $n ->
    [one] roost
   *[other] { $n } roosts
 }
piece-base_fox = fox base
piece-base_rabbit = rabbit base
piece-base_mouse = mouse base
piece-wood = { $n } wood
piece-keep = the keep
piece-sympathy = sympathy
piece-garden_fox = { $n ->
    [one] fox garden
   *[other] { $n } fox gardens
 }
piece-garden_rabbit = { $n ->
    [one] rabbit garden
   *[other] { $n } rabbit gardens
 }
piece-garden_mouse = { $n ->
    [one] mouse garden
   *[other] { $n } mouse gardens
 }
piece-citadel = { $n ->
    [one] citadel
   *[other] { $n } citadels
 }
piece-market = { $n ->
    [one] market
   *[other] { $n } markets
 }
piece-cathedral = { $n ->
    [one] cathedral
   *[other] { $n } cathedrals
 }
piece-tunnel = { $n ->
    [one] tunnel
   *[other] { $n } tunnels
 }
piece-plot = { $n ->
    [one] facedown plot
   *[other] { $n } facedown plots
 }
piece-bomb = { $n ->
    [one] bomb
   *[other] { $n } bombs
 }
piece-snare = { $n ->
    [one] snare
   *[other] { $n } snares
 }
piece-extortion = { $n ->
    [one] extortion
   *[other] { $n } extortions
 }
piece-raid = { $n ->
    [one] raid
   *[other] { $n } raids
 }
piece-post_fox = { $n ->
    [one] fox trade post
   *[other] { $n } fox trade posts
 }
piece-post_rabbit = { $n ->
    [one] rabbit trade post
   *[other] { $n } rabbit trade posts
 }
piece-post_mouse = { $n ->
    [one] mouse trade post
   *[other] { $n } mouse trade posts
 }
piece-flower_fox = { $n ->
    [one] fox flower
   *[other] { $n } fox flowers
 }
piece-flower_rabbit = { $n ->
    [one] rabbit flower
   *[other] { $n } rabbit flowers
 }
piece-flower_mouse = { $n ->
    [one] mouse flower
   *[other] { $n } mouse flowers
 }
piece-flower_bird = { $n ->
    [one] bird flower
   *[other] { $n } bird flowers
 }
piece-stronghold = { $n ->
    [one] stronghold
   *[other] { $n } strongholds
}
piece-mob = { $n ->
    [one] mob
   *[other] { $n } mobs
}
piece-warlord = the warlord
piece-colony = { $n ->
    [one] colony
   *[other] { $n } colonies
 }
piece-figure = { $n ->
    [one] figure
   *[other] { $n } figures
 }
piece-tablet = { $n ->
    [one] tablet
   *[other] { $n } tablets
 }
piece-jewelry = { $n ->
    [one] piece of jewelry
   *[other] { $n } pieces of jewelry
 }
piece-figure_1 = { $n ->
    [one] figure worth 1
   *[other] { $n } figures worth 1
 }
piece-figure_2 = { $n ->
    [one] figure worth 2
   *[other] { $n } figures worth 2
 }
piece-figure_3 = { $n ->
    [one] figure worth 3
   *[other] { $n } figures worth 3
 }
piece-tablet_1 = { $n ->
    [one] tablet worth 1
   *[other] { $n } tablets worth 1
 }
piece-tablet_2 = { $n ->
    [one] tablet worth 2
   *[other] { $n } tablets worth 2
 }
piece-tablet_3 = { $n ->
    [one] tablet worth 3
   *[other] { $n } tablets worth 3
 }
piece-jewelry_1 = { $n ->
    [one] piece of jewelry worth 1
   *[other] { $n } pieces of jewelry worth 1
 }
piece-jewelry_2 = { $n ->
    [one] piece of jewelry worth 2
   *[other] { $n } pieces of jewelry worth 2
 }
piece-jewelry_3 = { $n ->
    [one] piece of jewelry worth 3
   *[other] { $n } pieces of jewelry worth 3
 }
piece-waystation_tablet_jewelry = { $n ->
    [one] waystation for tablets
   *[other] { $n } waystations for tablets
 }
piece-waystation_jewelry_tablet = { $n ->
    [one] waystation for jewelry
   *[other] { $n } waystations for jewelry
 }
piece-waystation_jewelry_figure = { $n ->
    [one] waystation for jewelry
   *[other] { $n } waystations for jewelry
 }
piece-waystation_figure_jewelry = { $n ->
    [one] waystation for figures
   *[other] { $n } waystations for figures
 }
piece-waystation_figure_tablet = { $n ->
    [one] waystation for figures
   *[other] { $n } waystations for figures
 }
piece-waystation_tablet_figure = { $n ->
    [one] waystation for tablets
   *[other] { $n } waystations for tablets
 }
piece-warrior = { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
 }
piece-pawn = pawn
piece-ruin = ruin
piece-torch = torch

# The text board

text-heading-turn = Root, round { $round }: { $phase }
text-heading-seats = Players in turn order
text-heading-clearings = Clearings
text-heading-changes = What happened last
text-heading-shared = Shared

text-turn = { $who } to play.
text-won = { $who } won.
text-setting-up = The table is being set up.

text-vagabond = { $who } ({ $character })
text-seat = { $who }: { $rest }
text-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
text-no-marker = no score marker
text-dominance = { $suit } dominance in play
text-coalition = in coalition with { $who }
text-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 } in hand
text-supply = { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
 } in supply
text-crafted = crafted { $cards }
text-items = items { $items }
text-wood-left = { $n } wood in supply
text-tracks = on the tracks { $buildings }
text-roosts = { $n ->
    [one] 1 roost
   *[other] { $n } roosts
 } on the track
text-decree = Decree: recruit { $recruit }, move { $move }, battle { $battle }, build { $build }
text-decree-none = nothing
text-sympathy-left = { $n } sympathy on the track
text-supporters = { $n ->
    [one] 1 supporter
   *[other] { $n } supporters
 }
text-officers = { $n ->
    [one] 1 officer
   *[other] { $n } officers
 }
text-in-forest = pawn in the forest by { $next }
text-in-clearing = pawn in clearing { $clearing }
text-ready = ready { $items }
text-exhausted = exhausted { $items }
text-damaged = damaged { $items }
text-bond = { $who } { $bond }
text-quests-done = { $n ->
    [one] 1 quest
   *[other] { $n } quests
 } completed
text-count = { $n } × { $what }
text-none = none

text-outcast = Outcast { $suit }{ $hated ->
    [yes] , hated
   *[no] { "" }
 }
text-acolytes = { $n ->
    [one] 1 acolyte
   *[other] { $n } acolytes
 }
text-lost-souls = Lost Souls: { $suits }
text-scored = scored { $suits } this turn
text-revealed = revealed { $cards }

text-swayed = ministers swayed: { $ministers }
text-minister = { $name }{ $acted ->
    [yes] { " " }(acted)
   *[no] { "" }
 }
text-crowns = crowns left: { $crowns }
text-tunnels = { $n ->
    [one] 1 tunnel
   *[other] { $n } tunnels
 } in supply
minister-foremole = Foremole
minister-captain = Captain
minister-marshal = Marshal
minister-brigadier = Brigadier
minister-banker = Banker
minister-mayor = Mayor
minister-duchess = Duchess of Mud
minister-baron = Baron of Dirt
minister-earl = Earl of Stone
rank-squire = squire
rank-noble = noble
rank-lord = lord

text-plots = { $n ->
    [one] 1 plot
   *[other] { $n } plots
 } in supply
text-denied = ruled out for the plot in { $clearing }: { $kinds }
plot-bomb = bomb
plot-snare = snare
plot-extortion = extortion
plot-raid = raid

text-cathedrals = { $n ->
    [one] 1 cathedral
   *[other] { $n } cathedrals
 } on the track
text-bees = { $n ->
    [one] 1 bee
   *[other] { $n } bees
 } showing
text-blind-bag = flowers in the bag: { $flowers }
text-penitent = Penitent: { $who }
text-heretic = Heretic: { $who }

text-mood = mood { $mood }
text-warlord = warlord: { $where }
text-hoard = hoard: { $items }
text-strongholds = strongholds in supply: { $n }
text-mobs = mobs in supply: { $n }
text-retinue = Retinue: Move { $move }; Battle then Delve { $delve }; Move or Recover { $recover }
text-retinue-none = none
text-recovered = recovered: { $relics }
text-waystations-left = { $n ->
    [0] no waystation left
    [one] 1 waystation left
   *[other] { $n } waystations left
 }
text-forest = Forest by { $next }: { $pieces }
text-funds = funds: { $held }
text-payments = payments: { $held }
text-committed = committed: { $held }
text-spaces = on crafting spaces: { $held }
text-prices = prices: a card { $hand }, Riverboats { $boats }, Mercenaries { $mercenaries }
text-open-hand = open hand: { $cards }
text-campaign = campaign { $card } ({ $suit })
text-colonies = { $n ->
    [one] 1 colony
   *[other] { $n } colonies
 } in supply
text-spoils = spoils: { $spoils }
text-spoil = { $who } { $pieces }

text-clearing = { $number } { $suit }, next to { $next }: { $rest }
text-burrow = The Burrow, next to { $next }: { $rest }
text-holding = { $who } { $pieces }
text-rules = { $who } { AGREE($who, "rules", "rule") }
text-tied = nobody rules (tied)
text-nobody = nobody rules
text-slots = { $n ->
    [0] no slot free
    [one] 1 slot free
   *[other] { $n } slots free
 }
text-ruin = ruin
text-scorched = scorched
landmark-ferry = the Ferry
landmark-tower = the Tower
landmark-elder_treetop = the Elder Treetop
landmark-black_market = the Black Market
landmark-legendary_forge = the Legendary Forge
landmark-lost_city = the Lost City
landmark-rabbittown = Rabbittown
landmark-mousehold = Mousehold
text-closed-paths = Closed paths: { $paths }
alt-landmark = In { $clearing }: { $name }.

text-supply-items = Items to craft: { $items }.
text-forge = On the Legendary Forge: { $items }.
text-no-items = No items left to craft.
text-available = Dominance cards to take: { $suits }.
text-deck = Deck { $deck }, discard pile { $discard }.
text-quests = Quests: { $quests }.
text-quest = { $name } ({ $suit }: { $items })

change-move = { $who } moved { $pieces } from { $origin } to { $to }.
change-battle = { $who } battled in { $to }.
change-battle-rolls = { $who } battled in { $to }: dice { $attack } and { $defence }.
change-place = { $who } placed { $pieces } in { $to }.
change-remove = { $who } lost { $pieces } in { $to }.
change-spend = { $who } took { $pieces } off { $to }.
change-score = { $who } scored { $n }.
change-lost = { $who } lost { $n ->
    [one] 1 point
   *[other] { $n } points
 }.
place-clearing = { $number }
place-burrow = the Burrow
place-forest = the forest by { $next }

# The alt text

alt-opening = Root, round { $round }, { $phase }.
alt-scores = Scores: { $scores }.
alt-score = { $who } { $points }
alt-rule = Rule: { $rule }.
alt-ruled = { $who } { $clearings }
alt-ruled-nobody = nobody { $clearings }
alt-changes = Last: { $changes }
alt-threat-points = { $who } { AGREE($who, "is", "are") } at { $points } of 30.
alt-threat-dominance = { $who } { AGREE($who, "wins", "win") } at the start of their Birdsong if they still rule { $clearings }.
alt-threat-quest = { $who } { AGREE($who, "seeks", "seek") } { $suit } dominance.

text-card-militant = { $who } (militant)
text-card-insurgent = { $who } (insurgent)
text-card-taken = { $card }: taken by { $who }
text-card-locked = { $card }: locked until a militant is chosen
text-draft = Setup cards: { $cards }.
text-undecided = no faction yet
text-homelands = Homelands: { $homes }.
text-homes-of = { $who } { $places }
