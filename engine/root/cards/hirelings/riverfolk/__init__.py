"""The hirelings of the Riverfolk pack."""
