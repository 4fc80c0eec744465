"""Forecast in a battle's confirmation: the usual outcome, better ones, possible interference."""

from __future__ import annotations

import pytest

from bot.play.menus.prompt_builder import build_prompt
from bot.ui.wording import Wording
from engine.core.choices.actions import Option
from engine.core.choices.places import Way
from engine.core.choices.questions import OneOf, Question, QuestionId
from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.factions.hundreds.actions import (
    Advance,
    Charge,
    CommandBattle,
    CommandLead,
    Lead,
    Strike,
)
from engine.root.factions.vagabond.actions import Strike as VagabondStrike
from engine.root.factions.vagabond.special_actions import Instigate
from engine.root.pieces import CardId, Clearing, PieceKind
from engine.root.rules.battle.fighting import Battle
from tests.root.kit import GAME, RootTestTable
from tests.root.kit.alliance import sympathy
from tests.root.kit.corvids import hide
from tests.root.kit.hundreds import warlord
from tests.root.kit.marquise import march
from tests.root.kit.vagabond import wander

AT = Clearing(5)


@pytest.fixture
def table() -> RootTestTable:
    table = RootTestTable("marquise", "eyrie", "alliance", "corvids")
    for hand in table.state.hands:
        hand.clear()
    return table


def foreseen(table: RootTestTable, attacking: int, defending: int, locale: str = "en") -> list[str]:
    attacker, defender = table.seat("marquise"), table.seat("eyrie")
    table.place(AT, marquise=attacking, eyrie=defending)
    option: Option = Battle(clearing=AT, defender=Seat(defender))
    wording = Wording(GAME, locale, GAME.view(table.state, attacker), reader=attacker)
    return [wording.message(each) for each in GAME.forecast(table.state, attacker, option)]


def test_one_against_one_has_its_odds(table: RootTestTable) -> None:
    # Of 16 rolls, 15 have a die of at least 1, and 9 have two.
    assert foreseen(table, 1, 1) == ["Expect to lose 1 and remove 1."]


def test_more_than_is_usual_is_told_with_its_chance(table: RootTestTable) -> None:
    # The higher of two dice is 3 in 7 of 16 rolls, the lower 2 or 3 in 4.
    usual, *more = foreseen(table, 3, 3)

    assert usual == "Expect to lose 1 and remove 2."
    assert more == ["7 in 16: you remove 3.", "1 in 4: you lose 2 or more."]


def test_nobody_is_foreseen_to_lose_what_is_not_there(table: RootTestTable) -> None:
    table.build(AT, "eyrie", "roost")

    assert foreseen(table, 4, 0)[0] == "Whatever the dice show, you lose nothing and remove 1."


def test_an_ambush_is_foreseen_by_what_everybody_can_count(table: RootTestTable) -> None:
    eyrie = table.seat("eyrie")
    held = [number for number, card in enumerate(CARDS) if card.kind != "ambush"][:3]
    table.state.hands[eyrie][:] = [CardId(number) for number in held]

    said = foreseen(table, 1, 1)[-1]

    assert said.startswith("They hold 3 cards and may ambush (about ")


@pytest.mark.parametrize("card", ["sappers", "ambush_fox", "ambush_bird"])
def test_an_open_hand_shows_whether_an_ambush_is_in_it(card: str) -> None:
    """Against the Riverfolk a chance was told, as if nobody saw their cards."""
    table = RootTestTable("marquise", "riverfolk", "eyrie")
    table.state.hands[table.seat("riverfolk")].clear()
    table.give("riverfolk", card)
    table.place(AT, riverfolk=2)  # a rabbit clearing

    told = [line for line in before_battle(table, "riverfolk") if "ambush" in line]

    shown = (
        "They hold an ambush that fits, as their open hand shows: 2 hits on you before the dice."
    )
    assert told == [shown] * (card == "ambush_bird")


def test_against_an_empty_hand_there_is_no_ambush(table: RootTestTable) -> None:
    assert not any("ambush" in line for line in foreseen(table, 2, 2))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("de", "Rechne damit, 1 zu verlieren und 1 zu entfernen."),
        ("es", "Cuenta con perder 1 y retirar 1."),
    ],
)
def test_it_is_foreseen_in_every_language(table: RootTestTable, locale: str, said: str) -> None:
    assert foreseen(table, 1, 1, locale)[0] == said


# The price of removing pieces


def before_battle(
    table: RootTestTable, defender: str, attacking: int = 4, locale: str = "en"
) -> list[str]:
    """Return what the Marquise hear before a battle against what is placed in the clearing."""
    attacker = table.seat("marquise")
    table.place(AT, marquise=attacking)
    option: Option = Battle(clearing=AT, defender=Seat(table.seat(defender)))
    wording = Wording(GAME, locale, GAME.view(table.state, attacker), reader=attacker)
    return [wording.message(each) for each in GAME.forecast(table.state, attacker, option)]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "If the sympathy falls, you give the Alliance a card that counts as rabbit"),
        ("de", "Fällt die Sympathie, gibst du der Allianz eine Karte, die als Hase zählt"),
        ("es", "Si cae la simpatía, das a la Alianza una carta que cuente como conejo"),
    ],
)
def test_removing_sympathy_has_its_price(table: RootTestTable, locale: str, said: str) -> None:
    sympathy(table, AT)

    assert any(line.startswith(said) for line in before_battle(table, "alliance", locale=locale))


def test_sympathy_out_of_reach_costs_nothing(table: RootTestTable) -> None:
    table.place(AT, alliance=3)
    sympathy(table, AT)

    assert not any("sympathy" in line for line in before_battle(table, "alliance", 2))


def test_a_facedown_plot_may_be_a_raid(table: RootTestTable) -> None:
    hide(table, AT, "bomb")

    assert any("If the plot is a raid" in line for line in before_battle(table, "corvids"))


def test_a_plot_that_is_known_to_be_no_raid_has_no_price(table: RootTestTable) -> None:
    hide(table, AT, "bomb")
    table.board("corvids").denied[AT] = ["raid"]

    assert not any("raid" in line for line in before_battle(table, "corvids"))


def test_fallen_defenders_become_acolytes() -> None:
    table = RootTestTable("marquise", "eyrie", "lizards", "corvids")
    table.place(AT, lizards=2)

    assert any("becomes an acolyte" in line for line in before_battle(table, "lizards"))


@pytest.mark.parametrize(
    ("locale", "price"),
    [
        ("en", "may cost you 1 card (rabbit): Outrage"),
        ("de", "kann dich 1 Karte kosten (Hase): Empörung"),
        ("es", "puede costarte 1 carta (conejo): Indignación"),
    ],
)
def test_a_battle_that_may_remove_sympathy_shows_its_price_in_its_row(
    table: RootTestTable, locale: str, price: str
) -> None:
    sympathy(table, AT)
    table.place(AT, marquise=4)
    attacker = Seat(table.seat("marquise"))
    battle: Option = Battle(clearing=AT, defender=Seat(table.seat("alliance")))
    wording = Wording(GAME, locale, GAME.view(table.state, attacker), reader=attacker)

    assert price in wording.price(battle, GAME.facts(table.state, attacker, battle))

    table.place(AT, alliance=3)
    assert price not in wording.price(battle, GAME.facts(table.state, attacker, battle))


def test_striking_sympathy_shows_its_price() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond")
    sympathy(table, AT)
    wander(table, AT, "crossbow")
    vagabond = Seat(table.seat("vagabond"))
    strike: Option = VagabondStrike(Seat(table.seat("alliance")), PieceKind("sympathy"))
    wording = Wording(GAME, "en", GAME.view(table.state, vagabond), reader=vagabond)

    price = wording.price(strike, GAME.facts(table.state, vagabond, strike))

    assert "costs you 1 card (rabbit): Outrage" in price


@pytest.mark.parametrize(
    ("sides", "may"),
    [("eyrie alliance", True), ("alliance eyrie", True), ("eyrie marquise", False)],
)
def test_a_vagrant_reads_what_sympathy_that_falls_to_others_costs(sides: str, may: bool) -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond:vagrant")
    sympathy(table, AT)
    wander(table, AT, "torch", character="vagrant")
    table.place(AT, marquise=1, eyrie=2)
    table.place(AT, alliance=1)
    vagabond = Seat(table.seat("vagabond"))
    deed: Option = Instigate(*(Seat(table.seat(each)) for each in sides.split()))
    wording = Wording(GAME, "en", GAME.view(table.state, vagabond), reader=vagabond)

    price = wording.price(deed, GAME.facts(table.state, vagabond, deed))

    assert ("may cost you 1 card (rabbit): Outrage" in price) == may


@pytest.mark.parametrize(
    ("locale", "price"),
    [
        ("en", "costs you 1 card (rabbit): Outrage"),
        ("de", "kostet dich 1 Karte (Hase): Empörung"),
        ("es", "te cuesta 1 carta (conejo): Indignación"),
    ],
)
def test_moving_into_sympathy_has_its_price(table: RootTestTable, locale: str, price: str) -> None:
    sympathy(table, AT)
    table.place(1, marquise=2)
    mover = Seat(table.seat("marquise"))
    wording = Wording(GAME, locale, GAME.view(table.state, mover), reader=mover)

    def price_of(move: Option) -> str:
        return wording.price(move, GAME.facts(table.state, mover, move))

    assert price_of(march(1, AT, 1)) == price
    assert price_of(march(1, 9, 1)) == ""


@pytest.fixture
def led() -> RootTestTable:
    """Return a table with the warlord and two others in 1, beside 5 with two of the Eyrie."""
    table = RootTestTable("hundreds", "eyrie", "alliance")
    for hand in table.state.hands:
        hand.clear()
    warlord(table, 1, 2, "wrathful")
    table.place(1, eyrie=3)
    return table


@pytest.mark.parametrize("fights", [Charge, Strike])
def test_a_battle_of_the_warlord_is_foreseen_like_any_other(
    led: RootTestTable, fights: type[Charge | Strike]
) -> None:
    seat, eyrie = led.seat("hundreds"), led.seat("eyrie")
    option, named = fights(eyrie), CommandBattle(Clearing(1), eyrie)

    assert GAME.forecast(led.state, seat, option) == GAME.forecast(led.state, seat, named) != []
    assert GAME.facts(led.state, seat, option) == {"mine": 4, "theirs": 3}
    assert GAME.preview(led.state, seat, option) == GAME.preview(led.state, seat, named)
    asked = Question(QuestionId(1), seat, "hundreds.strike", OneOf((option,)), True, {})
    assert GAME.places(led.state, asked) == [Way(to=1)]


@pytest.mark.parametrize("leads", [CommandLead, Advance, Lead])
def test_a_move_of_the_warlord_alone_is_shown_with_its_price(
    led: RootTestTable, leads: type[CommandLead | Advance | Lead]
) -> None:
    sympathy(led, AT)
    seat, option = led.seat("hundreds"), leads(AT, 0)

    assert GAME.facts(led.state, seat, option) == {"outrage": "rabbit"}
    asked = Question(QuestionId(1), seat, "hundreds.command", OneOf((option,)), True, {})
    assert GAME.places(led.state, asked) == [Way(1, AT)]
    won, _ = GAME.stakes(led.state, seat, option)
    assert [each.args for each in won] == [{"clearing": AT}]
    shown = GAME.preview(led.state, seat, option)
    assert shown is not None
    there = {each.number: each for each in shown.view.clearings}
    assert (there[AT].warriors, there[1].warriors) == (((seat, 1),), ((seat, 2), (1, 3)))
    assert there[AT].standouts
    assert not there[1].standouts


def test_a_row_that_leads_into_sympathy_shows_its_price(table: RootTestTable) -> None:
    sympathy(table, AT)
    mover = Seat(table.seat("marquise"))
    wording = Wording(GAME, "en", GAME.view(table.state, mover), reader=mover)
    moves = tuple(march(1, to, n) for to in (AT, 9, 10) for n in range(1, 9))
    asked = Question(QuestionId(1), mover, "marquise.march", OneOf(moves), True, {})

    built = build_prompt(asked, wording, lambda option: GAME.facts(table.state, mover, option))

    details = {each.label: each.detail for each in built.entries}
    assert details == {
        "To 5 (rabbit)": "costs you 1 card (rabbit): Outrage · up to 8 warriors",
        "To 9 (mouse)": "up to 8 warriors",
        "To 10 (rabbit)": "up to 8 warriors",
    }
