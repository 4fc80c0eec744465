"""Quotation marks within quotation marks: the inner ones are the language's second kind."""

from __future__ import annotations

CLOSING = {"„": "“", "“": "”", "«": "»"}
"""The end of a quotation by its beginning, in German, English and Spanish."""
WITHIN = {"„": ("‚", "‘"), "“": ("‘", "’"), "«": ("“", "”")}
"""The marks of a quotation within another that begins so."""


def nest_quotes(text: str) -> str:
    """Give a quotation within another its own marks; a text whose marks do not match is kept."""
    marks, open_at = list(text), list[int]()
    for place, mark in enumerate(text):
        if open_at and mark == CLOSING[text[open_at[-1]]]:
            begun = open_at.pop()
            if len(open_at) % 2:
                marks[begun], marks[place] = WITHIN[text[begun]]
        elif mark in CLOSING:
            open_at.append(place)
    return text if open_at else "".join(marks)
