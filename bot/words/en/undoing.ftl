# Undo and redo: freely, or by consent of the table.

label-redo = Redo
redone = Done again.
undo-offer = The table may agree to go back all the same. To before which choice of yours?
label-undo-last = To before my last choice …
undo-earlier = To before an earlier choice …
undo-takes-back = { $count ->
        [one] takes back this choice alone
       *[other] takes back { $count } choices
    }
undo-preview = ### To before “{ $what }”?
undo-undone = This would be taken back:
undo-more = -# … and { $count ->
    [one] 1 line
   *[other] { $count } lines
} before
undo-nothing-public = - a choice of which nobody has seen anything
undo-quiet = the last choice of { $who }
undo-saw = -# Seen something in private: { $who }. What came out of a pile is shuffled back into it; what somebody held stays known.
undo-seen = -# What was rolled or turned up stays known, but dice fall anew, and piles that were drawn from are shuffled.
undo-asks = **{ $names }** must agree.
undo-silence = -# Who says nothing for { $hours } hours agrees.
undo-no-silence = -# At this table silence is no consent; the request is closed after { $hours } hours.
undo-at-once = Nobody else must agree.
label-undo-ask = Ask them
label-undo-now = Go back
undo-asked = They are asked at the table. If anything else is chosen there before they agree, the request is closed.
went-back = The table went back. Here is the question again.
request-undo = ↩ { $by } { AGREE($by, "asks", "ask") } to go back to before **“{ $what }”**. This would be taken back:
    { $undone }
undo-silent = { $who } (by silence)
line-fell-back = This bot was updated, and its rules read the last steps here differently: they are taken back, and asked anew. The same dice and cards come again.
line-went-back = ↩ The table goes back to before **“{ $what }”**, as { $by } asked. Agreed: { $agreed }. Dice fall anew, piles that were drawn from or looked into are shuffled, and half-made and queued choices are forgotten.
line-went-back-alone = ↩ The table goes back to before **“{ $what }”**, as { $by } asked. Dice fall anew, piles that were drawn from or looked into are shuffled, and half-made and queued choices are forgotten.

r-redo-nothing = There is nothing of yours to do again: redo makes a choice again that you have just taken back.
r-redo-changed = What you took back is not offered any more. Press **Play** to see what is.
r-undo-moved = Something has been chosen meanwhile. Use /undo again to see how the table stands now.
r-undo-too-far = That is too long ago to go back to. Use /undo again and take a later choice.
r-undo-diverged = The rules were updated since then, so the table cannot go back that far. Use /undo again and take a later choice.
r-undo-talked-out = The match has been over for more than a day, so it stays as it ended.
r-undo-place-taken = The match is over, and another one has begun in its place. So it stays as it ended.
r-undo-unsealed = The match is over, and somebody has already looked into what was secret (Reveal, Verify or Export). So it stays as it ended.
r-undo-forgotten = The match is over, and a player has had their data deleted since. So it stays as it ended.
