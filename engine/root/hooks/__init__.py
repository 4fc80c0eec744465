"""What the common rules ask of a faction, by when they ask it."""
