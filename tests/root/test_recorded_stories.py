"""Ten turns as they were played, and the facts that the reader's own story must name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.ui.wording import Wording
from tests.root.kit import (
    BOMB,
    GAME,
    CardTaken,
    Clearing,
    Item,
    ItemTaken,
    Loss,
    RootTestTable,
    Seat,
    fight,
    place_warriors,
    remove,
    remove_all_enemies,
    score,
)

SEATS = ("marquise", "eyrie", "alliance", "corvids")
Play = Callable[[RootTestTable], Callable[[Any], Any]]


def turn_removing(by: str, cause: str, *pieces: str, warriors: int = 0) -> Play:
    """Return a turn in which a seat removes pieces of the Marquise in clearing 5."""

    def play(table: RootTestTable) -> Callable[[Any], Any]:
        async def rule(t: Any) -> None:
            loss = Loss(table.seat("marquise"), 5, table.seat(by), warriors, pieces)
            await remove(t, [loss], cause)

        return rule

    return play


def clearing_out(by: str, cause: str) -> Play:
    """Return a turn in which a seat removes all enemy pieces in clearing 5."""

    def play(table: RootTestTable) -> Callable[[Any], Any]:
        async def rule(t: Any) -> None:
            await remove_all_enemies(t, table.seat(by), [5], cause)

        return rule

    return play


def marching_in(table: RootTestTable) -> Callable[[Any], Any]:
    """The Eyrie gather where the Marquise rule."""

    async def rule(t: Any) -> None:
        place_warriors(t, table.seat("eyrie"), 5, 4)

    return rule


def attacked(table: RootTestTable) -> Callable[[Any], Any]:
    """The Eyrie fight the Marquise."""
    table.place(5, eyrie=3)

    async def rule(t: Any) -> None:
        await fight(t, table.seat("eyrie"), table.seat("marquise"), 5)

    return rule


def scoring(points: int, cause: str) -> Play:
    """Return a turn in which the Marquise win or lose points."""

    def play(table: RootTestTable) -> Callable[[Any], Any]:
        async def rule(t: Any) -> None:
            score(t, table.seat("marquise"), points, cause)

        return rule

    return play


def robbing(table: RootTestTable) -> Callable[[Any], Any]:
    """The Alliance take a card and an item."""

    async def rule(t: Any) -> None:
        t.tell(CardTaken(table.seat("alliance"), table.seat("marquise")))
        t.tell(ItemTaken(table.seat("alliance"), Item("boot"), "marquise"))

    return rule


TURNS: dict[str, tuple[Play, tuple[str, ...]]] = {
    "two fell in battle": (
        attacked,
        ("You lost 2 warriors in clearing 5 (rabbit) to the Eyrie (battle).",),
    ),
    "attacked in vain": (attacked, ("You were attacked by the Eyrie in clearing 5 (rabbit).",)),
    "a revolt": (
        clearing_out("alliance", "revolt"),
        ("You lost 2 warriors and a sawmill in clearing 5 (rabbit) to the Alliance (revolt).",
         "You lost rule of clearing 5 (rabbit)."),
    ),
    "a bomb": (
        clearing_out("corvids", BOMB),
        ("You lost 2 warriors and a sawmill in clearing 5 (rabbit) to the Corvids (bomb).",),
    ),
    "a Favor card": (
        clearing_out("eyrie", "favor"),
        ("You lost 2 warriors and a sawmill in clearing 5 (rabbit) to the Eyrie (Favor card).",),
    ),
    "a sawmill shot": (
        turn_removing("eyrie", "strike", "sawmill"),
        ("You lost a sawmill in clearing 5 (rabbit) to the Eyrie (crossbow).",),
    ),
    "one converted": (
        turn_removing("corvids", "convert", warriors=1),
        ("You lost 1 warrior in clearing 5 (rabbit) to the Corvids (conversion).",),
    ),
    "outnumbered": (
        marching_in,
        ("You lost rule of clearing 5 (rabbit) to the Eyrie.",),
    ),
    "crafted": (scoring(2, "craft"), ("Your points: +2 for crafting, now 12.",)),
    "points lost": (scoring(-3, "turmoil"), ("Your points: −3 for turmoil, now 7.",)),
    "robbed": (
        robbing,
        ("You lost a card to the Alliance.", "You lost an item to the Alliance: boot."),
    ),
}  # fmt: skip

DICE = {"two fell in battle": [2, 0], "attacked in vain": [0, 0]}


@pytest.mark.parametrize("name", TURNS)
def test_the_story_names_what_an_editor_would_name(name: str) -> None:
    play, expected = TURNS[name]
    table = RootTestTable(*SEATS)
    table.place(5, marquise=2)
    table.build(5, "marquise", "sawmill")
    table.points(marquise=10)
    rule = play(table)
    events = table.play(rule, dice=DICE.get(name, [])).events
    marquise = table.seat("marquise")
    view = GAME.view(table.state, marquise)
    spoken, by_name = (
        [
            Wording(GAME, "en", view, reader=reader).message(each.message)
            for each in GAME.story(table.state, events, marquise)
        ]
        for reader in (marquise, None)
    )
    own = [each for each in GAME.story(table.state, events, marquise) if each.seat == marquise]

    assert set(expected) <= set(spoken[: len(own)]), spoken
    attacks = [each for each in spoken if "attacked" in each]
    assert attacks == [each for each in expected if "attacked" in each], "told once"
    assert not any("you" in line.lower().split() for line in by_name), by_name


def test_ones_own_affairs_come_first_whoever_lost_more() -> None:
    table = RootTestTable(*SEATS)
    table.place(5, marquise=1, eyrie=5)
    marquise, eyrie, alliance = (Seat(table.seat(key)) for key in SEATS[:3])

    async def rule(t: Any) -> None:
        await remove(t, [Loss(eyrie, Clearing(5), alliance, 5)], "battle")
        await remove(t, [Loss(marquise, Clearing(5), alliance, 1)], "battle")

    story = GAME.story(table.state, table.play(rule).events, marquise)

    assert story[0].seat == marquise
    assert any(each.seat == eyrie for each in story)
