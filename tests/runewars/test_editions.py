"""The second edition of our data: nearer to the real game, beside the first."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    FACTION_KEYS,
    GAME,
    HEROES,
    OBJECTIVES,
    OPTIONS,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    BattleTable,
    Done,
    Match,
    QuestEnded,
    QuestTable,
    RunewarsState,
    Setup,
    begin_season,
    chance_of,
    count_icons,
    edition_of,
)

SECOND, FIRST = "second", "first"
GIVES_RUNES = {"councils_midwinter_offer", "power_for_the_pious"}


def begun(edition: str) -> RunewarsState:
    """Return a match at its first question, everything dealt."""
    setup = Setup("runewars", FACTION_KEYS, {**OPTIONS, "edition": edition})
    return Match.new(GAME, setup, chance_of(1)).state


def decks(edition: str) -> dict[str, list[str]]:
    state = begun(edition)
    drawn = [*state.season_discard, state.season_card]
    return {
        season: sorted(
            SEASON_CARDS[n].key
            for n in (*deck, *drawn)
            if n >= 0 and SEASON_CARDS[n].season == season
        )
        for season, deck in state.season_decks.items()
    }


def test_five_of_eight_winters_give_runes_and_one_is_long() -> None:
    first, second = decks(FIRST), decks(SECOND)
    assert [len(deck) for deck in first.values()] == [8] * 4
    assert [len(deck) for deck in second.values()] == [8] * 4
    assert sum(key in GIVES_RUNES for key in first["winter"]) == 2
    assert sum(key in GIVES_RUNES for key in second["winter"]) == 5
    assert ("long_winter" in first["spring"], "long_winter" in second["spring"]) == (False, True)
    assert first["summer"] == second["summer"]


@pytest.mark.parametrize(("edition", "ranging"), [(FIRST, False), (SECOND, True)])
def test_heroes_and_objectives_are_of_the_edition(edition: str, ranging: bool) -> None:
    state = begun(edition)
    heroes = {HEROES[n].key for n in (*state.hero_deck, *(h.hero for h in state.heroes))}
    assert ("ronan_ranging" in heroes) == ranging
    assert ("ronan" in heroes) == (not ranging)
    assert len(heroes) == 12
    aims = {OBJECTIVES[n].key for deck in state.objective_decks.values() for n in deck}
    aims |= {OBJECTIVES[n].key for n in state.objectives if n >= 0}
    assert ("master_builders_pride" in aims) == ranging


def test_after_a_long_winter_each_takes_two_orders_back() -> None:
    table = BattleTable(edition=SECOND)
    state = table.state
    state.orders = [[1, 4, 5, 7], [2, 3], [1, 2, 3], []]
    table.season_next("long_winter")

    table.play(lambda t: begin_season(t, 0))

    asked = {state.keys[seat]: question for seat, question in table.match.pending.items()}
    assert {question.kind for question in asked.values()} == {"spring.orders"}
    assert set(asked) == {state.keys[0], state.keys[2]}, "who played two takes them back unasked"
    for question in list(table.match.pending.values()):
        table.match.submit(question.seat, question.id, tuple(question.form.options[:2]))
    assert state.orders == [[5, 7], [], [3], []]


@pytest.mark.parametrize(("edition", "bonus"), [(FIRST, True), (SECOND, False)])
def test_a_player_who_declines_the_primary_ability_gets_no_bonus(edition: str, bonus: bool) -> None:
    table = BattleTable(edition=edition)
    table.units("daqan", "2A", bowman=2)
    table.dials("daqan", food=8, wood=8, ore=8)
    table.order("daqan", 1)
    question = table.match.pending[table.seat("daqan")]
    lost = [each.id for each in GAME.forfeits(table.match.state, question, Done())]
    assert lost == ([] if bonus else ["forfeit-bonus"])

    table.choose("daqan", "done")

    assert table.asks("daqan", "order.strategize.bonus") == bonus


def test_a_player_who_can_do_nothing_of_the_primary_ability_keeps_the_bonus() -> None:
    table = BattleTable(edition=SECOND)
    table.dials("daqan", food=8, wood=8, ore=8)
    table.order("daqan", 1)
    assert "drill" in " ".join(table.offered("daqan"))


@pytest.mark.parametrize(("edition", "later"), [(FIRST, False), (SECOND, True)])
def test_quests_and_tactics_are_of_the_edition_as_many_in_each(edition: str, later: bool) -> None:
    state = begun(edition)
    quests = {
        QUESTS[n].key for n in (*state.quest_deck, *(q for hand in state.quests for q in hand))
    }
    tactics = [*state.tactics_deck, *(card for hand in state.tactics for card in hand)]
    keys = [TACTICS[n].key for n in tactics]
    assert bool({"d3", "q05", "q07"} & quests) != later
    assert bool({"h1", "h2", "h3"} & quests) == later
    assert len(keys) == 50
    assert (keys.count("wavering_loyalty"), keys.count("siegecraft")) == (
        (1, 0) if later else (0, 1)
    )


@pytest.mark.parametrize(("edition", "influence"), [(FIRST, 1), (SECOND, 2)])
def test_the_second_influence_of_latari_ore_stands_on_three(edition: str, influence: int) -> None:
    table = BattleTable(edition=edition)
    table.dials("latari", food=0, wood=0, ore=3)
    seat = table.seat("latari")
    assert count_icons(table.state, seat, "influence") == influence
    assert GAME.view(table.state, seat).later_sheets == (edition == SECOND)
    table.dials("latari", food=0, wood=0, ore=5)
    assert count_icons(table.state, seat, "influence") == 2


@pytest.mark.parametrize(
    ("hero", "at", "quest", "cards", "won"),
    [
        ("laurel", "9A", "h1", (5, 7, 17, 27), True),
        ("laurel", "9A", "h1", (3, 4, 13, 14, 15), False),
        ("laurel", "5B", "h2", (5, 7, 17, 27), True),
    ],
)
def test_a_hard_quest_gives_a_dragon_rune_on_gold_alone(
    hero: str, at: str, quest: str, cards: tuple[int, ...], won: bool
) -> None:
    table = QuestTable(edition=SECOND)
    table.hero("daqan", hero, at)
    table.quest("daqan", quest)
    table.fate(*cards)
    table.summer()
    before = table.state.dragon_runes

    told = table.choose("daqan", f"runewars.attempt:{hero}:{quest}", *["area:DA", "area:DB"] * won)

    assert before - table.state.dragon_runes == won
    assert told.only(QuestEnded).completed == won


def test_a_wavering_hero_changes_sides_without_its_rewards() -> None:
    table = BattleTable(edition=SECOND)
    table.hero("daqan", "laurel", "1A")
    ronan = table.hero("latari", "ronan_ranging", "1A", "soulbiter", damage=1)
    table.hero("uthuk", "mordrog", "1A")
    table.tactics("daqan", "wavering_loyalty")
    table.dials("daqan", ore=0)

    table.order("daqan", 8, ["daqan: wavering_loyalty"], earlier=[])

    assert table.state.keys[ronan.seat] == "daqan"
    assert (ronan.damage, ronan.rewards) == (1, [])
    assert [REWARDS[n].key for n in table.state.reward_discard] == ["soulbiter"]


def test_a_wavering_hero_that_only_its_mail_kept_alive_is_defeated() -> None:
    table = BattleTable(edition=SECOND)
    table.hero("daqan", "laurel", "1A")
    ronan = table.hero("latari", "ronan_ranging", "1A", "dragonscale_mail", damage=5)
    table.tactics("daqan", "wavering_loyalty")
    table.dials("daqan", ore=0)

    table.order("daqan", 8, ["daqan: wavering_loyalty"], earlier=[])

    assert ronan not in table.state.heroes
    assert [REWARDS[n].key for n in table.state.reward_discard] == ["dragonscale_mail"]


def test_a_hero_of_the_other_side_does_not_waver() -> None:
    table = BattleTable(edition=SECOND)
    table.hero("daqan", "laurel", "1A")
    table.hero("uthuk", "mordrog", "1A")
    table.tactics("daqan", "wavering_loyalty")
    table.dials("daqan", ore=0)
    table.order("daqan", 8, earlier=[])
    assert "play:wavering_loyalty" not in table.offered("daqan")


@pytest.mark.parametrize(("beasts", "asked"), [("as_others", False), ("owner", True)])
def test_whose_allies_they_were_may_say_where_they_go(beasts: str, asked: bool) -> None:
    table = BattleTable(beasts=beasts)
    table.units("daqan", "1A", footman=1, giant=1)
    table.tactics("uthuk", "turn_the_beasts")
    table.dials("uthuk", ore=0)

    table.order("uthuk", 8, ["uthuk: turn_the_beasts", *["..."] * asked], earlier=[])

    assert table.asks("daqan", "neutrals.let_go") == asked
    if asked:
        place = table.offered("daqan")[-1]
        table.choose("daqan", place)
        assert table.army(place.removeprefix("area:")) == {"giant.routed": 1}
    assert table.army("1A") == {"footman": 1}


def test_lobbies_older_than_the_editions_still_begin_the_first() -> None:
    lobby = [option.key for option in GAME.options]
    older = {key: "x" for key in lobby if key not in ("edition", "beasts")}
    assert edition_of(older, lobby) == FIRST
    assert edition_of({}, lobby) == SECOND
