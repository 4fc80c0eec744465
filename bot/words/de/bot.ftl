# Die eigenen Sätze des Bots: Tische, Knöpfe, Beiträge, Briefe.

# Names that take their verb in the plural, with a dot between them
said-as-many = —

label-play = Spielen
label-hand = Meine Hand
label-board = Spielplan
label-text = Text
label-log = Protokoll
label-details = Einzelheiten
label-back = Zurück
label-to-question = Zurück zur Frage
label-more = Mehr
label-suggest = Vorschlag
label-undo = Zurücknehmen
label-change = Ändern
label-choose = Auswählen …
label-kinds = Wie viele von jeder Art …
label-all-but = Alle außer …
label-none = Nichts davon
label-take = Diese nehmen
label-sure = Ja, machen
label-follow = So machen

outdated = Die Lage hat sich inzwischen geändert. Hier ist das Menü, wie es jetzt gilt.
match-over = Die Partie ist vorbei. Der letzte Spielplan, das Protokoll und alle Tableaus bleiben für dich offen.
waiting-for = Gerade wirst du nichts gefragt. Der Tisch wartet auf { $names }.{ $calls ->
    [yes] {" Ich rufe dich, sobald du wieder gefragt bist."}
   *[no] { "" }
}
waiting-round =
    { "" }**Seit dein Zug begann**
    { $story }
waiting-since =
    { "" }**Seit deiner letzten Entscheidung**
    { $story }
waiting-hand = du hast { $held }
waiting-plan = { $plan }, so wie es steht: { $summary }
chosen = Gewählt: { $what }.
sealed-kept = Du hast verdeckt gewählt: **{ $what }**. Nur du siehst es, und du kannst es ändern, bis alle gewählt haben. Es fehlt noch: { $names }.
watching = Du schaust bei { $table } zu: Spielplan, Text und Protokoll stehen dir offen.
watching-free = Hier ist ein Platz frei: /table join nimmt ihn ein.
only-choice = -# Von selbst geschehen, weil nichts anderes zu wählen war: { $what }.
undone = Zurückgenommen. Hier ist die Frage noch einmal.
nothing-yet = Noch ist nichts geschehen.
no-hand = Du hast keinen Platz an diesem Tisch, also gibt es keine Hand zu zeigen.

still-possible = Noch möglich: { $what }
given-up = Danach geht in diesem Zug nicht mehr: { $what }

r-answer-stands = Das hast du schon beantwortet, und deine Antwort gilt.
r-undo-sealed = Deine Antwort liegt verdeckt, und andere haben vielleicht schon gewählt. Drücke **Spielen**, dann **Ändern**, um etwas anderes zu wählen.

post-called = { $mentions }, { $why ->
    [turn] du bist am Zug
    [several] ihr seid gefragt
   *[asked] du bist gefragt
}.
post-call = Eine Frage wartet auf { $who }. Drücke **Spielen**.
post-nudge = Noch immer am Zug: { $who }.
post-turn = { $time } · { $who }
post-under-way = { $time } · am Zug: { $whose }
post-set-up = Alles ist aufgebaut: Die Partie beginnt.
post-setting-up = Der Tisch wird gerade aufgebaut.
post-won = Gewonnen: { $names } ({ $by })
earlier-lines = Was davor war, steht im Protokoll ({ $count ->
    [one] noch 1 Zug
   *[other] noch { $count } Züge
}).

letter-turn = { $table }: Du bist am Zug
letter-drawn = { $table }: deine Hand jetzt
letter-idle = { $table }: Deine Aktionen sind getan, nur das Ende deines Zuges fehlt noch
letter-asked = { $table }: Du wirst etwas gefragt

first-table = { $game }: dein erster Tisch
choose-game = ## Welches Spiel soll es sein?
    Alle Tische sind bereit: Computer sitzen mit dir daran, und die erste Entscheidung ist deine. Öffne einen:
choose-table = - **{ $game }**: { $place }

window-line = Du gegen drei Computer, hier in deinem Browser: Wähle ein Spiel und drücke **Spielen**.
window-play = { $game } spielen
window-watch = Eine Partie ansehen
window-watch-pitch = Computer spielen, du siehst zu
window-told = Was geschah
window-back = Zurück
window-next = Weiter
window-pause = Anhalten
window-go-on = Fortsetzen
window-another = Noch eine Partie
window-leave = Verlassen
window-drawing = Der Spielplan wird gezeichnet …
window-first = Startseite

no-tables = Du sitzt an keinem Tisch. Eröffne einen mit /table new.

database-trouble = Die Datenbank ist gerade beschäftigt oder nimmt nichts an. Nichts wurde geändert; versuche es gleich noch einmal.
channel-taken = In diesem Kanal steht schon ein Tisch. Eröffne deinen in einem Thread, oder gib /table new in einem anderen Kanal ein.
missing-permissions = Mir fehlen hier Berechtigungen: { $permissions }. Wer diesen Server verwaltet, kann sie mir geben.
permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-attach_files = Dateien anhängen
permission-embed_links = Links einbetten
permission-create_public_threads = Öffentliche Threads erstellen
permission-send_messages_in_threads = Nachrichten in Threads senden
forbidden = Discord lässt mich das hier nicht tun. Ich muss diesen Kanal sehen, darin schreiben und Dateien anhängen dürfen.
command-trouble = Das hat nicht geklappt: Der Befehl ist vielleicht älter als der Bot. Lade Discord neu und versuche es noch einmal.
trouble = Bei mir ist etwas schiefgegangen (Fehler { $number }). Nichts wurde geändert; versuche es bitte noch einmal.
dm-closed = Ich kann dir keine Direktnachrichten schicken. Das macht nichts: **Meine Hand** und **Spielen** unter jedem Beitrag zeigen dir dasselbe.

r-leaving = Ich werde gerade neu gestartet und bin gleich zurück. Nichts geht verloren; drück dann noch einmal.
r-outdated-menu = Dieses Menü ist veraltet. Drücke **Spielen** unter einem Beitrag des Tisches, dann bekommst du ein neues.
r-question-closed = Diese Frage ist nicht mehr offen. Drücke **Spielen**, um zu sehen, was jetzt gefragt ist.
r-no-seat = Du hast keinen Platz an diesem Tisch. Zuschauen kannst du mit **Spielplan**, **Text** und **Protokoll**.
r-no-match = Einen Tisch namens { $match } gibt es nicht. /mytables zeigt deine.
r-no-table-here = In diesem Kanal steht kein Tisch. Geh in den Thread eines Tisches, nenne einen mit `table:`, oder eröffne einen mit /table new.
r-which-table = Welchen Tisch meinst du? Du sitzt an { $tables }: Nenne einen mit `table:`.
r-not-asked = { $waiting }
r-untimely = { $why } { $waiting }
r-not-over = Das Geheimnis wird gezeigt, wenn die Partie vorbei ist; dann lässt sich alles nachprüfen.
r-undo-over = Die Partie ist vorbei, daher lässt sich nichts mehr einfach zurücknehmen.
r-undo-other = Seitdem hat jemand anderes gewählt, daher lässt sich dein letzter Schritt nicht einfach zurücknehmen.
r-undo-barrier = Seitdem wurde gewürfelt oder etwas gesehen, daher lässt sich dein letzter Schritt nicht einfach zurücknehmen.
r-undo-nothing = Gerade gibt es nichts von dir, das sich einfach zurücknehmen lässt.
r-which-answer = „{ $text }“ könnte mehrere Antworten meinen: { $possible }
r-almost = „{ $text }“ gibt es hier nicht. Meintest du: { $near }?
r-not-among = „{ $text }“ steht nicht zur Wahl. Zur Wahl stehen: { $possible }.
r-not-known = Hier gibt es nichts namens „{ $text }“. Lass das Feld leer, dann kannst du aus einer Liste wählen.
r-other-game = /{ $command } gehört zu { $there }, und hier wird { $here } gespielt. **Spielen** unter dem letzten Beitrag zeigt, was du tun kannst.
r-other-faction = /{ $command } gehört einer anderen Fraktion. Deine eigenen Befehle beginnen mit /{ $own }.
r-unavailable = { $why }
r-no-such-answer = „{ $text }“ steht nicht zur Auswahl. **Spielen** unter dem letzten Beitrag zeigt dir alle Antworten.
r-how-many = Wähle mindestens { $least } und höchstens { $most }.
r-not-done-yet = Du kannst hier noch nicht aufhören: Erst muss etwas gewählt werden. Drücke **Spielen**, um zu sehen, was.
