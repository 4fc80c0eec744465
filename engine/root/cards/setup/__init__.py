"""The factions' setup cards: dealing, drafting and setting up by them (Law 19.7 to 19.10)."""
