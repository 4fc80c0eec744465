"""Pictures of a whole match: graph, poster, replay and what was hidden, for any game."""
