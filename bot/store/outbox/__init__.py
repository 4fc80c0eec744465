"""Messages that must be sent exactly once: storing them, and claiming them to send."""
