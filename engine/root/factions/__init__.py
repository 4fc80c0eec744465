"""The factions of Root, one file each."""
