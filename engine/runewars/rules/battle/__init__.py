"""Battle, losses, retreats and their consequences (parts 7 and 8)."""
