"""The page: what it is told, and its small interface."""
