"""The advanced setup: the table, setup cards, the draft and starting hands (Law 19)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pytest

from tests.root.kit import (
    CARDS,
    DECKS,
    GAME,
    JOINED,
    NO_MARKER,
    SEATING,
    DeckDrawn,
    Drew,
    Event,
    FactionChosen,
    HandsKept,
    LandmarkPlaced,
    MapDrawn,
    Match,
    OrderDrawn,
    Placed,
    RandomPlayer,
    Refused,
    RootState,
    RootTestTable,
    Setup,
    SetupCardLocked,
    SetupCardsDealt,
    SuitsDealt,
    TurnBegan,
    chance_of,
    choosable,
    is_militant,
    ruin_sets,
    starting_corners,
)

MAPS = ("winter", "lake", "mountain")
DEALS = range(25)


def begin_draft(
    seats: int, seed: int = 1, pool: Sequence[str] = (), **options: str
) -> Match[RootState]:
    """Begin a match whose seats choose their factions within it."""
    given = {"setup": "advanced", "responses": "live", **options}
    return Match.new(GAME, Setup("root", ("",) * seats, given, tuple(pool)), chance_of(seed))


def events_until(
    match: Match[RootState], done: Callable[[RootState], bool], seed: int = 1
) -> list[Event]:
    """Answer at random until a position is reached; return the public events until then."""
    player = RandomPlayer(random.Random(seed))
    heard = [each.event for each in match.told]
    while not done(match.state):
        seat, question = next(iter(match.pending.items()))
        told = match.submit(seat, question.id, player.answer(match, question))
        heard += [each.event for each in told]
    return heard


def is_set_up(state: RootState) -> bool:
    """Return whether setup is over."""
    return state.phase != "setup"


def have_all_chosen(state: RootState) -> bool:
    """Return whether all have chosen."""
    return "" not in state.factions


def first(events: Sequence[Event], kind: type[Event]) -> int:
    return next(place for place, event in enumerate(events) if isinstance(event, kind))


def asks(match: Match[RootState], kind: str) -> bool:
    return kind in {question.kind for question in match.pending.values()}


def decks(match: Match[RootState]) -> Iterator[int]:
    """Yield all cards in the deck and in hands."""
    yield from match.state.deck
    for hand in match.state.hands:
        yield from hand


def cards_of(match: Match[RootState]) -> list[str]:
    assert match.state.draft is not None
    return match.state.draft.cards


@pytest.mark.ruling("setup:AD1")
def test_the_steps_come_in_the_laws_order():
    lots = {"map": "random", "deck": "random", "suits": "dealt", "landmarks": "one"}
    match = begin_draft(4, hirelings="random", **lots)

    events = events_until(match, is_set_up)

    kinds = (
        MapDrawn, SuitsDealt, DeckDrawn, OrderDrawn, LandmarkPlaced, Drew, SetupCardsDealt,
        FactionChosen, HandsKept, TurnBegan,
    )  # fmt: skip
    places = [first(events, kind) for kind in kinds]
    assert places == sorted(places)
    assert match.state.points == [0, 0, 0, 0]


@pytest.mark.ruling("setup:AD2")
@pytest.mark.parametrize("key", MAPS)
def test_markers_are_shuffled_on_maps_without_printed_suits(key):
    deals = {tuple(begin_draft(3, seed, map=key).state.suits[1:13]) for seed in range(4)}

    assert len(deals) == 4
    assert all(Counter(each) == {"fox": 4, "rabbit": 4, "mouse": 4} for each in deals)


@pytest.mark.ruling("setup:AD3")
def test_autumn_keeps_its_print_unless_the_table_deals():
    printed = {tuple(begin_draft(3, seed).state.suits[1:13]) for seed in range(4)}
    dealt = {tuple(begin_draft(3, seed, suits="dealt").state.suits[1:13]) for seed in range(4)}

    assert len(printed) == 1
    assert len(dealt) == 4


@pytest.mark.ruling("setup:AD4")
def test_leagues_draw_map_and_deck_and_draft_from_all_published_factions():
    league = GAME.presets["league"]
    lots = {key: league.options[key] for key in ("setup", "map", "deck")}

    maps = {begin_draft(3, seed, **lots).state.map for seed in DEALS}

    assert lots == {"setup": "advanced", "map": "random", "deck": "random"}
    assert league.options["choose"] == "draft"
    assert set(league.left_out) == {"clergy", "legion"}
    assert maps == {"autumn", *MAPS}


@pytest.mark.ruling("setup:AD5")
def test_one_whole_deck_is_played():
    for seed in range(6):
        match = begin_draft(3, seed, deck="random")

        assert sorted(decks(match)) == sorted(DECKS[match.state.options["deck"]])


@pytest.mark.ruling("setup:AD6")
def test_the_lot_seats_everybody_before_anything_is_placed():
    orders = {tuple(begin_draft(4, seed).state.order) for seed in range(8)}
    events = events_until(begin_draft(4), have_all_chosen)

    assert len(orders) > 4
    assert first(events, OrderDrawn) < first(events, Placed)
    assert begin_draft(4, **{SEATING: JOINED}).state.order == [0, 1, 2, 3]


@pytest.mark.ruling("setup:AD7")
def test_two_players_have_no_dominance_cards_and_no_insurgents():
    for seed in DEALS:
        match = begin_draft(2, seed)

        assert not any(CARDS[card].kind == "dominance" for card in decks(match))
        assert len(cards_of(match)) == 3
        assert all(is_militant(card) for card in cards_of(match))


def test_two_players_with_hirelings_may_keep_the_insurgents():
    """19.8.2.I allows it beside hirelings alone; the last card is locked as ever."""

    def dealt(seed: int, **options: str) -> list[str]:
        match = begin_draft(2, seed, **options)
        events_until(match, lambda state: state.draft is not None)
        return cards_of(match)

    hired = [dealt(seed, hirelings="random", insurgents="kept") for seed in range(12)]
    assert all(len(cards) == 3 and is_militant(cards[0]) for cards in hired)
    assert not all(is_militant(card) for cards in hired for card in cards)
    for seed in range(6):
        assert all(map(is_militant, dealt(seed, insurgents="kept")))
        assert all(map(is_militant, dealt(seed, hirelings="random")))
    begin_draft(2, pool=("marquise", "alliance", "corvids"), hirelings="random", insurgents="kept")


@pytest.mark.ruling("setup:AD8")
def test_five_cards_come_first_and_three_stay_at_the_very_end():
    match = begin_draft(4, pool=("marquise", "eyrie", "duchy", "hundreds", "keepers"))
    assert [len(hand) for hand in match.state.hands] == [5] * 4

    events_until(match, have_all_chosen)
    assert [len(hand) for hand in match.state.hands] == [5] * 4

    events_until(match, lambda state: not match.pending or is_set_up(state))
    assert [len(hand) for hand in match.state.hands] == [3] * 4


@pytest.mark.ruling("setup:AD9")
@pytest.mark.parametrize("seats", GAME.seats)
def test_one_card_more_than_players_lies_out_a_militant_first(seats):
    seconds = set()
    for seed in DEALS:
        cards = cards_of(begin_draft(seats, seed))

        assert len({card.partition(":")[0] for card in cards}) == len(cards) == seats + 1
        assert is_militant(cards[0])
        seconds |= {is_militant(card) for card in cards[1:]}
    assert seconds == ({True} if seats == 2 else {True, False})


@pytest.mark.ruling("setup:AD10")
def test_an_insurgent_dealt_last_opens_for_all_once_anybody_took_a_militant():
    cards = ["eyrie", "lizards", "marquise", "corvids", "alliance"]

    assert "alliance" not in choosable(cards, ["lizards"])
    assert "alliance" in choosable(cards, ["lizards", "marquise"])

    match = next(
        m for m in (begin_draft(4, seed) for seed in DEALS) if not is_militant(cards_of(m)[-1])
    )
    locked = cards_of(match)[-1]
    told = [each.event for each in match.told]
    assert SetupCardLocked(locked) in told
    (question,) = match.pending.values()
    assert locked not in [option.faction for option in question.form.options]
    assert [each.locked for each in match.view(None).draft] == [False] * 4 + [True]


@pytest.mark.ruling("setup:AD11")
def test_a_militant_dealt_last_is_never_locked():
    deals = (begin_draft(4, seed) for seed in DEALS)
    match = next(each for each in deals if is_militant(cards_of(each)[-1]))

    assert not any(each.locked for each in match.view(None).draft)
    (question,) = match.pending.values()
    assert len(question.form.options) == 5


@pytest.mark.ruling("setup:AD12")
def test_the_last_chooser_takes_the_only_militant_if_nobody_did():
    cards = ["eyrie", "lizards", "corvids", "alliance"]

    assert choosable(cards, ["lizards", "corvids"]) == ["eyrie"]


@pytest.mark.ruling("setup:AD13")
def test_a_vagabonds_character_is_dealt_with_the_card_and_binds():
    pool = ("marquise", "eyrie", "vagabond")
    cards = cards_of(begin_draft(3, pool=pool, second_vagabond="two"))
    characters = [card.partition(":")[2] for card in cards if card.startswith("vagabond")]
    assert len(set(characters)) == 2

    match = begin_draft(2, pool=("marquise", "eyrie", "duchy"))
    assert not any(card.startswith("vagabond") for card in cards_of(match)), "an insurgent"
    match = begin_draft(3, pool=("marquise", "eyrie", "duchy", "vagabond"))
    card = next(card for card in cards_of(match) if card.startswith("vagabond"))
    seat, question = next(iter(match.pending.items()))
    offered = [each.faction for each in question.form.options]
    if card not in offered:  # it is locked until a militant is chosen
        match.submit(seat, question.id, question.form.options[0])
        events_until(match, lambda state: asks(match, "advanced.faction"))
        seat, question = next(iter(match.pending.items()))
    match.submit(seat, question.id, next(o for o in question.form.options if o.faction == card))
    assert match.state.boards[seat].character == card.partition(":")[2]


@pytest.mark.ruling("setup:AD14")
def test_two_vagabonds_share_quests_and_both_sets_of_ruin_items():
    pool = ("marquise", "eyrie", "vagabond")
    match = begin_draft(3, pool=pool, second_vagabond="two")
    vagabonds = [seat for seat in match.state.seats if seat]
    for seed in DEALS:
        match = begin_draft(3, seed, pool=pool, second_vagabond="two")
        events_until(match, is_set_up, seed)
        vagabonds = [s for s in match.state.seats if match.state.factions[s] == "vagabond"]
        if len(vagabonds) == 2:
            break

    assert ruin_sets(match.state) == 2
    assert len(match.state.quests) == 3
    one, other = (match.state.boards[seat] for seat in vagabonds)
    assert one.character != other.character
    assert one.relations[vagabonds[1]] == other.relations[vagabonds[0]] == NO_MARKER


@pytest.mark.ruling("setup:AD17")
def test_the_last_player_chooses_first_and_the_first_player_begins():
    match = begin_draft(4)

    events = events_until(match, is_set_up)

    choosers = [event.seat for event in events if isinstance(event, FactionChosen)]
    assert choosers == list(reversed(match.state.order))
    assert match.state.current == match.state.order[0]


@pytest.mark.ruling("setup:AD18")
def test_a_faction_is_set_up_before_the_next_is_chosen():
    match = begin_draft(4, pool=("marquise", "eyrie", "duchy", "hundreds", "keepers"))

    events = events_until(match, have_all_chosen)

    choices = [place for place, event in enumerate(events) if isinstance(event, FactionChosen)]
    for begin, end in pairwise(choices):
        chooser = getattr(events[begin], "seat")  # noqa: B009
        placed = {event.seat for event in events[begin:end] if isinstance(event, Placed)}
        assert placed == {chooser}


@pytest.mark.ruling("setup:AD37")
def test_reach_is_not_asked_in_the_draft():
    pool = ("eyrie", "lizards", "corvids", "alliance")

    match = begin_draft(3, pool=pool)
    events_until(match, is_set_up)

    assert match.state.phase == "birdsong"


@pytest.mark.ruling("setup:AD38")
def test_two_of_five_go_back_into_the_deck_unseen():
    match = begin_draft(3, pool=("marquise", "eyrie", "duchy", "keepers"))
    events_until(match, lambda state: asks(match, "advanced.hand"))
    hands = [list(hand) for hand in match.state.hands]
    seat, question = next(iter(match.pending.items()))
    match.submit(seat, question.id, tuple(question.form.options[:3]))
    assert [len(hand) for hand in match.state.hands] == [5, 5, 5], "nothing shows until all chose"

    events_until(match, is_set_up)

    for hand, kept in zip(hands, match.state.hands, strict=True):
        assert len(kept) >= 3
        gone = [card for card in hand if card not in kept]
        assert set(gone) <= set(match.state.deck) | {c for h in match.state.hands for c in h}


@pytest.mark.ruling("setup:AD39")
def test_nobody_has_a_starting_corner():
    match = begin_draft(5)

    events_until(match, is_set_up)

    assert starting_corners(match.state) == []
    assert sum(map(bool, match.state.homelands)) >= 3


@pytest.mark.ruling("setup:AD42")
def test_one_after_the_other_is_asked_but_for_the_hands():
    match = begin_draft(4, pool=("marquise", "eyrie", "duchy", "hundreds", "keepers"))
    player = RandomPlayer(random.Random(1))

    while not asks(match, "advanced.hand"):
        ((seat, question),) = match.pending.items()
        match.submit(seat, question.id, player.answer(match, question))

    assert len(match.pending) == 4


# Pools that cannot be drafted


def test_a_pool_that_cannot_be_dealt_is_refused_with_its_section():
    def why(seats: int, *pool: str) -> tuple[str, str]:
        with pytest.raises(Refused) as refused:
            begin_draft(seats, pool=pool)
        return refused.value.key, refused.value.law

    assert why(4, "marquise", "eyrie", "alliance") == ("setup-pool", "19.8.2")
    insurgents = ("alliance", "lizards", "corvids", "vagabond")
    assert why(3, *insurgents) == ("setup-pool-insurgent", "19.8.2")
    assert why(2, "marquise", "eyrie", "alliance") == ("setup-pool-two", "19.8.2.I")


def test_factions_agreed_on_are_set_up_by_their_cards_too():
    table = RootTestTable("marquise", "eyrie", "alliance", setup="advanced")

    assert GAME.begin(table.setup).draft is None
    match = Match.new(GAME, table.setup, chance_of(2))
    events = events_until(match, is_set_up)
    assert not any(isinstance(event, FactionChosen) for event in events)
    assert len(match.state.homelands[0]) == 3


def test_a_table_may_have_the_homelands_characters_dealt():
    pool = ("marquise", "eyrie", "alliance", "vagabond")
    seen = {
        card
        for seed in range(40)
        for card in cards_of(begin_draft(3, seed, pool=pool, homeland_vagabonds="dealt"))
    }
    assert seen & {"vagabond:cheat", "vagabond:gladiator", "vagabond:jailor"}
