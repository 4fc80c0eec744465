"""A whole match of Root: its points by round, its turning points, and its hidden facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import AllianceView, CorvidsView, RootView, SeatView
from render.canvas import sprite
from render.match_pictures.course import (
    Column,
    Count,
    Course,
    Mark,
    Side,
    ends_of,
    in_order,
    lead_changes,
)
from render.match_pictures.timeline import Cell, Row, Slip, Veil
from render.root.board import sprites
from render.root.printed import card_of
from render.root.text.names import short_name
from render.theme import SUITS, Hue, hue_of

WEIGHTS = ("battle", "remove", "score", "place", "move", "spend")
"""Kinds of changes, the weightiest first."""
GOAL = 30
"""Points that win (Law 3.1)."""


def side_of(seat: SeatView, words: Words) -> Side:
    """Return a seat as shown in pictures of a whole match."""
    hue = hue_of(seat.key)
    return Side(
        short_name(seat, words),
        hue,
        partial(sprites.head, seat.key, shadow=0),
        partial(sprite, sprites.art_of(seat.key), hue=hue),
    )


def course_of(views: Sequence[RootView], words: Words) -> Course:
    """Return the course of a match from public views, one per turn.

    `words` are those of the pictures, with the game's own behind them.
    """
    last = views[-1]
    ends = [each for each in ends_of(views, lambda view: view.round) if each[0] > 0]
    numbers = (0, *(number for number, _ in ends))
    columns = tuple(Column(words.say("board-round", round=each), str(each)) for each in numbers)
    shown = [views[0], *(view for _, view in ends)]
    points = Count(
        words.say("after-points"),
        tuple(tuple(view.seats[seat.seat].points for view in shown) for seat in last.seats),
        GOAL,
        "crown",
    )
    places = {number: place for place, (number, _) in enumerate(ends, 1)}
    leads = lead_changes(points, "crown", words.say("after-leads"))
    return Course(
        game=words.say("root"),
        span=words.say("board-round", round=last.round),
        sides=tuple(side_of(seat, words) for seat in last.seats),
        columns=columns,
        counts=(points,),
        marks=in_order([*leads, *_given_up(views, places, words)]),
        winners=tuple(last.winners),
        ending=words.say(f"won-{last.won_by}") if last.won_by else "",
    )


def _given_up(views: Sequence[RootView], places: dict[int, int], words: Words) -> Iterator[Mark]:
    """Mark seats that put a dominance card in place of points or joined a coalition (Law 3.3)."""
    for before, after in pairwise(views):
        column = places.get(before.round, 0)
        for then, now in zip(before.seats, after.seats, strict=True):
            if now.partner is not None and then.partner is None:
                yield Mark(column, now.seat, "coalition", words.say("after-coalition"))
            elif now.dominance is not None and then.dominance is None:
                yield Mark(column, now.seat, "dominance", words.say("after-dominance"))


def turn_of(view: RootView) -> tuple[Hue | None, int]:
    """Return the colour of the seat whose turn begins, and the round."""
    hue = None if view.current is None else hue_of(view.seats[view.current].key)
    return hue, view.round


# Hidden facts


def veil_of(views: Sequence[RootView], words: Words) -> Veil:
    """Return everybody's hand at the beginning of their turns, from their own views then."""
    sides = tuple(side_of(seat, words) for seat in views[-1].seats)
    rounds: dict[int, dict[Seat, Cell]] = {}
    for view in views:
        if view.seat is not None and view.current == view.seat and view.phase != "over":
            rounds.setdefault(view.round, {})[view.seat] = tuple(_hidden(view, view.seat, words))
    rows = tuple(
        Row(
            str(number),
            words.say("board-round", round=number),
            tuple(held.get(Seat(seat), ()) for seat in range(len(sides))),
        )
        for number, held in sorted(rounds.items())
    )
    return Veil(words.say("after-rows"), sides, rows)


def _hidden(view: RootView, seat: Seat, words: Words) -> Iterator[Slip]:
    """List the hand unless it lies open, twins together; then facedown plots and supporters."""
    own = view.seats[seat]
    cards = [card_of(card) for card in view.hand if own.open_hand is None]
    for (suit, name), number in sorted(Counter((c.suit, c.name) for c in cards).items()):
        yield Slip(f"suit-{suit}", name, SUITS[suit], number)
    board = own.board
    if isinstance(board, CorvidsView):
        for clearing, kind in board.facedown or ():
            said = words.say("after-plot", kind=words.say(f"plot-{kind}"), clearing=clearing)
            yield Slip("token-plot", said, hue_of(view.seats[seat].key))
    if isinstance(board, AllianceView):
        suits = Counter(card_of(card).suit for card in board.supporter_cards or ())
        for suit, number in sorted(suits.items()):
            said = words.say("after-supporters", suit=words.say(f"suit-{suit}"))
            yield Slip("supporters", said, SUITS[suit], number)
