"""What each Tactics card does (part 13, `tactics.toml`)."""
