# Heroes: the Quest Phase, quests, duels, Reward cards, exploration tokens (rules E, J1).

# Names

attribute-strength = strength
    .line = more Fate cards in tests of strength
attribute-agility = agility
    .line = more Fate cards in tests of agility
attribute-wisdom = wisdom
    .line = more Fate cards in tests of wisdom
attribute-none = nothing more
    .line = one attribute is enough

hero-silhouette = Silhouette
    .text = In each duel, the first two times she would take damage, 1 of it is prevented.
    .line = In each duel, 1 of the damage is prevented the first two times
hero-landrec = Landrec the Wise
    .text = Once per Quest Phase, after a gold or blue symbol on a wisdom test, you draw a Tactics card.
    .line = Once per Quest Phase: gold or blue on wisdom draws a Tactics card
hero-brother-glyr = Brother Glyr
    .text = He may heal in any area, and your other heroes there lose all damage with him.
    .line = He heals in any area, and your other heroes there with him
hero-laurel = Laurel of Bloodwood
    .text = She moves up to three areas in the Quest Phase.
hero-red-scorpion = Red Scorpion
    .text = When she trains, one further attribute without a token gains 1 as well.
hero-runewitch-astarra = Runewitch Astarra
    .text = Instead of walking in the Quest Phase she may appear beside another hero or at a stronghold of yours.
    .line = In the Quest Phase she may appear beside a hero or at a stronghold
hero-ronan = Ronan of the Wild
    .text = Once per duel his weasel makes a special icon of the other side do nothing.
    .line = Once per duel his weasel cancels a special icon of the other side
hero-red-scorpion-ranging = Red Scorpion
    .text = She moves up to three areas in the Quest Phase.
hero-ronan-ranging = Ronan of the Wild
    .text = He moves up to three areas in the Quest Phase.
hero-steelhorns = Steelhorns
    .text = In duels, each damage result he draws deals 1 more.
hero-bogran = Bogran the Shadow
    .text = When he challenges a hero, he deals 1 damage before the first round.
hero-varikas = Varikas the Dead
    .text = At the start of each Quest Phase he loses 1 damage, wherever he is.
hero-mad-carthos = Mad Carthos
    .text = Once per test he may take 1 damage to draw all his cards anew.
hero-mordrog = Mordrog
    .text = You gain 2 influence when he survives a duel in which he felled a hero, or completes a duel quest.
    .line = 2 influence when he fells a hero and lives, or wins a duel quest
hero-tatianna = Tatianna
    .text = When another hero challenges her, you may call the duel off before it begins.
    .line = Challenged by another hero, you may call the duel off
hero-hugo = Hugo the Glorious
    .text = You gain 1 influence when he completes a quest.

reward-timmorran-shard = Timmorran Shard
    .text = Relic, your turn. Discard it at one of your strongholds to receive a dragon rune.
    .line = Relic: discard it at a stronghold of yours for a dragon rune
reward-dwarven-fire-bombs = Dwarven Fire Bombs
    .text = Item, duel special. Deal 3 damage, then test agility: on red this hero takes 1.
    .line = Duel special: 3 damage; on a red agility test this hero takes 1
reward-soulbiter = Soulbiter
    .text = Weapon, duel special. Deal 1 damage; if the other falls this round and this hero does not, it heals fully.
    .line = Duel special: 1 damage; if the other falls now, this hero heals
reward-cloak-of-deception = Cloak of Deception
    .text = Item, start of duel. Test agility: on gold or blue there is no duel.
    .line = Start of a duel: on gold or blue in an agility test it is called off
reward-flute-of-possession = Flute of Possession
    .text = Item, your turn. Discard it to send all unallied neutrals here into an area next to this one.
    .line = Your turn: discard it; unallied neutrals here go to the next area
reward-ice-storm = Ice Storm
    .text = Item, your turn or as you attack here. Discard it to rout up to three enemy or neutral units here.
    .line = Your turn: discard it to rout up to 3 enemy or neutral units here
reward-staff-of-light = Staff of Light
    .text = Item, your turn. Discard it to stand up all your routed units here and heal this hero.
    .line = Your turn: discard it; your routed units here stand up, this hero heals
reward-runed-greatsword = Runed Greatsword
    .text = Weapon, duel special. Deal 2 damage.
reward-hunters-longbow = Hunter's Longbow
    .text = Weapon, start of duel. Deal 1 damage before the first round.
reward-skullcracker = Skullcracker Maul
    .text = Weapon, duel special. Deal 1 damage that nothing prevents, and prevent 1 to this hero this round.
    .line = Duel special: 1 damage nothing prevents, and 1 less to this hero
reward-dragonscale-mail = Dragonscale Mail
    .text = Armor. This hero has 2 more health. It stays with a hero that would fall without it.
    .line = Armor: this hero has 2 more health
reward-bone-plate = Runeplate
    .text = Armor. Each rout result this hero draws in a duel prevents 1 more.
    .line = Armor: each rout result this hero draws in a duel prevents 1 more
reward-warding-shield = Amulet of Shielding
    .text = Armor. In the first round of a duel this hero takes at most 1 damage.
    .line = Armor: in the first round of a duel at most 1 damage
reward-mirror-mail = Ghost Armor
    .text = Armor, duel special. Prevent all damage to this hero this round.
    .line = Armor, duel special: prevent all damage to this hero this round
reward-boots-of-the-wind = Boots of the Wind
    .text = Item. This hero moves up to four areas in the Quest Phase.
reward-belt-of-giants = Belt of Giants
    .text = Item. 1 more strength.
reward-gloves-of-deftness = Gloves of Deftness
    .text = Item. 1 more agility.
reward-circlet-of-insight = Circlet of Insight
    .text = Item. 1 more wisdom.
reward-healing-draught = Healing Draught
    .text = Item, any time. Discard it to heal this hero fully; in a duel only between rounds.
    .line = Any time, in a duel between rounds: discard it to heal fully
reward-war-chest = War Chest
    .text = Item, your turn. Discard it to gain 4 influence.
reward-scroll-of-stratagems = Scroll of Stratagems
    .text = Item, your turn. Discard it to draw 2 Tactics cards.

quest-s1 = Wings over the Ford
    .text = In 1A, agility. Gold: a Reward and 1 influence. Blue: a Reward. Red: 1 damage, and it stays.
    .line = 1A: gold: Reward + 1 influence; blue: Reward; red: 1 damage
quest-s2 = Among the Stone-Throwers
    .text = In 2A, strength. Gold: two Rewards. Blue: a Reward and 1 damage. Red: 2 damage, and it stays.
    .line = 2A: gold: 2 Rewards; blue: Reward + 1 damage; red: 2 damage
quest-s3 = The Hermit's Bargain
    .text = In 3A, wisdom. Gold: a Reward and a Tactics card. Blue: a Reward. Red: discard a Tactics card, and it stays.
    .line = 3A: gold: Reward + Tactics card; blue: Reward; red: discard a Tactics card
quest-s4 = Kennels of the Deep
    .text = In 4C, strength. Gold: a Reward and 1 strength. Blue: a Reward. Red: 1 damage, and it stays.
    .line = 4C: gold: Reward + 1 strength; blue: Reward; red: 1 damage
quest-s5 = The Wyrm's Larder
    .text = In 5D, agility. Gold: two Rewards. Blue: a Reward. Red: 2 damage, and it stays.
    .line = 5D: gold: 2 Rewards; blue: Reward; red: 2 damage
quest-s6 = The Sleeping Colossus
    .text = In 6D, wisdom. Gold: a Reward and 2 influence. Blue: a Reward. Red: 1 damage, and it stays.
    .line = 6D: gold: Reward + 2 influence; blue: Reward; red: 1 damage
quest-s7 = Ashes of the Old Camp
    .text = In 7C, wisdom. Gold: two Rewards. Blue: a Reward and 1 damage. Red: 1 damage, and it stays.
    .line = 7C: gold: 2 Rewards; blue: Reward + 1 damage; red: 1 damage
quest-s8 = Trial of the Black Grove
    .text = In 8A, agility. Gold: a Reward and 1 agility. Blue: a Reward. Red: the hero is driven into an area next to it, and it stays.
    .line = 8A: gold: Reward + 1 agility; blue: Reward; red: driven to the next area
quest-s9 = The Witches' Harvest
    .text = In 9B, wisdom. Gold: a Reward and 1 wisdom. Blue: a Reward. Red: lose 1 influence, and it stays.
    .line = 9B: gold: Reward + 1 wisdom; blue: Reward; red: −1 influence
quest-q01 = A Duke's Ransom
    .text = In 1C or 2C, strength. Gold: a Reward and 2 influence. Blue: 2 influence, but it stays. Red: it stays.
    .line = 1C or 2C: gold: Reward + 2 influence; blue: 2 influence; red: nothing
quest-q02 = The Sunken Reliquary
    .text = In 1A or 4A, agility. Gold: a Reward. Blue: a Reward and 1 damage. Red: 1 damage, and it stays.
    .line = 1A or 4A: gold: Reward; blue: Reward + 1 damage; red: 1 damage
quest-q03 = Riddle of the Gatekeeper
    .text = In 3B or 6C, wisdom. Gold: a Reward and a Tactics card. Blue: a Reward. Red: it stays.
    .line = 3B or 6C: gold: Reward + Tactics card; blue: Reward; red: nothing
quest-q04 = Hunt the Pale Stag
    .text = In 8C or 5A, agility. Gold: a Reward. Blue: 1 agility, but it stays. Red: it stays.
    .line = 8C or 5A: gold: Reward; blue: 1 agility; red: nothing
quest-q05 = The Barrow King's Crown
    .text = In 9A or 7A, strength. Gold: two Rewards. Blue: a Reward and 1 damage. Red: 1 damage, and it stays.
    .line = 9A or 7A: gold: 2 Rewards; blue: Reward + 1 damage; red: 1 damage
quest-q06 = Free the Captives
    .text = In 1B or 6B, strength. Gold: a Reward and 1 influence. Blue: a Reward. Red: 1 damage, and it stays.
    .line = 1B or 6B: gold: Reward + 1 influence; blue: Reward; red: 1 damage
quest-q07 = A Book No One Opens
    .text = In 5B or 8B, wisdom. Gold: two Rewards. Blue: a Reward. Red: 1 damage, and it stays.
    .line = 5B or 8B: gold: 2 Rewards; blue: Reward; red: 1 damage
quest-q08 = The Thieves' Stair
    .text = In 4B or 7B, agility. Gold: a Reward and 2 Tactics cards. Blue: 2 Tactics cards, but it stays. Red: lose 1 influence, and it stays.
    .line = 4B or 7B: gold: Reward + 2 Tactics cards; blue: 2 cards; red: −1 influence
quest-q09 = Shards in the Scree
    .text = In 2B or 3C, strength. Gold: a Reward. Blue: a Reward and 1 damage. Red: 2 damage, and it stays.
    .line = 2B or 3C: gold: Reward; blue: Reward + 1 damage; red: 2 damage
quest-q10 = Star-Watcher's Vigil
    .text = In 2A or 9B, wisdom. Gold: look at up to two rune tokens, and a Reward. Blue: look at up to two, but it stays. Red: it stays.
    .line = 2A or 9B: gold: see 2 rune tokens + Reward; blue: see 2; red: nothing
quest-q11 = Smoke Signals
    .text = In 4C or 8D, agility. Gold or blue: a Reward. Red: 1 damage, and it stays.
    .line = 4C or 8D: gold or blue: Reward; red: 1 damage
quest-q12 = The Poisoned Well
    .text = In 6A or 5C, wisdom. Gold: a Reward, and the hero heals fully. Blue: a Reward. Red: 1 damage, and it stays.
    .line = 6A or 5C: gold: Reward, heals fully; blue: Reward; red: 1 damage
quest-d1 = Slay the Packmaster
    .text = In 8D or 4C, a duel with a hellhound: deal it 2 damage and live. A Reward and 1 influence.
    .line = 8D or 4C: duel a hellhound, deal 2 damage, live: Reward + 1 influence
quest-d2 = Bring Down the Colossus
    .text = In 3C or 6D, a duel with a giant: have dealt it 2 damage when the duel ends, and live. Two Rewards.
    .line = 3C or 6D: duel a giant, deal 2 damage and live: 2 Rewards
quest-d3 = Beard the Dragon
    .text = In 5D or 7C, a duel with a dragon: have dealt it 2 damage when the duel ends, and live. Two Rewards and 2 influence.
    .line = 5D or 7C: duel a dragon, deal 2 damage, live: 2 Rewards + 2 influence
quest-h1 = The Barrow King's Rune
    .text = In 9A or 7A, strength. Gold: a dragon rune. Blue: a Reward and 1 damage, and it stays. Red: 2 damage, and it stays.
    .line = 9A or 7A: gold: dragon rune; blue: Reward + 1 damage; red: 2 damage
quest-h2 = The Last Page
    .text = In 5B or 8B, wisdom. Gold: a dragon rune. Blue: 1 influence, and it stays. Red: 2 damage, and it stays.
    .line = 5B or 8B: gold: dragon rune; blue: 1 influence; red: 2 damage
quest-h3 = The Dragon's Hoard
    .text = In 5D or 7C, a duel with a dragon: deal it 4 damage and live. A dragon rune.
    .line = 5D or 7C: duel a dragon, deal 4 damage, live: dragon rune

exploration-dragon-throne = Dragon Throne
    .text = It stays. Whoever controls the area counts one dragon rune more.
exploration-village-food = Village (food)
    .text = It stays. The area yields 1 food more.
exploration-village-wood = Village (wood)
    .text = It stays. The area yields 1 wood more.
exploration-village-ore = Village (ore)
    .text = It stays. The area yields 1 ore more.
exploration-magic-portal = Magic Portal
    .text = It stays. For 1 influence, all faceup portals are next to each other for one order or one hero's move.
    .line = For 1 influence all faceup portals are next to each other
exploration-dungeon = Dungeon
    .text = It stays. A hero that enters it in the Quest Phase ends its move there.
    .line = A hero that enters it in the Quest Phase ends its move there
exploration-temple = Temple
    .text = It stays. A hero that ends its Quest Phase action here brings its player 2 influence.
    .line = A hero that ends its quest action here brings 2 influence
exploration-hall-of-kellos = Hall of Kellos
    .text = It stays. A hero that ends its Quest Phase action here brings its player a Tactics card.
    .line = A hero that ends its quest action here brings a Tactics card
exploration-traveling-merchant = Traveling Merchant
    .text = For 3 influence the hero draws a Reward. Then it is gone.
exploration-raiding-party = Raiding Party
    .text = The hero takes 1 damage, and beside neutral or enemy units loses a Reward or takes 1 more. Then it is gone.
    .line = 1 damage; beside others' units 1 more, or a Reward is lost
exploration-scroll-of-sight = Scroll of Sight
    .text = Look at the facedown tokens of an area. Then it is gone.
exploration-training = Training
    .text = The hero may gain 1 in an attribute without a token. Then it is gone.
    .line = The hero may gain 1 in an attribute without a token

# Questions

q-quests-hero = The Quest Phase: which of your heroes acts next?
    .why = Each hero moves, and may then duel or quest; or heals; or trains.
done-quests-hero = My heroes are done
    .confirm = The heroes left do nothing this summer.
q-quests-act = The Quest Phase: what does { $hero } do?
    .why = Where its move ends, or where it stands if it makes none, it may duel an enemy hero or try a quest.
    .runewars-travel = Go to { $to }
    .runewars-duel = Challenge { $enemy }
    .runewars-attempt = Try { $quest }
    .runewars-heal = Heal
done-quests-act = Nothing more
q-quests-train = In what else does { $hero } gain 1?
    .why = She trains one further attribute that has no token.
pass-quests-train = Nothing more
q-quests-drive = { $hero } is driven away. Where to?
    .why = You choose for your neighbour, over a plain border.
q-hero-desert = A fourth hero has joined you. Which of them deserts?
    .why = You may lead three. The deserter goes back into the deck, and its Rewards are discarded.
q-hero-test = { $hero } tests { NAMES($attribute, as: "attribute") }. Which symbol do you take?
    .why = Any of those drawn will do; it need not be the best one. { NAMES($tried, as: "quest", part: "text") }
q-hero-redraw = Does { $hero } take 1 damage to draw all cards anew? Drawn: { $gold } gold, { $blue } blue, { $red } red.
    .why = Once per test. { NAMES($tried, as: "quest", part: "text") }
pass-hero-redraw = Keep these cards
q-hero-prize = You won these Rewards. Which go to { $hero }?
    .why = What you leave goes to your other heroes there, the winner last.
    .tip = Take { $what }
q-hero-left = You look under the marker. Which Rewards does { $hero } take?
    .why = Others may come for what you leave.
    .tip = Take { $what }
q-rune-peek = Which facedown rune tokens do you look at?
    .why = Everybody learns which, only you what they are.
    .tip = Look at the token in { $what }
q-duel-start = Before the first round: what does { $hero } use?
    .why = One weapon and one armor per duel, named by its first use.
    .runewars-reward = Use { $reward }
pass-duel-start = Nothing more
q-duel-draught = Does { $hero } drink before this round?
    .why = A draught takes away all damage, but a hero that falls drinks no more.
    .runewars-reward = Use { $reward }
pass-duel-draught = Not now
q-duel-cancel = Does the weasel of { $hero } cancel that special icon?
    .why = Once per duel.
pass-duel-cancel = Let it count
q-duel-special = { $hero } drew a special icon. What does it do?
    .why = A Reward's special may do more than plain 1 damage.
    .runewars-reward = Use { $reward }
pass-duel-special = Plain 1 damage
q-explore-merchant = Does { $hero } buy a Reward for 3 influence?
    .why = The merchant moves on either way.
pass-explore-merchant = Buy nothing
q-explore-raiders = Raiders: does { $hero } lose a Reward, or take 1 more damage?
    .why = Units of others stand around, so they dare more.
q-explore-sight = Whose facedown tokens do you look at?
    .why = You see the rune and the exploration token of one area.
q-explore-training = In what does { $hero } train?
    .why = Only attributes without a token.
pass-explore-training = Train nothing
q-reward-flute = Where does the flute lead the neutrals from { $area }?
    .why = They join whoever controls that area. Nobody fights.
q-reward-storm = Whom does the ice storm rout in { $area }?
    .why = Up to three standing units; they take no part in a battle there.
    .tip = Rout { $what }

# Options

o-runewars-hero = { $hero }
    .facts = in { $place }, { $damage ->
        [0] unhurt
       *[other] damage { $damage }
    }
o-runewars-pick-reward = { $reward }
o-runewars-attribute = { $attribute }
o-runewars-test-symbol = { $symbol ->
    [gold] Gold
    [blue] Blue
   *[red] Red
}
    .about = { $symbol ->
        [gold] the best outcome
        [blue] the middling outcome
       *[red] the worst outcome
    }
o-runewars-ability = Use the ability of { $hero }
o-runewars-travel = { $hero } goes to { $to }
    .group = Move
    .to = To { $value }
    .facts = { $rune ->
        [yes] a rune token you don't know{ $enemies ->
            [0] {""}
           *[other] {", enemy heroes"}
        }
       *[no] { $enemies ->
            [0] {""}
           *[other] enemy heroes
        }
    }
    .about = { "" }
o-runewars-duel = { $hero } challenges { $enemy }
    .group = Duel
    .confirm = A duel of { $hero } against { $enemy } can't be taken back.
    .enemy = { $value }
    .facts = falls at { $mine } damage, the other at { $theirs }
    .about = { "" }
o-runewars-attempt = { $hero } tries { $quest }
    .group = Quest
    .facts = { $cards ->
        [0] a duel of four rounds
        [one] { $cards } card for { NAMES($attribute, as: "attribute") }: gold { $gold }, blue { $blue }, red { $red }
       *[other] { $cards } cards for { NAMES($attribute, as: "attribute") }: gold { $gold }, blue { $blue }, red { $red }
    }
    .confirm = Everybody will see { $quest }, and cards are drawn.
    .quest = { $value }
o-runewars-heal = { $hero } heals
    .group = Heal
    .facts = { $count } damage
    .about = { "" }
o-runewars-train = { $hero } trains { $attribute }{ SAME($also, attribute-none) ->
    [yes] { "" }
   *[no] { SAME($attribute, $also) ->
        [yes] {" by 2"}
       *[no] {" and "}{ $also }
    }
}
    .group = Train
    .attribute = +1 { $value }
    .also = { SAME($value, attribute-none) ->
        [yes] Only that one
       *[no] +1 { $value }
    }
    .about = for good: more Fate cards in its tests
o-runewars-reward = { $hero } uses { $reward }
    .group = Use a Reward
    .reward = { $value }
o-runewars-give = { $hero } gives { $reward } to { $taker }
    .group = Give a Reward
    .reward = { $value }
    .taker = To { $value }
o-runewars-take = { $hero } looks under the marker
    .group = Rewards left behind
    .about = the Rewards of a fallen hero
o-runewars-explore = { $hero } ends the move and turns the token
    .confirm = Everybody will see the token, and the move ends there.
    .about = what lies there happens at once
o-runewars-portals = Open the portals for 1 influence
    .about = all faceup portals are next to each other for this
o-runewars-raze = Raze the place in { $area }
o-runewars-wound = Take 1 damage

# Commands

c-hero = What your heroes do
c-hero-travel = Move a hero in the Quest Phase
c-hero-duel = Challenge an enemy hero where yours stands
c-hero-quest = Try a quest where a hero stands
c-hero-heal = Remove all damage from a hero in a friendly area
c-hero-train = Raise two attributes by 1, or one by 2
c-hero-give = Give a Reward to another hero of yours in the same area
c-hero-reward = Use a Reward card
f-hero-travel-hero = Who goes
f-hero-travel-to = Where to
f-hero-duel-hero = Your hero
f-hero-duel-enemy = The hero challenged
f-hero-quest-hero = Who tries it
f-hero-quest-quest = A quest from your hand for that area
f-hero-heal-hero = Who heals
f-hero-train-hero = Who trains
f-hero-train-attribute = An attribute without a token
f-hero-train-also = Another one, or the same again for 2 in it
f-hero-give-hero = Who gives
f-hero-give-reward = The card
f-hero-give-taker = Who gets it
f-hero-reward-hero = Whose card
f-hero-reward-reward = The card

# Events

e-hero-joined = { $hero } joined { YOU($seat, "you") } in { $area }.
e-hero-moved = { $hero } ({ YOU($seat, "yours") }) went from { $origin } to { $to }.
e-hero-hurt = { $hero } ({ YOU($seat, "yours") }) { $count ->
    [1] took 1 damage.
    [-1] lost 1 damage.
    [-2] lost 2 damage.
    [-3] lost 3 damage.
    [-4] lost 4 damage.
    [-5] lost 5 damage.
    [-6] lost 6 damage.
    [-7] lost 7 damage.
    [-8] lost 8 damage.
   *[other] took { $count } damage.
}
e-hero-defeated = { $hero } ({ YOU($seat, "yours") }) was defeated in { $area }.
e-hero-deserted = { $hero } deserted { YOU($seat, "you") }.
e-hero-won-over = { $hero } left { YOU($loser, "you") } for { YOU($seat, "you") }.
e-hero-trained = { $hero } ({ YOU($seat, "yours") }) trained { NAMES($attribute, as: "attribute") }: +{ $count }.
told-trained = { $hero } ({ YOU($seat, "yours") }) trained { NAMES($attribute, as: "attribute") } and { NAMES($also, as: "attribute") }: +1 each.
e-attribute-tested = { $hero } ({ YOU($seat, "yours") }) tested { NAMES($attribute, as: "attribute") }: { $symbol ->
    [gold] gold.
    [blue] blue.
   *[red] red.
}
e-quest-attempted = { $hero } ({ YOU($seat, "yours") }) set out on { $quest }.
e-quest-ended = { $quest } { $completed ->
    [1] is completed.
   *[other] is not completed; { YOU($seat, "you keep", "keeps") } it.
}
e-quests-drawn = { YOU($seat, "You") } drew { $count ->
    [one] a Quest card
   *[other] { $count } Quest cards
}.
e-quests-drawn-were = You drew { $cards }.
e-quest-discarded = { YOU($seat, "You") } discarded { $quest }.
e-rewards-drawn = { $hero } ({ YOU($seat, "yours") }) gained { $count ->
    [one] a Reward
   *[other] { $count } Rewards
}.
e-rewards-drawn-were = You drew { $cards }.
e-reward-used = { $hero } ({ YOU($seat, "yours") }) used { $reward }.
e-reward-shown = { $hero } ({ YOU($seat, "yours") }) carries { $reward }.
e-reward-given = { $hero } ({ YOU($seat, "yours") }) gave a Reward to { $taker }.
e-rewards-taken = { $hero } ({ YOU($seat, "yours") }) took { $count ->
    [one] a Reward
   *[other] { $count } Rewards
}.
e-rewards-seen = You found { $cards }.
e-rewards-discarded = { YOU($seat, "You") } discarded { $cards }.
e-duel-began = { $attacker } challenged { $defender }.
e-duel-round = Round { $round }: { $attacker_damage ->
    [0] { $defender_damage ->
        [0] nobody is hurt
       *[other] the challenged hero takes { $defender_damage } damage
    }
   *[other] { $defender_damage ->
        [0] the challenger takes { $attacker_damage } damage
       *[other] the challenger takes { $attacker_damage }, the challenged hero { $defender_damage } damage
    }
}.
told-duel = { $fell ->
    [cancelled] The duel of { $challenger } and { $challenged } came to nothing.
    [none] { $challenger } and { $challenged } fought a duel, and both live: the first took { $taken } damage, the second { $given }.
    [both] { $challenger } and { $challenged } felled each other in a duel in { $area }.
    [challenged] { $challenger } felled { $challenged } of { $loser } in a duel in { $area }, taking { $taken } damage.
   *[challenger] { $challenged }, challenged, felled { $challenger } of { $loser } in a duel in { $area }, taking { $given } damage.
}
told-duel-round = Round { $round }: { $challenger } takes { $taken } damage, { $challenged } { $given }.
told-quest-round = Round { $round }: { $hero } takes { $taken } damage, the { NAMES($opponent, as: "unit") } { $given }.
e-special-cancelled = { $hero } made the special icon do nothing.
e-duel-cancelled = { $hero } slipped away: there is no duel.
e-duel-ended = The duel of { $attacker } and { $defender } is over: { $fallen ->
    [0] both live.
    [1] one fell.
   *[other] both fell.
}
e-token-turned = { YOU($seat, "You") } turned up a token in { $area }: { NAMES($token, as: "exploration") }.
e-token-was = The token in { $area } is { NAMES($token, as: "exploration") }.
e-token-discarded = { NAMES($token, as: "exploration") } is gone from { $area }.
e-portals-opened = { YOU($seat, "You") } paid to open the portals.

# Plans

plan-duel = Duels
    .why = How your heroes fight when they are challenged.
plan-duel-specials = Special icons
plan-duel-specials-best = the card that helps most
plan-duel-specials-plain = plain damage, cards stay hidden
plan-duel-escape = Slip away
plan-duel-escape-weaker = from a hero that can take more
plan-duel-escape-always = whenever it is possible
plan-duel-escape-never = never
plan-duel-draught = Drink from so much damage on
plan-duel-draught-never = never

# Refusals

r-hero-not-yours = You have no such hero on the board.
r-hero-not-now = Heroes do that in the Quest Phase, in summer.
r-hero-acted = { $hero } has had its action of this summer.
r-hero-routed = { $hero } is routed: it may heal or train, and stands up again in spring.
r-hero-moved = { $hero } has moved; healing and training are actions of their own.
r-hero-far = { $hero } can't get there. { COUNT($reach) ->
    [0] Nothing is in reach.
   *[other] In reach: { NAMES($reach) }.
}
r-hero-token-first = { $hero } ends its move by turning up the token there; then it may duel or quest.
r-duel-nobody = { $hero } can only challenge enemy heroes who are in { $area } too.
r-heal-unhurt = { $hero } has no damage to heal.
r-heal-unfriendly = { $hero } heals only in an area of yours, and { $area } is none.
r-train-full = { $hero } has a training token on every attribute, and no place for another.
r-train-taken = { $hero } can train only attributes without a token: { NAMES($free, as: "attribute") }.
r-quest-commander = { $hero } commands, and commanders don't quest.
r-quest-not-held = That Quest card is not in your hand. Cities and some Season cards bring others.
r-quest-elsewhere = { $quest } is tried in { NAMES($areas) }. Bring a hero there first.
    .any = No quest of yours leads to { $area }. Your hand says where each is tried.
r-reward-not-held = { $hero } doesn't carry that Reward.
r-reward-nobody = There is nobody in { $area } whom { $hero } could give that to now. Mail stays with whoever would fall without it.
r-reward-useless = { $reward } would do nothing there now.
r-reward-not-now = { $reward } is not for this moment.
