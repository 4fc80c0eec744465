"""Provable chance: fair, repeatable, and checked by anybody who knows the key."""

from __future__ import annotations

import hmac
import random
from collections import Counter
from hashlib import sha256

import pytest

from engine.core.chance.draws import DictatedChance, Drawn, KeyedChance, match_key, seal, verify
from engine.core.seats import Seat
from tests.core.conftest import KEY, answer, begin, begin_with
from tests.core.toy import CARDS, Roll, Rolled, ToyTable


def test_a_draw_depends_on_the_key_the_epoch_and_the_counter_alone() -> None:
    chance = KeyedChance(KEY)
    first = [chance.draw(1000, 0, counter) for counter in range(50)]
    assert first == [KeyedChance(KEY).draw(1000, 0, counter) for counter in range(50)]
    assert first != [chance.draw(1000, 1, counter) for counter in range(50)]
    assert first != [KeyedChance(KEY + b"!").draw(1000, 0, counter) for counter in range(50)]


def test_every_draw_is_one_of_the_sides() -> None:
    rng = random.Random(1)
    for _ in range(400):
        sides = rng.choice([2, 3, 2**63, rng.randint(2, 60), rng.randint(2, 2**63)])
        epoch, counter = rng.randint(0, 9), rng.randint(0, 10**9)
        assert 0 <= KeyedChance(KEY).draw(sides, epoch, counter) < sides, (sides, epoch, counter)


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 54])
def test_every_side_comes_up_about_equally_often(sides: int) -> None:
    """Chi-square of 400 draws a side; one in a thousand fair dice would exceed the limit."""
    chance, draws = KeyedChance(KEY), 400 * sides
    counted = Counter(chance.draw(sides, 0, counter) for counter in range(draws))
    square = sum((counted[side] - 400) ** 2 / 400 for side in range(sides))
    assert square < {2: 10.83, 3: 13.82, 4: 16.27, 6: 20.52, 54: 90.57}[sides]


def test_a_number_that_would_favour_low_sides_is_drawn_again() -> None:
    """With a number of sides just above 2^63, half of all hashes lie beyond the last multiple."""
    sides = 2**63 + 1
    values = [KeyedChance(KEY).draw(sides, 0, counter) for counter in range(200)]
    below = sum(value < 2**62 for value in values)
    assert 70 < below < 130, "a remainder would double the low half"


def test_verify_finds_exactly_the_draws_that_were_changed() -> None:
    match = begin(chance=KeyedChance(KEY))
    dealt = list(match.drawn)
    for _ in range(2):
        answer(match, Seat(0), Roll())
    drawn = [*dealt, *(each for choice in match.choices for each in choice.drawn)]
    assert len(drawn) == CARDS - 1 + 2
    assert verify(KEY, drawn) == []
    for index, one in enumerate(drawn):
        wrong = Drawn(one.sides, (one.value + 1) % one.sides, one.epoch, one.counter)
        assert verify(KEY, [*drawn[:index], wrong, *drawn[index + 1 :]]) == [wrong]
    assert verify(b"another key", drawn)


def test_epoch_and_counter_stand_in_the_state() -> None:
    match = begin(chance=KeyedChance(KEY))
    assert (match.state.epoch, match.state.counter) == (0, CARDS - 1)
    match.state.epoch = 3
    answer(match, Seat(0), Roll())
    assert match.choices[-1].drawn[0].epoch == 3
    assert match.state.counter == CARDS


def test_neither_operator_nor_players_choose_the_key() -> None:
    secret = b"32 bytes that the operator chose"
    assert seal(secret) == sha256(secret).hexdigest()
    keys = {match_key(secret, nonces) for nonces in (["a", "b"], ["b", "a"], ["a", "c"], ["ab"])}
    assert len(keys) == 4
    assert match_key(secret, ["a", "b"]) == match_key(secret, ["a", "b"])
    assert match_key(b"another secret", ["a", "b"]) not in keys


def test_a_test_dictates_dice() -> None:
    chance = DictatedChance([1, 0], KeyedChance(KEY))
    assert [chance.draw(4, 0, 0), chance.draw(4, 0, 1)] == [1, 0]
    chance.tell(2, 3)
    assert [chance.draw(4, 0, 2), chance.draw(4, 0, 3)] == [2, 3]
    assert chance.draw(1000, 0, 7) == KeyedChance(KEY).draw(1000, 0, 7)


def test_dictated_chance_refuses_what_no_die_shows() -> None:
    with pytest.raises(LookupError, match="4 sides"):
        DictatedChance([4]).draw(4, 0, 0)
    with pytest.raises(LookupError, match="nobody dictated"):
        DictatedChance([]).draw(4, 0, 0)


def test_a_die_of_one_side_needs_no_chance() -> None:
    rolls = []

    async def rule(t: ToyTable) -> None:
        rolls.append(t.draw(1))
        rolls.append(t.draw(2))

    match = begin_with(rule)
    assert rolls[0] == 0
    assert match.state.counter == 1


def test_a_shuffle_is_a_permutation_and_reaches_every_order() -> None:
    orders: Counter[tuple[int, ...]] = Counter()

    async def rule(t: ToyTable) -> None:
        for _ in range(600):
            cards = [1, 2, 3]
            t.shuffle(cards)
            orders[tuple(cards)] += 1

    begin_with(rule)
    assert len(orders) == 6
    assert all(70 <= count <= 130 for count in orders.values())


def test_rolls_are_told() -> None:
    match = begin(chance=KeyedChance(KEY))
    (rolled,) = answer(match, Seat(0), Roll())
    assert isinstance(rolled, Rolled)
    assert match.choices[-1].drawn == (Drawn(3, rolled.value, 0, CARDS - 1),)


def test_a_draw_is_the_hmac_of_epoch_and_counter() -> None:
    """Any implementation of HMAC verifies a match."""
    for key in (KEY, b"short", b"longer than a block of the hash " * 4):
        message = b"%d:%d:%d" % (2, 31, 0)
        number = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
        assert KeyedChance(key).draw(1000, 2, 31) == number % 1000
