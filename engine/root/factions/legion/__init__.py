"""The Queenless Legion (QL)."""
