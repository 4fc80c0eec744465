"""Runewars in words: alternative texts, names, changes."""
