# Looking around: open piles, the reader's hand and knowledge, moves and odds.

look-at = Look at …
look-nothing = Nothing lies here.
look-seat = { $what } ({ $who })
r-no-subject = There is nothing called “{ $text }” to look at. Choose one of: { $possible }
r-no-place = There is no place called “{ $text }”; **Board** shows their names.
r-no-such-seat = Nobody at this table plays “{ $text }”. Choose one of: { $possible }

label-knows = What you know
label-plans = My plans
label-next = Next page
knows-heading = ### What you know
knows-nothing = - You have seen nobody's cards, and nobody has taken or been given any of yours.
knows-more = -# { $count ->
    [one] 1 older line is
   *[other] { $count } older lines are
} not shown.
