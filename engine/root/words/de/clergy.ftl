# Der Wabenklerus (HCC).

faction-clergy = Klerus
    .subject = Der Klerus
    .within = der Klerus
    .from = vom Klerus
    .acc = den Klerus
    .dat = dem Klerus
    .short = Klerus
    .full = Wabenklerus

piece-cathedral = Kathedrale
    .line = Blumen ihrer Farbe punkten hier und zahlen fürs Herstellen
pieces-cathedral = { $count ->
    [one] 1 Kathedrale
   *[other] { $count } Kathedralen
}
piece-flower-fox = Fuchsblume
pieces-flower-fox = { $count ->
    [one] 1 Fuchsblume
   *[other] { $count } Fuchsblumen
}
piece-flower-rabbit = Hasenblume
pieces-flower-rabbit = { $count ->
    [one] 1 Hasenblume
   *[other] { $count } Hasenblumen
}
piece-flower-mouse = Mäuseblume
pieces-flower-mouse = { $count ->
    [one] 1 Mäuseblume
   *[other] { $count } Mäuseblumen
}
piece-flower-bird = Vogelblume
pieces-flower-bird = { $count ->
    [one] 1 Vogelblume
   *[other] { $count } Vogelblumen
}

# Wo sich der Text auf zwei Weisen lesen lässt

option-acts = Aktionen des Klerus
    .why = Ob eine seiner drei Aktionen in einem Zug mehrmals erlaubt ist.
option-acts-repeat = beliebige drei, auch mehrmals dieselbe
option-acts-once = jede nur einmal pro Zug
option-crusade = Kreuzzug
    .why = Ob vor dem Kampf eines Kreuzzugs eine Bewegung nötig ist.
option-crusade-move = erst bewegen, dann dort kämpfen
option-crusade-stay = darf ohne Bewegung kämpfen
option-worship = Herstellen bei Kathedralen
    .why = Ob eine Kathedrale mehr als eine Karte pro Zug herstellen darf.
option-worship-free = sooft die Blumen reichen
option-worship-once = eine Karte pro Zug bei jeder Kathedrale
option-divine = Göttliches Eingreifen
    .why = Was zurückkommt, wenn der Klerus weder Krieger noch Kathedralen hat.
option-divine-warriors = vier Krieger
option-divine-cathedral = vier Krieger und eine Kathedrale
option-mercy = Gnade
    .why = Wann ein Büßer, der den Klerus angreift, zum Ketzer wird.
option-mercy-literal = nach den Treffern des Kampfes
option-mercy-flip = vor den Treffern des Kampfes
option-hive = In den Bienenstock stechen
    .why = Wann sich Krieger erheben, wo eine Kathedrale fiel. Der Kampf des Klerus kommt in jedem Fall danach.
option-hive-now = sofort: ein Kampf geht mit ihnen weiter
option-hive-later = wenn alles andere vorbei ist
option-cathedrals = Kathedralenleiste
    .why = Was die Leiste einbringt. Mit der kargen ist der Klerus neben anderen Fraktionen langsam.
option-cathedrals-plain = karg: 1, 1, 2 und 3 Punkte, zwei Bienen
option-cathedrals-rich = reich: 2, 3, 4 und 5 Punkte, vier Bienen

# Aufbau

q-clergy-home = Wo steht deine erste Kathedrale? Drei Krieger kommen mit ihr.
    .why = Du darfst dich immer zu ihr hin und von ihr weg bewegen, und Blumen ihrer Farbe bringen dort Punkte.
q-clergy-first = Wo beginnt dein einzelner Krieger auf einer Lichtung der Farbe { $suit }?
    .why = Gezogene Blumen können nur dorthin, wo du einen Krieger, aber keine Kathedrale hast.
q-clergy-flower = Wohin kommt diese Blume: { $suit }?
    .why = Krieger können sie weitertragen; Punkte bringt sie bei einer Kathedrale auf einer Lichtung ihrer Farbe.

# Der Zug

q-clergy-return = Keiner deiner Krieger ist mehr auf dem Spielplan. Wo kommen vier von ihnen zurück?
    .why = Sie lassen deine Kathedralen und Blumen nicht allein.
q-clergy-birdsong = Dein Vogelgesang: Gib Vogelkarten für Blumen aus oder mach weiter ({ clergy-actions-left }).
    .why = Jede Vogelkarte kauft eine Blume aus dem Beutel, wo immer sie hingelegt werden kann.
done-clergy-birdsong = Zug beenden
    .confirm = Zug beenden? Es folgen Buße, Blumen und Karten, und was du nicht getan hast, bleibt ungetan.
q-clergy-act = Dein Tageslicht: Handle, dann bring Blumen dar ({ clergy-actions-left }).
    .why = Trag Blumen zu Kathedralen ihrer Farbe. Sobald du etwas darbringst, ist es mit den Aktionen vorbei.
done-clergy-act = Zug beenden
    .confirm = Zug beenden? Es folgen Buße, Blumen und Karten, und was du nicht getan hast, bleibt ungetan.
q-clergy-offer = Dein Tageslicht: Bring Blumen dar, sooft du magst.
    .why = Eine passende Blume bei einer Kathedrale bringt Punkte; mit Blumen baust du auch Kathedralen und stellst Karten her, mit 1 Punkt mehr je Karte.
done-clergy-offer = Zug beenden
    .confirm = Zug beenden? Es folgen Buße, Blumen und Karten, und was du nicht getan hast, bleibt ungetan.
q-clergy-evening = Dein Abend beginnt.
    .why = Es folgen Buße, Blumen und Karten, und dein Zug endet.
done-clergy-evening = Zug beenden
q-clergy-repent = Wer Buße tun wollte, hat es getan.
    .why = Jetzt ziehst du Blumen und Karten.
done-clergy-repent = Weiter
q-clergy-pollinate = Deine Blumen sind gelegt.
    .why = Jetzt ziehst du Karten, und dein Zug endet.
done-clergy-pollinate = Weiter
q-clergy-draw = Deine Karten sind gezogen.
    .why = Du musst nur noch deinen Zug beenden.
done-clergy-draw = Zug beenden

clergy-actions-left = { $actions ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}

q-clergy-mission = Deine Mission geht weiter: Mach eine zweite Bewegung oder halte hier an.
    .why = Beide Bewegungen einer Mission sind eine Aktion; dieselben Krieger können weitergehen oder andere.
    .about = die zweite und letzte Bewegung dieser Mission
done-clergy-mission = Hier anhalten
q-clergy-crusade = Dein Kreuzzug hat { $clearing } erreicht. Kämpfst du dort?
    .why = Ketzer dürfen bekämpft werden, Büßer nicht.
done-clergy-crusade = Kein Kampf
q-clergy-carry = Welche Blumen kommen mit, von { $origin } nach { $to }?
    .why = Jeder Krieger kann eine tragen, auf jede beliebige Lichtung.
    .tip = Nimm mit: { $what }
q-clergy-pay = Welche Blumen auf { $clearing } gibst du aus? Du brauchst { $count }.
    .why = Sie kehren in den Beutel zurück; Vögel zählen als jede Farbe, deshalb hebt man sie meist für später auf.
    .tip = Gib diese Blumen aus: { $what }
q-clergy-worship = Bei welcher Kathedrale stellst du her?
    .why = Alle Blumen für eine Karte werden bei einer einzigen Kathedrale ausgegeben.

# Reaktionen

q-clergy-hive = { YOU($attacker, "Deine Seite", as: "faction.subject") } { AGREE($attacker, "hat", "haben", "hat") } deine Kathedrale auf { $clearing } zerstört! Wie viele Krieger erheben sich dort?
    .why = Sie kommen sofort aus deinem Vorrat und dürfen dann gegen die Schuldigen kämpfen.
q-clergy-avenge = Kämpfst du auf { $clearing } für deine Kathedrale gegen { YOU($attacker, "dich", as: "faction.acc") }?
    .why = Es kostet keine Aktion, aber die Würfel lassen sich nicht zurücknehmen.
q-clergy-repentance = Du bist Ketzer. Gibst du dem Klerus eine Karte, um zum Büßer zu werden?
    .why = Sie muss zu einer Lichtung passen, auf der eine Kathedrale und Teile von dir stehen ({ NAMES($clearings) }). Büßer ziehen im Vogelgesang des Klerus eine Karte, bekommen für das erste Herstellen jedes Zuges 1 Punkt mehr und werden in Frieden gelassen.
    .option = Mit { $card } Buße tun
    .none = Du hast keine passende Karte und bleibst Ketzer. Gefragt wird trotzdem, damit das niemand erfährt.

# Aktionen

o-clergy-bloom = { $card } für eine Blume ausgeben
    .group = Blüte: eine Blume für eine Vogelkarte
    .about = eine Blume aus dem Beutel, gleich eingesetzt · du verzichtest auf „{ $line }“
o-clergy-mission = { pieces-moved } von { $origin } nach { $to } bewegen
    .group = Mission: bis zu zwei Bewegungen
    .origin = Von { $value }
    .to = Nach { $value }
    .about = eine Mission sind bis zu zwei Bewegungen
o-clergy-swarm = Schwarm auf { $clearing } mit { $card }
    .group = Schwarm: Krieger für eine Karte
    .clearing = Auf { $value }
    .facts = { $count } Krieger
    .about = du verzichtest auf „{ $line }“
o-clergy-crusade = Kreuzzug: { pieces-moved } von { $origin } nach { $to } bewegen
    .group = Kreuzzug: bewegen, dann kämpfen
    .origin = Von { $value }
    .to = Nach { $value }
    .about = danach darfst du dort kämpfen
o-clergy-battle = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }
    .facts = { battle-hits }
    .group = Kämpfen
    .clearing = Auf { $value }
    .confirm = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } beginnen? Die Würfel lassen sich nicht zurücknehmen.
o-clergy-replant = { $flower } auf { $clearing } umpflanzen
    .group = Eine Blume umpflanzen
    .clearing = Auf { $value }
    .facts = wird zur Blume: { NAMES($suit, as: "piece-flower") }
o-clergy-score = { $flower } auf { $clearing } darbringen
    .group = Blumen für Punkte
    .facts = { $points ->
        [0] keine Punkte
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
    .clearing = Auf { $value }
o-clergy-build = Auf { $clearing } eine Kathedrale bauen
    .group = Eine Kathedrale bauen
    .facts = { $cost ->
        [one] 1 Blume
       *[other] { $cost } Blumen
    }, { $points ->
        [0] keine Punkte
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
o-clergy-hive = { $warriors } Krieger

# Befehle

c-clergy = Was der Klerus mit Blumen und Kathedralen tut
c-clergy-bloom = Eine Vogelkarte ausgeben: Blume ziehen und legen
c-clergy-mission = Krieger und Blumen bewegen, vielleicht auch ein zweites Mal
c-clergy-swarm = Karte ausgeben: zwei Krieger bei passender Kathedrale
c-clergy-crusade = Bewegen, dann auf der erreichten Lichtung kämpfen
c-clergy-battle = Der Kampf eines Kreuzzugs
c-clergy-replant = Eine Blume durch eine ersetzen, die zu ihrer Lichtung passt
c-clergy-score = Passende Blume bei einer Kathedrale für einen Punkt
c-clergy-build = Passende Blumen für eine Kathedrale ausgeben
f-clergy-bloom-card = Die Vogelkarte
f-clergy-mission-origin = Von wo
f-clergy-mission-to = Wohin
f-clergy-mission-warriors = Wie viele Krieger
f-clergy-swarm-clearing = Eine Lichtung mit Kathedrale
f-clergy-swarm-card = Eine Karte ihrer Farbe oder ein Vogel
f-clergy-crusade-origin = Von wo
f-clergy-crusade-to = Wohin
f-clergy-crusade-warriors = Wie viele Krieger
f-clergy-battle-clearing = Wo du kämpfst
f-clergy-battle-defender = Welchen Ketzer du angreifst
f-clergy-replant-clearing = Eine Lichtung mit einem Krieger von dir
f-clergy-replant-flower = Die Blume, die nicht zu ihr passt
f-clergy-score-clearing = Eine Lichtung mit Kathedrale
f-clergy-score-flower = Eine Blume dort, die zu ihr passt
f-clergy-build-clearing = Eine Lichtung mit passenden Blumen und freiem Bauplatz

# Warum nicht

r-clergy-passed = { $step ->
    [bloom] Vogelkarten kaufen nur in deinem Vogelgesang Blumen.
    [act] Deine drei Aktionen kommen im Tageslicht, bevor du Blumen darbringst, und das ist vorbei.
   *[offer] Blumen bringst du nur in deinem Tageslicht dar.
}
r-clergy-no-actions = Du hast in diesem Zug schon drei Aktionen gemacht. Bring Blumen dar oder beende deinen Zug.
r-clergy-act-twice = An diesem Tisch macht man jede der vier Aktionen nur einmal pro Zug, und diese hattest du schon.
r-bag-empty = Der Beutel ist leer: Alle Blumen liegen auf dem Spielplan.
r-bloom-bird = { $card } ist keine Vogelkarte, und nur Vögel kaufen Blumen.
    .any = Du hast keine Vogelkarte auf der Hand, und nur Vögel kaufen Blumen.
r-bloom-nowhere = Keine der Blumen im Beutel könnte jetzt gelegt werden: Es gibt keine passende Lichtung mit einem deiner Krieger und ohne Kathedrale.
r-cathedral-absent = Auf { $clearing } hast du keine Kathedrale.
    .any = Du brauchst eine Karte in der Farbe einer deiner Kathedralen oder einen Vogel.
r-swarm-suit = { $card } passt nicht zu dieser Kathedrale. Du brauchst eine Karte der Farbe { $suit } oder einen Vogel.
    .any = Du brauchst eine Karte in der Farbe einer deiner Kathedralen oder einen Vogel.
r-crusade-first = Ein Kreuzzug kämpft dort, wohin er sich gerade bewegt hat. Geh erst nach { $clearing }.
r-flower-absent = Auf { $clearing } hast du keine solche Blume.
    .any = Du brauchst einen Krieger bei einer Blume, die nicht zu ihrer Lichtung passt, und im Beutel eine Blume der Farbe dieser Lichtung.
r-replant-bird = Vogelblumen passen zu jeder Lichtung und werden nie umgepflanzt.
r-replant-matches = Diese Blume passt schon zu { $clearing }.
    .any = Du brauchst einen Krieger bei einer Blume, die nicht zu ihrer Lichtung passt, und im Beutel eine Blume der Farbe dieser Lichtung.
r-replant-no-warrior = Zum Umpflanzen auf { $clearing } brauchst du dort einen Krieger.
    .any = Du brauchst einen Krieger bei einer Blume, die nicht zu ihrer Lichtung passt, und im Beutel eine Blume der Farbe dieser Lichtung.
r-replant-none-left = Im Beutel ist keine Blume der Farbe { $suit }, die du dort pflanzen könntest.
r-score-suit = Dort bringt nur eine Blume der Farbe { $suit } oder eine Vogelblume Punkte. Pflanz sie um oder trag sie zu einer Kathedrale ihrer Farbe.
    .any = Bei keiner deiner Kathedralen liegt eine Blume der Farbe ihrer Lichtung oder eine Vogelblume.
r-score-no-cathedral = { r-cathedral-absent }
    .any = Bei keiner deiner Kathedralen liegt eine Blume der Farbe ihrer Lichtung oder eine Vogelblume.
r-score-no-flower = { r-flower-absent }
    .any = Bei keiner deiner Kathedralen liegt eine Blume der Farbe ihrer Lichtung oder eine Vogelblume.
r-cathedral-none-left = Alle fünf Kathedralen sind auf dem Spielplan.
r-cathedral-twice = Auf { $clearing } steht schon eine Kathedrale, und mehr als eine fasst eine Lichtung nicht.
r-cathedral-flowers = Eine Kathedrale auf { $clearing } kostet { $cost ->
    [one] 1 Blume der Farbe { $suit } oder Vogelblume
   *[other] { $cost } Blumen der Farbe { $suit } oder Vogelblumen
} von dort, und { $have ->
    [0] es liegt keine da
    [one] es liegt eine da
   *[other] es liegen { $have } da
}.
    .any = Sie kostet { $cost ->
        [one] eine passende Blume
       *[other] { $cost } passende Blumen
    } auf einer Lichtung mit freiem Bauplatz und ohne Kathedrale.
r-worship-flowers = { $card } kostet { NAMES($cost, as: "suit") }. Bei keiner Kathedrale liegen Blumen, die dafür zahlen; alle müssen auf derselben Kathedralenlichtung liegen, und Vögel zählen als jede Farbe.

odds-mercy = Eingerechnet: Der Klerus verschont Büßer, also { AGREE($seat, "verliert", "verlieren", "verliert") } { YOU($seat, "deine Seite", as: "faction.within") } nichts.

# Was geschah

e-flowers-drawn = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } aus dem Beutel gezogen: { $flowers }.
e-flower-returned = Kein Platz für diese Blume, also ging sie zurück in den Beutel: { $flower }.
e-repented = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } Buße getan und { AGREE($seat, "ist", "sind", "bist") } nun Büßer.
e-became-heretic = { YOU($seat, "Du bist", "ist", "sind", as: "faction.subject") } { AGREE($seat, "zum Ketzer", "zu Ketzern", "zum Ketzer") } geworden.
e-honey-tasted = Honig für die Heiligen: { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } etwas in der Gunst des Klerus hergestellt.

# Pläne

plan-hive = Wenn eine Kathedrale fällt
    .why = Wo sie stand, dürfen sich Krieger erheben und gegen die Schuldigen kämpfen.
plan-hive-warriors = Höchstens so viele Krieger einsetzen
plan-hive-battle = Gegen die Schuldigen kämpfen
plan-hive-battle-stronger = mit mehr Kriegern als sie
plan-hive-battle-always = immer
plan-hive-battle-never = nie
plan-flowers = Blumen tragen
    .why = Was deine Krieger mitnehmen, wenn jemand anders sie bewegt.
plan-flowers-carry = Blumen
plan-flowers-carry-unguarded = die sonst weder Krieger noch Kathedrale bewachen
plan-flowers-carry-always = eine je Krieger
plan-flowers-carry-never = keine

plan-repent = Buße vor dem Klerus
    .why = Wo du Teile bei einer Kathedrale hast, macht dich eine passende Karte zum Büßer: jeden Zug eine Karte, Honig und Frieden. Entbehrlich ist eine Karte, die weder Vogel noch Gegenstand, Hinterhalt, Dominanz oder Favor ist, die du gerade nicht herstellen könntest und die du nicht zuletzt hergibst.
plan-repent-when = Buße tun
plan-repent-when-cheap = mit einer entbehrlichen Karte
plan-repent-when-always = mit jeder passenden Karte, die entbehrlichste zuerst
plan-repent-when-never = nie
