"""The Woodland Alliance (Law 8)."""
