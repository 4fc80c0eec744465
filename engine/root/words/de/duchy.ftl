# Das Untergrund-Herzogtum (Regel 12).

faction-duchy = Herzogtum
    .subject = Das Herzogtum
    .within = das Herzogtum
    .from = vom Herzogtum
    .acc = das Herzogtum
    .dat = dem Herzogtum
    .short = Herzogtum
    .full = Untergrund-Herzogtum

piece-citadel = Zitadelle
    .line = mehr Krieger für den Bau in jedem Vogelgesang; stellt ihre Farbe her
piece-market = Markt
    .line = mehr Karten an jedem Abend; stellt seine Farbe her
piece-tunnel = Tunnel
    .line = der Bau ist mit dieser Lichtung benachbart
pieces-citadel = { $count ->
    [one] 1 Zitadelle
   *[other] { $count } Zitadellen
}
pieces-market = { $count ->
    [one] 1 Markt
   *[other] { $count } Märkte
}
pieces-tunnel = { $count } Tunnel

minister-foremole = Vorwühler
    .line = baut, wo du herrschst, für eine beliebige offengelegte Karte
minister-captain = Hauptmann
    .line = ein Kampf in jedem Zug
minister-marshal = Marschall
    .line = eine Bewegung in jedem Zug
minister-brigadier = Brigadier
    .line = zwei Bewegungen oder zwei Kämpfe in jedem Zug
minister-banker = Bankier
    .line = gibt Karten einer Farbe für je einen Punkt aus
minister-mayor = Bürgermeister
    .line = tut, was ein überzeugter Knappe oder Edler tut
minister-duchess = Schlammherzogin
    .line = 2 Punkte in jedem Zug, wenn alle drei Tunnel liegen
minister-baron = Erdbaron
    .line = 1 Punkt in jedem Zug je Markt auf dem Spielplan
minister-earl = Steingraf
    .line = 1 Punkt in jedem Zug je Zitadelle auf dem Spielplan

# Aufbau

q-duchy-corner = In welcher Ecke kommt dein Herzogtum ans Licht?
    .why = Dein erster Tunnel führt vom Bau dorthin, und zwei Krieger stehen dort und auf jeder Lichtung daneben.

# Die Menüs des Zuges

q-duchy-birdsong = Dein Zug, Vogelgesang: Benutze eine Karte, die vor dir liegt, oder mach weiter.
    .why = Neue Krieger sind in den Bau gekommen; es folgen zwei Aktionen deiner Versammlung.
done-duchy-birdsong = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-duchy-assembly = Deine Versammlung: Was tust du? ({ $actions ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
})
    .why = Bring Teile auf viele Lichtungen vieler Farben: Jede lässt dich eine Karte offenlegen, um einen Minister zu überzeugen.
done-duchy-assembly = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-duchy-parliament = Dein Parlament: Welcher Minister handelt?
    .why = Jeder überzeugte Minister handelt einmal pro Zug, in beliebiger Reihenfolge, bevor du einen weiteren überzeugst.
done-duchy-parliament = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-duchy-sway = Überzeugst du einen Minister?
    .why = Das bringt sofort Punkte, und ab deinem nächsten Zug handelt er für dich.
done-duchy-sway = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
duchy-day-over = Weiter zum Abend
    .confirm = Weiter zum Abend? Deine offengelegten Karten kehren zurück, und du darfst herstellen.
q-duchy-evening = Dein Abend beginnt.
    .why = Jetzt kehren deine offengelegten Karten zurück, dann darfst du herstellen.
done-duchy-evening = Weiter
q-duchy-return = Deine offengelegten Karten sind zurück: Stellst du etwas her?
    .why = Zitadellen und Märkte stellen mit der Farbe ihrer Lichtung her, jedes Gebäude einmal pro Zug.
done-duchy-return = Karten ziehen und Zug beenden
q-duchy-craft = Dein Abend: Stellst du etwas her?
    .why = Zitadellen und Märkte stellen mit der Farbe ihrer Lichtung her, jedes Gebäude einmal pro Zug.
done-duchy-craft = Karten ziehen und Zug beenden
q-duchy-draw = Deine Karten sind gezogen.
    .why = Du musst nur noch deinen Zug beenden.
done-duchy-draw = Zug beenden

# Aktionen

o-duchy-build = { $building } auf { $clearing } bauen
    .group = Bauen
    .building = { $value }
    .clearing = Auf { $value }
    .facts = { $kind ->
        [citadel] dann { $count } Krieger in jedem Vogelgesang
       *[market] dann { $count } Karten an jedem Abend
    }
    .about = stellt Karten in der Farbe der Lichtung her
o-duchy-recruit = 1 Krieger im Bau rekrutieren
    .group = Rekrutieren
    .facts = dann { $count } Krieger dort
o-duchy-move = { pieces-moved } { $origin ->
    [Bau] aus dem Bau
   *[other] von { $origin }
} { $to ->
    [Bau] in den Bau
   *[other] nach { $to }
} bewegen
    .group = Bewegen
    .origin = { $value ->
        [Bau] Aus dem Bau
       *[other] Von { $value }
    }
    .to = { $value ->
        [Bau] In den Bau
       *[other] Nach { $value }
    }
o-duchy-battle = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }
    .facts = { battle-hits }
    .group = Kämpfen
    .clearing = Auf { $value }
    .confirm = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } beginnen? Die Würfel lassen sich nicht zurücknehmen.
o-duchy-dig = Einen Tunnel nach { $clearing } graben
    .group = Graben
    .clearing = Nach { $value }
    .facts = für eine Karte; { $count ->
        [one] 1 Krieger kommt hinauf
       *[other] bis zu { $count } Krieger kommen hinauf
    }{ $left ->
        [0] {", und ein anderer Tunnel schließt sich"}
       *[other] {""}
    }
o-duchy-surface = { pieces-moved }
o-duchy-minister = Jetzt handelt: { $minister }
    .group = Parlament
    .minister = { $value }
    .facts = { $who ->
        [foremole] bauen, wo du herrschst, mit einer beliebigen offengelegten Karte
        [captain] ein Kampf
        [marshal] eine Bewegung
        [brigadier] bis zu zwei Bewegungen oder bis zu zwei Kämpfe
        [banker] Karten einer Farbe ausgeben, je einen Punkt
        [mayor] was ein überzeugter Knappe oder Edler tut
       *[other] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }
    .about = { "" }
o-duchy-sway = Überzeugen: { $minister }
    .group = Einen Minister überzeugen
    .minister = { $value }
    .facts = { $cards } Karten offenlegen, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; danach jeden Zug { $who ->
        [foremole] ein Gebäude für jede Karte
        [captain] ein Kampf
        [marshal] eine Bewegung
        [brigadier] zwei Bewegungen oder zwei Kämpfe
        [banker] Punkte für Karten
        [mayor] was ein Knappe oder Edler tut
        [duchess] 2 Punkte bei drei Tunneln
        [baron] Punkte für Märkte
       *[earl] Punkte für Zitadellen
    }
    .about = { "" }
o-duchy-one = { $minister }
o-duchy-site = { $building } auf { $clearing }
    .building = { $value }
    .clearing = Auf { $value }
o-duchy-suit = Karten der Farbe { $suit }

# Fragen dahinter

q-duchy-reveal = Welche Karte legst du für das Gebäude auf { $clearing } offen?
    .why = Ein Vogel wird am Abend abgeworfen; jede andere Karte kehrt auf deine Hand zurück.
q-duchy-reveal-any = Der Vorwühler baut auf { $clearing }: Welche Karte legst du offen?
    .why = Jede Farbe geht. Ein Vogel wird am Abend abgeworfen; jede andere Karte kehrt zurück.
q-duchy-spend = Welche Karte gibst du für den Tunnel nach { $clearing } aus?
    .why = Sie ist für immer weg, also gib her, was du am wenigsten brauchst.
q-duchy-tunnel = Alle drei Tunnel sind gegraben. Welcher schließt sich für den neuen nach { $to }?
    .why = Der Bau ist dann nicht mehr mit jener Lichtung benachbart; ihre Krieger bleiben, wo sie sind.
q-duchy-surface = Wie viele Krieger kommen auf { $clearing } hinauf?
    .why = Mindestens einer muss. Hinaufkommen ist eine Bewegung und kann bei Sympathie Empörung auslösen.
q-duchy-foremole = Was baut der Vorwühler, und wo?
    .why = Dafür geht jede Karte, gleich welcher Farbe.
q-duchy-captain = Wen greift der Hauptmann an?
    .why = Die Würfel lassen sich nicht zurücknehmen.
q-duchy-marshal = Welche Bewegung macht der Marschall?
    .why = Es ist eine Bewegung wie jede andere von dir.
q-duchy-brigadier = Der Brigadier bewegt sich oder kämpft: Was kommt zuerst?
    .why = Auf eine Bewegung kann eine zweite folgen, auf einen Kampf ein zweiter.
q-duchy-second-battle = Der Brigadier darf ein zweites Mal kämpfen. Wo?
    .why = Bewegungen gibt es für den Brigadier in diesem Zug keine mehr.
done-duchy-second-battle = Kein zweiter Kampf
q-duchy-second-move = Der Brigadier darf sich ein zweites Mal bewegen. Wie?
    .why = Kämpfe gibt es für den Brigadier in diesem Zug keine mehr.
done-duchy-second-move = Keine zweite Bewegung
q-duchy-banker = Karten welcher Farbe bekommt der Bankier?
    .why = Vögel passen zu jeder Farbe. Jede Karte ist ein Punkt.
q-duchy-bank = Welche Karten gibst du für den Bankier aus?
    .why = Jede Karte ist ein Punkt und für immer weg.
    .tip = Gib aus: { $what }
q-duchy-mayor = Wessen Aktion übernimmt der Bürgermeister?
    .why = Auch die von jemandem, der in diesem Zug schon gehandelt hat; Fürsten lassen sich nicht nachahmen.
q-duchy-sway-with = Du überzeugst: { NAMES($minister, as: "minister") }. Welche { $count } Karten legst du offen?
    .why = Jede Karte braucht eine Lichtung ihrer Farbe mit einem Teil von dir, ein Vogel irgendeine. Am Abend werden Vögel abgeworfen, die anderen kommen zurück.
    .tip = Leg offen: { $what }
q-duchy-city = Für welche Farbe soll die Verlorene Stadt gelten?
    .why = Wie jede Lichtung lässt sie eine Karte zu, in einer Farbe deiner Wahl.
q-duchy-convince = Du überzeugst: { NAMES($minister, as: "minister") }. Leg noch { $left ->
    [one] eine Karte offen.
   *[other] { $left } Karten offen.
}
    .why = Jede Karte braucht eine Lichtung ihrer Farbe mit einem Teil von dir, ein Vogel irgendeine.
q-duchy-failure = Der Preis des Scheiterns: Welcher Minister verlässt dich?
    .why = Der höchste Rang geht zuerst. Die Krone verlässt das Spiel, und du verlierst eine zufällige Karte.

# Pläne

plan-failure = Preis des Scheiterns
    .why = Welcher von mehreren Ministern des höchsten Rangs zuerst geht, wenn du Gebäude verlierst.
plan-failure-squire = Von den Knappen
plan-failure-squire-foremole = der Vorwühler
plan-failure-squire-captain = der Hauptmann
plan-failure-squire-marshal = der Marschall
plan-failure-noble = Von den Edlen
plan-failure-noble-brigadier = der Brigadier
plan-failure-noble-banker = der Bankier
plan-failure-noble-mayor = der Bürgermeister
plan-failure-lord = Von den Fürsten
plan-failure-lord-duchess = die Schlammherzogin
plan-failure-lord-baron = der Erdbaron
plan-failure-lord-earl = der Steingraf

# Befehle

c-duchy = Das Herzogtum führen: Versammlung, Parlament, Minister
c-duchy-build = Karte offenlegen: Zitadelle oder Markt, wo du herrschst
c-duchy-recruit = Einen Krieger im Bau einsetzen
c-duchy-move = Krieger bewegen, durch Tunnel auch in den Bau und hinaus
c-duchy-battle = Einen Kampf beginnen
c-duchy-dig = Passende Karte ausgeben: einen Tunnel graben, auftauchen
c-duchy-minister = Die Aktion eines überzeugten Ministers nutzen
c-duchy-sway = Karten offenlegen: einen Minister überzeugen, Punkte
f-duchy-build-building = Zitadelle oder Markt
f-duchy-build-clearing = Eine beherrschte Lichtung mit freiem Bauplatz
f-duchy-move-origin = Die Lichtung, von der du kommst
f-duchy-move-to = Die benachbarte Lichtung, auf die du gehst
f-duchy-move-warriors = Wie viele Krieger
f-duchy-battle-clearing = Die Lichtung, auf der du kämpfst
f-duchy-battle-defender = Wen du angreifst
f-duchy-dig-clearing = Eine Lichtung ohne Tunnel
f-duchy-minister-minister = Ein überzeugter Minister, der diesen Zug noch nichts tat
f-duchy-sway-minister = Der Minister, den du gewinnen willst

# Warum nicht

r-duchy-not-daylight = Das Herzogtum handelt in seinem eigenen Tageslicht.
r-duchy-passed = { $step ->
    [assembly] Die Versammlung ist in diesem Zug vorbei: Sie kommt vor dem Parlament.
    [parliament] Das Parlament ist in diesem Zug vorbei: Es kommt, bevor du jemanden überzeugst.
   *[sway] Die Zeit, jemanden zu überzeugen, ist in diesem Zug vorbei.
}
r-assembly-done = Beide Aktionen deiner Versammlung sind gemacht. Minister dürfen handeln, und du darfst einen überzeugen.
r-duchy-no-such-building = Das Herzogtum baut Zitadellen und Märkte, sonst nichts.
r-duchy-card = Für { $clearing } brauchst du eine Karte der Farbe { $suit } oder einen Vogel, und du hast keine.
    .any = Du hast weder einen Vogel noch eine Karte in der Farbe einer Lichtung, auf der das ginge.
r-dig-burrow = Tunnel führen vom Bau zu einer Lichtung des Spielplans.
r-dig-tunnel-there = Auf { $clearing } hast du schon einen Tunnel.
r-dig-empty-burrow = Niemand ist im Bau, und mindestens ein Krieger muss hinaufkommen. Rekrutiere erst dort.
r-dig-no-tunnel = Es ist kein Tunnel mehr übrig.
r-minister-unknown = So einen Minister gibt es nicht.
r-minister-not-swayed = { $minister ->
    [duchess] Die
   *[other] Der
} { NAMES($minister, as: "minister") } ist noch nicht überzeugt. Nur überzeugte Minister handeln.
    .any = Kein Minister, den du überzeugt hast, kann das jetzt.
r-minister-acted = { $minister ->
    [duchess] Die
   *[other] Der
} { NAMES($minister, as: "minister") } hat in diesem Zug schon gehandelt; das geht nur einmal.
    .any = Kein Minister auf deiner Seite kann jetzt noch etwas tun.
r-minister-idle = { $minister ->
    [duchess] Die
   *[other] Der
} { NAMES($minister, as: "minister") } hat gerade nichts zu tun.
    .any = Kein Minister auf deiner Seite kann jetzt noch etwas tun.
r-sway-once = Du hast in diesem Zug schon einen Minister überzeugt, und mehr geht nicht.
r-sway-swayed = { $minister ->
    [duchess] Die
   *[other] Der
} { NAMES($minister, as: "minister") } ist schon auf deiner Seite.
    .any = Für jeden Minister, der noch auf deine Seite könnte, kannst du zu wenige Karten offenlegen, oder dir fehlt die Krone seines Ranges.
r-sway-no-crown = Alle { $crowns } Kronen der { $rank ->
    [squire] Knappen
    [noble] Edlen
   *[lord] Fürsten
} haben dein Tableau verlassen, also lässt sich dort niemand mehr überzeugen.
r-sway-cards = Das kostet { $cards } Karten, jede für eine andere Lichtung ihrer Farbe mit einem Teil von dir. Offenlegen kannst du { $have }: Du bist auf { $places ->
    [one] 1 Lichtung
   *[other] { $places } Lichtungen
}.
    .any = Für jeden Minister, der noch auf deine Seite könnte, kannst du zu wenige Karten offenlegen, oder dir fehlt die Krone seines Ranges.

# Was geschah

e-cards-revealed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $cards } offengelegt.
e-birds-discarded = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } offengelegte Vögel abgeworfen: { $cards }.
e-cards-returned = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $cards } zurück auf die Hand genommen.
e-failure-paid = { $minister ->
    [foremole] Der Vorwühler ist { YOU($seat, "dir davongelaufen", "davongelaufen", as: "faction.dat") }; die Krone ist verloren.
    [captain] Der Hauptmann ist { YOU($seat, "dir davongelaufen", "davongelaufen", as: "faction.dat") }; die Krone ist verloren.
    [marshal] Der Marschall ist { YOU($seat, "dir davongelaufen", "davongelaufen", as: "faction.dat") }; die Krone ist verloren.
    [brigadier] Der Brigadier ist { YOU($seat, "dir davongelaufen", "davongelaufen", as: "faction.dat") }; die Krone ist verloren.
    [banker] Der Bankier ist { YOU($seat, "dir davongelaufen", "davongelaufen", as: "faction.dat") }; die Krone ist verloren.
    [mayor] Der Bürgermeister ist { YOU($seat, "dir davongelaufen", "davongelaufen", as: "faction.dat") }; die Krone ist verloren.
    [duchess] Die Schlammherzogin ist { YOU($seat, "dir davongelaufen", "davongelaufen", as: "faction.dat") }; die Krone ist verloren.
    [baron] Der Erdbaron ist { YOU($seat, "dir davongelaufen", "davongelaufen", as: "faction.dat") }; die Krone ist verloren.
    [earl] Der Steingraf ist { YOU($seat, "dir davongelaufen", "davongelaufen", as: "faction.dat") }; die Krone ist verloren.
   *[none] { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } den Preis des Scheiterns gezahlt; kein Minister war da, der hätte gehen können.
}
e-minister-acted = { YOU($seat, "Bei dir") }: { $minister ->
    [Schlammherzogin] Die
   *[other] Der
} { $minister } handelt.
e-mayor-imitated = { YOU($seat, "Bei dir") }: Der Bürgermeister handelt als { $minister }.
e-swayed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } überzeugt: { $minister }; von diesem Rang { $crowns ->
    [0] bleibt keine Krone
    [one] bleibt 1 Krone
   *[other] bleiben { $crowns } Kronen
}.
