# Lookups: cards, open piles, moves, odds, and a seat's knowledge.

# Cards on one line

printed-line = { $name } · { $suit } · { $kind ->
    [item] craft { $cost } → { $item }, +{ $points }
    [persistent] craft { $cost } → lasting effect
    [immediate] craft { $cost } → effect at once
    [ambush] ambush
   *[dominance] dominance
}
cost-suit = { $count } { $suit }
cost-any = { $count } of any suit
printed-copies = { $count ->
    [one] There is one in the deck.
   *[other] There are { $count } in the deck.
}

# Open cards and pieces

look-discard = Discard pile
look-crafted = Crafted cards
look-items = Items
look-dominance = Dominance cards
look-quests = Quests
look-legend = Signs on the board
legend =
    The ring round a clearing and the shield at its right are the ruler's; without them nobody rules.
    The badge at its left has its number and its suit: F fox, R rabbit, M mouse.
    A face with a number: that many warriors. The face on a pin without a number: the Vagabond's pawn.
    Squares are buildings; a dashed square is a free slot, a grey castle a ruin. Round things at the lower edge are tokens.
    At the right, a seat each: points large, below them the cards in hand and what its faction counts.
    Below the seats: items still to be crafted, the deck, the discard pile, dominance cards to take.
    Below the map: the points of all on one track, with the crown at 30.
look-supply = To be crafted: { $items }
look-forge = On the Legendary Forge: { $items }
look-crafted-items = { $seat }, crafted: { $items }
look-exhausted-items = { $seat }, of these exhausted: { $items }
look-coffins = On Coffin Makers: { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} of the { $seat }
look-none = none
look-empty-hand = You hold no cards.
look-playable = { $card } · playable now
look-spendable = { $card } · can be spent now
look-quest-deck = { $count ->
    [0] No more quests wait in their deck.
    [one] One more waits in the quest deck.
   *[other] { $count } more wait in the quest deck.
}

# A seat's knowledge of hidden cards

knows-hand-sure = { YOU($seat, "Your side", as: "faction.subject") } { AGREE($seat, "holds", "hold", "holds") } { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: certain.
knows-hand-maybe = { YOU($seat, "Your side", as: "faction.subject") } may still hold { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: a card has left that hand unseen since.
knows-supporters-sure = Among the supporters of the { $seat } is { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: certain.
knows-supporters-maybe = Among the supporters of the { $seat } may be { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}.
knows-shown = The { $seat } { AGREE($seat, "has", "have") } seen your hand.
knows-ruin = Under the ruin in { $clearing }: { NAMES($items, as: "item") }.

# Moves

reach-title = **From { $origin }** ({ $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}), as the board stands:
reach-title-all = **Where your warriors could go**, as the board stands:
reach-line = { $origin } ({ $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}): { COUNT($instead) ->
    [0] nowhere
   *[other] to { NAMES($instead) }
}
reach-to = to { $to }
reach-move-no-rule = not to { $to }: you rule neither
reach-move-held = not to { $to }: the pieces are held here
reach-move-barred = not to { $to }: nothing may move in or out there
reach-others = All other clearings are not next to it.
reach-pawn = **Your pawn** stands in { $origin }, with { $boots ->
    [0] no boots ready
    [one] 1 boot ready
   *[other] { $boots } boots ready
}:
reach-boots = to { $to }: { $boots ->
    [one] 1 boot
   *[other] { $boots } boots
}
reach-slip = Into the forests next to it ({ NAMES($forests) }) only by slipping, in Birdsong.
r-move-no-warriors = You have no warriors on the map to move.
r-move-no-pawn = Your pawn has not been placed yet.

# Odds

odds-list = **Battles there could be**, hits on average; name attacker, defender and place for more:
odds-line = { $attacker } against { $defender } in { $clearing }: deals { $dealt }, suffers { $suffered }
odds-title = **{ $attacker } against { $defender } in { $clearing }**
odds-hits = The { $seat } { AGREE($seat, "deals", "deal") } { $chances }: { $mean } hits on average.
odds-losses = The { $seat } { AGREE($seat, "loses", "lose") } { $warriors } warriors{ $some ->
    [yes] { " " }and { $pieces } buildings or tokens
   *[other] { "" }
} on average.
odds-items-lost = The { $seat } { AGREE($seat, "damages", "damage") } { $items } items on average.
odds-higher-roll = Counted: the { $seat } { AGREE($seat, "defends", "defend") } with the higher die.
odds-defenseless = Counted: the { $seat } { AGREE($seat, "is", "are") } defenseless, so 1 extra hit.
odds-commander = Counted: the { $seat } { AGREE($seat, "deals", "deal") } 1 extra hit under the Commander.
odds-scouts = No ambush works against the { $seat }: Scouting Party.
odds-no-cards = The { $seat } { AGREE($seat, "holds", "hold") } no cards, so there is no ambush.
odds-ambush = Ambush: the { $seat } { AGREE($seat, "holds", "hold") } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; { $left } of the { $unseen } cards nobody sees would do. A hand like that has one in { $chance } of all cases.
odds-ambush-open = Ambush: the { $seat } { AGREE($seat, "plays", "play") } with an open hand; { $held ->
    [0] no card in it would do
   *[other] it holds a card that does
}.
odds-ambush-ends = An ambush that is not foiled ends the battle: no { $seat } would be left.
odds-ambush-then = After an ambush that is not foiled, the { $seat } { AGREE($seat, "deals", "deal") } { $dealt } and { AGREE($seat, "suffers", "suffer") } { $suffered } more on average.
odds-armorers = If the { $seat } { AGREE($seat, "discards", "discard") } Armorers: attacker deals { $dealt }, defender { $suffered }.
odds-sappers = If the { $seat } { AGREE($seat, "discards", "discard") } Sappers: attacker deals { $dealt }, defender { $suffered }.
odds-brutal-tactics = If the { $seat } { AGREE($seat, "uses", "use") } Brutal Tactics (1 point for the defender): attacker deals { $dealt }, defender { $suffered }.
odds-partisans = If the { $seat } { AGREE($seat, "uses", "use") } Partisans: attacker deals { $dealt }, defender { $suffered }.
odds-ronin = If the { $seat } { AGREE($seat, "exhausts", "exhaust") } a sword as the Ronin: attacker deals { $dealt }, defender { $suffered }.
odds-ally = If the { $seat } { AGREE($seat, "fights", "fight") } at his side: attacker deals { $dealt }, defender { $suffered }.
odds-arbiter = If the defender enlists the { $seat } as Arbiter: attacker deals { $dealt }, defender { $suffered }.
r-odds-none = No battle that fits is possible now: the attacker needs a warrior or pawn in a clearing, and an enemy with pieces there.

# Forecast of a battle

forecast-likely = Expect to { $lost ->
    [0] lose nothing
   *[other] lose { $lost }
} and { $removed ->
    [0] remove nothing
   *[other] remove { $removed }
}.
forecast-sure = Whatever the dice show, you { $lost ->
    [0] lose nothing
   *[other] lose { $lost }
} and { $removed ->
    [0] remove nothing
   *[other] remove { $removed }
}.
forecast-removed = { $n } in { $of }: you remove { $count }{ $several ->
    [yes] {" or more"}
   *[no] { "" }
}.
forecast-lost = { $n } in { $of }: you lose { $count }{ $several ->
    [yes] {" or more"}
   *[no] { "" }
}.
forecast-ambush = They hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and may ambush (about { $chance }): 2 hits on you before the dice.
forecast-ambush-open = They hold an ambush that fits, as their open hand shows: 2 hits on you before the dice.
forecast-effects = They may also use { NAMES($effects, as: "effect") }.
forecast-outrage = If the sympathy falls, you give the Alliance a card that counts as { $suit }, or show your hand if you have none (Outrage).
forecast-acolytes = Each warrior that falls there becomes an acolyte of the Cult.
forecast-plot = If the plot is a raid, removing it brings a Corvid warrior to every clearing next to it.
forecast-raid = If the raid falls, a Corvid warrior comes to every clearing next to it.

# Filters of the log, and counts at the end of a match

topic-battles = Battles
topic-points = Points
topic-moves = Moves
topic-pieces = Pieces that came and went
topic-cards = Cards
tally-battles = { $count ->
    [0] Not a single battle
    [one] 1 battle
   *[other] { $count } battles
}{ $ambushes ->
    [0] { "" }
    [one] , one with an ambush
   *[other] , { $ambushes } with an ambush
}
tally-crafted = { $count ->
    [one] 1 card crafted
   *[other] { $count } cards crafted
}
decided-engine = The { $seat } won on { NAMES($cause, as: "because") }: { $points } of { $all } points.
decided-engines = The { $seat } won on { NAMES($cause, as: "because") } ({ $points } of { $all } points) and { NAMES($next, as: "because") } ({ $more }).
decided-lead = In round { $round } the { $seat } passed the { $rival }, { $points } to { $theirs }, and stayed ahead.
decided-ahead = The { $seat } led from round { $round } on and was never caught.
decided-dominance = In round { $round } the { $seat } staked everything on { $card }, and nobody broke it.
decided-toll = The { $seat } paid most: { $all ->
    [one] 1 piece
   *[other] { $all } pieces
} lost to others, { $count } of them to the { $by }.
decided-toll-whole = The { $seat } paid most: { $all ->
    [one] 1 piece
   *[other] { $all } pieces
} lost to the { $by }.
tally-turn = The best turn: { $seat } in round { $round }, { SIGNED($points) }

# What a Vagabond has, below the question and the hand

own-items-ready = Ready: { $items }
own-items-exhausted = exhausted: { $items }
own-items-damaged = damaged: { $items }
own-quests = Quests on offer: { $quests }
