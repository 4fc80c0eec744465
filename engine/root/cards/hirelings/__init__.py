"""Hirelings: their setup, control, and what each does (Law 19.6, 22)."""
