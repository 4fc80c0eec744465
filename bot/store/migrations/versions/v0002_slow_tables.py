"""Add what keeps a match alive for weeks: wishes, clocks, glances, blocks, results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
PLAIN = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Create the new tables and columns."""
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("paused", sa.Text))
        matches.add_column(sa.Column("parent_id", sa.BigInteger))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("stands_in", sa.Text))
        seats.add_column(sa.Column("offered", sa.BigInteger, nullable=False, server_default="0"))
    with op.batch_alter_table("holders") as holders:
        holders.add_column(
            sa.Column("barred", sa.Boolean, nullable=False, server_default=sa.false())
        )
    _seat_table(
        "wishes",
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("keys", PLAIN, nullable=False),
        sa.Column("footing", sa.BigInteger, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("about", PLAIN, nullable=False),
    )
    _match_table(
        "undone",
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("keys", PLAIN, nullable=False),
    )
    _seat_table(
        "clocks",
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("bank", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger),
        sa.Column("rested", sa.BigInteger),
    )
    _match_table(
        "glances",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("blocked_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    _seat_table(
        "results",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("plays", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
    )
    op.create_index("results_by_user_id", "results", ["user_id"])
    op.create_index("results_by_guild_id_finished_at", "results", ["guild_id", "finished_at"])


def downgrade() -> None:
    """Delete them again."""
    for table in ("results", "blocks", "glances", "clocks", "undone", "wishes"):
        op.drop_table(table)
    with op.batch_alter_table("holders") as holders:
        holders.drop_column("barred")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("offered")
        seats.drop_column("stands_in")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("parent_id")
        matches.drop_column("paused")


def _match_table(name: str, *columns: sa.Column[object]) -> None:
    """Create a table whose rows belong to a match."""
    op.create_table(
        name,
        sa.Column(
            "match_id",
            ROW_ID,
            sa.ForeignKey("matches.id", ondelete="CASCADE", name=f"{name}_of_matches"),
            primary_key=True,
            autoincrement=False,
            nullable=False,
        ),
        *columns,
    )


def _seat_table(name: str, *columns: sa.Column[object]) -> None:
    """Create a table whose rows belong to a seat of a match."""
    number: sa.Column[object] = sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False)
    _match_table(name, number, *columns)
