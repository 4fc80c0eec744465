"""Verifying a match: the hash, the secret, the nonces, and every die and shuffle."""

import pytest

from bot.history.verification import verify_match
from bot.store import MatchChange, NewChoice, NewMatch, Store, Submission
from engine.core.chance.draws import KeyedChance, match_key, seal
from engine.core.errors import Refused
from engine.core.language.words import load_words

ENGLISH = load_words(("bot",), "en")
SECRET = bytes(range(32))
NONCES = ("901", "902")


async def finished_match(store: Store, *, change_die: bool = False, over: bool = True) -> int:
    """Store a match of two choices with three draws each; perhaps with a forged die."""
    chance = KeyedChance(match_key(SECRET, NONCES))
    async with store.transaction() as work:
        match_id = await work.create_match(
            NewMatch(
                game="root", schema=1, host_id=1, secret=SECRET, secret_hash=seal(SECRET), at=1
            )
        )
        drawn = [(4, chance.draw(4, 0, n), 0, n) for n in range(6)]
        if change_die:
            sides, value, epoch, counter = drawn[4]
            drawn[4] = (sides, (value + 1) % 4, epoch, counter)
        made = tuple(
            NewChoice(
                number=n, question=n, seat=0, kind="roll", keys=("roll",), fingerprint=0,
                drawn=tuple(drawn[3 * n : 3 * n + 3]), at=1,
            )
            for n in range(2)
        )  # fmt: skip
        change = MatchChange(status="finished" if over else "running", nonces=NONCES)
        await work.save_choice(match_id, 1, Submission(choices=made, change=change, at=2))
    return match_id


async def test_an_honest_match_holds(store: Store) -> None:
    report = await verify_match(store, await finished_match(store))
    assert report.honest
    assert "6 of 6" in report.write(ENGLISH)


@pytest.mark.parametrize(("locale", "verdict"), [("de", "Alles stimmt"), ("es", "Todo cuadra")])
async def test_it_is_said_in_the_language_of_the_reader(
    store: Store, locale: str, verdict: str
) -> None:
    report = await verify_match(store, await finished_match(store))
    said = report.write(load_words(("bot",), locale))
    assert verdict in said
    assert not {"Secret", "draws", "fits"} & set(said.split())


async def test_a_forged_die_is_found(store: Store) -> None:
    report = await verify_match(store, await finished_match(store, change_die=True))
    assert not report.honest
    assert "5 of 6" in report.write(ENGLISH)


async def test_a_hidden_die_is_found(store: Store) -> None:
    match_id = await finished_match(store)
    chance = KeyedChance(match_key(SECRET, NONCES))
    later = NewChoice(
        number=2,
        question=2,
        seat=0,
        kind="roll",
        keys=("roll",),
        fingerprint=0,
        drawn=((4, chance.draw(4, 0, 7), 0, 7),),
        at=3,
    )
    async with store.transaction() as work:
        await work.save_choice(match_id, 2, Submission(choices=(later,), at=3))
    report = await verify_match(store, match_id)
    assert not report.honest
    assert "Missing: draw 6 of epoch 0" in report.write(ENGLISH)


@pytest.mark.parametrize(
    ("epochs", "skipping"), [((1, 2), []), ((1, 1, 2), []), ((1, 7), [3]), ((0,), [2])]
)
async def test_going_back_begins_the_next_epoch_of_chance(
    store: Store, epochs: tuple[int, ...], skipping: list[int]
) -> None:
    """With an epoch of their choice, whoever holds the secret would choose the next dice."""
    match_id = await finished_match(store)
    back = tuple(
        NewChoice(
            number=number, question=0, seat=0, kind="rewind", keys=(str(epoch), "deck"),
            fingerprint=0, at=3,
        )
        for number, epoch in enumerate(epochs, start=2)
    )  # fmt: skip
    async with store.transaction() as work:
        await work.save_choice(match_id, 2, Submission(choices=back, at=3))
    report = await verify_match(store, match_id)
    assert report.honest == (not skipping)
    said = report.write(ENGLISH)
    assert [f"out of turn: choice {n}" in said for n in skipping] == [True] * len(skipping)


async def test_dice_of_voided_choices_are_checked_too(store: Store) -> None:
    match_id = await finished_match(store, change_die=True)
    async with store.transaction() as work:
        version = await work.change_match(match_id, 2, MatchChange(), at=3)
        await work.void_choices(match_id, version, first=1)
    assert not (await verify_match(store, match_id)).honest


async def test_the_secret_stays_secret_until_the_match_is_over(store: Store) -> None:
    with pytest.raises(Refused, match="not-over"):
        await verify_match(store, await finished_match(store, over=False))


async def test_an_unknown_match_is_refused(store: Store) -> None:
    with pytest.raises(Refused, match="no-match"):
        await verify_match(store, 99)
