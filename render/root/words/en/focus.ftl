# A clearing close up, the preview of a move, and changes since the last look.

focus-clearing = Clearing { $number } ({ $suit })
focus-burrow = The Burrow
focus-level = level at { $n ->
    [one] 1 warrior or building
   *[other] { $n } warriors and buildings
 }: { $who }
focus-alone = { $n ->
    [one] 1 warrior or building, nobody else has any
   *[other] { $n } warriors and buildings, nobody else has any
 }
focus-more = { $n } warriors and buildings against { $theirs } of { $other }
focus-though = by its own ability: { $n } against { $theirs } of { $other }
focus-plot = yours to know: { $kind }
focus-under = underneath, for you to know: { $items }
focus-next = Next to
focus-beside = { $number } { $suit }: { $who }
focus-nobody = nobody
focus-rules = { $who } { AGREE($who, "rules", "rule") }
focus-unruled = Nobody rules

since-gains = Points since you last looked: { $gains }.
since-gain = { $who } { SIGNED($n) }
since-rule = Rule has changed: { $flips }.
since-flip = { $number } from { $old } to { $new }

preview-move = { $pieces } from { $origin } to { $to }
preview-place = { $number } ({ $suit })
preview-stays = { $at }: { $who }, as before
preview-turns = { $at }: from { $old } to { $new }
preview-strength = { $who } { $changed ->
    [yes] { $before } → { $after }
   *[no] { $after }
 }
preview-battle = Battle in { $at }
preview-hits = Hits of { $who }
preview-unseen = What hands and effects may add is not counted.
