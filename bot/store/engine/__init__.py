"""Beneath the rows: connections, transactions, locks, backups, and changes of the tables."""
