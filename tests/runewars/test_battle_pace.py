"""Waits for another player in a battle: only the defender's reply and the loser's retreat."""

from __future__ import annotations

import random

import pytest

from tests.runewars.kit import (
    DEVELOPMENTS,
    FACTION_KEYS,
    HEROES,
    TACTICS,
    UNITS,
    BattleTable,
    neutrals_of,
    random_answer,
    units_of,
)

SHAPES = ("triangle", "rectangle", "circle", "hexagon")
LATER = ("retreat", "limit", "battle.hero_retreat")
"""Questions to the loser after the tally."""


def random_units(rng: random.Random, faction: str, most: int) -> dict[str, int]:
    """Return a random army with allies."""
    allies = [unit for shape in SHAPES for unit in neutrals_of(shape)]
    kinds = rng.sample([*units_of(faction), *rng.sample(allies, 2)], 3)
    own = units_of(faction)[rng.randrange(4)]
    return {UNITS[unit].key: rng.randint(1, most) for unit in {own, *kinds}}


def battle_of_chance(seed: int, **options: str) -> tuple[BattleTable, str]:
    """Fight with random armies, cards, heroes, perhaps a stronghold, up to the first question.

    Return the table and the attacker.
    """
    rng = random.Random(seed)
    attacker, defender = rng.sample(FACTION_KEYS, 2)
    table = BattleTable(hero_support="on", **options)
    rng.shuffle(table.state.fate)
    army = random_units(rng, defender, 3)
    table.units(defender, "9A", **army)
    table.units(defender, "9A", **{f"{next(iter(army))}_routed": 1})
    table.units(defender, rng.choice(["3A", "2B", "UA"]), **random_units(rng, defender, 1))
    if rng.random() < 0.5:
        fit = [key for key, each in DEVELOPMENTS.items() if defender in each.factions]
        table.stronghold(defender, "9A", development=rng.choice(["", *fit]))
    heroes = rng.sample([hero.key for hero in HEROES if not hero.promo], 4)
    for place, key in enumerate(heroes):
        owner = attacker if place % 2 else defender
        table.hero(owner, key, "9A", commander=place > 1)
    deck = rng.sample(
        [TACTICS[n].key for n in table.state.tactics_deck if TACTICS[n].key != "tactical_retreat"],
        12,
    )
    table.tactics(attacker, *deck[:5])
    table.tactics(defender, *deck[5:10])
    table.fight(attacker, "9A", ["..."], **random_units(rng, attacker, 3))
    return table, attacker


def waits_for_others(table: BattleTable, attacker: str, seed: int) -> list[set[str]]:
    """Play a battle to its end; list the questions at each wait for another player."""
    rng = random.Random(seed)
    assert table.match is not None
    waits: list[set[str]] = []
    before = attacker
    while table.match.pending:
        ((seat, question),) = table.match.pending.items()
        key = table.key_of(seat)
        if key != attacker:
            if key != before:
                waits.append(set())
            waits[-1].add(question.kind)
        before = key
        table.match.submit(seat, question.id, random_answer(question.form, rng))
    return waits


@pytest.mark.parametrize("seed", range(60))
def test_a_swift_battle_waits_for_one_reply_and_one_retreat(seed: int) -> None:
    table, attacker = battle_of_chance(seed)

    waits = waits_for_others(table, attacker, seed)

    assert len(waits) <= 2, waits
    replies = [wait for wait in waits if not wait <= set(LATER)]
    assert len(replies) <= 1, waits
    assert table.match is not None
    assert table.match.state.battle is None


@pytest.mark.parametrize("seed", range(20))
def test_a_battle_step_by_step_with_every_loss_asked_comes_to_its_end(seed: int) -> None:
    table, attacker = battle_of_chance(seed, battle="steps", responses="live", neutrals="left")

    waits_for_others(table, attacker, seed)

    assert table.match is not None
    assert table.match.state.battle is None
