# Alt texts of a question asked on the map.

ask-lit = Lit, to choose from: { $places }.
ask-to = To { $place }.
ask-from = From { $place }.
ask-marked = { $mark }: { $place }
