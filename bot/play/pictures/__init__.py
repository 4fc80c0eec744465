"""Pictures for a player: the map of a question, previews, places close up."""
