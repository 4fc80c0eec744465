# Was man einstellen kann, und die Notizen eines Platzes.

settings-now = **Deine Einstellungen, an allen Tischen**
settings-changed = ✔ Geändert: { $what }
settings-typed = -# Andere Stunden und deine Zeitzone: /settings change mit `reminders:`, `quiet:` oder `zone:`.
settings-choose = Eine Einstellung ändern …
settings-display-pictures = Bilder, mit ihrer Beschreibung
settings-display-text = Text zuerst: Spielplan, Hand, Fragen und Direktnachrichten kommen in Worten
settings-size-normal = Zahlen und Namen auf Bildern: wie üblich
settings-size-large = Zahlen und Namen auf Bildern: so groß, wie es passt
settings-map-on = Der Spielplan über dem, was du gefragt wirst: ja
settings-map-off = Der Spielplan über dem, was du gefragt wirst: nein
settings-notices-channel = Wenn du gefragt wirst: eine Erwähnung im Kanal des Tisches und eine stumme Nachricht
settings-notices-dm = Wenn du gefragt wirst: eine Direktnachricht; niemand erwähnt dich
settings-notices-both = Wenn du gefragt wirst: eine Erwähnung im Kanal des Tisches und eine Direktnachricht
settings-notices-none = Wenn du gefragt wirst: nichts. Du schaust selbst nach, mit /mytables.
settings-next-on = Wenn der Zug vor deinem beginnt: eine stumme Nachricht
settings-next-off = Wenn der Zug vor deinem beginnt: nichts
settings-reminders-usual = Erinnerungen nach { $hours } Stunden Warten
settings-reminders-every = Erinnerungen { $hours ->
    [one] jede Stunde
   *[other] alle { $hours } Stunden
}
settings-reminders-none = Keine Erinnerungen
settings-quiet = Ruhezeit: { $hours } ({ $zone }, dort ist es jetzt { $time })
settings-quiet-none = Keine Ruhezeit ({ $zone }, dort ist es jetzt { $time })
interval-usual = usual: nach 12, 24 und 48 Stunden
interval-none = keine Erinnerungen
interval-hours = { $hours ->
    [one] jede Stunde
   *[other] alle { $hours } Stunden
}
quiet-none = off: keine Ruhezeit
settings-nudges-on = Anstupser: an. Fehlt zehn Minuten lang nur noch das Ende deines Zuges, schreibe ich dir einmal.
settings-nudges-off = Anstupser: aus
settings-language = Sprache: { $language }
settings-statistics-on = Statistik: Deine Partien zählen bei /match stats auf dem Server mit
settings-statistics-off = Statistik: ohne dich; deine /match stats siehst nur du
settings-language-yours = Sprache: wie in deinem Discord, wo ich sie spreche
language-en = English
language-de = Deutsch
language-es = Español
r-interval = „{ $text }“ verstehe ich nicht. Schreibe Stunden von 1 bis { $most }, 0 für keine Erinnerungen, oder usual für die üblichen.
r-quiet-hours = „{ $text }“ verstehe ich nicht. Schreibe von wann bis wann, etwa 22-7 oder 22:30-07:00, oder off.
r-no-zone = Eine Zeitzone „{ $text }“ kenne ich nicht. Schreibe Region und Stadt, wie sie dir beim Tippen angeboten werden, etwa Europe/Berlin.
r-no-language = „{ $text }“ spreche ich noch nicht. Es gibt: { $possible }

notes-heading = **Deine Notizen an diesem Tisch**
notes-none = Du hast an diesem Tisch keine Notizen. Schreibe eine mit /table note und `text:`.
notes-delete = Eine Notiz löschen …
note-public = (für alle) { "" }
note-kept = Notiert; nur dein Platz kann es lesen.
note-posted = Notiert und für den ganzen Tisch angeschlagen.
note-gone = Die Notiz ist gelöscht.
post-note = 📌 Notiz von { $who }: { $text }
r-notes-full = Mehr als { $most } Notizen kann ein Platz nicht behalten. Lösche erst eine: /table note ohne Text listet sie auf.
