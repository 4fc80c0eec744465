"""Runewars: armies, heroes and dragon runes (the users' rules, with their gaps filled)."""
