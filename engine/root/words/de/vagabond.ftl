# Der Vagabund (Regel 9): Gegenstände, Beziehungen, Quests und Charaktere (26).

# Gegenstände nach Seite und Ort, wie Mengen sie nennen

item-boot-exhausted = Stiefel (verdeckt)
item-bag-exhausted = Tasche (verdeckt)
item-sword-exhausted = Schwert (verdeckt)
item-crossbow-exhausted = Armbrust (verdeckt)
item-hammer-exhausted = Hammer (verdeckt)
item-tea-exhausted = Tee (verdeckt)
item-coins-exhausted = Münzen (verdeckt)
item-torch-exhausted = Fackel (verdeckt)
item-boot-damaged = Stiefel (beschädigt)
item-bag-damaged = Tasche (beschädigt)
item-sword-damaged = Schwert (beschädigt)
item-crossbow-damaged = Armbrust (beschädigt)
item-hammer-damaged = Hammer (beschädigt)
item-tea-damaged = Tee (beschädigt)
item-coins-damaged = Münzen (beschädigt)
item-torch-damaged = Fackel (beschädigt)
item-boot-damaged-exhausted = Stiefel (beschädigt, verdeckt)
item-bag-damaged-exhausted = Tasche (beschädigt, verdeckt)
item-sword-damaged-exhausted = Schwert (beschädigt, verdeckt)
item-crossbow-damaged-exhausted = Armbrust (beschädigt, verdeckt)
item-hammer-damaged-exhausted = Hammer (beschädigt, verdeckt)
item-tea-damaged-exhausted = Tee (beschädigt, verdeckt)
item-coins-damaged-exhausted = Münzen (beschädigt, verdeckt)
item-torch-damaged-exhausted = Fackel (beschädigt, verdeckt)
amount-warriors = verbündete Krieger

# Quests, in der Reihenfolge ihrer Nummern

quest-0 = Botengang (Fuchs: Tee, Stiefel)
quest-1 = Spendensammeln (Fuchs: Tee, Münzen)
quest-2 = Rede halten (Fuchs: Fackel, Tee)
quest-3 = Transporthilfe (Fuchs: Stiefel, Tasche)
quest-4 = Schuppen reparieren (Fuchs: Fackel, Hammer)
quest-5 = Botengang (Hase: Tee, Stiefel)
quest-6 = Banditen vertreiben (Hase: zwei Schwerter)
quest-7 = Bären verjagen (Hase: Fackel, Armbrust)
quest-8 = Rede halten (Hase: Fackel, Tee)
quest-9 = Wachdienst (Hase: Fackel, Schwert)
quest-10 = Geleitschutz (Maus: zwei Stiefel)
quest-11 = Banditen vertreiben (Maus: zwei Schwerter)
quest-12 = Bären verjagen (Maus: Fackel, Armbrust)
quest-13 = Wachdienst (Maus: Fackel, Schwert)
quest-14 = Transporthilfe (Maus: Stiefel, Tasche)

# Charaktere und Beziehungen

character-thief = Dieb
character-tinker = Tüftler
character-ranger = Waldläufer
character-vagrant = Landstreicher
character-arbiter = Schlichter
character-scoundrel = Schurke
character-adventurer = Abenteurer
character-harrier = Segler
character-ronin = Ronin
character-cheat = Betrüger
character-gladiator = Gladiator
character-jailor = Kerkermeister

step-indifferent = neutral
step-amiable = freundlich
step-friendly = befreundet
step-allied = verbündet
step-hostile = feindlich

# Aufbau

q-vagabond-character = Wer bist du?
    .why = Jeder Charakter beginnt mit anderen Gegenständen und kann etwas, das sonst keiner kann.
o-vagabond-character = { NAMES($character, as: "character") }
    .about = { $character ->
        [thief] Stiefel, Fackel, Tee, Schwert; stiehlt in der Nähe eine Karte
        [tinker] Stiefel, Fackel, Tasche, Hammer; nimmt Karten vom Ablagestapel
        [ranger] Stiefel, Fackel, Armbrust, Schwert; taucht unter und repariert drei Gegenstände
        [vagrant] Stiefel, Fackel, Münzen; hetzt andere aufeinander
        [arbiter] Stiefel, Fackel, zwei Schwerter; schützt, wer auf seiner Lichtung angegriffen wird
        [scoundrel] zwei Stiefel, Fackel, Armbrust; brennt eine Lichtung für immer nieder
        [adventurer] Stiefel, Fackel, Hammer; improvisiert pro Zug einen Gegenstand einer Quest
        [harrier] Münzen, Fackel, Schwert, Armbrust; gleitet auf jede Lichtung
        [cheat] Stiefel, Tee, Armbrust, Fackel; ergaunert sich pro Zug eine Quest
        [gladiator] Stiefel, Fackel, Hammer; opfert einen Gegenstand für einen Krieger und eine Karte
        [jailor] Stiefel, Armbrust, Fackel; zahlt statt mit einem Gegenstand mit einer Karte und einem Punkt
       *[ronin] zwei Stiefel, Fackel, Schwert; schlägt nach dem Wurf rasch zu
    }
q-vagabond-forest = In welchem Wald beginnst du?
    .why = Aus einem Wald kannst du auf jede angrenzende Lichtung schleichen; Ruinen in der Nähe bergen Gegenstände für dich.

# Vogelgesang

q-vagabond-refresh = Welche Gegenstände frischst du auf?
    .why = Drei, und zwei mehr für jeden offenen Tee auf seiner Leiste. Frische auf, was du heute brauchst.
    .tip = Frisch auf: { $what }
q-vagabond-birdsong = Dein Vogelgesang: Benutze, was vor dir liegt, schleich dich davon oder beginne dein Tageslicht.
    .why = Schleichen bringt dich ohne Stiefel auf eine benachbarte Lichtung oder in einen benachbarten Wald.
done-vagabond-birdsong = Zug beenden
    .confirm = Zug beenden? Was du nicht erschöpft hast, bleibt bereit.
q-vagabond-slip = Dein Zug: Schleich dich erst davon, oder handle, wo du bist.
    .why = Schleichen bringt dich ohne Stiefel auf eine Lichtung oder in einen Wald nebenan; mit jeder anderen Aktion verzichtest du darauf.
done-vagabond-slip = Zug beenden
    .confirm = Zug beenden? Was du nicht erschöpft hast, bleibt bereit.
o-vagabond-slip = Nach { $to } schleichen
    .group = Davonschleichen
    .to = Nach { $value }
    .about = ohne Stiefel

# Tageslicht

q-vagabond-daylight = Dein Tageslicht: Was tust du?
    .why = Erschöpfe Gegenstände, um zu erkunden, zu helfen, Quests zu erfüllen und zu kämpfen, in beliebiger Reihenfolge, solange sie reichen.
done-vagabond-daylight = Zug beenden
    .confirm = Zug beenden? Was du nicht erschöpft hast, bleibt bereit.

o-vagabond-move = Nach { $to } gehen
    .group = Bewegen
    .to = Nach { $value }
    .facts = { $boots ->
        [one] 1 Stiefel
       *[other] { $boots } Stiefel, zwischen Feinden
    }
o-vagabond-battle = Hier gegen { YOU($defender, "dich", as: "faction.acc") } kämpfen
    .group = Kämpfen
    .defender = { $value }
    .confirm = Hier gegen { YOU($defender, "dich", as: "faction.acc") } kämpfen? Die Würfel lassen sich nicht zurücknehmen.
    .facts = { battle-hits }
o-vagabond-explore = Die Ruine hier erkunden
    .about = Fackel; nimm einen Gegenstand, +1 Punkt
    .confirm = Die Ruine erkunden? Was du siehst, lässt sich nicht ungesehen machen.
o-vagabond-aid = Mit { $card } helfen: { YOU($to, "dir", as: "faction.dat") }
    .group = Jemandem helfen
    .card = Mit { $value }
    .to = { $value }
    .facts = { $step ->
        [allied] +2 Punkte
        [hostile] bleibt feindlich
        [none] keine Beziehung, die besser werden könnte
       *[other] { $missing ->
            [one] verbessert eure Beziehung
           *[other] { $missing } Hilfen in diesem Zug verbessern eure Beziehung
        }
    }{ $items ->
        [0] { "" }
       *[other] , und du darfst einen Gegenstand nehmen
    }
    .about = du verzichtest auf „{ $line }“
o-vagabond-quest = { $quest } erfüllen: { $reward ->
    [cards] zwei Karten
   *[points] Punkte
}
    .group = Eine Quest erfüllen
    .quest = { $value }
    .reward = { $value ->
        [cards] Zwei Karten ziehen
       *[points] Punkte bekommen
    }
    .facts = { $reward ->
        [cards] { $instead ->
            [one] statt 1 Punkt
           *[other] statt { $instead } Punkten
        }
       *[points] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }
o-vagabond-improvise = { $quest } improvisieren: { $reward ->
    [cards] zwei Karten
   *[points] Punkte
}
    .group = Eine Quest improvisieren
    .quest = { $value }
    .reward = { $value ->
        [cards] Zwei Karten ziehen
       *[points] Punkte bekommen
    }
    .facts = { $reward ->
        [cards] { $instead ->
            [one] statt 1 Punkt
           *[other] statt { $instead } Punkten
        }
       *[points] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }, und ein Gegenstand wird beschädigt
o-vagabond-con = { $quest } ergaunern: { $reward ->
    [cards] zwei Karten
   *[points] Punkte
}
    .group = Gaunerei: eine Quest mit zwei beliebigen Gegenständen
    .quest = { $value }
    .reward = { $value ->
        [cards] Zwei Karten ziehen
       *[points] Punkte bekommen
    }
    .facts = { $reward ->
        [cards] { $instead ->
            [one] statt 1 Punkt
           *[other] statt { $instead } Punkten
        }
       *[points] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }, danach geht sie in den Stapel zurück
o-vagabond-strike = Schießen auf: { $piece } ({ $enemy })
    .group = Schießen
    .enemy = { $value }
    .piece = { $value }
    .facts = Armbrust{ $points ->
        [0] { "" }
       *[other] , +1 Punkt
    }
o-vagabond-repair = Reparieren: { $side ->
    [ready] { $item }, offen
   *[exhausted] { $item }, verdeckt
}
    .group = Reparieren
    .item = { $value }
    .side = { $value ->
        [ready] Offen
       *[exhausted] Verdeckt
    }
    .about = { $line }
o-vagabond-steal = Eine Karte { YOU($source, "von dir", as: "faction.from") } stehlen
    .group = Eine Karte stehlen
    .source = Von: { $value }
    .confirm = Eine Karte { YOU($source, "von dir", as: "faction.from") } stehlen? Was du ziehst, lässt sich nicht ungesehen machen.
    .about = eine ihrer Karten, zufällig gezogen
o-vagabond-day-labor = { $card } vom Ablagestapel nehmen
    .group = Tagewerk: eine Karte vom Ablagestapel
    .card = { $value }
o-vagabond-hideout = Untertauchen: drei Gegenstände reparieren und dein Tageslicht beenden
o-vagabond-instigate = Hier aufeinanderhetzen: { YOU($attacker, "dich", as: "faction.acc") } gegen { YOU($defender, "dich", as: "faction.acc") }
    .group = Einen Kampf anstiften
    .attacker = Es greift an: { $value }
    .defender = Gegen: { $value }
    .confirm = Einen Kampf anstiften, { YOU($attacker, "du", as: "faction.within") } gegen { YOU($defender, "dich", as: "faction.acc") }? Die Würfel lassen sich nicht zurücknehmen.
    .about = ihr Kampf; entfernte Gebäude und Marker bringen dir Punkte
o-vagabond-scorch = Diese Lichtung verbrennen: jedes gegnerische Teil entfernen
    .confirm = Diese Lichtung verbrennen? Deine Fackel bleibt hier, und nie wieder darf etwas hierherkommen.
o-vagabond-glide = Nach { $to } gleiten
    .group = Gleiten
    .to = Nach { $value }
    .about = auf jede Lichtung, ohne Stiefel
o-vagabond-duel = Duell, Einsatz { $item }: einen Krieger entfernen ({ $enemy })
    .group = Duell
    .enemy = { $value }
    .item = Einsatz: { $value }
    .about = Krieger entfernen, eine Karte ziehen; niemand wird feindlich
o-vagabond-coerce = Nötigen: { $card } statt eines Gegenstands ausgeben
    .group = Nötigen: eine Karte statt eines Gegenstands
    .card = { $value }
    .about = die Aktion wählst du gleich; danach verlierst du 1 Punkt
o-vagabond-coalition = Eine Koalition mit { YOU($partner, "dir", as: "faction.dat") } bilden
    .group = Eine Koalition bilden
    .card = Mit { $value }
    .partner = { $value }
    .facts = dort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    .confirm = Eine Koalition mit { YOU($partner, "dir", as: "faction.dat") } bilden? Du bekommst nie mehr Punkte.
    .about = du gewinnst nur mit ihnen

q-vagabond-escort = Kommen verbündete Krieger mit nach { $to }?
    .why = Du darfst Krieger einer verbündeten Fraktion mitnehmen; sie bewegen sich, als hätte diese es so gewählt.
o-vagabond-escort = { vagabond-escorted } mitnehmen ({ $ally })
    .group = Verbündete mitnehmen
    .ally = { $value }
vagabond-escorted = { $warriors } Krieger
done-vagabond-escort = Allein gehen
q-vagabond-ally = Wer kämpft auf { $clearing } an deiner Seite?
    .why = Verbündete Krieger erhöhen deine möglichen Treffer und können welche einstecken; stecken sie mehr ein als deine Gegenstände, wird die Fraktion feindlich.
done-vagabond-ally = Allein kämpfen
q-vagabond-exhaust = Welchen Gegenstand erschöpfst du für diese Hilfe?
    .why = Jeder Gegenstand geht, also nimm einen, den du heute nicht brauchst.
q-vagabond-take = Welchen der dort hergestellten Gegenstände nimmst du?
    .why = Er gehört sofort dir, offen; eurer Beziehung schadet das Nehmen nicht.
done-vagabond-take = Nichts nehmen
q-vagabond-ruin = Unter der Ruine liegen zwei Gegenstände. Welchen nimmst du?
    .why = Nur du siehst sie; der andere bleibt liegen, bis wieder jemand erkundet.
done-vagabond-ruin = Nichts nehmen
q-vagabond-stand-in = Mit welchem Gegenstand improvisierst du?
    .why = Er zählt als der fehlende; einmal erschöpft, ist er auch beschädigt.
o-vagabond-stand-in = { $item } anstelle von { $missing }
q-vagabond-con = Welche zwei Gegenstände erschöpfst du für diese Quest?
    .why = Es gehen zwei beliebige, also nimm solche, die du heute nicht brauchst.
    .tip = Erschöpfe: { $what }
q-vagabond-coerce = Was tust du mithilfe von { $card }?
    .why = Die Karte steht für einen Gegenstand dieser Aktion; ist sie vorbei, verlierst du 1 Punkt.
q-vagabond-coerce-instead = Gibst du statt eines Gegenstands eine Karte aus?
    .why = Einmal pro Zug steht eine Karte, die zu deiner Lichtung passt, für einen beliebigen Gegenstand. Danach verlierst du 1 Punkt.
q-vagabond-spared = Für welchen Gegenstand steht die Karte?
    .why = Er bleibt bereit, alles andere erschöpfst du.
q-vagabond-repair = Welche drei Gegenstände reparierst du?
    .why = Sie behalten ihre Seite, offene sind also sofort bereit.
    .tip = Repariere: { $what }

# Im Kampf

q-vagabond-damage = Welche Gegenstände werden beschädigt?
    .why = Beschädigte Gegenstände taugen bis zur Reparatur zu nichts; schone deine Schwerter, wenn du weitere Angriffe erwartest.
    .tip = Beschädige: { $what }
q-vagabond-fallen = { $hits ->
    [one] Steckt den Treffer auf { $clearing } ein verbündeter Krieger ein?
   *[other] Wie viele der { $hits } Treffer auf { $clearing } stecken verbündete Krieger ein?
}
    .why = Stecken sie in diesem Kampf mehr ein als deine Gegenstände, werden deine Verbündeten feindlich.
q-vagabond-protector = Auf { $clearing } steht der Schlichter neben dir, mit { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwertern
}. Rufst du ihn zu Hilfe?
    .why = Seine Schwerter erhöhen deine möglichen Treffer; er bekommt dafür einen Punkt.
q-vagabond-swift-strike = Die Würfel auf { $clearing } zeigen { $high } für den Angriff und { $low } für die Verteidigung. Erschöpfst du ein Schwert?
    .why = Du richtest einen Treffer mehr an, den keine Obergrenze beschränkt.
    .yes = Ein Schwert erschöpfen
pass-vagabond-swift-strike = Diesmal nicht

# Abend

q-vagabond-evening = Dein Abend beginnt.
    .why = Jetzt rastest du, falls du in einem Wald bist, ziehst Karten und prüfst, was du trägst.
done-vagabond-evening = Rasten und Karten ziehen
q-vagabond-rest = Deine Karten sind gezogen.
    .why = Du musst nur noch deinen Zug beenden.
done-vagabond-rest = Zug beenden
q-vagabond-limit = Deine Gegenstände sind gezählt.
    .why = Danach kommt nichts mehr.
done-vagabond-limit = Zug beenden
q-vagabond-capacity = Du trägst zu viel. Welche Gegenstände verlassen das Spiel?
    .why = In Rucksack und Ablage für Beschädigtes passen sechs Gegenstände, und zwei mehr je offener Tasche auf ihrer Leiste; was geht, ist für immer weg.
    .tip = Gib ab: { $what }

# Befehle

c-vagabond = Was ein Vagabund in seinem Zug tut
c-vagabond-slip = Ohne Stiefel auf die Lichtung oder in den Wald nebenan
c-vagabond-move = Einen Stiefel erschöpfen: auf die Lichtung nebenan
c-vagabond-battle = Ein Schwert erschöpfen, um hier gegen jemanden zu kämpfen
c-vagabond-explore = Eine Fackel erschöpfen: Gegenstand aus der Ruine
c-vagabond-aid = Gegenstand erschöpfen: hier jemandem eine Karte geben
c-vagabond-quest = Gegenstände einer Quest deiner Lichtung erschöpfen
c-vagabond-improvise = Abenteurer: Quest mit einem anderen Gegenstand erfüllen
c-vagabond-strike = Armbrust erschöpfen: ein gegnerisches Teil entfernen
c-vagabond-repair = Hammer erschöpfen: beschädigten Gegenstand reparieren
c-vagabond-steal = Dieb: jemandem hier eine zufällige Karte nehmen
c-vagabond-day-labor = Tüftler: eine passende Karte vom Ablagestapel nehmen
c-vagabond-hideout = Waldläufer: drei Gegenstände reparieren, Tageslicht endet
c-vagabond-instigate = Landstreicher: hier zwei Fraktionen aufeinanderhetzen
c-vagabond-scorch = Schurke: deine Lichtung für immer niederbrennen
c-vagabond-glide = Segler: allein auf eine beliebige Lichtung gleiten
c-vagabond-con = Betrüger: Quest mit zwei beliebigen Gegenständen
c-vagabond-duel = Gladiator: Gegenstand opfern, Krieger weg, Karte ziehen
c-vagabond-coerce = Kerkermeister: Karte statt Gegenstand, für einen Punkt
c-vagabond-coalition = Mit Dominanz: dem Platz mit den wenigsten Punkten helfen
f-vagabond-slip-to = Die Lichtung oder der Wald nebenan
f-vagabond-move-to = Die Lichtung nebenan
f-vagabond-battle-defender = Wen du angreifst
f-vagabond-aid-card = Eine Karte in der Farbe der Lichtung oder ein Vogel
f-vagabond-aid-to = Wer sie bekommt
f-vagabond-quest-quest = Eine Quest in der Farbe deiner Lichtung
f-vagabond-quest-reward = Punkte oder zwei Karten
f-vagabond-improvise-quest = Eine Quest in der Farbe deiner Lichtung
f-vagabond-improvise-reward = Punkte oder zwei Karten
f-vagabond-strike-enemy = Wessen Teil
f-vagabond-strike-piece = Ein Krieger, oder ein anderes Teil, wo kein Krieger mehr ist
f-vagabond-repair-item = Der beschädigte Gegenstand
f-vagabond-repair-side = Die Seite, auf der er liegt
f-vagabond-steal-source = Von wem
f-vagabond-day-labor-card = Eine Karte in der Farbe deiner Lichtung oder ein Vogel
f-vagabond-instigate-attacker = Wer angreift
f-vagabond-instigate-defender = Wer angegriffen wird
f-vagabond-glide-to = Eine beliebige Lichtung
f-vagabond-con-quest = Eine Quest in der Farbe deiner Lichtung
f-vagabond-con-reward = Punkte oder zwei Karten
f-vagabond-duel-enemy = Wessen Krieger
f-vagabond-duel-item = Der Gegenstand, der beschädigt wird
f-vagabond-coerce-card = Eine Karte in der Farbe deiner Lichtung oder ein Vogel
f-vagabond-coalition-card = Die Dominanzkarte von deiner Hand
f-vagabond-coalition-partner = Die Fraktion mit den wenigsten Punkten

# Effekte, und was geschah

effect-ally = verbündete Krieger
effect-improvise = Improvisieren
effect-thief = Stehlen
effect-tinker = Tagewerk
effect-ranger = Untertauchen
effect-vagrant = Anstiften
effect-arbiter = Beschützer
effect-scoundrel = Verbrannte Erde
effect-harrier = Gleiten
effect-cheat = Gaunerei
effect-gladiator = Duell
effect-jailor = Nötigen
effect-ronin = Rascher Hieb
    .line = erschöpfe ein Schwert für einen Treffer mehr

e-character-chosen = { YOU($seat, "Du bist", "ist", "sind", as: "faction.subject") } losgezogen als { NAMES($character, as: "character") }.
e-pawn-placed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } hier begonnen: { $to }.
vagabond-items = {": "}{ $items }
e-refreshed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } aufgefrischt{ vagabond-items }.
e-damaged = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } beschädigt{ vagabond-items }.
e-repaired = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } repariert{ vagabond-items }.
e-items-lost = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } für immer zurückgelassen: { $items }.
e-explored = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } die Ruine auf { $clearing } erkundet.
e-ruin-seen = Unter der Ruine auf { $clearing } hast du gesehen{ vagabond-items }.
e-ruin-emptied = Die Ruine auf { $clearing } ist fort, und ihr Bauplatz ist frei.
e-aided = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { YOU($to, "dir", as: "faction.dat") } geholfen und dafür erschöpft: { $item }.
e-aided-by-card = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { YOU($to, "dir", as: "faction.dat") } geholfen, ohne etwas zu erschöpfen.
e-relationship-changed = { $step ->
    [friendly] { YOU($faction, "Du bist", "ist", "sind", as: "faction.subject") } mit { YOU($seat, "dir", as: "faction.dat") } nun befreundet.
    [allied] { YOU($faction, "Du bist", "ist", "sind", as: "faction.subject") } mit { YOU($seat, "dir", as: "faction.dat") } nun verbündet.
   *[other] { YOU($faction, "Du stehst", "steht", "stehen", as: "faction.subject") } { YOU($seat, "dir", as: "faction.dat") } nun { NAMES($step, as: "step") } gegenüber.
}
e-quest-completed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } eine Quest erfüllt: { $quest }.
e-quest-returned = Zurück in den Queststapel gemischt: { $quest }.
e-card-picked = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $card } vom Ablagestapel genommen.
e-scorched = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $clearing } verbrannt: Dorthin darf nie wieder etwas kommen.

# Warum nicht

r-pawn-in-forest = Du bist in einem Wald, und das geht nur auf einer Lichtung. Schleich dich oder geh erst hinaus.
r-item-needed = Dafür brauchst du diesen Gegenstand, offen und unbeschädigt: { $item }.
r-not-your-character = Das kann nur dieser Charakter: { NAMES($character, as: "character") }.
r-setup-character-twice = { NAMES($character, as: "character") } kann nur ein einziger Vagabund sein.
r-setup-wanderers = Vagabunden unter sich haben niemanden, dem sie helfen, den sie bestehlen oder für den sie kämpfen könnten. Nehmt auch eine Fraktion mit Kriegern dazu.
r-slip-once = Du bist in diesem Zug schon geschlichen; das geht nur einmal. Jetzt brauchst du einen Stiefel.
r-slip-when = Schleichen kannst du im Vogelgesang, bevor du im Tageslicht etwas tust. Jetzt brauchst du einen Stiefel.
r-move-no-forest = In einen Wald kommst du nur, indem du im Vogelgesang schleichst.
r-pawn-not-beside = { $to } ist nicht neben dir. { COUNT($instead) ->
    [0] Nichts in deiner Nähe ist gerade zugänglich.
   *[other] Neben dir: { NAMES($instead) }.
}
    .any = Kein Ort neben dir ist jetzt für dich zugänglich.
r-pawn-held = Etwas hält dich hier fest; nur durch Schleichen kommst du weg.
r-boots-needed = Diese Bewegung kostet { $boots ->
    [one] einen Stiefel, und du hast keinen bereit
   *[other] { $boots } Stiefel, weil dort feindliche Krieger sind, und so viele hast du nicht bereit
}.
r-explore-no-ruin = Auf { $clearing } gibt es keine Ruine zu erkunden.
r-strike-warriors-first = Diese Fraktion hat hier Krieger, und die werden zuerst getroffen.
r-strike-nothing = Diese Fraktion hat auf { $clearing } kein solches Teil.
r-strike-hired = Söldner haben keine Fraktionsteile: Nur ihre Krieger können getroffen werden.
r-repair-nothing = So einen beschädigten Gegenstand hast du nicht.
r-aid-nobody = Diese Fraktion hat auf { $clearing } keine Teile. Hilf einer, die dort welche hat.
r-aid-no-item = Hilfe erschöpft einen Gegenstand, und du hast keinen bereit.
r-aid-card = Für Hilfe brauchst du hier eine Handkarte der Farbe { $suit } oder einen Vogel.
r-quest-not-up = Diese Quest liegt nicht offen.
r-quest-suit = Diese Quest erfüllst du auf einer Lichtung der Farbe { $suit }.
    .any = Du musst auf einer Lichtung in der Farbe einer offenen Quest stehen und ihre Gegenstände offen und unbeschädigt haben.
r-quest-items = Für diese Quest fehlt dir, offen und unbeschädigt: { NAMES($missing, as: "item") }.
    .any = Du musst auf einer Lichtung in der Farbe einer offenen Quest stehen und ihre Gegenstände offen und unbeschädigt haben.
r-improvise-once = Du hast in diesem Zug schon improvisiert; das geht nur einmal.
r-improvise-items = Du brauchst mindestens einen der genannten Gegenstände und einen weiteren, der den anderen ersetzt.
r-con-once = Du hast dir in diesem Zug schon eine Quest ergaunert; das geht nur einmal.
r-con-items = Eine Gaunerei erschöpft { $items } beliebige Gegenstände, offen und unbeschädigt.
r-duel-no-warrior = Auf { $clearing } hat diese Fraktion keinen Krieger, den du entfernen darfst, und ohne den gibt es kein Duell.
r-coerce-once = Du hast in diesem Zug schon jemanden genötigt; das geht nur einmal.
r-coerce-card = Zum Nötigen brauchst du hier eine Handkarte der Farbe { $suit } oder einen Vogel.
r-coerce-nothing = Ein Gegenstand mehr brächte dir hier keine Aktion; die Karte wäre verschwendet.
r-no-steal = So jemand mit Handkarten ist nicht auf deiner Lichtung.
r-no-day-labor = Nimm vom Ablagestapel eine Karte in der Farbe deiner Lichtung oder einen Vogel.
r-no-hideout = Untertauchen kannst du nur in deinem Tageslicht.
r-no-instigate = Beide müssen als Gegner auf deiner Lichtung sein, und wer angreift, braucht dort Krieger oder eine Figur.
r-no-scorch = Hier darf nichts eingesetzt werden, nicht einmal deine Fackel.
r-no-glide = Du kannst auf jede andere zugängliche Lichtung gleiten, außer etwas hält dich hier fest.
r-craft-one-suit = Deine Hämmer stellen hier nur mit der Farbe { $suit } her, und { $card } verlangt etwas anderes. Geh auf eine andere Lichtung, oder lass es.
r-craft-hammers = Das kostet { $need ->
    [one] einen Hammer
   *[other] { $need } Hämmer
}, und bereit { $hammers ->
    [0] hast du keinen
    [one] hast du 1
   *[other] hast du { $hammers }
}.
r-coalition-players = Eine Koalition gibt es erst ab vier am Tisch.
r-coalition-twice = Du hast die Punkteleiste schon verlassen, und das gilt für immer.
r-coalition-points = Für eine Koalition brauchst du 10 Punkte; du hast { $points }.
r-coalition-card = Für eine Koalition brauchst du eine Dominanzkarte auf der Hand.
r-coalition-self = Bilde eine Koalition mit jemand anderem.
r-coalition-taken = Diese Fraktion ist schon in einer Koalition.
r-coalition-dominance = Diese Fraktion hat eine Dominanzkarte aktiviert, dann kann ihr niemand mehr beitreten.
r-coalition-fewest = Beitreten kannst du nur der Fraktion mit den wenigsten Punkten: { $points }.

# Pläne

plan-damage = Schaden
    .why = Welche Gegenstände bei Treffern unbrauchbar werden.
plan-damage-keep = Diese zuletzt beschädigen
plan-damage-keep-boot = Stiefel
plan-damage-keep-bag = Taschen
plan-damage-keep-sword = Schwerter
plan-damage-keep-crossbow = Armbrüste
plan-damage-keep-hammer = Hämmer
plan-damage-keep-tea = Tee
plan-damage-keep-coins = Münzen
plan-damage-keep-torch = Fackeln
plan-damage-choose = Wie
plan-damage-choose-worth = behalten, was am meisten wert ist
plan-damage-choose-ask = mich jedes Mal fragen
plan-damage-ally = Treffer mit Verbündeten
plan-damage-ally-even = auch auf sie, aber so, dass sie verbündet bleiben
plan-damage-ally-items = zuerst auf Gegenstände
plan-damage-ally-warriors = zuerst auf ihre Krieger
plan-damage-ally-ask = mich jedes Mal fragen

plan-protector = Beschützer
    .why = Ob du den Schlichter zu Hilfe rufst, wenn du auf seiner Lichtung angegriffen wirst. Der Vagabund erhält dafür jedes Mal 1 Punkt.
plan-protector-when = Wann
plan-protector-when-useful = wenn seine Schwerter helfen
plan-protector-when-always = wann immer er da ist
plan-protector-when-never = nie

plan-swift-strike = Rascher Hieb
    .why = Ob der Ronin für einen Treffer mehr ein Schwert erschöpft.
plan-swift-strike-when = Wann
plan-swift-strike-when-useful = wenn es etwas trifft
plan-swift-strike-when-always = wann immer du darfst
plan-swift-strike-when-never = nie
