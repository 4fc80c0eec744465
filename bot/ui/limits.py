"""Discord's limits, and fitting our texts to them."""

from __future__ import annotations

COMPONENTS = 40
"""Components of a message, counted with nesting."""
TEXT_TOTAL = 4000
"""Characters over all text displays of a message."""
BUTTONS_IN_ROW = 5
BUTTON_LABEL = 80
CUSTOM_ID = 100
SELECT_OPTIONS = 25
OPTION_TEXT = 100
"""Label, value and description of an option in a select."""
PLACEHOLDER = 150
ALT_TEXT = 1000
"""Discord allows 1,024; a few are kept in reserve."""
THREAD_NAME = 100
AUTOCOMPLETE = 25
CHOICE_NAME = 100
DESCRIPTION = 100
SUBCOMMANDS = 25
COMMANDS = 100
COMMAND_CHARACTERS = 8000
MODAL_TITLE = 45
LABEL_TEXT = 45
TEXT_INPUT = 4000
EDIT_SECONDS = 50 * 60
"""Discord limits edits of messages older than an hour; we stop ten minutes earlier."""


def fit(text: str, most: int) -> str:
    """Shorten a text to `most` characters, at a word if there is one, with an ellipsis."""
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    space = cut.rfind(" ")
    if space > most * 2 // 3:
        cut = cut[:space]
    return f"{cut.rstrip()}…"


def fit_first(lines: list[str], most: int) -> list[str]:
    """Keep the first lines that fit into `most` characters with their line breaks."""
    return fit_lines(lines[::-1], most)[::-1]


def fit_lines(lines: list[str], most: int) -> list[str]:
    """Keep the last lines that fit into `most` characters with their line breaks."""
    kept: list[str] = []
    room = most
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return kept[::-1]
