# Der Herr der Hundertschaften (Law 14).

faction-hundreds = Hundertschaft
    .subject = Die Hundertschaft
    .within = die Hundertschaft
    .from = von der Hundertschaft
    .acc = die Hundertschaft
    .dat = der Hundertschaft
    .short = Hundert
    .full = Herr der Hundertschaften

piece-mob = Mob
    .line = zerstört hier im nächsten Vogelgesang Gegnerisches und durchsucht die Ruine
pieces-mob = { $count ->
    [one] 1 Mob
   *[other] { $count } Mobs
}
piece-stronghold = Bollwerk
    .line = bringt in jedem Vogelgesang einen Krieger; stellt seine Farbe her
pieces-stronghold = { $count ->
    [one] 1 Bollwerk
   *[other] { $count } Bollwerke
}
piece-warlord = Kriegsherr
pieces-warlord = den Kriegsherrn

effect-stubborn = Stur
effect-wrathful = Zornig
effect-bitter = Verbittert

hundreds-mood = { $mood ->
    [bitter] Verbittert
    [grandiose] Größenwahnsinnig
    [jubilant] Ausgelassen
    [lavish] Verschwenderisch
    [relentless] Unerbittlich
    [rowdy] Rauflustig
    [wrathful] Zornig
   *[stubborn] Stur
}
hundreds-item = { $item }
hundreds-others = { $warriors ->
    [0] allein
    [one] mit 1 Krieger
   *[other] mit { $warriors } Kriegern
}
hundreds-marching = { $warriors } Krieger
hundreds-clean = { $oppressed ->
    [one] 1 unterdrückte Lichtung
   *[other] { $oppressed } unterdrückte Lichtungen
}

# Was ein Tisch vorher entscheiden kann

option-entombed = Der Kriegsherr auf Coffin Makers
    .why = Der gefallene Kriegsherr liegt dort als einer der Krieger. Darf Salben ihn holen?
option-entombed-waits = er wartet, bis die Karte geleert wird
option-entombed-fetched = Salben holt ihn

# Aufbau

q-hundreds-corner = In welcher Ecke hisst dein Kriegsherr sein Banner?
    .why = Er beginnt dort mit vier Kriegern und einem Bollwerk.

# Der Zug

q-hundreds-raze = Deine Mobs haben gewütet.
    .why = Als Nächstes sammeln sich deine Krieger.
done-hundreds-raze = Weiter zum Rekrutieren
q-hundreds-razing = Welcher Mob wütet als Nächster?
    .why = Er entfernt dort alle gegnerischen Gebäude und Marker für je einen Punkt und holt einen Gegenstand aus der Ruine. Was er auslöst, ist vorbei, ehe der nächste beginnt.
q-hundreds-ruin = Welchen Gegenstand zerren deine Mobs aus der Ruine auf { $clearing }?
    .why = Was du schon einmal aus einer Ruine hast, bekommst du dort nicht noch einmal.
q-hundreds-spread = Der Mob-Würfel zeigt { $suit }: Wo entsteht ein Mob?
    .why = Neben einem deiner Mobs; dort wütet er in deinem nächsten Vogelgesang.
q-hundreds-recruit = Deine Krieger haben sich gesammelt.
    .why = Als Nächstes kommt der Kriegsherr.
done-hundreds-recruit = Weiter zum Kriegsherrn
q-hundreds-recruits = Dein Vorrat reicht nicht. Bei welchen Bollwerken sammeln sich Krieger?
    .why = Einer je Bollwerk; das Gefolge des Kriegsherrn kam zuerst.
    .some = { $n } auf { $name }
    .tip = Setz Krieger ein: { $what }
q-hundreds-anoint = Ein Kriegsherr führt die Hundertschaft.
    .why = Als Nächstes wechselt seine Laune.
done-hundreds-anoint = Weiter zu seiner Laune
q-hundreds-warlord = Wo erhebt sich ein neuer Kriegsherr?
    .why = Er tritt an die Stelle eines deiner Krieger; nur wo das nicht geht, darf er sich irgendwo erheben.
q-hundreds-mood = Dein Kriegsherr ist: { hundreds-mood }.
    .why = Die Laune hält bis zu deinem nächsten Vogelgesang.
done-hundreds-mood = Weiter zum Tageslicht
q-hundreds-moods = In welcher Laune ist dein Kriegsherr?
    .why = In einer anderen als bisher, und ihr Gegenstand darf nicht in deinem Hort liegen.
q-hundreds-ending = Was kommt am Ende deines Vogelgesangs zuerst?
    .why = Deine Karte darf den Kriegsherrn bewegen, und Hergegebenes bringt ihm Krieger.
q-hundreds-lavish = Dein Vogelgesang: Dein Kriegsherr ist verschwenderisch. Gib Gegenstände für Krieger her, oder mach weiter.
    .why = Jeder Gegenstand verlässt das Spiel und bringt dem Kriegsherrn zwei Krieger. Weniger Gegenstände können schon in diesem Zug weniger Aktionen bedeuten.
done-hundreds-lavish = Hort behalten, weiter zum Tageslicht
q-hundreds-craft = Dein Tageslicht: Stell her, oder mach weiter. (Laune: { hundreds-mood })
    .why = Ein Bollwerk stellt einmal für die Farbe seiner Lichtung her. Bei einem Gegenstand wählst du: der Hort oder die Punkte.
done-hundreds-craft = Weiter
q-hundreds-vanguard = Dein Tageslicht: Dein größenwahnsinniger Kriegsherr rückt zuerst vor. (Noch { $advances })
    .why = Danach kommen deine Befehle, und mit dem ersten ist das Vorrücken vorbei.
done-hundreds-vanguard = Weiter zu deinen Befehlen
q-hundreds-command = Dein Tageslicht: Befehlige die Hundertschaft. (Noch { $commands ->
    [one] 1 Aktion
   *[other] { $commands } Aktionen
})
    .why = Bewegen, kämpfen oder bauen; Gegenstände auf der Befehlsleiste bringen mehr davon.
done-hundreds-command = Weiter zum Vorrücken des Kriegsherrn
q-hundreds-advance = Dein Tageslicht: Der Kriegsherr rückt vor. (Noch { $advances })
    .why = Er darf sich bewegen, mit wem er mag, und dann dort kämpfen, wo er steht.
done-hundreds-advance = Zug beenden
    .confirm = Zug beenden? Die Unterdrückung zählt, und du ziehst; was nicht getan ist, bleibt ungetan.
q-hundreds-strike = Dein Kriegsherr ist angekommen. Kämpft er?
    .why = Jedes Vorrücken ist eine Bewegung und dann ein Kampf; beides darf entfallen.
done-hundreds-strike = Kein Kampf
q-hundreds-relentless = Dein unerbittlicher Kriegsherr darf weitermachen: noch eine Bewegung oder noch ein Kampf.
    .why = Er hat sich bei diesem Vorrücken bewegt und gekämpft.
done-hundreds-relentless = Hier halten
q-hundreds-incite = Dein Abend: Wiegle Mobs auf, oder werte. ({ hundreds-clean })
    .why = Eine Karte bringt einen Mob auf eine passende Lichtung mit einem Krieger von dir; dort wütet er in deinem nächsten Vogelgesang.
done-hundreds-incite = Werten, ziehen und Zug beenden
q-hundreds-jubilant = Den Mob-Würfel noch einmal werfen? (Noch { $count })
    .why = Jeder Wurf kann neben einem deiner Mobs einen weiteren bringen; wo er liegen kann, muss er liegen.
done-hundreds-jubilant = Nicht weiter würfeln
q-hundreds-oppress = Gewertet: { hundreds-clean }.
    .why = Du beherrschst sie, hast dort etwas, und kein Gegner hat dort etwas. Als Nächstes ziehst du.
done-hundreds-oppress = Karten ziehen und Zug beenden
q-hundreds-draw = Deine Karten sind gezogen.
    .why = Du musst nur noch den Zug beenden.
done-hundreds-draw = Zug beenden

# Gegenstände und Kämpfe

q-hundreds-crafted = Hergestellt: { hundreds-item }. In den Hort, oder die Punkte?
    .why = Im Hort bringt der Gegenstand für den Rest der Partie Aktionen und verschließt die Laune, die ihn zeigt.
q-hundreds-overflow = Kein Platz für: { hundreds-item }. Welcher Gegenstand verlässt das Spiel?
    .why = Die Leiste fasst vier; welcher auch geht, du bekommst einen Punkt.
q-hundreds-loot = Du greifst { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } an. Kämpfst du um Beute?
    .why = Deine Würfel treffen dann nicht; beherrschst du die Lichtung nach dem Kampf, nimmst du einen Gegenstand.
done-hundreds-loot = Keine Beute: wie üblich würfeln
q-hundreds-take = Welchen Gegenstand nimmst du? ({ $defender })
    .why = Er kommt in deinen Hort, auch ein erschöpfter.
q-hundreds-shield = { $count ->
    [one] Wer steckt den Treffer
   *[other] Wer steckt die { $count } Treffer
} auf { $clearing } ein?
    .why = Ohne Kriegsherrn folgt ihm im Vogelgesang niemand; ein neuer erhebt sich erst nach dem Rekrutieren.
q-hundreds-bitter = Dein Kriegsherr ist verbittert. Welche Mobs kämpfen auf { $clearing } mit?
    .why = Jeder wird vor dem Würfeln zu einem Krieger neben ihm.
    .tip = Ruf in den Kampf: { $what }

# Aktionen

o-hundreds-lavish = Hergeben: { hundreds-item }
    .about = 2 Krieger zum Kriegsherrn
    .group = Gegenstände hergeben
    .item = { $value }
o-hundreds-move = { hundreds-marching } von { $origin } nach { $to } bewegen
    .group = Bewegen
    .origin = Von { $value }
    .to = Nach { $value }
    .about = der Kriegsherr bleibt
o-hundreds-lead = Kriegsherr nach { $to }, { hundreds-others }
    .group = Kriegsherrn bewegen
    .to = Nach { $value }
    .about = ein Befehl
o-hundreds-battle = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }
    .facts = { battle-hits }
    .group = Kämpfen
    .clearing = Auf { $value }
    .confirm = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } beginnen? Die Würfel lassen sich nicht zurücknehmen.
o-hundreds-build = Bollwerk auf { $clearing } bauen mit { $card }
    .group = Bauen
    .clearing = Auf { $value }
    .card = Mit { $value }
    .about = ein Krieger je Vogelgesang · du verzichtest auf „{ $line }“
o-hundreds-advance = Kriegsherr rückt nach { $to } vor, { hundreds-others }
    .group = Vorrücken
    .to = Nach { $value }
    .about = danach darf er kämpfen
o-hundreds-charge = Kampf gegen { YOU($defender, "dich", as: "faction.acc") }, wo der Kriegsherr steht
    .facts = Vorrücken ohne Bewegung: { battle-hits }
    .group = Mit dem Kriegsherrn kämpfen
    .confirm = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } beginnen? Die Würfel lassen sich nicht zurücknehmen.
o-hundreds-incite = Mob auf { $clearing } aufwiegeln mit { $card }
    .group = Aufwiegeln
    .clearing = Auf { $value }
    .card = Mit { $value }
    .about = wütet im nächsten Vogelgesang · du verzichtest auf „{ $line }“
o-hundreds-lead-on = Kriegsherr nach { $to }, { hundreds-others }
    .group = Kriegsherrn bewegen
    .to = Nach { $value }
o-hundreds-card-first = Die Karte vor mir
    .about = das Hergeben kommt danach
o-hundreds-lavish-first = Gegenstände hergeben
    .about = die Karte kommt danach
o-hundreds-raze = { $clearing }
    .about = gegnerische Gebäude und Marker dort: je ein Punkt
o-hundreds-strike = Kampf gegen { YOU($defender, "dich", as: "faction.acc") }
    .facts = { battle-hits }
    .about = wo der Kriegsherr steht
    .confirm = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } beginnen? Die Würfel lassen sich nicht zurücknehmen.
o-hundreds-mood = { hundreds-mood }
    .about = { $mood ->
        [bitter] Kämpfe beim Kriegsherrn: nahe Mobs werden Krieger
        [grandiose] erst vorrücken, dann befehligen
        [jubilant] beim Kriegsherrn aufwiegeln: bis zu vier Würfe mehr
        [lavish] Ende des Vogelgesangs: je Gegenstand zwei Krieger
        [relentless] nach Bewegung und Kampf: noch eins von beiden
        [rowdy] Abend: eine Karte mehr, zwei bei drei Gegnern am Ort
        [wrathful] Angriff mit dem Kriegsherrn: 1 Treffer mehr
       *[stubborn] Kämpfe beim Kriegsherrn: der erste Treffer zählt nicht
    }
craft-hoard = { craft-item } für den Hort{ $kept ->
    [0] { "" }
    [one] { " und 1 Punkt" }
   *[other] { " und " }{ $kept } Punkte
}, oder { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
o-hundreds-keep = In den Hort legen
    .about = ohne Punkte dafür
o-hundreds-melt = Endgültig entfernen
    .about = { SIGNED($points) } { $points ->
        [one] Punkt
       *[other] Punkte
    }
o-hundreds-loot = Um Beute kämpfen
    .about = deine Würfel treffen nicht
o-hundreds-roll = Mob-Würfel werfen
    .about = neben deinen Mobs kann einer entstehen
o-hundreds-shield = Andere fallen vor dem Kriegsherrn
    .about = er bleibt auf dem Spielplan
o-hundreds-sacrifice = Der Kriegsherr fällt zuerst
    .about = beim Salben kehrt einer zurück
o-hundreds-mobs = Der Mob auf { $clearing }

# Befehle

c-hundreds = Den Kriegsherrn und seine Hundertschaft führen
c-hundreds-lavish = Einen Gegenstand des Horts für zwei Krieger hergeben
c-hundreds-move = Krieger ohne den Kriegsherrn bewegen, als Befehl
c-hundreds-lead = Den Kriegsherrn mit anderen bewegen, als Befehl
c-hundreds-battle = Einen Kampf beginnen, als Befehl
c-hundreds-build = Karte ausgeben: ein Bollwerk auf beherrschter Lichtung
c-hundreds-advance = Den Kriegsherrn bewegen; dann darf er kämpfen
c-hundreds-charge = Kämpfen, wo der Kriegsherr steht, ohne Bewegung
c-hundreds-incite = Karte ausgeben: ein Mob, wo du einen Krieger hast
f-hundreds-lavish-item = Der Gegenstand, den du hergibst
f-hundreds-move-origin = Von wo
f-hundreds-move-to = Wohin
f-hundreds-move-warriors = Wie viele Krieger, ohne den Kriegsherrn
f-hundreds-lead-to = Wohin der Kriegsherr geht
f-hundreds-lead-warriors = Wie viele mit ihm gehen; 0 für niemanden
f-hundreds-battle-clearing = Wo du kämpfst
f-hundreds-battle-defender = Wen du angreifst
f-hundreds-build-card = Eine Karte, die zur Lichtung passt
f-hundreds-build-clearing = Eine beherrschte Lichtung mit freiem Bauplatz
f-hundreds-advance-to = Wohin der Kriegsherr geht
f-hundreds-advance-warriors = Wie viele mit ihm gehen; 0 für niemanden
f-hundreds-charge-defender = Wen der Kriegsherr angreift
f-hundreds-incite-card = Eine Karte, die zur Lichtung passt
f-hundreds-incite-clearing = Eine Lichtung mit Krieger und ohne Mob

# Pläne

plan-warlord = Treffer beim Kriegsherrn
    .why = Wer fällt, wo er mit anderen steht, in Kämpfen in Zügen der anderen.
plan-warlord-falls = Der Kriegsherr fällt
plan-warlord-falls-last = zuletzt
plan-warlord-falls-first = zuerst
plan-warlord-falls-ask = frag mich
plan-bitter = Verbittert: Mobs zum Kriegsherrn
    .why = Wird er angegriffen, können nahe Mobs vor dem Würfeln Krieger werden.
plan-bitter-mobs = Welche Mobs
plan-bitter-mobs-short = so viele, wie den Würfeln nützen
plan-bitter-mobs-all = alle
plan-bitter-mobs-never = keine
plan-bitter-mobs-ask = frag mich

# Warum nicht

r-hundreds-passed = { $step ->
    [lavish] Gegenstände gibst du nur am Ende deines eigenen Vogelgesangs her.
    [command] Du befehligst nur in deinem eigenen Tageslicht, ehe der Kriegsherr vorrückt.
    [vanguard] Dein größenwahnsinniger Kriegsherr rückt vor deinem ersten Befehl vor.
    [incite] Mobs wiegelst du nur an deinem eigenen Abend auf.
   *[advance] Dein Kriegsherr rückt nur in deinem eigenen Tageslicht vor.
}
r-lavish-mood = Nur ein verschwenderischer Kriegsherr gibt Gegenstände her, und deiner ist: { hundreds-mood }.
r-lavish-none = In deinem Hort liegt nicht: { $item }.
    .any = Dein Hort ist leer.
r-command-spent = Du hast in diesem Zug keine Befehle mehr.
r-advance-spent = Dein Kriegsherr kann in diesem Zug nicht mehr vorrücken.
r-hundreds-no-warlord = Dein Kriegsherr ist nicht auf dem Spielplan. Er erhebt sich in deinem nächsten Vogelgesang.
r-hundreds-rats = Ohne den Kriegsherrn { $warriors ->
    [one] kann nur 1 Krieger
   *[other] können nur { $warriors } Krieger
} { $origin } verlassen. Mit ihm geht es durch /hundreds lead.
r-stronghold-none-left = Alle sechs Bollwerke stehen auf dem Spielplan.
r-stronghold-rule = Du beherrschst { $clearing } nicht und kannst dort nicht bauen.
    .any = Du beherrschst keine Lichtung mit freiem Bauplatz, auf der du bauen könntest.
r-stronghold-slot = Auf { $clearing } ist kein Bauplatz frei.
r-mob-none-left = Alle fünf Mobs liegen auf dem Spielplan.
r-mob-there = Auf { $clearing } liegt schon ein Mob.
r-mob-nobody = Auf { $clearing } hast du keinen Krieger, der einen Mob aufwiegeln könnte.
    .any = Du brauchst einen Krieger auf einer Lichtung ohne Mob und eine Karte ihrer Farbe oder einen Vogel.
r-hundreds-not-held = Nicht auf deiner Hand: { $card }.
r-hundreds-suit = { $card } passt nicht zu { $clearing }. Gib eine Karte der Farbe oder einen Vogel aus.

# Aussichten

odds-wrathful = Eingerechnet: Der zornige Kriegsherr greift an, also 1 zusätzlicher Treffer ({ $seat }).
odds-loot = Falls { YOU($seat, "deine Seite", as: "faction.within") } um Beute { AGREE($seat, "kämpft", "kämpfen", "kämpft") }: Angriff { $dealt }, Verteidigung { $suffered }.
odds-bitter = Falls { YOU($seat, "deine Seite", as: "faction.within") } alle Mobs in der Nähe { AGREE($seat, "zurücknimmt", "zurücknehmen", "zurücknimmt") }: Angriff { $dealt }, Verteidigung { $suffered }.

# Was geschah

e-mood-chosen = Die Laune { AGREE($seat, "des Kriegsherrn", "des Kriegsherrn", "deines Kriegsherrn") }: { hundreds-mood }.
e-mob-rolled = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } den Mob-Würfel geworfen: { $suit }.
e-item-hoarded = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } in den Hort gelegt: { hundreds-item }.
e-hoard-left = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } endgültig entfernt: { hundreds-item }.
e-loot-sought = { YOU($seat, "Du kämpfst", "kämpft", "kämpfen", as: "faction.subject") } auf { $clearing } um Beute gegen { YOU($defender, "dich", as: "faction.acc") }.
e-warlord-fell = { AGREE($seat, "Der Kriegsherr", "Der Kriegsherr", "Dein Kriegsherr") } ist auf { $clearing } gefallen.
e-anointed = Auf { $clearing } hat sich { AGREE($seat, "ein neuer Kriegsherr", "ein neuer Kriegsherr", "dein neuer Kriegsherr") } erhoben.
e-oppressed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $count ->
    [one] 1 Lichtung
   *[other] { $count } Lichtungen
} unterdrückt.
