"""A match: its seats, what was chosen, what happened, and how it ended."""
