"""Room for the events of a match that is over, packed; no index that only they needed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create the table, and drop the index."""
    op.create_table(
        "packed_events",
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("rows", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="packed_events_of_matches", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", name="packed_events_key"),
    )
    op.drop_index("events_by_match_id_choice", "events")


def downgrade() -> None:
    """Create the index, and drop the table: what is packed is lost."""
    op.create_index("events_by_match_id_choice", "events", ["match_id", "choice"])
    op.drop_table("packed_events")
