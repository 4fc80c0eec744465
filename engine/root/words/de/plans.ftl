# Was ein Platz im Voraus entscheiden kann.

plan-ambush = Hinterhalt
    .why = Was du mit einer Hinterhaltkarte tust, wenn dich jemand angreift.
    .brief = { $when ->
        [strength] { $least ->
            [1] bei jedem Angriff
           *[other] ab { $least } Angreifenden
        }
        [pieces] wo du ein Gebäude oder einen Marker hast
        [always] immer
       *[never] nie
    }
plan-ambush-when = Wann
plan-ambush-when-strength = bei genügend Angreifenden
plan-ambush-when-pieces = wo du ein Gebäude oder einen Marker hast
plan-ambush-when-always = immer
plan-ambush-when-never = nie
plan-ambush-least = Mindestens so viele Angreifende
plan-ambush-clearings = Nur auf diesen Lichtungen
plan-ambush-spare = Nicht gegen

plan-foil = Vereiteln
    .why = Ob du einen Hinterhalt gegen dich mit einer eigenen Hinterhaltkarte vereitelst.
    .brief = { $when ->
        [always] wann immer du kannst
       *[never] nie
    }
plan-foil-when = Wann
plan-foil-when-always = wann immer du kannst
plan-foil-when-never = nie

plan-losses = Verluste
    .why = Welche Gebäude und Marker du behältst, wenn noch Treffer übrig sind.
    .brief = { $keep ->
        [worth] behalten, was am meisten wert ist
        [buildings] Gebäude eher behalten als Marker
        [tokens] Marker eher behalten als Gebäude
       *[ask] mich jedes Mal fragen
    }
plan-losses-keep = Behalten
plan-losses-keep-worth = was am meisten wert ist
plan-losses-keep-buildings = Gebäude eher als Marker
plan-losses-keep-tokens = Marker eher als Gebäude
plan-losses-keep-ask = mich jedes Mal fragen

plan-battle = Karten im Kampf
    .why = Wann du nach dem Wurf die Effekte benutzt, die vor dir liegen. Wertvoll sind Hinterhalt, Dominanz und Favor, und was du gerade herstellen könntest.
plan-battle-armorers = Armorers
plan-battle-armorers-useful = wenn es etwas rettet; sie werden dann abgeworfen
plan-battle-armorers-always = wann immer du darfst
plan-battle-armorers-never = nie
plan-battle-sappers = Sappers
plan-battle-sappers-useful = wenn es etwas trifft; sie werden dann abgeworfen
plan-battle-sappers-always = wann immer du darfst
plan-battle-sappers-never = nie
plan-battle-brutal-tactics = Brutal Tactics
plan-battle-brutal-tactics-useful = wenn es etwas trifft, auch wenn die Verteidigung 1 Punkt erhält
plan-battle-brutal-tactics-always = wann immer du darfst
plan-battle-brutal-tactics-never = nie
plan-battle-partisans = Partisans
plan-battle-partisans-useful = wenn es etwas trifft und höchstens zwei Karten kostet, keine davon wertvoll
plan-battle-partisans-always = wann immer du darfst
plan-battle-partisans-never = nie
plan-battle-order = Greifst du an, kommen zuerst
plan-battle-order-theirs = die der Gegenseite, damit du sie vor deinen siehst
plan-battle-order-mine = deine

plan-spend = Entbehrliche Karten
    .why = Welche Karte geht, wenn du eine abgeben oder ausgeben musst und nicht gefragt wirst. Von selbst gehen Hinterhalt, Dominanz und Favor und was du gerade herstellen könntest nur, wenn nichts anderes passt, und Vögel nach den übrigen Farben.
plan-spend-last = Diese zuletzt hergeben
