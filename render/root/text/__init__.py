"""Root in words: alternative texts, names, changes."""
