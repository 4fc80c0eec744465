"""Names of values, the cards to look up, the Law in sections."""
