"""Learning from whole matches who wins, and writing the data file of a game."""
