"""Landmarks and closed paths: their setup and rules (Law 24, 25)."""
