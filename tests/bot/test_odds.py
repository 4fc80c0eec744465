"""The odds of a battle: exactly the results of the rules over all 16 rolls, and nothing secret."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from bot.ui.markup import decimal
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.advice.odds import (
    after_ambush,
    ambush_chance,
    battle_odds,
    losses,
    mean,
    public_effects,
)
from engine.root.advice.telling.battles import odds
from engine.root.events import Ambushed, Battled
from engine.root.game import GAME
from engine.root.pieces import Clearing
from engine.root.rules.battle.fighting import Battle
from engine.root.sight.rehide import rehide
from engine.root.state import Fight
from tests.root.kit import (
    EVERYBODY,
    OTHER_FOX,
    RootTestTable,
    battle,
    has_items,
    hire_service,
    mob,
    penitent,
    wander,
    warlord,
)


def fight_of(table: RootTestTable, attacker: str, defender: str, clearing: int) -> Fight:
    """Declare a battle."""
    return Fight(table.seat(attacker), table.seat(defender), Clearing(clearing))


def said(
    table: RootTestTable, *asked: object, reader: str | None = None, locale: str = "en"
) -> str:
    """Write the odds for a reader."""
    attacker, defender, place = asked
    seats = [None if key is None else table.seat(str(key)) for key in (attacker, defender)]
    viewer = None if reader is None else table.seat(reader)
    wording = Wording(GAME, locale, GAME.view(table.state, viewer))
    lines = GAME.odds(table.state, seats[0], seats[1], place)  # type: ignore[arg-type]
    return "\n".join(wording.message(line) for line in lines)


def plain(table: RootTestTable) -> tuple[str, str, int]:
    table.place(5, marquise=2, eyrie=1)
    return "marquise", "eyrie", 5


def guerrilla(table: RootTestTable) -> tuple[str, str, int]:
    table.place(5, marquise=3, alliance=2)
    return "marquise", "alliance", 5


def defenseless(table: RootTestTable) -> tuple[str, str, int]:
    table.place(5, marquise=4)
    table.build(5, "alliance", "sympathy")
    return "marquise", "alliance", 5


def commander(table: RootTestTable) -> tuple[str, str, int]:
    table.place(5, marquise=3, eyrie=1)
    table.board("eyrie").leader = "commander"
    return "eyrie", "marquise", 5


def wanderer_attacks(table: RootTestTable) -> tuple[str, str, int]:
    wander(table, OTHER_FOX, "sword", "sword-exhausted", "torch")
    table.place(OTHER_FOX, marquise=2)
    return "vagabond", "marquise", OTHER_FOX


def wanderer_defends(table: RootTestTable) -> tuple[str, str, int]:
    wander(table, OTHER_FOX, "torch", "boot")
    table.place(OTHER_FOX, marquise=2)
    return "marquise", "vagabond", OTHER_FOX


Situation = Callable[[RootTestTable], tuple[str, str, int]]
SITUATIONS: list[Situation] = [
    plain, guerrilla, defenseless, commander, wanderer_attacks, wanderer_defends,
]  # fmt: skip


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda each: each.__name__)
def test_the_odds_are_what_the_rules_do_with_all_sixteen_rolls(situation: Situation) -> None:
    dealt: Counter[int] = Counter()
    suffered: Counter[int] = Counter()
    for one in range(4):
        for other in range(4):
            table = RootTestTable(*EVERYBODY, responses="planned")
            sides = situation(table)
            fought = table.play(battle(*sides), dice=[one, other]).only(Battled)
            dealt[fought.dealt] += 1
            suffered[fought.suffered] += 1

    table = RootTestTable(*EVERYBODY, responses="planned")
    found = battle_odds(table.state, fight_of(table, *situation(table)))

    assert dict(enumerate(found.dealt)) == {
        hits: Fraction(dealt[hits], 16) for hits in range(max(dealt) + 1)
    }
    assert dict(enumerate(found.suffered)) == {
        hits: Fraction(suffered[hits], 16) for hits in range(max(suffered) + 1)
    }


def armoured_defender(table: RootTestTable) -> tuple[str, str, int]:
    table.craft("eyrie", "armorers")
    return plain(table)


def armoured_attacker(table: RootTestTable) -> tuple[str, str, int]:
    table.craft("marquise", "armorers")
    return plain(table)


def sappers(table: RootTestTable) -> tuple[str, str, int]:
    table.craft("eyrie", "sappers")
    return plain(table)


def brutal_tactics(table: RootTestTable) -> tuple[str, str, int]:
    table.craft("marquise", "brutal_tactics")
    return plain(table)


def ronin(table: RootTestTable) -> tuple[str, str, int]:
    wander(table, OTHER_FOX, "sword", "sword", character="ronin")
    table.place(OTHER_FOX, marquise=3)
    return "vagabond", "marquise", OTHER_FOX


def arbiter(table: RootTestTable) -> tuple[str, str, int]:
    wander(table, OTHER_FOX, "sword", "sword", character="arbiter")
    table.place(OTHER_FOX, marquise=3, eyrie=1)
    return "marquise", "eyrie", OTHER_FOX


ALWAYS = {
    "battle": dict.fromkeys(("armorers", "sappers", "brutal_tactics"), "always"),
    "swift_strike": {"when": "always"},
    "protector": {"when": "always"},
}
USED = [armoured_defender, armoured_attacker, sappers, brutal_tactics, ronin, arbiter]


@pytest.mark.parametrize("situation", USED, ids=lambda each: each.__name__)
def test_what_lies_open_changes_the_odds_as_the_rules_do(situation: Situation) -> None:
    total: Counter[str] = Counter()
    for one in range(4):
        for other in range(4):
            table = RootTestTable(*EVERYBODY, responses="planned")
            sides = situation(table)
            for plans in table.state.plans:
                plans.update(ALWAYS)
            fought = table.play(battle(*sides), dice=[one, other]).only(Battled)
            total["dealt"] += fought.dealt
            total["suffered"] += fought.suffered

    table = RootTestTable(*EVERYBODY, responses="planned")
    fight = fight_of(table, *situation(table))
    (option,) = public_effects(table.state, fight)
    found = battle_odds(table.state, fight, [option.apply])

    assert mean(found.dealt) == Fraction(total["dealt"], 16)
    assert mean(found.suffered) == Fraction(total["suffered"], 16)
    assert found != battle_odds(table.state, fight)


def looter(table: RootTestTable) -> tuple[str, str, int]:
    warlord(table, 5, 3, "wrathful")
    has_items(table, "eyrie", "tea")
    return "hundreds", "eyrie", 5


def bitter(table: RootTestTable) -> tuple[str, str, int]:
    warlord(table, 5, 0, "bitter")
    mob(table, 5, 1, 2)
    return "eyrie", "hundreds", 5


@pytest.mark.parametrize(
    ("situation", "answer"), [(looter, "loot"), (bitter, "5 1 2")], ids=["loot", "bitter"]
)
def test_what_the_warlord_may_do_changes_the_odds_as_the_rules_do(
    situation: Situation, answer: str
) -> None:
    total: Counter[str] = Counter()
    for one in range(4):
        for other in range(4):
            table = RootTestTable("hundreds", "eyrie")
            sides = situation(table)
            table.place(5, eyrie=2)
            played = table.play(battle(*sides), [f"hundreds: {answer}"], [one, other])
            total["dealt"] += played.only(Battled).dealt
            total["suffered"] += played.only(Battled).suffered

    table = RootTestTable("hundreds", "eyrie")
    fight = fight_of(table, *situation(table))
    table.place(5, eyrie=2)
    (option,) = public_effects(table.state, fight)
    found = battle_odds(table.state, fight, [option.apply])

    assert mean(found.dealt) == Fraction(total["dealt"], 16)
    assert mean(found.suffered) == Fraction(total["suffered"], 16)
    assert found != battle_odds(table.state, fight)
    told = GAME.odds(table.state, fight.attacker, fight.defender, 5)
    assert option.message in [each.id for each in told]


def test_two_against_one_by_hand() -> None:
    # The attacker deals the higher die, at most 2: 0 in 1 roll, 1 in 3, 2 in 12 of 16.
    # The defender deals the lower die, at most 1: 0 in 7 rolls of 16, 1 in 9.
    table = RootTestTable(*EVERYBODY)

    found = battle_odds(table.state, fight_of(table, *plain(table)))

    assert found.dealt == (Fraction(1, 16), Fraction(3, 16), Fraction(12, 16))
    assert found.suffered == (Fraction(7, 16), Fraction(9, 16))


def knights() -> tuple[RootTestTable, str, str]:
    table = RootTestTable("keepers", "eyrie", responses="planned")
    table.place(5, keepers=2)
    table.build(5, "keepers", "figure_1")
    return table, "keepers", "eyrie"


def stubborn() -> tuple[RootTestTable, str, str]:
    table = RootTestTable("hundreds", "eyrie", responses="planned")
    warlord(table, 5, 1, "stubborn")
    return table, "hundreds", "eyrie"


def helped() -> tuple[RootTestTable, str, str]:
    table = RootTestTable("marquise", "eyrie", "riverfolk", responses="planned")
    table.place(5, marquise=1, riverfolk=3)
    hire_service(table, "marquise")
    return table, "marquise", "eyrie"


@pytest.mark.parametrize("situation", [knights, stubborn, helped])
def test_the_odds_after_an_ambush_are_what_the_rules_make_of_it(
    situation: Callable[[], tuple[RootTestTable, str, str]],
) -> None:
    total: Counter[str] = Counter()
    for one in range(4):
        for other in range(4):
            table, attacker, enemy = situation()
            table.place(5, **{enemy: 4})
            table.give(enemy, "ambush_rabbit")
            table.state.plans[table.seat(enemy)]["ambush"] = {"when": "always"}
            played = table.play(battle(attacker, enemy, 5), dice=[one, other])
            assert played.told(Ambushed)
            fought = played.only(Battled)
            total["dealt"] += fought.dealt
            total["suffered"] += fought.suffered

    table, attacker, enemy = situation()
    table.place(5, **{enemy: 4})
    after = after_ambush(table.state, fight_of(table, attacker, enemy, 5))
    assert after is not None
    found = battle_odds(*after)

    assert mean(found.dealt) == Fraction(total["dealt"], 16)
    assert mean(found.suffered) == Fraction(total["suffered"], 16)


@pytest.mark.parametrize(("mercy", "lost"), [("literal", "0.0"), ("flip", "0.9")])
def test_a_penitent_is_told_that_the_clergy_spare_it(mercy: str, lost: str) -> None:
    table = RootTestTable("marquise", "clergy", mercy=mercy)
    table.place(5, marquise=3, clergy=3)
    penitent(table, "marquise")

    told = said(table, "marquise", "clergy", 5)

    assert f"Marquise loses {lost} warriors" in told
    assert ("the Clergy spare Penitents" in told) == (mercy == "literal")
    option = Battle(Clearing(5), table.seat("clergy"))
    (usual, *_) = GAME.forecast(table.state, table.seat("marquise"), option)
    assert usual.args == {"removed": 2, "lost": int(mercy == "flip")}


def test_hits_beyond_what_stands_there_are_no_losses(table: RootTestTable) -> None:
    table.place(5, marquise=3, eyrie=1)
    table.build(5, "eyrie", "roost")
    fight = fight_of(table, "marquise", "eyrie", 5)

    lost = losses(table.state, fight, fight.defender, battle_odds(table.state, fight).dealt)

    assert lost.warriors == Fraction(15, 16)  # one falls unless both dice show 0
    assert lost.pieces == Fraction(12, 16)  # the roost, unless the higher die shows 0 or 1
    assert "Eyrie loses 0.9 warriors and 0.8 buildings or tokens" in said(
        table, "marquise", "eyrie", 5
    )


@pytest.mark.parametrize(
    ("card", "owner", "dealt", "suffered"),
    [
        ("armorers", "eyrie", "0.0", "0.6"),
        ("armorers", "marquise", "1.7", "0.0"),
        ("sappers", "eyrie", "1.7", "1.6"),
        ("brutal_tactics", "marquise", "2.7", "0.6"),
    ],
)
def test_cards_that_lie_open_are_told_with_what_they_change(
    table: RootTestTable, card: str, owner: str, dealt: str, suffered: str
) -> None:
    sides = plain(table)
    table.craft(owner, card)

    assert f"attacker deals {dealt}, defender {suffered}" in said(table, *sides)


def test_a_card_that_does_nothing_here_is_not_told(table: RootTestTable) -> None:
    sides = plain(table)
    table.craft("eyrie", "brutal_tactics")  # only the attacker uses it
    table.craft("marquise", "sappers")  # only the defender does

    assert public_effects(table.state, fight_of(table, *sides)) == []


def test_the_ambush_risk_counts_what_lies_open_nowhere(table: RootTestTable) -> None:
    sides = plain(table)  # clearing 5 is a rabbit clearing
    table.give("eyrie", "sappers")
    fight = fight_of(table, *sides)

    assert ambush_chance(table.state, fight) == (Fraction(3, 54), 3, 54)

    table.discard("ambush_bird", "ambush_fox")

    assert ambush_chance(table.state, fight) == (Fraction(2, 52), 2, 52)


@pytest.mark.parametrize(
    ("locale", "without", "held"),
    [
        (
            "en",
            "Ambush: the Riverfolk play with an open hand; no card in it would do. (Law 4.3.1)",
            "Ambush: the Riverfolk play with an open hand; it holds a card that does. (Law 4.3.1)",
        ),
        (
            "de",
            "Hinterhalt: Das Flussvolk spielt mit offener Hand; keine Karte darin würde passen.",
            "Hinterhalt: Das Flussvolk spielt mit offener Hand; eine Karte darin passt.",
        ),
        (
            "es",
            "Emboscada: la Compañía juega con la mano abierta; ninguna de sus cartas serviría.",
            "Emboscada: la Compañía juega con la mano abierta; tiene una carta que sirve.",
        ),
    ],
)
def test_an_open_hand_shows_whether_it_may_ambush(locale: str, without: str, held: str) -> None:
    table = RootTestTable("marquise", "riverfolk")
    table.state.hands[table.seat("riverfolk")].clear()
    table.place(5, marquise=2, riverfolk=1)
    sides = ("marquise", "riverfolk", 5)
    table.give("riverfolk", "sappers", "ambush_fox")

    assert without in said(table, *sides, locale=locale)
    assert "is not foiled" not in said(table, *sides)

    table.give("riverfolk", "ambush_rabbit")

    assert held in said(table, *sides, locale=locale)
    assert "An ambush that is not foiled ends the battle" in said(table, *sides)


def test_with_scouts_or_against_an_empty_hand_there_is_no_risk(table: RootTestTable) -> None:
    sides = plain(table)

    assert "holds no cards, so there is no ambush" in said(table, *sides)

    table.give("eyrie", "ambush_bird")
    table.craft("marquise", "scouting_party")

    assert "No ambush works against the Marquise" in said(table, *sides)


def test_an_ambush_that_ends_the_battle_is_said_to(table: RootTestTable) -> None:
    sides = plain(table)
    table.give("eyrie", "sappers")

    assert "ends the battle: no Marquise would be left" in said(table, *sides)

    table.place(5, marquise=2)

    assert "After an ambush that is not foiled, the Marquise deals 1.7" in said(table, *sides)


def test_the_odds_say_the_same_whatever_is_hidden_and_whoever_asks(table: RootTestTable) -> None:
    sides = plain(table)
    table.give("eyrie", "ambush_bird", "ambush_rabbit", "sappers")
    table.give("marquise", "ambush_fox", "armorers")
    before = said(table, *sides)

    for seed in range(5):
        rehide(table.state, None, random.Random(seed))
        assert said(table, *sides) == before
        assert said(table, *sides, reader="eyrie") == before


def test_without_naming_one_all_battles_are_listed(table: RootTestTable) -> None:
    table.place(5, marquise=2, eyrie=1)
    table.place(9, marquise=1, alliance=1)

    text = said(table, "marquise", None, None)

    assert "Marquise against Eyrie in clearing 5 (rabbit): deals 1.7, suffers 0.6" in text
    assert "Marquise against Alliance in clearing 9 (mouse)" in text


def test_where_nobody_can_fight_the_odds_are_refused(table: RootTestTable) -> None:
    table.place(5, marquise=2)

    with pytest.raises(Refused, match="odds-none"):
        odds(table.state, Seat(0), Seat(1), 5)


def test_averages_are_written_as_the_reader_s_language_does() -> None:
    assert decimal(1.5, "de") == "1,5"
    assert decimal(1.5, "es-ES") == "1,5"
    assert decimal(2.0, "en-US") == "2.0"
    assert decimal(0.25, "pt-BR") == "0.2", "a language we do not speak reads as English does"
