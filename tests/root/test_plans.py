"""Cards that a seat's plan gives away: none of worth that it need not, unless told to."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.properties.setups import every_table
from tests.root.kit import (
    AMBUSH,
    CARDS,
    DECK_KEYS,
    FOIL,
    FOX,
    GAME,
    BattleBegan,
    Clearing,
    Fight,
    Match,
    OneCard,
    RandomPlayer,
    RootTestTable,
    Setup,
    Table,
    battle,
    cathedral,
    chance_of,
    decisions,
    each_with_a_deck,
    hire_service,
    is_of_worth,
    outrage,
    penitent,
    plan_foil,
)
from tests.torture import share, torture

KEEP = 3
AMBUSHES = (f"battle.{AMBUSH.key}", f"battle.{FOIL.key}")
"""The uses of an ambush card."""


@torture
@pytest.mark.parametrize(("faction", "cards"), share(each_with_a_deck(), of=1 / len(DECK_KEYS)))
def test_no_default_plan_gives_away_a_card_of_worth(
    faction: str, cards: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Play at random where plans respond, and check each card that one of them chose to give."""
    responds, seen = Table.respond, []

    async def watched(t: Any, seat: Any, kind: str, usable: Any, **more: Any) -> Any:
        worth = {
            each.card: is_of_worth(t.state, seat, each.card)
            for each in usable
            if isinstance(each, OneCard)
        }
        chosen = await responds(t, seat, kind, usable, **more)
        if isinstance(chosen, OneCard) and not more.get("forced") and kind not in AMBUSHES:
            assert not worth[chosen.card], f"{kind}: {CARDS[chosen.card].key}"
        seen.append(kind)
        return chosen

    monkeypatch.setattr(Table, "respond", watched)
    seats = next(table for table in every_table(GAME, 5) if {faction, "marquise"} <= {*table})
    options = {"responses": "planned", "deck": cards, "setup": "usual"}
    match = Match.new(GAME, Setup("root", seats, options), chance_of(3))
    for _ in decisions(match, RandomPlayer(random.Random(3)), most=1500):
        pass
    assert len(seen) > 10


def hospitals(hand: tuple[str, ...], **plan: str) -> RootTestTable:
    """Remove two warriors of the Marquise where a plan may pay for Field Hospitals."""
    table = RootTestTable("marquise", "eyrie", responses="planned")
    table.state.plans[table.seat("marquise")] = {"hospitals": plan, "ambush": {"when": "never"}}
    table.build(KEEP, "marquise", "keep")
    table.place(FOX, marquise=2, eyrie=3)
    table.give("marquise", *hand)
    table.play(battle("eyrie", "marquise", FOX), dice=[2, 0])
    return table


@pytest.mark.parametrize("card", ["dominance_fox", "ambush_bird", "favor_of_the_foxes"])
def test_field_hospitals_take_no_card_of_worth_unasked(card: str) -> None:
    table = hospitals((card,))

    assert table.hand("marquise") == [card]
    assert table.warriors("marquise", KEEP) == 0


def test_a_plan_may_pay_field_hospitals_with_any_card() -> None:
    table = hospitals(("dominance_fox",), **{"with": "any"})

    assert table.hand("marquise") == []
    assert table.warriors("marquise", KEEP) == 2


def test_field_hospitals_take_what_does_least() -> None:
    table = hospitals(("favor_of_the_foxes", "anvil", "stand_and_deliver", "armorers"))

    assert table.hand("marquise") == ["anvil", "armorers", "favor_of_the_foxes"]


def test_where_a_card_must_go_it_is_not_the_dominance_card() -> None:
    table = RootTestTable(responses="planned")
    table.build(FOX, "alliance", "sympathy")
    table.place(5, eyrie=1)
    table.give("eyrie", "dominance_fox", "ambush_fox", "armorers", "anvil")

    async def rule(t: Any) -> None:

        await outrage(t, table.seat("alliance"), table.seat("eyrie"), FOX, "moved")

    table.play(rule)

    assert table.hand("eyrie") == ["ambush_fox", "armorers", "dominance_fox"]


def ambushed(table: RootTestTable, attacker: str, defender: str) -> bool:
    """Return whether the plans of a battle's sides spend an ambush, with one in each hand."""
    for key in (attacker, defender):
        table.give(key, "ambush_fox" if key == defender else "ambush_bird")
    table.state.current = table.seat(attacker)
    before = len(table.state.discard)
    table.play(battle(attacker, defender, FOX), dice=[0, 0])
    return len(table.state.discard) > before


@pytest.mark.parametrize("when", ["strength", "pieces", "always"])
def test_no_plan_ambushes_a_penitent_or_foils_the_clergys_ambush(when: str) -> None:
    table = RootTestTable("clergy", "marquise", responses="planned")
    cathedral(table, FOX)
    table.place(FOX, clergy=3, marquise=4)
    table.state.plans[table.seat("clergy")]["ambush"] = AMBUSH.default() | {"when": when}
    penitent(table, "marquise")

    assert not ambushed(table, "marquise", "clergy")


def test_a_penitent_foils_no_ambush_that_cannot_hurt_it() -> None:
    table = RootTestTable("clergy", "marquise", responses="live")
    table.place(FOX, clergy=3, marquise=4)
    penitent(table, "marquise")
    fight = Fight(table.seat("marquise"), table.seat("clergy"), Clearing(FOX))

    assert plan_foil(table.state, fight.attacker, fight, [table.card("ambush_fox")]) is None


@pytest.mark.parametrize(("hired", "plays"), [(0, False), (1, True)])
def test_a_plan_counts_hired_warriors_among_the_attackers(hired: int, plays: bool) -> None:
    table = RootTestTable("marquise", "eyrie", "riverfolk", responses="planned")
    table.place(FOX, marquise=1, riverfolk=1, eyrie=2)
    if hired:
        hire_service(table, "marquise")

    assert ambushed(table, "marquise", "eyrie") == plays


@pytest.mark.parametrize(("hired", "battles"), [(0, 1), (2, 0)])
def test_the_hive_counts_the_warriors_its_enemy_has_hired(hired: int, battles: int) -> None:
    table = RootTestTable("marquise", "clergy", "riverfolk", responses="planned")
    cathedral(table, FOX)
    table.place(FOX, marquise=3, riverfolk=hired or 1)
    if hired:
        hire_service(table, "marquise")

    table.state.current = table.seat("marquise")
    played = table.play(battle("marquise", "clergy", FOX), dice=[1, 0, 0, 0])

    assert len(played.told(BattleBegan)) == 1 + battles
