"""Kinds of requests to a table's people, and when one of them is carried."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from bot.matches.live import Live
from bot.services import Services
from bot.store import RequestRow

VOTERS, BY, SILENCE = "voters", "by", "silence"
"""Keys in `about`: the voters, the requester, and the meaning of silence if the table sets it."""
Fate = Literal["carried", "dropped", "stale"]


async def _never(services: Services, request: RequestRow) -> bool:
    return False


@dataclass(frozen=True)
class RequestKind:
    """A kind of request. Its message is `request-<key>`."""

    key: str
    needs: Literal["all", "most"]
    """Consent that carries it: of all voters, or of more than half of them."""
    silence: bool
    """True where silence counts as consent when the time is over."""
    hours: int
    perform: Callable[[Services, RequestRow], Awaitable[None]]
    """Carries out the request; it must be safe to repeat, as after a crash."""
    fields: Callable[[Services, Live, RequestRow, str], dict[str, Any]] = lambda *_: {}
    """Returns the arguments of its message other than `by`, in a language."""
    outlives: bool = False
    """True where it may still be asked, and carried, once the match is over."""
    stale: Callable[[Services, RequestRow], Awaitable[bool]] = _never
    """Returns whether another event at the table has made the request pointless."""


REQUESTS: dict[str, RequestKind] = {}
"""Kinds of requests by key: each module that has one registers it."""


def may_request(kind: RequestKind) -> RequestKind:
    """Register a kind of request; a key has one."""
    if REQUESTS.setdefault(kind.key, kind) is not kind:
        raise ValueError(f"requests of kind {kind.key} are made twice")
    return kind


def outcome_of(request: RequestRow, now: int) -> bool | None:
    """Return whether a request is carried; None while it is open. Nobody carries none."""
    kind = REQUESTS[request.kind]
    voters = request.about[VOTERS]
    if not voters:
        return False
    given = [request.answers.get(str(user)) for user in voters]
    yes, no = given.count(True), given.count(False)
    over = request.due_at is not None and now >= request.due_at
    if over and silence_agrees(request):
        yes = len(voters) - no
    enough = len(voters) if kind.needs == "all" else len(voters) // 2 + 1
    if yes >= enough:
        return True
    return False if over or no > len(voters) - enough else None


def silence_agrees(request: RequestRow) -> bool:
    """Return whether silence counts as agreement."""
    return bool(request.about.get(SILENCE, REQUESTS[request.kind].silence))
