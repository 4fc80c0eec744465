"""Simulated matches: forks to try things in, and choices made in advance."""
