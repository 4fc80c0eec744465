"""Numbers that count what is hidden look like nothing in buttons, and are read back."""

from __future__ import annotations

from itertools import pairwise

from bot.matches.mask import FIRST, Mask

OURS, THEIRS = Mask(b"the secret of a match"), Mask(b"the secret of another")
COUNTED = range(2000)


def test_every_number_is_read_back_from_its_mask() -> None:
    assert [OURS.reveal(OURS.hide(number)) for number in COUNTED] == list(COUNTED)
    assert len({OURS.hide(number) for number in COUNTED}) == len(COUNTED)


def test_masked_numbers_grow_with_nothing() -> None:
    masked = [OURS.hide(number) for number in COUNTED]
    rising = sum(one < next_ for one, next_ in pairwise(masked))
    assert 0.45 < rising / len(masked) < 0.55
    assert all(FIRST <= each < 10**18 for each in masked), "as long as an address may have them"


def test_without_the_key_a_mask_means_another_number() -> None:
    assert all(THEIRS.reveal(OURS.hide(number)) != number for number in COUNTED)


def test_the_numbers_of_older_messages_are_as_they_seem() -> None:
    assert [OURS.reveal(number) for number in COUNTED] == list(COUNTED)
