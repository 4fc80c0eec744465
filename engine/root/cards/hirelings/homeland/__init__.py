"""The three of the Homeland pack."""
