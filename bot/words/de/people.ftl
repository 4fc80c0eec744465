# Die Leute einer laufenden Partie: Computer, die einspringen, Gehen, Ersatz, Einladungen, Blockieren.

label-take-seat = Platz übernehmen
label-keep-seat = Nicht mehr suchen
label-leave-sure = Ja, gehen
label-stay = Bleiben

# Was der Tisch erfährt

line-stands-in-turn = 🤖 In diesem Zug spielt ein Computer für { $who } ({ $plays }), so hat { $by } entschieden. { $who }, mit **Spielen** nimmst du deinen Platz jederzeit zurück.
line-stands-in-back = 🤖 Bis zur Rückkehr spielt ein Computer für { $who } ({ $plays }), so hat { $by } entschieden. { $who }, mit **Spielen** nimmst du deinen Platz zurück.
line-timed-turn = ⏱ Die Bedenkzeit von { $who } ({ $plays }) ist um, daher spielt ein Computer diesen Zug. { $who }, mit **Spielen** nimmst du deinen Platz zurück.
line-timed-back = ⏱ Die Bedenkzeit von { $who } ({ $plays }) ist um, daher spielt bis zur Rückkehr ein Computer. { $who }, mit **Spielen** nimmst du deinen Platz zurück.
line-stands-in-rests = ⏸ { $who } ({ $plays }) spielt vorerst nicht weiter, so hat { $by } entschieden. Sonst spielt hier niemand, also ruht die Partie: Computer machen nicht allein weiter. { $who }, mit **Spielen** geht es weiter, wo du aufgehört hast.
line-rests = ⏸ Jetzt spielt hier niemand mehr, also ruht die Partie: Computer machen nicht allein weiter. Sobald jemand zurückkommt oder einen Platz nimmt, geht es weiter.
line-back = 👋 { $who } ist zurück und spielt wieder { $plays }.
line-left = 🚪 { $who } ist gegangen. Den Platz ({ $plays }) hat ein Computer, bis ihn jemand übernimmt.
line-voted-out = 🚪 Der Tisch hat { $who } hinausgewählt. Den Platz ({ $plays }) hat ein Computer, bis ihn jemand übernimmt.
line-removed = 🚪 { $who } musste diesen Tisch verlassen, auf Anweisung der Moderation. Den Platz ({ $plays }) hat ein Computer, bis ihn jemand übernimmt.
line-replaced = 🤖 Statt { $who } hat jetzt ein Computer { $plays }, auf Anweisung der Moderation. { $who }, /table back gibt dir den Platz zurück.
line-sought = 🔎 Für { $who } ({ $plays }) wird Ersatz gesucht, so hat { $by } entschieden.
line-taken = 🪑 { $who } übernimmt { $plays } von { $before }.
line-kept = Der Platz ({ $plays }) wird nicht mehr angeboten, so hat { $by } entschieden. { $who } spielt weiter.
line-host = { $who } leitet jetzt diesen Tisch.

# Ein offener Platz

offer = ### 🪑 { $table } sucht Ersatz: { $plays }
    { $time } · Stand: { $score }
offer-computer = Bis dahin spielt ein Computer. Wer den Platz nimmt, bekommt dessen Hand, Pläne und Notizen.
offer-resting = Sonst spielt hier niemand, also ruht die Partie bis dahin. Wer den Platz nimmt, bekommt dessen Hand, Pläne und Notizen.
offer-person = { $who } spielt weiter, bis jemand den Platz nimmt, mitsamt Hand, Plänen und Notizen.
offer-over = 🪑 Der Platz ({ $plays }) ist nicht mehr zu vergeben: { $who } hat ihn.
offer-withdrawn = Der Platz wird nicht mehr angeboten.
seat-taken-over = Du spielst jetzt { $plays }. Hand, Pläne und Notizen hast du geerbt; /hand zeigt auch, was du weißt.
letter-seated = { $table }: Du hast diesen Platz übernommen. Deine Hand:
open-seat = frei geworden <t:{ $since }:R>

# Gehen

leave-sure = **{ $table } verlassen?** Dein Platz ({ $plays }) wird als Ersatzplatz angeboten. { $others ->
    [none] Sonst spielt hier niemand, also ruht die Partie, bis jemand einen Platz nimmt.
   *[play] So lange spielt ihn ein Computer.
} Von da an schaust du nur noch zu; solange ihn niemand genommen hat, gibt /table back ihn dir zurück.
leave-rated = In der Wertung stehst du auf dem letzten Platz, wenn du bis zum Ende nicht zurück bist.
seat-left = Du bist gegangen. Zuschauen kannst du mit **Spielplan**, **Text** und **Protokoll**; solange niemand deinen Platz genommen hat, gibt /table back ihn dir zurück.
request-kick = 🚪 { $by } möchte { $who } ({ $plays }) aus dieser Partie hinauswählen. Ein Computer spielt dann, bis jemand den Platz übernimmt.
kick-asked = Die anderen werden gefragt; es ist entschieden, sobald mehr als die Hälfte von ihnen zustimmt.
off-lobby = { $who } hat keinen Platz mehr an diesem Tisch.
seat-offered = Der Platz wird angeboten, hier und in /table find. Wer ihn spielt, macht weiter, bis ihn jemand nimmt.
host-handed = { $who } hat jetzt die Tischleitung.
standing-in = Jetzt spielt ein Computer für dich. Mit **Spielen** nimmst du deinen Platz jederzeit zurück.
standing-in-meanwhile = Es ist der Zug von { $whose }: Bis er vorbei ist, antwortet ein Computer für dich. Dein eigener Zug bleibt deiner; mit `until:` „bis ich zurück bin“ spielt ein Computer auch ihn. Mit **Spielen** nimmst du deinen Platz jederzeit zurück.
standing-in-rests = Sonst spielt hier niemand, also ruht die Partie, bis du zurück bist: Computer machen nicht allein weiter, und nichts geht verloren. Mit **Spielen** geht es weiter, wo du aufgehört hast. Mit `until:` „dieser Zug“ spielt ein Computer diesen Zug für dich.
standing-in-later = Die Partie ruht gerade. Geht sie weiter, spielt ein Computer für dich; mit **Spielen** nimmst du deinen Platz jederzeit zurück.

# Einladungen und Blockieren

letter-invited = ✉️ Du bist eingeladen: **{ $table }** { $place }. Am Tisch: { $names }.
post-invited = ✉️ Du bist eingeladen: **{ $table }**.
invited = { $who } ist eingeladen.
blocked = Du und { $who } kommt nicht mehr an denselben Tisch: Wo die eine Person sitzt, kann die andere nicht mitspielen. Niemand erfährt davon. Tische, an denen ihr beide schon sitzt, gehen weiter; /settings unblock nimmt es zurück.
unblocked = Du kannst { $who } wieder an Tischen begegnen.
block-list = **Du spielst nicht mit:** { $names }
    -# /settings unblock nimmt jemanden von dieser Liste. Nur du siehst sie.
block-none = Du spielst mit allen. /settings block und `player:` halten dich von jemandes Tischen fern, und umgekehrt.

r-match-is-over = Diese Partie ist vorbei; ihre Plätze bleiben, wie sie waren.
r-not-begun = Dieser Tisch hat noch nicht begonnen. Das geht nur in einer laufenden Partie.
r-nobodys-seat = Diesen Platz spielt schon ein Computer.
r-offer-over = Dieser Platz ist nicht mehr offen. /table find zeigt die offenen.
r-already-seated = Du hast schon einen Platz an diesem Tisch. Drücke **Spielen**, um zu sehen, was du gefragt wirst.
r-knows-secrets = Du hattest in dieser Partie einen Platz und kennst seine Geheimnisse, also kannst du nur zuschauen.
r-no-seat-to-take = Hier gibt es keinen Platz von dir zurückzunehmen. /table find zeigt die offenen.
r-not-at-table = Die Person hat keinen Platz an diesem Tisch.
r-kick-yourself = Deinen eigenen Platz gibst du mit /table leave auf.
r-kick-too-few = Für eine Abstimmung braucht es mindestens zwei Leute außer der Person, um die es geht. Frag die Moderation dieses Servers, oder warte: Nach 72 Stunden Schweigen kann der Tisch einen Computer spielen lassen.
r-paused-empty = Hier spielt niemand mehr, also ruht die Partie, bis jemand einen Platz nimmt.
r-cannot-join = An diesem Tisch kannst du nicht mitspielen.
r-invited-only = An diesem Tisch spielt nur mit, wer eingeladen ist. Bitte jemanden, der dort sitzt, dich mit /table invite einzuladen.
r-cannot-invite = { $who } lässt sich nicht an diesen Tisch einladen.
r-no-open-seat = Diese Partie hat begonnen, und keiner ihrer Plätze ist offen. Zuschauen kannst du mit **Spielplan**, **Text** und **Protokoll**; /table find zeigt offene Plätze.
r-invite-bot = Bots lassen sich nicht einladen. Die Tischleitung kann mit /table computer einen Computer dazuholen.
r-sits-here = { $who } sitzt schon an diesem Tisch.
r-invited-already = { $who } ist schon eingeladen.
r-invited-many = Mehr als { $most } Einladungen gibt es für einen Tisch nicht.
r-block-yourself = Dich selbst kannst du nicht blockieren.
r-not-blocked = { $who } steht nicht auf deiner Liste.
