"""The hirelings of the Homeland pack."""
