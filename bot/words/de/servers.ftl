# Was die Moderation eines Servers einstellt, und die Liste seiner Tische.

server-places = ### Wo Tische stehen
    In einem Stammkanal oder Forum bekommt jeder Tisch seinen eigenen Thread. Ohne ihn öffnet sich ein Tisch dort, wo /table new eingegeben wird.
server-people = ### Wer hier spielt
    Ohne eine Rolle zum Eröffnen dürfen alle Tische eröffnen. Die Moderation schließt, verlegt und pausiert Tische und besetzt Plätze neu; eine Hand sieht sie nie.
server-defaults = ### Wie Tische beginnen
    Die Tische eines Spiels öffnen sich mit diesen Optionen; ihre Tischleitung kann sie in der Lobby ändern.
server-tags-missing = ⚠️ Ich darf in diesem Forum keine Tags anlegen. Gib ihm diese, oder erlaube mir, es zu verwalten: { $tags }
server-page-places = Orte
server-page-people = Leute
server-page-defaults = Optionen
server-home = Stammkanal oder Forum
server-log = Protokollkanal
server-language = Sprache
server-language-any = wie in Discord eingestellt
server-opener = Rolle, die Tische eröffnen darf
server-moderator = Rolle, die Tische moderiert
server-players = Rolle, die gerufen wird, wenn Leute fehlen
server-most = Tische gleichzeitig
server-most-value = { $count ->
    [0] beliebig viele
   *[other] { $count }
}
server-each = Offene Tische je Tischleitung
server-each-value = { $count ->
    [0] beliebig viele
   *[other] { $count }
}
server-cooldown = Zwischen zwei Rufen
server-cooldown-value = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
server-game = Spiel
server-game-more = { $game }, Seite { $page }

tag-open = Plätze frei
tag-running = Läuft
tag-finished = Beendet
forum-opening = **{ $name }**: Die Lobby des Tisches folgt hier.

hall-open = ### Plätze frei
hall-stuck = ### Festgefahren: seit drei Tagen ist nichts geschehen
hall-resting = ### In Pause
hall-running = ### Läuft
hall-line-open = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
hall-line-stuck = zuletzt gespielt { $since }
hall-line-resting = unterbrochen { $since }
hall-line-running = zuletzt gespielt { $since }
hall-no-place = (ohne Kanal)
hall-empty = Hier ist kein Tisch offen. Eröffne einen mit /table new.
hall-more = -# … und noch { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}.
label-join-table = Bei { $table } mitspielen

looking-on = Du wirst gerufen, wenn jemand Leute zum Spielen sucht. /settings called mit `wanted:` aus beendet das.
looking-off = Du wirst nicht mehr gerufen, wenn jemand Leute zum Spielen sucht.
looking-called = { $role } { $who } sucht Leute zum Spielen: { $table } hat freie Plätze in { $where }.
looking-done = Alle, die ein Spiel suchen, sind gerufen.

log-opened = { $table } ist eröffnet, Tischleitung: { $who }.
log-begun = { $table } beginnt: { $who }.
log-finished = { $table } ist vorbei: { $who }.
log-moderated = { $table }: { $who } hat /{ $what } benutzt.
log-closed = { $table } ist geschlossen.
log-reopened = { $table } geht doch weiter.

r-moderators-only = Das kann nur die Moderation dieses Servers: wer ihn verwaltet oder die Rolle hat, die in /moderate setup steht.
r-open-role = Tische eröffnet hier { $role }. Bitte dort jemanden darum, oder spiele an einem offenen mit: /table find listet sie auf.
r-open-full = Auf diesem Server { $most ->
    [one] ist 1 Tisch
   *[other] sind { $most } Tische
} offen, mehr sollen es nicht werden. /table find zeigt, wo noch Plätze frei sind.
r-open-own = Du leitest schon { $most ->
    [one] 1 offenen Tisch
   *[other] { $most } offene Tische
}, mehr erlaubt dieser Server nicht. Beende oder schließe erst einen.
r-no-threads-here = In diesem Kanal gibt es keine Threads. Gib /table new in einem Textkanal ein, oder mit `where:` hier.
r-forum-tags = Das Forum für die Tische verlangt für jeden Beitrag einen Tag, und ich darf keinen anlegen. Die Moderation kann einen davon anlegen oder mir erlauben, das Forum zu verwalten: { $tags }
r-no-players-role = Dieser Server hat keine Rolle für alle, die ein Spiel suchen. Seine Moderation wählt in /moderate setup eine.
r-nobody-wanted = An diesem Tisch ist kein Platz frei.
r-called-lately = Es wurde erst vor Kurzem gerufen. Du kannst { $when } wieder rufen.
