"""The three of the Underworld pack."""
