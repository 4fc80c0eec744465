"""Processes beside the event loop: computer players and pictures."""
