"""Options that remove pieces say how many, and the card that Outrage asks for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.play.confirmation import confirmation
from bot.ui.markup import bot_words
from bot.ui.wording import Wording
from engine.core.choices.actions import Option
from engine.core.choices.questions import (
    OneOf,
    Question,
    QuestionId,
    answer_from_keys,
    answer_keys,
)
from engine.core.seats import Seat
from engine.core.simulation.ahead import find_change, precondition_hash
from engine.core.simulation.naming import Named
from engine.root.cards.hirelings.base.uprising import Rise
from engine.root.cards.hirelings.marauder.flames import Burn
from engine.root.data.cards import copies_of
from engine.root.factions.corvids.actions import Flip
from engine.root.factions.duchy.actions import Dig
from engine.root.factions.hundreds.actions import Raze
from engine.root.factions.vagabond.special_actions import Instigate, ScorchEarth
from engine.root.pieces import Clearing
from engine.root.rules.battle.fighting import Battle
from engine.root.rules.crafting import Craft
from tests.root.kit import GAME, RootTestTable
from tests.root.kit.alliance import sympathy
from tests.root.kit.corvids import hide
from tests.root.kit.hirelings import hired_table, singing
from tests.root.kit.hundreds import mob
from tests.root.kit.vagabond import wander

FOX, OTHER_FOX, RABBIT = 1, 6, 5
FAVOR = Craft(copies_of("favor_of_the_foxes")[0])


def row(table: RootTestTable, key: str, option: Option, locale: str = "en") -> str:
    """Return what an option's row says it costs and brings."""
    seat = Seat(table.seat(key))
    wording = Wording(GAME, locale, GAME.view(table.state, seat), reader=seat)
    return wording.price(option, GAME.facts(table.state, seat, option))


@pytest.mark.parametrize(
    ("locale", "one", "two"),
    [
        ("en", "costs you 1 card (fox): Outrage", "costs you 2 cards (2 fox): Outrage"),
        ("de", "kostet dich 1 Karte (Fuchs): Empörung", "kostet dich 2 Karten (2 Fuchs)"),
        ("es", "te cuesta 1 carta (zorro): Indignación", "te cuesta 2 cartas (2 zorro)"),
    ],
)
def test_a_favor_names_a_card_for_each_sympathy_it_removes(locale: str, one: str, two: str) -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond")
    sympathy(table, RABBIT)
    assert "Outrage" not in row(table, "marquise", FAVOR)

    sympathy(table, FOX)
    assert one in row(table, "marquise", FAVOR, locale)
    sympathy(table, OTHER_FOX)
    assert two in row(table, "marquise", FAVOR, locale)
    assert "Outrage" not in row(table, "alliance", FAVOR)


def test_only_a_bomb_costs_a_card_when_it_is_flipped() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "corvids")
    sympathy(table, FOX, RABBIT)
    hide(table, FOX, "bomb", corvids=1)
    hide(table, RABBIT, "snare", corvids=1)

    assert "costs you 1 card (fox): Outrage" in row(table, "corvids", Flip(Clearing(FOX)))
    assert "Outrage" not in row(table, "corvids", Flip(Clearing(RABBIT)))


def test_a_mob_names_the_card_that_its_razing_costs() -> None:
    table = RootTestTable("hundreds", "eyrie", "alliance")
    sympathy(table, FOX)
    mob(table, FOX)

    told = row(table, "hundreds", Raze(Clearing(FOX)))
    assert told == (
        "removes 1 enemy piece · +1 point for what falls · costs you 1 card (fox): Outrage"
    )


def test_scorched_earth_names_the_card_that_it_costs() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond")
    sympathy(table, FOX)
    wander(table, FOX, "torch", character="scoundrel")

    assert "costs you 1 card (fox): Outrage" in row(table, "vagabond", ScorchEarth())


def test_whoever_instigates_a_battle_may_owe_a_card_for_either_side() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond")
    sympathy(table, FOX)
    table.place(FOX, alliance=1, eyrie=3)
    wander(table, FOX, "torch", character="vagrant")
    alliance, eyrie = table.seat("alliance"), table.seat("eyrie")

    for option in (Instigate(eyrie, alliance), Instigate(alliance, eyrie)):
        assert "may cost you 1 card (fox): Outrage" in row(table, "vagabond", option)
        assert "May cost you 1 card (fox): Outrage" in confirmed(table, "vagabond", option)
    table.place(FOX, alliance=3, eyrie=1)
    assert "Outrage" not in row(table, "vagabond", Instigate(eyrie, alliance))


def confirmed(table: RootTestTable, key: str, option: Option) -> str:
    """Return what a seat is told before it confirms an option."""
    seat = Seat(table.seat(key))
    live: Any = SimpleNamespace(match=SimpleNamespace(game=GAME, state=table.state))
    wording = Wording(GAME, "en", GAME.view(table.state, seat), reader=seat)
    asked = Question(QuestionId(1), seat, "vagabond.coerce", OneOf((option,)), True, {})
    return confirmation(bot_words("en"), live, wording, asked, option, typed=True)


def test_a_battle_of_a_hireling_shows_its_controllers_price() -> None:
    table = hired_table("last_dynasty", "marquise")
    table.place(FOX, last_dynasty=3)
    sympathy(table, FOX)
    side = Seat(table.seat("last_dynasty"))
    battle = Battle(clearing=Clearing(FOX), defender=Seat(table.seat("alliance")))

    assert GAME.facts(table.state, side, battle)["may_outrage"] == "fox"


def burning_table() -> RootTestTable:
    """Return a table where Flame Bearers choose between a warrior and sympathy in two clearings."""
    table = hired_table("flame_bearers", "marquise")
    for place in (FOX, RABBIT):
        table.place(place, flame_bearers=1, eyrie=1)
    sympathy(table, FOX, RABBIT)
    table.play(singing(table, "flame_bearers"), ["marquise: ..."])
    return table


def test_what_flame_bearers_burn_names_its_price_clearing_by_clearing() -> None:
    table = burning_table()
    for suit in ("fox", "rabbit"):
        warrior, token = table.options("marquise", Burn)
        assert row(table, "marquise", warrior) == ""
        assert row(table, "marquise", token) == f"costs you 1 card ({suit}): Outrage"
        table.choose("marquise", token, ["marquise: ..."])


def test_what_is_planned_to_burn_in_one_clearing_is_not_burnt_in_another() -> None:
    table = burning_table()
    match, marquise = table.match, Seat(table.seat("marquise"))
    assert match is not None
    planned, _ = table.options("marquise", Burn)
    before = precondition_hash(match, marquise, planned)
    assert find_change(match, marquise, planned, before) == ""

    table.choose("marquise", planned, ["marquise: ..."])
    elsewhere = answer_from_keys(table.question("marquise").form, answer_keys(planned))
    assert elsewhere is not None
    assert find_change(match, marquise, elsewhere, before) == Named("Clearing", RABBIT)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "removes 5 enemy pieces · +2 points for what falls"),
        ("de", "entfernt 5 gegnerische Teile · +2 Punkte für das, was fällt"),
        ("es", "retira 5 piezas enemigas · +2 puntos por lo que cae"),
    ],
)
def test_a_favor_counts_what_it_removes_and_scores(locale: str, said: str) -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond")
    assert "removes nothing" in row(table, "marquise", FAVOR)

    table.place(FOX, eyrie=3, marquise=4)
    table.build(FOX, "eyrie", "roost")
    sympathy(table, OTHER_FOX)
    assert said in row(table, "marquise", FAVOR, locale)
    assert "removes" not in row(table, "marquise", Craft(copies_of("sword")[0]))


def test_the_uprising_counts_the_enemies_of_whoever_controls_it() -> None:
    table = hired_table("spring_uprising", "marquise", "marquise", "eyrie", "vagabond")
    table.place(FOX, spring_uprising=1, eyrie=2, marquise=2)

    assert row(table, "marquise", Rise(Clearing(FOX))) == "removes 2 enemy pieces"


def test_digging_into_sympathy_names_the_card_that_it_costs_besides() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "duchy")
    table.place(FOX, marquise=1)
    sympathy(table, FOX)

    assert "costs you 1 card (fox): Outrage" in row(table, "duchy", Dig(Clearing(FOX)))
    assert "Outrage" not in row(table, "duchy", Dig(Clearing(RABBIT)))
