"""Battle, losses, retreats and what follows (parts 7 and 8)."""
