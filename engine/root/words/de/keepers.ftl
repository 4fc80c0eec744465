# Die Eisernen Hüter (Law 15).

faction-keepers = Hüter
    .subject = Die Hüter
    .within = die Hüter
    .from = von den Hütern
    .acc = die Hüter
    .dat = den Hütern
    .short = Hüter
    .full = Eiserne Hüter

piece-figure = Figur
    .line = Relikt: zwei Punkte, wenn es jemand nimmt, sein Wert für die Hüter
pieces-figure = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}
piece-tablet = Tafel
    .line = Relikt: zwei Punkte, wenn es jemand nimmt, sein Wert für die Hüter
pieces-tablet = { $count ->
    [one] 1 Tafel
   *[other] { $count } Tafeln
}
piece-jewelry = Schmuck
    .line = Relikt: zwei Punkte, wenn es jemand nimmt, sein Wert für die Hüter
pieces-jewelry = { $count ->
    [one] 1 Schmuckstück
   *[other] { $count } Schmuckstücke
}
piece-figure-1 = Figur (Wert 1)
    .line = Relikt: zwei Punkte, wenn es jemand nimmt, sein Wert für die Hüter
pieces-figure-1 = { $count ->
    [one] 1 Figur (Wert 1)
   *[other] { $count } Figuren (Wert 1)
}
piece-figure-2 = Figur (Wert 2)
    .line = Relikt: zwei Punkte, wenn es jemand nimmt, sein Wert für die Hüter
pieces-figure-2 = { $count ->
    [one] 1 Figur (Wert 2)
   *[other] { $count } Figuren (Wert 2)
}
piece-figure-3 = Figur (Wert 3)
    .line = Relikt: zwei Punkte, wenn es jemand nimmt, sein Wert für die Hüter
pieces-figure-3 = { $count ->
    [one] 1 Figur (Wert 3)
   *[other] { $count } Figuren (Wert 3)
}
piece-tablet-1 = Tafel (Wert 1)
    .line = Relikt: zwei Punkte, wenn es jemand nimmt, sein Wert für die Hüter
pieces-tablet-1 = { $count ->
    [one] 1 Tafel (Wert 1)
   *[other] { $count } Tafeln (Wert 1)
}
piece-tablet-2 = Tafel (Wert 2)
    .line = Relikt: zwei Punkte, wenn es jemand nimmt, sein Wert für die Hüter
pieces-tablet-2 = { $count ->
    [one] 1 Tafel (Wert 2)
   *[other] { $count } Tafeln (Wert 2)
}
piece-tablet-3 = Tafel (Wert 3)
    .line = Relikt: zwei Punkte, wenn es jemand nimmt, sein Wert für die Hüter
pieces-tablet-3 = { $count ->
    [one] 1 Tafel (Wert 3)
   *[other] { $count } Tafeln (Wert 3)
}
piece-jewelry-1 = Schmuck (Wert 1)
    .line = Relikt: zwei Punkte, wenn es jemand nimmt, sein Wert für die Hüter
pieces-jewelry-1 = { $count ->
    [one] 1 Schmuckstück (Wert 1)
   *[other] { $count } Schmuckstücke (Wert 1)
}
piece-jewelry-2 = Schmuck (Wert 2)
    .line = Relikt: zwei Punkte, wenn es jemand nimmt, sein Wert für die Hüter
pieces-jewelry-2 = { $count ->
    [one] 1 Schmuckstück (Wert 2)
   *[other] { $count } Schmuckstücke (Wert 2)
}
piece-jewelry-3 = Schmuck (Wert 3)
    .line = Relikt: zwei Punkte, wenn es jemand nimmt, sein Wert für die Hüter
pieces-jewelry-3 = { $count ->
    [one] 1 Schmuckstück (Wert 3)
   *[other] { $count } Schmuckstücke (Wert 3)
}
piece-waystation-tablet-jewelry = Wegstation (Tafel, Rückseite: Schmuck)
    .line = birgt Relikte dieser Art, stellt her, rekrutiert
pieces-waystation-tablet-jewelry = { $count ->
    [one] 1 Wegstation (Tafel, Rückseite: Schmuck)
   *[other] { $count } Wegstationen (Tafel, Rückseite: Schmuck)
}
piece-waystation-jewelry-tablet = Wegstation (Schmuck, Rückseite: Tafel)
    .line = birgt Relikte dieser Art, stellt her, rekrutiert
pieces-waystation-jewelry-tablet = { $count ->
    [one] 1 Wegstation (Schmuck, Rückseite: Tafel)
   *[other] { $count } Wegstationen (Schmuck, Rückseite: Tafel)
}
piece-waystation-jewelry-figure = Wegstation (Schmuck, Rückseite: Figur)
    .line = birgt Relikte dieser Art, stellt her, rekrutiert
pieces-waystation-jewelry-figure = { $count ->
    [one] 1 Wegstation (Schmuck, Rückseite: Figur)
   *[other] { $count } Wegstationen (Schmuck, Rückseite: Figur)
}
piece-waystation-figure-jewelry = Wegstation (Figur, Rückseite: Schmuck)
    .line = birgt Relikte dieser Art, stellt her, rekrutiert
pieces-waystation-figure-jewelry = { $count ->
    [one] 1 Wegstation (Figur, Rückseite: Schmuck)
   *[other] { $count } Wegstationen (Figur, Rückseite: Schmuck)
}
piece-waystation-figure-tablet = Wegstation (Figur, Rückseite: Tafel)
    .line = birgt Relikte dieser Art, stellt her, rekrutiert
pieces-waystation-figure-tablet = { $count ->
    [one] 1 Wegstation (Figur, Rückseite: Tafel)
   *[other] { $count } Wegstationen (Figur, Rückseite: Tafel)
}
piece-waystation-tablet-figure = Wegstation (Tafel, Rückseite: Figur)
    .line = birgt Relikte dieser Art, stellt her, rekrutiert
pieces-waystation-tablet-figure = { $count ->
    [one] 1 Wegstation (Tafel, Rückseite: Figur)
   *[other] { $count } Wegstationen (Tafel, Rückseite: Figur)
}

effect-devout-knights = Fromme Ritter

retinue-column-move = Bewegen
retinue-column-delve = Kämpfen, dann graben
retinue-column-recover = Bewegen oder bergen

many-retinue-column = { $count ->
    [one] 1 Spalte
   *[other] { $count } Spalten
}

# Aufbau

q-keepers-corner = In welcher Ecke treffen deine Ritter ein?
    .why = Vier Krieger beginnen dort und vier daneben; die übrigen Relikte liegen weit weg von beiden.
q-keepers-beside = Wo stehen deine anderen vier Krieger?
    .why = Von zwei Lichtungen aus erreichst du mehr Wälder und beherrschst die Lichtungen um sie herum.
q-keepers-return = Du hast weder Krieger noch Wegstationen. Wo kehrst du zurück?
    .why = Eine Wegstation und ein Krieger erscheinen am Rand des Spielplans; die gewählte Seite zeigt, was dort geborgen werden kann.

# Der Zug

q-keepers-homecoming = Dein Zug, Vogelgesang: Benutze eine Karte, die vor dir liegt, oder mach weiter.
    .why = Als Nächstes kehren eine Wegstation und ein Krieger an den Rand des Spielplans zurück.
done-keepers-homecoming = Zurückkehren
q-keepers-encamp = Dein Vogelgesang: Mach Krieger zu Wegstationen, oder mach weiter. ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} im Gefolge)
    .why = Eine Wegstation birgt Relikte der Art, die sie zeigt, stellt her, rekrutiert und bringt jeden Abend eine Karte mehr.
done-keepers-encamp = Weiter zum Abend
    .confirm = Weiter zu deinem Abend? Was du nicht getan hast, bleibt ungetan.
q-keepers-decamp = Dein Vogelgesang: Mach Wegstationen wieder zu Kriegern, oder mach weiter. ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} im Gefolge)
    .why = Umdrehen lässt sich eine Wegstation nur, indem du sie jetzt abbrichst und im nächsten Zug neu errichtest.
done-keepers-decamp = Weiter zum Abend
    .confirm = Weiter zu deinem Abend? Was du nicht getan hast, bleibt ungetan.
q-keepers-recruit = Dein Vogelgesang: Gib Karten für Krieger bei deinen Wegstationen aus, oder mach weiter. ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} im Gefolge)
    .why = Jede Karte bringt zwei Krieger zu einer Wegstation ihrer Farbe.
done-keepers-recruit = Weiter zum Abend
    .confirm = Weiter zu deinem Abend? Was du nicht getan hast, bleibt ungetan.
q-keepers-craft = Dein Tageslicht: Stell Karten her, oder schick dein Gefolge los. ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
    .why = Jede Wegstation stellt einmal mit der Farbe ihrer Lichtung her, bevor die erste Karte des Gefolges handelt.
done-keepers-craft = Weiter zum Abend
    .confirm = Weiter zu deinem Abend? Was du nicht getan hast, bleibt ungetan.
q-keepers-move = Dein Tageslicht: Dein Gefolge bewegt sich. ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
    .why = Jede Karte der ersten Spalte bewegt Krieger von einer Lichtung ihrer Farbe weg, und jeder Krieger darf ein Relikt tragen.
done-keepers-move = Weiter zum Abend
    .confirm = Weiter zu deinem Abend? Was du nicht getan hast, bleibt ungetan.
q-keepers-delve = Dein Tageslicht: Dein Gefolge kämpft und gräbt. ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
    .why = Wo Gegner stehen, musst du erst kämpfen. Beherrsche so viele Lichtungen um den Wald, wie das Relikt wert ist, sonst ist die Karte weg.
done-keepers-delve = Weiter zum Abend
    .confirm = Weiter zu deinem Abend? Was du nicht getan hast, bleibt ungetan.
q-keepers-recover = Dein Tageslicht: Dein Gefolge bewegt sich oder birgt Relikte. ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
    .why = Relikte bringen ihren Wert an einer Wegstation ihrer Art. Beherrsche so viele Lichtungen dieser Farbe, wie das Relikt wert ist, sonst ist die Karte weg.
done-keepers-recover = Weiter zum Abend
    .confirm = Weiter zu deinem Abend? Was du nicht getan hast, bleibt ungetan.
q-keepers-land = Dein Abend beginnt.
    .why = Wo vier oder mehr deiner Krieger stehen, zieht einer ab.
done-keepers-land = Weiter
q-keepers-gather = Dein Abend: Nimm Karten ins Gefolge auf, oder verschieb eine. ({ $cards } von 10)
    .why = Jede Karte dort ist in jedem Zug eine Aktion mehr. Ihre Farbe sagt, wo sie handelt; ein Vogel handelt überall.
done-keepers-gather = Karten ziehen und Zug beenden
q-keepers-draw = Deine Karten sind gezogen.
    .why = Du musst nur noch deinen Zug beenden.
done-keepers-draw = Zug beenden

q-keepers-dig = Welches Relikt gräbst du für { $clearing } aus?
    .why = Ein verdecktes Relikt ist 1, 2, 3 oder 3 wert. Die Karte ist weg, wenn du weniger Lichtungen um seinen Wald beherrschst.
q-keepers-then-delve = Du beherrschst { $clearing }: Welches Relikt gräbst du aus?
    .why = Ein verdecktes Relikt ist 1, 2, 3 oder 3 wert. Die Karte ist weg, wenn du weniger Lichtungen um seinen Wald beherrschst.
done-keepers-then-delve = Die Relikte liegen lassen
q-keepers-recover-which = Welches Relikt birgst du von { $clearing }?
    .why = Es bringt seinen Wert, und zwei Punkte mehr, wenn damit eine Spalte aller drei Arten voll ist.
q-keepers-recover-more = Birgst du noch ein Relikt von { $clearing }?
    .why = Die Karte darf weitermachen, bis du weniger Lichtungen dieser Farbe beherrschst, als das Relikt wert ist.
done-keepers-recover-more = Das genügt
q-keepers-carry = Welche Relikte kommen von { $origin } nach { $to } mit?
    .why = Jeder Krieger, der geht, darf eines tragen. Was ohne Krieger zurückbleibt, ist leichte Beute.
    .pick = Tragen
    .tip = Nimm mit: { $what }
q-keepers-trophy = Du hast den Hütern ein Relikt genommen: { $piece }. In welchen Wald kommt es?
    .why = Es liegt dort offen; die Hüter müssen es neu ausgraben, also nimm einen Wald, um den sie wenig beherrschen.

# Aktionen

o-keepers-relic = { $relic } aus { $origin }
    .origin = Aus { $value }
    .relic = { $value }
o-forest = { $place }
o-keepers-encamp = Auf { $clearing } lagern: { $building }
    .group = Lagern
    .clearing = Auf { $value }
    .building = Als { $value }
o-keepers-decamp = Auf { $clearing } das Lager abbrechen: { $building }
    .group = Lager abbrechen
    .clearing = Auf { $value }
    .building = Von { $value }
    .about = dort steht dann ein Krieger
o-keepers-recruit = { $card } ausgeben, um auf { $clearing } zu rekrutieren
    .group = Rekrutieren
    .card = Mit { $value }
    .clearing = Auf { $value }
    .facts = { $count } Krieger
    .about = du verzichtest auf „{ $line }“
o-keepers-move = { $card }: { pieces-moved } von { $origin } nach { $to } bewegen
    .group = Bewegen
    .card = Mit { $value }
    .origin = Von { $value }
    .to = Nach { $value }
    .about = { "" }
o-keepers-battle = { $card }: auf { $clearing } gegen { YOU($defender, "dich", as: "faction.acc") } kämpfen
    .facts = { battle-hits }
    .group = Kämpfen, dann graben
    .card = Mit { $value }
    .clearing = Auf { $value }
    .confirm = Auf { $clearing } gegen { YOU($defender, "dich", as: "faction.acc") } kämpfen? Die Würfel lassen sich nicht zurücknehmen.
    .about = { "" }
o-keepers-delve = { $card }: für { $clearing } graben
    .group = Graben
    .card = Mit { $value }
    .clearing = Für { $value }
    .about = { "" }
o-keepers-travel = { $card }, Bergen: { pieces-moved }, { $origin } → { $to }
    .group = Bewegen mit einer Bergungskarte
    .card = Mit { $value }
    .origin = Von { $value }
    .to = Nach { $value }
    .about = { "" }
o-keepers-recover = { $card }: Relikte von { $clearing } bergen
    .group = Bergen
    .card = Mit { $value }
    .clearing = Von { $value }
    .facts = { $count ->
        [one] 1 Relikt zu bergen
       *[other] { $count } Relikte zu bergen
    }
    .about = { "" }
o-keepers-gather = { $card } aufnehmen: { $column }
    .group = Ins Gefolge aufnehmen
    .card = { $value } aufnehmen
    .column = In die Spalte „{ $value }“
    .about = du verzichtest auf „{ $line }“
o-keepers-shift = { $card } verschieben: { $source } → { $column }
    .group = Eine Karte verschieben
    .card = { $value } aus „{ $source }“
    .source = { "" }
    .column = In „{ $value }“
    .about = { "" }

# Befehle

c-keepers = Die Eisernen Hüter und ihr Gefolge führen
c-keepers-encamp = Einen Krieger durch eine Wegstation ersetzen
c-keepers-decamp = Eine Wegstation durch einen Krieger ersetzen
c-keepers-recruit = Karte ausgeben: zwei Krieger bei einer passenden Wegstation
c-keepers-move = Bewegen mit einer Karte der ersten Spalte
c-keepers-battle = Kämpfen mit einer Karte der zweiten Spalte, dann graben
c-keepers-delve = Mit einer Karte der zweiten Spalte graben, ohne Gegner dort
c-keepers-travel = Bewegen mit einer Karte der dritten Spalte
c-keepers-recover = Relikte bergen mit einer Karte der dritten Spalte
c-keepers-gather = Eine Karte von der Hand ins Gefolge aufnehmen
c-keepers-shift = Eine Karte des Gefolges in eine andere Spalte verschieben
f-keepers-encamp-clearing = Eine Lichtung mit einem Krieger von dir und freiem Bauplatz
f-keepers-encamp-building = Die Wegstation und die Seite, die sie zeigt
f-keepers-decamp-clearing = Eine Lichtung mit einer Wegstation von dir
f-keepers-decamp-building = Die Wegstation
f-keepers-recruit-card = Die Karte von deiner Hand
f-keepers-recruit-clearing = Eine passende Lichtung mit einer Wegstation
f-keepers-move-card = Die Karte der ersten Spalte
f-keepers-move-origin = Die passende Lichtung, von der du kommst
f-keepers-move-to = Die benachbarte Lichtung, auf die du gehst
f-keepers-move-warriors = Wie viele Krieger
f-keepers-battle-card = Die Karte der zweiten Spalte
f-keepers-battle-clearing = Die passende Lichtung, auf der du kämpfst
f-keepers-battle-defender = Wen du angreifst
f-keepers-delve-card = Die Karte der zweiten Spalte
f-keepers-delve-clearing = Eine passende Lichtung von dir an einem Wald mit Relikten
f-keepers-travel-card = Die Karte der dritten Spalte
f-keepers-travel-origin = Die passende Lichtung, von der du kommst
f-keepers-travel-to = Die benachbarte Lichtung, auf die du gehst
f-keepers-travel-warriors = Wie viele Krieger
f-keepers-recover-card = Die Karte der dritten Spalte
f-keepers-recover-clearing = Eine passende Lichtung mit Wegstation und Relikten ihrer Art
f-keepers-gather-card = Die Karte von deiner Hand
f-keepers-gather-column = Die Spalte, in die sie kommt
f-keepers-shift-card = Die Karte deines Gefolges
f-keepers-shift-source = Die Spalte, aus der sie kommt
f-keepers-shift-column = Die Spalte, in die sie kommt

# Warum nicht

r-keepers-passed = { $step ->
    [encamp] Du lagerst in deinem eigenen Vogelgesang, bevor du Lager abbrichst.
    [decamp] Lager brichst du in deinem eigenen Vogelgesang ab, bevor du rekrutierst.
    [recruit] Du rekrutierst nur in deinem eigenen Vogelgesang.
    [move] Die erste Spalte handelt in deinem eigenen Tageslicht, vor den anderen.
    [delve] Die zweite Spalte handelt in deinem eigenen Tageslicht, nach der ersten und vor der dritten.
    [recover] Die dritte Spalte handelt nur in deinem eigenen Tageslicht.
   *[gather] Dein Gefolge änderst du nur an deinem eigenen Abend.
}
r-encamp-returned = Du bist in diesem Zug mit einer Wegstation zurückgekehrt, und das war anstelle des Lagerns.
r-encamp-once = Du hast in diesem Zug auf { $clearing } schon gelagert; das geht auf jeder Lichtung nur einmal.
    .any = Du brauchst einen Krieger auf einer Lichtung, auf der in diesem Zug noch eine Wegstation entstehen kann.
r-encamp-nobody = Du hast auf { $clearing } keinen Krieger, der zur Wegstation werden könnte.
    .any = Du brauchst einen Krieger auf einer Lichtung, auf der in diesem Zug noch eine Wegstation entstehen kann.
r-encamp-none-left = Diese Wegstation liegt nicht auf deinem Tableau. Jede der drei kann nur ihre eigenen zwei Arten zeigen.
r-decamp-once = Du hast in diesem Zug auf { $clearing } schon ein Lager abgebrochen; das geht auf jeder Lichtung nur einmal.
r-decamp-other = Diese Wegstation steht nicht auf { $clearing }.
r-keepers-no-waystation = Du hast auf { $clearing } keine Wegstation.
    .any = Keine deiner Wegstationen kommt dafür jetzt infrage.
r-keepers-suit = { $card } passt nicht zu { $clearing }.
r-retinue-card = { $used ->
    [yes] { $card } hat in diesem Zug schon gehandelt; jede Karte handelt einmal.
   *[no] { $card } liegt nicht in dieser Spalte deines Gefolges.
}
r-delve-battle = Auf { $clearing } stehen Gegner: Dort musst du kämpfen, bevor du graben darfst.
    .any = Du brauchst Krieger auf einer Lichtung, die du beherrschst, an einem Wald mit einem Relikt, und dort darf kein Kampf ausstehen.
r-delve-nobody = Du hast auf { $clearing } keinen Krieger, also kann niemand graben.
    .any = Du brauchst Krieger auf einer Lichtung, die du beherrschst, an einem Wald mit einem Relikt, und dort darf kein Kampf ausstehen.
r-delve-no-rule = Du beherrschst { $clearing } nicht, also kannst du dort nicht graben.
    .any = Du brauchst Krieger auf einer Lichtung, die du beherrschst, an einem Wald mit einem Relikt, und dort darf kein Kampf ausstehen.
r-delve-nothing = In keinem Wald an { $clearing } liegt ein Relikt.
r-recover-nothing = Auf { $clearing } liegt kein Relikt der Art, die dort eine Wegstation zeigt.
r-gather-shifted = Du hast in diesem Zug eine Karte verschoben; das war anstelle des Aufnehmens.
r-gather-full = Dein Gefolge hat { $most } Karten, und mehr geht nicht.
r-shift-gathered = Du hast in diesem Zug Karten aufgenommen, also wird keine verschoben.
r-shift-once = Du hast in diesem Zug schon eine Karte verschoben; mehr geht nicht.
r-shift-not-there = { $card } liegt nicht in dieser Spalte deines Gefolges.

# Chancen

odds-first-ignored = Eingerechnet: { YOU($seat, "Deine Seite", as: "faction.subject") } { AGREE($seat, "ignoriert", "ignorieren", "ignoriert") } den ersten Treffer.

# Was geschah

e-relics-buried = Relikte in { $place }: { $relics }.
e-relic-delved = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } aus { $origin } ein Relikt nach { $clearing } ausgegraben: { $relic }.
e-relic-brought = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } ein Relikt in { $place } gelegt: { $relic }.
e-relic-recovered = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } ein Relikt von { $clearing } geborgen: { $relic }.
e-retinue-grew = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $card } ins Gefolge aufgenommen ({ $column }).
e-retinue-shifted = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $card } verschoben: { $source } → { $column }.
e-retinue-lost = { YOU($seat, "Du hast", "hat", "haben", as: "faction.subject") } { $card } aus dem Gefolge verloren.

# Pläne

plan-carry = Relikte tragen
    .why = Was deine Krieger mitnehmen, wenn jemand anders sie bewegt.
plan-carry-relics = Relikte
plan-carry-relics-valuable = die wertvollsten, eines je Krieger
plan-carry-relics-none = keine
plan-trophies = Erbeutete Relikte
    .why = Wohin ein Relikt der Hüter kommt, das du in einem fremden Zug entfernst.
plan-trophies-forest = Wald
plan-trophies-forest-hard = um den die Hüter am wenigsten halten
plan-trophies-forest-near = um den du am meisten hältst
