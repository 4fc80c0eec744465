# Wenn eine Partie vorbei ist: der letzte Beitrag, was verborgen war, Statistik, Revanche, Export und Nachspielen.

label-stats-person = Meine
label-stats-leaderboard = Rangliste
label-stats-factions = Was gewinnt
label-stats-results = Als Datei
stats-person = ### { $who }: Partien
stats-leaderboard = ### Die Stärksten auf diesem Server
    -# Nach Partien unter Menschen. Der Wert sagt, wie stark jemand mit einiger Sicherheit ist; mit jeder Partie wird er sicherer.
stats-factions = ### Was auf diesem Server gewinnt
stats-results = ### Ergebnisse dieses Servers
    -# Eine Zeile für jeden Platz jeder beendeten Partie, mit Spielplan, Kartendeck, Zugreihenfolge und Art des Sieges, für eigene Tabellen: eine Liga, eine Saison. Wer nicht in Statistiken stehen will, wird nicht genannt.
stats-none = Noch wurde keine Partie beendet.
stats-nobody-rated = Noch hat niemand eine Wertung.
stats-rated-how = -# Gewertet werden Partien, die mindestens zwei Menschen ohne Computer begonnen haben. Wer vor dem Ende gegangen ist, zählt dort als Letzter; Ersatz wird nur gewertet, wenn er mindestens die Hälfte der Runden gespielt hat.
stats-left = Vor dem Ende gegangen: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
stats-record = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $wins } gewonnen ({ $rate } %), im Schnitt Platz { $place }
stats-rating = Wertung { $value }, aus { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
} unter Menschen
stats-versus = - Mit { $who }: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, davon { $ahead }-mal vorn
stats-place = { $number }. **{ $who }** · { $value } ({ $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
})
r-server-only = Das gibt es nur auf einem Server: Frag in einem Kanal deines Servers. /match stats allein zeigt hier deine eigenen Partien.
r-not-counted = { $who } möchte nicht in der Statistik stehen.
r-no-faction = „{ $text }“ lässt sich in keinem Spiel spielen. Es gibt: { $possible }

# Der letzte Beitrag

label-rematch = Revanche
label-reveal = Enthüllen
label-export = Export
label-verify = Nachprüfen
end-place = { $place }. **{ $who }** · { $plays } · { $score }
end-minutes = { $rounds } · gespielt in { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
end-hours = { $rounds } · gespielt in { $hours } Stunden
end-days = { $rounds } · gespielt in { $days } Tagen

# Was verborgen war

reveal-heading = ### Was verborgen war · { $round }
reveal-setup = Aufbau
reveal-nothing = Hier war nichts verborgen.
reveal-go = Zu einer Runde …
reveal-hand = Hand von { $who } zu Beginn des Zuges: { $cards }
reveal-told = An { $who }: „{ $told }“
reveal-plan = { $who } änderte den Plan { $plan }: { $decided }
reveal-plan-old = { $who } änderte einen Plan.
r-reveal-not-over = Was verborgen ist, bleibt es, bis die Partie vorbei ist. /log erzählt, was du wissen darfst.
r-no-round = Eine Runde { $round } gibt es nicht. Die letzte war { $last }.

# Revanche

rematch-thread = { $table } · Revanche
rematch-invited = Eine Revanche! Alle rücken einen Platz weiter. Drücke **Mitspielen**, um dabei zu sein.
rematch-stands = Die Revanche steht in { $place }.
rematch-new = Für dich noch neu: **{ $name }**. { $about }
label-play-new = { $name } spielen
r-rematch-not-over = Die Partie ist noch nicht vorbei. Eine Revanche kommt danach.
r-rematch-not-yours = Eine Revanche ist für die, die mitgespielt haben. Eröffne einen eigenen Tisch mit /table new.
r-rematch-homeless = Diese Partie hat keinen Kanal mehr. Eröffne mit /table new einen neuen Tisch, wo du ihn haben willst.

# Partien als Dateien, und wie man sie nachspielt

label-study = Nachspielen
label-study-open = Alle Hände zeigen
label-study-public = Wie es alle sahen
exported = Hier ist die ganze Partie: Aufbau, Entscheidungen, Würfel und was geschah. /match import nimmt sie zum Nachspielen, hier oder anderswo.
exported-so-far = Hier ist, was bisher alle wissen dürfen. Die ganze Partie lässt sich exportieren, wenn sie vorbei ist.
exported-record = Hier ist die ganze Partie als Protokoll, Zug für Zug. /match referee liest es wieder.
exported-record-so-far = Hier ist die Partie bisher als Protokoll, soweit du sie kennen darfst. Ganz wird es, wenn sie vorbei ist.
refereed = **{ $game }**: { $accepted } von { $actions } Aktionen angenommen ({ $share } %), { $ambiguous } mehrdeutig, { $refused } abgelehnt.
refereed-implied = { $implied ->
    [one] 1 Änderung
   *[other] { $implied } Änderungen
} lässt das Protokoll aus, { $swaps ->
    [one] 1 Karte kam
   *[other] { $swaps } Karten kamen
} dorthin, wo es sie zeigt. Die Datei enthält alles.
refereed-line = { $line }:{ $column } `{ $action }` { $verdict ->
    [refused] abgelehnt
    [ambiguous] mehrdeutig
   *[implied] vermerkt
}{ $law ->
    [none] {""}
   *[other] {" "}(Regel { $law })
}{ $cause ->
    [record] {" "}· Versehen im Protokoll
    [players] {" "}· Versehen am Tisch
    [engine] {" "}· unser Fehler
    [unknown] {" "}· Grund unbekannt
   *[none] {""}
}{ $why ->
    [none] {""}
   *[some] : { $why }
}{ $ours ->
    [none] {""}
   *[some] {" "}· gelesen als `{ $ours }`
}
imported = Geprüft und nachgespielt: **{ $table }** stimmt, mit jedem Würfel. Spiele die Partie hier nach, oder mit /match study und `table: { NUMBER($number, useGrouping: 0) }`; auch /log und /match reveal zeigen sie.
studies = Partien, die du importiert hast. Nenne eine mit `table:`.
study-begin = ### { $time } · { $number } von { $of }
study-turn = ### { $time }, Zugbeginn: { $who } · { $number } von { $of }
study-end = ### { $time }, das Ende · { $number } von { $of }
study-hand = Hand von { $who }: { $cards }
study-no-hand = keine Karten
r-study-not-over = Nachspielen lässt sich eine Partie, wenn sie vorbei ist. Bis dahin gibt es **Spielplan** und **Protokoll**.
r-export-none = Es gibt noch nichts zu exportieren: Die Partie hat nicht begonnen.
r-record-no-notation = Partien dieses Spiels schreibt niemand in einer Notation auf, die ich kenne. Lass `format` weg.
r-record-diverges = Entscheidung { $number } passt nicht zu den heutigen Regeln, daher lässt sich die Partie nicht als Protokoll schreiben. Lass `format` weg.
r-record-name = Protokolle erkenne ich am Ende ihres Namens: { $known }
r-record-too-large = Diese Datei ist zu groß für ein Protokoll: höchstens { $most } kB.
r-file-too-hard = Diese Datei zu prüfen dauert zu lange: mehr als { $most } Minuten Rechenzeit. Ist sie ein Protokoll, kürze sie auf die ersten Züge und schick sie noch einmal.
r-one-at-a-time = Du wartest noch auf die Antwort zu einer anderen Datei. Versuch es danach mit dieser.
r-import-size = Diese Datei ist zu groß für eine Partie: höchstens { $most } MB.
r-import-not-json = Das ist keine Partie: Die Datei ist kein JSON. /match export gibt Dateien, die passen.
r-import-format = Diese Datei hat keine Form, die ich kenne (Version { $version }, ich kenne { $known }). /match export gibt Dateien, die passen.
r-import-shape = Etwas in dieser Datei ist nicht, wie es sein sollte ({ $what }). Exportiere die Partie noch einmal mit /match export.
r-import-not-over = Diese Partie war beim Export noch nicht vorbei, daher lässt sie sich nicht nachspielen. Exportiere sie an ihrem Ende noch einmal.
r-import-seats = Die Plätze in dieser Datei passen nicht zu ihrem Aufbau. Exportiere die Partie noch einmal mit /match export.
r-import-names = Jeder Platz braucht einen Namen, in einer Zeile von höchstens { $most } Zeichen.
r-import-order = Die Entscheidungen in dieser Datei sind unvollständig oder nicht in der richtigen Folge. Exportiere die Partie noch einmal mit /match export.
r-import-seal = Das Geheimnis in dieser Datei ist nicht das versiegelte, also beweisen ihre Würfel nichts. Exportiere die Partie noch einmal mit /match export.
r-import-draw = { $wrong ->
    [one] Ein Wurf oder eine Mischung in dieser Datei ist
   *[other] { $wrong } Würfe und Mischungen in dieser Datei sind
} nicht, was das Geheimnis erklärt. Exportiere die Partie noch einmal mit /match export.
r-import-diverges = Entscheidung { $number } passt nicht zu den Regeln, wie ich sie kenne: Die Datei wurde geändert, oder sie stammt aus einer anderen Fassung der Regeln. Exportiere die Partie noch einmal mit /match export.
r-import-too-long = Die Partie in dieser Datei ist schon vor Entscheidung { $number } vorbei. Exportiere die Partie noch einmal mit /match export.

# Was über jemanden gespeichert ist

somebody = jemand
label-forget-me = Alles löschen …
label-forget-me-now = Endgültig löschen
mydata = ### Was ich über dich gespeichert habe
    - Tische: { $open } offen, { $over } vorbei, mit dem, was du spielst, und wie sie endeten
    - { $choices ->
        [one] 1 Entscheidung
       *[other] { $choices } Entscheidungen
    }, die du dort getroffen hast
    - { $notes ->
        [one] 1 Notiz
       *[other] { $notes } Notizen
    }, deine Einstellungen, wen du blockiert hast, und was du zuletzt angesehen hast
    - { $imported ->
        [one] 1 Partie
       *[other] { $imported } Partien
    }, zum Nachspielen importiert

    In der Datei steht alles. Nachrichten in Discord gehören Discord; lösche sie dort.
mydata-sure = Alles wird weg sein: deine Einstellungen, Notizen, Statistik und importierten Partien. In Partien, die vorbei sind, saß dann „jemand“ auf deinem Platz. Eine Partie, die noch läuft und deren Geheimnisse du kanntest, behält bis zu ihrem Ende ein Zeichen ohne deinen Namen, damit du ihr nur noch zusiehst. **Das lässt sich nicht zurücknehmen.**
mydata-gone = Erledigt. Ich weiß nichts mehr über dich.
r-mydata-seated = An { $tables } wirst du noch gebraucht. Geh mit /table leave, oder lass den Tisch schließen; die Tischleitung gibst du mit /table host ab. Dann lassen sich deine Daten löschen.
