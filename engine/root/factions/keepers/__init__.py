"""The Keepers in Iron (Law 15)."""
