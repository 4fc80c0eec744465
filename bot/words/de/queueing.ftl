# Entscheidungen, die für den nächsten Zug vorgeplant sind.

label-queue = Zug vorausplanen
label-queue-mine = Meine Vorplanung ({ $count })
label-queue-undo = Letztes weg
label-queue-clear = Leeren
label-queue-done = Fertig
label-queue-it = Vorplanen
label-queue-forget = Rest vergessen
queue-title = **Dein nächster Zug:**
queue-empty = **Plane deinen nächsten Zug, als wäre er jetzt.** Was du wählst, geschieht, sobald du am Zug bist; sonst sieht es niemand.
queue-playing = vorausgeplant
queue-line = { $number }. { $choice }
queue-line-lost = { $number }. ~~{ $choice }~~
queue-would-stop = ⚠️ Bei { $number } bliebe es stehen, denn { $why }. Was du jetzt wählst, kommt an diese Stelle.
queue-ends = Ab hier entscheiden Würfel, neue Karten oder andere, daher endet die Vorplanung hier. Du wirst gerufen, wenn du noch entscheiden musst.
queue-instead = { $why ->
    [asked] **Du wirst gerade gefragt**, dafür braucht es keine Vorplanung: Was du hier wählst, gilt sofort. Nach deinem Zug plant /prepare turn den nächsten.
    [turn] **Du bist schon am Zug**, dafür braucht es keine Vorplanung. Ist er vorbei, plant /prepare turn den nächsten.
   *[sealed] **Du hast schon gewählt**; bis alle gewählt haben, kannst du es hier ändern. Danach plant /prepare turn, was daraus wird.
    }
queue-unasked = Wenn du am Zug bist, geschieht das, **ohne dich noch einmal zu fragen**.
queue-waits = { $count ->
    [one] Eine Entscheidung ist für deinen nächsten Zug vorgeplant.
   *[other] { $count } Entscheidungen sind für deinen nächsten Zug vorgeplant.
    }
queue-kept = Deine Vorplanung ist gespeichert. Bist du am Zug, geschieht eins nach dem anderen; hat sich etwas geändert, worauf es ankommt, bleibt sie stehen, und du wirst gerufen. Ändere sie mit **Meine Vorplanung** oder /prepare turn.
queue-cleared = Deine Vorplanung ist leer.
queue-stopped = { $made ->
    [0] Deine Vorplanung blieb gleich am Anfang stehen
    [one] Eine von { $total } vorgeplanten Entscheidungen ist ausgeführt; die Vorplanung blieb stehen
   *[other] { $made } von { $total } vorgeplanten Entscheidungen sind ausgeführt; die Vorplanung blieb stehen
    } bei „{ $choice }“, denn { $why }.
queue-rest = Auch nicht ausgeführt: { $rest }.
queue-why-asked = vorher wird etwas anderes gefragt
queue-why-offered = das geht nicht mehr
queue-why-unsure = davor kommt der Zufall
queue-why-thing = { $thing } hat sich geändert
queue-why-price = Preis oder Ertrag sind jetzt anders
queue-why-other = etwas hat sich geändert, worauf es ankommt

r-no-queue-asked = Du wirst gerade etwas gefragt: Drücke **Spielen** und entscheide das. Vorausplanen kannst du, wenn andere am Zug sind.
r-no-queue-now = Du bist schon am Zug: Drücke **Spielen**. Vorausplanen kannst du, wenn andere am Zug sind.
r-no-queue-over = Diese Partie ist vorbei; es gibt keinen nächsten Zug zu planen.
r-no-queue-unsure = Dein nächster Zug beginnt mit Zufall oder neuen Karten, daher lässt sich jetzt nichts davon planen. Du wirst gerufen.
r-queue-full = Das ist lang genug: höchstens { $most } Entscheidungen. Drücke **Fertig**, oder **Letztes weg**, um etwas zu ändern.
r-queue-changed = Deine Vorplanung hat sich inzwischen geändert. Öffne sie neu mit /prepare turn.
