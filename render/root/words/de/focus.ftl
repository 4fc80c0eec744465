# Eine Lichtung aus der Nähe, ein Zug vor seiner Bestätigung, und was sich seit dem letzten Blick geändert hat.

focus-clearing = Lichtung { $number } ({ $suit })
focus-burrow = Der Bau
focus-level = Gleichstand mit { $n ->
    [one] 1 Krieger oder Gebäude
   *[other] { $n } Kriegern und Gebäuden
 }: { $who }
focus-alone = { $n ->
    [one] 1 Krieger oder Gebäude, sonst hat niemand etwas
   *[other] { $n } Krieger und Gebäude, sonst hat niemand etwas
 }
focus-more = { $n } Krieger und Gebäude gegen { $theirs } ({ $other })
focus-though = durch eine eigene Fähigkeit: { $n } gegen { $theirs } ({ $other })
focus-plot = nur für dich: { $kind }
focus-under = darunter, nur für dich: { $items }
focus-next = Daneben
focus-beside = { $number } { $suit }: { $who }
focus-nobody = niemand
focus-rules = { $who } { AGREE($who, "herrscht", "herrschen") }
focus-unruled = Niemand herrscht

since-gains = Punkte seit deinem letzten Blick: { $gains }.
since-gain = { $who } { SIGNED($n) }
since-rule = Die Herrschaft wechselte: { $flips }.
since-flip = { $number } von { $old } zu { $new }

preview-move = { $pieces } von { $origin } nach { $to }
preview-place = { $number } ({ $suit })
preview-stays = { $at }: { $who }, wie bisher
preview-turns = { $at }: von { $old } zu { $new }
preview-strength = { $who } { $changed ->
    [yes] { $before } → { $after }
   *[no] { $after }
 }
preview-battle = Kampf { $at ->
    [Bau] im Bau
   *[other] auf { $at }
 }
preview-hits = Treffer: { $who }
preview-unseen = Was Handkarten und Effekte hinzufügen, ist nicht mitgezählt.
