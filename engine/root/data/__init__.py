"""Decks, maps and quests as data, and the code that reads them."""
