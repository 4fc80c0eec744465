"""Battle, in the order of its steps (Law 4.3)."""
