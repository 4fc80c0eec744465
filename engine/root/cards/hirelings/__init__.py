"""Hirelings: who sets them up, who controls them, and what each does (Law 19.6, 22)."""
