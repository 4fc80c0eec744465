"""Saving a match: records, checkpoints, and their encoded form."""
