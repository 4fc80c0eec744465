"""While a match runs: who waits for whom, undo, plans for the next turn, people who come and go."""
