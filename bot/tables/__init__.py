"""People and places: seats, votes, pauses, moderation, servers."""
