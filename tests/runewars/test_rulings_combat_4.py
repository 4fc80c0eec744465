"""Rulings of titles, bids, supremacy, victory, Fortify and Harvest (part 16, 60 to 76)."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    BattleTable,
    FateDrawn,
    FateReshuffled,
    OrderBegan,
    RunesCounted,
    SeasonBegan,
    StrongholdDamaged,
    VictoryCardFailed,
    VictoryCardLaid,
    area,
    begin_season,
    begin_year,
    end_season,
    may_claim,
    settle,
)

MISS = "triangle miss"
HOMES = ("DA", "DB", "DC")
RUNES = (*HOMES, "2B", "2C", "9A")


def of_six_runes(*, held: int = 6, **options: str) -> BattleTable:
    """Lay six dragon runes, some of them under Daqan's control."""
    table = BattleTable(**options)
    for place in RUNES:
        table.rune(place)
    for place in RUNES[len(HOMES) : held]:
        table.units("daqan", place, footman=1)
    return table


@pytest.mark.ruling("combat:60")
def test_the_captain_turns_in_rewards_of_several_heroes_once_a_turn() -> None:
    table = BattleTable()
    table.state.titles["captain_heroes_league"] = table.side("uthuk")
    table.hero("uthuk", "mordrog", "UA", "ice_storm", "runed_greatsword")
    table.hero("uthuk", "bogran", "1B", "dragonscale_mail", "timmorran_shard")
    table.hero("uthuk", "varikas", "1B", "staff_of_light", "soulbiter")

    rewards = "ice_storm runed_greatsword dragonscale_mail"
    table.order(
        "uthuk", 8, ["uthuk: league", f"uthuk: {rewards}", "uthuk: UA", "uthuk: UB", "uthuk: ..."]
    )
    assert table.state.runes[area("UA")].dragon
    assert not table.state.runes[area("UB")].dragon
    assert "league" not in table.offered("uthuk"), "once in a turn"

    table.choose("uthuk", "done")
    table.order("uthuk", 5, ["uthuk: ..."], earlier=[8])
    assert "league" in table.offered("uthuk"), "again in the next"


@pytest.mark.ruling("combat:61")
def test_bound_by_honor_is_fulfilled_without_triangle_neutrals() -> None:
    table = BattleTable()
    table.objective("daqan", "bound_by_honor")
    table.units("neutral", "9A", giant=1)
    table.units("daqan", "2B", footman=1, beastman=1)
    table.order("daqan", 8)
    assert "objective" in table.offered("daqan")

    table.units("neutral", "3A", razorwing=1)
    table.order("daqan", 8)
    assert "objective" not in table.offered("daqan")


def bid_at(card: str, *bids: int, **influence: int) -> BattleTable:
    """Have the seats in order bid for a card."""
    table = BattleTable()
    table.influence(**influence)
    table.state.season_card = 0
    table.season(card)
    table.sealed(**{table.key_of(seat): f"bid:{count}" for seat, count in enumerate(bids)})
    return table


@pytest.mark.ruling("combat:62")
def test_a_tie_at_nothing_goes_to_whom_the_primarch_names_or_the_richest() -> None:
    table = BattleTable()
    table.state.titles["primarch"] = table.side("waiqar")
    table.season("councils_midwinter_offer")
    table.sealed(daqan="bid:0", latari="bid:0", uthuk="bid:0", waiqar="bid:0")
    assert table.asked("waiqar") == "bid.highest"
    table.choose("waiqar", f"name:{table.seat('uthuk')}")
    assert table.asked("uthuk") == "rune.dragon"

    rich = bid_at("councils_midwinter_offer", 0, 0, 0, 0, daqan=2, latari=1, uthuk=1, waiqar=5)
    assert rich.asked("waiqar") == "rune.dragon"

    alike = bid_at("councils_midwinter_offer", 0, 0, 0, 0, daqan=2, latari=2, uthuk=2, waiqar=2)
    assert alike.asked("latari") == "rune.dragon", "the highest starting influence"


@pytest.mark.ruling("combat:63")
def test_a_tie_goes_to_whom_more_influence_is_left() -> None:
    table = bid_at("councils_midwinter_offer", 3, 0, 3, 0, daqan=5, latari=9, uthuk=7, waiqar=0)

    assert table.asked("uthuk") == "rune.dragon"
    assert table.state.influence == [2, 9, 4, 0]


@pytest.mark.ruling("combat:64")
def test_a_card_drawn_in_fall_waits_for_winter() -> None:
    table = BattleTable()
    deck = table.state.tactics_deck
    deck.append(deck.pop(0))
    table.icons("fall")
    table.sealed(
        daqan="takeinfluence", latari="takeinfluence", uthuk="taketactics", waiqar="takeinfluence"
    )
    assert table.hand("uthuk") == ["summon_lightning"]
    table.units("daqan", "9A", footman=1)

    table.fight("uthuk", "9A", berserker=1)
    assert table.asked("uthuk") is None

    table.state.battle = None
    table.play(lambda t: begin_season(t, 3))
    table.units("daqan", "9A", footman=1)
    table.fight("uthuk", "9A", berserker=1)
    assert "play:summon_lightning" in table.offered("uthuk")


def supremacies(*orders: int) -> list[bool]:
    """Return whether each order of a year has its bonus."""
    table = BattleTable()
    found = []
    for count in range(len(orders)):
        played = table.order("daqan", orders[count], earlier=orders[:count])
        found.append(played.only(OrderBegan).supremacy)
    return found


@pytest.mark.ruling("combat:65")
def test_after_the_highest_order_none_has_supremacy() -> None:
    assert supremacies(8, 7, 6, 5) == [True, False, False, False]


@pytest.mark.ruling("combat:66")
def test_a_routed_siege_tower_counts_and_damages_strongholds() -> None:
    table = BattleTable()
    table.units("daqan", "9A", siege_tower=1)
    table.draws("triangle rout 1")
    assert table.tally(table.fight("latari", "9A", archer=1)) == (1, 1)

    table = BattleTable()
    table.units("latari", "9A", archer=1)
    table.stronghold("latari", "9A")
    table.draws("triangle rout 1")
    played = table.fight("daqan", "9A", siege_tower=1)
    assert table.tally(played) == (1, 6)
    assert played.told(StrongholdDamaged)


@pytest.mark.ruling("combat:67")
def test_an_eleventh_card_is_drawn_then_one_discarded() -> None:
    table = BattleTable()
    table.tactics("daqan", *["levy", "omen", "ambush"], "raze_a_city", "raze_a_city")
    table.tactics("daqan", "silver_tongue", "silver_tongue", "pursuit", "shield_wall", "levy")
    table.draws("rectangle special")

    table.fight("daqan", "UA", ["daqan: done"], knight=1)
    assert table.asked("daqan") == "tactics.discard"
    assert len(table.hand("daqan")) == 11
    table.choose("daqan", "omen")

    assert len(table.hand("daqan")) == 10


@pytest.mark.ruling("combat:68")
def test_a_claim_that_fails_comes_back_and_the_card_is_drawn() -> None:
    table = of_six_runes(held=5)
    table.state.victory["summer"] = [table.side("daqan"), 3]
    table.state.year = 4
    table.season_next("drought")

    played = table.play(lambda t: begin_season(t, 1))

    order = [type(event) for event in played.events]
    assert order.index(VictoryCardFailed) < order.index(SeasonBegan)
    assert not table.state.victory


@pytest.mark.ruling("combat:69")
def test_a_claim_of_fall_in_year_six_is_tested_in_year_seven() -> None:
    table = of_six_runes()
    table.state.year, table.state.season = 6, "fall"
    assert table.play(settle).told(VictoryCardLaid)
    table.play(begin_year)
    assert table.state.year == 7

    table.take_off("9A", "footman", 1)
    failed = table.play(lambda t: begin_season(t, 2))
    assert failed.told(VictoryCardFailed)
    assert not table.winners, "fall is still played"
    assert table.play(lambda t: end_season(t, 2)).told(RunesCounted)
    assert table.winners == ["daqan"]

    short = of_six_runes(length="six")
    short.state.year, short.state.season = 6, "fall"
    assert not may_claim(short.state, short.side("daqan"))
    assert short.play(begin_year).told(RunesCounted)


@pytest.mark.ruling("combat:70")
def test_an_empty_fate_deck_is_shuffled_in_the_middle_of_a_draw() -> None:
    table = BattleTable()
    table.units("uthuk", "UA", berserker=1)
    table.units("neutral", "1B", giant=1)
    table.influence(uthuk=5)
    table.state.fate, table.state.fate_discard = [1, 0], [20, 21, 22, 23]

    answers = ["activate:1B", "UA.berserker=1", "negotiate:5"]
    played = table.order("uthuk", 2, [f"uthuk: {each}" for each in answers])

    assert played.told(FateReshuffled)
    drawn = played.only(FateDrawn).cards
    assert drawn[:2] == (1, 2)
    assert len(set(drawn)) == 5


@pytest.mark.ruling("combat:71")
def test_fortify_without_ore_mixes_runes_only() -> None:
    table = BattleTable()
    table.dials("daqan", ore=0, wood=3)
    table.stronghold("daqan", "DA", damaged=True)
    table.rune("DB")

    table.order("daqan", 8)

    assert {each.partition(":")[0] for each in table.offered("daqan")} == {"mix", "done"}


@pytest.mark.ruling("combat:72")
@pytest.mark.parametrize(("first", "other"), [("build:DB", "repair:DA"), ("repair:DA", "build:DB")])
def test_an_ore_builds_or_repairs_but_not_both(first: str, other: str) -> None:
    table = BattleTable()
    table.dials("daqan", ore=1, wood=1)
    table.stronghold("daqan", "DA", damaged=True)
    table.rune("DB")
    table.order("daqan", 8, ["daqan: ..."])
    assert {first, other} <= set(table.offered("daqan"))

    table.choose("daqan", first)

    assert table.state.dials[table.seat("daqan")]["ore"] == 0
    assert other not in table.offered("daqan")


@pytest.mark.ruling("combat:73")
@pytest.mark.parametrize("place", ["DB", "DC"])
def test_a_single_token_may_end_in_either_area(place: str) -> None:
    table = BattleTable()
    table.rune("DB")

    table.order("daqan", 8, ["daqan: mix:DB:DC", f"daqan: {place}"])

    assert list(table.state.runes) == [area(place)]


@pytest.mark.ruling("combat:74")
def test_developments_pay_before_one_is_built() -> None:
    table = BattleTable()
    table.units("daqan", "3A", footman=1)
    table.stronghold("daqan", "3A", development="resources")
    table.stronghold("daqan", "DA")
    table.order("daqan", 4, ["daqan: harvest", "daqan: ..."])
    table.dials("daqan", wood=0)
    assert table.offered("daqan") == ["collect", "done"]

    table.choose("daqan", "collect")
    assert table.state.dials[table.seat("daqan")]["wood"] == 1
    table.choose("daqan", "develop:DA:diplomat")

    assert table.state.strongholds[area("DA")].development == "diplomat"
    assert table.state.dials[table.seat("daqan")]["wood"] == 0


@pytest.mark.ruling("combat:75")
def test_one_victory_card_lies_on_a_deck() -> None:
    table = of_six_runes()
    table.state.victory["summer"] = [table.side("uthuk"), 1]
    table.state.season = "summer"
    assert not table.play(settle).told(VictoryCardLaid)

    table.state.season = "fall"
    assert table.play(settle).only(VictoryCardLaid).season == "fall"


@pytest.mark.ruling("combat:76")
def test_six_runes_are_claimed_at_once_or_in_ones_own_turn() -> None:
    table = of_six_runes()
    table.season_next("open_roads")
    played = table.play(lambda t: begin_season(t, 1))
    assert played.only(VictoryCardLaid).season == "summer"

    table = of_six_runes(victory="card_shown")
    table.state.season = "summer"
    assert not table.play(settle).told(VictoryCardLaid)
    played = table.order(
        "daqan", 4, ["daqan: harvest", "daqan: victory", f"daqan: {' '.join(RUNES)}"]
    )
    assert played.told(VictoryCardLaid)
    assert all(rune.faceup for rune in table.state.runes.values())


def test_of_seven_runes_a_shown_claim_turns_up_six_of_ones_choice() -> None:
    table = of_six_runes(victory="card_shown")
    table.units("daqan", "3A", footman=1)
    table.rune("3A")

    table.order("daqan", 8, ["daqan: victory", "daqan: 3A DA DB DC 2B 2C"])

    assert [key for key in (*RUNES, "3A") if not table.state.runes[area(key)].faceup] == ["9A"]
