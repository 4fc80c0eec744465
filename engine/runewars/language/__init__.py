"""What values are called to a reader, the cards to look up, the rules in sections."""
