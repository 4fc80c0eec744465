"""Our own records, to be refereed."""

OPENING = """\
// An opening, made up
Map: Fall
Deck: Standard
C: Ann
E: Bob
A: Cid
V: Dot

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->10
E:b+6w->3/#despot->$
A:3#->$
V:#thief->$/p->1_2_5_10

C:t->1/w9->1/t1->/b_s->5/++/w->10/#->C
E:B#E->$_r/R#E->$_m/w->3/3w3->7/2w3->11/b->7/++/#->E
A:F#$->/t->6/M#$->/t->2/++/#A->$/#->A
V:p->5/%f->e/p->2/XC2/Cw2->/#->V
"""
"""A round without a slip."""


def with_line(old: str, new: str) -> bytes:
    """Return the opening with a change."""
    assert old in OPENING, old
    return OPENING.replace(old, new, 1).encode()


BAD_FILES = {
    "unknown map": (with_line("Fall", "Marsh"), "Line 2, column 6: the map “Marsh”"),
    "unknown deck": (with_line("Standard", "Spies"), "Line 3, column 7"),
    "unknown letter": (with_line("V: Dot", "Y: Dot"), "Line 7, column 1"),
    "line cut at a slash": (OPENING[: OPENING.index("#->V")].encode(), "Line 17, column 28"),
    "line cut in an arrow": (OPENING[: OPENING.index(">/#->V")].encode(), "Line 17, column 23"),
    "UTF-16": (OPENING.encode("utf-16"), "Line 1, column 1: this is not UTF-8"),
    "Latin-1": (OPENING.replace("Ann", "Jürg").encode("latin-1"), "Line 4, column 5"),
    "PNG": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "Line 1, column 1: this is not UTF-8"),
    "ZIP": (b"PK\x03\x04\x14\0\0\0\x08\0", "Line 1, column 3: this is not UTF-8"),
    "empty file": (b"", "Line 1, column 1: the record ends here and has named no map"),
    "no head": (OPENING[OPENING.index("C:t_k") :].encode(), "Line 1, column 1: the map must be"),
    "no players": (
        with_line("C: Ann\nE: Bob\nA: Cid\nV: Dot\n", ""),
        "Line 5, column 1: nobody plays Marquise de Cat",
    ),
    "letter to a friend": (b"Dear all,\nthe game was good.\n", "Line 1, column 1: a line begins"),
    "impossible option": (with_line("Fall", "Fall\n//! Options: landmarks=nine"), "“landmarks”"),
}
"""Files that are no records, and the place that their refusal names."""
