"""Discord's answers to refused requests: numbered errors, and the tree of form errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Json = dict[str, Any]

REFUSALS: Mapping[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20026: (403, "This application is rate limited"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40062: (429, "You are being rate limited."),
    40067: (400, "A tag is required to create a forum post in this channel"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50014: (401, "Invalid authentication token provided"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160006: (400, "Maximum number of active threads reached"),
}


class Rejected(Exception):  # noqa: N818 - Discord rejects; the name says who did
    """A request that Discord would refuse, with the answer it would give."""

    def __init__(
        self,
        code: int,
        *,
        status: int | None = None,
        message: str | None = None,
        errors: Json | None = None,
        headers: Mapping[str, str] | None = None,
        retry_after: float | None = None,
        overall: bool = False,
    ) -> None:
        usual_status, usual_message = REFUSALS.get(code, (400, "Bad Request"))
        self.code = code
        self.status = usual_status if status is None else status
        self.message = message or usual_message
        self.errors = errors
        self.headers = dict(headers or {})
        self.retry_after = retry_after
        self.overall = overall
        super().__init__(f"{self.status} {code}: {self.message} {errors or ''}".rstrip())

    def body(self) -> Json:
        """Return the JSON that goes with the status."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": self.overall}
        return body


class Impossible(Exception):  # noqa: N818 - no failure: Discord's app does not let anybody do it
    """A pretend person tried what Discord's own app would prevent or mark red.

    The page knows the sentence, with its {places}, in every language (`page/words.js`).
    """

    def __init__(self, sentence: str, /, **values: object) -> None:
        self.sentence = sentence
        self.values = {name: str(value) for name, value in values.items()}
        super().__init__(sentence.format(**self.values))


Path = tuple[str | int, ...]


def error_tree(faults: Sequence[tuple[Path, str, str]]) -> Json:
    """Nest faults by path, each leaf under `_errors`, as Discord does."""
    tree: Json = {}
    for path, code, message in faults:
        node = tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
    return tree
