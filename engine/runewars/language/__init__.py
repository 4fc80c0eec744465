"""Names of values for a reader, the cards to look up, and the rules in sections."""
