# Plans of a seat; those for duels stand with the heroes.

plan-fighters = Losses in battle
    .why = Which of your units you give up when routs and damage leave you a choice.
    .brief = { $keep ->
        [strong] keep the strongest types
        [own] keep your own units before allies
       *[ask] ask me each time
    }
plan-fighters-keep = Keep
plan-fighters-keep-strong = the strongest types
plan-fighters-keep-own = your own units before allies
plan-fighters-keep-ask = ask me each time

plan-defence = Defensive development
    .why = Whether your stronghold's walls, wards, tomb or spawn are used when strength is counted.
    .brief = { $use ->
        [useful] used when it can do something
        [always] always used
       *[never] never used
    }
plan-defence-use = Use
plan-defence-use-useful = when it can do something
plan-defence-use-always = always
plan-defence-use-never = never

plan-victory = Victory card
    .why = Laying it tells everybody that you hold enough dragon runes; you win if you still do a year later.
plan-victory-lay = Lay it
plan-victory-lay-at-once = as soon as I may
plan-victory-lay-by-hand = only when I say so, in my turn

plan-hunger = Hunger in winter
    .why = Which of your units starve where you have more in an area than your food feeds.
    .brief = { $keep ->
        [strong] keep the strongest types
        [own] keep your own units before allies
       *[ask] ask me each time
    }
plan-hunger-keep = Keep
plan-hunger-keep-ask = ask me each time
plan-hunger-keep-strong = the strongest types
plan-hunger-keep-own = your own units before allies
