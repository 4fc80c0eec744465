"""The Exiles & Partisans deck: its cards that do something no other card does (Law 4.1)."""
