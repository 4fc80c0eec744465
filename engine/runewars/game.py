"""Runewars: armies, heroes and dragon runes (the users' rules, with their gaps filled)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer, Question
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import Game
from engine.core.hooks.lobby import SeatKind, TableOption
from engine.core.language.messages import Message
from engine.core.language.words import Words
from engine.core.seats import Scalar, Seat, Setup
from engine.runewars import registry
from engine.runewars.advice.hooks import RunewarsAdvice
from engine.runewars.advice.refusals.answers import why_not_offered
from engine.runewars.advice.refusals.timing import mistimed
from engine.runewars.data.editions import BEASTS, EDITION, FIRST, SECOND, edition_of
from engine.runewars.data.units import FACTION_KEYS
from engine.runewars.language import cardbook, standing
from engine.runewars.language.hooks import RunewarsLanguage
from engine.runewars.pieces import NOBODY, SEASONS
from engine.runewars.rules.map.areas import areas_of
from engine.runewars.rules.setup import table
from engine.runewars.rules.victory.checks import how_won, runes_of
from engine.runewars.sight.census import take_census
from engine.runewars.sight.hooks import RunewarsSight
from engine.runewars.sight.knowledge import knowledge, plans_for
from engine.runewars.state import RunewarsState
from engine.runewars.view import RunewarsView


class Runewars(RunewarsSight, RunewarsAdvice, RunewarsLanguage, Game[RunewarsState]):
    """Runewars, as the engine and the bot see it."""

    key = "runewars"
    schema = 1
    upgrades: ClassVar[Mapping[int, Any]] = {}
    state_type = RunewarsState
    seats = range(2, 5)
    seat_kinds = tuple(SeatKind(key) for key in FACTION_KEYS)
    options = (
        TableOption("setup", ("choose", "usual"), shown=True),
        TableOption("responses", ("planned", "window", "live"), alone="live", shown=True),
        TableOption("map", ("built", "fixed"), alone="fixed", shown=True),
        TableOption("strict_touch", ("off", "on")),
        TableOption("length", ("six_or_seven", "six", "seven", "eight"), shown=True),
        TableOption("victory", ("card", "card_shown", "instant")),
        TableOption("battle", ("swift", "steps")),
        TableOption("neutrals", ("rule", "left")),
        TableOption("hero_order_move", ("1", "2", "3")),
        TableOption("hero_support", ("off", "on")),
        TableOption("exploration", ("off", "on")),
        TableOption("commander", ("off", "on")),
        TableOption("epic", ("off", "on")),
        TableOption("promo_heroes", ("off", "on")),
        TableOption("spy_guild_second", ("off", "on")),
        TableOption(BEASTS, ("as_others", "owner")),
        TableOption(EDITION, (SECOND, FIRST)),
    )
    actions = registry.ACTIONS
    plan_kinds = registry.PLANS
    suggested = ("daqan", "uthuk", "latari", "waiqar")
    package = "engine.runewars"

    # The lobby and the draft

    def check_seats(self, given: Setup) -> None:
        """Raise `Refused` for seats that cannot sit at one table."""
        table.check_seats(given)

    def draft_order(self, seats: int) -> Sequence[int]:
        """Return the order of choosing: the first player chooses first (A2)."""
        return range(seats)

    # The life of a match

    def begin(self, given: Setup) -> RunewarsState:
        """Return the empty table, every option decided."""
        usual = {option.key: option.choices[0] for option in self.options}
        options = usual | dict(given.options)
        options[EDITION] = edition_of(dict(given.options), usual)
        return table.empty_table(Setup(given.game, given.seats, options))

    def refusal(self, state: RunewarsState, question: Question, answer: Answer) -> Refused:
        return why_not_offered(state, question, answer)

    def mistimed(self, state: RunewarsState, seat: Seat, kind: type[Option]) -> Refused | None:
        return mistimed(state, seat, kind)

    def census(self, state: RunewarsState) -> Any:
        """Count cards and pieces."""
        return take_census(state)

    # The course of a match

    def as_played(self, state: RunewarsState, given: Setup) -> Setup:
        """Return the setup with every option decided."""
        return msgspec.structs.replace(given, options=state.options)

    def order(self, state: RunewarsState) -> Sequence[Seat]:
        """Return the seats in play order."""
        return [Seat(seat) for seat in state.order]

    def current(self, state: RunewarsState) -> Seat | None:
        """Return whose order is being resolved."""
        return None if state.current == NOBODY else Seat(state.current)

    def rounds(self, state: RunewarsState) -> int:
        """Return the number of years begun."""
        return state.year

    def time(self, state: RunewarsState) -> Message:
        """Name the season and its year."""
        if not state.season:
            return super().time(state)
        return Message("year-and-season", {"year": state.year, "season": state.season})

    def turns(self, state: RunewarsState) -> int:
        """Return a number that differs in each season; 0 before the first year."""
        return 0 if not state.season else 4 * state.year + SEASONS.index(state.season)

    def scores(self, state: RunewarsState) -> Sequence[int]:
        """Return each seat's dragon runes once all are shown; before, its areas with a token."""
        if state.winners:
            return [runes_of(state, seat) for seat in state.seats]
        held = [areas_of(state, seat) for seat in state.seats]
        return [sum(area in state.runes for area in areas) for areas in held]

    def counted(self, state: RunewarsState) -> str:
        """Return what `scores` counts: dragon runes in the end, areas while runes are hidden."""
        return "dragon-runes" if state.winners else "rune-areas"

    def ending(self, state: RunewarsState) -> str:
        """Return how the match was won, and what broke a tie."""
        return how_won(state)

    # Plans

    def plans_for(self, events: Sequence[Event], seat: Seat) -> Sequence[str]:
        """Return the plans for Rewards that came to a seat."""
        return plans_for(events)

    # Looking at the table

    def threats(self, view: RunewarsView) -> Sequence[tuple[str, Mapping[str, Scalar]]]:
        """Return the seats whose Victory card is laid, with its season."""
        return [
            ("threat-victory", {"seat": seat.key, "season": seat.victory})
            for seat in view.seats
            if seat.victory
        ]

    def knowledge(self, events: Sequence[Event], view: RunewarsView) -> Sequence[Message]:
        """List what the viewer knows of hidden things."""
        return knowledge(events, view)

    def subjects(self, view: RunewarsView) -> Sequence[str]:
        """Return the open piles and pieces."""
        return cardbook.subjects(view)

    def look(self, subject: str, view: RunewarsView, words: Words) -> Sequence[str]:
        return cardbook.look(subject, view, words)

    def status(self, view: RunewarsView, words: Words) -> str:
        return standing.status(view, words)

    def standing_lines(self, view: RunewarsView, words: Words) -> Sequence[str]:
        return standing.standing_lines(view, words)

    def hand_lines(self, view: RunewarsView, words: Words) -> Sequence[str]:
        return cardbook.hand_lines(view, words)

    def held(self, view: RunewarsView, words: Words) -> Sequence[str]:
        return cardbook.held(view, words)


GAME = Runewars()
