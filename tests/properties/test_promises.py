"""Promises of Root's menus are kept, for every faction: the numbers, and that there is any effect.

Options of a turn's menus are carried out on copies of a match. A number in a menu must be found in
the events: a faction with a new number needs a measure here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from engine.ai.answers import random_answer
from engine.core.agenda import STEPS
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.performing import PERFORM
from engine.core.choices.questions import Answer, OneOf, Question
from engine.core.events import Event
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.root.data.cards import CARDS
from engine.root.events import Discarded, EffectUsed, ItemTaken, Moved, Placed, Removed, Scored
from engine.root.factions.alliance.board import bases_left
from engine.root.factions.alliance.supporters import SupportersSpent
from engine.root.factions.alliance.turn import warriors_of_revolt
from engine.root.factions.duchy import board as duchy_board
from engine.root.factions.duchy.actions import Surface
from engine.root.factions.duchy.board import CARDS_DRAWN, WARRIORS_PLACED
from engine.root.factions.duchy.ministers import MayorImitated, MinisterActed
from engine.root.factions.duchy.turn import CardsRevealed
from engine.root.factions.eyrie.board import POINTS as ROOST_POINTS
from engine.root.factions.eyrie.decree import COLUMNS, DecreeFollowed
from engine.root.factions.eyrie.turmoil import DecreePurged
from engine.root.factions.keepers.board import recoverable
from engine.root.factions.lizards.board import POINTS, count_uncovered
from engine.root.factions.lizards.turn import Conspired
from engine.root.factions.marquise.actions import ExtraAction
from engine.root.factions.vagabond.items import ready
from engine.root.factions.vagabond.quests import POINTS as POINTS_OF_QUEST
from engine.root.game import GAME
from engine.root.hooks.faction import FACTIONS
from engine.root.pieces import suits_of
from engine.root.rules.menus import menu_of
from engine.root.state import RootState
from engine.selfplay import chance_of
from tests.properties.menus import TABLES, positions
from tests.table import listed

PER_CLASS = 2
"""Options of a class carried out per menu, drawn by lot."""


@dataclass
class Outcome:
    """An option carried out by itself, with the menu's promises."""

    seat: Seat
    option: Any
    said: Mapping[str, Any]
    before: RootState
    after: RootState
    events: list[Event]
    asked: list[Question]

    def told(self, kind: type[Event]) -> list[Any]:
        """Return the events of a kind."""
        return [each for each in self.events if isinstance(each, kind)]

    def recruited(self) -> int:
        """Count the warriors that the seat placed."""
        placed = [each for each in self.told(Placed) if each.seat == self.seat]
        return sum(each.count for each in placed if each.piece == "warrior")

    def scored(self) -> int:
        """Count the points that the seat won, less those it lost."""
        return sum(each.points for each in self.told(Scored) if each.seat == self.seat)

    def lost(self, *kinds: str) -> int:
        """Count the seat's own pieces of these kinds that left the map."""
        removed = [each for each in self.told(Removed) if each.seat == self.seat]
        return sum(each.count for each in removed if each.piece in kinds)

    def removed(self) -> int:
        """Count the pieces that somebody removed."""
        return sum(each.count for each in self.told(Removed) if each.by >= 0)

    def gained(self) -> int:
        """Count the points that the seat won for pieces removed."""
        won = [each for each in self.told(Scored) if each.seat == self.seat]
        return sum(each.points for each in won if each.cause == "removal")

    def supporters(self) -> int:
        """Count the supporters that were spent."""
        return sum(len(each.cards) for each in self.told(SupportersSpent))

    def boots(self) -> int:
        """Count the boots that were exhausted."""
        before, after = (state.boards[self.seat] for state in (self.before, self.after))
        return ready(before, "boot") - ready(after, "boot")

    @property
    def board(self) -> Any:
        """The seat's board afterwards."""
        return self.after.boards[self.seat]


def craft_points(done: Outcome) -> int:
    """Count the points of crafting; an immediate effect may score besides."""
    card = CARDS[done.option.card]
    scored = done.scored()
    if done.said["kind"] == "hoard" and done.told(ItemTaken):
        return int(done.said["points"])
    return scored if card.item or card.kind == "persistent" else min(scored, done.said["points"])


def kept_points(done: Outcome) -> int:
    """Count the points of crafting an item that goes to the Hoard."""
    if not done.told(ItemTaken):
        return int(done.said["kept"])
    won = [each for each in done.told(Scored) if each.seat == done.seat]
    return sum(each.points for each in won if each.cause != "hoard")


def quest_worth(done: Outcome) -> int:
    """Return the points, carried out elsewhere, that the same quest brings in place of cards."""
    other = replace(done.option, reward=POINTS_OF_QUEST)
    return int(GAME.facts(done.before, done.seat, other)["points"]) or -1


def building_yield(done: Outcome) -> int:
    """Return the yield of the track of the Duchy's building from then on."""
    kind = done.option.building
    yields = WARRIORS_PLACED if kind == "citadel" else CARDS_DRAWN
    return yields[duchy_board.count_uncovered(done.after, done.seat, kind)]


def surfacing(done: Outcome) -> list[Any]:
    """List the numbers of warriors that the Duchy may bring up, automatically or by choice."""
    asked = [listed(each) for each in done.asked if each.kind == "duchy.surface"]
    came = [Surface(e.count) for e in done.told(Moved) if e.seat == done.seat]
    return list(asked[0]) if asked else came


def revolting(done: Outcome) -> list[int]:
    """List the numbers of warriors that a revolt's bases would bring, among them what came."""
    suits = bases_left(done.before, done.seat, done.before.suits[done.option.clearing])
    here = [warriors_of_revolt(done.before, done.seat, suit) for suit in suits]
    brought = [min(each, done.before.supply[done.seat]) for each in here]
    assert done.recruited() in brought, f"{done.recruited()} is none of {brought}"
    return brought


def gardens_built(done: Outcome) -> int:
    """Count the gardens of the suit built; in the Lost City the builder chooses it later."""
    suits = suits_of(done.after.suits[done.option.clearing])
    if len(suits) > 1:
        return 1 + max(count_uncovered(done.before, done.seat, suit) for suit in suits)
    return count_uncovered(done.after, done.seat, suits[0])


def garden_points(done: Outcome) -> int:
    """Return the points of that suit's gardens then."""
    return POINTS[gardens_built(done)] * done.after.may_score(done.seat)


def roost_points(done: Outcome) -> int:
    """Return the points of the roosts each Evening then."""
    points = ROOST_POINTS[done.after.count(done.seat, "roost")]
    return points * done.after.may_score(done.seat)


QUESTS = ("con", "improvise", "quest")
"""Tags of options that complete a quest."""
SWEEPS = ("corvids.flip", "craft", "hireling.rise", "hundreds.raze", "vagabond.scorch")
"""Tags of options that remove enemy pieces together."""

MEASURES: dict[str, Callable[[Outcome], int]] = {
    "alliance.mobilize lost": lambda done: len(done.told(Discarded)),
    "alliance.organize points": Outcome.scored,
    "alliance.revolt cost": Outcome.supporters,
    "alliance.revolt points": Outcome.scored,
    "alliance.revolt fewest": lambda done: min(revolting(done)),
    "alliance.revolt warriors": lambda done: max(revolting(done)),
    "alliance.spread cost": Outcome.supporters,
    "alliance.spread points": Outcome.scored,
    "clergy.build cost": lambda done: done.lost(*FACTIONS["clergy"].tokens),
    "clergy.build points": Outcome.scored,
    "clergy.score points": Outcome.scored,
    "clergy.swarm count": Outcome.recruited,
    "corvids.flip points": lambda done: sum(each.points for each in done.told(Scored)[:1]),
    "corvids.plot cost": lambda done: done.lost("warrior"),
    "corvids.recruit count": Outcome.recruited,
    "craft kept": kept_points,
    "craft points": craft_points,
    "duchy.build count": building_yield,
    "duchy.dig count": lambda done: max(each.warriors for each in surfacing(done)),
    "duchy.minister points": lambda done: done.scored() if done.said["points"] else 0,
    "duchy.recruit count": lambda done: done.after.warriors[-1][done.seat],
    "duchy.sway cards": lambda done: len(done.told(CardsRevealed)[0].cards),
    "duchy.sway points": Outcome.scored,
    "eyrie.build points": roost_points,
    "eyrie.build roosts": lambda done: done.after.count(done.seat, "roost"),
    "eyrie.decree cards": lambda done: len(done.board.decree[COLUMNS.index(done.option.column)]),
    "eyrie.recruit count": Outcome.recruited,
    "eyrie.turmoil cards": lambda done: sum(len(each.cards) for each in done.told(DecreePurged)),
    "eyrie.turmoil points": lambda done: -done.scored(),
    "keepers.recover count": lambda done: len(
        recoverable(done.before, done.seat, done.option.clearing)
    ),
    "keepers.recruit count": Outcome.recruited,
    "legion.colonize points": Outcome.scored,
    "legion.reinforce count": Outcome.recruited,
    "legion.tactics count": lambda done: len(CARDS[done.board.campaign].cost),
    "marquise.build points": Outcome.scored,
    "marquise.build wood": lambda done: done.lost("wood"),
    "marquise.recruit count": Outcome.recruited,
    "riverfolk.establish points": Outcome.scored,
    **{f"vagabond.{kind} points": Outcome.scored for kind in QUESTS},
    **{f"vagabond.{kind} instead": quest_worth for kind in QUESTS},
    "vagabond.move boots": Outcome.boots,
    "vagabond.strike points": Outcome.scored,
    "lizards.build gardens": gardens_built,
    "lizards.build points": garden_points,
    "lizards.sanctify points": Outcome.scored,
    "lizards.score points": Outcome.scored,
    **{f"{kind} removed": Outcome.removed for kind in SWEEPS},
    **{f"{kind} gain": Outcome.gained for kind in SWEEPS},
    **{
        f"lizards.{kind} cost": lambda done: sum(each.count for each in done.told(Conspired))
        for kind in ("convert", "crusade", "crusade_move", "sanctify")
    },
}
"""Functions that find a number in the events, by the option's tag and the fact's name."""

OF_NOW = {
    "mine": "the most hits that a side may deal",
    "theirs": "likewise",
    "extra": "an extra hit, among those of the battle",
    "corvids.exert cards": "the cards that Evening would have brought",
    "duchy.dig left": "the tunnels in the supply",
    "expose count": "the types that a plot may be",
    "vagabond.aid items": "the items that may be taken",
    "vagabond.aid missing": "the Aids still missing",
    "vagabond.coalition points": "the partner's points",
    "vagabond.quest instead": "the points that the card reward gives up",
}
"""Numbers about the present, not promises."""

PRICES = (
    Discarded, SupportersSpent, Conspired, EffectUsed, MinisterActed, MayorImitated, DecreeFollowed,
)  # fmt: skip
"""Events of a price, or of an action's beginning, which alone are of no use to anybody."""


@cache
def outcomes(seats: tuple[str, ...], number: int) -> list[Outcome]:
    """Carry out some options of each class at each of these menus."""
    found = []
    rng = random.Random(number)
    for state, setup, seat in positions(seats, number):
        options = [offer.option for offer in menu_of(state, seat).offers]
        rng.shuffle(options)
        tried: dict[type[Option], int] = {}
        for option in options:
            tried[type(option)] = tried.get(type(option), 0) + 1
            if tried[type(option)] <= PER_CLASS:
                found.append(carried_out(state, setup, seat, option, rng))
    return found


def carried_out(
    state: RootState, setup: Setup, seat: Seat, option: Option, rng: random.Random
) -> Outcome:
    """Carry out an option by itself, with everybody declining where possible."""
    said = GAME.facts(state, seat, option)

    async def rule(t: Any) -> None:
        await PERFORM[type(option)](t, seat, option)

    STEPS["test.rule"] = rule
    after = state.copy()
    after.agenda[:] = [("test.rule", ())]
    match = Match.at(GAME, setup, after, chance_of(rng.randrange(1000)))
    told, asked = list(match.told), []
    while match.pending and not match.over:
        who, question = next(iter(match.pending.items()))
        asked += [question] if who == seat else []
        told += match.submit(who, question.id, declined(question, rng))
    events = [each.event for each in told]
    return Outcome(seat, option, said, state, match.state, events, asked)


def declined(question: Question, rng: random.Random) -> Answer:
    """Decline, or answer anything."""
    form = question.form
    if isinstance(form, OneOf):
        for no in (Pass(), Done()):
            if no in form.options:
                return no
    return random_answer(form, rng)


def tag(option: Option) -> str:
    """Return the tag of an option's class."""
    return str(type(option).__struct_config__.tag)


def did_something(done: Outcome) -> bool:
    """Return whether anything happened besides paying a price."""
    if any(not isinstance(each, PRICES) for each in done.events):
        return True
    return isinstance(done.option, ExtraAction) or "lost" in done.said


@pytest.mark.parametrize(("number", "seats"), list(enumerate(TABLES)))
def test_the_number_a_menu_says_is_what_happens(number: int, seats: tuple[str, ...]) -> None:
    for done in outcomes(seats, number):
        for name, value in done.said.items():
            key = f"{tag(done.option)} {name}"
            if not isinstance(value, int) or name in OF_NOW or key in OF_NOW:
                continue
            assert MEASURES[key](done) == value, f"{key}: {done.option} {done.events}"


@pytest.mark.parametrize(("number", "seats"), list(enumerate(TABLES)))
def test_no_option_of_a_menu_does_nothing(number: int, seats: tuple[str, ...]) -> None:
    for done in outcomes(seats, number):
        assert did_something(done), f"{done.option} {done.events}"
