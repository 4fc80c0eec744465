# Results of a verification.

verify-holds = ✔ **It all holds.** Table { $match }: { $choices } choices, { $draws } draws of dice and cards.
verify-fails = ✘ **It does not hold.** Table { $match }: { $choices } choices, { $draws } draws of dice and cards.
verify-hash = Hash posted in the lobby: { $hash }
verify-secret = Secret: { $secret } ({ $fits ->
    [yes] fits the hash
   *[no] **does not fit the hash**
})
verify-nonces = Nonces of the players: { $nonces }
verify-explained = Draws that the secret and the nonces explain: { $right } of { $draws }.
verify-wrong = Not explained: draw { $draw } of epoch { $epoch }
verify-missing = Missing: draw { $draw } of epoch { $epoch }
verify-skipping = Chance begins anew out of turn: choice { $choice }
