"""Waiting players are told their turn as a whole, and later only news."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from bot.notify.story import Heard, read_own_turn
from bot.play.context import MenuPlace, TableContext, Voice
from bot.play.hidden.following import tell_turns
from bot.store import PlayerRow
from bot.ui.emojis import Emojis
from bot.ui.wording import Wording
from engine.core.events import Envelope, Event
from engine.core.match import Match
from engine.core.saving.codec import encode_events
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.runewars.events.armies import AreaWon
from engine.runewars.events.cards import InfluenceGained
from engine.runewars.events.year import OrderBegan, SeasonBegan
from engine.runewars.pieces import AreaId, OrderNumber, SeasonCardId
from engine.selfplay import chance_of
from tests.properties.sayings import seated

DAQAN, WAIQAR = Seat(0), Seat(1)
MINE, THEIRS = (OrderBegan(seat, OrderNumber(1), False) for seat in (DAQAN, WAIQAR))
WON, FALL = AreaWon(DAQAN, AreaId(5), ""), SeasonBegan(2, "fall", SeasonCardId(0))
PAID, GAINED = InfluenceGained(DAQAN, -1, 4), InfluenceGained(WAIQAR, 1, 6)


class Told:
    """A journal of public events, a list for each choice; the reader made the given one last."""

    def __init__(self, choices: Sequence[Sequence[Event]], last_own: int) -> None:
        self.rows = [
            SimpleNamespace(choice=choice, position=0, event=encode_events([Envelope(event, None)]))
            for choice, events in enumerate(choices, 1)
            for event in events
        ]
        for position, row in enumerate(self.rows, 1):
            row.position = position
        self.last_own = last_own

    async def last_number_of(self, match_id: int, user_id: int) -> int:
        return self.last_own

    async def last_position(self, match_id: int) -> int:
        return len(self.rows)

    async def events(self, match_id: int, *, before: int, limit: int, public: bool) -> list[Any]:
        return [row for row in self.rows if row.position < before][-limit:]


async def told_to_daqan(choices: Sequence[Sequence[Event]], last_own: int) -> Heard:
    setup = Setup("runewars", ("daqan", "waiqar"), {"map": "fixed"})
    match = Match.new(GAMES["runewars"], setup, chance_of(1))
    live: Any = SimpleNamespace(row=SimpleNamespace(id=1))
    reads: Any = Told(choices, last_own)
    wording = Wording(GAMES["runewars"], "en", match.view(None))
    return await read_own_turn(reads, live, wording, 7, DAQAN)


async def test_the_turn_in_which_one_last_chose_is_told_from_its_beginning() -> None:
    heard = await told_to_daqan([[MINE], [WON], [PAID, THEIRS], [GAINED]], last_own=3)

    assert heard.events == (WON, PAID, THEIRS, GAINED)
    assert heard.begun == (MINE,)


async def test_a_choice_of_a_later_season_does_not_bring_back_the_turn_before_it() -> None:
    choices: list[list[Event]] = [[MINE], [WON], [THEIRS, FALL], [PAID], [GAINED]]

    heard = await told_to_daqan(choices, last_own=4)

    assert heard.events == (PAID, GAINED)
    assert heard.begun == ()


async def test_an_answer_in_the_turn_of_another_is_told_alone() -> None:
    heard = await told_to_daqan([[MINE], [WON, THEIRS], [PAID], [GAINED]], last_own=3)

    assert heard.events == (PAID, GAINED)


def test_the_time_stands_above_what_happened_and_never_alone() -> None:
    """ "Year 1, winter" was the last line of a reply, with nothing below it."""
    setup = Setup("runewars", ("daqan", "uthuk"), {"map": "fixed", "setup": "usual"})
    match = Match.new(GAMES["runewars"], setup, chance_of(1))
    voice = Voice(live := seated(match), DAQAN, "en", Emojis())
    asked = match.pending[DAQAN]
    table = TableContext(live, DAQAN, PlayerRow(user_id=1), voice, 0, asked=asked)

    assert tell_turns(table, MenuPlace(), [MINE]) == []
    assert tell_turns(table, MenuPlace(), [MINE, WON])[0] == "**Year 1, spring**"
