# Plans of a seat.

plan-ambush = Ambush
    .why = What you do with an ambush card when somebody attacks you.
    .brief = { $when ->
        [strength] against { $least ->
            [1] any attack
           *[other] { $least } attackers or more
        }
        [pieces] where you have a building or token
        [always] always
       *[never] never
    }
plan-ambush-when = When
plan-ambush-when-strength = against enough attackers
plan-ambush-when-pieces = where you have a building or token
plan-ambush-when-always = always
plan-ambush-when-never = never
plan-ambush-least = At least so many attackers
plan-ambush-clearings = Only in these clearings
plan-ambush-spare = Not against

plan-foil = Foil
    .why = Whether you cancel an ambush against you with an ambush card of your own.
    .brief = { $when ->
        [always] whenever you can
       *[never] never
    }
plan-foil-when = When
plan-foil-when-always = whenever you can
plan-foil-when-never = never

plan-losses = Losses
    .why = Which buildings and tokens you keep when hits are left over.
    .brief = { $keep ->
        [worth] keep what is worth most
        [buildings] buildings before tokens
        [tokens] tokens before buildings
       *[ask] ask me each time
    }
plan-losses-keep = Keep
plan-losses-keep-worth = what is worth most
plan-losses-keep-buildings = buildings before tokens
plan-losses-keep-tokens = tokens before buildings
plan-losses-keep-ask = ask me each time

plan-battle = Cards in battle
    .why = When you use the effects in front of you after the dice are rolled. Of worth are ambush, dominance and Favor cards, and what you could craft now.
plan-battle-armorers = Armorers
plan-battle-armorers-useful = when it saves something; they are then discarded
plan-battle-armorers-always = whenever you may
plan-battle-armorers-never = never
plan-battle-sappers = Sappers
plan-battle-sappers-useful = when it hits something; they are then discarded
plan-battle-sappers-always = whenever you may
plan-battle-sappers-never = never
plan-battle-brutal-tactics = Brutal Tactics
plan-battle-brutal-tactics-useful = when it hits something, though the defender scores 1 point
plan-battle-brutal-tactics-always = whenever you may
plan-battle-brutal-tactics-never = never
plan-battle-partisans = Partisans
plan-battle-partisans-useful = when it hits something and costs two cards at most, none of worth
plan-battle-partisans-always = whenever you may
plan-battle-partisans-never = never
plan-battle-order = When you attack, first come
plan-battle-order-theirs = the other side's, so that you see them before you use yours
plan-battle-order-mine = yours

plan-spend = Cards to part with
    .why = Which card goes when you must give or spend one and are not asked. By themselves, ambush, dominance and Favor cards and what you could craft now go only where nothing else will do, and birds after other suits.
plan-spend-last = Part with these last
