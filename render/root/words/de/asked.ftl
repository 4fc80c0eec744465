# Was von einer Frage gesagt wird, die auf dem Spielplan gestellt wird.

ask-lit = Beleuchtet, zur Wahl: { $places }.
ask-to = Nach { $place }.
ask-from = Von { $place }.
ask-marked = { $mark }: { $place }
ask-forest = Wald { $n }
