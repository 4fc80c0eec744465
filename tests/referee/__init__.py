"""Records of games: reading, refereeing and writing them."""
