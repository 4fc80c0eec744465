"""Commands about matches that are over."""
