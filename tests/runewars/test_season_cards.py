"""The effects of the Season cards, card by card (`orders_seasons.toml`)."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    AREA_OF,
    GAME,
    HEROES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TEXTS,
    Amounts,
    BattleTable,
    area,
    begin_season,
    choose_orders,
    orders_open_to,
)


def bids(table: BattleTable, card: str, *counts: int) -> None:
    """Have the seats bid for a card in order."""
    table.season(card)
    keys = table.state.keys
    table.sealed(**{key: f"bid:{count}" for key, count in zip(keys, counts, strict=True)})


def rich() -> BattleTable:
    """Return a table at which everybody has five influence."""
    table = BattleTable()
    table.influence(daqan=5, latari=5, uthuk=5, waiqar=5)
    return table


def test_every_season_card_has_its_text() -> None:
    assert {card.key for card in SEASON_CARDS} == set(TEXTS)


def test_the_primarch_gains_influence_before_the_text_of_a_council_s_card() -> None:
    table = rich()
    table.state.titles["primarch"] = 2
    table.season_next("council_of_the_thaw")

    table.play(lambda t: begin_season(t, 0))

    assert table.state.influence == [5, 5, 6, 5]
    assert "bid:6" in table.offered("uthuk")


# Spring


@pytest.mark.parametrize(("offers", "may"), [((0, 3, 1, 0), [1]), ((0, 0, 0, 0), [])])
def test_stormy_weather_leaves_low_orders_to_the_winner(
    offers: tuple[int, ...], may: list[int]
) -> None:
    table = rich()
    bids(table, "stormy_weather", *offers)

    low = [s for s in table.state.seats if orders_open_to(table.state, s)[0].order == 1]
    assert low == may


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Stormy Weather: orders 1 to 3 are barred to you this season."),
        ("de", "Stürmisches Wetter: Die Befehle 1 bis 3 sind dir in dieser Jahreszeit verwehrt."),
        ("es", "Tiempo tormentoso: esta estación no puedes elegir las órdenes 1 a 3."),
    ],
)
def test_whoever_may_not_choose_low_orders_is_told_so(locale: str, said: str) -> None:
    table = rich()
    bids(table, "stormy_weather", 0, 3, 1, 0)
    table.play(choose_orders)
    assert table.match is not None

    def cause_for(key: str) -> str:
        seat = table.seat(key)
        wording = Wording(GAME, locale, GAME.view(table.state, seat), reader=seat)
        return wording.cause(table.state, table.match.pending[seat])

    assert cause_for("daqan") == said
    assert cause_for("latari") == ""


def test_famine_lowers_dials_to_what_areas_yield() -> None:
    table = BattleTable()
    table.dials("daqan", food=8, wood=1, ore=2)
    table.season("famine")
    assert table.state.dials[table.seat("daqan")] == {"food": 3, "wood": 1, "ore": 2}


def test_prepare_for_coming_year_lets_those_with_an_objective_draw_another() -> None:
    table = BattleTable()
    table.objective("daqan", "crusade")
    table.objective("uthuk", "raze")
    before = table.state.objectives[:]

    table.season("prepare_for_coming_year", ["daqan: ..."])
    assert (table.asked("latari"), table.asked("waiqar")) == (None, None)
    table.choose("daqan", "fresh", ["uthuk: pass"])

    assert table.state.objectives[table.seat("daqan")] not in (before[0], -1)
    assert table.state.objectives[table.seat("uthuk")] == before[table.seat("uthuk")]


def test_the_council_of_the_thaw_gives_cards_to_all_who_bid() -> None:
    table = rich()
    bids(table, "council_of_the_thaw", 3, 1, 0, 0)
    assert [len(hand) for hand in table.state.tactics] == [3, 1, 0, 0]


def test_volunteers_join_at_a_stronghold() -> None:
    table = BattleTable()
    table.stronghold("daqan", "DA")
    table.season("volunteers", ["daqan: placeunit:bowman:DA"])
    assert table.army("DA") == {"bowman": 1}


def test_call_to_adventure_heals_or_gives_a_quest() -> None:
    table = BattleTable()
    hero = table.hero("daqan", "landrec", "DA", damage=2)
    table.state.quest_deck = list(range(len(QUESTS)))
    table.season("call_to_adventure")
    table.choose("daqan", "healhim:landrec")

    assert table.state.hero(hero.hero).damage == 0
    assert [len(hand) for hand in table.state.quests] == [0, 1, 1, 1]


def test_early_planting_and_drought_turn_the_lowest_and_the_highest_dial() -> None:
    table = BattleTable("daqan", "uthuk")
    table.dials("daqan", food=3, wood=1, ore=1)
    table.dials("uthuk", food=8, wood=8, ore=8)
    table.season("early_planting")
    table.choose("daqan", "raise:ore")
    assert table.state.dials[0] == {"food": 3, "wood": 1, "ore": 2}
    assert table.state.dials[1] == {"food": 8, "wood": 8, "ore": 8}

    table.season("drought")
    table.choose("uthuk", "raise:wood")
    assert table.state.dials[0] == {"food": 2, "wood": 1, "ore": 2}
    assert table.state.dials[1] == {"food": 8, "wood": 7, "ore": 8}


def test_envoys_bring_influence_for_cities() -> None:
    table = rich()
    table.units("daqan", "2C", footman=1)
    table.city("2C", "forge")
    table.season("envoys_abroad")
    assert table.state.influence == [7, 6, 6, 6]


# Summer


def test_the_council_s_wrath_destroys_a_city_if_there_is_one() -> None:
    table = rich()
    table.season("councils_wrath")
    assert not any(table.asked(key) for key in table.state.keys), "no prize, no bid"

    table.city("2C", "forge")
    bids(table, "councils_wrath", 0, 1, 0, 0)
    assert not table.state.cities


def test_a_tournament_trains_an_attribute_without_a_token() -> None:
    table = BattleTable()
    hero = table.hero("daqan", "landrec", "DA", training={"wisdom": 1})
    table.season("tournament_of_champions", ["daqan: ..."])
    assert "trainhero:landrec:wisdom" not in table.offered("daqan")
    table.choose("daqan", "trainhero:landrec:strength")
    assert table.state.hero(hero.hero).training == {"wisdom": 1, "strength": 1}


def test_the_council_s_favour_gives_one_of_two_rewards_or_influence() -> None:
    table = rich()
    hero = table.hero("daqan", "landrec", "DA")
    table.state.reward_deck = list(range(len(REWARDS)))
    upper, top = table.state.reward_deck[-2:]
    bids(table, "councils_favour", 2, 0, 0, 0)
    table.choose("daqan", f"givereward:{REWARDS[upper].key}:landrec")
    assert table.state.hero(hero.hero).rewards == [upper]
    assert table.state.reward_deck[0] == top

    bids(table, "councils_favour", 0, 2, 0, 0)
    assert table.state.influence[1] == 6, "two spent, three gained"


def test_restless_wilds_bring_a_beast_far_from_home() -> None:
    table = BattleTable("daqan", "uthuk")
    table.units("neutral", "5C", beastman=1)
    table.season("restless_wilds", ["daqan: ..."])
    offered = table.offered("daqan")
    assert "placeunit:beastman:5A" not in offered, "beside its home realm"
    assert "placeunit:beastman:DA" not in offered
    table.choose("daqan", "placeunit:razorwing:5C", ["uthuk: pass"])

    assert table.army("5C") == {"beastman": 1, "razorwing": 1}
    assert table.holder("5C") is None


def test_the_market_of_rumours_sells_a_look() -> None:
    table = rich()
    table.rune("9A")
    nobody_else = [f"{key}: pass" for key in ("latari", "uthuk", "waiqar")]
    table.season("market_of_rumours", ["daqan: 9A", *nobody_else])
    assert table.state.runes[AREA_OF["9A"]].seen == [0]
    assert table.state.influence == [3, 5, 5, 5]


# Fall


def test_the_price_of_loyalty_is_paid_or_allies_leave_as_the_owner_s_left_says() -> None:
    table = BattleTable(neutrals="left")
    table.influence(daqan=0, latari=1, uthuk=0, waiqar=0)
    table.units("latari", "9A", archer=1, giant=1)
    table.units("uthuk", "3C", berserker=1, giant=1)

    table.season("price_of_loyalty", ["latari: payinfluence:1", "waiqar: 3B"])

    assert table.army("9A") == {"archer": 1, "giant": 1}
    assert table.army("3B") == {"giant.routed": 1}
    assert table.state.influence[table.seat("latari")] == 0


def test_the_council_judges_the_lowest_of_the_others() -> None:
    table = rich()
    table.tactics("waiqar", "levy", "levy", "omen")
    bids(table, "council_of_judgement", 3, 2, 1, 0)
    assert len(table.hand("daqan")) == 2
    assert sorted(table.offered("waiqar")) == [
        "payinfluence:2", "tactic:levy", "tactic:omen",
    ]  # fmt: skip
    table.choose("waiqar", "tactic:levy")
    assert table.hand("waiqar") == ["levy", "omen"]


def test_poor_crops_spare_the_poor() -> None:
    table = BattleTable("daqan", "uthuk")
    table.dials("daqan", food=4)
    table.dials("uthuk", food=3)
    table.season("poor_crops")
    assert [dials["food"] for dials in table.state.dials] == [3, 3]


def test_divided_loyalties_turn_heroes_of_the_other_side_away() -> None:
    table = BattleTable("daqan", "uthuk")
    for owner, at in (("daqan", "DA"), ("uthuk", "UA")):
        for side in ("good", "evil", "neutral"):
            key = next(
                h.key for n, h in enumerate(HEROES)
                if h.alignment == side and n in table.state.hero_deck
            )  # fmt: skip
            table.hero(owner, key, at)

    table.season("divided_loyalties")

    left = {(hero.seat, HEROES[hero.hero].alignment) for hero in table.state.heroes}
    assert left == {(0, "good"), (0, "neutral"), (1, "evil"), (1, "neutral")}


def test_mercenaries_are_one_rectangle_or_two_triangles() -> None:
    table = BattleTable("daqan", "uthuk")
    table.influence(daqan=3, uthuk=2)
    table.stronghold("daqan", "DA")
    table.stronghold("uthuk", "UA")
    table.season("mercenary_companies", ["daqan: placeunit:beastman:DA", "daqan: razorwing=1"])
    assert table.army("DA") == {"beastman": 1, "razorwing": 1}
    assert table.holder("DA") == "daqan"
    assert table.state.influence == [0, 2]


def test_walls_crumble_where_there_are_two() -> None:
    table = BattleTable("daqan", "uthuk")
    table.influence(daqan=2, uthuk=2)
    table.stronghold("daqan", "DA")
    table.stronghold("daqan", "DB", damaged=True)
    table.stronghold("uthuk", "UA")
    table.season("crumbling_walls")
    assert table.asked("uthuk") is None
    assert table.offered("daqan") == ["area:DA", "payinfluence:2"]
    table.choose("daqan", "DA")
    assert table.state.strongholds[area("DA")].damaged


def test_rich_harvest_fairs_pay_for_full_dials() -> None:
    table = rich()
    table.dials("daqan", food=5, wood=8, ore=4)
    table.season("rich_harvest_fairs")
    assert table.state.influence == [7, 5, 5, 5]


def test_a_stronghold_rises_from_ancient_ruins() -> None:
    table = rich()
    table.season("ancient_ruins")
    table.choose("daqan", "bid:1")
    table.choose("latari", "bid:0")
    table.choose("uthuk", "bid:0")
    table.choose("waiqar", "bid:0", ["daqan: DB"])
    assert table.state.strongholds[area("DB")].damaged


# Winter


@pytest.mark.parametrize("card", ["councils_midwinter_offer", "power_for_the_pious"])
def test_nobody_bids_for_runes_when_none_is_left(card: str) -> None:
    table = rich()
    table.state.dragon_runes = 0
    table.season(card)
    assert not any(table.asked(key) for key in table.state.keys)


def test_magic_fails_in_battle() -> None:
    table = BattleTable()
    table.season("magic_fails")
    table.draws("circle special")
    table.fight("waiqar", "UA", necromancer=1)
    assert table.army("UA") == {"necromancer": 1}


def test_bitter_cold_turns_no_dial() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=3)
    table.dials("daqan", food=2)
    table.season("bitter_cold")
    table.icons("winter")
    assert table.army("9A") == {"footman": 1}
    assert table.state.dials[0]["food"] == 2


def test_wolves_rout_one_of_five_away_from_home() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=4, giant_routed=1)
    table.units("daqan", "DA", footman=5)
    table.units("daqan", "3A", footman=4)
    table.season("wolves_at_the_gate")
    assert table.count("9A", "footman_routed") == 1
    assert table.count("DA", "footman") == 5
    assert table.count("3A", "footman") == 4


def test_long_nights_hurt_heroes_abroad_but_kill_none() -> None:
    table = BattleTable()
    abroad = table.hero("daqan", "landrec", "9A")
    home = table.hero("daqan", "laurel", "DA")
    health = next(h.health for h in HEROES if h.key == "silhouette")
    weak = table.hero("daqan", "silhouette", "9A", damage=health - 1)
    table.season("long_nights")
    damage = [table.state.hero(each.hero).damage for each in (abroad, home, weak)]
    assert damage == [1, 0, health - 1]


def test_when_snowed_in_units_come_from_next_door_only() -> None:
    table = BattleTable()
    table.units("uthuk", "UB", berserker=2)
    table.units("uthuk", "UA", berserker=2)
    table.season("snowed_in")
    table.order("uthuk", 2, ["uthuk: activate:1B", "uthuk: ..."])
    form = table.question("uthuk").form
    assert isinstance(form, Amounts)
    assert form.bounds == {"UA.berserker": 2}


def test_hoards_are_cut_and_others_draw() -> None:
    table = BattleTable("daqan", "uthuk")
    table.tactics("daqan", "levy", "levy", "omen", "omen", "pursuit")
    table.tactics("uthuk", "ambush")
    table.season("hoarded_secrets", ["daqan: pursuit"])
    assert [len(hand) for hand in table.state.tactics] == [4, 2]
