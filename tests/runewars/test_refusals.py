"""Refusals teach: they explain why parts of an order, diplomacy or a claim are not offered."""

from __future__ import annotations

import re

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    BATTLED,
    GAME,
    ORE,
    TACTICS,
    Activate,
    AreaId,
    Attack,
    Bid,
    BuildStronghold,
    ChooseOrder,
    Claim,
    Collect,
    Develop,
    Drill,
    Going,
    HarvestNow,
    Hire,
    LayVictory,
    MixRunes,
    Negotiate,
    Option,
    OrderNumber,
    PlayTactic,
    Rally,
    RecruitWith,
    RepairStronghold,
    RunewarsTable,
    RunewarsTestTable,
    SendHero,
    ShowObjective,
    StepTo,
    TacticId,
    TakeBack,
    TurnInRewards,
    area,
    entries_of,
    meet_neutrals,
    unit,
    why_barred,
)


@pytest.fixture
def table() -> RunewarsTestTable:
    """The Daqan with an army, a stronghold and a card at home, against three others."""
    table = RunewarsTestTable()
    for owner, home in {"daqan": "DA", "latari": "LA", "uthuk": "UA", "waiqar": "WA"}.items():
        table.stronghold(owner, home)
    table.tactics("daqan", "mountain_pass")  # keeps the turn open
    table.units("daqan", "DA", footman=3)
    return table


def at(key: str) -> AreaId:
    """Name an area."""
    return AreaId(area(key))


def refusal(table: RunewarsTestTable, option: Option, owner: str = "daqan") -> tuple[str, str]:
    """Try an answer that is not offered; return the refusal's key and section."""
    refused = table.refused(owner, option)
    view = GAME.view(table.state, table.seat(owner))
    assert Wording(GAME, "en", view).refusal(refused)
    return refused.key, refused.law


@pytest.mark.parametrize(
    "option",
    [
        StepTo(at("DA"), at("DB")),
        Activate(at("DB")),
        RecruitWith(ORE),
        Drill(),
        Claim("primarch", 1),
    ],
    ids=Option.key,
)
def test_what_belongs_to_another_order_is_refused_with_that_order(table, option):
    table.order("daqan", 4)

    assert refusal(table, option) == ("order-not-now", "5")


def test_what_either_of_two_orders_offers_is_refused_with_both(table):
    table.order("daqan", 4)

    refused = table.refused("daqan", Activate(at("DB")))
    told = Wording(GAME, "en", GAME.view(table.state, table.seat("daqan"))).refusal(refused)
    assert "Mobilize" in told
    assert "Conquer" in told


def test_a_bonus_waits_for_the_main_part(table):
    table.influence(daqan=3)
    table.order("daqan", 7)

    assert refusal(table, Claim("primarch", 1)) == ("bonus-first", "3.1")


def test_a_bonus_that_was_not_earned_is_refused(table):
    table.order("daqan", 4, earlier=[6])

    assert refusal(table, Develop(at("DA"), "diplomat")) == ("bonus-none", "3")


def test_the_main_part_is_done_once(table):
    table.order("daqan", 4, answers=["daqan: harvest"])

    assert refusal(table, HarvestNow()) == ("order-done", "5")


def test_a_token_lies_once_in_an_area(table):
    table.activate("daqan", "DB")
    table.order("daqan", 2)

    assert refusal(table, Activate(at("DB"))) == ("activate-twice", "4.2")


@pytest.mark.parametrize(
    ("key", "option", "law"),
    [
        ("step-activated", StepTo(at("DB"), at("DA")), "4.5"),
        ("step-nobody", StepTo(at("DC"), at("DA")), "4.4"),
        ("step-far", StepTo(at("DA"), at("WA")), "4.1"),
    ],
)
def test_steps_are_refused_with_what_is_possible(table, key, option, law):
    table.units("daqan", "DB", footman=1)
    table.activate("daqan", "DB")
    table.order("daqan", 1)

    assert refusal(table, option) == (key, law)


def test_a_hero_is_not_sent_far(table):
    hero = table.hero("daqan", "laurel", "DA").hero
    table.order("daqan", 1)

    assert refusal(table, SendHero(hero, at("WA"))) == ("send-not", "4.10")


def test_a_dial_recruits_once(table):
    table.order("daqan", 5, answers=["daqan: recruit:ore"])

    assert refusal(table, RecruitWith(ORE)) == ("recruit-once", "5.5")


@pytest.mark.parametrize(
    ("where", "key"),
    [("3A", "rally-no-city"), ("1C", "rally-not-yours"), ("2C", "rally-never")],
)
def test_cities_give_what_they_show_to_whom_they_belong(table, where, key):
    table.city("1C", "forge")
    table.city("2C", "forge")
    table.units("daqan", "2C", footman=1)
    table.order("daqan", 6)

    assert refusal(table, Rally(at(where), "quests")) == (key, "5.7")


def test_a_hero_costs_influence(table):
    table.influence(daqan=1)
    table.order("daqan", 6, answers=["daqan: done"])

    assert refusal(table, Hire(2)) == ("hire-influence", "5.7")


def test_no_more_influence_is_spent_on_heroes_than_the_deck_has_cards(table):
    table.influence(daqan=3)
    del table.state.hero_deck[1:]
    table.order("daqan", 6, answers=["daqan: done"])

    assert [each for each in table.offered("daqan") if "hire" in each] == ["hire:1"]
    assert refusal(table, Hire(2)) == ("hire-deck", "5.7")


@pytest.mark.parametrize(
    ("title", "influence", "key"),
    [
        ("primarch", 2, "claim-least"),
        ("primarch", 9, "claim-influence"),
        ("spy_guild", 1, "claim-held"),
    ],
)
def test_titles_are_claimed_for_more_than_lies_on_them(table, title, influence, key):
    table.influence(daqan=5)
    table.state.title_influence["primarch"] = 2
    table.state.titles["spy_guild"] = table.seat("daqan")
    table.order("daqan", 7, answers=["daqan: power"])

    assert refusal(table, Claim(title, influence)) == (key, "H1")


@pytest.mark.parametrize(
    ("where", "development", "key"),
    [
        ("DB", "diplomat", "develop-stronghold"),
        ("DC", "diplomat", "develop-taken"),
        ("DA", "cursed_tomb", "develop-never"),
    ],
)
def test_developments_need_a_stronghold_without_one_and_the_right_faction(
    table, where, development, key
):
    table.stronghold("daqan", "DC", development="reinforced_walls")
    table.order("daqan", 4, answers=["daqan: harvest"])

    assert refusal(table, Develop(at(where), development))[0] == key


def test_developments_pay_before_one_is_built(table):
    table.stronghold("daqan", "DC", development="diplomat")
    table.order("daqan", 4, answers=["daqan: harvest"])

    assert refusal(table, Develop(at("DA"), "reinforced_walls")) == ("develop-collect", "9.6")


def test_nothing_is_collected_without_a_development(table):
    table.order("daqan", 4, answers=["daqan: harvest"])

    assert refusal(table, Collect()) == ("collect-nothing", "9.6")


@pytest.mark.parametrize(
    ("where", "ore", "key"),
    [("DA", 2, "repair-whole"), ("LA", 2, "repair-not-yours"), ("DC", 0, "repair-ore")],
)
def test_repairing_needs_a_damaged_stronghold_and_ore(table, where, ore, key):
    table.stronghold("daqan", "DC", damaged=True)
    table.dials("daqan", ore=ore)
    table.order("daqan", 8)

    assert refusal(table, RepairStronghold(at(where))) == (key, "5.9")


@pytest.mark.parametrize(
    ("where", "ore", "key"),
    [("DA", 2, "build-taken"), ("LB", 2, "build-not-yours"), ("2C", 2, "build-city"),
     ("DB", 0, "build-cost")],
)  # fmt: skip
def test_building_needs_an_own_area_ore_and_wood(table, where, ore, key):
    table.city("2C", "forge")
    table.dials("daqan", ore=ore, wood=2)
    table.order("daqan", 8)

    assert refusal(table, BuildStronghold(at(where)))[0] == key


def test_runes_are_mixed_at_home(table):
    table.order("daqan", 8)

    assert refusal(table, MixRunes(at("DA"), at("LA"))) == ("mix-areas", "5.9")


def test_diplomacy_needs_somebody_to_talk_to(table):
    table.order("daqan", 4)

    assert refusal(table, Negotiate(1)) == ("meet-nobody", "6")
    assert refusal(table, Attack()) == ("meet-nobody", "6")


@pytest.mark.parametrize(
    ("battled", "option", "key"), [(0, Negotiate(4), "meet-influence"), (1, Attack(), "meet-once")]
)
def test_diplomacy_has_its_price_and_one_battle_is_enough(table, battled, option, key):
    table.influence(daqan=3)
    table.units("neutral", "3A", giant=1)

    async def arrive(t: RunewarsTable) -> None:
        t.state.pending = [Going(AreaId(0), area("3A"), unit("footman"), 2)]
        t.state.flags[BATTLED] = battled
        t.then(meet_neutrals, table.seat("daqan"), area("3A"))

    table.play(arrive)

    assert refusal(table, option)[0] == key


def test_bids_are_asked_for_and_paid(table):
    table.influence(daqan=2)
    table.order("daqan", 4)
    assert refusal(table, Bid(1)) == ("bid-not-now", "11")

    table.season("stormy_weather")
    assert refusal(table, Bid(3)) == ("bid-influence", "11.1")


def test_an_order_is_chosen_in_its_time(table):
    table.order("daqan", 4)

    assert refusal(table, ChooseOrder(OrderNumber(5))) == ("orders-not-now", "2.1")


def test_claims_say_what_is_missing(table):
    table.objective("daqan", "crusade")
    table.order("daqan", 4)

    assert refusal(table, ShowObjective()) == ("objective-unfulfilled", "H3")
    assert refusal(table, LayVictory()) == ("victory-runes", "G1")
    assert refusal(table, TurnInRewards()) == ("league-title", "H1")
    assert refusal(table, TakeBack(OrderNumber(5))) == ("spy-title", "H1")


def test_holders_of_titles_are_told_what_is_missing(table):
    table.state.titles |= {"captain_heroes_league": table.seat("daqan")}
    table.state.titles |= {"spy_guild": table.seat("daqan")}
    table.state.season = "summer"
    table.order("daqan", 4, earlier=[6])

    assert refusal(table, TurnInRewards()) == ("league-rewards", "H1")
    assert refusal(table, TakeBack(OrderNumber(4))) == ("spy-order", "H1")
    assert refusal(table, TakeBack(OrderNumber(6))) == ("spy-late", "H1")
    assert refusal(table, ShowObjective()) == ("objective-none", "H3")


@pytest.mark.parametrize(
    ("options", "year", "laid", "key"),
    [
        ({"victory": "instant"}, 1, None, "victory-instant"),
        ({}, 7, None, "victory-late"),
        ({}, 1, "daqan", "victory-laid"),
    ],
)
def test_victory_cards_have_their_time(options, year, laid, key):
    table = RunewarsTestTable(**options)
    table.stronghold("daqan", "DA")
    table.tactics("daqan", "mountain_pass")
    table.state.year = year
    if laid:
        table.state.victory["spring"] = [int(table.seat(laid)), year]
    table.order("daqan", 4)

    assert refusal(table, LayVictory())[0] == key


def told(table: RunewarsTestTable, option: Option, locale: str = "en") -> str:
    """Write why an answer is not offered."""
    view = GAME.view(table.state, table.seat("daqan"))
    return Wording(GAME, locale, view).refusal(table.refused("daqan", option))


def test_what_cannot_be_done_here_says_where_it_can(table):
    table.city("2C", "forge")
    table.units("daqan", "2C", footman=1)
    table.order("daqan", 6)
    assert "You can ask 2C." in told(table, Rally(at("3A"), "quests"))
    assert "It gives: allies and influence." in told(table, Rally(at("2C"), "quests"))

    table.stronghold("daqan", "DC", damaged=True)
    table.dials("daqan", ore=2, wood=2)
    table.order("daqan", 8)
    assert "You can repair the one in DC." in told(table, RepairStronghold(at("DA")))
    assert "You can build in DB." in told(table, BuildStronghold(at("2C")))

    table.order("daqan", 4, answers=["daqan: harvest"])
    assert "Without one: DA and DC." in told(table, Develop(at("DB"), "diplomat"))
    assert "There you can build: " in told(table, Develop(at("DA"), "cursed_tomb"))


WAYS_OUT = {"r-develop-collect", "r-mix-areas", "r-hire-deck"}
"""Reasons whose one sentence is the way out, or to which there is none."""


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_a_reason_in_the_orders_without_movement_has_a_way_out(locale):
    texts = entries_of("engine.runewars", locale)
    kind = re.compile(r"r-(rally|hire|claim|develop|collect|repair|mix|build)-")
    reasons = {key: text for key, text in texts.items() if kind.match(key)}

    assert len(reasons) > 20
    for key in reasons.keys() - WAYS_OUT:
        first = reasons[key].partition(" = ")[2].splitlines()[0]
        rest = first.partition(". ")[2] or first.partition(".{ ")[2]
        assert rest, first


def test_a_card_that_does_not_fit_says_when_it_does(table):
    table.tactics("daqan", "flank_attack")
    table.order("daqan", 4)
    card = next(n for n in table.state.tactics[table.seat("daqan")] if TACTICS[n].key[0] == "f")

    assert "It says: “Start of a battle. " in told(table, PlayTactic(TacticId(card)))


@pytest.mark.parametrize(
    ("held", "reason"), [([], "You hold no"), (["pursuit", "omen"], "You drew your cards this")]
)
def test_no_card_at_all_has_its_reason_too(table, held, reason):
    """ "Play a card is not possible now" stood alone where each card had a reason of its own."""
    daqan = table.seat("daqan")
    table.state.tactics[daqan].clear()
    table.tactics("daqan", *held, fresh=True)
    table.objective("daqan", "crusade")
    table.order("daqan", 2)

    assert reason in why_barred(table, "daqan", "runewars tactic")
