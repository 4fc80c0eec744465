"""Cards, units and tiles as data, and what reads them."""
