"""What a player is shown beside words: the map of a question, previews, places close up."""
