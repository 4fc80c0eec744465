# Hilfe, die Regeln und die Karten.

help =
    - **Spielen** unter jedem Beitrag zeigt, was du gefragt wirst; deine Antworten bleiben unter uns. /act antwortet mit Namen, /undo nimmt einen Schritt zurück, /redo macht ihn noch einmal, und **Vorschlag** sagt, was ein Computer täte.
    - **Spielplan**, **Meine Hand**, **Text** und **Protokoll** zeigen den Tisch, wie du ihn sehen darfst; /look zeigt alle Tableaus und offenen Stapel.
    - /moves und /odds sagen, was jetzt möglich wäre; /rules und /card erklären es.
    - /plan entscheidet Hinterhalte und Ähnliches im Voraus; /note merkt sich, was du nicht vergessen willst.
    - /table eröffnet und findet Tische; /mytables und /next finden, was auf dich wartet; /settings und /away legen fest, wann und wie ich schreibe.

rules-contents = **Die Regeln** in unseren eigenen Worten. Nenne mit `find:` einen Abschnitt oder ein Wort, oder wähle ein Kapitel.
rules-found = **{ $count ->
    [one] 1 Abschnitt** handelt
   *[other] { $count } Abschnitte** handeln
} von „{ $text }“:
rules-go = Zu einem Abschnitt …
rules-more = … und noch { $count }: Mit einem Wort mehr findest du weniger.
cards-found = **{ $count ->
    [one] 1 Karte** passt
   *[other] { $count } Karten** passen
} zu „{ $text }“:
cards-all = **{ $count } Sorten Karten.** Nenne eine mit Name, Farbe oder Wirkung, oder wähle:
cards-go = Eine Karte ansehen …

r-no-rule = In den Regeln steht nichts von „{ $text }“. Kapitel: { $possible }
r-no-card = Eine Karte „{ $text }“ gibt es nicht. Meintest du: { $possible }
