# Der Coach: was in der ersten Partie eines Spiels erklärt wird.

coach-welcome = { $first ->
    [yes] 🎓 **Willkommen zu deiner ersten Partie { $game }!**
   *[no] 🎓 **Der Coach ist wieder dabei, bei { $game }.**
} **Spielplan** unten zeigt, wie alles steht, und **Meine Hand** unter jedem Beitrag deine Karten, nur für dich. Die Knöpfe und Listen hier sind alles, was du gerade tun darfst; such dir etwas aus. **Zurücknehmen** macht eine Wahl ungeschehen, bis gewürfelt oder eine Karte gesehen wird. **Vorschlag** nennt eine gute Wahl und sagt, warum. Lass dir Zeit: Dein Platz bleibt dir.
coach-turn-yours = 🎓 **Wo wir sind:** { $time }, dein Zug.
coach-turn-other = 🎓 **Wo wir sind:** { $time }, am Zug: { $who }.
coach-standing = **So steht es:** { $standing }. Du spielst { $own }.
coach-tip = **Ein Tipp:** Ein Computer würde „{ $what }“ wählen. { $why }
coach-off = Der Coach schweigt von nun an bei { $game }. /settings mit `coach:` an holt ihn zurück.
label-coach-read = Lesen: { $title }
label-coach-off = Ich kenne das Spiel
settings-coach-on = - Coach: an. Deine erste Partie jedes Spiels wird dir beim Spielen erklärt.
settings-coach-again = - Coach: wieder an. In jedem Spiel werden dir deine Züge erklärt, bis du eine weitere Partie beendet hast.
settings-coach-known = Nicht bei { $games }: Das kennst du.
settings-coach-off = - Coach: aus
