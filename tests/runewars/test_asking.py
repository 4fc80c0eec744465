"""What players may ask of Runewars: where units could go, how a battle would go, what they know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    AREAS,
    FACTION_KEYS,
    FORECAST_SPECIALS,
    GAME,
    OPTIONS,
    REWARDS,
    TACTIC_FACE,
    TACTICS,
    UNIT_OF,
    UNITS,
    AreaId,
    BattleTable,
    BattleTallied,
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
    forecast,
    in_reach,
    know,
    line_of,
    man,
    peek,
    plans_for,
    thief_in_the_night,
)

NEAR = 0.12
"""How near an estimate is to what battles show."""


@pytest.fixture
def table() -> RunewarsTestTable:
    """Four factions on the ready map."""
    return RunewarsTestTable()


def read(table: RunewarsTestTable, lines: list[Message], reader: str | None = None) -> list[str]:
    """Write an answer as somebody reads it."""
    view = GAME.view(table.state, None if reader is None else table.seat(reader))
    wording = Wording(GAME, "en", view)
    return [wording.message(line) for line in lines]


def moves(table: RunewarsTestTable, owner: str, origin: str | None = None) -> list[str]:
    """Ask where a seat could move."""
    place = None if origin is None else area(origin)
    return read(table, list(GAME.reach(table.state, table.seat(owner), place)))


def chances(table: RunewarsTestTable, attacker: str | None, at: str | None = None) -> list[str]:
    """Ask how battles would go."""
    seat = None if attacker is None else table.seat(attacker)
    place = None if at is None else area(at)
    return read(table, list(GAME.odds(table.state, seat, None, place)))


# Moves


def test_moves_name_what_each_order_allows_and_why_not_elsewhere(table):
    table.units("daqan", "9A", bowman=2, knight=1, footman_routed=1)
    near = neighbours(table, "9A")
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


def neighbours(table: RunewarsTestTable, key: str) -> list[str]:
    """List the neighbours that nothing printed parts an area from, then the others."""
    beside = table.state.land.beside[AreaId(area(key))]
    return [AREAS[to].key for to, colour in sorted(beside, key=lambda each: bool(each[1]))]


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
    table.units("uthuk", neighbours(table, "9A")[0], berserker=1)
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


def test_who_cannot_fly_is_told_what_lies_between(table):
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


def test_whoever_has_nobody_is_refused(table):
    with pytest.raises(Refused, match="step-nobody"):
        GAME.reach(table.state, table.seat("daqan"), area("9A"))
    with pytest.raises(Refused, match="reach-none"):
        GAME.reach(table.state, table.seat("daqan"), None)


# Odds


def test_every_type_of_unit_has_a_special_that_counts():
    assert set(FORECAST_SPECIALS) == {unit.key for unit in UNITS}


def test_a_stronghold_alone_is_counted_exactly():
    six, five = (line_of({UNIT_OF["knight"]: count}) for count in (6, 5))

    assert forecast(six, (), 5)[:3] == pytest.approx((1.0, 6, 5))
    assert forecast(five, (), 5).chance == 0, "a tie is the defender's"


def test_who_has_drawn_does_not_draw_again():
    both = line_of({UNIT_OF["bowman"]: 1}), line_of({UNIT_OF["footman"]: 1})
    drawn = frozenset({int(UNIT_OF["bowman"])}), frozenset({int(UNIT_OF["footman"])})

    assert forecast(*both, 0, 1, drawn).chance == 0
    assert forecast(*both, 0, 1).chance > 0


def test_a_routed_hexagon_counts_and_a_routed_other_does_not():
    for key, strength in (("giant", 1), ("knight", 0)):
        assert forecast((man(UNIT_OF[key], routed=True),), (), 0).attack == strength


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
    """Fight a battle again and again with a shuffled Fate deck, and yield what was tallied."""
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
    """Let Daqan stand beside Uthuk; return where Uthuk stands."""
    table.units("daqan", "9A", bowman=3, knight=2)
    foe = neighbours(table, "9A")[0]
    table.units("uthuk", foe, berserker=2)
    return foe


def test_the_one_battle_meant_is_said_in_full(table):
    foe = border_battle(table)
    table.tactics("uthuk", "levy")

    said = chances(table, "daqan", foe)

    assert said[0] == f"**Daqan against Uthuk in {foe}**, an estimate"
    assert said[1] == "Daqan attacks with 5 units, the strongest of 5 that could come. (Rule 4.2)"
    assert "Not counted: Uthuk holds 1 Tactics card. (Rule 7.3)" in said
    assert said[-1].startswith("Each Fate card counts as drawn from the whole deck")


def test_strongholds_and_what_they_hold_are_weighed(table):
    foe = border_battle(table)
    table.stronghold("uthuk", foe, development="reinforced_walls")

    said = "\n".join(chances(table, "daqan", foe))

    assert "The stronghold adds 5 to the defence." in said
    assert "With Conquer and its supremacy bonus: about " in said
    assert "If the Reinforced Walls are used: about 0 %." in said


def test_several_battles_are_listed(table):
    border_battle(table)
    stranger = neighbours(table, "9A")[1]
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
    assert said[2] == "Daqan wins in about 100 % of all cases; a tie is the defender's. (Rule 7.6)"


# What a seat knows


def known_to(table: RunewarsTestTable, key: str, events: list[Event]) -> list[str]:
    """Write what a seat knows after some events."""
    view = GAME.view(table.state, table.seat(key))
    return read(table, list(GAME.knowledge(events, view)), key)


def ears(table: RunewarsTestTable, key: str, played: Played) -> list[Event]:
    """Return what a seat heard."""
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


def test_rewards_for_duels_bring_their_plan_to_mind(table):
    cards = {REWARDS[n].timing: RewardId(n) for n in range(len(REWARDS))}
    seat = table.seat("daqan")

    assert plans_for([RewardsDrawnWere((cards["duel special"],))], seat) == ["duel"]
    assert plans_for([RewardsDrawnWere((cards["your turn"],))], seat) == []


# Whole matches


@pytest.mark.parametrize("seed", [3, 4])
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
    """Compare what a seat is said to know for certain with how it is."""
    known = know(events, viewer)
    for seat, cards in known.stolen.items():
        held = [TACTIC_FACE[card] for card in match.state.tactics[seat]]
        assert all(held.count(card) >= count for card, count in cards.items())
    assert known.heroes <= set(match.state.hero_deck)
    for place, key in known.tokens.items():
        token = match.state.exploration.get(place)
        assert token is None or token.key == key
    for line in GAME.knowledge(events, GAME.view(match.state, viewer)):
        if line.id == "knows-rune":
            rune = match.state.runes[int(line.args["area"])]
            assert rune.dragon == (line.args["face"] == "dragon")
