# Lo que dice una verificación.

verify-holds = ✔ **Todo cuadra.** Mesa { $match }: { $choices } decisiones, { $draws } tiradas y cartas robadas.
verify-fails = ✘ **No cuadra.** Mesa { $match }: { $choices } decisiones, { $draws } tiradas y cartas robadas.
verify-hash = Hash publicado en la sala: { $hash }
verify-secret = Secreto: { $secret } ({ $fits ->
    [yes] coincide con el hash
   *[no] **no coincide con el hash**
})
verify-nonces = Nonces de quienes jugaron: { $nonces }
verify-explained = Lo que explican el secreto y los nonces: { $right } de { $draws }.
verify-wrong = Sin explicar: sorteo { $draw } de la época { $epoch }
verify-missing = Falta: sorteo { $draw } de la época { $epoch }
verify-skipping = El azar vuelve a empezar fuera de orden: decisión { $choice }
