"""Add what leagues ask of a result: turn order, map, deck, and the kind of victory.

Results of before get it from their match's record, read in the form in which it was written then:
where a record lacks something, so does the result.
"""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

ADDED = {"turn": sa.Integer, "map": sa.Text, "deck": sa.Text, "won_by": sa.Text}
RESULTS = sa.table("results", *map(sa.column, ("match_id", "seat", "won", *ADDED)))
MATCHES = sa.table("matches", sa.column("id"), sa.column("result", sa.JSON))
POSITIONS = sa.table(
    "checkpoints", sa.column("match_id"), sa.column("after"), sa.column("state", sa.LargeBinary)
)


def upgrade() -> None:
    """Add the columns, and fill them in for each match that is over."""
    with op.batch_alter_table("results") as results:
        for name, kind in ADDED.items():
            results.add_column(sa.Column(name, kind))
    connection = op.get_bind()
    finished = sa.select(RESULTS.c.match_id).distinct()
    found = connection.execute(sa.select(MATCHES).where(MATCHES.c.id.in_(finished)))
    for match, result in found.all():
        newest = (
            sa.select(POSITIONS.c.state)
            .where(POSITIONS.c.match_id == match)
            .order_by(POSITIONS.c.after.desc())
            .limit(1)
        )
        fill(match, result, position(connection.execute(newest).scalar()))


def downgrade() -> None:
    """Drop them again."""
    with op.batch_alter_table("results") as results:
        for name in ADDED:
            results.drop_column(name)


def position(packed: bytes | None) -> dict[str, Any]:
    """Read a match's last position, which is never packed; empty if there is none to read."""
    try:
        _, state = msgspec.msgpack.decode(packed or b"")
    except (msgspec.DecodeError, ValueError):
        return {}
    return state if isinstance(state, dict) else {}


def fill(match: int, result: Any, state: dict[str, Any]) -> None:
    """Fill in the results of a match: for all seats alike, then for each.

    Only positions with a map of their own have decks to choose and a turn order that stays.
    """
    options, lasting = state.get("options", {}), "map" in state
    same = {
        "map": state["map"] if lasting else options.get("map"),
        "deck": options.get("deck", "standard" if lasting else None),
        "won_by": result.get("by") if isinstance(result, dict) else None,
    }
    here = sa.update(RESULTS).where(RESULTS.c.match_id == match)
    op.execute(here.values(same))
    if lasting:
        for turn, seat in enumerate(state["order"], start=1):
            op.execute(here.where(RESULTS.c.seat == seat).values(turn=turn))
        partners = [seat for seat, partner in enumerate(state["partner"]) if partner >= 0]
        mine = RESULTS.c.seat.in_(partners) & RESULTS.c.won
        op.execute(here.where(mine).values(won_by="coalition"))
