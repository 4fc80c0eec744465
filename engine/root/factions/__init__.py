"""The factions of Root, one folder each."""
