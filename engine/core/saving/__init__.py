"""How a match is saved: records, checkpoints, and their encoded form."""
