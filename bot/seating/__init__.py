"""Seats of a running table: coming back, pauses by itself, and votes."""
