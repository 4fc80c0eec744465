"""What the cards of each deck do."""
