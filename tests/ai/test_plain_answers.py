"""Positions of Root in which the right answer is plain, and players have to see it."""

from __future__ import annotations

from engine.core.choices.questions import answer_keys
from tests.ai.steady import steady_player
from tests.root.kit import (
    FOX,
    GAME,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    RootTestTable,
    bury,
    clear_tokens,
    keepers_day,
    keepers_table,
    marquise_daylight,
    relics,
    retinue,
    stack,
    wander,
    waystation,
)


def answer_of(table: RootTestTable, key: str) -> str:
    match, seat = table.match, table.seat(key)
    assert match is not None
    player = steady_player(1)
    return answer_keys(player.answer(match, match.pending[seat]))[0]


def answers_of_turn(table: RootTestTable, key: str) -> list[str]:
    """Play the rest of a seat's turn before Evening; return its answers."""
    match, seat = table.match, table.seat(key)
    assert match is not None
    player = steady_player(1)
    found: list[str] = []
    while seat in match.pending and match.state.phase != "evening":
        asked = match.pending[seat]
        answer = player.answer(match, asked)
        found += answer_keys(answer)[:1]
        match.submit(seat, asked.id, answer)
    return found


def carry(table: RootTestTable, *items: str) -> None:
    """Have the Vagabond carry these items and no others."""
    board = table.board("vagabond")
    board.items[:] = [0] * len(board.items)
    wander(table, FOX, *items)


def worth(table: RootTestTable, key: str, reason: str) -> float:
    found: float = GAME.terms(table.state, table.seat(key))[reason]
    return found


def test_keepers_encamp_where_a_relic_can_then_be_recovered() -> None:
    table = keepers_table()
    table.place(FOX, keepers=3)
    table.place(RABBIT, keepers=3)
    relics(table, FOX, "tablet_2")
    retinue(table, "recover", "retainer")
    keepers_day(table, "encamp")
    answers = answers_of_turn(table, "keepers")
    assert any(each.startswith(f"keepers.encamp:{FOX}:waystation_tablet_") for each in answers)


def test_keepers_do_not_leave_their_only_waystation_to_an_enemy_beside_it() -> None:
    table = keepers_table()
    waystation(table, FOX, "tablet", "jewelry")
    table.place(FOX, keepers=3)
    table.place(MOUSE, eyrie=3)
    bury(table, 1, "figure_3")
    guarded = worth(table, "keepers", "board")
    table.place(FOX, keepers=-3)
    table.place(RABBIT, keepers=3)
    bare = worth(table, "keepers", "board")
    assert bare < guarded
    table.place(MOUSE, eyrie=-3)
    assert worth(table, "keepers", "board") > bare + 0.5, "no enemy is near"


def test_keepers_recover_a_relic_rather_than_march_with_the_card() -> None:
    table = keepers_table()
    waystation(table, FOX, "figure", "jewelry")
    table.place(FOX, keepers=3)
    table.place(MOUSE, eyrie=1)
    relics(table, FOX, "figure_3")
    bury(table, 1, "tablet_3", "jewelry_3")
    retinue(table, "recover", "retainer", "anvil")
    keepers_day(table, "recover")
    answers = answers_of_turn(table, "keepers")
    assert any(each.startswith("keepers.recover:") for each in answers), "whatever else marches"


def test_keepers_carry_a_relic_towards_the_waystation_that_shows_it() -> None:
    table = keepers_table()
    waystation(table, FOX, "figure", "jewelry")
    for other in ("tablet_jewelry", "figure_tablet"):
        waystation(table, RABBIT, *other.split("_"))
    far = next(c for c in table.state.woodland.adjacent[MOUSE] if c not in (FOX, OTHER_FOX))
    for clearing in (FOX, MOUSE, far):
        table.place(clearing, keepers=2)
    worths = []
    for clearing in (FOX, MOUSE, far):
        relics(table, clearing, "figure_3")
        worths.append(worth(table, "keepers", "board"))
        clear_tokens(table.state, clearing)
    at_camp, beside, two_moves = worths
    assert at_camp > beside > two_moves


def test_the_first_waystation_is_worth_more_than_the_next() -> None:
    table = keepers_table()
    table.place(FOX, keepers=2)
    table.place(RABBIT, keepers=2)
    without = worth(table, "keepers", "board")
    waystation(table, FOX, "tablet", "jewelry")
    one = worth(table, "keepers", "board")
    waystation(table, RABBIT, "figure", "tablet")
    assert one - without > worth(table, "keepers", "board") - one > 0.5


def test_rivals_notice_supporters_that_they_give_to_the_alliance() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance")
    table.build(FOX, "alliance", "base_fox", "sympathy")
    kept: dict[object, object] = {}
    before = GAME.terms(table.state, table.seat("marquise"), kept)["leader"]
    stack(table, "anvil", "cobbler")
    assert GAME.terms(table.state, table.seat("marquise"), kept)["leader"] < before


def test_rivals_notice_items_that_they_damage() -> None:
    table = RootTestTable("marquise", "eyrie", "vagabond")
    table.points(vagabond=10)
    carry(table, "sword", "sword", "torch", "boot")
    kept: dict[object, object] = {}
    before = GAME.terms(table.state, table.seat("marquise"), kept)["leader"]
    carry(table, "sword-damaged", "sword-damaged", "torch", "boot")
    assert GAME.terms(table.state, table.seat("marquise"), kept)["leader"] > before


def test_rivals_notice_that_they_spoil_oppression_by_coming() -> None:
    table = RootTestTable("marquise", "eyrie", "hundreds")
    table.place(MOUSE, marquise=2)
    for clearing in (FOX, RABBIT, OTHER_FOX):
        table.place(clearing, hundreds=3)
    table.points(hundreds=12)
    kept: dict[object, object] = {}
    before = GAME.terms(table.state, table.seat("marquise"), kept)["leader"]
    table.place(MOUSE, marquise=-1)
    table.place(FOX, marquise=1)
    assert GAME.terms(table.state, table.seat("marquise"), kept)["leader"] > before + 0.4


def test_a_vagabonds_items_count_for_the_turns_that_are_left() -> None:
    table = RootTestTable("marquise", "eyrie", "vagabond")

    def gained() -> float:
        carry(table, "boot", "torch")
        few = worth(table, "vagabond", "board")
        carry(table, "boot", "torch", "sword")
        return worth(table, "vagabond", "board") - few

    early = gained()
    table.points(marquise=27)
    assert gained() < early / 2


def test_a_vagabond_would_rather_have_done_a_thing_than_be_able_to_do_it() -> None:
    table = RootTestTable("marquise", "eyrie", "vagabond")
    carry(table, "torch")
    table.state.ruins.clear()
    without = worth(table, "vagabond", "board")
    table.state.ruins[FOX] = ["bag"]
    chance = worth(table, "vagabond", "board") - without
    carry(table, "torch-exhausted", "bag")
    table.state.ruins.clear()
    done = worth(table, "vagabond", "board") - without
    assert 0 < chance < (1 + done) / 2, "exploring brings a point and an item"


def test_a_vagabond_uses_what_is_refreshed_anyway_but_spares_the_rest() -> None:
    table = RootTestTable("marquise", "eyrie", "vagabond")

    def cost(*before: str) -> float:
        carry(table, *before, "hammer")
        unused = worth(table, "vagabond", "board")
        carry(table, *before, "hammer-exhausted")
        return unused - worth(table, "vagabond", "board")

    assert cost("coins-exhausted") < 0.1
    tired = ["bag-exhausted", "coins-exhausted", "coins-exhausted"]
    assert cost(*tired) > 0.3, "three are refreshed, not four"
    assert cost(*tired, "tea") < 0.1


def test_actions_left_count_nothing_to_the_marquise_once_daylight_is_over() -> None:
    table = RootTestTable("marquise", "eyrie")
    table.place(FOX, marquise=2)
    marquise_daylight(table, actions=3)
    three = worth(table, "marquise", "board")
    table.board("marquise").actions = 0
    assert worth(table, "marquise", "board") < three
    table.state.phase = "evening"
    none = worth(table, "marquise", "board")
    table.board("marquise").actions = 3
    assert worth(table, "marquise", "board") == none


def test_more_than_two_warriors_are_given_for_one_of_a_legion_near_victory() -> None:
    table = RootTestTable("marquise", "eyrie", "legion")
    table.place(FOX, marquise=4)
    table.place(RABBIT, marquise=4, legion=4)
    table.points(marquise=12, legion=24)

    def worth_without(**warrior: int) -> float:
        before = sum(GAME.terms(table.state, table.seat("marquise")).values())
        table.place(RABBIT, **{key: -count for key, count in warrior.items()})
        after = sum(GAME.terms(table.state, table.seat("marquise")).values())
        table.place(RABBIT, **warrior)
        return after - before

    assert worth_without(legion=1) > -2.5 * worth_without(marquise=1) > 0


def test_a_dominance_card_is_worth_less_in_the_hand_than_one_to_craft() -> None:
    table = RootTestTable("marquise", "eyrie")
    none = worth(table, "eyrie", "hand")
    table.give("eyrie", "bake_sale")
    craft = worth(table, "eyrie", "hand")
    table.give("eyrie", "dominance_fox")
    assert worth(table, "eyrie", "hand") - craft < craft - none
