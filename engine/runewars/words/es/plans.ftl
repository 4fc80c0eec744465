# Plans of a seat; those for duels stand with the heroes.

plan-fighters = Bajas en batalla
    .why = Qué unidades sacrificas cuando las desbandadas y el daño te dejan elegir.
    .brief = { $keep ->
        [strong] conservar los tipos más fuertes
        [own] conservar tus unidades antes que las aliadas
       *[ask] pregúntame cada vez
    }
plan-fighters-keep = Conservar
plan-fighters-keep-strong = los tipos más fuertes
plan-fighters-keep-own = tus propias unidades antes que los aliados
plan-fighters-keep-ask = pregúntame cada vez

plan-defence = Mejora defensiva
    .why = Si se usan los muros, las salvaguardas, la tumba o las crías de tu fortaleza al contar la fuerza.
    .brief = { $use ->
        [useful] usarla cuando sirva de algo
        [always] usarla siempre
       *[never] no usarla nunca
    }
plan-defence-use = Usarla
plan-defence-use-useful = cuando sirva de algo
plan-defence-use-always = siempre
plan-defence-use-never = nunca

plan-victory = Carta de victoria
    .why = Al jugarla, todos saben que tienes suficientes runas de dragón; ganas si aún las tienes un año después.
plan-victory-lay = Jugarla
plan-victory-lay-at-once = en cuanto pueda
plan-victory-lay-by-hand = solo cuando yo lo diga, en mi turno

plan-hunger = Hambre en invierno
    .why = Cuáles de tus unidades mueren de hambre donde tienes más en una zona de las que mantiene tu alimento.
    .brief = { $keep ->
        [strong] conservar los tipos más fuertes
        [own] conservar tus unidades antes que las aliadas
       *[ask] pregúntame cada vez
    }
plan-hunger-keep = Conservar
plan-hunger-keep-ask = pregúntame cada vez
plan-hunger-keep-strong = los tipos más fuertes
plan-hunger-keep-own = tus unidades antes que las aliadas
