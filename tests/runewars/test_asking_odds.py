"""Questions that players may put about the odds of battles."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    FORECAST_SPECIALS,
    GAME,
    PLAYS,
    UNIT_OF,
    UNITS,
    Amounts,
    BattleTable,
    BattleTallied,
    Hand,
    Question,
    QuestionId,
    Refused,
    RunewarsTestTable,
    Way,
    area,
    forecast,
    line_of,
    man,
    read,
)

NEAR = 0.12
"""Most difference between an estimate and the battles fought."""


def chances(
    table: RunewarsTestTable, attacker: str | None, at: str | None = None, reader: str | None = None
) -> list[str]:
    """Ask how battles would go."""
    seat, own = (None if each is None else table.seat(each) for each in (attacker, reader))
    place = None if at is None else area(at)
    return read(table, list(GAME.odds(table.state, seat, None, place, own)))


def test_every_type_of_unit_has_a_special_that_counts():
    assert set(FORECAST_SPECIALS) == {unit.key for unit in UNITS}


def test_a_stronghold_alone_is_counted_exactly():
    six, five = (line_of({UNIT_OF["knight"]: count}) for count in (6, 5))

    assert forecast(six, (), 5)[:3] == pytest.approx((1.0, 6, 5))
    assert forecast(five, (), 5).chance == 0, "a tie is the defender's"


def test_a_player_who_has_drawn_does_not_draw_again():
    both = line_of({UNIT_OF["bowman"]: 1}), line_of({UNIT_OF["footman"]: 1})
    drawn = frozenset({int(UNIT_OF["bowman"])}), frozenset({int(UNIT_OF["footman"])})

    assert forecast(*both, 0, 1, drawn).chance == 0
    assert forecast(*both, 0, 1).chance > 0


def test_a_routed_hexagon_counts_and_a_routed_other_does_not():
    for key, strength in (("giant", 1), ("knight", 0)):
        assert forecast((man(UNIT_OF[key], routed=True),), (), 0).attack == strength


def test_hands_of_others_count_by_their_number():
    lines = line_of({UNIT_OF["bowman"]: 3}), line_of({UNIT_OF["beastman"]: 3})
    even = forecast(*lines, 0).chance

    assert forecast(*lines, 0, hands=(Hand(3), Hand())).chance > even
    assert forecast(*lines, 0, hands=(Hand(), Hand(3))).chance < even


def test_lightning_strikes_before_anybody_fights():
    """Two beastmen would kill a footman; whoever can destroy both first has nothing to fear."""
    lines = line_of({UNIT_OF["footman"]: 1}), line_of({UNIT_OF["beastman"]: 2})
    armed = forecast(*lines, 0, hands=(Hand(known=("summon_lightning",)), Hand()))

    assert forecast(*lines, 0).chance < 0.1
    assert armed.chance == pytest.approx(PLAYS["summon_lightning"].chance, abs=0.05)


def test_a_card_for_defenders_helps_no_attacker():
    lines = line_of({UNIT_OF["bowman"]: 3}), line_of({UNIT_OF["beastman"]: 3})
    held = Hand(known=("hold_the_line",))

    assert forecast(*lines, 0, hands=(held, Hand())) == forecast(*lines, 0)
    assert forecast(*lines, 0, hands=(Hand(), held)).chance < forecast(*lines, 0).chance


def test_a_berserker_dies_for_the_damage_it_deals():
    """Of one with nobody to strike back, as many are left as drew no special."""
    lines = line_of({UNIT_OF["berserker"]: 2}), line_of({UNIT_OF["dragon"]: 1})

    assert forecast(*lines, 0).attackers_lost > 0.3


def test_the_readers_own_cards_count_and_nobody_elses_show(table):
    foe = border_battle(table)
    table.tactics("daqan", "summon_lightning")
    mine, theirs, public = (chances(table, "daqan", foe, each) for each in ("daqan", "uthuk", None))

    assert "Your own Tactics cards count as what they are. (Rule 7.3)" in mine
    assert theirs == public
    assert not any("own" in line for line in public)
    table.state.tactics[table.seat("daqan")].clear()
    table.tactics("daqan", "levy")
    assert chances(table, "daqan", foe, "uthuk") == theirs, "it tells nothing of which they are"
    assert chances(table, "daqan", foe, "daqan") != mine


BATTLES = [
    ("daqan", {"bowman": 3, "footman": 3}, "uthuk", {"berserker": 4, "flesh_ripper": 3}, 0),
    ("uthuk", {"berserker": 4, "chaos_lord": 2}, "daqan", {"bowman": 2, "footman": 2}, 5),
    ("waiqar", {"reanimate": 4, "dark_knight": 2}, "neutral", {"dragon": 1, "giant": 1}, 0),
    ("daqan", {"bowman": 3}, "neutral", {"beastman": 3}, 0),
]


@pytest.mark.parametrize("case", BATTLES, ids=lambda case: f"{case[0]}-{case[2]}")
def test_estimates_are_near_what_battles_show(case):
    _, units, _, others, wall = case
    lines = [line_of({UNIT_OF[k]: n for k, n in each.items()}) for each in (units, others)]
    found = forecast(lines[0], lines[1], wall)

    tallies = list(fought(case, times=120))

    wins = sum(attack > defence for attack, defence in tallies) / len(tallies)
    assert abs(found.chance - wins) <= NEAR
    for side, average in enumerate((found.attack, found.defence)):
        assert abs(average - sum(t[side] for t in tallies) / len(tallies)) <= 0.6


def fought(
    case: tuple[str, dict[str, int], str, dict[str, int], int], times: int
) -> Iterator[tuple[int, int]]:
    """Fight a battle repeatedly with a shuffled Fate deck, and yield the tallies."""
    attacker, units, defender, others, wall = case
    rng = random.Random(5)
    for _ in range(times):
        table = RunewarsTestTable()
        table.units(defender, "9A", **others)
        if wall:
            table.stronghold(defender, "9A")
        table.fate(*rng.sample(range(1, 31), 30))
        tally = table.fight(attacker, "9A", **units).only(BattleTallied)
        yield tally.attack, tally.defence


def border_battle(table: RunewarsTestTable) -> str:
    """Place Daqan beside Uthuk; return the area of Uthuk."""
    table.units("daqan", "9A", bowman=3, knight=2)
    foe = table.neighbours("9A")[0]
    table.units("uthuk", foe, berserker=2)
    return foe


def test_the_one_battle_meant_is_said_in_full(table):
    foe = border_battle(table)
    table.tactics("uthuk", "levy")

    said = chances(table, "daqan", foe)

    assert said[0] == f"**Daqan against Uthuk in {foe}**, an estimate"
    assert said[1] == "Daqan attacks with 5 units, which is all that could come. (Rule 4.2)"
    assert "Uthuk holds 1 Tactics card. It counts as a card like any other. (Rule 7.3)" in said
    assert said[-1].startswith("Each Fate card counts as drawn from the whole deck")


def test_what_leads_to_a_battle_names_the_hands_that_are_counted(table):
    foe = border_battle(table)
    table.tactics("daqan", "levy")
    seat, form = table.seat("daqan"), Amounts({"DA.footman": 1}, 0, 1)
    asked = Question(QuestionId(1), seat, "march.units", form, True, {"area": area(foe)})
    wording = Wording(GAME, "en", GAME.view(table.state, seat))

    assert "Tactics cards" not in wording.cause(table.state, asked), "only the reader has one"
    table.tactics("uthuk", "levy")
    assert "your own Tactics cards, and of theirs the number: 1." in wording.cause(
        table.state, asked
    )


def test_a_post_says_nothing_of_what_the_asked_seat_holds(table):
    """The odds in a post are everybody's: they must not move with anybody's cards."""
    foe = border_battle(table)
    table.units("uthuk", foe, berserker=5)
    table.tactics("daqan", "levy")
    seat, form = table.seat("daqan"), Amounts({"DA.footman": 1}, 0, 1)
    asked = Question(QuestionId(1), seat, "march.units", form, True, {"area": area(foe)})

    def posted() -> str:
        return Wording(GAME, "en", GAME.view(table.state, None)).cause(table.state, asked)

    def read() -> str:
        return Wording(GAME, "en", GAME.view(table.state, seat)).cause(table.state, asked)

    public, own = posted(), read()
    table.state.tactics[seat] = []
    table.tactics("daqan", "summon_lightning")

    assert read() != own, "these cards matter to the reader"
    assert posted() == public


def test_a_march_is_asked_on_a_map_that_shows_where_it_leads(table):
    foe, seat = border_battle(table), table.seat("daqan")
    form = Amounts({"DA.footman": 1, "DB.knight": 1}, 0, 2)
    asked = Question(QuestionId(1), seat, "march.units", form, True, {"area": area(foe)})

    ways = GAME.places(table.state, asked)
    assert ways == [Way(area("DA"), area(foe)), Way(area("DB"), area(foe))]


def test_a_rune_that_nobody_guards_is_not_at_stake(table):
    foe, seat = border_battle(table), table.seat("daqan")
    free = next(each for each in table.neighbours("9A") if each != foe)
    wording = Wording(GAME, "en", GAME.view(table.state, seat))
    for at, said in (
        (foe, "The rune token there is at stake."),
        (free, "A rune token lies there."),
    ):
        table.rune(at, dragon=True)
        form = Amounts({"9A.bowman": 3}, 0, 3)
        asked = Question(QuestionId(1), seat, "march.units", form, True, {"area": area(at)})
        assert wording.cause(table.state, asked).endswith(said), at


def test_each_army_that_may_march_is_named_with_its_odds(table):
    foe, seat = border_battle(table), table.seat("daqan")
    form = Amounts({"9A.bowman": 3, "9A.knight": 2}, 0, 5)
    asked = Question(QuestionId(1), seat, "march.units", form, True, {"area": area(foe)})
    wording = Wording(GAME, "en", GAME.view(table.state, seat))

    def chance(**amounts: int) -> str:
        found = GAME.outlook(table.state, asked, {f"9A.{key}": n for key, n in amounts.items()})
        assert found is not None
        return wording.message(found)

    assert chance(bowman=3, knight=2) == "win 100%"
    assert chance(bowman=1) == "win 5%"
    empty = {"area": area(table.neighbours("9A")[1])}
    nobody = Question(QuestionId(1), seat, "march.units", form, True, empty)
    assert GAME.outlook(table.state, nobody, {"9A.bowman": 1}) is None


def test_strongholds_and_what_they_hold_are_weighed(table):
    foe = border_battle(table)
    table.stronghold("uthuk", foe, development="reinforced_walls")

    said = "\n".join(chances(table, "daqan", foe))

    assert "The stronghold adds 5 to the defence." in said
    assert "With Conquer and its supremacy bonus: about " in said
    assert "If the Reinforced Walls are used: about 0%." in said


def test_several_battles_are_listed(table):
    border_battle(table)
    stranger = table.neighbours("9A")[1]
    table.units("neutral", stranger, giant=1)

    said = chances(table, "daqan")

    assert said[0].startswith("**Battles there could be**")
    assert any(f"against Neutrals (1) in {stranger}:" in line for line in said)
    assert "%" in said[1]


def test_a_battle_nobody_can_start_is_refused(table):
    foe = border_battle(table)
    table.activate("daqan", foe)

    with pytest.raises(Refused, match="odds-none"):
        chances(table, "daqan", foe)


def test_the_battle_under_way_goes_on_from_where_it_is():
    table = BattleTable()
    table.line_up("daqan", "uthuk", "9A", daqan="bowman knight", uthuk="berserker!")

    said = chances(table, None)

    assert said[1] == "Counted from here on: types that have drawn don't draw again."
    assert said[2] == "Daqan wins in about 100% of all cases; a tie is the defender's. (Rule 7.6)"
