"""Both sides of a battle under way: warriors, hired ones too, buildings and tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import ClearingView, RiverfolkView, RootView
from render.canvas import Picture, sprite
from render.layout.versus import Part, Row, Versus, versus_image
from render.question_subject import Subject
from render.root.board import sprites
from render.root.fight import side_of
from render.root.question import place_name
from render.root.text.names import name_of
from render.root.text.text_board import pieces_in
from render.theme import hue_of

_FACE, _PIECE = 84, 56
NAMES = ("clearing", "attacker", "defender")
"""Keys in the context of a question about a battle (Law 4.3)."""


def explain(view: RootView, subject: Subject, words: Words) -> Picture | None:
    """Draw the battle of a question; None if it is about none."""
    if any(name not in subject.context for name in NAMES):
        return None
    place, attacker, defender = (int(subject.context[name]) for name in NAMES)
    if place <= 0 or min(attacker, defender) < 0:
        return None
    clearing, sides = view.clearing(place), (Seat(attacker), Seat(defender))
    hired = [hired_by(view, clearing, *pair) for pair in (sides, sides[::-1])]
    pieces = [
        [*_pieces(view, clearing, seat), *_others(view, lent)]
        for seat, lent in zip(sides, hired, strict=True)
    ]
    rows = [Row(words.say("ready-pieces"), *pieces)]
    title = words.say("fight-title", place=place_name(view, place, words))
    one, other = (side_of(view, seat, words) for seat in sides)
    card = Versus(sprite("battle", 52), title, (one, other), rows)
    told = [
        _told(view, clearing, seat, lent, words) for seat, lent in zip(sides, hired, strict=True)
    ]
    return Picture(versus_image(card), " ".join([f"{title}.", *told]))


def _pieces(view: RootView, clearing: ClearingView, seat: Seat) -> Iterator[Part]:
    """Show a side's pieces there: warriors counted, a pawn, buildings and tokens."""
    key = view.side(seat).key
    warriors = dict(clearing.warriors).get(seat, 0)
    if warriors:
        yield Part(sprites.head(key, _PIECE, 0), str(warriors))
    if seat in clearing.pawns:
        yield Part(sprites.pawn(key, _PIECE, 0))
    built = [kind for owner, kind in (*clearing.buildings, *clearing.tokens) if owner == seat]
    for kind, number in Counter(built).items():
        image = sprite(sprites.lying(kind), _PIECE, hue_of(key))
        yield Part(image, str(number) if number > 1 else "")


def _others(view: RootView, lent: Sequence[tuple[Seat, int]]) -> Iterator[Part]:
    for owner, number in lent:
        yield Part(sprites.head(view.side(owner).key, _PIECE, 0), str(number))


def hired_by(
    view: RootView, clearing: ClearingView, seat: Seat, enemy: Seat
) -> Sequence[tuple[Seat, int]]:
    """List the owners and numbers of warriors that fight for a seat, for hire (11.2.7.III)."""
    return [
        (owner, number)
        for owner, number in clearing.warriors
        if owner != enemy
        and owner < len(view.seats)
        and isinstance(board := view.seats[owner].board, RiverfolkView)
        and board.buyer == seat == view.current
        and "mercenaries" in board.bought
        and view.phase in ("daylight", "evening")
    ]


def _told(
    view: RootView,
    clearing: ClearingView,
    seat: Seat,
    lent: Sequence[tuple[Seat, int]],
    words: Words,
) -> str:
    found = [*pieces_in(clearing, seat, words)]
    for owner, number in lent:
        what, who = words.say("piece-warrior", n=number), name_of(view.side(owner), words)
        found.append(words.say("fight-others", what=what, who=who))
    pieces = ", ".join(found) or words.say("text-none")
    return words.say("ready-told", who=name_of(view.side(seat), words), pieces=pieces)
