"""The effects of the Tactics cards (part 13, `tactics.toml`)."""
