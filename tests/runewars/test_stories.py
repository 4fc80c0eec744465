"""The story for a player who comes back: every area, unit and influence of their own."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.ui.wording import Wording
from tests.reading import UNRENDERED, total
from tests.runewars.kit import (
    GAME,
    AreaLost,
    AreaTaken,
    AreaWon,
    BattleEnded,
    BattleJoined,
    Event,
    FoodShort,
    InfluenceGained,
    Match,
    Seat,
    Setup,
    TacticId,
    TacticPlayed,
    UnitsDestroyed,
    chance_of,
    events_for,
    locales,
    random_answer,
)

LANGUAGES = locales("bot")
DECISIONS = 900
MAP_LAID = {"responses": "planned", "map": "fixed", "setup": "usual"}


def counted(events: list[Event], kind: type[Event], seat: Seat) -> list[Any]:
    """Return the events of a kind about a seat's own gain or loss."""
    return [each for each in events if isinstance(each, kind) and each.seat == seat]  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(3))
def test_no_loss_area_or_influence_of_ones_own_is_missing(seed: int) -> None:
    rng = random.Random(seed)
    seats = ("daqan", "waiqar", "uthuk", "latari")
    match = Match.new(GAME, Setup("runewars", seats, MAP_LAID), chance_of(seed))
    since: dict[Seat, list[Event]] = {Seat(seat): [] for seat in range(len(seats))}
    destroyed = 0
    for _ in range(DECISIONS):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        events = since[seat]
        own = [e.message for e in GAME.story(match.state, events, seat) if e.seat == seat]
        lost = counted(events, UnitsDestroyed, seat)
        named = [m for m in own if m.id == "story-units-lost"]
        assert sum(total(m.args["units"]) for m in named) == sum(each.count for each in lost)
        destroyed += len(lost)
        gone = [e for e in events if isinstance(e, AreaTaken) and e.loser == seat]
        gone += counted(events, AreaLost, seat)
        assert len(gone) == sum(m.id == "story-area-lost" for m in own)
        won = [*counted(events, AreaWon, seat), *counted(events, AreaTaken, seat)]
        assert len(won) == sum(m.id in ("story-area-won", "story-area-taken") for m in own)
        gained = sum(each.count for each in counted(events, InfluenceGained, seat))
        assert gained == sum(int(m.args["count"]) for m in own if m.id == "story-influence")
        locale, view = rng.choice(LANGUAGES), GAME.view(match.state, seat)
        for reader in (seat, None):
            wording = Wording(GAME, locale, view, reader=reader)
            for each in GAME.story(match.state, events, seat):
                line = wording.message(each.message)
                assert not UNRENDERED.search(line), line
        since[seat] = []
        told = match.submit(seat, question.id, random_answer(question.form, rng))
        for other in since:
            since[other] += events_for(told, None)
    assert destroyed, "this play should see units fall"


def test_a_loss_is_told_with_its_cause() -> None:
    daqan, waiqar = Seat(0), Seat(1)
    events = [
        BattleJoined(waiqar, daqan, 5),
        UnitsDestroyed(daqan, 5, 0, 2),
        BattleEnded(waiqar, daqan, 5),
        FoodShort(daqan, 6, 1),
        UnitsDestroyed(daqan, 6, 0, 1),
    ]
    match = Match.new(GAME, Setup("runewars", ("daqan", "waiqar"), MAP_LAID), chance_of(1))
    told = [e.message.args for e in GAME.story(match.state, events, daqan)]
    lost = [each for each in told if "cause" in each]

    assert [(each["cause"], each["by"], each["units"]) for each in lost] == [
        ("battle", waiqar, "bowman=2"),
        ("hunger", -1, "bowman=1"),
    ]


def test_a_loss_in_a_battle_that_began_before_is_not_laid_to_a_card() -> None:
    daqan, waiqar = Seat(0), Seat(1)
    events = [
        TacticPlayed(daqan, TacticId(3)),
        UnitsDestroyed(daqan, 5, 0, 2),
        BattleEnded(daqan, waiqar, 5),
        TacticPlayed(waiqar, TacticId(3)),
        UnitsDestroyed(daqan, 6, 0, 1),
    ]
    match = Match.new(GAME, Setup("runewars", ("daqan", "waiqar"), MAP_LAID), chance_of(1))
    told = [e.message.args for e in GAME.story(match.state, events, daqan)]

    causes = [(each["cause"], each["by"]) for each in told if "cause" in each]
    assert causes == [("battle", waiqar), ("card", waiqar)]


def test_an_attack_is_a_story_once_its_battle_is_over():
    waiqar, daqan = Seat(1), Seat(0)
    setup = Setup("runewars", ("daqan", "waiqar"), {"map": "fixed"})
    state = Match.new(GAME, setup, chance_of(1)).state
    began = BattleJoined(waiqar, daqan, 5)
    messages = [each.message.id for each in GAME.story(state, [began], daqan)]
    assert messages == [], "until then the question says who attacks"
    over = [began, BattleEnded(waiqar, daqan, 5)]
    assert [each.message.id for each in GAME.story(state, over, daqan)] == ["story-attacked"]
