"""One card does for several things that a record shows, and scarce ones are found elsewhere."""

from collections import Counter

from engine.core.seats import Setup
from engine.referee.hidden_piles import show_quests
from engine.referee.known_cards import provide
from engine.referee.record.contents import Action
from engine.referee.record.grammar import read_action
from engine.referee.record.letters import NOTATIONS
from engine.referee.record.reading import read_record
from engine.referee.record.things import Table
from engine.referee.referee import referee
from engine.referee.turn_parts import Sheet
from engine.root.data.cards import CARDS, DECKS, SUIT_OF
from engine.root.data.maps import map_of
from engine.root.factions.lizards.board import board_of
from engine.root.factions.lizards.outcast import most_common_suit
from engine.root.factions.vagabond.quests import QUESTS
from engine.root.game import GAME
from engine.root.hooks.notation import say

CONGREGATION = """\
Map: Fall
Deck: Standard
C: Ann
L: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->10
L:4w->3/b_r->3/w->6+7+11/$_o->R

L:$_ho->R/w->8/F#^/w->9/M#^/w->4/R#^/Z%f/++/#->L
C:t->1/#->C
"""


def begun(*factions):
    return GAME.begin(Setup("root", factions, {"deck": "standard"}))


def sheet_of(letter, letters, actions):
    table = Table(letters, map_of("autumn"), letter)
    return Sheet([Action(1, 1, each, read_action(each, table)) for each in actions.split("/")],
                 letter)  # fmt: skip


def test_a_card_is_revealed_and_then_crafted():
    found = referee(read_record(CONGREGATION.encode()))
    assert [each.text for each in found.judged if each.verdict == "refused"] == []
    assert found.differences == []


def suit_of_tea(state, suits):
    """Return the suit of the tea that comes into a hand that may hold only what it reveals."""
    (tea,) = [card for card in state.hands[0] if CARDS[card].item == "tea"]
    assert {SUIT_OF[card] for card in state.hands[0]} == suits
    return SUIT_OF[tea]


def test_a_full_hand_crafts_what_it_reveals():
    state = begun("lizards", "eyrie")
    letters = ["L", "E"]
    plain = {suit: next(c for c in DECKS["standard"] if SUIT_OF[c] == suit and not CARDS[c].item)
             for suit in ("fox", "mouse", "rabbit")}  # fmt: skip
    state.hands[0] = [plain["fox"], plain["mouse"]]
    rest = [card for card in DECKS["standard"] if card not in state.hands[0]]
    state.deck = sorted(rest, key=lambda card: SUIT_OF[card])
    sheet = sheet_of("L", letters, "R#^/M#^/Z%t")
    provide(state, letters, sheet, sheet.full)
    assert suit_of_tea(state, {"mouse", "rabbit"}) in ("mouse", "rabbit")


def test_what_lies_revealed_comes_back_before_the_craft():
    state = begun("lizards", "eyrie")
    letters = ["L", "E"]
    tea = next(card for card in DECKS["standard"] if CARDS[card].item == "tea")
    board_of(state, 0).revealed = [tea]
    state.hands[0] = [next(c for c in DECKS["standard"] if SUIT_OF[c] == "bird")]
    state.deck = [card for card in DECKS["standard"] if card not in (tea, *state.hands[0])]
    sheet = sheet_of("L", letters, "Z%t")
    assert provide(state, letters, sheet, sheet.full) == []


def test_a_card_that_is_exported_could_be_crafted():
    state = begun("riverfolk", "eyrie")
    letters = ["O", "E"]
    ambush = next(c for c in DECKS["standard"] if CARDS[c].key == "ambush_fox")
    state.hands[0] = [ambush]
    state.deck = [card for card in DECKS["standard"] if card != ambush]
    sheet = sheet_of("O", letters, "F#O->/w->$")
    provide(state, letters, sheet, sheet.full)
    (card,) = state.hands[0]
    assert SUIT_OF[card] == "fox"
    assert CARDS[card].cost
    spent = sheet_of("O", letters, "F#O->/w->5")
    state.hands[0] = [ambush]
    provide(state, letters, spent, spent.full)
    assert state.hands[0] == [ambush], "what is only spent may be any card"


def test_lost_souls_are_found_in_the_discard_pile_if_the_deck_has_none():
    state = begun("lizards", "eyrie")
    board = board_of(state, 0)
    foxes, mice = (
        [c for c in DECKS["standard"] if SUIT_OF[c] == suit] for suit in ("fox", "mouse")
    )
    board.outcast, board.lost_souls = "rabbit", [*foxes[:2]]
    state.deck, state.discard = foxes[2:4], mice[:3]
    swaps = NOTATIONS["lizards"].foresee(state, 0, [say("$_o->M", "L")])
    assert most_common_suit(board.lost_souls) == "mouse"
    assert {place for _, _, _, place in swaps} == {"discard"}


def test_a_quest_is_known_by_both_items_spent():
    twice = next(n for n, quest in enumerate(QUESTS) if quest.items[0] == quest.items[1])
    one = QUESTS[twice].items[0]
    both = next(
        n
        for n, quest in enumerate(QUESTS)
        if Counter(quest.items)[one] == 1 and quest.suit == QUESTS[twice].suit
    )
    other = next(item for item in QUESTS[both].items if item != one)
    state = begun("vagabond:tinker", "eyrie")
    state.quests, state.quest_deck = [twice], [both]
    codes = {"sword": "s", "torch": "r", "tea": "t", "hammer": "h", "boot": "f", "bag": "b",
             "coins": "c", "crossbow": "x"}  # fmt: skip
    suit = QUESTS[both].suit[0].upper()
    sheet = sheet_of("V", ["V", "E"], f"{suit}#Q->$/%{codes[one]}->e/%{codes[other]}->e")
    show_quests(state, sheet, sheet.full)
    assert state.quests == [both]
