"""The questions that the common rules ask of a faction, by the moment they ask them."""
