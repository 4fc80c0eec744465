# What a player is told of their own: why they are asked, what befell them.

# Why somebody is asked in another's turn

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
