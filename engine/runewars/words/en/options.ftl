# Options. Those of heroes stand with the heroes.

# Setup

o-runewars-tile = Tile { $tile }, { $turn ->
    [0] as it is
    [1] turned one step
   *[other] turned { $turn } steps
}
    .group = Tiles
    .tile = Tile { $value }
    .turn = { $value ->
        [0] As it is
        [1] Turned one step
       *[other] Turned { $value } steps
    }
o-runewars-lay = Hex { $q } / { $r }, { $turn ->
    [0] as it is
    [1] turned one step
   *[other] turned { $turn } steps
}
    .group = Places
    .facts = next to { NAMES($beside) }
    .tile = Tile { $value }
    .q = Column { $value }
    .r = Row { $value }
    .turn = { $value ->
        [0] As it is
        [1] Turned one step
       *[other] Turned { $value } steps
    }
o-runewars-marker = Hexes { $q } / { $r } and { $other_q } / { $other_r }
    .group = Places
    .facts = next to { NAMES($beside) }
    .q = Column { $value }
    .r = Row { $value }
    .other_q = Also column { $value }
    .other_r = Also row { $value }
o-runewars-slot = { $slot ->
    [0] First place
    [1] Second place
    [2] Third place
   *[other] Fourth place
}
    .facts = next to { NAMES($beside) }

# Options of any question

o-runewars-area = { $area }
    .group = Areas
    .facts = { $holder ->
        [nobody] { COUNT($there) ->
            [0] empty
           *[other] { those-there }, neutral
        }
        [own] yours{ COUNT($there) ->
            [0] { "" }
           *[other] {": "}{ those-there }
        }
       *[other] { NAMES($holder, as: "faction") }{ COUNT($there) ->
            [0] { "" }
           *[other] {": "}{ those-there }
        }
    }{ $rune ->
        [yes] {" · rune token"}
       *[no] { "" }
    }
o-runewars-name = { $seat }
    .facts = { $cards ->
        [one] 1 Tactics card
       *[other] { $cards } Tactics cards
    } · { $purse } influence
o-runewars-number = { $count }
o-runewars-type = { $unit }
o-runewars-tactic = { $card }
o-runewars-quest = { $quest }
o-runewars-first = The first
o-runewars-second = The second

# The year

o-runewars-order = { $order }
    .facts = { $idle ->
        [yes] would do nothing as the board stands
       *[no] { $number ->
            [1] move one area on, from { $count ->
                [one] 1 area
               *[other] { $count } areas
            }
            [4] { $moves ->
                [no] no dial moves
               *[yes] food { $was_food }→{ $food }, wood { $was_wood }→{ $wood }, ore { $was_ore }→{ $ore }
            }
            [5] { NAMES($units, as: "unit", count: "yes") }{ $hungry ->
                [0] { "" }
               *[other] {", "}{ $hungry } more than your food feeds
            }
            [6] { $count ->
                [0] you hold no city
                [one] 1 city gives something
               *[other] { $count } cities give something
            }
            [7] { $count ->
                [0] your dials show no influence
               *[other] +{ $count } influence
            }
            [8] { $build ->
                [0] { "" }
                [one] a stronghold in 1 area{ $repair ->
                    [0] { "" }
                   *[other] {", "}
                }
               *[other] a stronghold in one of { $build } areas{ $repair ->
                    [0] { "" }
                   *[other] {", "}
                }
            }{ $repair ->
                [0] { "" }
               *[other] repair { $repair }
            }{ $mix ->
                [0] { "" }
               *[other] { $build ->
                    [0] { $repair ->
                        [0] { "" }
                       *[other] {", "}
                    }
                   *[other] {", "}
                }mix runes
            }
           *[other] { $chance ->
                [none] march without a battle
               *[other] best battle in { $place }, { those-there }: { $chance }
            }
        }
    }{ $supremacy ->
        [yes] {" · bonus: "}{ NAMES($number, as: "bonus") }
       *[no] { "" }
    }
    .about = { "" }
o-runewars-bid = { $influence ->
    [0] Nothing
   *[other] { $influence } influence
}
    .facts = { $left } left to you
o-runewars-takeinfluence = 2 influence
    .about = for bids, diplomacy and Titles
o-runewars-taketactics = A Tactics card
    .about = yours to play from winter on
o-runewars-fresh = Draw another Objective
    .facts = now: { NAMES($objective, as: "objective", part: "text") }
    .about = { "" }
o-runewars-drawquest = Draw a Quest card
    .about = a hero tries it in summer for Rewards; you keep 3 at most
o-runewars-healhim = Heal { $hero }
o-runewars-trainhero = { $hero }: +1 { $attribute }
    .group = Train
    .hero = { $value }
    .about = one more Fate card in tests of it, for good
o-runewars-placeunit = { $unit } in { $area }
    .group = Units
    .facts = { $holder ->
        [own] { "" }
       *[other] { o-runewars-area.facts }
    }
    .unit = { $value }
o-runewars-runeto = From { $area } to { $to }
    .group = Rune tokens
    .area = From { $value }
    .to = To { $value }
o-runewars-givereward = { $reward } for { $hero }
    .group = Rewards
o-runewars-payinfluence = Pay { $count } influence
o-runewars-letgo = Let the allies in { $area } go
    .about = they retreat as nobody's

# Moving and meeting

o-runewars-step = Units from { $origin } to { $to }
    .group = Move units
    .facts = up to { NAMES($there, as: "unit", count: "yes") }
    .origin = From { $value }
    .to = To { $value }
o-runewars-send = { $hero } to { $to }
    .group = Move a hero
    .hero = { $value }
    .to = To { $value }
    .about = { "" }
o-runewars-drill = Draw Tactics cards
    .facts = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    .confirm = What you draw can't be undrawn.
those-there = { NAMES($there, as: "unit", count: "yes") }{ $lying ->
    [0] { "" }
   *[other] {", "}{ $lying } of them routed
}
against = { $coming ->
    [0] there:
   *[other] against
}
o-runewars-activate = Activate { $area }
    .group = Activate an area
    .facts = { $coming ->
        [0] { $heroes ->
            [0] nobody
            [one] 1 hero
           *[other] { $heroes } heroes
        }
        [one] 1 unit
       *[other] { $coming } units
    }{ $holder ->
        [nobody] {" · empty"}
        [own] {" · yours"}
        [neutral] {" · "}{ against }{" "}{ those-there }
       *[other] {" · "}{ against }{" "}{ NAMES($holder, as: "faction") }{ COUNT($there) ->
            [0] { "" }
           *[other] {", "}{ those-there }
        }
    }{ $chance ->
        [none] { "" }
       *[other] {": "}{ $chance }
    }{ $rune ->
        [yes] {" · rune token"}
       *[no] { "" }
    }{ $city ->
        [yes] {" · city"}
       *[no] { "" }
    }{ $stronghold ->
        [yes] {" · stronghold"}
       *[no] { "" }
    }
o-runewars-follow = { $hero }
o-runewars-negotiate = Diplomacy for { $influence } influence
    .group = Diplomacy
    .confirm = Spend { $influence } influence? The cards can't be put back.
    .facts = allies { $gold }, they leave { $blue }, refused { $red }
o-runewars-attack = Battle
    .confirm = A battle can't be called off.
    .facts = { $mine ->
        [one] 1 unit
       *[other] { $mine } units
    } against { those-there } · you win with about { $chance }{ $lost ->
        [0] { "" }
       *[other] {" · "}you may lose { $lost }
    }
o-runewars-withdraw = Let all units retreat
    .about = routed until spring, into one area next to it
o-runewars-symbol = { $symbol ->
    [gold] Gold: they become your allies
    [blue] Blue: they retreat
   *[red] Red: battle or retreat
}

# The other orders

o-runewars-harvest = Harvest
    .facts = food { $was_food } → { $food }, wood { $was_wood } → { $wood }, ore { $was_ore } → { $ore }
o-runewars-collect = Collect from your developments
    .about = what each of your developments gives
o-runewars-develop = Build { NAMES($development, as: "development") } in { $area }
    .group = Build a development
    .about = 1 wood; { $line }
    .area = In { $value }
    .development = { NAMES($value, as: "development") }
o-runewars-raise = Raise { $resource }
    .facts = { $stands } → { $next }{ COUNT($units) ->
        [0] { "" }
       *[other] { $falls ->
            [yes] {", no more "}{ NAMES($units, as: "unit") }
           *[no] {", one more to recruit: "}{ NAMES($units, as: "unit") }
        }
    }{ COUNT($gains) ->
        [0] { "" }
       *[other] { $falls ->
            [yes] {", less "}{ NAMES($gains, as: "benefit") }
           *[no] {", more "}{ NAMES($gains, as: "benefit") }
        }
    }
    .about = { "" }
o-runewars-recruit = Recruit with { $resource }
    .facts = { $count ->
        [0] nobody
       *[other] { NAMES($units, as: "unit", count: "yes") }
    }{ $fits ->
        [none] {"; your strongholds are full"}
        [some] {"; room for "}{ $room }
       *[all] { "" }
    }{ $hungry ->
        [0] { "" }
       *[other] {"; "}{ $hungry } more than your food feeds in winter
    }
    .about = { "" }
o-runewars-rally = { $area }: { NAMES($benefit, as: "benefit") }
    .group = Ask a city
    .facts = { $benefit ->
        [influence] +{ $count }
        [tactics] +{ $count }
        [quests] +{ $count }
       *[neutrals] { $count ->
            [one] 1 neutral unit joins you
           *[other] { $count } neutral units join you
        }
    }
    .area = Ask { $value }
    .benefit = { NAMES($value, as: "benefit") }
o-runewars-hire = Look at { $influence ->
    [one] a Hero card for 1 influence
   *[other] { $influence } Hero cards for { $influence } influence
}
    .group = Look for a hero
    .confirm = Cards you have seen can't be put back.
    .about = you keep one of them; it joins you at a stronghold
o-runewars-power = Gain influence
    .facts = +{ $count } influence
o-runewars-claim = { NAMES($title, as: "title") } for { $influence } influence
    .group = Claim a Title
    .title = { NAMES($value, as: "title") }
    .influence = { $value } influence
o-runewars-build = Build a stronghold in { $area }
    .group = Build a stronghold
    .about = 1 ore, 1 wood; new units arrive there; it defends with strength 5
o-runewars-repair = Repair the stronghold in { $area }
    .group = Repair a stronghold
    .about = 1 ore; it defends with strength 5 again
o-runewars-mix = Mix the rune tokens of { $area } and { $other }
    .group = Mix rune tokens
    .area = Mix the token of { $value }
    .other = And { $value }
    .confirm = Mix the tokens of { $area } and { $other }? You will have seen them then.
    .about = you look at both and lay them back as you like

# Besides the order

o-runewars-play = Play { $card }
    .group = Play a card
    .confirm = Play { $card }? Everybody will see it.
o-runewars-objective = Show your Objective for a dragon rune
    .group = My Objective
    .confirm = Everybody will see your Objective.
o-runewars-victory = Lay your Victory card
    .group = My Victory card
    .confirm = Everybody will know that you hold enough dragon runes. It can't be taken back.
o-runewars-league = Discard three Rewards for a dragon rune
o-runewars-takeback = Take back { $order }
    .group = Take back an order

# Battle

o-runewars-prepare = { $card }{ $moment ->
    [6] { " " }after the battle
   *[other] , step { $moment }
}
    .group = Prepare a Tactics card
    .card = { $value }
    .moment = { $value ->
        [6] After the battle
       *[other] Step { $value }
    }
o-runewars-destroy = Destroy it
    .about = nobody has it then
o-runewars-usedevelopment = Use it
o-runewars-drop = { $result ->
    [miss] A miss
    [special] A special
    [rout] Rout { $count }
   *[damage] Damage { $count }
}
o-runewars-back = { $hero } stands by { $unit }
o-runewars-lead = Help them
    .about = one more Fate card, one discarded; once per battle
o-runewars-takeover = Put your own there, damaged

# Tactics cards

o-runewars-tokenin = { $seat } in { $area }
    .group = Activation tokens
    .seat = { $value }
o-runewars-marchto = From { $origin } to { $to }
    .group = Ways
    .origin = From { $value }
    .to = To { $value }
o-runewars-repairat = Repair the stronghold in { $area }
    .group = Repair
    .about = it defends with strength 5 again
o-runewars-healhero = { $hero }
    .group = Heroes

# Results of amounts

outlook-recruits = { $count } more than your food feeds
outlook-march = win { $chance }
