# Messages about the reader's own seat: causes of questions, changes since they last chose.

# Seats in the sentence that names those awaited

awaited-seat = { YOU($seat, "you", before: "the") }

# Causes of questions in another player's turn

cause-attacked = The { $attacker } { AGREE($attacker, "attacks", "attack") } you in { $clearing }: up to { $attackers } { $attackers ->
    [one] hit
   *[other] hits
} against up to { $defenders } of yours.
cause-attacking = You attack the { $defender } in { $clearing }: up to { $attackers } { $attackers ->
    [one] hit
   *[other] hits
} against up to { $defenders } of theirs.
cause-ambushed = You attack the { $defender } in { $clearing }, and they sprang an ambush: 2 hits on you before the dice.
cause-fallen = The { $attacker } removed { $count ->
    [one] a warrior
   *[other] { $count } warriors
} of yours in { $clearing }.
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

story-lost = { $you ->
    [yes] You lost
   *[no] { $seat } lost
} { COUNTED($count, $kind) } in { $clearing } to the { $by } ({ NAMES($cause, as: "because") }).
story-gave-up = { $you ->
    [yes] You gave up
   *[no] { $seat } gave up
} { COUNTED($count, $kind) } in { $clearing }.
story-scored = { $you ->
    [yes] Your points
   *[no] { $seat }
}: { SIGNED($points) } for { NAMES($cause, as: "because") }, now { $total }.
story-rule-lost = { $you ->
    [yes] You lost
   *[no] { $seat } lost
} rule of { $clearing }{ $by ->
    [nobody] { "" }
   *[other] {" to the "}{ $by }
}.
story-rule-won = { $you ->
    [yes] You gained
   *[no] { $seat } gained
} rule of { $clearing }{ $by ->
    [nobody] { "" }
   *[other] {" from the "}{ $by }
}.
story-card-taken = { $you ->
    [yes] { $count ->
        [one] A card of yours
       *[other] { $count } cards of yours
    }
   *[no] { $seat }: { $count ->
        [one] a card
       *[other] { $count } cards
    }
} went to the { $by }.
story-item-taken = The { $by } took an item from { $you ->
    [yes] you
   *[no] the { $seat }
}: { $item }.
story-attacked = { $you ->
    [yes] The { $by } attacked you
   *[no] { $seat } { AGREE($seat, "was", "were") } attacked by the { $by }
} in { $clearing }.
story-dominance = { $you ->
    [yes] You
   *[no] { $seat }
} activated { $card } and left the score track.
story-won = { $you ->
    [yes] You won
   *[no] { $seat } won
} { $how ->
    [points] with 30 points
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
because-post = trade post
because-ruin = exploring
because-quest = a quest
because-protector = protecting
because-aid = aid
because-sway = a minister swayed
because-ministers = ministers
