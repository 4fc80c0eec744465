"""Commands about a person's own settings and data."""
