# Was die Befehle des Bots tun; ihre Namen bleiben. Befehle aus Aktionen beschreibt ihr Spiel.

command-any =
    .table = Welcher Tisch? Nur nötig, wenn mehrere infrage kommen.

# Tische

command-table = Tische eröffnen, finden und mitspielen
command-table-new = Einen Tisch eröffnen: Andere steigen mit einem Knopf ein.
    .game = Welches Spiel?
    .where = In einem neuen Thread, oder in dem Kanal, in dem du bist?
    .seats = Wie viele Plätze? Computer können sie füllen.
command-table-list = Die Tische zeigen, an denen du sitzt, und worauf sie warten
command-table-join = An diesem Tisch einen freien Platz nehmen; wer mitspielt, ist bereit.
command-table-leave = Den eigenen Platz aufgeben; in einer laufenden Partie wird er als Ersatzplatz angeboten.
command-table-seat = Wählen, was du spielst
    .faction = Was möchtest du spielen?
command-table-computer = Einen Computer auf einen freien Platz setzen
    .faction = Was soll er spielen?
command-table-option = Eine Option des Tisches ändern; wer schon dabei ist, muss zustimmen.
    .option = Welche Option?
    .value = Ihr neuer Wert, oder der Text der Hausregeln
command-table-info = Alles über einen Tisch zeigen: Plätze, Optionen, Hausregeln, Siegel
command-table-close = Eine eigene Lobby schließen, oder alle fragen, ob eine laufende Partie enden soll
command-table-start = Die Partie beginnen; freie Plätze füllen Computer.
command-table-pause = Die anderen um eine Pause bitten: keine Erinnerungen, keine Bedenkzeit
command-table-resume = Eine Partie weitergehen lassen, die nach Vereinbarung ruht
command-table-invite = Jemanden an diesen Tisch einladen, mit einem Brief samt Knopf
    .player = Wen hättest du gern am Tisch?
command-table-host = Die Tischleitung an jemand anderen am Tisch abgeben
    .player = Wer soll den Tisch leiten?
command-table-kick = Die anderen fragen, ob jemand gehen soll; in einer Lobby entscheidet die Tischleitung.
    .player = Wer soll gehen?
command-table-back = Deinen Platz vom Computer zurücknehmen
command-table-standin = Eine Weile einen Computer für dich spielen lassen; „Spielen“ nimmt den Platz zurück.
    .until = Für diesen Zug, oder bis du zurück bist?
command-table-substitute = Jemanden suchen, der deinen Platz übernimmt, oder einen, den ein Computer spielt
    .faction = Welcher Platz? Deiner, oder einer, den ein Computer spielt
command-table-move = Eine Partie von dir in diesem Kanal weitergehen lassen, oder in einem Thread davon
    .where = In diesem Kanal selbst, oder in einem neuen Thread davon?

# Spielen

command-play = Zeigen, was du gefragt wirst, mit Knöpfen und Listen zum Antworten
command-act = Beantworten, was du gefragt wirst: mit Namen oder aus der Liste
    .answer = Deine Antwort; mehrere mit Kommas dazwischen
command-undo = Den letzten Schritt zurücknehmen; was weiter zurückliegt, entscheidet der Tisch.
command-redo = Den Schritt noch einmal machen, den du zuletzt zurückgenommen hast
command-plan = Festlegen, wie dein Platz reagiert: Hinterhalte, Verluste und mehr
    .kind = Welche Art von Reaktion?
command-queue = Deinen nächsten Zug im Geheimen vorausplanen; gespielt wird er, sobald er kommt.

# Sehen und nachschlagen

command-board = Den Spielplan zeigen, wie du ihn siehst, oder einen Ort aus der Nähe
    .at = Welcher Ort aus der Nähe? Ohne Angabe der ganze Spielplan
command-hand = Deine Hand zeigen und was du weißt, nur dir
command-text = Den ganzen Tisch in Worten beschreiben
command-look = Alles ansehen, was offen liegt: Tableaus, Stapel, Gegenstände
    .what = Ein Tableau, der Ablagestapel, hergestellte Karten, Gegenstände …
command-log = Erzählen, was geschehen ist, soweit du es wissen darfst
    .round = Nur diese Runde
    .player = Nur, was diesen Platz nennt
    .kind = Nur Kämpfe, Punkte, Karten …
    .find = Nur Zeilen mit diesen Wörtern
command-catchup = Zeigen, was du verpasst hast: Zug für Zug, und auf dem Spielplan
    .since = Seit deinem letzten Blick, oder seit deinem letzten Zug?
command-why = Erklären, was dir zuletzt abgelehnt wurde, mit der Regel dazu
command-moves = Sagen, wohin dein Platz sich bewegen könnte, und warum anderswohin nicht
    .origin = Von wo aus? Ohne Angabe von überall
command-odds = Die Chancen eines Kampfes nennen, nach dem, was alle sehen
    .attacker = Wer greift an? Meist du.
    .defender = Wer wird angegriffen?
    .where = An welchem Ort?
command-help = In fünf Zeilen sagen, wie man hier spielt
command-rules = Die Regeln in eigenen Worten lesen, mit ihren Abschnitten; auch Karten werden gefunden.
    .find = Die Nummer eines Abschnitts, oder Wörter
    .table = Das Spiel von welchem Tisch?
command-card = Sagen, was eine Karte kostet und kann
    .name = Name, Farbe oder Wirkung einer Karte
    .table = Das Spiel von welchem Tisch?
command-note = Eine Notiz behalten: nur für dich, oder für den ganzen Tisch angepinnt
    .text = Was willst du dir merken? Ohne Text siehst du deine Notizen.
    .public = Am Tisch posten und anpinnen, damit es alle lesen?

# Nach der Partie

command-verify = Jeden Wurf und jedes Mischen einer beendeten Partie nachprüfen
command-stats = Partien, Siege und Plätze zählen: deine, die von jemand anderem oder die des Servers
    .what = Die Partien einer Person, die Stärksten des Servers, oder was am meisten gewinnt
    .player = Wessen? Ohne Angabe deine eigenen
    .game = Nur dieses Spiel
    .faction = Nur Partien, in denen das gespielt wurde
command-reveal = Zeigen, was in einer beendeten Partie verborgen war: Hände, Intrigen, Pläne
    .round = Welche Runde?
command-rematch = Noch einmal spielen: dieselben Leute und Optionen, alle einen Platz weiter
command-graph = Die Punkte aller Runde für Runde zeichnen
command-poster = Das Plakat einer beendeten Partie zeichnen, zum Aufheben
command-replay = Die Partie im Zeitraffer zeigen, als bewegtes Bild, Zug für Zug
command-timeline = Die Hände einer beendeten Partie zeichnen, Runde für Runde
    .page = Die ersten Runden, oder spätere
command-export = Die Partie als Datei: alles, wenn sie vorbei ist, vorher nur Öffentliches
command-import = Eine Partie aus einer Datei nachspielen; sie wird geprüft und nirgends gewertet.
    .file = Eine Datei von /export, aus einer beendeten Partie
command-study = Eine beendete Partie Zug für Zug durchgehen
    .table = Welche beendete Partie? Wo sie gespielt wurde, nicht nötig
    .round = Welche Runde?

# Du und die anderen

command-mytables = Alle deine Tische sehen, zuerst die, die auf dich warten
command-next = Die Frage öffnen, die am längsten auf dich wartet, an irgendeinem Tisch
command-away = Sagen, dass du nicht da bist: keine Erinnerungen, und die anderen wissen es.
    .until = Ein Datum (2027-02-14), eine Anzahl Tage, oder back
command-settings = Wählen, wie ich dir alles zeige und wann ich schreibe, an allen Tischen
    .display = Text oder Bilder zuerst: Spielplan, Hand, Fragen und Briefe
    .size = Zahlen und Namen auf Bildern: wie üblich, oder so groß, wie es passt
    .notices = Wo willst du erfahren, dass du am Zug bist?
    .next-up = Eine stumme Nachricht, wenn der Zug vor deinem beginnt?
    .reminders = Stunden zwischen Erinnerungen, solange ein Tisch auf dich wartet; 0 für keine
    .quiet = Stunden ohne Erinnerungen, in deiner Zeitzone: 22-7, oder off
    .zone = Deine Zeitzone, für die Ruhezeit: Europe/Berlin
    .nudges = Eine Nachricht, wenn dir zehn Minuten lang nur das Ende deines Zuges fehlt?
    .language = Die Sprache, in der ich mit dir spreche
    .statistics = Sollen deine Partien in der Statistik des Servers stehen?
    .coach = Soll dir deine nächste Partie jedes Spiels beim Spielen erklärt werden?
command-block = Jemandes Tischen fernbleiben, und umgekehrt; nur du weißt davon.
    .player = Mit wem willst du nicht spielen? Ohne Angabe siehst du deine Liste.
command-unblock = Jemanden von der Liste derer nehmen, mit denen du nicht spielst
    .player = Mit wem willst du wieder spielen?
command-mydata = Zeigen, was ich über dich gespeichert habe, als Datei, und auf Wunsch alles löschen

# Der Server

command-tables = Alle Tische dieses Servers sehen: freie Plätze, laufend, festgefahren
command-looking = Leute zum Spielen suchen oder sich finden lassen
command-looking-on = Die Rolle nehmen, die gerufen wird, wenn jemand Leute zum Spielen sucht
command-looking-off = Die Rolle zurückgeben: Du wirst nicht mehr gerufen.
command-looking-call = Alle, die ein Spiel suchen, in eine Lobby mit freien Plätzen rufen
command-server = Die Tische dieses Servers einrichten
command-server-setup = Wählen, wo Tische stehen, wer sie eröffnen darf und mit welchen Optionen
command-moderate = Sich um die Tische dieses Servers kümmern
command-moderate-close = Eine Lobby schließen, oder eine Partie ohne Ergebnis beenden
command-moderate-reopen = Eine Partie weitergehen lassen, die die Moderation in den letzten 30 Tagen beendet hat
command-moderate-pause = Eine Partie ruhen lassen, bis die Moderation sie weitergehen lässt
command-moderate-resume = Eine ruhende Partie weitergehen lassen
command-moderate-move = Eine Partie in diesem Kanal weitergehen lassen, oder in einem Thread davon
    .where = In diesem Kanal selbst, oder in einem neuen Thread davon?
command-moderate-replace = Jemandes Platz einem Computer geben, oder als Ersatzplatz anbieten
    .player = Wessen Platz?
    .by = Sofort ein Computer, oder jemand, der den Platz übernimmt?
command-moderate-kick = Jemanden endgültig aus einer laufenden Partie nehmen; der Platz wird angeboten.
    .player = Wer muss gehen?

# Was sich bei einem Befehl auswählen lässt

choice-here = hier
choice-thread = in einem neuen Thread
choice-computer = ein Computer
choice-substitute = Ersatz suchen
choice-turn = dieser Zug
choice-back = bis ich zurück bin
choice-look = seit meinem letzten Blick
choice-move = seit meinem letzten Zug
choice-pictures = Bilder
choice-text = Text
choice-normal = wie üblich
choice-large = so groß, wie es passt
choice-channel = Erwähnung im Kanal
choice-dm = Direktnachricht
choice-both = beides
choice-none = nichts davon
choice-on = an
choice-off = aus
choice-person = eine Person
choice-leaderboard = Rangliste
choice-factions = Fraktionen
