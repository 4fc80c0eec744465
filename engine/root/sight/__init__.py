"""Each seat's view and knowledge, and re-dealing of the rest."""
