# Reasons why an option is not offered, and what is possible instead. The section follows.

r-setup-seats = Runewars seats two to four, not { $seats }.
r-setup-faction = There is no faction called “{ $faction }” in Runewars. There are: { $possible }
r-setup-twice = Only one seat can play { NAMES($faction, as: "faction") }.

r-order-used = You have played { $order } this year. It comes back in spring.
r-orders-not-now = Orders are chosen once a season, after its card. You have one on the table already, or the choice is yet to come.
r-order-barred = This season only the highest bidder may choose { $order }. Orders 4 to 8 are open to you.

r-activate-twice = Your activation token lies in { $area } already. It comes off in spring; until then choose another area.
r-step-activated = Your activation token lies in { $origin }, so units there stay until spring.
r-step-nobody = You have no standing units in { $origin } that could move.
    .any = None of your standing units can move to a next area now.
r-step-far = { $to } is not next to { $origin }. { COUNT($beside) ->
    [0] Nothing is next to it.
   *[other] Next to it: { NAMES($beside) }.
}
    .any = None of your standing units can move to a next area now.
r-step-held = Others hold { $to }. Strategize leads into friendly and empty areas alone; to fight, play Mobilize or Conquer.
r-send-not = { $hero } can't go there: it moves one area, unless it is routed, was sent already, or others hold the area.
    .any = None of your heroes can be sent anywhere now.
r-step-border = No unit left in { $origin } can go to { $to } now: mountains or water lie between, all were given moves, or allies would be alone there.

r-tactic-not-held = { $card } is not in your hand.
    .any = You hold no Tactics cards.
r-tactic-fresh = You drew { $card } this season. You can play it from the next one on.
    .any = You drew your cards this season. You can play them from the next one on.
r-tactic-when = You play a Tactics card at the moment that it names, and are asked then.
r-tactic-not-now = { $card } can't be played at this moment, or would do nothing. It says: “{ NAMES($tactic, as: "tactic", part: "text") }”
    .any = None of your cards can be played at this moment, or they would do nothing.

# Orders

r-bid-not-now = Nobody is asked for a bid now. Some Season cards ask for one.
r-bid-influence = You have { $have } influence, so you can bid 0 to { $have }.
r-order-not-now = { $either ->
    [yes] That is part of { $order1 } and of { $order2 }. You can do it while you resolve one of these orders.
   *[no] That is part of { $order1 }. You can do it while you resolve that order.
}
r-order-done = The main part of { $order } is done.
r-bonus-first = That is the bonus of { $order }: first finish its main part.
r-bonus-none = That is a bonus, and you have played a higher order this year.
r-recruit-once = You have recruited with { NAMES($resource, as: "resource") } this turn. { $more ->
    [yes] Choose another resource.
   *[no] There is no more to take.
}
r-rally-no-city = There is no city in { $area }. { rally-left }
r-rally-not-yours = You don't control the city in { $area }. { rally-left }
r-rally-once = The city in { $area } has given its benefit this turn. { rally-left }
r-rally-never = The city in { $area } doesn't give { NAMES($benefit, as: "benefit") }, or none are left. { COUNT($gives) ->
    [0] It has nothing else to give now.
   *[other] It gives: { NAMES($gives, as: "benefit") }.
}
r-hire-once = You have looked for a hero this turn. The bonus of your next { order-6 } looks again.
r-hire-stronghold = A new hero arrives at one of your strongholds, and you have none. { order-8 } builds one.
r-hire-influence = You can spend 1 to 3 influence on Hero cards, and you have { $have }.{ $have ->
    [0] {" "}{ order-7 } brings some, and so do cities.
   *[other] { "" }
}
r-hire-deck = { $left ->
    [0] No Hero card is left in the deck.
    [one] Only 1 Hero card is left in the deck.
   *[other] Only { $left } Hero cards are left in the deck.
}
r-claim-once = You have claimed a Title this turn. The bonus of your next { order-7 } claims another.
r-claim-held = { NAMES($title, as: "title") } is yours already. You can claim one that is not.
r-claim-least = { NAMES($title, as: "title") } holds { $lying } influence, and claiming it takes more than that. You have { $have }.
r-claim-influence = You have { $have } influence to spend. { NAMES($title, as: "title") } takes { $least } or more.
r-develop-collect = First collect from the developments you have.
r-develop-once = You have built a development this turn. The bonus of your next { order-4 } builds another.
r-develop-stronghold = A development is built on a stronghold, and you have none in { $area }. { develop-free }
r-develop-taken = The stronghold in { $area } has a development already. { develop-free }
r-develop-wood = A development takes 1 wood, and your dial shows none. Harvest with an area that yields wood.
r-develop-never = { NAMES($development, as: "development") } can't be built in { $area }: it is not your faction's, or the area yields nothing.{ COUNT($kinds) ->
    [0] { "" }
   *[other] {" There you can build: "}{ NAMES($kinds, as: "development") }.
}
r-collect-nothing = No development of yours pays now. Those that do are built with the bonus of { order-4 }.
r-repair-once = You have repaired a stronghold with this order. Your next { order-8 } repairs another.
r-repair-not-yours = You have no stronghold in { $area }. { repair-damaged }
    .any = You have no damaged stronghold.
r-repair-whole = Your stronghold in { $area } is undamaged. { repair-damaged }
r-repair-ore = Repairing takes 1 ore, and your dial shows none. Harvest with an area that yields ore.
r-mix-once = You have mixed rune tokens with this order. Your next { order-8 } mixes others.
r-mix-areas = Choose two different areas you control, with at least one rune token between them.
r-build-once = You have built a stronghold with this order. Your next { order-8 } builds another.

rally-left = { COUNT($cities) ->
    [0] No city of yours has anything left to give: win one first.
   *[other] You can ask { NAMES($cities) }.
}
develop-free = { COUNT($free) ->
    [0] Each of your strongholds has one: { order-8 } builds another.
   *[other] Without one: { NAMES($free) }.
}
repair-damaged = { COUNT($damaged) ->
    [0] No stronghold of yours is damaged.
   *[other] You can repair the one in { NAMES($damaged) }.
}
build-sites = { COUNT($sites) ->
    [0] All your areas hold a city or a stronghold: win another area first.
   *[other] You can build in { NAMES($sites) }.
}

# Meeting neutral units

r-meet-nobody = You have not just moved into an area with neutral units.
r-meet-influence = You can spend 1 to { $most } influence on diplomacy.
r-meet-once = You have started a battle with this order, and there is one battle an order at most.

# Titles, Objective, Victory card

r-objective-none = You have no Objective any more.
r-objective-unfulfilled = Your Objective is not fulfilled now. Your hand says what it asks for.
r-turn-not-yours = You can do that in your own turn, while your order is resolved.
r-victory-instant = At this table enough dragon runes win at once, without Victory cards.
r-victory-runes = You hold { $have ->
    [one] 1 dragon rune
   *[other] { $have } dragon runes
}, and it takes { $needed }.
r-victory-laid = Your Victory card lies on a deck already.
r-victory-deck = Another Victory card lies on this season's deck. Try again next season.
r-victory-late = It is too late in the game: a card laid now could not be tested.
r-league-title = The Captain of the Heroes' League can do that, and you are not.
r-league-once = You have turned in Rewards this turn.
r-league-rewards = It takes three Rewards of your heroes, and they carry { $have }.
r-spy-title = The Master of the Spy Guild can do that, and you are not.
r-spy-once = You have taken back an order this year.
r-spy-late = That is done at the end of your turn, once the main part of your order is over.
r-spy-order = You can take back an order played earlier this year, not the one you are resolving.

# Building

r-build-cost = A stronghold takes 1 ore and 1 wood, and your dials show { $ore } ore and { $wood } wood. Harvest with areas that yield what is missing.
r-build-city = A city lies in { $area }, so no stronghold fits. { build-sites }
r-build-taken = { $area } has a stronghold already. { build-sites }
r-build-not-yours = You don't control { $area }. { build-sites }
r-no-queue-sealed = You have chosen already. As soon as everybody has, press **Play** to plan what comes of it.
