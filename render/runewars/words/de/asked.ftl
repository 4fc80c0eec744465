# Was von einer Frage gesagt wird, die auf der Karte gestellt wird.

ask-lit = Beleuchtet, zur Wahl: { $places }.
ask-to = Nach { $place }.
ask-from = Von { $place }.
ask-marked = { $mark }: { $place }
