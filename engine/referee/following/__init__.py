"""Following a turn of a record: which answers lead to what it tells."""
