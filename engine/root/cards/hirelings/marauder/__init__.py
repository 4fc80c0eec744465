"""The three of the Marauder pack."""
