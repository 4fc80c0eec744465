"""The log: lines to read, or JSON for collectors; each has the facts of its act."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec

from bot.app.settings import Settings
from bot.services import tracing
from bot.workers.process import WorkerProcess

LINES = "%(asctime)s %(levelname)s %(message)s"


class Lines(logging.Formatter):
    """Writes each record as a line to read, and a traceback below it."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 - logging calls it so
        """Write a traceback, without the message of an error of the rules, which may name cards."""
        error: BaseException | None = ei[1]
        parts: list[str] = []
        while error is not None:
            parts.insert(0, tracing.describe_with_places(error))
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n\n".join(parts)


class JsonLines(Lines):
    """Writes each record as one line of JSON, with the facts of its act."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record, with a traceback as a text in it."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def note_act(record: logging.LogRecord) -> bool:
    """Add the facts of the current act to a record."""
    act = tracing.current()
    if act is not None and not hasattr(record, "facts"):
        record.facts = act.facts()
    return True


def leave_out_objects(record: logging.LogRecord) -> bool:
    """Keep the first line of what asyncio reports of an error: further ones write its text out."""
    if record.name == "asyncio" and record.exc_info:
        record.msg, record.args = record.getMessage().partition("\n")[0], ()
    return True


def set_up(settings: Settings) -> None:
    """Set up logging to standard error, by the settings, here and in worker processes."""
    json = settings.log_format == "json"
    write_lines(settings.log_level, json=json)
    WorkerProcess.at_start = (partial(write_lines, settings.log_level, json=json),)
    if settings.discord_token is None:
        tracing.log.setLevel(logging.ERROR)  # the local player sees slow acts
    elif json and logging.getLogger().level <= logging.INFO:
        tracing.log.setLevel(logging.DEBUG)  # a collector of lines counts acts, not only faults


def write_lines(level: str, *, json: bool) -> None:
    """Write log records to standard error, as lines to read or as JSON."""
    handler = logging.StreamHandler()
    handler.addFilter(note_act)
    handler.addFilter(leave_out_objects)
    handler.setFormatter(JsonLines() if json else Lines(LINES))
    logging.basicConfig(level=level, handlers=[handler])
    quieten()


def quieten() -> None:
    """Silence messages useless to an operator: each migration, voice, reconnections."""
    logging.getLogger("discord").setLevel(logging.WARNING)
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    logging.getLogger("alembic").setLevel(logging.WARNING)
