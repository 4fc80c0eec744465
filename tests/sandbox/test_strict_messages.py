"""The sandbox refuses in messages what Discord refuses, with the same codes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sandbox.wire_client import Wire, codes

V2 = 1 << 15


EPHEMERAL = 1 << 6


def button(number: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": f"B{number}", "custom_id": f"b{number}"} | more


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def select(**more: Any) -> dict[str, Any]:
    options = [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}]
    return {"type": 3, "custom_id": "s", "options": options} | more


def text(content: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": content}


def classic(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"content": "hello", "components": list(components)} | more


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)} | more


def picture(url: str = "https://example.org/a.png", **more: Any) -> dict[str, Any]:
    return {"media": {"url": url}} | more


def gallery(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 12, "items": list(items)}


BUTTON = ("components", 0, "components", 0)


REFUSED: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str]] = {
    "content over 2,000": ({"content": "x" * 2001}, ("content",), "BASE_TYPE_MAX_LENGTH"),
    "content in V2": (
        v2(text(), content="no"),
        ("content",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "embeds in V2": (
        v2(text(), embeds=[{"title": "no"}]),
        ("embeds",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "11 embeds": ({"embeds": [{"title": "x"}] * 11}, ("embeds",), "BASE_TYPE_MAX_LENGTH"),
    "6,001 characters in embeds": (
        {"embeds": [{"description": "x" * 3001}] * 2},
        ("embeds",),
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "embed field without a value": (
        {"embeds": [{"fields": [{"name": "x"}]}]},
        ("embeds", 0, "fields", 0, "value"),
        "BASE_TYPE_REQUIRED",
    ),
    "6 rows": (
        classic(*[row(button(n)) for n in range(6)]),
        ("components",),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "6 buttons in a row": (
        classic(row(*[button(n) for n in range(6)])),
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty row": (classic(row()), ("components", 0, "components"), "BASE_TYPE_BAD_LENGTH"),
    "a menu beside a button": (
        classic(row(select(), button())),
        ("components", 0, "components"),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a text outside V2": (classic(text()), ("components", 0, "type"), "BASE_TYPE_CHOICES"),
    "an unknown component": (v2({"type": 99}), ("components", 0, "type"), "BASE_TYPE_CHOICES"),
    "a container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        ("components", 0, "components", 0, "type"),
        "BASE_TYPE_CHOICES",
    ),
    "a bare button in V2": (v2(button()), ("components", 0, "type"), "BASE_TYPE_CHOICES"),
    "label over 80": (
        classic(row(button(label="x" * 81))),
        (*BUTTON, "label"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a button without words": (
        classic(row({"type": 2, "style": 1, "custom_id": "x"})),
        BUTTON,
        "BUTTON_COMPONENT_LABEL_REQUIRED",
    ),
    "custom id over 100": (
        classic(row(button(custom_id="x" * 101))),
        (*BUTTON, "custom_id"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "custom id missing": (
        classic(row({"type": 2, "style": 1, "label": "x"})),
        (*BUTTON, "custom_id"),
        "BASE_TYPE_REQUIRED",
    ),
    "custom id twice": (
        classic(row(button(1)), row(button(1))),
        ("components", 1, "components", 0, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "custom id twice, across kinds": (
        classic(row(button(1)), row(select(custom_id="b1"))),
        ("components", 1, "components", 0, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a link button with a custom id": (
        classic(row(button(style=5, url="https://example.org"))),
        BUTTON,
        "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
    ),
    "a link to a script": (
        classic(row({"type": 2, "style": 5, "label": "x", "url": "javascript:alert(1)"})),
        (*BUTTON, "url"),
        "URL_TYPE_INVALID_URL",
    ),
    "a word as emoji": (
        classic(row(button(emoji={"name": "fox"}))),
        (*BUTTON, "emoji"),
        "COMPONENT_INVALID_EMOJI",
    ),
    "an emoji of nobody": (
        classic(row(button(emoji={"name": "fox", "id": "123"}))),
        (*BUTTON, "emoji"),
        "COMPONENT_INVALID_EMOJI",
    ),
    "a menu of 26": (
        classic(row(select(options=[{"label": "x", "value": str(n)} for n in range(26)]))),
        (*BUTTON, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a menu of nothing": (
        classic(row(select(options=[]))),
        (*BUTTON, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "the same value twice": (
        classic(row(select(options=[{"label": "x", "value": "1"}] * 2))),
        (*BUTTON, "options", 1, "value"),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "an option over 100": (
        classic(row(select(options=[{"label": "x" * 101, "value": "1"}]))),
        (*BUTTON, "options", 0, "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "more choices than options": (
        classic(row(select(max_values=3))),
        (*BUTTON, "max_values"),
        "SELECT_COMPONENT_MAX_VALUES",
    ),
    "least above most": (
        classic(row(select(min_values=2, max_values=1))),
        (*BUTTON, "min_values"),
        "SELECT_COMPONENT_MIN_VALUES",
    ),
    "placeholder over 150": (
        classic(row(select(placeholder="x" * 151))),
        (*BUTTON, "placeholder"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "41 components, counted with nesting": (
        v2(*[row(button(n)) for n in range(20)], text()),
        ("components",),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4,001 characters of text": (
        v2(text("x" * 2000), text("y" * 2001)),
        ("components",),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an empty text": (v2(text("")), ("components", 0, "content"), "BASE_TYPE_BAD_LENGTH"),
    "a gallery of 11": (
        v2(gallery(*[picture()] * 11)),
        ("components", 0, "items"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "alt text over 1,024": (
        v2(gallery(picture(description="x" * 1025))),
        ("components", 0, "items", 0, "description"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a picture that was not sent": (
        v2(gallery(picture("attachment://board.webp"))),
        ("components", 0, "items", 0, "media", "url"),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a section of 4 texts": (
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a section without accessory": (
        v2({"type": 9, "components": [text()]}),
        ("components", 0, "accessory"),
        "BASE_TYPE_REQUIRED",
    ),
    "a separator too wide": (
        v2(text(), {"type": 14, "spacing": 3}),
        ("components", 1, "spacing"),
        "BASE_TYPE_CHOICES",
    ),
    "the same number twice": (
        v2(text() | {"id": 7}, text() | {"id": 7}),
        ("components", 1, "id"),
        "COMPONENT_ID_DUPLICATED",
    ),
    "naming and parsing users": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions",),
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "a nonce over 25": ({"content": "x", "nonce": "n" * 26}, ("nonce",), "BASE_TYPE_MAX_LENGTH"),
    "a kept file that is not there": (
        {"content": "x", "attachments": [{"id": "99"}]},
        ("attachments", 0, "id"),
        "ATTACHMENT_NOT_FOUND",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_refused(wire: Wire, name: str) -> None:
    payload, path, code = REFUSED[name]
    status, body = await wire.post(payload)

    assert (status, body["code"]) == (400, 50035), body
    assert code in codes(body, *path), body


ACCEPTED: dict[str, dict[str, Any]] = {
    "2,000 characters": {"content": "x" * 2000},
    "25 buttons": classic(*[row(*[button(5 * r + n) for n in range(5)]) for r in range(5)]),
    "40 components": v2(*[row(button(n)) for n in range(20)]),
    "4,000 characters of text": v2(text("x" * 2000), text("y" * 2000)),
    "an emoji alone": classic(
        row({"type": 2, "style": 2, "custom_id": "x", "emoji": {"name": "🦊"}})
    ),
    "a joined emoji": classic(row(button(emoji={"name": "🏴‍☠️"}))),
    "a heart and a number sign": classic(
        row(button(1, emoji={"name": "❤️"}), button(2, emoji={"name": "1️⃣"}))
    ),
    "a link": classic(row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})),
    "only an embed": {"embeds": [{"title": "x"}]},
    "everything at once": v2(
        {
            "type": 17,
            "accent_color": 0xABCDEF,
            "components": [
                text(),
                {"type": 9, "components": [text()], "accessory": button()},
                {"type": 9, "components": [text()], "accessory": {"type": 11} | picture()},
                gallery(picture(description="x" * 1024)),
                {"type": 14, "divider": True, "spacing": 2},
                row(select(min_values=0, max_values=2)),
            ],
        }
    ),
}


@pytest.mark.parametrize("name", ACCEPTED)
async def test_accepted(wire: Wire, name: str) -> None:
    status, body = await wire.post(ACCEPTED[name])

    assert status == 200, body


@pytest.mark.parametrize("payload", [{}, {"content": "  "}, {"flags": V2}, {"components": []}])
async def test_an_empty_message_is_refused(wire: Wire, payload: dict[str, Any]) -> None:
    status, body = await wire.post(payload)

    assert (status, body["code"]) == (400, 50006)


async def test_every_component_of_a_message_gets_its_own_number(wire: Wire) -> None:
    _, body = await wire.post(v2(text() | {"id": 2}, row(button()), text()))

    numbers = [part["id"] for part in body["components"]]
    numbers.append(body["components"][1]["components"][0]["id"])
    assert numbers[0] == 2
    assert len(set(numbers)) == 4
