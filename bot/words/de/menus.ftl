# Menüs an Personen und Beiträgen: einladen, was geschah, einen Fehler melden.

invite-where = An welchen deiner Tische möchtest du { $who } einladen?
mistake-title = Einen Fehler melden
mistake-what = Was stimmt nicht? Was war zu erwarten?
mistake-kept = Danke. Deine Meldung hat die Nummer **{ $number }**. Darin steht, was du von dieser Partie wissen darfst, und nichts Verborgenes.
log-mistake = Ein Fehler wurde gemeldet, { $table }: Nummer { $number }.
r-mistakes-full = Bei dem, der diesen Bot betreibt, liegen schon so viele Meldungen, dass keine mehr hineinpasst. Bitte sag es ihm auf dem Server.
r-no-table-with-room = An keinem deiner Tische ist ein Platz frei. Eröffne einen mit /table new und lade dann ein.
r-not-a-post = Das ist kein Beitrag von mir zu einem Tisch. Wähle das bei einem Beitrag zu einer Partie.
