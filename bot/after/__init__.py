"""After a match: how it ended, what was hidden, statistics, files, and playing again."""
