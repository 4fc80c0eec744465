# Der Echsenkult (Regel 10).

faction-lizards = Kult
    .subject = Der Kult
    .within = der Kult
    .from = vom Kult
    .acc = den Kult
    .dat = dem Kult
    .short = Kult
    .full = Echsenkult

piece-garden-fox = Fuchsgarten
piece-garden-rabbit = Hasengarten
piece-garden-mouse = Mäusegarten
pieces-garden-fox = { $count ->
    [one] 1 Fuchsgarten
   *[other] { $count } Fuchsgärten
}
pieces-garden-rabbit = { $count ->
    [one] 1 Hasengarten
   *[other] { $count } Hasengärten
}
pieces-garden-mouse = { $count ->
    [one] 1 Mäusegarten
   *[other] { $count } Mäusegärten
}

effect-fear-of-the-faithful = Angst der Gläubigen

look-lost-souls = Verlorene Seelen

lizards-acolytes = { $cost } Jünger

# Aufbau

q-lizards-corner = In welcher Ecke wächst dein erster Garten?
    .why = Dort beginnst du mit vier Kriegern, und je einer kommt auf jede benachbarte Lichtung.
q-lizards-garden = Welchen Garten legst du auf { $clearing } an?
    .why = Die Lichtung hat mehrere Farben; die Farbe des Gartens entscheidet über seine Leiste.
q-lizards-outcast = Welche Farbe ist der Außenseiter?
    .why = Auf seinen Lichtungen verschwörst du dich, und seine Gärten stellen her. Ab deinem ersten Zug entscheiden die Verlorenen Seelen.
o-lizards-outcast = { $suit }
    .about = auf ihren Lichtungen verschwörst du dich, ihre Gärten stellen her

# Die Menüs des Zuges

q-lizards-birdsong = Dein Vogelgesang: Benutze eine Karte, die vor dir liegt, verschwör dich auf Lichtungen der Farbe { $suit } oder mach weiter.
    .why = Die häufigste Farbe unter den Verlorenen Seelen ist der Außenseiter; dort verschwören sich deine Jünger.
done-lizards-birdsong = Weiter zum Tageslicht
q-lizards-conspiracies = Dein Vogelgesang: Verschwör dich auf Lichtungen der Farbe { $suit } oder mach weiter. ({ $acolytes } Jünger{ $hated ->
    [yes] {"; der Außenseiter ist verhasst, also kostet alles eins weniger"}
   *[no] {""}
})
    .why = Nur über Jünger kannst du dich bewegen und kämpfen, und sie machen aus gegnerischen Teilen deine eigenen.
done-lizards-conspiracies = Weiter zum Tageslicht
q-lizards-rituals = Dein Tageslicht: Leg Karten offen, jede für ein Ritual.
    .why = Am Abend nimmst du sie zurück, außer die für Punkte ausgegebenen. Vögel stehen hier für keine andere Farbe.
done-lizards-rituals = Weiter zum Abend
    .confirm = Weiter zum Abend? Du nimmst offengelegte Karten zurück, stellst her und ziehst; Rituale gibt es in diesem Zug keine mehr.
q-lizards-return = Dein Abend: Deine Karten sind wieder auf deiner Hand.
    .why = Jetzt darfst du mit den Gärten des Außenseiters herstellen.
done-lizards-return = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-lizards-craft = Dein Abend: Stell mit deinen Gärten der Farbe { $suit } her.
    .why = Nur Gärten in der Farbe des Außenseiters stellen her; jeder von ihnen einmal pro Zug.
done-lizards-craft = Zug beenden
    .confirm = Zug beenden? Als Nächstes ziehst du Karten, und was du nicht getan hast, bleibt ungetan.
q-lizards-draw = Deine Karten sind gezogen.
    .why = Du musst nur noch deinen Zug beenden.
done-lizards-draw = Zug beenden

q-lizards-crusade = Dein Kreuzzug hat { $clearing } erreicht. Kämpfst du dort?
    .why = Dieser Kampf gehört zur Bewegung, die du schon bezahlt hast.
done-lizards-crusade = Kein Kampf

# Aktionen

o-lizards-crusade = Kreuzzug: Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing }
    .facts = { lizards-acolytes }, { battle-hits }
    .group = Kreuzzug: kämpfen
    .clearing = Auf { $value }
    .confirm = Kampf gegen { YOU($defender, "dich", as: "faction.acc") } auf { $clearing } beginnen? Die Würfel lassen sich nicht zurücknehmen.
o-lizards-crusade-move = Kreuzzug: { pieces-moved } von { $origin } nach { $to } bewegen
    .facts = { lizards-acolytes }
    .group = Kreuzzug: bewegen, dann vielleicht kämpfen
    .origin = Von { $value }
    .to = Nach { $value }
    .about = danach darfst du dort kämpfen
o-lizards-convert = Auf { $clearing } einen Krieger bekehren: { $enemy }
    .facts = { lizards-acolytes }
    .group = Bekehren
    .clearing = Auf { $value }
    .about = er geht heim, und einer deiner Krieger nimmt seinen Platz ein
o-lizards-sanctify = Auf { $clearing } weihen: { $building }
    .facts = { lizards-acolytes }{ $points ->
        [0] { "" }
       *[other] {", +1 Punkt"}
    }
    .group = Weihen
    .clearing = Auf { $value }
    .about = es wird entfernt, und dort steht dein Garten
o-lizards-build = { $card }: auf { $clearing } einen Garten bauen
    .facts = Garten { $gardens } seiner Farbe, die dann { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bringt
    .group = Einen Garten bauen
    .card = Mit { $value }
    .clearing = Auf { $value }
    .about = die Karte kehrt am Abend zurück
o-lizards-recruit = { $card }: auf { $clearing } rekrutieren
    .group = Rekrutieren
    .card = Mit { $value }
    .clearing = Auf { $value }
    .about = 1 Krieger dort; die Karte kehrt am Abend zurück
o-lizards-score = { $card } ausgeben: Punkte für ihre Gärten
    .facts = { $points ->
        [0] keine Punkte
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
    .group = Punkte für Gärten
    .card = Mit { $value }
    .about = du verzichtest für immer auf „{ $line }“
o-lizards-sacrifice = { $card }: Opfer für einen Jünger
    .group = Opfern
    .card = Mit { $value }
    .about = +1 Jünger; die Karte kehrt am Abend zurück

# Befehle

c-lizards = Was der Echsenkult mit Jüngern und offengelegten Karten tut
c-lizards-crusade = Jünger ausgeben: beim Außenseiter kämpfen
c-lizards-crusade-move = Jünger ausgeben: Außenseiter-Lichtung verlassen, kämpfen
c-lizards-convert = Jünger ausgeben: einen gegnerischen Krieger bekehren
c-lizards-sanctify = Jünger ausgeben: gegnerisches Gebäude wird zum Garten
c-lizards-build = Karte offenlegen: ein Garten, wo du ihre Farbe beherrschst
c-lizards-recruit = Karte offenlegen: ein Krieger auf ihrer Farbe
c-lizards-score = Karte ausgeben: Punkte für die Gärten ihrer Farbe
c-lizards-sacrifice = Eine Vogelkarte offenlegen: ein Jünger kommt hinzu
f-lizards-crusade-clearing = Eine Lichtung des Außenseiters mit deinen Kriegern
f-lizards-crusade-defender = Wen du angreifst
f-lizards-crusade-move-origin = Die Lichtung des Außenseiters, die du verlässt
f-lizards-crusade-move-to = Wohin
f-lizards-crusade-move-warriors = Wie viele Krieger
f-lizards-convert-clearing = Eine Lichtung des Außenseiters
f-lizards-convert-enemy = Wessen Krieger
f-lizards-sanctify-clearing = Eine Lichtung des Außenseiters
f-lizards-sanctify-building = Das gegnerische Gebäude
f-lizards-build-card = Die Karte, die du offenlegst
f-lizards-build-clearing = Eine beherrschte Lichtung ihrer Farbe
f-lizards-recruit-card = Die Karte, die du offenlegst
f-lizards-recruit-clearing = Eine Lichtung ihrer Farbe
f-lizards-score-card = Die Karte, die du ausgibst
f-lizards-sacrifice-card = Die Vogelkarte, die du offenlegst

# Warum nicht

r-conspiracy-when = Du verschwörst dich nur in deinem eigenen Vogelgesang, vor deinem Tageslicht.
r-conspiracy-where = Der Außenseiter ist { $suit }, und { $clearing } gehört nicht dazu. Verschwör dich, wo die Farbe passt.
    .any = Der Außenseiter ist { $suit }, und auf keiner seiner Lichtungen geht das jetzt.
r-acolytes-short = Das kostet { $cost } Jünger, und du hast { $have }. Krieger, die beim Verteidigen fallen, werden zu Jüngern, und geopferte ebenso.
r-convert-nobody = Diese Fraktion hat auf { $clearing } keinen Krieger, den du bekehren könntest. Figuren, Gebäude und Marker lassen sich nicht bekehren.
r-sanctify-nothing = Auf { $clearing } steht kein solches gegnerisches Gebäude. Marker und Ruinen lassen sich nicht weihen.
r-garden-none-left = Alle deine Gärten der Farbe { $suit } haben dein Tableau verlassen.
r-garden-no-rule = Du beherrschst { $clearing } nicht, und bauen kannst du nur, wo du herrschst.
r-garden-no-slot = Auf { $clearing } ist kein Bauplatz frei.
r-ritual-when = Rituale gehören in dein eigenes Tageslicht.
r-ritual-revealed = { $card } ist schon offengelegt. Am Abend nimmst du die Karte zurück.
    .any = Du hast dafür keine Karte auf der Hand, die nicht schon offenliegt.
r-ritual-bird = Bei Ritualen stehen Vögel für keine andere Farbe, also taugt { $card } nur als Opfer.
    .any = Du hast nur Vögel auf der Hand, und bei Ritualen stehen sie für keine andere Farbe.
r-ritual-suit = { $card } passt nicht zu { $clearing }. Leg eine Karte dieser Farbe offen.
    .any = Du hast keine Karte in der Farbe einer Lichtung, auf der das ginge.
r-score-once = Für deine Gärten der Farbe { $suit } hast du in diesem Zug schon Punkte bekommen; das geht je Farbe nur einmal pro Zug.
r-score-no-garden = Du hast keinen Garten der Farbe { $suit } auf dem Spielplan, der Punkte bringen könnte.
    .any = Du hast keine Karte in der Farbe eines Gartens, der dir in diesem Zug noch Punkte bringen könnte.
r-sacrifice-bird = Als Opfer kannst du nur eine Vogelkarte offenlegen, und { $card } ist keine.
    .any = Du hast keine Vogelkarte auf der Hand, und nur ein Vogel taugt als Opfer.

# Was geschah

e-outcast-chosen = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $suit } zum Außenseiter gemacht.
e-outcast-adjusted = Der Außenseiter ist { $suit }{ $hated ->
    [yes] {", und er ist verhasst"}
   *[no] {""}
}.
e-lost-souls-discarded = { $count ->
    [one] Die eine Verlorene Seele wurde abgeworfen
   *[other] Die { $count } Verlorenen Seelen wurden abgeworfen
}{ COUNT($cards) ->
    [0] { "" }
   *[other] {"; neben dem Spielplan liegt nun: "}{ $cards }
}.
e-acolytes-gained = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $count } Jünger gewonnen: jetzt { $acolytes }.
e-conspired = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $count } Jünger ausgegeben, um { $conspiracy ->
    [crusade] einen Kreuzzug zu führen
    [convert] einen Krieger zu bekehren
   *[sanctify] ein Gebäude zu weihen
}.
e-ritual-performed = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $ritual ->
    [build] { $card } offengelegt, um zu bauen
    [recruit] { $card } offengelegt, um zu rekrutieren
    [sacrifice] { $card } für ein Opfer offengelegt
   *[score] { $card } für Punkte ausgegeben
}.
e-revealed-returned = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } die offengelegten Karten zurückgenommen: { $cards }.
