# Was die Befehle des Bots tun; ihre Namen bleiben. Befehle aus Aktionen beschreibt ihr Spiel.

command-any =
    .table = Welcher Tisch? Nur nötig, wenn mehrere infrage kommen.

# Tische

command-table = Tische eröffnen, finden und mitspielen
command-table-new = Einen Tisch eröffnen: Andere steigen mit einem Knopf ein.
    .game = Welches Spiel?
    .where = Neuer Thread, oder dieser Kanal?
    .seats = Wie viele Plätze? Computer können sie füllen.
    .preset = Nach zusammengehörigen Optionen spielen, wie Ligen es tun?
command-table-find = Welche Tische hier haben freie Plätze oder laufen?
command-table-call = Niemand kommt? Alle rufen, die ein Spiel suchen.
command-table-join = Sich an diesen Tisch setzen
command-table-leave = Den eigenen Platz aufgeben, damit andere ihn haben können
command-table-seat = Was möchtest du hier spielen?
    .faction = Was möchtest du spielen?
command-table-computer = Einen Computer auf einen freien Platz setzen oder umstellen
    .faction = Was soll er spielen?
    .level = Wie gut? Sonst, wie der Tisch es sagt.
command-table-option = Andere Optionen? Wer schon dabei ist, muss zustimmen.
    .option = Welche Option?
    .value = Ihr neuer Wert, oder der Text der Hausregeln
command-table-info = Wer spielt hier, mit welchen Optionen und Hausregeln?
command-table-close = Deine Lobby schließen, oder alle nach dem Ende fragen
command-table-start = Die Partie beginnen; freie Plätze füllen Computer.
command-table-pause = Um eine Pause bitten: keine Erinnerungen, keine Bedenkzeit
command-table-resume = Eine Partie weitergehen lassen, die nach Vereinbarung ruht
command-table-invite = Jemanden an diesen Tisch einladen
    .player = Wen hättest du gern am Tisch?
command-table-host = Die Tischleitung an jemand anderen am Tisch abgeben
    .player = Wer soll den Tisch leiten?
command-table-kick = Soll jemand gehen? In der Lobby entscheidet die Leitung.
    .player = Wer soll gehen?
command-table-back = Deinen Platz vom Computer zurücknehmen
command-table-standin = Eine Weile einen Computer für dich spielen lassen
    .until = Für diesen Zug, oder bis du zurück bist?
command-table-substitute = Ersatz für deinen Platz finden, oder für einen Computer
    .faction = Deiner, oder einer, den ein Computer spielt?
command-table-move = Deine Partie hier weiterspielen, oder in einem Thread
    .where = In diesem Kanal, oder in einem neuen Thread davon?
command-table-note = Etwas merken: nur für dich, oder für alle angepinnt
    .text = Was willst du dir merken? Ohne Text: deine Notizen
    .public = Am Tisch posten und anpinnen, damit es alle lesen?

# Spielen

command-play = Was kannst du jetzt tun? Knöpfe und Listen zum Antworten
command-act = Auf das, was du gefragt wirst, schriftlich antworten
    .answer = Deine Antwort; mehrere mit Kommas dazwischen
command-undo = Den letzten Schritt zurücknehmen; nach Würfeln: Tisch fragen
command-prepare = Im Voraus entscheiden
command-prepare-responses = Hinterhalte, Verluste: Was gilt, wenn niemand wartet?
    .kind = Welche Art von Reaktion?
command-prepare-turn = Den nächsten Zug schon planen; gespielt wird er von selbst.

# Sehen und nachschlagen

command-board = Wie steht es? Der Spielplan, ein Ort nah, oder Text
    .at = Welcher Ort aus der Nähe? Sonst der ganze Spielplan
    .words = Alles, was dort liegt, in Worten und ohne Bild?
command-hand = Was hältst und weißt du? Nur für deine Augen
command-look = Was liegt offen? Tableaus der anderen, Stapel, Gegenstände
    .what = Ein Tableau, der Ablagestapel, Karten, Gegenstände …
command-log = Was ist bisher geschehen?
    .round = Nur diese Runde
    .player = Nur, was diesen Platz nennt
    .kind = Nur Kämpfe, Punkte, Karten …
    .find = Nur Zeilen mit diesen Wörtern
command-catchup = Was hast du verpasst?
    .since = Seit deinem letzten Blick, oder seit deinem letzten Zug?
command-moves = Wohin könntest du dich bewegen, und warum nicht anderswohin?
    .origin = Von wo aus? Ohne Angabe von überall
command-odds = Wer könnte diesen Kampf gewinnen?
    .attacker = Wer greift an? Meist du.
    .defender = Wer wird angegriffen?
    .where = An welchem Ort?
command-help = Wie spielt man hier? In fünf Zeilen
    .find = Welcher Befehl? Auch frühere Namen werden gefunden.
command-rules = Wie gehen die Regeln? Nach Wörtern oder Abschnitt suchen
    .find = Die Nummer eines Abschnitts, oder Wörter
    .table = Das Spiel von welchem Tisch?
command-card = Was kann diese Karte?
    .name = Name, Farbe oder Wirkung einer Karte
    .table = Das Spiel von welchem Tisch?

# Nach der Partie

command-match = Auf eine Partie zurückblicken oder sie noch einmal spielen
command-match-verify = War es fair? Jeden Wurf und jedes Mischen nachprüfen
command-match-reveal = Was war verborgen? Hände, Intrigen, Pläne, am Ende
    .round = Welche Runde?
command-match-rematch = Noch einmal: dieselben Leute, alle einen Platz weiter
command-match-graph = Wer führte wann? Die Punkte Runde für Runde
command-match-poster = Ein Plakat der Partie, zum Aufheben
command-match-replay = Die Partie noch einmal ansehen, als bewegtes Bild
command-match-timeline = Wer hielt wann was? Hände Runde für Runde, am Ende
    .page = Die ersten Runden, oder spätere
command-match-export = Die Partie als Datei mitnehmen
    .format = In der Notation, in der Leute Partien aufschreiben?
command-match-referee = Was sagen die Regeln zu einer anderswo gespielten Partie?
    .file = Das Protokoll einer Partie: eine .rootlog-Datei
command-match-import = Eine Partie aus einer Datei nachspielen; sie zählt nirgends.
    .file = Eine Datei von /match export, aus einer beendeten Partie
command-match-study = Eine beendete Partie Zug für Zug durchgehen
    .table = Welche beendete Partie? Wo sie gespielt wurde, unnötig
    .round = Welche Runde?
command-match-stats = Wer gewinnt wie oft? Du, jemand anderes, der Server
    .what = Eine Person, die Stärksten, was siegt, oder eine Datei?
    .player = Wessen? Ohne Angabe deine eigenen
    .game = Nur dieses Spiel
    .faction = Nur Partien, in denen das gespielt wurde

# Du und die anderen

command-mytables = Deine Tische, zuerst die, die auf dich warten
command-next = Zu der Frage, die am längsten auf dich wartet
command-settings = Wie, wann und wo ich dir schreibe
command-settings-change = Bilder oder Text, Erinnerungen, Sprache: ansehen, ändern
    .display = Text oder Bild zuerst: Spielplan, Hand, Fragen, Nachrichten
    .size = Zahlen auf Bildern: üblich, oder so groß, wie es passt
    .map = Spielplan über Fragen nach Orten, mit Licht darauf?
    .notices = Wo willst du erfahren, dass du am Zug bist?
    .next = Eine stumme Nachricht, wenn der Zug vor deinem beginnt?
    .reminders = Stunden zwischen Erinnerungen, solange man wartet; 0: keine
    .quiet = Stunden ohne Erinnerungen, in deiner Zeitzone: 22-7, off
    .zone = Deine Zeitzone, für die Ruhezeit: Europe/Berlin
    .nudges = Eine Nachricht, wenn dir nur noch das Ende des Zuges fehlt?
    .language = Die Sprache, in der ich mit dir spreche
    .statistics = Sollen deine Partien in der Statistik des Servers stehen?
    .coach = Soll ich deine nächste Partie jedes Spiels erklären?
command-settings-away = Verreist? Keine Erinnerungen, und die anderen wissen es.
    .until = Ein Datum (2027-02-14), eine Anzahl Tage, oder back
command-settings-called = Soll ich dich rufen, wenn hier jemand Leute sucht?
    .wanted = Die Rolle nehmen, die gerufen wird, oder zurückgeben?
command-settings-block = Mit jemandem nie spielen; nur du weißt davon.
    .player = Mit wem nicht? Ohne Angabe siehst du deine Liste.
command-settings-unblock = Mit jemandem wieder spielen
    .player = Mit wem willst du wieder spielen?
command-settings-data = Was ist über dich gespeichert? Als Datei, auch zum Löschen

# Der Server

command-moderate-setup = Wo öffnen Tische, wer eröffnet sie, mit welchen Optionen?
command-moderate = Sich um die Tische dieses Servers kümmern
command-moderate-close = Eine Lobby schließen, oder eine Partie ohne Ergebnis beenden
command-moderate-reopen = Ein Ende durch die Moderation zurücknehmen, 30 Tage lang
command-moderate-pause = Eine Partie ruhen lassen, bis die Moderation sie fortsetzt
command-moderate-resume = Eine ruhende Partie weitergehen lassen
command-moderate-move = Eine Partie hier weiterspielen, oder in einem Thread
    .where = In diesem Kanal, oder in einem neuen Thread davon?
command-moderate-replace = Einen Platz einem Computer geben, oder Ersatz suchen
    .player = Wessen Platz?
    .by = Sofort ein Computer, oder jemand, der übernimmt?
command-moderate-kick = Jemanden endgültig herausnehmen; der Platz wird angeboten.
    .player = Wer muss gehen?

# Menüs an Personen und Beiträgen

menu-invite-to-my-table = An meinen Tisch einladen
menu-what-happened-here = Was ist hier passiert?
menu-report-a-mistake = Einen Fehler melden

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
choice-results = Ergebnisse als Datei
choice-rootlog = .rootlog
command-learn = Wie spielt man eine Fraktion? Ein Rundgang in Bildern.
    .faction = Welche Fraktion?
