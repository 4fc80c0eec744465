# Ein Gebiet aus der Nähe, ein Zug vor seiner Bestätigung, und was sich seit dem letzten Blick geändert hat.

focus-barren = bringt nichts ein
focus-controls = { $who } kontrolliert es
focus-free = Niemand kontrolliert es
focus-wild = von neutralen Einheiten gehalten
focus-of = von { $who }
focus-strength = Stärke { $n }
focus-city = Stadt { $city }
focus-runes = Runenmarker
focus-activated = Aktiviert
focus-exploration = Erkundung
focus-next = Daneben

focus-nobody = niemand
since-gains = Gebiete mit Runen seit deinem letzten Blick: { $gains }.
since-gain = { $who } { SIGNED($n) }
since-control = Die Kontrolle wechselte: { $flips }.
since-flip = { $area } von { $old } zu { $new }

preview-step = Einheiten gehen von { $origin } nach { $to }
preview-hero = Held von { $origin } nach { $to }
preview-battle = Kampf in { $at }
preview-chance = der Angriff gelingt zu { $chance }
preview-side = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
 }, verliert im Schnitt { NUMBER($lost, maximumFractionDigits: 1) }
preview-unseen = Handkarten sind nicht mitgezählt.
