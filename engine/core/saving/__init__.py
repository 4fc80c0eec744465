"""How a match is kept: records, checkpoints, their saved form, and going back."""
