"""Questions that players may put: where units could go, and what they know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    FACTION_KEYS,
    GAME,
    OPTIONS,
    REWARDS,
    TACTIC_FACE,
    TACTICS,
    AreaId,
    Event,
    HeroesDrawnWere,
    HeroId,
    HeroJoined,
    Match,
    Message,
    OrderNumber,
    OrdersRevealed,
    OrderWasLow,
    Played,
    RandomPlayer,
    Refused,
    RewardId,
    RewardsDrawnWere,
    RewardsSeen,
    RewardUsed,
    RuneLooked,
    RunewarsTable,
    RunewarsTestTable,
    Seat,
    Setup,
    TacticId,
    TacticPlayed,
    TacticsDiscarded,
    TacticsDrawn,
    TacticsDrawnWere,
    TokenWas,
    area,
    chance_of,
    events_for,
    in_reach,
    know,
    peek,
    plans_for,
    read,
    thief_in_the_night,
)
from tests.torture import share, torture


def moves(table: RunewarsTestTable, owner: str, origin: str | None = None) -> list[str]:
    """Ask where a seat could move."""
    place = None if origin is None else area(origin)
    return read(table, list(GAME.reach(table.state, table.seat(owner), place)))


# Moves


def test_moves_name_what_each_order_allows_and_why_not_elsewhere(table):
    table.units("daqan", "9A", bowman=2, knight=1, footman_routed=1)
    near = table.neighbours("9A")
    foe, stranger = near[:2]
    table.units("uthuk", foe, berserker=1)
    table.units("neutral", stranger, giant=1)

    said = moves(table, "daqan", "9A")

    assert said[0] == "**From 9A**, as the board stands:"
    assert "1 unit is routed and stays. (Rule 4.4)" in said
    (strategize,) = [line for line in said if line.startswith("Strategize, all")]
    assert foe not in strategize
    assert stranger not in strategize
    for held in (foe, stranger):
        barred = table.state.land.border(area("9A"), area(held))
        reason = f"{barred}s lie" if barred == "mountain" else f"{barred} lies"
        why = f"{reason} between" if barred else "others hold it"
        assert any(f"not to {held}: {why}" in line for line in said)
    assert said[-1].startswith("All other areas are too far")


def test_an_own_activation_token_holds_the_units(table):
    table.units("daqan", "9A", bowman=2)
    table.activate("daqan", "9A")

    assert moves(table, "daqan", "9A")[1] == (
        "The units stay until spring: your activation token lies here. (Rule 4.5)"
    )
    assert moves(table, "daqan")[1] == (
        "9A (2 units): nowhere, your activation token lies there (Rule 4.5)"
    )


def test_a_march_leads_where_the_rules_let_units_march(table):
    table.units("daqan", "9A", bowman=1)
    table.units("uthuk", table.neighbours("9A")[0], berserker=1)
    (far,) = [line for line in moves(table, "daqan", "9A") if line.startswith("Mobilize or")]

    table.order("daqan", 2)
    reached = {
        to
        for key in table.offered("daqan")
        if (to := key.removeprefix("activate:")) != key
        and in_reach(table.state, table.seat("daqan"), AreaId(area(to)), neutral=False)
    }

    listed = far.partition(" to ")[2].partition(" (")[0].replace(" and ", ", ").split(", ")
    assert reached
    assert set(listed) == reached


def test_flyers_are_said_to_get_further(table):
    table.units("latari", "9A", pegasus_rider=1, archer=1)

    said = moves(table, "latari", "9A")

    assert table.state.land.border(AreaId(area("9A")), AreaId(area("2A"))) == "mountain"
    assert "Strategize, Pegasus Rider also: to 2A (Rule 4.8)" in said


def test_a_unit_that_cannot_fly_is_told_what_lies_between(table):
    table.units("latari", "9B", archer=1)

    said = moves(table, "latari", "9B")

    assert "Strategize not to 4A: water lies between (Rule 4.7)" in said
    table.state.frozen = True
    assert "Strategize not to 4A: water lies between (Rule 4.7)" not in moves(table, "latari", "9B")


def test_heroes_are_told_where_they_could_go(table):
    table.hero("daqan", "silhouette", "9A")

    (_, hero, _) = moves(table, "daqan", "9A")

    assert hero.startswith("Silhouette: Strategize to ")


def test_a_routed_hero_stays(table):
    table.hero("daqan", "silhouette", "9A", routed=True)

    assert moves(table, "daqan", "9A")[1] == "Silhouette is routed and stays. (Rule 4.10)"


def test_a_player_without_units_is_refused(table):
    with pytest.raises(Refused, match="step-nobody"):
        GAME.reach(table.state, table.seat("daqan"), area("9A"))
    with pytest.raises(Refused, match="reach-none"):
        GAME.reach(table.state, table.seat("daqan"), None)


# What a seat knows


def known_to(table: RunewarsTestTable, key: str, events: list[Event]) -> list[str]:
    """Write what a seat knows after some events."""
    view = GAME.view(table.state, table.seat(key))
    return read(table, list(GAME.knowledge(events, view)), key)


def ears(table: RunewarsTestTable, key: str, played: Played) -> list[Event]:
    """Return the events that a seat saw."""
    return events_for(played.all_told, table.seat(key))


def test_a_rune_that_was_seen_is_known_and_who_else_looked(table):
    table.rune("9A")

    async def rule(t: RunewarsTable) -> None:
        peek(t, table.seat("daqan"), area("9A"))

    played = table.play(rule)

    assert isinstance(played.events[0], RuneLooked)
    assert known_to(table, "daqan", ears(table, "daqan", played)) == [
        "The rune in 9A is a dragon rune."
    ]
    assert known_to(table, "uthuk", ears(table, "uthuk", played)) == [
        "Daqan has looked at the rune in 9A."
    ]
    assert not GAME.knowledge(played.events, GAME.view(table.state, None))


def test_the_robbed_know_the_card_until_it_is_seen_to_leave(table):
    table.tactics("daqan", "levy", "ambush")

    async def rule(t: RunewarsTable) -> None:
        await thief_in_the_night(t, table.seat("uthuk"), "your turn")

    seen = ears(table, "daqan", table.play(rule))
    (stolen,) = table.hand("uthuk")
    face = TACTIC_FACE[next(n for n, card in enumerate(TACTICS) if card.key == stolen)]
    name = Wording(GAME, "en", GAME.view(table.state, None)).label("TacticId", face)
    uthuk, latari = table.seat("uthuk"), table.seat("latari")

    assert known_to(table, "daqan", seen) == [f"Uthuk holds {name}, taken from you: certain."]
    thief = TacticId(next(n for n, card in enumerate(TACTICS) if "thief" in card.key))
    later = [*seen, TacticPlayed(latari, thief), TacticsDrawn(latari, 1)]
    assert known_to(table, "daqan", later) == [
        f"Uthuk may still hold {name}: a thief has been about since."
    ]
    for gone in (TacticsDiscarded(uthuk, (TacticId(face),)), TacticPlayed(uthuk, TacticId(face))):
        assert known_to(table, "daqan", [*seen, gone]) == []


def test_own_cards_are_not_news(table):
    table.tactics("daqan", "levy")
    seat = table.seat("daqan")

    assert known_to(table, "daqan", [TacticsDrawn(seat, 1), TacticsDrawnWere((TacticId(0),))]) == []


def test_an_order_is_known_until_all_are_revealed(table):
    told: list[Event] = [OrderWasLow(table.seat("uthuk"), True)]

    assert known_to(table, "daqan", told) == ["Uthuk chose an order from 1 to 4 this season."]
    revealed = OrdersRevealed((OrderNumber(1),), (table.seat("uthuk"),))
    assert known_to(table, "daqan", [*told, revealed]) == []


def test_rewards_left_behind_are_known_until_they_are_shown(table):
    reward = next(n for n, card in enumerate(REWARDS) if card.timing == "duel special")
    seen: list[Event] = [RewardsSeen((RewardId(reward),))]

    (line,) = known_to(table, "daqan", seen)
    assert line.startswith("You have seen ")
    used = RewardUsed(table.seat("uthuk"), HeroId(0), RewardId(reward))
    assert known_to(table, "daqan", [*seen, used]) == []
    table.hero("daqan", "silhouette", "9A", REWARDS[reward].key)
    assert known_to(table, "daqan", seen) == [], "it is there to be looked at"


def test_tokens_and_heroes_that_were_seen_are_known(table):
    table.token("9A", "dungeon")
    told: list[Event] = [TokenWas(AreaId(area("9A")), "dungeon"), HeroesDrawnWere((HeroId(0),))]

    token, hero = known_to(table, "daqan", told)

    assert token == "The facedown exploration token in 9A: Dungeon."
    assert hero.endswith(" is in the Hero deck.")
    joined = HeroJoined(table.seat("uthuk"), HeroId(0), AreaId(area("9A")))
    assert known_to(table, "daqan", [*told, joined]) == [token]


def test_a_failed_quest_is_known_to_all(table):
    table.state.quests[table.seat("uthuk")] = [3]
    table.state.known_quests[table.seat("uthuk")] = [3]

    (line,) = known_to(table, "daqan", [])

    assert line.startswith("Uthuk failed ")
    assert line.endswith(" and still holds it.")
    assert known_to(table, "uthuk", []) == []


def test_rewards_for_duels_bring_their_plan_to_mind():
    cards = {REWARDS[n].timing: RewardId(n) for n in range(len(REWARDS))}

    assert plans_for([RewardsDrawnWere((cards["duel special"],))]) == ["duel"]
    assert plans_for([RewardsDrawnWere((cards["your turn"],))]) == []


# Whole matches


@torture
@pytest.mark.parametrize("seed", share([3, 4], of=0.5))
def test_answers_can_be_read_are_true_and_show_nothing_hidden(seed):
    options = {**OPTIONS, "exploration": "on", "commander": "on"}
    match = Match.new(GAME, Setup("runewars", FACTION_KEYS, options), chance_of(seed))
    player, told = RandomPlayer(random.Random(seed)), list(match.told)
    answers = 0
    for number in range(500):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        told += match.submit(seat, question.id, player.answer(match, question))
        if number % 25:
            continue
        for viewer in map(Seat, match.state.seats):
            events = events_for(told, viewer)
            check_knowledge(match, viewer, events)
            dealt = match.state.copy()
            GAME.rehide(dealt, viewer, random.Random(9))
            wording = Wording(GAME, "en", GAME.view(match.state, viewer))
            said = [*asked(match.state, viewer)]
            assert said == [*asked(dealt, viewer)]
            lines = [*said, *GAME.knowledge(events, wording.view)]
            assert all((text := wording.message(line)) and "_" not in text for line in lines)
            answers += len(lines)
    assert answers > 300


def asked(state, viewer: Seat) -> Iterator[Message]:
    """Ask everything about moves and battles."""
    for place in (None, *state.land.areas):
        for ask in (
            lambda place: GAME.reach(state, viewer, place),
            lambda place: GAME.odds(state, viewer, None, place),
            lambda place: GAME.odds(state, None, viewer, place),
        ):
            try:
                yield from ask(place)
            except Refused as refused:
                yield Message.of_refusal(refused)


def check_knowledge(match, viewer: Seat, events: list[Event]) -> None:
    """Compare a seat's certain knowledge with the state."""
    known = know(events, viewer)
    for seat, cards in known.stolen.items():
        held = [TACTIC_FACE[card] for card in match.state.tactics[seat]]
        assert all(held.count(card) >= count for card, count in cards.items())
    if all(question.kind != "rally.hero" for question in match.pending.values()):
        assert known.heroes <= set(match.state.hero_deck)  # while one is chosen they are in hand
    for place, key in known.tokens.items():
        token = match.state.exploration.get(place)
        assert token is None or token.key == key
    for line in GAME.knowledge(events, GAME.view(match.state, viewer)):
        if line.id == "knows-rune":
            rune = match.state.runes[int(line.args["area"])]
            assert rune.dragon == (line.args["face"] == "dragon")
