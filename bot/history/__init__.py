"""The log, and what comes after a match: results, ratings, reveal, study, files."""
