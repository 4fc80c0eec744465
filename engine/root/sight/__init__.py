"""What each seat sees and knows, and re-dealing of the rest."""
