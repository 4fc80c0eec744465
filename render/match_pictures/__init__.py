"""Pictures of a whole match, for any game: graph, poster, replay, and timeline of hidden facts."""
