"""What the engine and the bot ask of a game, by when they ask it."""
