# Fristen für geheime Reaktionen.

letter-window = { $table }: Du kannst reagieren
letter-respond = { $table }: { $how ->
    [must] Du musst etwas entscheiden
    [only] Ein Druck von dir genügt
   *[may] Du darfst reagieren
}. Niemand sonst erfährt, dass du gefragt wirst.
window-until = Die Frist endet { $until }; erst dann zeigt sich deine Antwort. Bis dahin kannst du sie ändern.
window-kept = Deine Antwort bisher: **{ $what }**
window-plan = Du hast noch nicht geantwortet; bleibt es dabei, entscheidet dein Plan.
window-public = ⏳ Wer reagieren könnte, hat noch Zeit. Die Frist endet { $until }; dann zeigt sich das Ergebnis.
waiting-window = Gerade wirst du nichts gefragt. Wer im Geheimen reagieren könnte, hat noch Zeit; dann geht es weiter.
r-window-open = Deine Antwort zeigt sich, wenn die Frist endet.
