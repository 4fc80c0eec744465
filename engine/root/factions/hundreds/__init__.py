"""The Lord of the Hundreds (Law 14)."""
