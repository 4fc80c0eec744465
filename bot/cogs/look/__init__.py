"""Commands that show the table, its log, rules and notes."""
