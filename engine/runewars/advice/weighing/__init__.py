"""What positions and answers are worth to computer players, and the numbers they learn from."""
