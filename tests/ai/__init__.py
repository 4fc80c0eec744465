"""Computer players: their candidates, choices and knowledge."""
