"""A log of everything the bot sent and each person could see, read by the secrecy test."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.checks.errors import Json


@dataclass(frozen=True, slots=True)
class SeenFile:
    """A file that a person could open."""

    name: str
    description: str | None
    content: bytes


@dataclass(frozen=True, slots=True)
class Sight:
    """Something shown to some people; it never leaves this log again.

    `kind` is `message`, `edit`, `choices`, `modal` or `channel`.
    """

    kind: str
    source: str
    at: float
    viewers: frozenset[str]
    texts: tuple[str, ...]
    files: tuple[SeenFile, ...] = ()

    def __contains__(self, needle: str) -> bool:
        """Return whether a text was shown, ignoring case; the bytes of files are not read."""
        folded = needle.casefold()
        names = (f"{file.name} {file.description or ''}" for file in self.files)
        return any(folded in text.casefold() for text in (*self.texts, *names))


@dataclass(frozen=True, slots=True)
class Request:
    """One REST call of the bot, and the status of its answer."""

    method: str
    path: str
    payload: Any
    files: tuple[SeenFile, ...]
    status: int
    answer: Json | list[Any] | None = None


@dataclass(frozen=True, slots=True)
class Notification:
    """A notification: a mention, or any message in a DM."""

    user_id: str
    channel_id: str
    message_id: str
    reason: str
    silent: bool
    text: str
    at: float


@dataclass(slots=True)
class Logbook:
    """Sights, requests and notifications; `keep` bounds each list, None keeps all."""

    keep: int | None = None
    sights: deque[Sight] = field(init=False)
    requests: deque[Request] = field(init=False)
    notifications: deque[Notification] = field(init=False)
    unknown_routes: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sights = deque(maxlen=self.keep)
        self.requests = deque(maxlen=self.keep)
        self.notifications = deque(maxlen=self.keep)

    def show(
        self,
        kind: str,
        source: str,
        at: float,
        viewers: Iterable[str],
        texts: Collection[str],
        files: Iterable[SeenFile] = (),
    ) -> None:
        """Record that these people could see this."""
        eyes = frozenset(viewers)
        if eyes:
            self.sights.append(Sight(kind, source, at, eyes, tuple(texts), tuple(files)))

    def visible_to(self, user_id: str) -> Iterator[Sight]:
        """Yield everything this person could ever see, in the order it appeared."""
        return (sight for sight in self.sights if user_id in sight.viewers)

    def notifications_of(self, user_id: str, *, silent: bool = False) -> list[Notification]:
        """Return a user's notifications; `silent` adds those without a sound."""
        return [
            note
            for note in self.notifications
            if note.user_id == user_id and (silent or not note.silent)
        ]

    def refusals(self) -> list[Request]:
        """Return the calls that Discord would have refused."""
        return [request for request in self.requests if request.status >= 400]


def strings_in(value: Any) -> Iterator[str]:
    """Yield every string inside a JSON value: labels, custom ids, alt texts, file names."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings_in(part)
