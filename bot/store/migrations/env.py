"""Alembic's entry: run the changes on the connection that `upgrade` hands over."""

from __future__ import annotations

from alembic import context

from bot.store.transaction import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
