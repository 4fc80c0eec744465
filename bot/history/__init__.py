"""The log, and the time after a match: results, ratings, reveal, study, files."""
