# Choices that are queued for the next turn.

label-queue = Plan my turn
label-queue-mine = My queue ({ $count })
label-queue-undo = Undo last
label-queue-clear = Clear
label-queue-done = Done
label-queue-it = Queue it
label-queue-forget = Forget the rest
queue-title = **Your next turn:**
queue-empty = **Plan your next turn as if it were now.** What you choose is made as soon as your turn comes; nobody else sees it.
queue-playing = planned in advance
queue-line = { $number }. { $choice }
queue-line-lost = { $number }. ~~{ $choice }~~
queue-would-stop = ⚠️ It would stop at { $number }, for { $why }. What you choose now goes in its place.
queue-ends = From here on dice, new cards or others decide, so the queue ends here. You are called if you still have to decide.
queue-instead = { $why ->
    [asked] **You are asked right now**, so nothing needs to be queued: what you choose here counts at once. After your turn, /prepare turn plans the next one.
    [turn] **It is your turn already**, so nothing needs to be queued. When it is over, /prepare turn plans the next one.
   *[sealed] **You have chosen already**; until everybody has, you may change it here. Then /prepare turn plans what comes of it.
    }
queue-unasked = When your turn comes, this is done **without asking you again**.
queue-waits = { $count ->
    [one] One choice is queued for your next turn.
   *[other] { $count } choices are queued for your next turn.
    }
queue-kept = Your queue is kept. When your turn comes, its choices are made one after the other; it stops where something they depend on has changed, and you are called. Change it with **My queue** or /prepare turn.
queue-cleared = Your queue is empty.
queue-stopped = { $made ->
    [0] Your queue stopped before its first choice
    [one] One of { $total } queued choices was made; the queue stopped
   *[other] { $made } of { $total } queued choices were made; the queue stopped
    } at “{ $choice }”, for { $why }.
queue-rest = Not made either: { $rest }.
queue-why-asked = something else is asked first
queue-why-offered = that is no longer possible
queue-why-unsure = chance comes before it
queue-why-thing = { $thing } has changed
queue-why-price = its price or gain has changed
queue-why-other = something it depends on has changed

r-no-queue-asked = You are asked something right now: press **Play** and decide that. Planning ahead is for when others are on turn.
r-no-queue-now = It is your turn already: press **Play**. Planning ahead is for when others are on turn.
r-no-queue-over = This match is over; there is no next turn to plan.
r-no-queue-unsure = Your next turn begins with chance or new cards, so nothing of it can be planned now. You will be called.
r-queue-full = That is a long queue: { $most } choices at most. Press **Done**, or **Undo last** to change it.
r-queue-changed = Your queue has changed meanwhile. Open it again with /prepare turn.
