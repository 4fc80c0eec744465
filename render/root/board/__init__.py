"""The picture of Root's board."""
