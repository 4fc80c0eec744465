# The pictures of hands and sheets. Effects of cards are among the game's own words.

hand-title = Your hand: { $who }
hand-none = A spectator holds no cards.
hand-empty = none
hand-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
hand-legend-played = gold frame: can be played now
hand-legend-spent = blue corner: can be discarded now
hand-tactics = Tactics
hand-orders = Orders left this year
hand-sealed = sealed: { $order }
hand-quests = Quests
hand-objective = Objective
hand-rewards = Your heroes' facedown Rewards
hand-fresh = { $all ->
    [yes] waits for next season
   *[no] { $n } wait for next season
 }
hand-card = { $n ->
    [one] { "" }
   *[other] { $n } × { "" }
 }{ $name }{ $playable ->
    [yes] , playable now
   *[no] { "" }
 }{ $spendable ->
    [yes] , can be discarded now
   *[no] { "" }
 }
hand-alt-tactics = Your Tactics: { $cards }.
hand-alt-orders = Orders left: { $orders }.
hand-alt-quests = Quests: { $cards }.
hand-alt-objective = Objective: { $cards }.
hand-alt-rewards = Facedown Rewards: { $cards }.

sheet-dials = Dials
sheet-units = Units
sheet-orders = Orders, grey once used this year
sheet-realm = Realm
sheet-heroes = Heroes
sheet-strongholds-left = { $n ->
    [0] no stronghold left to build
    [one] 1 stronghold left to build
   *[other] { $n } strongholds left to build
 }
sheet-flying = flying
sheet-fast = fast
sheet-unit = initiative { $initiative }, health { $health }{ $traits ->
    [none] { "" }
   *[other] , { $traits }
 }
sheet-left = { $left } of { $all } left
sheet-stronghold = { $place }: strength { $strength }{ $development ->
    [none] { "" }
   *[other] , { $development }
 }
sheet-objective = an Objective, face down
sheet-known-quest = Quest { $quest }, known since it failed
sheet-hero = { $hero } in { $place }{ $state ->
    [routed] , routed
    [commander] , commander
   *[none] { "" }
 }
sheet-rewards = Rewards: { $rewards }
sheet-hidden = { $reward } (face down)
