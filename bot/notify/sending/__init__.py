"""Sending the outbox: in order, once, and what becomes of what could not be sent."""
