# Ein Tisch, der sich so, wie er gespeichert ist, nicht öffnen lässt.

post-set-aside = ⚠️ **{ $table }** ist beiseitegestellt: Ich kann den Tisch so, wie er gespeichert ist, nicht öffnen. Alle anderen Tische gehen weiter. Die Nummer des Fehlers ist **{ $number }**; wer diesen Bot betreibt, findet sie im Protokoll, und der Unterbefehl `doctor` führt sie auf. Sobald der Bot repariert ist, öffnet sich der Tisch von selbst; oder er geht gleich von der letzten guten Stellung weiter.
label-lastgood = Von der letzten guten Stellung weiter
last-good =
    Die letzte gute Stellung ist in Runde { $round }. { $count ->
        [0] Keine Entscheidung ginge verloren.
        [one] Eine Entscheidung seitdem würde zurückgenommen und neu gefragt. Würfel und Karten kommen wieder gleich.
       *[other] { $count } Entscheidungen seitdem würden zurückgenommen und neu gefragt. Würfel und Karten kommen wieder gleich.
    } Soll der Tisch von dort weitergehen?
last-good-done = **{ $table }** geht weiter.
line-went-on =
    Dieser Tisch ist wieder offen und geht von der letzten guten Stellung weiter. { $count ->
        [0] Nichts ging verloren.
        [one] Eine Entscheidung ist zurückgenommen und wird neu gefragt; Würfel und Karten kommen wieder gleich.
       *[other] { $count } Entscheidungen sind zurückgenommen und werden neu gefragt; Würfel und Karten kommen wieder gleich.
    }
mine-set-aside = ⚠️ **{ $table }** ist beiseitegestellt (Fehler { $number })

r-set-aside = Dieser Tisch ist beiseitegestellt: Ich kann ihn so, wie er gespeichert ist, nicht öffnen (Fehler { $number }). Alle anderen Tische gehen weiter. Wer hier sitzt, kann ihn von der letzten guten Stellung weitergehen lassen.
r-not-set-aside = Dieser Tisch lässt sich öffnen; es gibt nichts zu reparieren. Drücke **Spielen** unter einem seiner Beiträge.
r-no-last-good = Von diesem Tisch ist in der Datenbank keine heile Stellung übrig. Wer diesen Bot betreibt, kann eine Sicherung zurückspielen: Der Unterbefehl `doctor` sagt mehr dazu.
