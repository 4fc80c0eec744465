"""Add who is rated: from and to which round seats were held, and who left before the end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create the new table and columns."""
    with op.batch_alter_table("holders") as holders:
        holders.add_column(sa.Column("from_round", sa.Integer, nullable=False, server_default="0"))
        holders.add_column(sa.Column("to_round", sa.Integer))
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "leavers",
        sa.Column(
            "match_id",
            ROW_ID,
            sa.ForeignKey("matches.id", ondelete="CASCADE", name="leavers_of_matches"),
            primary_key=True,
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("user_id", sa.BigInteger),
    )
    op.create_index("leavers_by_user_id", "leavers", ["user_id"])
    op.create_index("leavers_by_guild_id", "leavers", ["guild_id"])
    _forgive_substitutes()


def downgrade() -> None:
    """Delete them again."""
    op.drop_table("leavers")
    with op.batch_alter_table("results") as results:
        results.drop_column("rated")
    with op.batch_alter_table("holders") as holders:
        holders.drop_column("to_round")
        holders.drop_column("from_round")


def _forgive_substitutes() -> None:
    """Count as leavers only people with a noted round, or seated at the start."""
    op.execute(
        """
        UPDATE holders SET from_round = 1, to_round = 0
        WHERE since > (
            SELECT MIN(first.since) FROM holders AS first WHERE first.match_id = holders.match_id
        ) AND NOT EXISTS (
            SELECT 1 FROM seats
            WHERE seats.match_id = holders.match_id AND seats.user_id = holders.user_id
        )
        """
    )
