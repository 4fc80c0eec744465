"""A match written as a record is the same match to the referee."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from engine.ai.players import Player
from engine.core.choices.questions import OneOf, Question
from engine.core.match import Match
from engine.core.seats import JOINED, SEATING, Seat, Setup
from engine.referee.record.exporting import LANDMARKS, Watched, Written, as_record
from engine.referee.record.letters import NOTATIONS
from engine.referee.record.reading import read_record
from engine.referee.record.secrecy import as_known, as_told, told_changes
from engine.referee.record.shuffles import SHUFFLED, arrange
from engine.referee.record.writing import write_unit
from engine.referee.recorded_position import differences, position_of
from engine.referee.referee import referee
from engine.referee.verdicts import counts
from engine.root.cards.hirelings.setup import NONE
from engine.root.cards.landmarks.setup import NUMBERS
from engine.root.data.cards import DECK_KEYS, KEY_OF_CARD, copies_of
from engine.root.data.maps import MAP_KEYS, RANDOM
from engine.root.factions.corvids.board import PLOTS
from engine.root.factions.riverfolk.funds import FundOf
from engine.root.factions.vagabond.board import SIDES, VagabondBoard
from engine.root.factions.vagabond.notation import list_item_changes
from engine.root.game import GAME
from engine.root.hooks.faction import FACTIONS
from engine.root.hooks.notation import BATTLE, CARD, DECK, DISCARD, PIECE, REVEAL, SUPPLY, Unit, say
from engine.root.pieces import ITEMS
from engine.root.state import RootState
from engine.selfplay import chance_of, player_called, seats_of
from tests.referee.samples import with_line
from tests.root.kit import FOX, battle
from tests.root.kit.table import RootTestTable
from tests.torture import WHOLE, share, tally, torture

BASE = ("marquise", "eyrie", "alliance", "vagabond:tinker")
MATCHES = [(seed, player) for seed in range(1, 151) for player in ("random", "greedy")]
WHOLE_MATCHES = 10
"""One of so many is played to its end, in `make torture`."""
LEAGUE = {key: v for key, v in GAME.presets["league"].options.items() if key != "choose"}
"""The options of the league's preset that hold within a match."""
DOUBTS = ("refused", "ambiguous")
FEW = 0.003
"""Share of them that `make test` tries: one takes seconds."""
ALWAYS = [("marquise", "lizards", "legion"), ("duchy", "vagabond:thief", "alliance"),
          ("keepers", "lizards", "eyrie"),
          ("riverfolk", "marquise", "eyrie")]  # fmt: skip


def played(
    seats: tuple[str, ...],
    seed: int,
    player: str | Player,
    rounds: int,
    pool: tuple[str, ...] = (),
    **options: str,
) -> Watched:
    """Play a match for some rounds and watch it."""
    setup = Setup("root", seats, {SEATING: JOINED, "deck": "exiles_partisans", **options}, pool)
    if isinstance(player, str):
        player = player_called(player, random.Random(seed))
    watched = Watched(setup, chance_of(seed))
    match = Match.new(GAME, setup, chance_of(seed), keep="step", fingerprints=False)
    while not match.over and match.state.round <= rounds:
        seat, question = next(iter(match.pending.items()))
        answer = player.answer(match, question)
        match.submit(seat, question.id, answer)
        assert watched.give(seat, answer)
        watched.notice()
    return watched


def whole_turns(watched: Watched) -> tuple[str, list[str]]:
    """Return the record up to the current turn, and its letters."""
    if not watched.over:
        watched.lines.pop()
    return as_record(watched, {}), watched.letters


def check(watched: Watched, text: str = "") -> tuple[int, int, list[str]]:
    """Referee a record; return the actions, those accepted, and all differences."""
    text, letters = (text, watched.letters) if text else whole_turns(watched)
    found = referee(read_record(text.encode()))
    numbers = counts(found)
    assert found.final is not None
    end = watched.state if watched.over else watched.began
    wrong = [f"{e.line}:{e.column} {e.text} {e.why}" for e in found.judged if e.verdict in DOUBTS]
    wrong += differences(position_of(found.final, found.letters), position_of(end, letters))
    held = zip(letters, hands(found.final), hands(end), strict=True)
    wrong += [f"{letter} holds {ours}, not {theirs}" for letter, ours, theirs in held
              if ours != theirs]  # fmt: skip
    return numbers["actions"], numbers["accepted"], wrong


def hands(state: RootState) -> list[list[str]]:
    """Return the contents of each hand; twins count as the same card."""
    own = state.hands[: len(state.factions)]
    return [sorted(KEY_OF_CARD[card] for card in hand) for hand in own]


@pytest.mark.parametrize("seats", ALWAYS, ids=["-".join(seats) for seats in ALWAYS])
def test_a_short_match_is_the_same_to_the_referee(seats):
    _, _, wrong = check(played(seats, len(seats), "random", 2))
    assert wrong == []


@torture
@pytest.mark.parametrize(
    ("seats", "seed", "player", "rounds"),
    share(of=0.2, sample=[
        pytest.param(
            ("hundreds", "vagabond:ranger", "vagabond:tinker", "marquise"), 5011, "random", 3,
            id="the warlord marches",
        ),
        pytest.param(
            ("corvids", "hundreds", "riverfolk", "vagabond:scoundrel"), 5007, "random", 3,
            id="a fund is committed, and an item hoarded",
        ),
        pytest.param(
            ("eyrie", "vagabond:vagrant", "riverfolk", "keepers"), 5010, "greedy", 2,
            id="a Retainer moves, and two relics of a type come into one clearing",
        ),
        pytest.param(
            ("vagabond:cheat", "vagabond:jailor", "hundreds"), 1, "greedy", 4,
            id="a quest is conned, and a card stands for an item",
        ),
        pytest.param(
            ("alliance", "vagabond:gladiator", "marquise"), 3, "greedy", 4,
            id="an item and a warrior are the price of a card",
        ),
        pytest.param(
            ("marquise", "vagabond:ronin", "legion", "eyrie"), 5055, "random", 3,
            id="the Legion takes items of a Vagabond",
        ),
        pytest.param(
            ("corvids", "clergy", "eyrie", "keepers"), 5027, "random", 4,
            id="missions carry flowers, and waystations have backs",
        ),
        pytest.param(
            ("riverfolk", "keepers", "eyrie", "vagabond:vagrant"), 5021, "random", 3,
            id="services are bought, and funds pay for a craft",
        ),
        pytest.param(
            ("legion", "vagabond:arbiter", "vagabond:vagrant", "lizards"), 5029, "random", 4,
            id="nothing happens that is not told",
        ),
        pytest.param(
            ("riverfolk", "vagabond:tinker", "vagabond:arbiter"), 19, "random", 4,
            id="what a plan answered at once is asked step by step",
        ),
    ]),
)  # fmt: skip
def test_what_the_notation_has_no_word_for_is_followed(seats, seed, player, rounds):
    _, _, wrong = check(played(seats, seed, player, rounds))
    assert wrong == []


def test_funds_are_spent_in_the_order_that_is_told():
    state = GAME.begin(Setup("root", ("riverfolk", "eyrie", "keepers"), {}))
    letters = ["O", "E", "K"]
    funds = [FundOf(Seat(1)), FundOf(Seat(2))]
    said = [Unit(PIECE, who, "w", None, "board:O", SUPPLY) for who in "KE"]
    question = Question(1, Seat(0), "riverfolk.spend", OneOf(funds), True, {})
    picked = NOTATIONS["riverfolk"].pick(state, Seat(0), question, funds, said, letters)
    assert picked == [FundOf(Seat(2))]


def test_a_card_that_was_revealed_is_named_once_the_match_is_over():
    shown = Unit(REVEAL, "D", "B", "eyrie_emigre")
    assert write_unit(as_known(shown, None, ["D"]), "D") == "B#emi^"
    assert write_unit(as_known(shown, -1, ["D"]), "D") == "B#^"


def test_a_card_that_is_discarded_from_the_deck_is_named():
    lost = Unit(CARD, None, "R", "dominance_rabbit", DECK, DISCARD)
    assert as_known(lost, None, ["D"]) == as_known(lost, -1, ["D"]) == lost


def draws(*cards: int) -> list[Unit]:
    """Return how a record tells that the Marquise drew these cards and discarded another."""
    before = GAME.begin(Setup("root", BASE, {}))
    spent = copies_of("anvil")[0]
    before.hands[0], before.deck = [spent], [*cards]
    after = before.copy()
    after.hands[0], after.deck, after.discard = [*cards], [], [spent]
    return told_changes(before, after, [], ["C", "E", "A", "V"])


def test_cards_drawn_are_counted_without_a_hint_at_what_they_are():
    swords, ambushes = copies_of("sword"), copies_of("ambush_bird")
    told = draws(swords[0], ambushes[0])
    assert [write_unit(unit) for unit in told] == ["F#anvilC->", "2#->C"]
    assert draws(*ambushes[:2]) == draws(copies_of("root_tea_fox")[0], ambushes[0]) == told


def test_hidden_cards_that_change_hands_come_one_by_one():
    taken = Unit(CARD, None, "F", "anvil", "hand:C", "hand:E", 2)
    told = {seat: as_told(taken, seat, ["C", "E", "A"], BASE) for seat in (-1, 0, 2)}
    assert [(unit.what, unit.count) for unit in told[0]] == [("F", 2)]
    assert told[-1] == told[2] == [taken._replace(what=None, name=None, count=1)] * 2


def test_an_exhausted_item_that_is_damaged_is_named():
    rest = [0] * (len(ITEMS) * SIDES - SIDES)
    old, one, other = (
        VagabondBoard(items=[*of_first, *rest])
        for of_first in ((1, 1, 0, 0), (0, 1, 1, 0), (1, 0, 0, 1))
    )
    ready, worn = (list_item_changes(old, new, [], "V") for new in (one, other))
    assert [unit for unit in worn if unit not in ready] == [say(f"$_{ITEMS[0]}->d", "V")]


def test_an_exhausted_item_that_is_lost_is_named():
    rest = [0] * (len(ITEMS) * SIDES - SIDES)
    old = VagabondBoard(items=[1, 1, 0, 0, *rest])
    lost = list_item_changes(old, VagabondBoard(items=[1, 0, 0, 0, *rest]), [], "V")
    assert say(f"$_{ITEMS[0]}->exhausted", "V") in lost


def test_a_facedown_plot_is_named_to_whoever_may_know():
    seats = ("corvids", "marquise", "eyrie")
    watched = played(seats, 4, "random", 4)
    words = [f"$_{plot}->" for plot in PLOTS]
    named = {
        asker: sum(as_record(watched, {}, asker=asker).count(word) for word in words)
        for asker in (None, -1, 0, 1, 2)
    }
    assert named[None] == named[0] > 0
    assert (named[-1], named[1], named[2]) == (0, 0, 0)


def test_words_of_ours_stand_in_a_comment():
    text = as_record(played(("riverfolk", "marquise", "eyrie"), 4, "random", 2), {})
    ours = re.compile(r"\$_[a-z]{3,}->")
    assert ours.search(text)
    assert not any(ours.search(line.partition("//!")[0]) for line in text.splitlines())


def test_a_warlord_moves_by_his_own_letter():
    seats = ("hundreds", "vagabond:ranger", "vagabond:tinker", "marquise")
    text = as_record(played(seats, 5011, "random", 2), {})
    assert re.search(r"/w_w\d+->8/", text)
    assert "$_warlord" not in text


@pytest.mark.slow
def test_flowers_are_carried_where_the_record_says():
    watched = played(("legion", "clergy", "eyrie"), 6, "random", 3)
    check(watched)
    units = [unit for line in watched.lines for unit in line.units if unit.who == "S"]
    moved = {unit.what for unit in units if unit.verb == "piece" and unit.start != "supply"}
    assert moved >= {"w", "t_f"}


def test_an_item_is_crafted_by_the_card_that_is_named():
    watched = played(("hundreds", "duchy", "keepers", "vagabond:tinker"), 5001, "random", 3)
    text, _ = whole_turns(watched)
    assert "Z%b" in text
    assert "$_crafted->smugglerstrail" in text
    assert check(watched, text)[2] == []


def test_a_craft_that_asks_is_told_once():
    watched = played(("vagabond:tinker", "clergy", "marquise", "hundreds"), 1, "greedy", 4)
    units = [unit for line in watched.lines for unit in line.units if unit.who == "H"]
    assert any(unit.verb == "craft" for unit in units), "its hoard is full: an item must leave"
    cards = [unit for line in watched.lines for unit in line.units if unit.verb == "card"]
    assert not [each for each in cards if each.name == "root_tea_mouse"]


def test_an_ambush_is_told_once_while_its_hits_ask():
    table = RootTestTable("marquise", "eyrie")
    table.place(FOX, marquise=1, eyrie=1)
    table.build(FOX, "marquise", "sawmill", "workshop")
    table.give("eyrie", "ambush_fox")
    letters, units = ["C", "E"], []
    for play in (
        lambda: table.play(battle("marquise", "eyrie", FOX), ["eyrie: ambush_fox"]),
        lambda: table.choose("marquise", "sawmill", dice=[0, 0]),
    ):
        before = table.state.copy()
        units += told_changes(before, table.state, play().events, letters)
    assert [unit for unit in units if unit.verb == CARD] == []
    assert say("F@", "E") in units


def test_shuffles_and_lots_are_written_once_the_match_is_over():
    watched = played(ALWAYS[0], 3, "random", 2)
    whole, running = as_record(watched, {}), as_record(watched, {}, asker=-1)
    decks = [line for line in whole.splitlines() if line.startswith(SHUFFLED)]
    assert len(decks[0].split()) == 2 + 54
    assert " ~" in whole, "a battle was fought"
    watched.went_back = True
    for text in (running, as_record(watched, {})):
        assert SHUFFLED not in text
        assert " ~" not in text


def test_lots_are_read_with_the_turn_that_they_were_drawn_in():
    turns = read_record(with_line("XC2/Cw2->/#->V", "XC2/Cw2->/#->V //! ~1,0")).turns
    assert [list(turn.drawn) for turn in turns] == [[], [], [], [1, 0]]


def test_a_pile_is_arranged_as_it_was_shuffled():
    state = GAME.begin(Setup("root", BASE, {}))
    state.deck = [0, 1, 2]
    names = [KEY_OF_CARD[card] for card in (2, 0, 1)]
    assert arrange(state.deck, state, [("anvil",), tuple(names)])
    assert [KEY_OF_CARD[card] for card in state.deck] == names
    assert not arrange(state.deck, state, [("anvil",)])


def test_a_colony_that_scores_is_told_with_its_place():
    state = GAME.begin(Setup("root", ("legion", "clergy", "eyrie"), {}))
    state.tokens[7] = ((0, "colony"),)
    after = state.copy()
    after.boards[0].colonized = [2, 7]
    told = NOTATIONS["legion"].tell(state, after, 0, [], ["U", "S", "E"])
    assert [unit.what for unit in told] == ["$_t->7"]


def test_a_card_swapped_at_the_black_market_is_told_to_its_seat():
    seats = ("lizards", "vagabond:adventurer", "eyrie", "corvids", "alliance")
    options = {"map": "lake", "deck": "standard", "landmarks": "two"}
    watched = played(seats, 1041, "random", 4, **options)
    swaps = [line.letter for line in watched.lines for u in line.units if "swapped" in str(u.what)]
    for seat in (-1, *range(len(seats))):
        mine = swaps.count(watched.letters[seat]) if seat >= 0 else 0
        assert as_record(watched, {}, asker=seat).count("$_swapped->") == mine
    assert check(watched)[2] == []
    assert swaps


def test_a_clearing_of_several_suits_is_told_by_its_landmark():
    watched = played(("marquise", "eyrie"), 3, "random", 1, map="winter")
    watched.state.suits[4] = "fox rabbit mouse"
    text = as_record(watched, {})
    (suits,) = [line for line in text.splitlines() if line.startswith("Clearings:")]
    assert len(suits.split(",")) == 11
    assert 4 not in read_record(text.encode()).suits


def test_landmarks_stand_where_the_record_has_them():
    watched = played(("marquise", "eyrie", "duchy"), 3, "random", 2, landmarks="two")
    text, _ = whole_turns(watched)
    assert len(watched.placed) == 2
    assert LANDMARKS in text
    assert check(watched, text)[2] == []
    found = referee(read_record(text.encode()))
    assert found.final.landmarks == watched.state.landmarks


def table_of_any_mix(rng: random.Random) -> tuple[tuple[str, ...], dict[str, Any]]:
    """Draw three to six seats and the options of their table; every fourth drafts as in leagues."""
    number = rng.choice((3, 4, 4, 5, 6))
    if not rng.randrange(4):
        pool = tuple(key for key in FACTIONS if key not in GAME.presets["league"].left_out)
        return ("",) * number, {**LEAGUE, "pool": pool}
    drawn = {"map": MAP_KEYS, "deck": DECK_KEYS, "landmarks": NUMBERS, "hirelings": (NONE, RANDOM)}
    options = {key: rng.choice([*choices]) for key, choices in drawn.items()}
    return seats_of(GAME, f"all:{number}", rng), options


@torture
@pytest.mark.parametrize(("seed", "player"), share(MATCHES, of=FEW))
def test_a_match_of_any_mix_is_the_same_to_the_referee(seed, player):
    seats, options = table_of_any_mix(random.Random(seed))
    whole = WHOLE and seed % WHOLE_MATCHES == 0
    actions, accepted, wrong = check(played(seats, seed, player, 999 if whole else 4, **options))
    tally("actions of exported matches", actions)
    tally("accepted actions of exported matches", accepted)
    kind = "whole exported matches" if whole else "exported matches, four rounds each"
    tally(kind)
    tally(f"{kind}, the same to the referee", not wrong)
    assert wrong == [], f"{seats} {options}: {accepted} of {actions}"


def test_a_record_has_the_head_that_readers_know():
    text = as_record(played(BASE, 5, "random", 1), {"C": "Ann"}, title="A table")
    lines = text.splitlines()
    assert lines[:4] == ["// A table", "Map: Fall", "Deck: E&P", "C: Ann"]
    assert lines[4:7] == ["E: E", "A: A", "V: V"]
    setups = [line for line in lines if line.startswith("C:t_k->")]
    assert len(setups) == 1


def test_what_the_notation_cannot_say_stands_in_comments():
    text = as_record(played(("clergy", "marquise", "legion", "eyrie"), 3, "random", 3), {})
    plain = [line.partition("//")[0] for line in text.splitlines()]
    written = "/".join(line.partition(":")[2] for line in plain if line[1:2] == ":")
    assert "S" not in written
    assert "U" not in written
    assert any(line.startswith("//! S:") for line in text.splitlines())


def test_an_ambush_is_told_with_its_battle_in_a_comment_too():
    watched = played(("clergy", "marquise", "eyrie"), 3, "random", 1)
    battle = Unit(BATTLE, "C", "S", start="12")
    watched.lines.append(Written("C", [battle, say("B@", "S"), say("!", "C")]))
    assert as_record(watched, {}).splitlines()[-1] == "C:! //! @0 XS12B@"


def test_a_running_match_tells_only_what_the_asker_may_know():
    watched = played(("alliance", "vagabond:thief", "marquise", "eyrie"), 11, "random", 6)
    cards = [unit for line in watched.lines for unit in line.units if unit.verb == "card"]
    passed = [each for each in cards if is_passed(each)]
    assert passed
    for seat in (-1, *range(4)):
        letter = watched.letters[seat] if seat >= 0 else "?"
        for unit in cards:
            known = as_known(unit, seat, watched.letters)
            holders = {(unit.start or "")[-1:], (unit.end or "")[-1:]}
            drawn = unit.start == DECK and unit.end != DISCARD
            if drawn or (unit in passed and letter not in holders):
                assert (known.what, known.name) == (None, None)
            elif unit in passed:
                assert known.what == unit.what


def is_passed(unit: Unit) -> bool:
    """Return whether a card goes unseen from a hand to another, or to the supporters."""
    end = unit.end or ""
    hidden = end.startswith("hand") or end == "board:A"
    return (unit.start or "").startswith("hand") and hidden


def test_facedown_plots_are_written_without_their_types():
    watched = played(("corvids", "marquise", "eyrie"), 4, "random", 4)
    laid = [u for line in watched.lines for u in line.units if u.verb == "piece" and u.who == "P"]
    assert {unit.what for unit in laid if unit.start == "supply"} <= {"w", "t"}


def test_seats_are_written_in_the_order_of_play():
    setup = Setup("root", BASE, {})
    watched = Watched(setup, chance_of(9))
    order = [watched.letters[Seat(seat)] for seat in watched.state.order]
    named = [line[0] for line in as_record(watched, {}).splitlines() if line[1:3] == ": "]
    assert named == order


def test_a_drafted_match_is_written_with_each_setup_in_the_order_of_choice():
    pool = ("marquise", "eyrie", "duchy", "alliance")
    options = {"setup": "advanced", "map": "random", "deck": "random"}
    watched = played(("",) * 3, 4, "random", 2, pool, **options)

    text, letters = whole_turns(watched)

    assert check(watched, text)[2] == []
    assert watched.state.draft is not None
    first = [line.letter for line in watched.lines[:3]]
    assert first == [letters[seat] for seat in reversed(watched.state.order)]
    assert "?" not in letters
    assert text.count("$_home->") >= len(letters) - 1
    assert "//! Kept:" in text
    assert "//! Kept:" not in as_record(watched, {}, asker=0), "nobody sees another's hand"
