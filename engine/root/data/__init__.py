"""Decks, maps and quests as data, and what reads them."""
