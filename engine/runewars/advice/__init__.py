"""Advice beyond the rules: odds, reach, previews, refusals, and the worth of positions."""
