"""Deciding in advance: queued choices."""
