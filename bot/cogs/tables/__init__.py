"""Commands about tables and who sits at them."""
