# Names of a turn's steps in its menus: "ends your Assembly", "afterwards: Parliament"

step = { NAMES($step, as: "step") }
ends-step = ends your { NAMES($step, as: "step") }{ $left ->
    [0] { "" }
    [one] : 1 action left
   *[other] : { $left } actions left
}{ $more ->
    [0] { "" }
   *[other] , and more
}

q-turn-rest = Your { NAMES($phase, as: "phase") }: your own steps are done. Anything else?
    .why = What is left are cards that you may use, or what others allow you to do.
    .over = Your { NAMES($phase, as: "phase") }: all your steps are done.
done-turn-rest = Go on
birdsong-over = On to Daylight
    .confirm = Go on to Daylight? What is left undone in Birdsong stays undone.

step-alliance-revolt = revolts
step-alliance-sympathy = spreading of sympathy
step-alliance-daylight = Daylight
step-alliance-operations = Military Operations
step-clergy-birdsong = flowers for bird cards
step-clergy-act = acting
step-clergy-offer = offerings
step-corvids-craft = crafting
step-corvids-flip = flipping of plots
step-corvids-recruit = recruiting
step-corvids-daylight = Daylight
step-corvids-exert = exertion
step-duchy-assembly = Assembly
step-duchy-parliament = Parliament
step-duchy-sway = swaying
step-duchy-craft = crafting
step-eyrie-decree = additions to the Decree
step-eyrie-craft = crafting
step-eyrie-resolve = Decree
step-hundreds-lavish = giving away
step-hundreds-craft = crafting
step-hundreds-vanguard = advances before Command
step-hundreds-command = Command
step-hundreds-advance = advances
step-hundreds-incite = incitement
step-keepers-encamp = encamping
step-keepers-decamp = decamping
step-keepers-recruit = recruiting
step-keepers-craft = crafting
step-keepers-move = moves of the Retinue
step-keepers-delve = delving
step-keepers-recover = recovering
step-keepers-gather = gathering of the Retinue
step-riverfolk-daylight = dealings
step-legion-supply = Supply Drop
step-legion-tactics = change of tactics
step-legion-invade = invasions
step-legion-attack = attacks
step-legion-colonize = colonizing
step-legion-deescalate = deescalation
step-legion-craft = crafting
step-lizards-conspiracies = conspiracies
step-lizards-rituals = rituals
step-lizards-craft = crafting
step-marquise-craft = crafting
step-marquise-daylight = Daylight
step-vagabond-slip = slip
step-vagabond-daylight = Daylight
step-birdsong = Birdsong
step-daylight = Daylight
step-evening = Evening
step-start-birdsong = start of Birdsong
step-start-daylight = start of Daylight
step-start-evening = start of Evening
