"""The four hirelings of the Marauder expansion's box."""
