"""The effects of the Season cards (`orders_seasons.toml`), a file per season."""
