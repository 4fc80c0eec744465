"""Menus of heroes: prices and odds, and reasons why an option is not offered."""

from __future__ import annotations

from typing import Any

import pytest

from bot.play.menus.prompt_builder import build_prompt
from bot.ui.wording import Wording
from tests.runewars.kit import (
    AREA_OF,
    GAME,
    QUESTS,
    REWARDS,
    AreaId,
    Attempt,
    Attribute,
    Challenge,
    DuelCancelled,
    Favour,
    GiveReward,
    Heal,
    HeroId,
    OneOf,
    Option,
    QuestCardId,
    Question,
    QuestionId,
    QuestTable,
    RewardId,
    Train,
    Travel,
    UseReward,
    why_barred,
)


@pytest.fixture
def table() -> QuestTable:
    """Return a summer in which Laurel stands in 5B with a chest, Mordrog beside her."""
    table = QuestTable(exploration="on")
    table.hero("daqan", "laurel", "5B", "war_chest")
    table.hero("uthuk", "mordrog", "5A", "dragonscale_mail")
    table.quest("daqan", "q07", "q05")
    return table


LAUREL, MORDROG = HeroId(3), HeroId(11)
STRENGTH, AGILITY = Attribute("strength"), Attribute("agility")


def quest(key: str) -> QuestCardId:
    """Return a quest by its id."""
    return QuestCardId(next(n for n, each in enumerate(QUESTS) if each.key == key))


def reward(key: str) -> RewardId:
    """Return a Reward card by its id."""
    return RewardId(next(n for n, each in enumerate(REWARDS) if each.key == key))


REFUSED: list[tuple[Option, str, dict[str, Any]]] = [
    (Travel(MORDROG, AreaId(AREA_OF["5B"])), "hero-not-yours", {}),
    (Travel(LAUREL, AreaId(AREA_OF["2A"])), "hero-far", {}),
    (Travel(LAUREL, AreaId(AREA_OF["5A"])), "hero-routed", {"routed": True}),
    (Challenge(LAUREL, MORDROG), "duel-nobody", {}),
    (Attempt(LAUREL, quest("q05")), "quest-elsewhere", {}),
    (Attempt(LAUREL, quest("q06")), "quest-not-held", {}),
    (Attempt(LAUREL, quest("q07")), "quest-commander", {"commander": True}),
    (Heal(LAUREL), "heal-unhurt", {}),
    (Heal(LAUREL), "heal-unfriendly", {"damage": 1}),
    (Train(LAUREL, STRENGTH, STRENGTH), "train-taken", {"training": {"strength": 1}}),
    (
        Train(LAUREL, STRENGTH, STRENGTH),
        "train-full",
        {"training": {"strength": 1, "agility": 1, "wisdom": 2}},
    ),
    (UseReward(LAUREL, reward("soulbiter")), "reward-not-held", {}),
    (UseReward(LAUREL, reward("war_chest")), "reward-not-now", {}),
    (GiveReward(LAUREL, reward("war_chest"), MORDROG), "reward-nobody", {}),
]


@pytest.mark.parametrize(("action", "key", "so"), REFUSED, ids=lambda each: str(each)[:24])
def test_refusals_say_why(table, action, key, so):
    for name, value in so.items():
        setattr(table.state.heroes[0], name, value)

    table.summer()
    refusal = table.refused("daqan", action)

    assert refusal.key == key
    assert GAME.words("en").say(f"r-{key}", **refusal.args_of_words)


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("hero duel", "Laurel of Bloodwood can only challenge enemy heroes who are in 5A too."),
        ("hero quest", "No quest of yours leads to 5A."),
        ("hero heal", "Laurel of Bloodwood has no damage to heal."),
        ("hero train", "healing and training are actions of their own."),
    ],
)
def test_what_the_acting_hero_cannot_do_is_told_of_that_hero(table, path, reason):
    """ "You have no such hero on the board" was said, of all the heroes that do not act."""
    table.state.heroes[1].area = AREA_OF["9A"]
    table.units("daqan", "5A", bowman=1)
    table.summer()
    table.choose("daqan", "runewars.travel:laurel:5A")

    assert reason in why_barred(table, "daqan", path)


def test_a_token_is_turned_before_a_quest(table):
    table.token("5B", "temple")

    table.summer()

    assert table.refused("daqan", Attempt(LAUREL, quest("q07"))).key == "hero-token-first"


def test_healing_after_a_step_is_refused_as_an_action_of_its_own(table):
    table.state.heroes[0].damage = 1
    table.units("daqan", "5A", bowman=1)

    table.summer()
    table.choose("daqan", "runewars.travel:laurel:5A")

    assert table.refused("daqan", Heal(LAUREL)).key == "hero-moved"


def test_a_chest_that_helps_nobody_now_is_refused_in_the_turn_too(table):
    table.hero("daqan", "ronan", "DA", "healing_draught")

    table.order("daqan", 4)

    assert table.refused("daqan", UseReward(HeroId(6), reward("healing_draught"))).key == (
        "reward-useless"
    )
    assert table.refused("daqan", Travel(LAUREL, AreaId(AREA_OF["5A"]))).key == "hero-not-now"


def test_menus_tell_the_odds_but_not_what_lies_facedown(table):
    table.rune("5A")
    facts = {
        option.key(): GAME.facts(table.state, table.seat("daqan"), option)
        for option in (
            Challenge(LAUREL, MORDROG), Attempt(LAUREL, quest("q07")), Heal(LAUREL),
            Travel(LAUREL, AreaId(AREA_OF["5A"])),
        )
    }  # fmt: skip

    assert list(facts.values()) == [
        {"mine": 4, "theirs": 5},  # the mail under Mordrog lies facedown
        {
            "cards": 2,
            "attribute": "wisdom",
            "gold": "25\xa0%",
            "blue": "40\xa0%",
            "red": "35\xa0%",
        },
        {"count": 0},
        {"rune": "yes", "enemies": 1},
    ]
    table.state.heroes[1].shown = table.state.heroes[1].rewards[:]
    assert GAME.facts(table.state, table.seat("daqan"), Challenge(LAUREL, MORDROG)) == {
        "mine": 4,
        "theirs": 7,
    }


@pytest.mark.parametrize(("shown", "slips"), [(False, False), (True, True)])
def test_slipping_away_by_plan_goes_by_what_is_seen(shown, slips):
    table = QuestTable()
    table.hero("daqan", "bogran", "5B", "dragonscale_mail", shown=shown)
    table.hero("uthuk", "tatianna", "5B")
    table.fate(7, 8, 9, 10, 17, 18, 19, 20)

    table.summer()
    told = table.choose("daqan", "runewars.duel:bogran:tatianna", "pass")

    assert bool(told.told(DuelCancelled)) is slips


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        ("en", ["Go to 5A", "Challenge Mordrog", "Try A Book No One Opens", "Heal"]),
        ("de", ["Nach 5A gehen", "Herausfordern: Mordrog", "„Ein Buch, das niemand öffnet“ wagen",
                "Heilen"]),
        ("es", ["Ir a 5A", "Desafiar a Mordrog", "Intentar «El libro que nadie abre»", "Curarse"]),
    ],
)  # fmt: skip
def test_the_hero_whom_a_question_names_is_not_named_by_each_answer(table, locale, names):
    """Eleven areas began with "Laurel of Bloodwood goes to"."""
    options = [
        Travel(LAUREL, AREA_OF["5A"]), Challenge(LAUREL, MORDROG),
        Attempt(LAUREL, quest("q07")), Heal(LAUREL),
    ]  # fmt: skip
    context = {"hero": int(LAUREL)}
    asked = Question(QuestionId(1), 0, "quests.act", OneOf(options), False, context)
    said = Wording(GAME, locale, GAME.view(table.state, table.seat("daqan")))

    assert [said.option(each, asked) for each in options] == names


def test_training_one_attribute_twice_is_told_as_its_amount():
    said = Wording(GAME, "en", None)

    assert said.option(Train(LAUREL, STRENGTH, STRENGTH)).endswith("trains strength by 2")
    assert said.option(Train(LAUREL, STRENGTH, AGILITY)).endswith("trains strength and agility")


def test_two_copies_of_a_reward_are_two_answers_with_names_of_their_own(table):
    """The Council's Favour shows two Rewards, which may be of one kind."""
    shards = [RewardId(n) for n, each in enumerate(REWARDS) if each.key == "timmorran_shard"][:2]
    options = [Favour(each, LAUREL) for each in shards]
    daqan = table.seat("daqan")
    asked = Question(QuestionId(1), daqan, "summer.favour", OneOf(options), False, {})
    said = Wording(GAME, "en", GAME.view(table.state, daqan))

    labels = [each.label for each in build_prompt(asked, said, lambda option: {}).entries]

    assert len(labels) == len({*labels}) == 2
    assert labels[1] == f"{labels[0]} (2)"
