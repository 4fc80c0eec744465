# Was eine Nachprüfung sagt.

verify-holds = ✔ **Alles stimmt.** Tisch { $match }: { $choices } Entscheidungen, { $draws } Würfe und gezogene Karten.
verify-fails = ✘ **Das stimmt nicht.** Tisch { $match }: { $choices } Entscheidungen, { $draws } Würfe und gezogene Karten.
verify-hash = Hash aus der Lobby: { $hash }
verify-secret = Geheimnis: { $secret } ({ $fits ->
    [yes] passt zum Hash
   *[no] **passt nicht zum Hash**
})
verify-nonces = Nonces derer, die mitspielten: { $nonces }
verify-explained = Was Geheimnis und Nonces erklären: { $right } von { $draws }.
verify-wrong = Nicht erklärt: Ziehung { $draw } der Epoche { $epoch }
verify-missing = Fehlt: Ziehung { $draw } der Epoche { $epoch }
verify-skipping = Der Zufall beginnt außer der Reihe neu: Entscheidung { $choice }
