# What can be looked up: everything on one line, what lies open, and one's own hand.

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

# What lies open

look-heroes = Heroes
look-cities = Cities
look-titles = Titles
look-tactics = Tactics cards discarded
look-fate = Fate cards discarded
look-seasons = Season cards used
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
}: { $text }
look-objective = Objective: { $name }. { $text }
look-orders = Orders in hand: { $orders }
look-reward = { $hero } carries { $name }, facedown: { $text }
