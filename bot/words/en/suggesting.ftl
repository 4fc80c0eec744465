# Reasons for a computer player's suggestion.

reason-more-stopping = This seems { $much ->
    [yes] much better
   *[no] better
} to me than stopping here.
reason-about-stopping = Stopping here seems about as good to me.
reason-more-next = This seems { $much ->
    [yes] much better
   *[no] better
} to me than “{ $other }”.
reason-about-next = “{ $other }” seems about as good to me.
reason-only = Nothing else is worth it here.
reason-decides = I think this decides the match.
reason-gains = It gains { $what }.
reason-price = The price: { $what }.
reason-spares = { $over ->
    [stopping] Stopping here
   *[next] “{ $other }”
} would cost you more: { $what }.
reason-ends = It { $ends }; nothing there is worth as much now.
tip-choose = Choose this: { $what }

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
