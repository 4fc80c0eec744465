"""What each Season card says (`orders_seasons.toml`), a file per season."""
