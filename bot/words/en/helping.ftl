# Help, the rules and the cards.

help =
    - **Play** under any post shows what you are asked; your answers stay between us. /act answers by typing, /undo takes a step back.
    - **Board**, **My hand** and **Log** show the table as you may see it; /look shows everything else that lies open, /catchup what you have missed.
    - /moves and /odds say what could be done now; /rules and /card explain it; **Suggest** says what a computer would do.
    - /table opens and joins tables; /mytables and /next find what waits for you; /match looks back at one that is over.
    - /prepare decides in advance, /settings says how and when I write. A command is missing? /help and `find:` know its former name, too.

help-now = /{ $old } is now **/{ $new }** · { $about }
help-button = Instead of /{ $old } there is the button **{ $label }**, and **/{ $new }**.
help-more = … and { $count } more: add a word to find fewer.
label-help-next = My next question
label-help-tables = My tables
label-help-rules = Rules
label-help-cards = Cards
label-help-all = All commands
label-why = Why?

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
r-no-card = There is no card “{ $text }”; **/card** without a name lists them all.
r-no-command = There is no command “{ $text }”. **/help** says what there is.
