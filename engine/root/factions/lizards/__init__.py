"""The Lizard Cult (Law 10)."""
