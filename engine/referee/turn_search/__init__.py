"""Following a turn of a record: finding the answers that lead to what it tells."""
