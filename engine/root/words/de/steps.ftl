# Wie die Schritte eines Zuges in seinen Menüs heißen: „beendet ‚Versammlung‘“, „danach: Parlament“

step = { NAMES($step, as: "step") }
ends-step = beendet „{ NAMES($step, as: "step") }“{ $left ->
    [0] { "" }
    [one] : noch 1 Aktion
   *[other] : noch { $left } Aktionen
}{ $more ->
    [0] { "" }
   *[other] , und mehr
}

q-turn-rest = Deine Phase: { NAMES($phase, as: "phase") }. Deine eigenen Schritte sind getan. Noch etwas?
    .why = Übrig sind Karten, die du benutzen kannst, oder was andere dir erlauben.
    .over = Deine Phase: { NAMES($phase, as: "phase") }. Alle deine Schritte sind getan.
done-turn-rest = Weiter
birdsong-over = Weiter zum Tageslicht
    .confirm = Weiter zum Tageslicht? Was du im Vogelgesang nicht getan hast, bleibt ungetan.

step-alliance-revolt = Aufstände
step-alliance-sympathy = Sympathie verbreiten
step-alliance-daylight = Tageslicht
step-alliance-operations = Militäroperationen
step-clergy-birdsong = Blumen für Vogelkarten
step-clergy-act = Handeln
step-clergy-offer = Darbringen
step-corvids-craft = Herstellen
step-corvids-flip = Intrigen aufdecken
step-corvids-recruit = Rekrutieren
step-corvids-daylight = Tageslicht
step-corvids-exert = Sich verausgaben
step-duchy-assembly = Versammlung
step-duchy-parliament = Parlament
step-duchy-sway = Überzeugen
step-duchy-craft = Herstellen
step-eyrie-decree = Das Dekret erweitern
step-eyrie-craft = Herstellen
step-eyrie-resolve = Dekret
step-hundreds-lavish = Hergeben
step-hundreds-craft = Herstellen
step-hundreds-vanguard = Vorrücken vor den Befehlen
step-hundreds-command = Befehle
step-hundreds-advance = Vorrücken
step-hundreds-incite = Aufwiegeln
step-keepers-encamp = Lagern
step-keepers-decamp = Lager abbrechen
step-keepers-recruit = Rekrutieren
step-keepers-craft = Herstellen
step-keepers-move = Bewegungen des Gefolges
step-keepers-delve = Graben
step-keepers-recover = Bergen
step-keepers-gather = Gefolge sammeln
step-riverfolk-daylight = Handel
step-legion-supply = Nachschub
step-legion-tactics = Die Taktik ändern
step-legion-invade = Einmarschieren
step-legion-attack = Angreifen
step-legion-colonize = Kolonisieren
step-legion-deescalate = Deeskalieren
step-legion-craft = Herstellen
step-lizards-conspiracies = Verschwörungen
step-lizards-rituals = Rituale
step-lizards-craft = Herstellen
step-marquise-craft = Herstellen
step-marquise-daylight = Tageslicht
step-vagabond-slip = Davonschleichen
step-vagabond-daylight = Tageslicht
step-birdsong = Vogelgesang
step-daylight = Tageslicht
step-evening = Abend
step-start-birdsong = Beginn des Vogelgesangs
step-start-daylight = Beginn des Tageslichts
step-start-evening = Beginn des Abends
