# Help, the rules and the cards.

help =
    - **Play** under any post shows what you are asked; your answers stay between us. /act answers by name, /undo takes a step back and /redo makes it again, and **Suggest** says what a computer would do.
    - **Board**, **My hand**, **Text** and **Log** show the table as you may see it; /look shows every board and open pile.
    - /moves and /odds say what could be done now; /rules and /card explain it.
    - /plan decides ambushes and the like in advance; /note keeps what you want to remember.
    - /table opens and joins tables; /mytables and /next find what waits for you; /settings and /away say when and how I write.

rules-contents = **The rules**, in our own words. Name a section or a word with `find:`, or choose a chapter.
rules-found = **{ $count ->
    [one] 1 section** speaks
   *[other] { $count } sections** speak
} of “{ $text }”:
rules-go = Go to a section …
rules-more = … and { $count } more: add a word to find fewer.
cards-found = **{ $count ->
    [one] 1 card** fits
   *[other] { $count } cards** fit
} “{ $text }”:
cards-all = **{ $count } kinds of cards.** Name one by name, suit or effect, or choose:
cards-go = Look at a card …

r-no-rule = Nothing in the rules speaks of “{ $text }”. Chapters: { $possible }
r-no-card = There is no card “{ $text }”. Did you mean: { $possible }
