"""Leases: which process has which shards of the gateway, where several share a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "leases",
        sa.Column("shard", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("beat_at", sa.BigInteger, nullable=False),
        sa.Column("spare", sa.Boolean, nullable=False),
        sa.Column("wanted_by", sa.Text),
        sa.PrimaryKeyConstraint("shard", name="leases_key"),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("leases")
