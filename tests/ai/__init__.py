"""Computer players: what they try, choose and know."""
