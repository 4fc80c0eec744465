"""A returning player's story: every loss, point and change of rule of their own."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.ui.wording import Wording
from tests.reading import UNRENDERED, total
from tests.root.kit import (
    GAME,
    NOBODY,
    Event,
    Match,
    Removed,
    Scored,
    Seat,
    Setup,
    chance_of,
    events_for,
    locales,
    random_answer,
    rule_before,
    rule_now,
)
from tests.torture import share, torture

TABLES = (
    ("marquise", "eyrie", "alliance", "vagabond:thief"),
    ("duchy", "clergy", "vagabond:vagrant", "alliance"),
    ("legion", "clergy", "eyrie", "vagabond:scoundrel"),
    ("alliance", "corvids", "legion", "lizards"),
    ("lizards", "duchy", "corvids", "marquise"),
)
LANGUAGES = locales("bot")
DECISIONS = 700


@torture
@pytest.mark.parametrize("seats", share(TABLES, of=0.4))
def test_no_loss_point_or_change_of_rule_of_ones_own_is_missing(seats: tuple[str, ...]) -> None:
    rng = random.Random(5)
    match = Match.new(GAME, Setup("root", seats, {"responses": "planned"}), chance_of(5))
    since: dict[Seat, list] = {Seat(seat): [] for seat in range(len(seats))}
    ruled = {seat: rule_now(match.state) for seat in since}
    told = 0
    for _ in range(DECISIONS):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        events, then, now = since[seat], ruled[seat], rule_now(match.state)
        assert rule_before(match.state, events) == then, question.kind
        story = GAME.story(match.state, events, seat)
        own = [each.message for each in story if each.seat == seat]
        lost = [each for each in events if is_lost(each) and each.seat == seat]
        named = [m for m in own if m.id in ("story-lost", "story-gave-up")]
        assert sum(total(m.args["pieces"]) for m in named) == sum(each.count for each in lost)
        scored: Counter[str] = Counter()
        for each in events:
            if isinstance(each, Scored) and each.seat == seat:
                scored[each.cause] += each.points
        named = [m for m in own if m.id == "story-scored"]
        assert sum(total(m.args["scored"]) for m in named) == scored.total()
        changed = {c for c in range(len(now)) if then[c] != now[c] and seat in (then[c], now[c])}
        assert changed == {
            int(place)
            for m in own
            if m.id.startswith("story-rule")
            for place in str(m.args["sites"]).split()
        }
        told += len(story)
        locale, view = rng.choice(LANGUAGES), GAME.view(match.state, seat)
        for reader in (seat, None):
            wording = Wording(GAME, locale, view, reader=reader)
            for each in GAME.story(match.state, events, seat):
                line = wording.message(each.message)
                assert not UNRENDERED.search(line), line
        since[seat], ruled[seat] = [], now
        for each in match.submit(seat, question.id, random_answer(question.form, rng)):
            for other in since:
                since[other] += events_for([each], None)
    assert told


def is_lost(event: Event) -> bool:
    """Return whether pieces went, other than wood that was paid."""
    return isinstance(event, Removed) and not (event.piece == "wood" and event.by == NOBODY)
