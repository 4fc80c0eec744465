"""Sending the outbox: in order, once, and with a way on after each failure."""
