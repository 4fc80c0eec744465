# An area close up, the preview of a move, and changes since the last look.

focus-barren = yields nothing
focus-controls = { $who } controls it
focus-free = Nobody controls it
focus-wild = neutral units hold it
focus-of = of { $who }
focus-strength = strength { $n }
focus-city = City { $city }
focus-runes = Rune token
focus-activated = Activated
focus-exploration = Exploration
focus-next = Next to

focus-nobody = nobody
since-gains = Areas with runes since you last looked: { $gains }.
since-gain = { $who } { SIGNED($n) }
since-control = Control has changed: { $flips }.
since-flip = { $area } from { $old } to { $new }

preview-step = Units step from { $origin } to { $to }
preview-hero = Hero from { $origin } to { $to }
preview-battle = Battle in { $at }
preview-chance = the attack succeeds in { $chance }
preview-side = { $n ->
    [one] 1 unit
   *[other] { $n } units
 }, loses { NUMBER($lost, maximumFractionDigits: 1) } on average
preview-unseen = Cards in hand are not counted.
