"""The page of the exhibits: one file of HTML, readable without a server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby

from tests.render.exhibits.exhibit import Hung

STYLE = """
body { margin: 2rem; background: #313338; color: #f1e5ca; font: 16px/1.5 sans-serif; }
h2 { margin: 3rem 0 1rem; border-bottom: 2px solid #f0bf45; }
figure { margin: 0 0 3rem; } figcaption { max-width: 70rem; margin-bottom: .6rem; }
figcaption small { display: block; color: #c9b78f; white-space: pre-wrap; }
img { vertical-align: top; margin: 0 1rem 1rem 0; border-radius: 8px; }
img.full { display: block; max-width: 100%; height: auto; }
a { color: #f0bf45; }
"""


def page(hung: Sequence[Hung]) -> str:
    """Write the page: a part after another, each picture small, smaller and whole."""
    parts = [(part, list(many)) for part, many in groupby(hung, key=_part)]
    return "\n".join(
        [
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Warmoot: pictures</title>',
            f"<style>{STYLE}</style><h1>{len(hung)} pictures</h1>",
            "<p>As sent, as a post on a desktop shows them, and as a phone does.</p><ul>",
            *(f'<li><a href="#{_anchor(part)}">{escape(part)}</a></li>' for part, _ in parts),
            "</ul>",
            *(line for part, many in parts for line in _hall(part, many)),
            "</html>",
        ]
    )


def _part(hung: Hung) -> str:
    return f"{hung.exhibit.part} ({hung.locale})"


def _anchor(part: str) -> str:
    return "".join(c if c.isalnum() else "-" for c in part.casefold())


def _hall(part: str, many: Sequence[Hung]) -> Iterator[str]:
    yield f'<h2 id="{_anchor(part)}">{escape(part)}</h2>'
    for each in many:
        yield from _figure(each)


def _figure(hung: Hung) -> Iterator[str]:
    secret = ", to its player alone" if hung.exhibit.private else ""
    width, high = hung.sizes[0]
    yield f'<figure id="{escape(hung.files[0])}"><figcaption>'
    yield (
        f"<strong>{escape(hung.exhibit.title)}</strong>{secret}: {hung.kibibytes:.0f} KiB,"
        f" {hung.milliseconds:.0f} ms, {width} × {high}"
    )
    yield f"<small>{escape(hung.alt)}</small></figcaption>"
    for file, (wide, tall) in zip(hung.files[1:], hung.sizes[1:], strict=True):
        yield f'<img src="{escape(file)}" width="{wide}" height="{tall}" alt="" loading="lazy">'
    file = escape(hung.files[0])
    alt = escape(hung.alt, quote=True)
    yield f'<img class="full" src="{file}" width="{width}" alt="{alt}" loading="lazy"></figure>'
