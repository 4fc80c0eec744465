"""Runewars in words: alternative texts, names, what changed."""
