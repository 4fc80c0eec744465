"""Cards, units and tiles as data, with their readers."""
