# Texts on the pictures of Runewars, in their alt texts, and on the text board.
# Names of factions, units, heroes and cards are the game's own words.

board-season = Year { $year }, { $season }
board-wins = { $n ->
    [one] wins
   *[other] win together
 }
board-step = step { $step }
board-round = round { $round }

text-none = none
text-count = { $n } × { $what }
text-no-faction = Seat { $seat }
text-area-city = { $key } ({ $city })

text-heading-setup = Runewars: { $phase }
text-heading-turn = Runewars, year { $year }, { $season } ({ $card }): { $phase }
text-heading-seats = Players in play order
text-heading-areas = Areas
text-heading-heroes = Heroes
text-heading-shared = Beside the board
text-heading-changes = What happened last

text-turn = { $who } to play.
text-setup = Before the first turn: the map is laid, and everybody musters.
text-all = Nobody's turn: all choose, or the season is being settled.
text-won = { $who } { $n ->
    [one] has won.
   *[other] have won together.
 }
text-victory = { $who } has a Victory card on { $season }.

text-seat = { $who }: { $rest }
text-eliminated = out of the game
text-tiles = tiles to lay: { $tiles }
text-tile = { $tile } ({ $areas })
text-tile-area = { $key } at { $q } / { $r }: { $yields }
text-hex = hex { $q } / { $r }
text-runes = { $n ->
    [one] 1 area with a rune token
   *[other] { $n } areas with a rune token
 }
text-dragons = { $n ->
    [one] 1 of its runes is a dragon rune
   *[other] { $n } of its runes are dragon runes
 }
text-influence = influence { $n }
text-dials = food { $food }, wood { $wood }, ore { $ore }
text-tactics = { $n ->
    [one] 1 Tactics card
   *[other] { $n } Tactics cards
 }
text-quests = { $n ->
    [one] 1 Quest
   *[other] { $n } Quests
 }
text-known-quests = known Quests { $quests }
text-objective = an Objective
text-orders = orders this year: { $orders }
text-strongholds = { $n ->
    [one] 1 stronghold
   *[other] { $n } strongholds
 }
text-titles = Titles: { $titles }
text-victory-on = Victory card on { $season }
text-supply = in supply: { $units }

text-hero = { $hero } ({ $who }), in { $place }: { $rest }
text-attribute = { $attribute } { $n }
text-health = health { $n }
text-damage = { $n } damage
text-routed = { $n } routed
text-hero-routed = routed
text-commander = commander
text-rewards = { $n ->
    [one] 1 facedown Reward
   *[other] { $n } facedown Rewards
 }
text-rewards-shown = Rewards { $rewards }
text-rewards-own = facedown, yours to see: { $rewards }

text-area = { $area }, next to { $next }: { $rest }
text-beside = { $area }{ $border ->
    [water] { " " }over water
    [ice-water] { " " }over frozen water
    [mountain] { " " }over mountains
   *[none] { "" }
 }
text-home = home of { $who }
text-holding = { $who } { $pieces }
text-units = { $n ->
    [one] 1 { $unit }
   *[other] { $n } { MANY($unit, as: "unit") }
}
text-lying = { $n ->
    [one] 1 { $unit }
   *[other] { $n } { MANY($unit, as: "unit") }
} routed
text-stronghold = { $damaged ->
    [yes] damaged stronghold of { $who }
   *[no] stronghold of { $who }
 }
text-controls = { $who } controls it
text-uncontrolled = nobody controls it
text-hero-here = hero { $hero } ({ $who })
text-rune-facedown = rune token face down
text-rune-dragon = { $shown ->
    [yes] dragon rune, face up
   *[no] rune token face down, which you know to be a dragon rune
 }
text-rune-false = { $shown ->
    [yes] false rune, face up
   *[no] rune token face down, which you know to be false
 }
text-activated = activated by { $who }
text-exploration = exploration token face down
text-left = { $n ->
    [one] 1 Reward card
   *[other] { $n } Reward cards
 } of a defeated hero
text-markers = { $n ->
    [one] 1 home realm marker waits
   *[other] { $n } home realm markers wait
 } for a home realm.

text-to-win = { $n } dragon runes win.
text-frozen = The water is frozen: its borders can be crossed.
text-titles-free = Titles to claim: { $titles }.
text-title-free = { $title } (influence { $n })
text-decks = Cards left: Tactics { $tactics } (discarded { $discard }), Fate { $fate }, Quests { $quests }, Rewards { $rewards }, heroes { $heroes }.
text-battle = Battle in { $place }, { $step ->
    [0] before the first step
   *[other] step { $step }
 }. { $attacker }: { $attackers }; against { $defender }: { $defenders }.
text-duel = Duel in { $place }, { $round ->
    [0] before the first round
   *[other] round { $round }
 }: { $attacker } against { $defender }.
text-duelist = { $what } ({ $who }, { $left } of { $health } health left)

change-units = { $n ->
    [one] 1 { $what }
   *[other] { $n } { MANY($what, as: "unit") }
}
change-move = { $who }: { change-units } moved from { $origin } to { $to }.
change-retreat = { $who }: { change-units } retreated from { $origin } to { $to }.
change-place = { $who }: { change-units } came to { $to }.
change-destroy = { $who } lost { change-units } in { $to }.
change-rout = { $who }: { change-units } routed in { $to }.
change-battle = { $who } attacked { $to }.
change-hero = { $hero } of { $who } went from { $origin } to { $to }.
change-rune = { $who }: a rune token was laid in { $to }.

alt-standing = { $who }: rune tokens in { $runes ->
    [one] 1 area
   *[other] { $runes } areas
 }, { $areas ->
    [one] 1 area
   *[other] { $areas } areas
 } held, influence { $influence }.
alt-decided = { $who }: { $runes ->
    [one] 1 dragon rune
   *[other] { $runes } dragon runes
 }, { $areas ->
    [one] 1 area
   *[other] { $areas } areas
 } held, influence { $influence }.
alt-changes = Last: { $changes }
