"""Progress to victory: runes, Objectives, Titles, and the end (parts G, J)."""
