"""Root: the game of woodland might and right, by its Law (printing p16)."""
