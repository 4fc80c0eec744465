"""What counts towards victory: runes, Objectives, Titles, and the end (parts G, J)."""
