"""Taking back and command again: freely, or by asking the table."""
