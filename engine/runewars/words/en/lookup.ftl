# Lookups: each thing on one line, open cards and pieces, and the reader's hand.

printed-line = { $name } · { $what }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}
printed-bonus = Supremacy bonus: { $bonus }
kind-order = order
kind-tactic = Tactics card
kind-season-card = Season card, { $season }
kind-objective = Objective, { $side }
kind-title = Title
kind-city = city
kind-development = development
kind-unit = { $faction }, { $shape } · initiative { $initiative }, health { $health }
kind-hero = hero, { $side } · strength { $strength }, agility { $agility }, wisdom { $wisdom }, health { $health }
kind-quest = quest
kind-reward = Reward
kind-exploration = exploration token

# Open cards and pieces

look-heroes = Heroes
look-cities = Cities
look-titles = Titles
look-tactics = Tactics cards discarded
look-fate = Fate cards discarded
look-seasons = Season cards used
look-legend = Signs on the map
legend =
    The plate of an area has its holder's letter and its name; N stands for neutrals. The coloured border is the holder's, too.
    A letter with a number: units of a kind by their initial, R2 for two; behind them, in pale, those routed. Grey ones are neutral.
    A stone with a rune: a rune token. A pawn: heroes of a seat. A castle: a stronghold. A name in red: a city.
    Blue edges are rivers, red mountains cannot be crossed. The ears, trees and rocks at the edge are what the area yields.
    At the right, a seat each: areas with a rune token, then influence, Tactics cards, quests; then the dials of food, wood and ore.
    In its last row: strongholds, the orders played this year, Titles, a Victory card.
    At the bottom: dragon runes that win, then the decks of Tactics, Fate, quests, Rewards and heroes.
look-deck = { $count ->
    [one] 1 card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
look-symbol = { $name } ×{ $count }
look-card = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: { $text }
look-city = { $area }: { $text }
look-title = { $title }, { $held ->
    [yes] held by { $seat } for { $influence } influence
   *[no] free, { $influence } influence on it
}: { $text }
look-hero = { $hero } ({ $seat }) in { $area }: { $damage } of { $health } damage{ $routed ->
    [yes] , routed
   *[no] { "" }
}{ COUNT($trained) ->
    [0] { "" }
   *[other] , trained: { NAMES($trained, as: "attribute") }
}{ $some ->
    [yes] , carries { $shown }
   *[no] { "" }
}{ $facedown ->
    [0] { "" }
    [one] , 1 facedown Reward
   *[other] , { $facedown } facedown Rewards
}

# One's own hand

look-empty-hand = You hold no Tactics cards.
look-tactic = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}{ $when ->
    [now] { " " }· playable now
    [later] { " " }· from next season
   *[some] { "" }
}{ $spent ->
    [yes] { " " }· can be discarded now
   *[no] { "" }
}: { $text }
look-objective = Objective: { $name }, met once this is true: { $text }
look-orders = Orders in hand: { $orders }
held-objective = Objective { $name }
held-orders = orders { $orders } in hand
look-sealed = Sealed until all have chosen: { $order }
look-reward = { $hero } carries { $name }, facedown: { $text }

# A seat's knowledge of hidden things

knows-rune = The rune in { $area } is { $face ->
    [dragon] a dragon rune
   *[false] false
}.
knows-looked = { $seat } has looked at the rune in { $area }.
knows-token = The facedown exploration token in { $area }: { NAMES($token, as: "exploration") }.
knows-order = { $seat } chose { $low ->
    [yes] an order from 1 to 4
   *[no] an order from 5 to 8
} this season.
knows-tactic-sure = { $seat } holds { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}, taken from you: certain.
knows-tactic-maybe = { $seat } may still hold { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: a thief has been about since.
knows-quest = { $seat } failed { $quest } and still holds it.
knows-reward = You have seen { $reward }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}, which your heroes don't carry facedown and which has not been shown since.
knows-hero = { $hero } is in the Hero deck.

# Moves

reach-title = **From { $origin }**, as the board stands:
reach-title-all = **Where your units could go**, as the board stands:
reach-line = { $origin } ({ $count ->
    [one] 1 unit
   *[other] { $count } units
}): Strategize { COUNT($near) ->
    [0] nowhere
   *[other] to { NAMES($near) }
}; Mobilize or Conquer { COUNT($far) ->
    [0] nowhere
   *[other] to { NAMES($far) }
}
reach-line-held = { $origin } ({ $count ->
    [one] 1 unit
   *[other] { $count } units
}): nowhere, your activation token lies there
reach-routed = { $count ->
    [one] 1 unit is routed and stays.
   *[other] { $count } units are routed and stay.
}
reach-held = The units stay until spring: your activation token lies here.
reach-near = Strategize, all units here: { COUNT($areas) ->
    [0] nowhere
   *[other] to { NAMES($areas) }
}
reach-near-more = Strategize, { $unit } also: to { NAMES($areas) }
reach-no-water = Strategize not to { $to }: water lies between
reach-no-mountain = Strategize not to { $to }: mountains lie between
reach-no-peace = Strategize not to { $to }: others hold it
reach-no-company = Strategize not to { $to }: allies would be alone there
reach-far = Mobilize or Conquer, all units here: { COUNT($areas) ->
    [0] nowhere
   *[other] to { NAMES($areas) }
}
reach-far-more = Mobilize or Conquer, { $unit } also: to { NAMES($areas) }
reach-battle = A battle starts in { NAMES($areas) }.
reach-neutral = Neutral units hold { NAMES($areas) }: diplomacy or battle.
reach-activated = Not into { NAMES($areas) }: your activation token lies there already.
reach-allies = Allied neutrals end alone only in friendly areas; elsewhere a unit of your faction must go along.
reach-hero = { $hero }: Strategize { COUNT($near) ->
    [0] nowhere
   *[other] to { NAMES($near) }
}; along with Mobilize or Conquer { COUNT($far) ->
    [0] nowhere
   *[other] to { NAMES($far) }
}
reach-hero-routed = { $hero } is routed and stays.
reach-hero-bound = { $hero } commands and stays: your activation token lies here.
reach-others = All other areas are too far, or the way leads through areas that others hold.
r-reach-none = You have no standing units on the map that could move.

# Odds

odds-list = **Battles there could be**, estimated; name attacker, defender and place for more:
odds-line = { $attacker } ({ $units }) against { $defender }{ $against ->
    [0] { "" }
   *[other] {" ("}{ $against })
} in { $area }: the attack succeeds in about { $chance }
odds-title = **{ $attacker } against { $defender } in { $area }**, an estimate
odds-coming = { $seat } attacks with { $count ->
    [one] 1 unit
   *[other] { $count } units
}, { SAME($count, $all) ->
    [yes] which is all that could come
   *[no] the strongest of { $all } that could come
}.
odds-under-way = Counted from here on: types that have drawn don't draw again.
odds-stronghold = The stronghold adds { $count } to the defence.
odds-chance = { $seat } wins in about { $chance } of all cases; a tie is the defender's.
odds-strength = Strength in the tally, on average: { $attack } against { $defence }.
odds-losses = { $seat }: { $lost } units destroyed before the tally, on average.
odds-conquer = With Conquer and its supremacy bonus: about { $chance }.
odds-walls = If the Reinforced Walls are used: about { $chance }.
odds-development = Not counted: { NAMES($development, as: "development") } of the stronghold.
odds-diplomacy = Diplomacy is the other way; the attacker has { $count } influence.
odds-cards = { $seat } holds { $count ->
    [one] 1 Tactics card. It counts as a card like any other
   *[other] { $count } Tactics cards. They count as cards like any others
}.
odds-own-cards = Your own Tactics cards count as what they are.
odds-estimate = Each Fate card counts as drawn from the whole deck, a special as the plain results nearest to it, losses as the usual plan takes them. Heroes don't count.
r-odds-none = No battle that fits is possible now: units must stand within reach of an area that others hold, without the attacker's activation token.

# Filters of the log, and counts at the end of a match

topic-battles = Battles
topic-runes = Runes and victory
topic-units = Units and strongholds
topic-heroes = Heroes and quests
topic-cards = Cards, orders and titles
tally-battles = { $count ->
    [0] Not a single battle
    [one] 1 battle
   *[other] { $count } battles
}
tally-heroes = { $fallen ->
    [0] No hero fell
    [one] 1 hero fell
   *[other] { $fallen } heroes fell
}, { $quests ->
    [0] no quest was completed
    [one] 1 quest was completed
   *[other] { $quests } quests were completed
}
decided-battles = { $won ->
    [0] { $seat } had the runes without winning a battle.
   *[other] { $seat } won { $won } of { $fought } { $fought ->
        [one] battle
       *[other] battles
    }.
}
decided-peace = { $seat } had the runes without a single battle.
decided-taken = The last rune token on the way: { $area }, taken from { $loser } in year { $year }.
decided-won = The last rune token on the way: { $area }, won in year { $year }.
decided-toll = { $seat } paid most: { $all ->
    [one] 1 unit
   *[other] { $all } units
} destroyed, { $count } of them in { $area }.

# Standings, as the reader knows them

status = dragon runes { $count }{ $enough ->
    [yes] {": a Victory card wins if you hold "}{ $needed } a year later
   *[no] {" of "}{ $needed }
}{ $unknown ->
    [0] { "" }
    [one] {" (1 token unknown)"}
   *[other] {" ("}{ $unknown } tokens unknown)
}, { $influence } influence
standing = **How all stand** in year { $year }: { $needed } dragon runes win
standing-seat = **{ $who }**{ $you ->
    [yes] {" (you)"}
   *[no] { "" }
}: { $count ->
    [0] no dragon rune known
    [one] 1 dragon rune known
   *[other] { $count } dragon runes known
}{ $unknown ->
    [0] { "" }
    [one] {", 1 unknown token"}
   *[other] {", "}{ $unknown } unknown tokens
} · { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} · { $strongholds ->
    [one] 1 stronghold
   *[other] { $strongholds } strongholds
} · { $influence } influence
