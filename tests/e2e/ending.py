"""Bringing matches quickly to a test's subject: by changing a position, or at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from bot.store import CheckpointRow
from engine.ai.players import RandomPlayer
from engine.core.choices.questions import Question
from engine.core.saving.codec import decode_state, encode_state
from engine.root.data.cards import CARDS
from engine.root.state import RootState
from tests.e2e.host import Host, Table
from tests.e2e.playing import Hands, confirmed

SHORT, MOST = 22, 400
"""A seed with which a match is soon over, and a limit above its number of choices."""
BUILD = {"answer": "Build a sawmill in clearing 2 (mouse)"}
"""Worth a point, on the first turn of the Marquise."""

AMBUSHES = {i for i, card in enumerate(CARDS) if card.kind == "ambush"}
ANYWHERE = {card for card in AMBUSHES if CARDS[card].suit == "bird"}


async def two(host: Host) -> Table:
    return await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])


async def nudge(table: Table, change: Callable[[Any], None]) -> None:
    """Change the position in which the turn began, also in the database."""
    host = table.host
    live = await table.live()
    last = live.match.last_checkpoint()
    state = decode_state(live.match.game, last.state)
    change(state)
    row = CheckpointRow(after=last.after, state=encode_state(live.match.game, state), kept=True)
    async with host.store.transaction() as work:
        await work.add_checkpoint(table.match, row)
    host.matches.forget(table.match)


def meet(state: Any) -> None:
    """Move a warrior of the second seat to a clearing where the first one has some."""
    clearing = next(number for number, there in enumerate(state.warriors) if there[0])
    state.add_warriors(1, clearing, 1)
    state.supply[1] -= 1


def deal_ambush(state: RootState, seat: int, *, held: bool) -> None:
    """Give a seat one ambush, or none, by changing cards with the deck."""
    hand, deck = state.hands[seat], state.deck
    for place, card in enumerate(hand):
        if card in AMBUSHES:
            other = next(i for i, each in enumerate(deck) if each not in AMBUSHES)
            hand[place], deck[other] = deck[other], card
    if held:
        other = next(i for i, each in enumerate(deck) if each in ANYWHERE)
        hand[0], deck[other] = deck[other], hand[0]


async def attack_ambusher(table: Table, way: Hands) -> Question:
    """Have Ann attack Bob, who holds an ambush and is asked about it; return his question."""

    def change(state: RootState) -> None:
        meet(state)
        deal_ambush(state, 1, held=True)

    await nudge(table, change)
    question = (await table.asked())["Ann"]
    battle = next(o for o in getattr(question.form, "options", ()) if hasattr(o, "defender"))
    await way.answer(table, "Ann", question, battle)
    await table.host.quiet()
    return (await table.asked())["Bob"]


async def almost_won(table: Table, person: str = "Ann") -> None:
    """Give a person 29 points where the turn began: a building will score the thirtieth."""
    own = (await table.live()).seat_of(int(table.host.driver.user(person)))
    assert own is not None

    def score(state: Any) -> None:
        state.points[own] = 29

    await nudge(table, score)


async def far_ahead(table: Table) -> None:
    """Give every seat 24 more points where the turn began, so that a victory is near."""

    def score(state: Any) -> None:
        state.points[:] = [min(points + 24, 28) for points in state.points]

    await nudge(table, score)


async def win(table: Table, person: str = "Ann") -> None:
    """Have the Marquise win at once."""
    await almost_won(table, person)
    reply = await table.host.driver.slash(person, "act", BUILD, at=table.at)
    await confirmed(table, person, reply)  # it may end the crafting
    await table.host.quiet()
    assert (await table.live()).match.over


async def short_match(host: Host) -> Table:
    """Open a table that `play_out` plays to its end in some 130 choices."""
    return await host.open_table(["Ann", "Bob"], ["eyrie", "alliance"])


async def play_out(table: Table) -> None:
    """Play a match to its end, everybody choosing at random."""
    mind = RandomPlayer(random.Random(SHORT))
    for number in range(MOST):
        live = await table.live()
        if live.match.over:
            break
        question = next(iter(live.match.pending.values()))
        user = live.user_of(question.seat)
        assert user is not None
        answer = mind.answer(live.match, question)
        key = f"choice {number}"
        await table.host.submit(table.match, user, question.id, answer, key=key)
    await table.host.quiet()
    assert (await table.live()).match.over
