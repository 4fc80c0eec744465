"""Runewars: armies, heroes and dragon runes (the users' rules, and what fills their gaps)."""
