"""Create the first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
PLAIN = sa.JSON(none_as_null=True)
OPEN = sa.text("status IN ('lobby', 'running', 'paused')")


def upgrade() -> None:
    """Create all tables."""
    _people()
    _matches()
    _seats()
    _record()
    _seat_wishes()
    _outbox()
    _posts()
    _waiting()
    _journal()


def downgrade() -> None:
    """Delete all tables, those first that refer to others."""
    for table in (
        "journal",
        "requests",
        "reminders",
        "idempotency",
        "posts",
        "outbox",
        "notes",
        "drafts",
        "plans",
        "events",
        "choices",
        "checkpoints",
        "holders",
        "seats",
        "matches",
        "players",
        "servers",
    ):
        op.drop_table(table)


def _people() -> None:
    """Create the tables of the people and the Discord servers."""
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", PLAIN, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("servers_key")),
    )
    op.create_table(
        "players",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("settings", PLAIN, nullable=False),
        sa.Column("told_dm_closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("players_key")),
    )


def _matches() -> None:
    """Create the tables of the matches."""
    op.create_table(
        "matches",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("thread", sa.Boolean(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("options", PLAIN, nullable=False),
        sa.Column("options_version", sa.Integer(), nullable=False),
        sa.Column("setup", sa.LargeBinary(), nullable=True),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("secret_hash", sa.Text(), nullable=False),
        sa.Column("nonces", PLAIN, nullable=False),
        sa.Column("head", sa.LargeBinary(), nullable=True),
        sa.Column("first_kept", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Text(), nullable=False),
        sa.Column("running_message_id", sa.BigInteger(), nullable=True),
        sa.Column("result", PLAIN, nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("matches_key")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("matches_by_guild_id_status"), "matches", ["guild_id", "status"])
    op.create_index(op.f("matches_by_status"), "matches", ["status"])
    op.create_index(
        "matches_one_open_in_channel",
        "matches",
        ["channel_id"],
        unique=True,
        sqlite_where=OPEN,
        postgresql_where=OPEN,
    )


def _seats() -> None:
    """Create the tables of the seats, and who has known their secrets."""
    op.create_table(
        "seats",
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("computer", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("plays", sa.Text(), nullable=True),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("accepted", sa.Integer(), nullable=False),
        sa.Column("joined_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("seats_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("seats_key")),
    )
    op.create_index(op.f("seats_by_user_id"), "seats", ["user_id"])
    op.create_table(
        "holders",
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("holders_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "user_id", "seat", name=op.f("holders_key")),
    )


def _record() -> None:
    """Create the tables of the choices, positions and events of a match."""
    op.create_table(
        "checkpoints",
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("after", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("kept", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("checkpoints_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "after", name=op.f("checkpoints_key")),
    )
    op.create_table(
        "choices",
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("question", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("keys", PLAIN, nullable=False),
        sa.Column("fingerprint", sa.BigInteger(), nullable=False),
        sa.Column("barrier", sa.Boolean(), nullable=False),
        sa.Column("drawn", PLAIN, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("voided_version", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("choices_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("choices_key")),
    )
    op.create_table(
        "events",
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("position", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("choice", sa.Integer(), nullable=False),
        sa.Column("audience", PLAIN, nullable=True),
        sa.Column("event", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("voided_version", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("events_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "position", name=op.f("events_key")),
    )
    op.create_index(op.f("events_by_match_id_choice"), "events", ["match_id", "choice"])


def _seat_wishes() -> None:
    """Create the tables of what a seat has planned, half made and written down."""
    op.create_table(
        "plans",
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("plan", PLAIN, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id", "seat"],
            ["seats.match_id", "seats.number"],
            name=op.f("plans_of_seats"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("plans_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "kind", name=op.f("plans_key")),
    )
    op.create_table(
        "drafts",
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("question", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("draft", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id", "seat"],
            ["seats.match_id", "seats.number"],
            name=op.f("drafts_of_seats"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("drafts_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "question", name=op.f("drafts_key")),
    )
    op.create_table(
        "notes",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("notes_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("notes_key")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("notes_by_match_id_seat"), "notes", ["match_id", "seat"])


def _outbox() -> None:
    """Create the tables of the messages to be sent."""
    op.create_table(
        "outbox",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("match_id", ROW_ID, nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("target_id", sa.BigInteger(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("marker", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("doubtful", sa.Boolean(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("claimed_at", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("outbox_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("outbox_key")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("outbox_by_match_id"), "outbox", ["match_id"])
    op.create_index(op.f("outbox_by_state_due_at"), "outbox", ["state", "due_at"])
    op.create_index(op.f("outbox_by_target_target_id_id"), "outbox", ["target", "target_id", "id"])


def _posts() -> None:
    """Create the tables of the messages to be found again, and the answers already given."""
    op.create_table(
        "posts",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("state", PLAIN, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("posts_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("message_id", name=op.f("posts_key")),
    )
    op.create_index(
        op.f("posts_by_match_id_kind_message_id"), "posts", ["match_id", "kind", "message_id"]
    )
    op.create_table(
        "idempotency",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("match_id", ROW_ID, nullable=True),
        sa.Column("outcome", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("idempotency_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("key", name=op.f("idempotency_key")),
    )
    op.create_index(op.f("idempotency_by_at"), "idempotency", ["at"])
    op.create_index(op.f("idempotency_by_match_id"), "idempotency", ["match_id"])


def _waiting() -> None:
    """Create the tables of what is to be done at a time, and asked of a table's people."""
    op.create_table(
        "reminders",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("about", PLAIN, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("reminders_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("reminders_key")),
        sa.UniqueConstraint(
            "match_id", "user_id", "kind", name=op.f("reminders_one_match_id_user_id_kind")
        ),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("reminders_by_due_at"), "reminders", ["due_at"])
    op.create_table(
        "requests",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("match_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("about", PLAIN, nullable=False),
        sa.Column("answers", PLAIN, nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("requests_of_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("requests_key")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("requests_by_match_id"), "requests", ["match_id"])


def _journal() -> None:
    """Create the tables of the journal of the local stand-in."""
    op.create_table(
        "journal",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("journal_key")),
    )
