"""A match: its seats, choices, events, and results."""
