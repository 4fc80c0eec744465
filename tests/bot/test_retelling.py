"""A log of Root as it is told: a deed with its price and points, equal deeds as one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import engine.root
from bot.ui.summaries import deed_of
from bot.ui.wording import Wording
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.data.cards import FACE, copies_of
from engine.root.events import Ambushed, Discarded, Moved, Placed, Removed, Scored
from engine.root.factions.alliance.supporters import SupportersSpent
from engine.root.factions.eyrie.decree import Column, DecreeFollowed
from engine.root.factions.riverfolk.turn import PricesSet
from engine.root.pieces import CardId, Clearing, Place
from tests.root.kit import GAME, RootTestTable

MARQUISE, EYRIE, ALLIANCE, CORVIDS = map(Seat, range(4))
RECRUITED = (
    DecreeFollowed(EYRIE, CardId(3), Column("recruit")), Placed(EYRIE, Clearing(3), "warrior", 1),
)  # fmt: skip
WOOD = tuple(Removed(MARQUISE, Seat(-1), Clearing(at), "wood", 1, "effect") for at in (1, 5))
WORKSHOP = Placed(MARQUISE, Clearing(9), "workshop", 1)


@pytest.fixture
def wording() -> Wording:
    table = RootTestTable("marquise", "eyrie", "alliance", "corvids")
    return Wording(GAME, "en", GAME.view(table.state, MARQUISE))


def told(wording: Wording, *events: Event) -> list[str]:
    return wording.lines(wording.retell(events))


def test_a_building_is_told_with_its_wood_and_its_points(wording: Wording) -> None:
    scored = Scored(MARQUISE, 2, 4, "build")

    assert told(wording, *WOOD, WORKSHOP, scored) == [
        "The Marquise built a workshop in clearing 9 (mouse) for 2 wood: +2, now 4."
    ]


def test_points_for_something_else_are_told_by_themselves(wording: Wording) -> None:
    scored = Scored(EYRIE, 2, 4, "build")

    built, points = told(wording, *WOOD, WORKSHOP, scored)

    assert built == "The Marquise built a workshop in clearing 9 (mouse) for 2 wood."
    assert points == "Eyrie: +2 points for building, now 4."


def test_what_the_decree_recruits_in_one_place_is_told_once(wording: Wording) -> None:
    assert told(wording, *RECRUITED, *RECRUITED) == [
        "The Eyrie placed 2 warriors in clearing 3 (rabbit)."
    ]


def test_a_card_of_the_decree_is_told_until_something_came_of_it(wording: Wording) -> None:
    card, _ = RECRUITED
    moved = Moved(EYRIE, Place(3), Place(7), "warrior", 4)

    assert told(wording, card) == ["Decree, Recruit: Crossbow (bird)."]
    assert told(wording, card, moved) == [
        "The Eyrie moved 4 warriors from clearing 3 (rabbit) to clearing 7 (mouse)."
    ]


def test_wood_that_was_taken_away_is_no_price(wording: Wording) -> None:
    lost = Removed(MARQUISE, EYRIE, Clearing(5), "wood", 1, "battle")

    assert told(wording, lost, WORKSHOP) == [
        "The Marquise lost 1 wood in clearing 5 (rabbit) to the Eyrie.",
        "The Marquise placed a workshop in clearing 9 (mouse).",
    ]


def test_equal_pieces_placed_in_several_clearings_are_told_at_once(wording: Wording) -> None:
    """The Marquise's setup was eleven lines, recruiting one for each recruiter."""
    warriors = [Placed(MARQUISE, Clearing(at), "warrior", 1) for at in (1, 5, 9)]
    wood = Placed(MARQUISE, Clearing(9), "wood", 1)

    assert told(wording, *warriors, wood) == [
        "The Marquise placed 1 warrior each in clearings 1, 5 and 9.",
        "The Marquise placed 1 wood in clearing 9 (mouse).",
    ]
    assert told(wording, warriors[0], replace(warriors[1], count=2)) == [
        "The Marquise placed 1 warrior in clearing 1 (fox).",
        "The Marquise placed 2 warriors in clearing 5 (rabbit).",
    ]


def test_points_of_the_evening_are_not_taken_for_those_of_the_last_deed(wording: Wording) -> None:
    """A move seemed to score three points: "You moved 1 warrior (+3 for you: roosts)."."""
    moved = Moved(EYRIE, Place(3), Place(7), "warrior", 1)

    _, line = told(wording, moved, Scored(EYRIE, 3, 9, "roosts"))

    assert line == "Eyrie: +3 points for roosts, now 9."


# Deeds that are named before what they bring


def plot(at: int = 6) -> tuple[Event, ...]:
    return (
        Removed(CORVIDS, Seat(-1), Clearing(at), "warrior", 1, "effect"),
        Placed(CORVIDS, Clearing(at), "plot", 1),
    )


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "The Corvids placed a facedown plot in clearing 6 (fox) for 1 warrior."),
        ("de", "Der Krähenbund hat auf Lichtung 6 (Fuchs) 1 verdeckte Intrige für 1 Krieger "
               "eingesetzt."),
        ("es", "La Conjura colocó un complot boca abajo en el claro 6 (zorro) a cambio de "
               "1 guerrero."),
    ],
)  # fmt: skip
def test_a_warrior_that_becomes_a_plot_is_its_price(locale: str, said: str) -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "corvids")
    wording = Wording(GAME, locale, GAME.view(table.state, None))

    assert told(wording, *plot()) == [said]


def test_sympathy_for_a_warrior_is_told_with_its_points(wording: Wording) -> None:
    organized = (
        Removed(ALLIANCE, Seat(-1), Clearing(5), "warrior", 1, "effect"),
        Placed(ALLIANCE, Clearing(5), "sympathy", 1),
        Scored(ALLIANCE, 1, 3, "sympathy"),
    )

    assert told(wording, *organized) == [
        "The Alliance placed sympathy in clearing 5 (rabbit) for 1 warrior: +1, now 3."
    ]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "The Alliance spread sympathy to clearing 5 (rabbit) for Anvil (fox): +1, now 3."),
        ("de", "Die Allianz hat Sympathie auf Lichtung 5 (Hase) verbreitet, für Anvil (Fuchs): "
               "+1, jetzt 3."),
        ("es", "La Alianza extendió la simpatía al claro 5 (conejo) por Anvil (zorro): +1, "
               "ahora 3."),
    ],
)  # fmt: skip
def test_sympathy_is_told_with_the_supporters_and_its_points(locale: str, said: str) -> None:
    """It took two lines: the supporters, then the sympathy."""
    table = RootTestTable("marquise", "eyrie", "alliance", "corvids")
    wording = Wording(GAME, locale, GAME.view(table.state, MARQUISE))
    spread = (
        SupportersSpent(ALLIANCE, (FACE[copies_of("anvil")[0]],)),
        Placed(ALLIANCE, Clearing(5), "sympathy", 1),
        Scored(ALLIANCE, 1, 3, "sympathy"),
    )

    assert told(wording, *spread) == [said]


def test_what_leaves_another_clearing_is_no_price(wording: Wording) -> None:
    warrior, _ = plot(6)
    _, laid = plot(8)

    assert told(wording, warrior, laid) == [
        "The Corvids took 1 warrior off clearing 6 (fox).",
        "The Corvids placed a facedown plot in clearing 8 (fox).",
    ]


def test_a_loss_by_rule_has_its_reason(wording: Wording) -> None:
    bomb = Removed(CORVIDS, Seat(-1), Clearing(6), "bomb", 1, "bomb")

    assert told(wording, bomb) == ["The Corvids took a bomb off clearing 6 (fox): it went off."]


def test_a_card_is_told_with_what_it_was_spent_for(wording: Wording) -> None:
    card = (FACE[copies_of("anvil")[0]],)

    assert told(wording, Discarded(CORVIDS, card, "recruit"), Discarded(CORVIDS, card)) == [
        "The Corvids spent Anvil (fox) to recruit.", "The Corvids discarded Anvil (fox).",
    ]  # fmt: skip


def test_the_card_of_an_ambush_is_named_once(wording: Wording) -> None:
    card = FACE[copies_of("ambush_fox")[0]]
    discarded = Discarded(MARQUISE, (card,))

    assert told(wording, discarded, Ambushed(MARQUISE, Clearing(6), card)) == [
        "The Marquise sprang an ambush in clearing 6 (fox) with Ambush! (fox)."
    ]


def test_every_reason_to_spend_a_card_has_words() -> None:
    package = Path(str(engine.root.__file__)).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    reasons = re.findall(r'\bdiscard\([^()]*\], "(\w+)"\)', source)

    assert len(set(reasons)) > 5
    for locale in ("en", "de", "es"):
        assert all(GAME.words(locale).has(f"spent-{each}") for each in reasons)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "set prices: a card 3, Riverboats 1, Mercenaries 2"),
        ("de", "hat Preise gesetzt: eine Karte 3, Flussboote 1, Mietkrieger 2"),
        ("es", "fijó precios: una carta 3, Barcas 1, Tropas a sueldo 2"),
    ],
)
def test_prices_do_not_name_the_riverfolk_twice(locale: str, said: str) -> None:
    """A turn's post read "**Riverfolk** · Prices of the Riverfolk: a card 3, …"."""
    table = RootTestTable("riverfolk", "marquise", "eyrie")
    wording = Wording(GAME, locale, GAME.view(table.state, None))

    assert deed_of(wording, PricesSet(Seat(0), 3, 1, 2), brief=True) == said
