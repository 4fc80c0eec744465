"""Everything that can be looked up has words, at any moment, for any seat or spectator."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.cogs.look.pages import pages
from bot.ui.limits import TEXT_TOTAL
from bot.ui.wording import Wording
from engine.ai.players import RandomPlayer
from engine.core.errors import Refused
from engine.core.events import Envelope, events_for
from engine.core.language.messages import Message
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.selfplay import chance_of

CHOICES, EVERY = 600, 40
MIXES = [
    ("marquise", "eyrie", "alliance", "vagabond:ronin"),
    ("vagabond:arbiter", "eyrie", "vagabond:scoundrel", "marquise"),
]


def lines(wording: Wording, ask: object, *args: object) -> list[str]:
    """Write an answer, or the refusal."""
    try:
        said: list[Message] = ask(*args)  # type: ignore[operator]
    except Refused as refusal:
        return [wording.refusal(refusal)]
    return [wording.message(each) for each in said]


def everything(match: Match[Any], seat: Seat | None, told: list[Envelope]) -> Iterator[list[str]]:
    """Look up everything that a seat, or a spectator, may."""
    game, state = match.game, match.state
    wording = Wording(game, "en", match.view(seat))
    view, words = wording.view, wording.words
    places = [None, *(game.find_place(name, words, view) for name in game.place_names(words, view))]
    for subject in game.subjects(view):
        yield list(game.look(subject, view, words))
    yield list(game.hand_lines(view, words))
    yield [wording.message(each) for each in game.knowledge(events_for(told, seat), view)]
    yield lines(wording, game.odds, state, None, None, None)
    for place in places:
        yield lines(wording, game.odds, state, seat, None, place)
        if seat is not None:
            yield lines(wording, game.reach, state, seat, place)
    if seat is not None:
        for kind in game.plans_of(state, seat):
            for field in kind.fields:
                named = dict(game.plan_values(field, words, view))
                assert set(named) <= set(field.choices)
                yield list(named.values())


@pytest.mark.parametrize("seats", MIXES, ids=lambda seats: seats[0])
def test_everything_can_be_said_at_any_moment(seats: tuple[str, ...]) -> None:
    setup = Setup("root", seats, {"setup": "usual"})
    match = Match.new(GAMES["root"], setup, chance_of(5), keep="nothing")
    player = RandomPlayer(random.Random(5))
    told = list(match.told)
    answers = 0
    for number in range(CHOICES):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        told += match.submit(seat, question.id, player.answer(match, question))
        if number % EVERY:
            continue
        for viewer in (*map(Seat, range(len(seats))), None):
            for said in everything(match, viewer, told):
                assert all(line and "_" not in line for line in said)
                assert all(len(page) <= TEXT_TOTAL for page in pages("\n".join(said)))
                answers += 1
    assert answers > CHOICES
