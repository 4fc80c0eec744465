# Plans of a seat; those for duels stand with the heroes.

plan-fighters = Verluste im Kampf
    .why = Welche deiner Einheiten du opferst, wenn dir Versprengen und Schaden eine Wahl lassen.
    .brief = { $keep ->
        [strong] die stärksten Arten behalten
        [own] eigene Einheiten vor Verbündeten behalten
       *[ask] mich jedes Mal fragen
    }
plan-fighters-keep = Behalten
plan-fighters-keep-strong = die stärksten Arten
plan-fighters-keep-own = eigene Einheiten vor Verbündeten
plan-fighters-keep-ask = mich jedes Mal fragen

plan-defence = Verteidigender Ausbau
    .why = Ob Mauern, Schutzzauber, Grab oder Brut deiner Festung genutzt werden, wenn die Stärke gezählt wird.
    .brief = { $use ->
        [useful] nutzen, wenn es etwas bewirkt
        [always] immer nutzen
       *[never] nie nutzen
    }
plan-defence-use = Nutzen
plan-defence-use-useful = wenn es etwas bewirkt
plan-defence-use-always = immer
plan-defence-use-never = nie

plan-victory = Siegkarte
    .why = Wenn du sie legst, wissen alle, dass du genug Drachenrunen hast; hast du sie ein Jahr später noch, gewinnst du.
plan-victory-lay = Legen
plan-victory-lay-at-once = sobald ich darf
plan-victory-lay-by-hand = nur auf meine Ansage, in meinem Zug

plan-hunger = Hunger im Winter
    .why = Welche deiner Einheiten verhungern, wo in einem Gebiet mehr stehen, als deine Nahrung versorgt.
    .brief = { $keep ->
        [strong] die stärksten Arten behalten
        [own] eigene Einheiten vor Verbündeten behalten
       *[ask] mich jedes Mal fragen
    }
plan-hunger-keep = Behalten
plan-hunger-keep-ask = mich jedes Mal fragen
plan-hunger-keep-strong = die stärksten Arten
plan-hunger-keep-own = eigene Einheiten vor Verbündeten
