"""Taking back and doing again: freely, or by asking the table."""
