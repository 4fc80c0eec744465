# Die Flussvolk-Kompanie (Law 11).

faction-riverfolk = Flussvolk
    .subject = Das Flussvolk
    .within = das Flussvolk
    .from = vom Flussvolk
    .acc = das Flussvolk
    .dat = dem Flussvolk
    .short = Flussvolk
    .full = Flussvolk-Kompanie

piece-post-fox = Handelsposten (Fuchs)
    .line = fällt er, gehen die halben Mittel verloren; wer hier steht, kauft mehr
pieces-post-fox = { $count ->
    [one] 1 Handelsposten (Fuchs)
   *[other] { $count } Handelsposten (Fuchs)
}
piece-post-rabbit = Handelsposten (Hase)
    .line = fällt er, gehen die halben Mittel verloren; wer hier steht, kauft mehr
pieces-post-rabbit = { $count ->
    [one] 1 Handelsposten (Hase)
   *[other] { $count } Handelsposten (Hase)
}
piece-post-mouse = Handelsposten (Maus)
    .line = fällt er, gehen die halben Mittel verloren; wer hier steht, kauft mehr
pieces-post-mouse = { $count ->
    [one] 1 Handelsposten (Maus)
   *[other] { $count } Handelsposten (Maus)
}

riverfolk-marching = { $warriors ->
    [one] 1 Krieger
   *[other] { $warriors } Krieger
}
riverfolk-funds = { $funds ->
    [one] noch 1 Krieger in den Mitteln
   *[other] noch { $funds } Krieger in den Mitteln
}

# Aufbau

q-riverfolk-start = Wo am Fluss gehen deine vier Krieger an Land?
    .why = Auf beliebigen Lichtungen am Fluss, beliebig verteilt. Von dort schwimmst du den Fluss entlang, ohne etwas zu beherrschen.
    .some = { $n } auf { $name }
    .tip = Setz Krieger ein: { $what }
q-riverfolk-opening = Was kosten deine Dienstleistungen am Anfang?
    .why = Man bezahlt dich mit Kriegern aus dem Vorrat, und sie sind deine Mittel. Niedrige Preise verkaufen früh; an jedem Abend darfst du sie ändern.

# Der Zug

q-riverfolk-birdsong = Die Dividende ist ausgezahlt, deine Mittel sind eingesammelt.
    .why = Nun handelst du damit.
done-riverfolk-birdsong = Weiter zum Tageslicht
q-riverfolk-daylight = Dein Tageslicht: Setz Mittel ein oder gib sie aus. ({ riverfolk-funds })
    .why = Eingesetztes kommt im nächsten Vogelgesang zurück, Ausgegebenes geht heim zu seinem Besitzer. Je zwei behaltene Mittel bringen dann einen Punkt, solange ein Handelsposten steht.
done-riverfolk-daylight = Tageslicht beenden
    .confirm = Tageslicht beenden? Was in den Mitteln liegt, wartet bis zum nächsten Vogelgesang.
q-riverfolk-commit = Wessen Krieger setzt du ein?
    .why = Er kommt im nächsten Vogelgesang zurück. Zwei desselben Besitzers kaufen einen Handelsposten, wo dieser herrscht.
q-riverfolk-spend = Wessen Krieger gibst du aus?
    .why = Er geht heim in den Vorrat seines Besitzers.
q-riverfolk-spaces = Auf welche Felder kommen deine Mittel?
    .why = Ein Feld dient einmal im Zug; behalte die Farben, die du für eine weitere Karte brauchst.
    .tip = Setz Mittel ein: { $what }
q-riverfolk-pay = Wessen Krieger bezahlen die Karte?
    .why = Sie warten auf den Leisten der Handelsposten und sind im nächsten Vogelgesang wieder Mittel.
    .tip = Zahl mit diesen Kriegern: { $what }
q-riverfolk-post = Welchen Handelsposten stellst du auf { $clearing }?
    .why = Er deckt ein Feld seiner Farbe auf, mit dem du für den Rest der Partie herstellst.
q-riverfolk-evening = Dein Abend: Nutze eine Karte vor dir oder mach weiter.
    .why = Danach wirfst du bis auf fünf Karten ab und setzt deine Preise.
done-riverfolk-evening = Weiter zu den Preisen
q-riverfolk-discard = Deine Hand hat höchstens fünf Karten.
    .why = Nun setzt du deine Preise.
done-riverfolk-discard = Preise setzen
q-riverfolk-prices = Dein Abend: Was sollen Dienstleistungen kosten? Jetzt kostet eine Karte { $hand }, Flussboote { $boats }, Mietkrieger { $mercenaries }.
    .why = Wer als Nächstes kauft, zahlt, was hier steht, ganz oder gar nicht. Verlange, was die anderen bezahlen können.
done-riverfolk-prices = Preise lassen, Zug beenden

# In Zügen der anderen

q-riverfolk-disruption = Ein Handelsposten fiel. Welche { $count ->
    [one] Mittel verlierst du (1 Krieger)
   *[other] Mittel verlierst du ({ $count } Krieger)
}?
    .why = Die Hälfte der Mittel, aufgerundet. Sie gehen heim in die Vorräte ihrer Besitzer; Eingesetztes ist sicher.
    .tip = Verzichte auf diese Mittel: { $what }
q-riverfolk-services = Vor deinem Zug: Kaufst du beim Flussvolk? Eine Karte kostet { $hand }, Flussboote { $boats }, Mietkrieger { $mercenaries }. ({ $left ->
    [one] noch 1 Dienstleistung
   *[other] noch { $left } Dienstleistungen
})
    .why = Du bezahlst mit Kriegern aus deinem Vorrat, ein Vagabund mit Gegenständen, und sie werden Mittel des Flussvolks. Nur jetzt, vor allem anderen; ablehnen kann es nicht.
done-riverfolk-services = Nichts mehr kaufen
q-vagabond-payment = Welche Gegenstände erschöpfst du als Bezahlung?
    .why = Beliebige bereite. Gleich danach frischst du auf, vielleicht sind sie sofort wieder bereit.
    .tip = Erschöpfe diese Gegenstände: { $what }

# Aktionen

o-riverfolk-move = { riverfolk-marching } von { $origin } nach { $to } bewegen
    .group = Bewegen
    .origin = Von { $value }
    .to = Nach { $value }
    .about = setzt 1 Krieger der Mittel ein
o-riverfolk-battle = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }
    .facts = setzt 1 Krieger der Mittel ein; { battle-hits }
    .group = Kampf
    .clearing = Auf { $value }
    .confirm = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } beginnen? Die Würfel lassen sich nicht zurücknehmen.
o-riverfolk-export = { $card } ausführen
    .group = Ausfuhr
    .card = { $value }
    .about = 1 Krieger in die Zahlungen · du verzichtest auf „{ $line }“
o-riverfolk-draw = Eine Karte ziehen
    .about = setzt 1 Krieger der Mittel ein; alle sehen die Karte
o-riverfolk-recruit = Auf { $clearing } rekrutieren
    .group = Rekrutieren
    .clearing = Auf { $value }
    .about = gibt 1 Krieger der Mittel aus
o-riverfolk-establish = Handelsposten auf { $clearing } gründen
    .facts = { SIGNED($points) } Punkte; gibt 2 Krieger dessen aus, der dort herrscht
    .group = Handelsposten gründen
    .clearing = Auf { $value }
o-riverfolk-prices = Karte { $hand }, Flussboote { $boats }, Mietkrieger { $mercenaries }
    .group = Preise setzen
    .hand = Eine Karte für { $value }
    .boats = Flussboote für { $value }
    .mercenaries = Mietkrieger für { $value }
o-riverfolk-fund = { $seat }
    .about = ein Krieger dieser Fraktion
o-riverfolk-buy-card = { $card } kaufen
    .facts = kostet { $price }
    .group = Karte kaufen
    .card = { $value }
    .about = { $line }
o-riverfolk-buy-boats = Flussboote kaufen
    .facts = kosten { $price }; Flüsse sind für dich in diesem Zug Wege
o-riverfolk-hire = Mietkrieger anheuern
    .facts = kosten { $price }; Krieger des Flussvolks zählen ab Tageslicht für Herrschaft und Kampf als deine

# Befehle

c-riverfolk = Für die Flussvolk-Kompanie handeln
c-riverfolk-move = Mittel einsetzen: bewegen, auch entlang von Flüssen
c-riverfolk-battle = Mittel einsetzen: einen Kampf beginnen
c-riverfolk-export = Karte herstellen: Krieger in die Zahlungen statt Wirkung
c-riverfolk-draw = Mittel einsetzen: eine Karte ziehen
c-riverfolk-recruit = Mittel ausgeben: ein Krieger am Fluss
c-riverfolk-establish = Zwei Krieger des Herrschenden ausgeben: ein Handelsposten
c-riverfolk-prices = An deinem Abend festlegen, was Dienstleistungen kosten
c-root-buy-card = Eine Karte der offenen Hand des Flussvolks kaufen
c-root-riverboats = Flussboote kaufen: Flüsse sind in diesem Zug Wege
c-root-mercenaries = Die Krieger des Flussvolks für diesen Zug anheuern
f-riverfolk-move-origin = Von wo
f-riverfolk-move-to = Wohin
f-riverfolk-move-warriors = Wie viele Krieger
f-riverfolk-battle-clearing = Wo du kämpfst
f-riverfolk-battle-defender = Wen du angreifst
f-riverfolk-export-card = Eine Karte, die du herstellen könntest
f-riverfolk-recruit-clearing = Eine Lichtung am Fluss
f-riverfolk-establish-clearing = Eine beherrschte Lichtung ohne Handelsposten
f-riverfolk-prices-hand = Was eine Karte deiner Hand kostet, 1 bis 4
f-riverfolk-prices-boats = Was Flussboote kosten, 1 bis 4
f-riverfolk-prices-mercenaries = Was Mietkrieger kosten, 1 bis 4
f-root-buy-card-card = Eine Karte der Hand des Flussvolks

# Pläne

plan-disruption = Gestörter Handel
    .why = Wessen Krieger du verlierst, wenn im Zug anderer ein Handelsposten fällt.
plan-disruption-lose = Zuerst verlieren
plan-disruption-lose-own = eigene
plan-disruption-lose-others = fremde
plan-disruption-lose-ask = frag mich

# Warum nicht

r-riverfolk-passed = Das tust du nur in deinem eigenen Tageslicht.
r-riverfolk-no-funds = Deine Mittel sind leer. Zahlungen und Eingesetztes werden im nächsten Vogelgesang zu Mitteln.
r-riverfolk-few-funds = Das kostet { $cost ->
    [one] 1 Krieger
   *[other] { $cost } Krieger
} der Mittel, und du hast { $funds }.
r-riverfolk-no-cards = Es ist keine Karte mehr zu ziehen.
r-export-supply = Du hast keinen Krieger mehr für die Zahlungen.
r-recruit-river = An { $clearing } liegt kein Fluss. Du rekrutierst nur an Flüssen: { $instead }.
    .any = An keinem Fluss kann jetzt ein Krieger erscheinen.
r-recruit-supply = Dein Vorrat ist leer, und ein fremder Krieger füllt ihn nicht.
r-post-there = Auf { $clearing } steht schon ein Handelsposten.
    .any = Keine Lichtung ohne Handelsposten kommt jetzt infrage.
r-post-none-left = Für { $clearing } ist kein Handelsposten dieser Farbe übrig; entfernte kehren nie zurück.
    .any = Du brauchst 2 Krieger in den Mitteln von der Fraktion, die eine Lichtung ohne Handelsposten beherrscht, und einen Posten ihrer Farbe.
r-post-no-ruler = Auf { $clearing } herrscht niemand. Ein Handelsposten braucht jemanden, der herrscht, dich oder sonst wen.
    .any = Du brauchst 2 Krieger in den Mitteln von der Fraktion, die eine Lichtung ohne Handelsposten beherrscht, und einen Posten ihrer Farbe.
r-post-funds = Auf { $clearing } herrscht: { $seat }. Du brauchst { $cost } Krieger dieser Fraktion in den Mitteln und hast { $funds }.
    .any = Du brauchst 2 Krieger in den Mitteln von der Fraktion, die eine Lichtung ohne Handelsposten beherrscht, und einen Posten ihrer Farbe.
r-prices-track = Preise gehen von 1 bis { $most }.
r-prices-later = Preise setzt du nur am Ende deines eigenen Abends.
r-prices-same = Das sind schon deine Preise.
r-service-own = Das Flussvolk kauft nicht bei sich selbst.
r-service-late = Dienstleistungen kaufst du ganz zu Beginn deines eigenen Vogelgesangs, vor allem anderen.
r-service-vagabond = Ein Vagabund kann keine Mietkrieger anheuern.
r-service-enough = In diesem Zug kannst du nichts mehr kaufen: eine Dienstleistung und eine für jede Lichtung mit Handelsposten und einem Teil von dir.
r-service-price = Das kostet { $price }, und du kannst { $purse } bezahlen. Ein Preis wird ganz bezahlt.
r-service-no-card = Nicht auf der Hand des Flussvolks: { $card }.
r-service-twice = Das hast du in diesem Zug schon gekauft.
r-service-nobody = Das Flussvolk hat keinen Krieger auf dem Spielplan.

# Was geschah

e-protected = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } in die leeren Zahlungen gelegt: { $count ->
    [one] 1 Krieger
   *[other] { $count } Krieger
}.
e-funds-gathered = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } die Mittel eingesammelt: nun { $count }.
e-fund-committed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } Mittel eingesetzt (1 Krieger: { $owner }).
e-fund-placed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } 1 Krieger der Mittel ({ $owner }) auf ein Feld gestellt: { $suit }.
e-funds-spent = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } Mittel ausgegeben: { $count ->
    [one] 1 Krieger
   *[other] { $count } Krieger
} ({ $owner }).
e-funds-lost = Gestörter Handel: { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $count ->
    [one] 1 Krieger
   *[other] { $count } Krieger
} der Mittel ({ $owner }) verloren.
e-exported = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } ausgeführt: { $card }.
e-prices-set = { AGREE($seat, "Die Preise des Flussvolks", "Die Preise des Flussvolks", "Deine Preise") }: eine Karte { $hand }, Flussboote { $boats }, Mietkrieger { $mercenaries }.
    .brief = { AGREE($seat, "hat", "haben", "hast") } Preise gesetzt: eine Karte { $hand }, Flussboote { $boats }, Mietkrieger { $mercenaries }
e-service-bought = { YOU($buyer, "Du hast", "hat", "haben", as: "faction.subject") } gekauft ({ AGREE($seat, "beim Flussvolk", "beim Flussvolk", "bei dir") }, für { $price }): { $service ->
    [hand] eine Karte
    [boats] Flussboote
   *[mercenaries] Mietkrieger
}.
