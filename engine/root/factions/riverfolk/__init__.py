"""The Riverfolk Company (Law 11)."""
