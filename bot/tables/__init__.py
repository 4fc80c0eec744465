"""People and places of running tables: seats, leaving, pauses, moderation, absence, rematch."""
