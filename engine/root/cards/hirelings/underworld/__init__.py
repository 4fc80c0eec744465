"""The hirelings of the Underworld pack."""
