"""The Exiles & Partisans deck: its cards with effects of their own (Law 4.1)."""
