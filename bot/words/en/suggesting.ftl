# Reasons for a computer player's suggestion.

reason-more-stopping = I reckon this { $much ->
    [yes] much better
   *[no] better
} than stopping here.
reason-about-stopping = I reckon stopping here about as good.
reason-more-next = I reckon this { $much ->
    [yes] much better
   *[no] better
} than the next best: { $other }.
reason-about-next = I reckon “{ $other }” about as good.
reason-only = Nothing else is worth it here.
reason-decides = I reckon that this decides the match.
reason-gains = It gains: { $what }.
reason-price = The price: { $what }.
reason-ends = It { $ends }, where nothing is worth as much now.

label-line = Play my turn like this
line-heading = **The whole line, step by step.** Each step is an ordinary choice; it stops where chance decides or something else is asked.
line-step = { $n }. { $what }
line-stopped = Stopped here: something else is asked now.
label-line-go = Do all of it

label-intents = What computers wanted
intents = ### What the computers' last turns were for
intents-none = No computer has ended a turn yet.
intent = **{ $who }** played for { $aims }{ $rival ->
    [none] {""}
   *[other] , against { $rival }
}{ $paid ->
    [yes] ; the price: { $prices }
   *[no] {""}
}.
intent-against = **{ $who }** played against { $rival }{ $paid ->
    [yes] ; the price: { $prices }
   *[no] {""}
}.
intent-nothing = **{ $who }** gained nothing that anybody could see.
