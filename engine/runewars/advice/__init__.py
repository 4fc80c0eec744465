"""Advice beyond the rules: odds, reach, previews, refusals, evaluation."""
