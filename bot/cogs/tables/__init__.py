"""Commands about tables and their people."""
