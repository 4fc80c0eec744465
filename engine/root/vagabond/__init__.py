"""What only a Vagabond has: items, relationships, quests and a character (Law 9.2, 26)."""
