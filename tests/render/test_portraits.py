"""Portraits: everything that can be looked up or played has one, small and distinct."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.ui.wording import Wording
from engine.games import GAMES
from render.games import RENDERERS, blank_portrait
from render.layout.portrait import SIDE

SHOWN = 85
"""Width of a thumbnail on Discord."""
SMALL = 16 * 1024


def small(game: str, key: str) -> Image.Image:
    image = RENDERERS[game].portrait(key, key).image
    return image.resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)


def differ(one: Image.Image, other: Image.Image) -> bool:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 1


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_looked_up_has_a_small_square(game: str) -> None:
    words = Wording(GAMES[game], "en", None).words
    for card in GAMES[game].card_entries(words):
        portrait = RENDERERS[game].portrait(card.key, card.name)
        assert (portrait.image.size, portrait.alt) == ((SIDE, SIDE), card.name), card.key
        assert len(portrait.encode()) < SMALL, card.key


@pytest.mark.parametrize("game", GAMES)
def test_factions_are_told_apart_where_discord_shows_them(game: str) -> None:
    shown = {kind.key: small(game, kind.key) for kind in GAMES[game].seat_kinds}
    for one, other in combinations(shown, 2):
        assert differ(shown[one], shown[other]), (one, other)


def test_a_character_is_told_by_what_it_begins_with() -> None:
    assert differ(small("root", "vagabond:thief"), small("root", "vagabond:tinker"))
    assert differ(small("root", "vagabond:thief"), small("root", "vagabond"))


def test_cards_are_told_apart_by_suit_and_price() -> None:
    cards = ["ambush_fox", "ambush_mouse", "armorers", "royal_claim", "anvil", "sword"]
    shown = {card: small("root", card) for card in cards}
    for one, other in combinations(shown, 2):
        assert differ(shown[one], shown[other]), (one, other)


def test_heroes_are_told_apart_by_their_attributes() -> None:
    assert differ(small("runewars", "hero.laurel"), small("runewars", "hero.mordrog"))


def test_the_place_of_a_portrait_is_kept_by_one_of_its_size() -> None:
    assert blank_portrait().image.size == (SIDE, SIDE)
