# Por qué no se puede leer el registro de una partida real

r-record-size = Línea { $line }, columna { $column }: un registro puede tener como máximo { $most } kB, y este es mayor.
r-record-lines = Línea { $line }, columna { $column }: un registro puede tener como máximo { $most } líneas.
r-record-encoding = Línea { $line }, columna { $column }: esto no es texto UTF-8; guarda el registro como UTF-8 e inténtalo de nuevo.
r-record-without = Línea { $line }, columna { $column }: aquí acaba el registro sin haber nombrado { $what ->
    [map] ningún mapa
    [deck] ningún mazo
   *[turn] ningún turno
 }.
r-record-line = Línea { $line }, columna { $column }: una línea empieza con la letra de una facción y dos puntos.
r-record-map = Línea { $line }, columna { $column }: el mapa «{ $what }» no está aquí. Hay: { $known }
r-record-deck = Línea { $line }, columna { $column }: ningún mazo se llama «{ $what }». Hay: { $known }
r-record-clearings = Línea { $line }, columna { $column }: «{ $what }» no es un palo con su claro, como F1.
r-record-twice = Línea { $line }, columna { $column }: { $faction } ya está en esta mesa.
r-record-nobody = Línea { $line }, columna { $column }: nadie juega con { $faction } en esta mesa.
r-record-not-hosted = Línea { $line }, columna { $column }: { $faction } ({ $letter }) aún no está aquí.
r-record-letter = Línea { $line }, columna { $column }: ninguna facción tiene la letra «{ $letter }».
r-record-again = Línea { $line }, columna { $column }: { $what ->
    [map] el mapa
   *[deck] el mazo
 } se nombra por segunda vez.
r-record-seats = Línea { $line }, columna { $column }: antes de este turno se nombra una mesa de dos a seis; este registro nombra { $number }.
r-record-setup = Línea { $line }, columna { $column }: la primera línea de una facción es su preparación, y ninguna la tiene antes de este turno.
r-record-winner = Línea { $line }, columna { $column }: «{ $what }» no es facción ni jugador de esta mesa y no puede haber ganado.
r-record-landmark = Línea { $line }, columna { $column }: ningún lugar emblemático se llama «{ $what }».
r-record-landmarks = Línea { $line }, columna { $column }: a los lugares emblemáticos del mapa se suman como máximo dos; este registro nombra { $number }.
r-record-site = Línea { $line }, columna { $column }: el lugar emblemático «{ $what }» no se puede colocar en el claro { $clearing }.
r-record-hireling = Línea { $line }, columna { $column }: «{ $what }» no es el nombre de un mercenario.
r-record-hirelings = Línea { $line }, columna { $column }: una mesa tiene tres mercenarios; este registro nombra { $number }.
r-record-demoted = Línea { $line }, columna { $column }: en una mesa de { $players } personas, { $wanted } de los tres mercenarios están degradados; este registro nombra { $number }.
r-record-actions = Línea { $line }, columna { $column }: un turno puede tener como máximo { $most } acciones.
r-record-long = Línea { $line }, columna { $column }: «{ $action }» supera los { $what } caracteres que puede tener una acción.
r-record-map-first = Línea { $line }, columna { $column }: el mapa debe nombrarse antes del primer turno.
r-record-broken-off = Línea { $line }, columna { $column }: la línea se corta tras una barra.
r-record-action = Línea { $line }, columna { $column }: «{ $action }» no mueve, muestra, fabrica, puntúa ni lucha.
r-record-seat = Línea { $line }, columna { $column }: «{ $action }» nombra a { $what }, con quien nadie juega en esta mesa.
r-record-card = Línea { $line }, columna { $column }: en «{ $action }», ninguna carta se llama «{ $what }».
r-record-reveal = Línea { $line }, columna { $column }: «{ $action }» muestra algo que no es una carta.
r-record-suit = Línea { $line }, columna { $column }: en «{ $action }», «{ $what }» no es un palo.
r-record-parenthesis = Línea { $line }, columna { $column }: en «{ $action }» falta la pareja de un paréntesis.
r-record-thing = Línea { $line }, columna { $column }: en «{ $action }», «{ $what }» no es pieza, carta ni objeto.
r-record-place = Línea { $line }, columna { $column }: en «{ $action }», «{ $what }» no es un lugar de esta mesa.
r-record-forest = Línea { $line }, columna { $column }: en «{ $action }», no hay bosque entre los claros { $what }.

# Lo que el árbitro dice de un registro: por qué una acción no vale y cómo hay que leerla

referee-over = La partida ha terminado.
referee-won-before = Según las reglas, la partida termina antes de este turno.
referee-turn = Es el turno de otra facción.
referee-printed-suits = El registro no nombra los palos de los claros: valen los del folleto del mapa.
referee-no-item = Ese objeto no está allí boca arriba.
referee-points-here = Según las reglas, aquí la cantidad de puntos es otra.
referee-no-outrage = Nada provoca aquí Indignación.
referee-fewer = No hay tantas piezas de esas.
referee-cost = El coste es otro.
referee-warriors-first = Los guerreros se retiran antes que los edificios y las fichas.
referee-ruin-twin = Ya se sacó antes un objeto de esta clase de una ruina.
referee-empty-ruin = Sin un objeto de la ruina no hay punto.
referee-raised = Mis reglas dieron un error: { $errors }
referee-draws = Según las reglas, aquí se roba otro número de cartas.
referee-nowhere = Ningún desarrollo que encaje con el resto del turno lleva a esto.
referee-later = Aquí está permitido, pero entonces no lo está el resto del turno; sin eso se puede seguir más del turno: { $why }
referee-reads-board = al tablero, no a la mano
referee-reads-hand = de la mano, no del mazo
referee-reads-item = otro objeto, ese no está
referee-reads-kind = otra pieza, esa no está
referee-reads-owner = el guerrero de otro, ese no está
referee-reads-place = otro claro, en ese no hay nada así
referee-reads-placed = otro claro, en ese no se puede poner
referee-points = { NAMES($faction, as: "faction") }: { $record ->
    [one] 1 punto
   *[other] { $record } puntos
} según el registro, { $rules } según las reglas.
referee-winners = Gana según el registro: { $record ->
    [nobody] nadie
   *[some] { NAMES($record, as: "faction") }
}; según las reglas: { $rules ->
    [nobody] nadie
   *[some] { NAMES($rules, as: "faction") }
}.
