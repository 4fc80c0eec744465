"""Tell a reminder whose handling has begun from one that its handler has set anew."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    with op.batch_alter_table("reminders") as reminders:
        reminders.add_column(sa.Column("tries", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop it again."""
    with op.batch_alter_table("reminders") as reminders:
        reminders.drop_column("tries")
