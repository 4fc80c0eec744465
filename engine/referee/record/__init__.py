"""The record notation: its letters, reading and writing it."""
