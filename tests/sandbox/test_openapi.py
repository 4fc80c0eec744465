"""Discord's own description catches the faults it should."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.openapi import validate_request

GOOD: list[tuple[str, str, Any]] = [
    ("POST", "/channels/1/messages", {"content": "x", "tts": False}),
    ("PATCH", "/webhooks/1/token/messages/@original", {"content": "x"}),
    ("POST", "/interactions/1/token/callback", {"type": 5, "data": {"flags": 64}}),
    ("POST", "/users/@me/channels", {"recipient_id": 1573471624030584833}),
    ("PUT", "/applications/1/commands", [{"name": "go", "description": "Go", "type": 1}]),
    ("GET", "/users/@me", None),
]
BAD: list[tuple[str, str, Any]] = [
    ("POST", "/channels/1/messages", {"content": "x" * 4001}),
    ("POST", "/channels/1/messages", {"components": [{"type": 99}]}),
    ("PUT", "/applications/1/commands", [{"name": "go", "description": "x" * 101, "type": 1}]),
    ("POST", "/channels/1/threads", {"type": 11, "auto_archive_duration": 60}),
    ("POST", "/channels/1/bananas", {}),
    ("PUT", "/channels/1/messages", {}),
]


@pytest.mark.parametrize(("method", "path", "payload"), GOOD, ids=str)
def test_what_discord_understands(method: str, path: str, payload: Any) -> None:
    assert validate_request(method, path, payload) == []


@pytest.mark.parametrize(("method", "path", "payload"), BAD, ids=lambda value: str(value)[:30])
def test_what_discord_does_not_understand(method: str, path: str, payload: Any) -> None:
    assert validate_request(method, path, payload)


def test_the_complaint_names_the_place() -> None:
    button = {"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}
    rows = [{"type": 1, "components": [button]}]
    [complaint] = validate_request("POST", "/channels/1/messages", {"components": rows})

    assert "components/0/components/0/label" in complaint
