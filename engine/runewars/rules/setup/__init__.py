"""Setting up the table (part A): the map, the pieces, the first cards."""
