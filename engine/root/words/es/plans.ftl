# Lo que un asiento puede decidir de antemano.

plan-ambush = Emboscada
    .why = Qué haces con una carta de emboscada cuando alguien te ataca.
    .brief = { $when ->
        [strength] contra { $least ->
            [1] cualquier ataque
           *[other] { $least } atacantes o más
        }
        [pieces] donde tengas un edificio o una ficha
        [always] siempre
       *[never] nunca
    }
plan-ambush-when = Cuándo
plan-ambush-when-strength = contra suficientes atacantes
plan-ambush-when-pieces = donde tengas un edificio o una ficha
plan-ambush-when-always = siempre
plan-ambush-when-never = nunca
plan-ambush-least = Atacantes como mínimo
plan-ambush-clearings = Solo en estos claros
plan-ambush-spare = Nunca contra

plan-foil = Frustrar
    .why = Si anulas una emboscada contra ti con una carta de emboscada tuya.
    .brief = { $when ->
        [always] siempre que puedas
       *[never] nunca
    }
plan-foil-when = Cuándo
plan-foil-when-always = siempre que puedas
plan-foil-when-never = nunca

plan-losses = Pérdidas
    .why = Qué edificios y fichas conservas cuando sobran impactos.
    .brief = { $keep ->
        [worth] conservar lo que más vale
        [buildings] conservar edificios antes que fichas
        [tokens] conservar fichas antes que edificios
       *[ask] pregúntame cada vez
    }
plan-losses-keep = Conservar
plan-losses-keep-worth = lo que más vale
plan-losses-keep-buildings = edificios antes que fichas
plan-losses-keep-tokens = fichas antes que edificios
plan-losses-keep-ask = pregúntame cada vez

plan-battle = Cartas en batalla
    .why = Cuándo usas los efectos que tienes delante después de tirar los dados. Valiosas son las emboscadas, los dominios, los Favor y lo que puedas fabricar ahora.
plan-battle-armorers = Armorers
plan-battle-armorers-useful = cuando salve algo; entonces se descarta
plan-battle-armorers-always = siempre que puedas
plan-battle-armorers-never = nunca
plan-battle-sappers = Sappers
plan-battle-sappers-useful = cuando alcance algo; entonces se descarta
plan-battle-sappers-always = siempre que puedas
plan-battle-sappers-never = nunca
plan-battle-brutal-tactics = Brutal Tactics
plan-battle-brutal-tactics-useful = cuando alcance algo, aunque el defensor gane 1 punto
plan-battle-brutal-tactics-always = siempre que puedas
plan-battle-brutal-tactics-never = nunca
plan-battle-partisans = Partisans
plan-battle-partisans-useful = cuando alcance algo y cueste dos cartas como mucho, ninguna valiosa
plan-battle-partisans-always = siempre que puedas
plan-battle-partisans-never = nunca
plan-battle-order = Cuando atacas, primero van
plan-battle-order-theirs = los del otro bando, para verlos antes de usar los tuyos
plan-battle-order-mine = los tuyos

plan-spend = Cartas prescindibles
    .why = Qué carta se va cuando debes dar o gastar una y no se te pregunta. Por sí solas, las emboscadas, los dominios, los Favor y lo que puedas fabricar ahora solo se van si no sirve otra, y las aves después de los demás palos.
plan-spend-last = Estas, las últimas
