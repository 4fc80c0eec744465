# Ein Kampf, der ausgetragen wurde, als Karte.

fight-title = Kampf { $place ->
    [Bau] im Bau
   *[other] auf { $place }
 }
fight-ambush = Hinterhalt
fight-foiled = vereitelt
fight-dice = Würfel
fight-hits = Treffer
fight-lost = Verluste
fight-ambush-told = Hinterhalt: { $card }{ $foiled ->
    [yes] , vereitelt
   *[no] { "" }
 }.
fight-side = { $who }: { $rolled ->
    [yes] Würfel { $die }, Treffer { $hits }, Verluste: { $lost }
   *[no] Verluste: { $lost }
 }.
fight-owed = noch offen
fight-others = { $what } ({ $who })
ready-pieces = Teile
ready-told = { $who }: { $pieces }.
