"""Root's refusals blame what hid the option, for every faction: not a card where a snare lies.

A seat with every card, and everything to spend, is never told that one of these is missing.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from engine.core.choices.actions import Option, fields_of
from engine.core.choices.questions import OneOf, Question, QuestionId
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF, distinct, faces_in
from engine.root.factions.alliance.board import AllianceBoard
from engine.root.factions.eyrie.board import EyrieBoard
from engine.root.factions.eyrie.decree import empty_columns
from engine.root.factions.keepers.board import KeepersBoard
from engine.root.factions.lizards.board import LizardsBoard
from engine.root.game import GAME
from engine.root.hooks.faction import FACTIONS, Faction
from engine.root.language.labels import known_values
from engine.root.pieces import BIRD, FOX, MOUSE, RABBIT
from engine.root.rules.menus import menu_of
from engine.root.sight.build_view import root_view
from engine.root.state import RootState
from tests.properties.menus import TABLES, positions

EVERY = 10
"""Number of positions, of which the first is tried, original and made worse."""
TRIED = 10
"""Ways to fill the fields besides the card, drawn by lot, per action and position."""
LACKS = (
    "acolytes-short", "duchy-card", "expose-card", "spread-martial-law", "supporters-short",
)  # fmt: skip
"""Refusals about things that the seat has plenty of here."""
HAND = [
    card
    for suit in (FOX, RABBIT, MOUSE, BIRD)
    for card in [each for each in distinct(faces_in("standard")) if SUIT_OF[each] == suit][:3]
]
"""Three cards of each suit."""


def test_a_seat_that_bars_others_names_the_section() -> None:
    for faction in FACTIONS.values():
        for hook, law in (
            ("forbids_placing", faction.placing_law),
            ("forbids_recruiting", faction.recruiting_law),
            ("forbids_leaving", faction.leaving_law),
        ):
            overrides = getattr(type(faction), hook) is not getattr(Faction, hook)
            assert bool(law) == overrides, f"{faction.key} {hook}"


def enrich(state: RootState, seat: Seat) -> RootState:
    """Give a seat every card, and everything else its actions spend."""
    rich = state.copy()
    rich.hands[seat] = [*HAND]
    match rich.boards[seat]:
        case AllianceBoard() as board:
            board.supporters = [*HAND]
        case LizardsBoard() as board:
            board.acolytes = 10
        case EyrieBoard() as board:
            board.resolved = empty_columns()
            board.decree = [[*HAND] for _ in board.decree]
        case KeepersBoard() as board:
            board.retinue, board.used = [[*HAND] for _ in board.retinue], []
    return rich


def offered(state: RootState, seat: Seat) -> list[Option]:
    """List the menu's options."""
    return [offer.option for offer in menu_of(state, seat).offers]


def values_of(state: RootState, seat: Seat, kind: str, seen: Sequence[Any]) -> Sequence[Any]:
    """List the possible values of a field: places of the seat's pieces, other seats, options."""
    match kind:
        case "Clearing":
            there = [c for c in range(1, len(state.suits)) if state.owns_pieces(seat, c)]
            return there or [1]
        case "Seat" | "Suit" | "Minister":
            return known_values(kind, root_view(state, None))
        case "CardId":
            return HAND
        case _:
            return list(dict.fromkeys(seen))


def groups(
    state: RootState, seat: Seat, rng: random.Random
) -> Iterator[tuple[type[Option], list[str]]]:
    """Group actions that differ only in their card, with each one's refusal, if any."""
    options = offered(state, seat)
    question = Question(QuestionId(1), seat, "menu", OneOf(options), False, {})
    for action in FACTIONS[state.factions[seat]].actions:
        kinds = dict(fields_of(action))
        alike = [each for each in options if type(each) is action]
        rest = {name: kind for name, kind in kinds.items() if kind != "CardId"}
        if kinds and not rest:
            continue  # an action that depends on the card alone may be refused for every card
        columns = [
            values_of(state, seat, kind, [getattr(each, name) for each in alike])
            for name, kind in rest.items()
        ]
        filled = list(product(*columns))
        for values in rng.sample(filled, min(TRIED, len(filled))):
            fields = dict(zip(rest, values, strict=True))
            cards = HAND if len(rest) < len(kinds) else [None]
            names = [name for name in kinds if name not in rest]
            ways = [action(**fields, **dict.fromkeys(names, card)) for card in cards]
            yield (
                action,
                ["" if way in options else GAME.refusal(state, question, way).key for way in ways],
            )


def refusals(seats: tuple[str, ...], number: int) -> Iterator[tuple[type[Option], list[str]]]:
    """Ask for actions in many positions, with every card in hand."""
    rng = random.Random(number)
    for place, (state, _, seat) in enumerate(positions(seats, number)):
        if place % EVERY in (0, 1):
            yield from groups(enrich(state, seat), seat, rng)


@pytest.mark.parametrize(("number", "seats"), list(enumerate(TABLES)))
def test_a_player_who_has_every_card_is_not_told_that_one_is_missing(
    number: int, seats: tuple[str, ...]
) -> None:
    found = list(refusals(seats, number))
    blames_card: dict[type[Option], set[str]] = defaultdict(set)
    for action, keys in found:
        assert keys[0] not in LACKS, f"{action.__name__}: {keys[0]} with plenty of it"
        if "" in keys:
            blames_card[action].update(keys)
    for action, keys in found:
        if len(keys) > 1 and "" not in keys:
            assert set(keys) - blames_card[action], f"{action.__name__}: only for the card? {keys}"
