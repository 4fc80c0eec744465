# Why a computer player would choose what it suggests.

reason-more-stopping = It reckons this { $much ->
    [yes] much better
   *[no] better
} than stopping here.
reason-about-stopping = It reckons stopping here about as good.
reason-more-next = It reckons this { $much ->
    [yes] much better
   *[no] better
} than the next best: { $other }.
reason-about-next = It reckons “{ $other }” about as good.
reason-only = There is nothing else to choose.
reason-decides = It reckons that this decides the match.
reason-with-terms = { $reason } In points: { $terms }.
