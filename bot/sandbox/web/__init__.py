"""The page: its data, and its small interface."""
