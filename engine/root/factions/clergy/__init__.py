"""The Honeycomb Clergy (HCC)."""
