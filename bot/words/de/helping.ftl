# Hilfe, die Regeln und die Karten.

help =
    - **Spielen** unter jedem Beitrag zeigt, was du gefragt wirst; deine Antworten bleiben unter uns. /act antwortet schriftlich, /undo nimmt einen Schritt zurück.
    - **Spielplan**, **Meine Hand** und **Protokoll** zeigen den Tisch, wie du ihn sehen darfst; /look zeigt, was sonst offen liegt, /catchup, was du verpasst hast.
    - /moves und /odds sagen, was jetzt möglich wäre; /rules und /card erklären es; **Vorschlag** sagt, was ein Computer täte.
    - /table eröffnet und findet Tische; /mytables und /next finden, was auf dich wartet; /match blickt auf eine beendete Partie zurück.
    - /prepare entscheidet im Voraus, /settings legt fest, wie und wann ich schreibe. Ein Befehl fehlt? /help mit `find:` kennt auch seinen früheren Namen.

help-now = /{ $old } heißt jetzt **/{ $new }** · { $about }
help-button = Statt /{ $old } gibt es den Knopf **{ $label }**, und **/{ $new }**.
help-more = … und { $count } weitere: Ein Wort mehr findet weniger.
label-help-next = Meine nächste Frage
label-help-tables = Meine Tische
label-help-rules = Regeln
label-help-cards = Karten
label-help-all = Alle Befehle
label-why = Warum?

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
r-no-card = Eine Karte „{ $text }“ gibt es nicht; **/card** ohne Namen zeigt alle.
r-no-command = Einen Befehl „{ $text }“ gibt es nicht. **/help** sagt, was es gibt.
