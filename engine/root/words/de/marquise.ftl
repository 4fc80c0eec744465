# Die Marquise de Katz (Regel 6).

# Aufbau

q-marquise-keep = In welcher Ecke steht deine Burg?
    .why = Niemand sonst darf dort Teile einsetzen, deine Gefallenen können dorthin zurückkehren, und du beginnst daneben.
q-marquise-first-sawmill = Wo steht dein erstes Sägewerk?
    .why = Jedes Sägewerk liefert in jedem Vogelgesang ein Holz, und mit Holz zahlst du alles, was du baust.
q-marquise-first-workshop = Wo steht deine erste Werkstatt?
    .why = Werkstätten stellen Karten mit der Farbe ihrer Lichtung her.
q-marquise-first-recruiter = Wo steht deine erste Kaserne?
    .why = Beim Rekrutieren kommt ein Krieger zu jeder Kaserne; stell sie dorthin, wo gekämpft werden wird.

# Der Zug

q-marquise-wood = Das Holz reicht nicht für alle Sägewerke. Wohin kommt es?
    .why = Holz zahlt für Gebäude auf Lichtungen, die über von dir beherrschte Lichtungen mit ihm verbunden sind.
    .some = { $n } auf { $name }
    .tip = Leg Holz aus: { $what }
q-marquise-birdsong = Dein Zug, Vogelgesang: Benutze eine Karte, die vor dir liegt, oder mach weiter.
    .why = Drei Aktionen, und eine mehr für jede Vogelkarte, die du ausgibst; neue Gebäude bringen Punkte.
done-marquise-birdsong = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-marquise-craft = Dein Tageslicht: Stell Karten her, dann folgen deine Aktionen (noch { $actions }).
    .why = Hergestellt wird vor der ersten Aktion; jede Werkstatt nur einmal pro Zug.
done-marquise-craft = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-marquise-daylight = Dein Tageslicht: Was tust du? ({ $actions ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
})
    .why = { $actions ->
        [0] Eine Vogelkarte bringt noch eine Aktion; sonst ist dein Zug getan.
       *[other] Bauen bringt Punkte, Marschieren und Kämpfen die Herrschaft, Rekrutieren und Überstunden den Nachschub.
    }
done-marquise-daylight = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-marquise-evening = Dein Abend beginnt.
    .why = Jetzt ziehst du deine Karten, und dein Zug endet.
done-marquise-evening = Karten ziehen und Zug beenden
q-marquise-draw = Deine Karten sind gezogen.
    .why = Du musst nur noch deinen Zug beenden.
done-marquise-draw = Zug beenden

q-marquise-march = Dein Marsch geht weiter: Mach eine zweite Bewegung oder halte hier an.
    .why = Beide Bewegungen eines Marsches sind eine Aktion; dieselben Krieger können weitergehen oder andere.
    .about = die zweite und letzte Bewegung dieses Marsches
done-marquise-march = Hier anhalten
q-marquise-recruit = Du hast weniger Krieger übrig als Kasernen. Wohin kommen sie?
    .why = Mehr gibt dein Vorrat nicht her, also setz sie ein, wo sie am meisten zählen.
    .some = { $n } auf { $name }
    .tip = Setz Krieger ein: { $what }
q-marquise-pay = Welches Holz zahlt für das Gebäude auf { $clearing }?
    .why = Nimm es dort, wo du es am wenigsten brauchst; liegen gelassenes Holz kann an Gegner verloren gehen.
    .tip = Zahl mit diesem Holz: { $what }
    .some = { $n } aus { $name }
q-marquise-hospitals = Zahlst du die Feldlazarette, für { $count ->
    [one] den Krieger
   *[other] die { $count } Krieger
} von { $clearing }?
    .why = Eine Karte in der Farbe dieser Lichtung oder ein Vogel bringt alle zurück zu deiner Burg.
    .option = Mit { $card } zahlen: { $count } Krieger { $count ->
        [one] kehrt
       *[other] kehren
    } zur Burg zurück
    .none = Du hast keine Karte für { $clearing }, also bleiben die Gefallenen im Vorrat. Gefragt wird trotzdem, damit das niemand erfährt.

# Aktionen

o-marquise-battle = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }
    .facts = { battle-hits }
    .group = Kämpfen
    .clearing = Auf { $value }
    .confirm = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } beginnen? Die Würfel lassen sich nicht zurücknehmen.
o-marquise-march = { marquise-marching } von { $origin } nach { $to } marschieren lassen
    .group = Marschieren
    .origin = Von { $value }
    .to = Nach { $value }
    .about = bis zu zwei Bewegungen für eine Aktion
marquise-marching = { $warriors } Krieger
o-marquise-recruit = Bei jeder Kaserne rekrutieren
    .group = Rekrutieren
    .facts = { $count } Krieger
o-marquise-build = { $building } auf { $clearing } bauen
    .group = Bauen
    .building = { $value }
    .facts = { $wood ->
        [0] kein Holz
       *[other] { $wood } Holz
    }, { $points ->
        [0] keine Punkte
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
o-marquise-overwork = Überstunden im Sägewerk auf { $clearing } mit { $card }
    .group = Überstunden
    .clearing = Auf { $value }
    .about = +1 Holz dort · du verzichtest auf „{ $line }“
o-marquise-extra = { $card } für eine weitere Aktion ausgeben
    .group = Eine weitere Aktion für eine Vogelkarte
    .about = +1 Aktion in diesem Zug · du verzichtest auf „{ $line }“

# Befehle

c-marquise = Was die Marquise in ihrem Tageslicht tut
c-marquise-battle = Einen Kampf beginnen
c-marquise-march = Krieger bewegen, vielleicht auch ein zweites Mal
c-marquise-recruit = Bei jeder Kaserne einen Krieger einsetzen, einmal pro Zug
c-marquise-build = Mit Holz ein Gebäude auf einer beherrschten Lichtung bauen
c-marquise-overwork = Eine passende Karte für ein Holz bei einem Sägewerk ausgeben
c-marquise-extra = Eine Vogelkarte für eine weitere Aktion ausgeben
f-marquise-battle-clearing = Wo du kämpfst
f-marquise-battle-defender = Wen du angreifst
f-marquise-march-origin = Von wo
f-marquise-march-to = Wohin
f-marquise-march-warriors = Wie viele Krieger
f-marquise-build-building = Welches Gebäude
f-marquise-build-clearing = Eine beherrschte Lichtung mit freiem Bauplatz
f-marquise-overwork-clearing = Eine Lichtung mit Sägewerk
f-marquise-overwork-card = Eine Karte ihrer Farbe oder ein Vogel
f-marquise-extra-card = Die Vogelkarte

effect-field-hospitals = Feldlazarette

# Warum nicht

r-no-actions = In diesem Zug hast du keine Aktion mehr. Eine Vogelkarte kauft dir eine weitere; sonst beende deinen Zug.
r-extra-bird = Nur eine Vogelkarte kauft eine weitere Aktion; Karten anderer Farben nicht.
r-recruit-once = Du hast in diesem Zug schon rekrutiert; das geht nur einmal pro Zug.
r-recruit-nothing = Es gibt niemanden zu rekrutieren: Du brauchst eine Kaserne auf dem Spielplan und einen Krieger im Vorrat.
r-recruit-barred = An keiner deiner Kasernen darf jetzt ein Krieger eingesetzt werden.
r-overwork-no-sawmill = Auf { $clearing } hast du kein Sägewerk. Mach Überstunden, wo eines steht.
    .any = Du brauchst eine Karte in der Farbe einer Lichtung mit einem deiner Sägewerke oder einen Vogel.
r-overwork-card = Für Überstunden auf { $clearing } brauchst du eine Karte ihrer Farbe oder einen Vogel.
    .any = Du brauchst eine Karte in der Farbe einer Lichtung mit einem deiner Sägewerke oder einen Vogel.
r-wood-none = Alle acht Holzmarker liegen auf dem Spielplan. Bau erst etwas.
r-build-none-left = { $building }: Davon steht das letzte Gebäude schon auf dem Spielplan.
r-marquise-no-such-building = Die Marquise baut Sägewerke, Werkstätten und Kasernen, sonst nichts.
r-build-no-rule = Du beherrschst { $clearing } nicht, und bauen kannst du nur, wo du herrschst.
    .any = Du brauchst eine beherrschte Lichtung mit freiem Bauplatz und alles, was das Gebäude verlangt.
r-build-no-slot = Auf { $clearing } ist kein Bauplatz frei.
r-build-wood = Dieses Gebäude kostet { $cost } Holz, und nur { $have } erreichen { $clearing }: Das Holz muss dort liegen oder über von dir beherrschte Lichtungen damit verbunden sein.

# Pläne

plan-hospitals = Feldlazarette
    .why = Wenn deine Krieger fallen, kann eine Karte in der Farbe der Lichtung sie zur Burg zurückbringen.
plan-hospitals-least = Ab wie vielen Kriegern
plan-hospitals-least-never = nie
plan-hospitals-with = Ausgeben
plan-hospitals-with-cheap = weder Hinterhalt noch Dominanz oder Favor, und nichts, was du gerade herstellen könntest
plan-hospitals-with-any = jede passende Karte, die entbehrlichste zuerst
plan-hospitals-keep = Karten, die nie dafür draufgehen
