# What is written on the faction sheets.

sheet-points = { $n } points
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
