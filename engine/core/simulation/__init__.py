"""Simulated matches: forks and replicas to try things in, and choices made in advance."""
