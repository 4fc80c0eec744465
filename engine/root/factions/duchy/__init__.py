"""The Underground Duchy (Law 12)."""
