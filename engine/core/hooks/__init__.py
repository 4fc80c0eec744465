"""The calls of the engine and the bot to a game, grouped by when they happen."""
