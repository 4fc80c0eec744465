"""Drop what nothing uses: plans, which are choices now; the running message; kept answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Drop the table and the columns."""
    op.drop_table("plans")
    op.drop_column("matches", "running_message_id")
    op.drop_column("idempotency", "outcome")


def downgrade() -> None:
    """Create them again, empty."""
    op.add_column(
        "idempotency",
        sa.Column("outcome", sa.LargeBinary, nullable=False, server_default=sa.text("''")),
    )
    op.add_column("matches", sa.Column("running_message_id", sa.BigInteger))
    op.create_table(
        "plans",
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("plan", sa.JSON(none_as_null=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="plans_of_matches", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["match_id", "seat"],
            ["seats.match_id", "seats.number"],
            name="plans_of_seats",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "kind", name="plans_key"),
    )
