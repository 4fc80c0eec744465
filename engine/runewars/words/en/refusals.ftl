# Why something was not offered, and what is possible instead. The section is said after it.

r-setup-seats = Runewars seats two to four, not { $seats }.
r-setup-faction = There is no faction called “{ $faction }” in Runewars.
r-setup-twice = Only one seat can play { NAMES($faction, as: "faction") }.

r-order-used = You have played { $order } this year. It comes back in spring.
r-order-barred = This season only the highest bidder may choose { $order }. Orders 4 to 8 are open to you.

r-activate-twice = Your activation token lies in { $area } already. It comes off in spring; until then choose another area.
r-step-activated = Your activation token lies in { $origin }, so units there stay until spring.
r-step-nobody = You have no standing units in { $origin } that could move.
r-step-far = { $to } is not next to { $origin }. { COUNT($beside) ->
    [0] Nothing is next to it.
   *[other] Next to it: { NAMES($beside) }.
}
r-step-held = Others hold { $to }. Strategize leads into friendly and empty areas alone; to fight, play Mobilize or Conquer.
r-step-border = No unit left in { $origin } can go to { $to } now: mountains or water lie between, all were given moves, or allies would be alone there.

r-tactic-not-held = { $card } is not in your hand.
r-tactic-fresh = You drew { $card } this season. You can play it from the next one on.
r-tactic-not-now = { $card } can't be played at this moment, or would do nothing.

r-build-cost = A stronghold takes 1 ore and 1 wood, and your dials show { $ore } ore and { $wood } wood.
r-build-city = A city lies in { $area }, so no stronghold fits.
r-build-taken = { $area } has a stronghold already.
r-build-not-yours = You don't control { $area }.
