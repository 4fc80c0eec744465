"""Messages that must be sent once: how they are stored, and how a sender claims them."""

from bot.store.outbox.rows import NewOutbox, OutboxRow, outbox

__all__ = ["NewOutbox", "OutboxRow", "outbox"]
