# Bilder, die eine Frage erklären: beide Seiten eines Kampfes, Scheiben, Helden.

ready-standing = Stehend
ready-routed = Versprengt
ready-hurt = Schaden
ready-health = Leben
ready-attributes = Attribute
dials-title = Deine Scheiben: { $who }
dials-at = { $resource } steht auf { $value }.
dials-most = Höher geht es nicht.
dials-next = Auf { $value }: { $what }.
dials-unit = Rekrutieren mit { $resource } bringt 1 { $unit } mehr
dials-influence = Macht erlangen bringt 1 Einfluss mehr
dials-tactics = der Bonus von Manövrieren bringt 1 Taktikkarte mehr
dials-nothing = ein leeres Feld
dials-feeds = Im Winter ernährt dann jedes deiner Gebiete { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
 }.
hero-strength = Stärke { $n }
hero-agility = Geschick { $n }
hero-wisdom = Weisheit { $n }
hero-health = Leben { $n }
hero-odds = { $attribute } { $n }: Gold { $gold }, Blau { $blue }, Rot { $red }
