# La preparación avanzada: cartas de preparación, reparto, tierras natales, mano inicial.

option-setup-advanced = avanzada: cartas de preparación, tierras natales, cinco cartas y te quedas tres
preset-league = Liga: preparación avanzada, mapa y mazo por sorteo, sin facciones de fans
option-deck-random = por sorteo
option-second_vagabond = Cartas de preparación del Vagabundo
    .why = Una carta o las dos en la reserva; dos Vagabundos son para grupos atrevidos.
option-second_vagabond-one = una
option-second_vagabond-two = las dos, con personajes distintos
option-insurgents = Insurgentes con dos jugadores
    .why = Con dos jugadores solo se elige entre cartas militantes; con mercenarios, los más aventureros pueden conservar las insurgentes.
option-insurgents-out = se quedan fuera
option-insurgents-kept = también se reparten
option-homeland_vagabonds = Tramposo, Gladiador y Carcelero
    .why = Si el azar reparte también los tres personajes de Homeland; elegirlos puede cualquiera.
option-homeland_vagabonds-chosen = solo por elección
option-homeland_vagabonds-dealt = también al azar

setup-card-character = { $name } ({ $who })
faction-seat1 = Asiento 1
    .short = Asiento 1
    .full = Asiento 1
    .letter = 1
faction-seat2 = Asiento 2
    .short = Asiento 2
    .full = Asiento 2
    .letter = 2
faction-seat3 = Asiento 3
    .short = Asiento 3
    .full = Asiento 3
    .letter = 3
faction-seat4 = Asiento 4
    .short = Asiento 4
    .full = Asiento 4
    .letter = 4
faction-seat5 = Asiento 5
    .short = Asiento 5
    .full = Asiento 5
    .letter = 5
faction-seat6 = Asiento 6
    .short = Asiento 6
    .full = Asiento 6
    .letter = 6

e-deck-drawn = El sorteo eligió el mazo: { $deck ->
    [exiles_partisans] { option-deck-exiles_partisans }
   *[standard] { option-deck-standard }
}.
e-setup-cards-dealt = Cartas de preparación: { $factions }.
e-setup-card-locked = Bloqueada hasta que alguien elija una facción militante: { $faction }.
e-faction-chosen = Entra en el Bosque una facción: { $faction }.
e-hand-laid-open = { YOU($seat, "Juegas", "juega", "juegan") } con la mano a la vista: { $cards }.
e-hand-kept = { YOU($seat, "Te quedas con", "se queda con", "se quedan con") } { $cards }; dos cartas vuelven al mazo.
    .about = { "" }
e-hands-kept = Cada cual se queda con { $count } de cinco cartas; las demás se barajan de nuevo en el mazo.

q-advanced-faction = ¿Con qué facción juegas?
    .why = La preparas enseguida, antes de que elija nadie más. Una insurgente repartida en último lugar sigue bloqueada hasta que se elija una militante.
q-advanced-homeland = ¿Dónde está tu tierra natal?
    .why = Las tierras natales enemigas no se pueden elegir, y tus piezas tienen que caber. Tu carta de preparación dice a qué distancia empiezas.
q-advanced-more = ¿Qué claro recibe un guerrero más?
    .why = Los guerreros alrededor de tu tierra natal se reparten por igual, hasta donde se pueda.
q-advanced-hand = ¿Con qué tres de tus cinco cartas te quedas?
    .why = Las otras dos se barajan en el mazo sin que nadie las vea.
    .tip = Quédate con { $what }
q-corvids-first-plot = ¿Qué complot queda boca abajo en tu tierra natal?
    .why = Solo lo sabes tú.
o-setup-card = { $faction }
    .about = { $line }
o-corvids-first-plot = { $plot }
    .about = { $line }

plan-wishes = Deseos para la elección
    .why = Por si no estás cuando te toque elegir: será tuya la primera de estas que siga en la mesa. Nadie ve tu lista.
plan-wishes-first = Primer deseo
plan-wishes-first-none = ningún deseo
plan-wishes-second = Segundo deseo
plan-wishes-second-none = ningún deseo
plan-wishes-third = Tercer deseo
plan-wishes-third-none = ningún deseo
plan-wishes-fourth = Cuarto deseo
plan-wishes-fourth-none = ningún deseo
plan-wishes-setup = Después
plan-wishes-setup-ask = preguntarme dónde van mis piezas
plan-wishes-setup-usual = prepararme como de costumbre y quedarme las tres primeras cartas

r-setup-pool = La reserva tiene { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} de preparación, y aquí se reparten { $wanted }: una más que jugadores. Añadid facciones o quitad asientos.
r-setup-pool-insurgent = En la reserva solo hay insurgentes. La primera carta de preparación es de una militante: { NAMES($militants, as: "faction") }.
r-setup-pool-two = Con dos jugadores solo se elige entre militantes, y se reparten { $wanted }; la reserva tiene { $cards }. Añadid militantes o asientos.

r-setup-landmarks-pack = La mesa juega con { $wanted ->
    [one] 1 lugar emblemático
   *[other] { $wanted } lugares emblemáticos
}, y en el paquete { $cards ->
    [one] queda 1
   *[other] quedan { $cards }
} para repartir. Devolved otros al paquete, o jugad con menos.

matter-draft = 🃏 Quedan por elegir: { NAMES($factions, as: "faction") }. ¿No estarás cuando te toque? /prepare responses guarda una lista de deseos.
matter-draft-locked = 🔒 { NAMES($factions, as: "faction") }: bloqueada hasta que se elija una facción militante
matter-draft-next = Después eligen, en este orden: { $order }.
draft-abandoned = { $count ->
    [one] La elección termina antes de que un asiento haya elegido facción; nada de ella cuenta
   *[other] La elección termina antes de que { $count } asientos hayan elegido facción; nada de ella cuenta
}
