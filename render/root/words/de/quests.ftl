# Wie Quests auf Bildern heißen.

quest-name-0 = Botengang
quest-name-1 = Spendensammeln
quest-name-2 = Rede halten
quest-name-3 = Transporthilfe
quest-name-4 = Schuppen reparieren
quest-name-5 = Botengang
quest-name-6 = Banditen vertreiben
quest-name-7 = Bären verjagen
quest-name-8 = Rede halten
quest-name-9 = Wachdienst
quest-name-10 = Geleitschutz
quest-name-11 = Banditen vertreiben
quest-name-12 = Bären verjagen
quest-name-13 = Wachdienst
quest-name-14 = Transporthilfe
