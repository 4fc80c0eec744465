"""One match: load, lock, apply, commit."""
