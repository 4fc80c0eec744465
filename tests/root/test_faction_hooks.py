"""Hooks for factions that lend warriors, hold one back, or play an open hand.

No faction of the base box does; here the Corvids or the Duchy borrow each of these hooks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from tests.root.kit import (
    FACTIONS,
    FOX,
    GAME,
    HOSTILE,
    MOUSE,
    NOBODY,
    OTHER_FOX,
    RABBIT,
    Battled,
    CardTakenWas,
    Craft,
    DrewCards,
    DrewOpenly,
    EffectUsed,
    Forest,
    Item,
    Loss,
    PieceKind,
    Removed,
    RootTestTable,
    Strike,
    battle,
    battles,
    draw,
    everything_of,
    exiles,
    favor,
    gain_item,
    hidden_piles,
    move_warriors,
    odds,
    open_handed,
    overriding,
    relation,
    remove,
    removing,
    ruler,
    show,
    take_crafted_item,
    use,
    wander,
)

SEATS = ("marquise", "eyrie", "corvids", "vagabond")
Borrow = Callable[..., None]


@pytest.fixture
def borrow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Borrow]:
    """Return a function that gives a faction hooks for one test."""

    def give(key: str, **hooks: Any) -> None:
        for name, hook in hooks.items():
            monkeypatch.setattr(type(FACTIONS[key]), name, hook, raising=False)
        overriding.cache_clear()
        open_handed.cache_clear()

    yield give
    monkeypatch.undo()
    overriding.cache_clear()
    open_handed.cache_clear()


TABLE = partial(RootTestTable, *SEATS)


def lend_to(table: RootTestTable, borrow: Borrow, buyer: str) -> None:
    """Make the Corvids' warriors fight for a seat."""
    seat = table.seat(buyer)
    borrow("corvids", lent_to=lambda self, state, owner: seat)


# Lent warriors


def test_lent_warriors_count_for_the_rule_of_the_seat_they_are_lent_to(table, borrow):
    table.place(FOX, marquise=2, corvids=2, eyrie=1)
    assert ruler(table.state, FOX) == NOBODY

    lend_to(table, borrow, "marquise")

    assert ruler(table.state, FOX) == table.seat("marquise")
    table.place(RABBIT, corvids=2)
    assert ruler(table.state, RABBIT) == table.seat("marquise")


def test_lent_warriors_alone_may_fight_but_not_their_own_faction(table, borrow):
    table.place(FOX, corvids=3, eyrie=1)
    table.place(MOUSE, marquise=1, corvids=3)
    marquise = table.seat("marquise")
    assert battles(table.state, marquise, [FOX]) == []

    lend_to(table, borrow, "marquise")

    assert [each.defender for each in battles(table.state, marquise, [FOX])] == [
        table.seat("eyrie")
    ]
    assert [each.defender for each in battles(table.state, marquise, [MOUSE])] == [
        table.seat("corvids")
    ]


def test_lent_warriors_raise_the_cap_except_against_their_own_faction(table, borrow):
    lend_to(table, borrow, "marquise")
    table.place(FOX, marquise=1, corvids=3, eyrie=2)

    fight = table.play(battle("marquise", "eyrie", FOX), dice=[3, 0])
    assert fight.only(Battled).dealt == 3

    fight = table.play(battle("marquise", "corvids", FOX), dice=[3, 0])
    assert fight.only(Battled).dealt == 1


@pytest.mark.parametrize(
    ("hits", "own", "hired", "fallen"),
    [
        (1, 2, 2, (1, 0)),
        (2, 2, 2, (1, 1)),
        (3, 2, 2, (2, 1)),
        (3, 1, 3, (1, 2)),
        (3, 3, 1, (2, 1)),
        (2, 0, 2, (0, 2)),
    ],
)
def test_hits_are_split_with_lent_warriors(table, borrow, hits, own, hired, fallen):
    lend_to(table, borrow, "marquise")
    table.place(FOX, marquise=own, corvids=hired, eyrie=5)

    table.play(battle("marquise", "eyrie", FOX), dice=[hits, hits])

    assert table.warriors("marquise", FOX) == own - fallen[0]
    assert table.warriors("corvids", FOX) == hired - fallen[1]


def test_what_is_built_falls_after_all_who_fight_for_its_owner(table, borrow):
    lend_to(table, borrow, "marquise")
    table.place(FOX, corvids=1, eyrie=3)
    table.build(FOX, "marquise", "sawmill")

    fight = table.play(battle("eyrie", "marquise", FOX), dice=[2, 0])

    # Not defenseless (4.3.5.II): one hit for the hired warrior, then one for the building.
    assert fight.only(Battled).dealt == 2
    assert [each.piece for each in fight.told(Removed)] == ["sawmill", "warrior"]


def test_nobody_turns_hostile_for_hired_warriors(table, borrow):
    lend_to(table, borrow, "marquise")
    wander(table, FOX)

    async def rule(t):
        loss = Loss(table.seat("corvids"), FOX, table.seat("vagabond"), 1, hired=True)
        await remove(t, [loss])

    table.place(FOX, corvids=1)
    table.play(rule)

    assert relation(table, "corvids") != HOSTILE


# The first hit


def ignores_first(side: str) -> dict[str, Any]:
    return {"ignored_first": lambda self, state, seat, fight: "ally"}


def test_the_first_hit_is_ignored_once(table, borrow):
    borrow("eyrie", **ignores_first("eyrie"))
    table.place(FOX, marquise=3, eyrie=3)

    fight = table.play(battle("marquise", "eyrie", FOX), dice=[2, 1])

    assert fight.only(Battled).dealt == 1
    assert fight.only(EffectUsed).seat == table.seat("eyrie")
    assert table.warriors("eyrie", FOX) == 2


def test_an_ambush_uses_it_up(table, borrow):
    borrow("marquise", **ignores_first("marquise"))
    table.place(FOX, marquise=3, eyrie=3)
    table.give("eyrie", "ambush_fox")

    table.play(battle("marquise", "eyrie", FOX), ["eyrie: ambush_fox"], dice=[1, 1])

    assert table.warriors("marquise", FOX) == 3 - 1 - 1


def test_a_foiled_ambush_does_not(table, borrow):
    borrow("marquise", **ignores_first("marquise"))
    table.place(FOX, marquise=3, eyrie=3)
    table.give("eyrie", "ambush_fox")
    table.give("marquise", "ambush_bird")

    answers = ["eyrie: ambush_fox", "marquise: ambush_bird"]
    table.play(battle("marquise", "eyrie", FOX), answers, dice=[1, 1])

    assert table.warriors("marquise", FOX) == 3


def test_the_odds_count_it(table, borrow):
    table.place(FOX, marquise=3, eyrie=3)
    before = odds(table.state, table.seat("marquise"), table.seat("eyrie"), FOX)
    borrow("eyrie", **ignores_first("eyrie"))

    after = odds(table.state, table.seat("marquise"), table.seat("eyrie"), FOX)

    assert before != after


# Removal


def test_a_bounty_goes_to_the_remover(table, borrow):
    borrow("corvids", points_for=lambda self, state, seat, loss: 2 * len(loss.pieces))
    show(table, FOX, "snare")

    table.play(removing("eyrie", "corvids", FOX, "snare"))

    assert table.score("eyrie") == 2
    assert table.score("corvids") == 0


def hold_back_one(self, state, seat, clearing):
    return 1 if clearing == FOX else 0


def test_a_piece_that_is_held_back_stays_where_all_else_is_removed(table, borrow):
    borrow("eyrie", count_held_back=hold_back_one)
    table.place(FOX, eyrie=3)
    table.build(FOX, "eyrie", "roost")
    assert everything_of(table.state, table.seat("eyrie"), FOX, NOBODY).warriors == 2

    async def rule(t):
        await favor("fox")(t, table.seat("marquise"))

    table.play(rule)

    assert table.warriors("eyrie", FOX) == 1
    assert table.pieces("eyrie", FOX) == []


def test_nobody_strikes_who_is_held_back(table, borrow):
    borrow("eyrie", count_held_back=hold_back_one)
    wander(table, FOX, "crossbow")
    table.place(FOX, eyrie=1, marquise=1)
    table.build(FOX, "eyrie", "roost")
    table.start("vagabond", "daylight", ["vagabond: ..."])
    assert [each.enemy for each in table.options("vagabond", Strike)] == [table.seat("marquise")]

    table.refused("vagabond", Strike(table.seat("eyrie"), PieceKind("warrior")))
    table.refused("vagabond", Strike(table.seat("eyrie"), PieceKind("roost")))


@pytest.mark.parametrize(("here", "sent"), [(4, 2), (2, 1)])
def test_false_orders_count_all_and_send_the_others(borrow, here, sent):
    table = exiles("marquise", "eyrie", "corvids", "vagabond")
    borrow("eyrie", count_held_back=hold_back_one)
    table.place(FOX, eyrie=here)
    table.craft("marquise", "false_orders")
    table.turn("marquise", ["marquise: ..."])

    table.choose("marquise", use(table, "false_orders"), ["marquise: ..."])

    assert table.question("marquise").context["count"] == sent


def test_fallen_that_are_named_do_not_go_to_the_supply(table):
    table.place(FOX, eyrie=2)
    eyrie = table.seat("eyrie")
    before = table.state.supply[eyrie]

    async def rule(t):
        await remove(t, [Loss(eyrie, FOX, NOBODY, 2, named=("warlord",))])

    assert table.play(rule).only(Removed).count == 2
    assert table.state.supply[eyrie] == before + 1


# Moves


def test_a_faction_is_told_what_goes_along_with_its_moves(table, borrow):
    told: list[tuple[Any, ...]] = []

    async def goes_along(self, t, seat, origin, to, warriors, named):
        told.append((origin, to, warriors, tuple(named)))

    borrow("eyrie", goes_along=goes_along)
    table.place(FOX, eyrie=2)

    async def rule(t):
        await move_warriors(t, table.seat("eyrie"), FOX, MOUSE, 2, named=("warlord",))
        await move_warriors(t, table.seat("eyrie"), MOUSE, FOX, 1, laden=False)

    table.play(rule)

    assert told == [(FOX, MOUSE, 2, ("warlord",))]


# An open hand


def test_an_open_hand_is_seen_by_all(table, borrow):
    borrow("corvids", open_hand=True)
    table.deck("anvil", "sword", "root_tea_fox")
    corvids = table.seat("corvids")

    async def rule(t):
        draw(t, corvids, 1)

    drawn = table.play(rule)

    assert drawn.audience(DrewOpenly) == [None]
    assert drawn.told(DrewCards) == []
    for viewer in (None, table.seat("eyrie")):
        assert GAME.view(table.state, viewer).seats[corvids].open_hand == (table.card("anvil"),)
        assert GAME.view(table.state, viewer).seats[table.seat("marquise")].open_hand is None
    assert all(pile is not table.state.hands[corvids] for pile in hidden_piles(table.state, None))


def test_a_card_that_leaves_an_open_hand_is_seen_by_all(table, borrow):
    borrow("corvids", open_hand=True)
    table.give("corvids", "anvil")
    table.craft("marquise", "stand_and_deliver")
    table.turn("marquise", ["marquise: ..."])

    taken = table.choose("marquise", use(table, "stand_and_deliver"), dice=[0])

    assert taken.audience(CardTakenWas) == [None]


def test_an_open_hand_without_an_ambush_is_not_asked_for_one(table, borrow):
    borrow("corvids", open_hand=True)
    table.place(FOX, marquise=2, corvids=2)
    table.give("corvids", "anvil", "ambush_mouse")

    table.play(battle("marquise", "corvids", FOX), dice=[0, 0])

    table.give("corvids", "ambush_fox")
    table.play(battle("marquise", "corvids", FOX), ["corvids: pass"], dice=[0, 0])


# Items


def test_a_faction_may_decide_what_becomes_of_a_crafted_item(table, borrow):
    async def craft_item(self, t, seat, item, printed):
        return printed + 3

    borrow("marquise", craft_item=craft_item)
    table.build(OTHER_FOX, "marquise", "workshop")
    table.give("marquise", "anvil")
    table.start("marquise", "craft", ["marquise: ..."])

    table.choose("marquise", Craft(table.card("anvil", "marquise")))

    assert table.score("marquise") == 2 + 3
    assert table.state.crafted_items[table.seat("marquise")] == []


def test_a_faction_may_keep_gained_items_elsewhere(table, borrow):
    kept: list[str] = []

    async def take_item(self, t, seat, item):
        kept.append(item)
        return True

    borrow("corvids", take_item=take_item)
    table.state.crafted_items[table.seat("eyrie")] = ["tea", "hammer"]
    table.state.exhausted.append((int(table.seat("eyrie")), "tea"))
    corvids, eyrie = table.seat("corvids"), table.seat("eyrie")

    async def rule(t):
        await take_crafted_item(t, corvids, eyrie, Item("tea"), exhausted=True)
        await gain_item(t, corvids, Item("sword"), "ruin")

    table.play(rule)

    assert kept == ["tea", "sword"]
    assert table.state.crafted_items[eyrie] == ["hammer"]
    assert table.state.exhausted == []
    assert table.state.crafted_items[corvids] == []


# Forests


def test_tokens_in_forests_are_seen(table, borrow):
    borrow("corvids", in_forests=lambda self, state, seat: [(Forest(2), PieceKind("plot"))])

    view = GAME.view(table.state, None)

    assert view.forests == ((Forest(2), ((table.seat("corvids"), "plot"),)),)
