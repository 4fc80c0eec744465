# Windows for secret responses.

letter-window = { $table }: you can respond
letter-respond = { $table }: { $how ->
    [must] you have something to decide
    [only] one press is needed from you
   *[may] you may respond
}. Nobody else is told that you are asked.
window-until = Your answer shows when the window ends, { $until }. Until then you may change it.
window-kept = Your answer so far: **{ $what }**
window-plan = You have not answered; if it stays so, your plan decides.
window-public = ⏳ Whoever might respond still has time. The window ends { $until }; the result shows then.
waiting-window = Nothing is asked of you now. Whoever might respond in secret still has time; then it goes on.
r-window-open = Your answer shows when the window ends.
