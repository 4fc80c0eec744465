# El mazo Exiliados y partisanos: lo que sus cartas preguntan, ofrecen y cuentan.

# Lo que una mesa puede decidir antes de empezar

option-deck = Mazo
    .why = Qué cartas se comparten: el mazo del juego base o, en su lugar, Exiliados y partisanos.
option-deck-standard = estándar
option-deck-exiles_partisans = Exiliados y partisanos
option-partisans = Partisans
    .why = Si las aves también se van cuando Partisans te hace descartar todas las cartas de otros palos.
option-partisans-discard_birds = las aves se descartan
option-partisans-keep_birds = las aves se conservan
option-propaganda = Propaganda Bureau
    .why = Si se puede retirar un guerrero enemigo donde no puedes colocar uno tuyo.
option-propaganda-may_place = necesita un claro abierto para ti
option-propaganda-always = retira un guerrero en cualquier sitio
option-propaganda-must_place = necesita eso y un guerrero en tu reserva
option-coffin_makers = Coffin Makers
    .why = Qué guerreros van a parar a Coffin Makers.
option-coffin_makers-all = todos los que vuelven a una reserva
option-coffin_makers-removed = solo los que retira un jugador
option-informants = Informants
    .why = Con qué frecuencia puede Informants sustituir un robo de cartas.
option-informants-each_draw = cada robo durante la Noche
option-informants-once = una vez por turno
option-false_orders = False Orders
    .why = Con qué derechos se mueven los guerreros: los del enemigo (último texto) o los de quien usa la carta.
option-false_orders-forced = el enemigo mueve con sus propios derechos
option-false_orders-own = los mueve el dueño de la carta

# Preguntas

q-turn-start = Empieza tu { NAMES($phase, as: "phase") }. ¿Usas algo antes?
    .why = Lo que se usa justo al comienzo ya no se puede usar cuando haya pasado otra cosa.
done-turn-start = Seguir sin usar nada
q-use-coffin-makers = ¿Vaciar Coffin Makers antes de que actúen tus mercenarios?
    .why = Los guerreros que retiren contarían en tu próxima Alba. Los que vuelven a la reserva se pueden colocar.
q-use-saboteurs = ¿Qué efecto estropean tus saboteadores?
    .why = Se descarta, y los saboteadores también.
q-use-false-orders = ¿Qué guerreros alejas?
    .why = La mitad, redondeando hacia arriba, debe irse a un claro de al lado que tú elijas.
q-use-false-orders-to = { NAMES($other, as: "faction") } { AGREE(NAMES($other, as: "faction"), "debe", "deben") } sacar { $count ->
    [one] 1 guerrero
   *[other] { $count } guerreros
} del { $origin }. ¿Adónde?
    .why = Para este movimiento nadie necesita controlar nada.
q-use-swap-meet = ¿Con quién haces el trueque?
    .why = Le quitas una carta al azar y luego le das una de las tuyas.
q-use-swap-meet-give = ¿Qué carta entregas? La { AGREE(NAMES($other, as: "faction"), "recibe", "reciben") } { NAMES($other, as: "faction", part: "within") }.
    .why = Vale cualquiera de tu mano, incluso la que acabas de tomar.
q-use-eyrie-emigre = Termina tu Alba: ¿qué movimiento hace el Eyrie Émigré?
    .why = Debe seguir una batalla en el claro al que te muevas, o la carta se descarta.
q-use-eyrie-emigre-battle = ¿Contra quién luchas en el { $clearing }?
    .why = Sin esta batalla, Eyrie Émigré se descarta.
q-use-propaganda-bureau = ¿Qué carta gastas en propaganda?
    .why = Un guerrero enemigo de un claro que coincida se va, y uno tuyo ocupa su lugar.
q-use-propaganda-bureau-where = ¿Qué enemigo pierde un guerrero, y dónde?
    .why = Un guerrero de tu reserva ocupa su lugar.
q-use-league-of-adventurous-mice = ¿Qué objeto agotas?
    .why = Se queda agotado para siempre en tu casilla Objetos fabricados.
q-use-league-of-adventurous-mice-deed = ¿Qué hacen los ratones aventureros?
    .why = Un movimiento o una batalla que no cuesta ninguna acción.
q-use-charm-offensive = ¿Quién gana un punto mientras tú robas una carta?
    .why = Piensa en quién está más lejos de ganar.
q-use-informants = ¿Robas { $count ->
    [one] una carta
   *[other] { $count } cartas
} esta Noche, o tomas en su lugar una emboscada de la pila de descartes?
    .why = Informants devuelve una emboscada a tu mano en lugar de todo el robo; todos ven cuál.
q-battle-partisans = Los dados en el { $clearing } dan { $high } al atacante y { $low } al defensor. ¿Usas Partisans?
    .why = Infliges un impacto más y descartas de tu mano todas las cartas de otro palo.
    .yes = Usar Partisans
pass-battle-partisans = Esta vez no

# Opciones que ofrecen estas preguntas

o-effect = { $card }, { $seat }
o-warriors = { $seat } en el { $clearing }
    .facts = { $count ->
        [one] 1 guerrero allí
       *[other] { $count } guerreros allí
    }
o-exhausted-item = { $item } (objeto agotado)

# Lo que pasó

e-hand-sifted = { YOU($seat, "Solo tienes", "solo tiene", "solo tienen") } cartas de { $suits }.
e-picked-up = { YOU($seat, "Tomaste", "tomó", "tomaron") } { $card } de la pila de descartes.
e-effect-lost = { YOU($seat, "Perdiste", "perdió", "perdieron") } { $card }, que { AGREE($seat, "tenía", "tenían", "tenías") } delante.
e-coffins-opened = { YOU($seat, "Vaciaste", "vació", "vaciaron") } Coffin Makers: { $count ->
    [one] 1 guerrero volvió
   *[other] { $count } guerreros volvieron
} a casa.
