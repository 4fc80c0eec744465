"""A player's turn and the eight orders (parts 3 to 6)."""
