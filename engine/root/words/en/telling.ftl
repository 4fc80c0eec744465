# Messages about the reader's own seat: causes of questions, changes since they last chose.

# Seats in the sentence that names those awaited

awaited-seat = { YOU($seat, "you", as: "faction.within") }

# Causes of questions in another player's turn

cause-attacked = The { $attacker } { AGREE($attacker, "attacks", "attack") } you in { $clearing }: { $attackers ->
    [0] no hits
    [one] up to 1 hit
   *[other] up to { $attackers } hits
} against { $defenders ->
    [0] none
   *[other] up to { $defenders }
} of yours.
cause-attacking = You attack the { $defender } in { $clearing }: { $attackers ->
    [0] no hits
    [one] up to 1 hit
   *[other] up to { $attackers } hits
} against { $defenders ->
    [0] none
   *[other] up to { $defenders }
} of theirs.
cause-attacked-rolled = The { $attacker } { AGREE($attacker, "attacks", "attack") } you in { $clearing }. As it stands, you take { $dealt } { $dealt ->
    [one] hit
   *[other] hits
} and deal { $suffered }.
cause-attacking-rolled = You attack the { $defender } in { $clearing }. As it stands, you take { $suffered } { $suffered ->
    [one] hit
   *[other] hits
} and deal { $dealt }.
cause-ambushed = You attack the { $defender } in { $clearing }, and they sprang an ambush: 2 hits on you before the dice.
cause-fallen = The { $attacker } removed { $count ->
    [one] a warrior
   *[other] { $count } warriors
} of yours in { $clearing }.
cause-losses = The hits of the { $by } take { $count ->
    [one] 1 building or token
   *[other] { $count } buildings and tokens
}.
cause-hits = The { $attacker } { AGREE($attacker, "hits", "hit") } you: { $hits ->
    [one] 1 item is
   *[other] { $hits } items are
} damaged.
cause-cathedral = The { $attacker } destroyed your cathedral in { $clearing }.
cause-repentance = It is the Evening of the Clergy: every Heretic with pieces at a cathedral is asked.
cause-outrage = { $how ->
    [moved] You moved warriors into { $clearing }, where the Alliance has sympathy.
   *[removed] You removed the Alliance's sympathy in { $clearing }.
}
cause-base = A base of yours was removed.
cause-raid = Your plot in { $clearing } was removed, and it was a raid.
cause-failure = Buildings of yours were removed.

# Changes of a seat since its reader last chose

told-pieces = { COUNTED($count, $key) }
told-points = { SIGNED($count) } for { NAMES($key, as: "because") }
story-lost = { YOU($seat, "You", as: "faction.subject") } lost { EACH($pieces, say: "told-pieces") } in { $clearing } to { YOU($by, "you", as: "faction.within") } ({ NAMES($cause, as: "because") }).
story-gave-up = { YOU($seat, "You", as: "faction.subject") } gave up { EACH($pieces, say: "told-pieces") } in { $clearing }.
story-scored = { YOU($seat, "Your points") }: { EACH($scored, say: "told-points") }, now { $total }.
story-rule-lost = { YOU($seat, "You", as: "faction.subject") } lost rule of { $count ->
    [one] { $sites }
   *[other] clearings { $sites }
}{ $by ->
    [nobody] { "" }
   *[other] {" to "}{ YOU($by, "you", as: "faction.within") }
}.
story-rule-won = { YOU($seat, "You", as: "faction.subject") } gained rule of { $count ->
    [one] { $sites }
   *[other] clearings { $sites }
}{ $by ->
    [nobody] { "" }
   *[other] {" from "}{ YOU($by, "you", as: "faction.within") }
}.
story-card-taken = { YOU($seat, "You", as: "faction.subject") } lost { $count ->
    [one] a card
   *[other] { $count } cards
} to { YOU($by, "you", as: "faction.within") }.
story-card-given = { YOU($seat, "You", as: "faction.subject") } gave { YOU($by, "you", as: "faction.within") } { $count ->
    [one] a card
   *[other] { $count } cards
}.
story-item-taken = { YOU($seat, "You", as: "faction.subject") } lost an item to { YOU($by, "you", as: "faction.within") }: { $item }.
story-attacked = { YOU($seat, "You", as: "faction.subject") } { AGREE($seat, "was", "were", "were") } attacked by { YOU($by, "you", as: "faction.within") } in { $count ->
    [one] { $sites }
   *[other] clearings { $sites }
}.
story-dominance = { YOU($seat, "You", as: "faction.subject") } activated { $card } and left the score track.
story-won = { YOU($seat, "You", as: "faction.subject") } won { $how ->
    [points] with { winning-points } points
    [dominance] by dominance
   *[coalition] in a coalition
}!
because-battle = battle
because-raze = a mob
because-oppress = oppression
because-hoard = a full hoard
because-revolt = revolt
because-favor = Favor card
because-bomb = bomb
because-card = card effect
because-tower = the Tower
because-path = opening a path
because-convert = conversion
because-sanctify = sanctifying
because-exposure = exposed plot
because-strike = crossbow
because-duel = the duel
because-coerce = Coerce
because-fire = scorched earth
because-effect = effect
because-robbed = being robbed
because-gift = another's card
because-craft = crafting
because-build = building
because-plots = plots face up
because-removal = pieces removed
because-colony = a colony
because-relic = a relic
because-relic-column = a column of relics
because-spoils = spoils
because-flowers = flowers
because-honey = honey
because-roosts = roosts
because-turmoil = turmoil
because-sympathy = sympathy
because-gardens = gardens
because-dividends = dividends
because-post = trade posts
because-ruin = exploring
because-quest = a quest
because-protector = protecting
because-aid = aid
because-sway = a minister swayed
because-ministers = ministers
