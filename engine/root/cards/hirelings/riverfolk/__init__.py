"""The three of the Riverfolk pack."""
