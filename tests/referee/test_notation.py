"""Every form of the published notation is read, and scribes' variants of it."""

import pytest

from engine.referee.record.grammar import read_action
from engine.referee.record.reading import plain, read_record
from engine.referee.record.things import Table, Unreadable
from engine.referee.record.writing import write_unit
from engine.root.data.maps import map_of
from engine.root.hooks.notation import BATTLE, CARD, CRAFT, ITEM, PIECE, REVEAL, SAY, SCORE, Unit
from tests.referee.samples import OPENING, with_line

LETTERS = tuple("CEAVGLODPHK")


def read(text: str) -> tuple[Unit, ...]:
    """Read an action of the faction with this letter."""
    current, _, action = text.partition(":")
    return read_action(plain(action), Table(LETTERS, map_of("autumn"), current))


def piece(who: str, what: str, start: str, end: str, count: int = 1) -> Unit:
    return Unit(PIECE, who, what, None, start, end, count)


def card(suit: str | None, name: str | None, start: str, end: str, count: int = 1) -> Unit:
    return Unit(CARD, None, suit, name, start, end, count)


def item(who: str, what: str | None, end: str, count: int = 1, start: str | None = None) -> Unit:
    return Unit(ITEM, who, what, None, start, end, count)


FORMS: dict[str, list[Unit]] = {
    # Moves, with several sides
    "C:w->4+12": [piece("C", "w", "supply", "4"), piece("C", "w", "supply", "12")],
    "C:t3+t5->": [piece("C", "t", "3", "supply"), piece("C", "t", "5", "supply")],
    "D:(2w+t)0->6": [piece("D", "w", "0", "6", 2), piece("D", "t", "0", "6")],
    "E:(w+3Lw+Lb_r)4->": [
        piece("E", "w", "4", "supply"), piece("L", "w", "4", "supply", 3),
        piece("L", "b_r", "4", "supply"),
    ],
    "D:t+2w0->6": [piece("D", "t", "supply", "6"), piece("D", "w", "0", "6", 2)],
    "C:w->3,4": [piece("C", "w", "supply", "3"), piece("C", "w", "supply", "4")],
    "C:w3->7->11": [piece("C", "w", "3", "7"), piece("C", "w", "7", "11")],
    "V:p->2->6": [Unit(PIECE, "V", "p", end="2"), Unit(PIECE, "V", "p", end="6")],
    "C:b_recruiter->3": [piece("C", "b_r", "supply", "3")],
    "C:t_keep->1": [piece("C", "t_k", "supply", "1")],
    "C:t_w->3": [piece("C", "t", "supply", "3")],
    "E:b_roost->3": [piece("E", "b", "supply", "3")],
    "E:2Aw+At3->": [piece("A", "w", "3", "supply", 2), piece("A", "t", "3", "supply")],
    "C:2w -> 5": [piece("C", "w", "supply", "5", 2)],
    "C:w5\u21923": [piece("C", "w", "5", "3")],
    "C:w5\u2013>3": [piece("C", "w", "5", "3")],
    "C:(w+r)2->9": [piece("C", "w", "2", "9"), piece("C", "r", "2", "9")],
    "V:p->1_2_5_10": [Unit(PIECE, "V", "p", end="-1")],
    "V:p->10_2_1_5": [Unit(PIECE, "V", "p", end="-1")],
    "V:p->1_2_10": [Unit(PIECE, "V", "p", end="-1")],
    "D:3_7->": [Unit(SAY, "D", "3_7->")],
    # Cards
    "O:M#soupC->O": [card("M", "soup_kitchens", "hand:C", "hand:O")],
    "C:(R+2B)#C->": [card("R", None, "hand:C", "discard"), card("B", None, "hand:C", "discard", 2)],
    "C:(#bank+#sap)C->": [
        card(None, "better_burrow_bank", "hand:C", "discard"),
        card(None, "sappers", "hand:C", "discard"),
    ],
    "C:R#+B#C->": [card("R", None, "hand:C", "discard"), card("B", None, "hand:C", "discard")],
    "E:B+R#E->$_r": [card("B", None, "hand:E", "decree:r"), card("R", None, "hand:E", "decree:r")],
    "E:BR#E->$_r": [card("B", None, "hand:E", "decree:r"), card("R", None, "hand:E", "decree:r")],
    "A:2M#$->": [card("M", None, "board:A", "discard", 2)],
    "P:M#@*->P": [card("M", "ambush_mouse", "discard", "hand:P")],
    "P:#@*->P": [card(None, "@", "discard", "hand:P")],
    "C:#favorC->": [card(None, "favor", "hand:C", "discard")],
    "C:#roottea->C": [card(None, "root_tea", "deck", "hand:C")],
    "C:#FalseOrders$->": [card(None, "false_orders", "board:C", "discard")],
    "C:#falsorders$->": [card(None, "false_orders", "board:C", "discard")],
    "E:2M#E->$_x": [card("M", None, "hand:E", "decree:x", 2)],
    "E:R#$_b->": [card("R", None, "decree:b", "discard")],
    # Items, and where they lie
    "V:%c+%h->r": [item("V", "coins", "r"), item("V", "hammer", "r")],
    "V:(%r+2%s)d->s": [item("V", "torch", "s"), item("V", "sword", "s", 2)],
    "V:%tde->r": [item("V", "tea", "r")],
    "V:%hr->d": [item("V", "hammer", "d")],
    "V:%fe->": [item("V", "boot", "lost")],
    "V:%xd->": [item("V", "crossbow", "lost")],
    "V:%r->12": [item("V", "torch", "lost")],
    "V:%bt->s": [],
    "V:%hd->sr": [item("V", "hammer", "s"), item("V", "hammer", "r")],
    "V:%boots->e": [item("V", "boot", "e")],
    "V:%h+%cd->s": [item("V", "hammer", "s"), item("V", "coins", "s")],
    "V:%_d->s+r": [item("V", None, "s", 0), item("V", None, "r", 0)],
    "V:%h10->$": [item("V", "hammer", "taken", start="10")],
    "V:%hC$->V$": [item("V", "hammer", "taken", start="board:C")],
    "C:(%s+2%b)G$->d": [item("G", "sword", "d"), item("G", "bag", "d", 2)],
    "E:%x->e": [item("E", "crossbow", "e")],
    # Reveals
    "C:^": [Unit(REVEAL, "C", None, "*")],
    "C:A^": [Unit(REVEAL, "A", None, "*")],
    "C:V^O": [Unit(REVEAL, "V", None, "*", end="O")],
    "D:F#+2M#^": [Unit(REVEAL, "D", "F"), Unit(REVEAL, "D", "M", count=2)],
    "D:2M+F#^": [Unit(REVEAL, "D", "M", count=2), Unit(REVEAL, "D", "F")],
    "D:M#^+F#^": [Unit(REVEAL, "D", "M"), Unit(REVEAL, "D", "F")],
    "D:R#^C+E": [Unit(REVEAL, "D", "R", end="C"), Unit(REVEAL, "D", "R", end="E")],
    "C:2M#A^P": [Unit(REVEAL, "A", "M", end="P", count=2)],
    # Crafts: the item or the card, by any of its names
    "C:Zt": [Unit(CRAFT, "C", "tea")],
    "C:Z%t": [Unit(CRAFT, "C", "tea")],
    "C:z%h": [Unit(CRAFT, "C", "hammer")],
    "C:Zboots": [Unit(CRAFT, "C", "boot")],
    "C:Zcoin": [Unit(CRAFT, "C", "coins")],
    "C:Zroottea": [Unit(CRAFT, "C", "tea")],
    "C:Zgentlyusedknapsack": [Unit(CRAFT, "C", "bag")],
    "C:Zrfavor": [Unit(CRAFT, "C", None, "favor_of_the_rabbits")],
    "C:ZR#favor": [Unit(CRAFT, "C", None, "favor_of_the_rabbits")],
    "C:Zfavoroftherabbits": [Unit(CRAFT, "C", None, "favor_of_the_rabbits")],
    "C:Zmpart": [Unit(CRAFT, "C", None, "mouse_partisans")],
    "C:Zpart": [Unit(CRAFT, "C", None, "part")],
    "C:Zmurinebrokers": [Unit(CRAFT, "C", None, "murine_broker")],
    "C:Zdom": [card(None, "dom", "hand:C", "board:C")],
    # Battles
    "C:XE8": [Unit(BATTLE, "C", "E", start="8")],
    "C:XE8(2,0)": [Unit(BATTLE, "C", "E", start="8")],
    "C:xE8": [Unit(BATTLE, "C", "E", start="8")],
    "V:CXO12": [Unit(BATTLE, "C", "O", start="12")],
    "C:XE8F@B@(0,1)": [
        Unit(BATTLE, "C", "E", start="8"), Unit(SAY, "E", "F@"), Unit(SAY, "C", "B@"),
    ],
    "C:XE8@": [Unit(BATTLE, "C", "E", start="8"), Unit(SAY, "E", "@")],
    # Points, dominance, coalitions
    "C:++": [Unit(SCORE, "C", "+")],
    "C:E++3": [Unit(SCORE, "E", "+", count=3)],
    "C:++E2": [Unit(SCORE, "E", "+", count=2)],
    "C:L--": [Unit(SCORE, "L", "-")],
    "C:++ 2": [Unit(SCORE, "C", "+", count=2)],
    "C:++->$": [Unit(SAY, "C", "++->C$")],
    "G:++->L$": [Unit(SAY, "G", "++->L$")],
    # Boards of factions
    "E:$_->": [Unit(SAY, "E", "$_->")],
    "E:#charismatic->$": [Unit(SAY, "E", "#charismatic->$")],
    "E:2#viz$_m->": [],
    "V:#ronin->$": [Unit(SAY, "V", "#ronin->$")],
    "H:#rowdy->$": [Unit(SAY, "H", "#rowdy->$")],
    "D:#duchess->$": [Unit(SAY, "D", "#duchessofmud->$")],
    "D:#foremole$->": [Unit(SAY, "D", "#foremole$->")],
    "C:#foremoleD$->": [Unit(SAY, "D", "#foremole$->")],
    "C:#foremole$->": [Unit(SAY, "D", "#foremole$->")],
    "C:#command$->": [card(None, "command_warren", "board:C", "discard")],
    "V:$_D->1": [Unit(SAY, "V", "$_D->1")],
    "V:$_C+$_D->h": [Unit(SAY, "V", "$_C->h"), Unit(SAY, "V", "$_D->h")],
    "C:G$_C->h": [Unit(SAY, "G", "$_C->h")],
    "V:R#guardQ->$": [Unit(SAY, "V", "R#Q->$", "guard")],
    "V:#shed->$": [Unit(SAY, "V", "F#Q->$", "shed")],
    "O:$_->4": [Unit(SAY, "O", "$_->4")],
    "O:$_r+$_m->2": [Unit(SAY, "O", "$_r->2"), Unit(SAY, "O", "$_m->2")],
    "O:$_h+r->2": [Unit(SAY, "O", "$_h->2"), Unit(SAY, "O", "$_r->2")],
    "O:$_rm->2": [Unit(SAY, "O", "$_r->2"), Unit(SAY, "O", "$_m->2")],
    "V:$_D->H": [Unit(SAY, "V", "$_D->h")],
    "V:$_D->hostile": [Unit(SAY, "V", "$_D->h")],
    "V:$_D->indifferent": [Unit(SAY, "V", "$_D->0")],
    "L:$_o->mouse": [Unit(SAY, "L", "$_o->M")],
    "L:$_h->R": [Unit(SAY, "L", "$_ho->R")],
    "D:#mud->$": [Unit(SAY, "D", "#duchessofmud->$")],
    "D:#dirtD$->": [Unit(SAY, "D", "#baronofdirt$->")],
    "C:$_f->2": [],
    "L:$_o->M": [Unit(SAY, "L", "$_o->M")],
    "L:$_ho->R": [Unit(SAY, "L", "$_ho->R")],
    "P:t4^t_b": [Unit(SAY, "P", "t4^t_b")],
    "E:Pt4^t_r": [Unit(SAY, "P", "t4^t_r")],
    "P:t2<->t11": [Unit(SAY, "P", "t2<->t11")],
    "P:t11\u2194t2": [Unit(SAY, "P", "t2<->t11")],
    "P:t2<->11": [Unit(SAY, "P", "t2<->t11")],
    "P:t4^bomb": [Unit(SAY, "P", "t4^t_b")],
    "E:?Pt4_s": [Unit(SAY, "E", "?t_s4")],
    "E:?Pt_snare4": [Unit(SAY, "E", "?t_s4")],
    "E:?Pt_s4": [Unit(SAY, "E", "?t_s4")],
    "E:?Pt4^t_s": [Unit(SAY, "E", "?t_s4")],
    "H:(w_w+2w)3->4": [
        piece("H", "w", "3", "4"), Unit(SAY, "H", "$_warlord->4"), piece("H", "w", "3", "4", 2),
    ],
    "K:t_t10^2": [Unit(SAY, "K", "t_t10^2")],
    "K:t_f3_6_11->6": [piece("K", "t_f", "-6", "6")],
    "K:M#K->$_2": [card("M", None, "hand:K", "retinue:2")],
    "E:Kt_j->3_6_11": [piece("K", "t_j", "supply", "-6")],
    "K:#faith$_2->": [],
    "K:#retainer$_1->$_2": [],
}  # fmt: skip


@pytest.mark.parametrize("text", FORMS)
def test_each_form_is_read(text):
    assert list(read(text)) == FORMS[text]


@pytest.mark.parametrize("text", ["C:#eggsC->", "C:Z%q", "C:w->99", "C:XQ4", "C:w4", "C:R#"])
def test_what_is_no_form_is_not_guessed(text):
    with pytest.raises(Unreadable):
        read(text)


@pytest.mark.parametrize("line", ["#brigadierD$->", "F#errandQ->$", "Pt4^t_r"])
def test_what_another_faction_does_is_written_with_its_letter(line):
    (unit,) = read(f"V:{line}")
    assert write_unit(unit, "V") == line


HEADS = {
    "Map: Fall": ("autumn", "standard"),
    "map : autumn": ("autumn", "standard"),
    "Map:  Winter Map ": ("winter", "standard"),
    "Map: Lake\nDeck: Exiles & Partisans": ("lake", "exiles_partisans"),
    "Map: Mountain\nDeck: e&p": ("mountain", "exiles_partisans"),
}


@pytest.mark.parametrize("head", HEADS)
def test_a_head_is_read_however_it_is_spelt(head):
    deck = "" if "Deck" in head else "Deck: Standard\n"
    text = OPENING.replace("Map: Fall\nDeck: Standard\n", f"{deck}{head}\n")
    record = read_record(text.replace("V:#thief->$/p->1_2_5_10", "V:#thief->$").encode())
    assert (record.map, record.deck) == HEADS[head]


@pytest.mark.parametrize(
    "suits", ["F1, M2, R3", "F, M, R", "1F; 2M; 3R", "f1,m2,r3,", "F 1 , M 2 , R 3"]
)
def test_suits_of_clearings_are_read_with_and_without_numbers(suits):
    record = read_record(with_line("Map: Fall", f"Map: Fall\nClearings: {suits}"))
    assert record.suits == {1: "fox", 2: "mouse", 3: "rabbit"}


def test_names_and_comments_may_hold_any_sign():
    text = OPENING.replace("E: Bob", "E: C++^Bob").replace("#->C\n", "#->C // gg \U0001f600\n")
    record = read_record(b"\xef\xbb\xbf" + text.replace("/++/", " / ++ ; ").encode())
    assert record.players["E"] == "C++^Bob"
    assert len(record.turns) == 4
