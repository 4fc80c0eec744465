# Erinnerungen, was geschieht, wenn jemand fehlt, Bedenkzeiten und Abwesenheit.

letter-next = { $table }: Als Nächstes kommt dein Zug
letter-over = { $table }: Die Partie ist vorbei
letter-waiting = ⏰ **Auf dich wird gewartet**
post-reminder = ⏰ Dieser Tisch wartet auf dich, gefragt { $since }. Drücke **Spielen**.

ladder-missing = **{ $who }** hat noch nicht geantwortet. Gefragt wurde { $since }.
ladder-question = Was soll geschehen? Wer von euch mag, entscheidet. Wer fehlt, ist mit einem Knopfdruck zurück.
ladder-who = { $who }: Was soll geschehen?
label-ladder-wait = Warten
label-ladder-turn = Computer für diesen Zug
label-ladder-back = Computer bis zur Rückkehr
label-ladder-seek = Ersatz suchen
ladder-done-wait = Der Tisch wartet auf { $who }. Geschieht nichts, frage ich in drei Tagen noch einmal.
ladder-done-turn = In diesem Zug spielt ein Computer für { $who }.
ladder-done-back = Bis zur Rückkehr spielt ein Computer für { $who }.
ladder-done-seek = Für { $who } wird Ersatz gesucht.
ladder-settled = Das ist erledigt.
line-waits-on = ⏳ Der Tisch wartet auf { $who }, so hat { $by } entschieden. Ich frage { $until } noch einmal.
r-ladder-not-yours = Das entscheiden die Leute an diesem Tisch. Zuschauen kannst du mit **Spielplan**, **Text** und **Protokoll**.
r-ladder-over = { $who } fehlt nicht mehr, also gibt es nichts zu entscheiden.

is-away = -# 🧳 { $who } ist bis zum { $until } nicht da.
line-away = 🧳 { $who } ist bis zum { $until } nicht da.
clock-runs = -# ⏱ Die Bedenkzeit von { $who } läuft { $until } ab.

away-set = Du bist bis zum { $until } nicht da: So lange bleiben Erinnerungen aus, und wer auf dich wartet, erfährt es. Bist du wieder hier, hilft /settings away mit `back`.
away-over = Willkommen zurück. Erinnerungen erreichen dich wieder wie sonst.
away-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
away-back = back: Ich bin wieder da
r-away-day = „{ $text }“ verstehe ich nicht. Schreibe eine Anzahl Tage, ein Datum wie 2027-02-14 oder 14.2., oder back.
r-away-past = „{ $text }“ liegt nicht vor uns. Schreibe einen späteren Tag, oder back, wenn du wieder da bist.
r-away-far = Das ist weit weg: Mehr als { $days } Tage gehen nicht. Vielleicht ist Ersatz für deine Tische besser: /table leave bietet deine Plätze an.
