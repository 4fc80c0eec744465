# Was fragt und sagt, wer den Bot betreibt

post-notice = 📣 **Von dem, der diesen Bot betreibt:** { $text }
r-only-operator = `/admin` ist nur für den, der diesen Bot betreibt.
admin-since = Warmoot { $version }, läuft seit { $since }
admin-well = Alles in Ordnung: Jede Aufgabe läuft, und die Datenbank antwortet.
admin-wrong = { $what }
admin-tables = Tische: { $lobby } in der Lobby, { $running } im Spiel, { $paused } in Pause
admin-waits = Die älteste fällige Nachricht wartet { $seconds } s; { $pictures ->
    [one] 1 Bild wartet
   *[other] { $pictures } Bilder warten
} aufs Zeichnen; { $reviews ->
    [one] 1 Tisch ist
   *[other] { $reviews } Tische sind
} seit dem Start noch durchzusehen.
admin-mistakes = Im Ordner `reports` { $count ->
    [one] liegt 1 gemeldeter Fehler
   *[other] liegen { $count } gemeldete Fehler
}.
admin-aside = **{ $table }** ist beiseitegestellt, Fehler { $number }: Mehr sagt der Unterbefehl `doctor`.
admin-muted = **{ $table }** schweigt seit { $since }: Der Bot darf dort nicht schreiben.
admin-stuck = Partie { $match }: Der Zug eines Computers ist misslungen und wird wiederholt; warum, steht im Protokoll.
admin-more = … und { $count } weitere. Der Unterbefehl `doctor` führt alle auf.
admin-no-trouble = Kein Tisch ist in Schwierigkeiten, und keine Nachricht ist verspätet.
admin-noticed = { $count ->
    [one] Ein Tisch erfährt es
   *[other] { $count } Tische erfahren es
}, der letzte { $until }.
