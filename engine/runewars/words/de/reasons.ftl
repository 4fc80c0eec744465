# Was für eine Wahl spricht, wie ein Computer sie abwägt: Dahinter stehen die Punkte.

term-land = Land
term-runes = Runenmarker
term-army = Heer
term-strongholds = Festungen
term-influence = Einfluss
term-cards = Taktikkarten
term-dials = Rohstoffscheiben
term-titles = Titel
term-heroes = Helden
term-battle = der laufende Kampf
term-objective = Ziel
term-march = der laufende Marsch
term-leader = stärkster Gegner
term-rivals = alle Gegner
term-eliminated = das Ausscheiden
term-victory = die Partie selbst
