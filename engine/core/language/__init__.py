"""Sentences: message ids and arguments become words, late and per reader."""
