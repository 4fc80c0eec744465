"""The effects of Season and Tactics cards."""
