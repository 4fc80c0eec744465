# Die Lobby: Plätze, Optionen, Drafts, Beginn und Ende eines Tisches.

label-join = Mitspielen
label-leave = Aussteigen
label-choose-seat = Fraktion wählen
label-options = Optionen
label-computer = Computer dazu
label-start = Starten
label-reopen = Wieder öffnen
label-about = Über diesen Tisch
label-page-table = Der Tisch
label-page-game = Das Spiel
label-page-game-more = Das Spiel, Seite { $page }
label-page-factions = Einzelne Fraktionen
label-page-factions-more = Einzelne Fraktionen, Seite { $page }
label-page-table-more = Der Tisch, Seite { $page }
label-played = Was gespielt werden darf …
label-house = Hausregeln …
label-draft-computer = Computer wählen lassen
label-draft-off = Draft abbrechen

lobby-lobby = Es sind noch Plätze frei. Wer mitspielt, ist bereit; beim **Start** übernehmen Computer den Rest.
lobby-drafting = Der Draft läuft: Unten steht, wer wählt.
lobby-running = Läuft.
lobby-paused = Macht Pause.
lobby-finished = Beendet.
lobby-closed = Geschlossen. **Wieder öffnen** öffnet den Tisch; alle behalten ihren Platz.
lobby-ended = Mit Zustimmung aller geschlossen, ohne Ergebnis.
lobby-pool = Gespielt werden darf: { $kinds }
lobby-house = Hausregeln: { $rules }
lobby-cannot-begin = ⚠️ So kann es nicht losgehen: { $why }
seat-open = frei
seat-any = beliebig
seat-plays-random = das Los entscheidet
seat-plays-draft = der Draft entscheidet
seat-not-agreed = hat den Optionen noch nicht zugestimmt
computer-name = Computer { $number }
thread-name = { $game } · Tisch von { $host }

table-opened = Dein Tisch steht in { $channel }. Andere steigen dort mit einem Knopf ein.
joined = Du hast einen Platz und bist damit bereit. Mit den Knöpfen der Lobby änderst du, was du spielst, oder steigst wieder aus.
left = Du hast deinen Platz aufgegeben.
started = Die Partie beginnt.
draft-begins = Der Draft beginnt: Wer wählen soll, wird erwähnt.
computer-joined = Ein Computer nimmt Platz.
option-changed = ✔ { $change }
option-changed-asked = ✔ { $change } Wer schon mitspielt, wird um Zustimmung gebeten.
reopened = Der Tisch ist wieder offen.
choose-seat = Was möchtest du spielen?
choose-pool = **Was gespielt werden darf**
    -# Lass weg, was niemand am Tisch haben will. Auch Lose, Drafts und Computer halten sich daran.
house-title = Hausregeln
house-label = Was vereinbart ihr sonst noch?
house-none = keine
lobby-is-closed = Der Tisch ist geschlossen. **Wieder öffnen** in seinem Beitrag öffnet ihn; niemand verliert den Platz.
close-asked = Alle, die hier spielen, werden gefragt. Nur wenn innerhalb von zwei Tagen alle zustimmen, endet die Partie ohne Ergebnis.
request-close = 🛑 { $by } möchte diese Partie ohne Ergebnis beenden. Alle müssen zustimmen.
post-closed = **{ $table } ist geschlossen**, wie alle es wollten. Gewertet wird nichts; Spielplan, Protokoll und Würfel bleiben offen.
post-options = { $change } Wer schon mitspielt, wird um **Zustimmen** gebeten.
post-agreed = ✔ Alle sind mit den Optionen einverstanden, wie sie jetzt sind: { $options }
option-changed-to = **{ $option }** ist jetzt **{ $after }**; vorher: { $before }.
option-stays = **{ $option }** bleibt, wie es war: **{ $after }**.
options-changed = { $kind ->
    [pool] Die Auswahl dessen, was gespielt werden darf, ist geändert.
    [house] Die Hausregeln sind geändert.
   *[some] Die Optionen des Tisches sind geändert.
}
agreed = ✔ Du bist mit den Optionen einverstanden, wie sie jetzt sind: { $options }

info-since = Tischleitung: { $host } · eröffnet { $since }
info-options = Optionen
info-seal = Die Würfel sind versiegelt mit { $hash }: Das Geheimnis dahinter wird am Ende gezeigt, und /match verify prüft jeden Wurf nach.

# Optionen, die jeder Tisch hat

option-seats = Plätze
    .why = Was niemand besetzt, können Computer übernehmen.
option-house = Hausregeln
option-pool = Was gespielt werden darf
option-language = Sprache
    .why = Die Sprache der Beiträge am Tisch. Private Antworten kommen in der Sprache, die du liest.
option-language-en = English
option-language-de = Deutsch
option-language-es = Español
option-entry = Wer mitspielen darf
    .why = Wer den Tisch sieht, oder nur, wen ihr mit /table invite einladet.
option-entry-open = alle
option-entry-invited = nur Eingeladene
option-choose = Wer was spielt
    .why = In der Lobby wählen, den Losen überlassen, die /match verify nachprüft, oder reihum im Draft wählen.
option-choose-choice = nach Wahl
option-choose-random = per Los, beim Start
option-choose-draft = per Draft, sobald alle da sind
option-seating = Zugreihenfolge
    .why = Ausgelost, wie es die Regeln sagen, oder in der Folge der Plätze; der erste beginnt.
option-seating-random = per Los
option-seating-joined = wie die Plätze stehen
option-talk = Tischgespräche
    .why = Hier zwischen den Zügen plaudern, oder in einem zweiten Thread, den ich beim Start öffne.
option-talk-same = hier
option-talk-second = in einem zweiten Thread
option-computers = Computer
    .why = Wie gut sie spielen, auf freien Plätzen und für alle, die weg sind.
option-computers-easy = leicht
option-computers-normal = normal
option-computers-hard = schwer
option-clock = Bedenkzeit
    .why = Dauert ein Zug länger, spielt ihn ein Computer. Der nächste gehört wieder dir.
option-clock-off = unbegrenzt
option-clock-1d = 1 Tag pro Zug
option-clock-3d = 3 Tage pro Zug
option-clock-7d = 7 Tage pro Zug
option-bank = Zeitpolster
    .why = Für die ganze Partie; es zählt, sobald die Bedenkzeit eines Zuges verbraucht ist.
option-bank-0 = keines
option-bank-2d = 2 Tage
option-bank-7d = 7 Tage
option-window = Frist für Reaktionen
    .why = So lange hat Zeit, wer reagieren könnte; danach entscheiden die Pläne.
option-window-5 = 5 Minuten
option-window-15 = 15 Minuten
option-window-60 = 1 Stunde
option-window-720 = 12 Stunden
option-undo_silence = Zurücknehmen mit Zustimmung
    .why = Über Würfel und gesehene Karten zurück geht es nur mit Zustimmung. Gilt Schweigen als Zustimmung?
option-undo_silence-12h = 12 Stunden Schweigen gelten als Zustimmung
option-undo_silence-24h = 24 Stunden Schweigen gelten als Zustimmung
option-undo_silence-off = Schweigen gilt nicht als Zustimmung

# Lose und Drafts

lots = 🎲 **Das Los hat entschieden.** /match verify prüft es nach, wenn die Partie vorbei ist.
draft-heading = ## { $table }: Draft
draft-call = Du wählst: Was möchtest du spielen?
draft-order = Gewählt wird in dieser Reihenfolge:
draft-picked = { $number }. { $who }: **{ $plays }**
draft-picking = { $number }. **{ $who } wählt gerade**
draft-waiting = { $number }. { $who }
draft-cards = Zur Auswahl liegen:
draft-locked = 🔒 { $card } (noch nicht)
draft-choose = Wählen …
draft-place = Zugreihenfolge: { $names }
draft-done = Du spielst { $plays }.
draft-for = Der Computer hat für { $who } gewählt.
draft-off = Der Draft ist abgebrochen. Plätze und Optionen lassen sich wieder ändern; **Starten** beginnt einen neuen.
draft-called-off = Der Draft ist abgebrochen.

# Tischgespräche

post-talk = 💬 Die Tischgespräche gehen in { $place } weiter, damit die Züge hier beisammen bleiben. Absprachen binden nie.
talk-name = { $table } · Tischgespräche
talk-failed = 💬 Ich konnte keinen zweiten Thread für Tischgespräche öffnen: Ich muss öffentliche Threads erstellen dürfen. Redet so lange hier.

r-lobby-over = Diese Lobby ist vorbei: Die Partie hat begonnen, oder der Tisch wurde geschlossen.
r-lobby-full = Alle Plätze sind besetzt. Die Tischleitung kann unter **Optionen** einen hinzufügen, oder /table find zeigt Tische mit freien Plätzen.
r-lobby-empty = Erst muss jemand mitspielen: Drücke **Mitspielen**.
r-lobby-not-ready = Den Optionen haben noch nicht zugestimmt: { $names }. Dafür drückt man **Mitspielen**.
r-lobby-not-full = Ein Platz ist wieder frei, darum beginnt die Partie nicht von selbst. **Starten** gibt freie Plätze an Computer.
r-lobby-homeless = Dieser Tisch hat seinen Kanal verloren. Eröffne einen neuen mit /table new.
r-seat-taken = { $what } spielt schon jemand anderes. **Fraktion wählen** zeigt, was frei ist.
r-seat-unknown = „{ $what }“ lässt sich in diesem Spiel nicht spielen. **Fraktion wählen** zeigt, was frei ist.
r-seat-left-out = Dieser Tisch spielt ohne { $what }. **Fraktion wählen** zeigt, was gespielt werden darf.
r-seat-by-random = An diesem Tisch entscheidet das Los, wer was spielt. Die Tischleitung kann das unter **Optionen** ändern.
r-seat-by-draft = An diesem Tisch wählen alle im Draft, sobald alle da sind. Die Tischleitung kann das unter **Optionen** ändern.
r-host-only = Das kann nur, wer den Tisch leitet; /table info sagt, wer das ist.
r-no-option = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $possible }
r-option-unknown = „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $possible }
r-no-presets = Für dieses Spiel gibt es keine Vorlagen.
r-no-preset = Für dieses Spiel gibt es keine Vorlage „{ $text }“. Es gibt: { $possible }
r-no-game = Ein Spiel namens „{ $text }“ gibt es nicht. Es gibt: { $possible }
r-seats-of-game = { $game } wird mit { $least } bis { $most } Plätzen gespielt.
r-seats-taken = { $taken } Plätze sind schon besetzt, also können es nicht { $seats } sein. Erst muss jemand aussteigen.
r-pool-small = Das reicht für { $room ->
    [one] 1 Platz
   *[other] { $room } Plätze
}, der Tisch hat aber { $seats }. Erlaube mehr, oder nimm vorher Plätze weg.
r-pool-unknown = „{ $what }“ lässt sich in diesem Spiel nicht spielen. Es gibt, mit Kommas dazwischen: { $possible }
r-house-long = Hausregeln dürfen { $most } Zeichen lang sein; diese haben { $length }.
r-drafting = Der Draft läuft, also ändert sich sonst gerade nichts. Die Tischleitung kann ihn unter seinem Beitrag abbrechen.
r-no-draft = An diesem Tisch gibt es gerade nichts zu wählen.
r-draft-not-you = Gerade wählt { $who }. Du wirst erwähnt, wenn du dran bist.
r-draft-not-now = { $what } lässt sich gerade nicht wählen. Der neueste Beitrag des Drafts zeigt, was zur Auswahl liegt.
r-close-over = Dieser Tisch ist schon vorbei; es gibt nichts zu schließen.
r-match-closed = Diese Partie wurde mit Zustimmung aller geschlossen. Spielplan, Protokoll und Würfel bleiben offen.
