"""The worth of positions and answers to computer players, and the numbers they learn from."""
