"""Messages that must be sent exactly once: storing them, and claiming them to send."""

from bot.store.outbox.rows import NewOutbox, OutboxRow, outbox

__all__ = ["NewOutbox", "OutboxRow", "outbox"]
