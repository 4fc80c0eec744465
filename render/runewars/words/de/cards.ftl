# The pictures of hands and sheets. Effects of cards are among the game's own words.

hand-title = Deine Hand: { $who }
hand-none = Wer zuschaut, hat keine Karten.
hand-empty = keine
hand-count = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }
hand-legend-played = Goldrahmen: jetzt spielbar
hand-legend-spent = blaue Ecke: jetzt zum Abwerfen
hand-tactics = Taktik
hand-orders = Übrige Befehle
hand-sealed = verdeckt gewählt: { $order }
hand-quests = Abenteuer
hand-objective = Ziel
hand-rewards = Verdeckte Belohnungen deiner Helden
hand-fresh = { $all ->
    [yes] erst nächste Jahreszeit
   *[no] { $n } erst nächste Jahreszeit
 }
hand-card = { $n ->
    [one] { "" }
   *[other] { $n } × { "" }
 }{ $name }{ $playable ->
    [yes] , jetzt spielbar
   *[no] { "" }
 }{ $spendable ->
    [yes] , jetzt zum Abwerfen
   *[no] { "" }
 }
hand-alt-tactics = Deine Taktikkarten: { $cards }.
hand-alt-orders = Übrige Befehle: { $orders }.
hand-alt-quests = Abenteuer: { $cards }.
hand-alt-objective = Ziel: { $cards }.
hand-alt-rewards = Verdeckte Belohnungen: { $cards }.

sheet-dials = Scheiben
sheet-units = Einheiten
sheet-orders = Befehle, grau: dieses Jahr gespielt
sheet-realm = Reich
sheet-heroes = Helden
sheet-strongholds-left = { $n ->
    [0] keine Festung mehr zu bauen
    [one] noch 1 Festung zu bauen
   *[other] noch { $n } Festungen zu bauen
 }
sheet-flying = fliegt
sheet-fast = schnell
sheet-unit = Initiative { $initiative }, Leben { $health }{ $traits ->
    [none] { "" }
   *[other] , { $traits }
 }
sheet-left = { $left } von { $all } übrig
sheet-stronghold = { $place }: Stärke { $strength }{ $development ->
    [none] { "" }
   *[other] , { $development }
 }
sheet-objective = ein Ziel, verdeckt
sheet-known-quest = Abenteuer { $quest }, gescheitert und bekannt
sheet-hero = { $hero } in { $place }{ $state ->
    [routed] , versprengt
    [commander] , Kommandant
   *[none] { "" }
 }
sheet-rewards = Belohnungen: { $rewards }
sheet-hidden = { $reward } (verdeckt)
