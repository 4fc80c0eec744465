# Was für eine Wahl spricht, wie ein Computer sie abwägt: Dahinter stehen die Punkte.

term-points = Punkte
term-effects = ausliegende Karten
term-board = Aussichten auf dem Plan
term-hand = Handkarten
term-dominance = Aussicht auf Dominanz
term-partner = Punkte des Verbündeten
term-leader = stärkster Gegner
term-rivals = alle Gegner
term-victory = die Partie selbst
