"""Provable chance: draws, lots, and dealing anew what is hidden."""
