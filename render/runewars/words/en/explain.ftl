# Pictures that explain a question: both sides of a fight, dials, heroes.

ready-standing = Standing
ready-routed = Routed
ready-hurt = Damage
ready-health = Health
ready-attributes = Attributes
dials-title = Your dials: { $who }
dials-at = { $resource } stands at { $value }.
dials-most = It can rise no further.
dials-next = At { $value }: { $what }.
dials-unit = Recruit with { $resource } brings 1 { $unit } more
dials-influence = Acquire Power brings 1 influence more
dials-tactics = Strategize's bonus draws 1 Tactics card more
dials-nothing = an empty space
dials-feeds = In winter each of your areas then feeds { $n ->
    [one] 1 unit
   *[other] { $n } units
 }.
hero-strength = strength { $n }
hero-agility = agility { $n }
hero-wisdom = wisdom { $n }
hero-health = health { $n }
hero-odds = { $attribute } { $n }: gold { $gold }, blue { $blue }, red { $red }
