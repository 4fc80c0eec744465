# Reasons why a record of a real game cannot be read

r-record-size = Line { $line }, column { $column }: a record may have at most { $most } kB, and this one is larger.
r-record-lines = Line { $line }, column { $column }: a record may have at most { $most } lines.
r-record-encoding = Line { $line }, column { $column }: this is not UTF-8 text; save the record as UTF-8 and try again.
r-record-without = Line { $line }, column { $column }: the record ends here and has named no { $what ->
    [map] map
    [deck] deck
   *[turn] turn
 }.
r-record-line = Line { $line }, column { $column }: a line begins with a faction's letter and a colon.
r-record-map = Line { $line }, column { $column }: the map “{ $what }” is not hosted here. There are: { $known }
r-record-deck = Line { $line }, column { $column }: no deck is called “{ $what }”. There are: { $known }
r-record-clearings = Line { $line }, column { $column }: “{ $what }” is no suit and clearing, such as F1.
r-record-twice = Line { $line }, column { $column }: no second seat can be taken by { $faction }.
r-record-nobody = Line { $line }, column { $column }: nobody plays { $faction } at this table.
r-record-not-hosted = Line { $line }, column { $column }: { $faction } ({ $letter }) is not hosted here yet.
r-record-letter = Line { $line }, column { $column }: no faction has the letter “{ $letter }”.
r-record-again = Line { $line }, column { $column }: { $what ->
    [map] the map is
   *[deck] the deck is
 } named a second time.
r-record-seats = Line { $line }, column { $column }: before this turn, a table of two to six is named; this record names { $number }.
r-record-setup = Line { $line }, column { $column }: a faction's first line is its setup, and no faction has one before this turn.
r-record-winner = Line { $line }, column { $column }: “{ $what }” is neither a faction nor a player of this table and cannot have won.
r-record-landmark = Line { $line }, column { $column }: no landmark is called “{ $what }”.
r-record-landmarks = Line { $line }, column { $column }: at most two landmarks come to those of the map; this record names { $number }.
r-record-site = Line { $line }, column { $column }: the landmark “{ $what }” may not be set up in clearing { $clearing }.
r-record-hireling = Line { $line }, column { $column }: “{ $what }” is not the name of one hireling.
r-record-hirelings = Line { $line }, column { $column }: a table has three hirelings; this record names { $number }.
r-record-demoted = Line { $line }, column { $column }: at a table of { $players }, { $wanted } of the three hirelings are demoted; this record names { $number }.
r-record-actions = Line { $line }, column { $column }: a turn may have at most { $most } actions.
r-record-long = Line { $line }, column { $column }: “{ $action }” is longer than the { $what } characters that an action may have.
r-record-map-first = Line { $line }, column { $column }: the map must be named before the first turn.
r-record-broken-off = Line { $line }, column { $column }: the line breaks off behind a slash.
r-record-action = Line { $line }, column { $column }: “{ $action }” neither moves, reveals, crafts, scores nor fights.
r-record-seat = Line { $line }, column { $column }: “{ $action }” names { $what }, whom nobody plays at this table.
r-record-card = Line { $line }, column { $column }: in “{ $action }”, no card is called “{ $what }”.
r-record-reveal = Line { $line }, column { $column }: “{ $action }” reveals what is no card.
r-record-suit = Line { $line }, column { $column }: in “{ $action }”, “{ $what }” is no suit.
r-record-parenthesis = Line { $line }, column { $column }: “{ $action }” has a parenthesis without its other half.
r-record-thing = Line { $line }, column { $column }: in “{ $action }”, “{ $what }” is neither a piece, a card nor an item.
r-record-place = Line { $line }, column { $column }: in “{ $action }”, “{ $what }” is no place on this table.
r-record-forest = Line { $line }, column { $column }: in “{ $action }”, no forest lies between the clearings { $what }.

# What the referee says of a record: why an action is not right, and how it has to be read

referee-over = The match is over.
referee-won-before = By the rules, the match is over before this turn.
referee-turn = It is another faction's turn.
referee-printed-suits = The record names no suits of clearings: those of the map's booklet are taken.
referee-no-item = No such item is there face up.
referee-points-here = By the rules the points are different here.
referee-no-outrage = Nothing here calls for Outrage.
referee-fewer = There are fewer of these here.
referee-cost = The cost is different.
referee-warriors-first = Warriors are removed before buildings and tokens.
referee-ruin-twin = An item of this kind was taken from a ruin before.
referee-empty-ruin = Without an item from the ruin there is no point.
referee-raised = My rules raised an error: { $errors }
referee-draws = By the rules a different number of cards is drawn here.
referee-nowhere = No line of play that the rest of the turn allows leads to this.
referee-later = It is allowed here, but then the rest of the turn is not; without it, more of the turn can be followed: { $why }
referee-reads-board = to the faction board, not the hand
referee-reads-hand = from the hand, not the deck
referee-reads-item = a different item: that one is not there
referee-reads-kind = a different piece: that one is not there
referee-reads-owner = somebody else's warrior: that one is not there
referee-reads-place = a different clearing: nothing of the kind is there
referee-reads-placed = a different clearing: it may not be put there
referee-points = { NAMES($faction, as: "faction") }: { $record ->
    [one] 1 point
   *[other] { $record } points
} by the record, { $rules } by the rules.
referee-winners = Winner by the record: { $record ->
    [nobody] nobody
   *[some] { NAMES($record, as: "faction") }
}; by the rules: { $rules ->
    [nobody] nobody
   *[some] { NAMES($rules, as: "faction") }
}.
