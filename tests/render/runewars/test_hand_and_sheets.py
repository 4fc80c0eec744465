"""Hands as cards, and faction sheets: complete, without overlaps, for the right eyes only."""

from itertools import product

import pytest
from msgspec.structs import replace

from engine.core.seats import Seat
from engine.runewars.data.cards import (
    HEROES,
    OBJECTIVES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTIC_FACE,
    TACTICS,
)
from engine.runewars.data.units import FACTION_KEYS, UNITS
from engine.runewars.pieces import HeroId, ObjectiveId, OrderNumber, QuestCardId, RewardId, TacticId
from engine.runewars.view import HeroView
from render.boxes import Box
from render.games import RENDERERS
from render.layout.cards import WIDE
from render.runewars import words_of
from render.runewars.hand import Card, face_of, hand_alt, lay_out_hand
from render.runewars.sheets import lay_out_sheet
from tests.cases import over
from tests.render.comparing import collisions
from tests.render.faces import LEGIBLE, PHONE, readable
from tests.render.runewars.positions import position

WORDS = words_of("en")
RUNEWARS = RENDERERS["runewars"]
MESSAGES = sorted(
    {
        *(f"tactic-{each.key}" for each in TACTICS),
        *(f"quest-{each.key}" for each in QUESTS),
        *(f"objective-{each.key}" for each in OBJECTIVES),
        *(f"reward-{each.key}" for each in REWARDS),
    }
)


def reward(key):
    return RewardId(next(n for n, each in enumerate(REWARDS) if each.key == key))


def holding(view):
    """Give the viewer a full hand."""
    cards = tuple(TacticId(TACTIC_FACE[n]) for n in range(10))
    hero = HeroView(
        HeroId(2), Seat(0), view.areas[0].area, 1, False, False, (("wisdom", 1),), 3,
        (reward("soulbiter"),), (reward("timmorran_shard"), reward("ice_storm")),
    )  # fmt: skip
    return replace(
        view,
        seat=Seat(0),
        hand=tuple(sorted(cards)),
        fresh=cards[:1],
        playable=frozenset({"rally_cry", QUESTS[2].key}),
        spendable=frozenset({"rally_cry", "horrific_rumors", QUESTS[1].key}),
        quests=(QuestCardId(0), QuestCardId(1), QuestCardId(2)),
        objective=ObjectiveId(3),
        orders_left=tuple(map(OrderNumber, (1, 3, 4, 8))),
        heroes=(hero,),
    )


@over("locale, message", product(("en", "de", "es"), MESSAGES))
def test_every_card_says_in_full_what_it_does_and_can_be_read_on_a_phone(locale, message):
    words = words_of(locale)
    for marked in (False, True):
        name = message.replace("_", "-")
        card = Card("tactics", name, 2, marked, marked, words.say("hand-fresh", n=2, all="no"))
        readable(face_of(card, words, "card"), words.say(f"{name}.text"))


def test_a_hand_is_laid_out_without_overlaps_and_says_what_is_held():
    view = holding(position(4))
    page = lay_out_hand(view, WORDS)
    assert collisions(page.sheet) == []
    assert all(each.box.inside(Box(0, 0, WIDE, page.y + 16)) for each in page.sheet)
    said = hand_alt(view, WORDS)
    for each in ("3 × Rally Cry, playable now", "Summon Lightning", "Orders left: 1 Strategize",
                 WORDS.say(f"quest-{QUESTS[0].key}"), "Objective: The Golden Harvest",
                 "Timmorran Shard"):  # fmt: skip
        assert each in said


def test_cards_that_can_be_played_or_discarded_stand_out_each_in_its_way():
    view = holding(position(4))
    dull = replace(view, playable=frozenset(), spendable=frozenset())
    looks = {
        RUNEWARS.hand(each).image.tobytes()
        for each in (
            view, dull, replace(view, playable=frozenset()), replace(view, spendable=frozenset())
        )
    }  # fmt: skip
    assert len(looks) == 4
    assert "now" not in hand_alt(dull, WORDS)
    said = hand_alt(view, WORDS)
    assert "3 × Rally Cry, playable now, can be discarded now" in said
    for number, mark in ((1, "can be discarded now"), (2, "playable now")):
        name = WORDS.say(f"quest-{QUESTS[number].key.replace('_', '-')}")
        assert f"{name}, {mark}" in said


def test_a_card_drawn_this_season_says_that_it_waits():
    view = holding(position(4))
    groups = [each.group for each in lay_out_hand(view, WORDS).sheet]
    assert sum(" note " in group for group in groups) == 1 + 2
    assert RUNEWARS.hand(view).image.tobytes() != (
        RUNEWARS.hand(replace(view, fresh=())).image.tobytes()
    )


def test_an_order_chosen_while_others_choose_lies_sealed_before_its_owner():
    view = holding(position(4))
    chosen = replace(view, sealed=OrderNumber(3))
    texts = {each.group for each in lay_out_hand(chosen, WORDS).sheet}
    assert "more hand-orders" in texts
    assert "Conquer" in hand_alt(chosen, WORDS).split("sealed: ")[1]
    assert "sealed" not in hand_alt(view, WORDS)
    assert RUNEWARS.hand(chosen).image.tobytes() != RUNEWARS.hand(view).image.tobytes()


def test_a_spectator_holds_nothing():
    view = replace(position(4), seat=None)
    assert "spectator" in RUNEWARS.hand(view).alt


@pytest.mark.parametrize("seat", range(4))
def test_a_sheet_is_laid_out_without_overlaps(seat):
    view = holding(position(4))
    faction = view.seats[seat].faction
    assert faction == FACTION_KEYS[seat]
    page = lay_out_sheet(view, seat, WORDS)
    assert collisions(page.sheet) == []
    assert all(each.box.inside(Box(0, 0, WIDE, page.y + 16)) for each in page.sheet)
    groups = {each.group for each in page.sheet}
    for unit in UNITS:
        assert (f"unit {unit.key}" in groups) is (unit.faction == faction)
    for resource in ("food", "wood", "ore"):
        assert {f"dial {resource} {step}" for step in range(9)} <= groups
    assert {f"order {number}" for number in range(1, 9)} <= groups


@over("locale, seat", product(("en", "de", "es"), range(4)))
def test_a_sheet_can_be_read_on_a_phone(locale, seat):
    """Specials stand there in full."""
    words, view = words_of(locale), holding(position(4))
    page = lay_out_sheet(view, seat, words)
    assert collisions(page.sheet) == []
    written = [each.image.info["written"] for each in page.sheet if "written" in each.image.info]
    assert min(size for _, _, size, *_ in written) * PHONE / WIDE >= LEGIBLE
    assert not any(text.endswith("…") for text, *_ in written)
    said = " ".join(text for text, *_ in written)
    for unit, _ in view.seats[seat].supply:
        assert words.say(f"unit-{UNITS[unit].key.replace('_', '-')}.text") in said


def test_a_sheet_shows_where_a_dial_points():
    view = position(4)
    seat = view.seats[0]
    pictures = set()
    for value in range(9):
        dials = tuple((each, value if each == "food" else n) for each, n in seat.dials)
        changed = replace(view, seats=(replace(seat, dials=dials), *view.seats[1:]))
        pictures.add(RUNEWARS.sheet(changed, 0).image.tobytes())
    assert len(pictures) == 9


def test_facedown_rewards_are_on_their_own_seat_s_sheet_alone():
    view = holding(position(4))
    hero = view.heroes[0]
    other = replace(view, seat=Seat(1), heroes=(replace(hero, hidden=None),))
    assert "Timmorran Shard" in RUNEWARS.sheet(view, 0).alt
    assert "Timmorran Shard" not in RUNEWARS.sheet(other, 0).alt
    assert RUNEWARS.sheet(view, 0).image.tobytes() != RUNEWARS.sheet(other, 0).image.tobytes()


def test_everything_that_pictures_name_has_a_name():
    for kind, keys in (
        ("unit", [each.key for each in UNITS]),
        ("hero", [each.key for each in HEROES]),
        ("season-card", [each.key for each in SEASON_CARDS]),
        ("faction", FACTION_KEYS),
    ):
        for key in keys:
            assert WORDS.say(f"{kind}-{key.replace('_', '-')}")
