"""The Eyrie Dynasties (Law 7)."""
