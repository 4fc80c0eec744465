"""The hirelings of the Marauder pack."""
