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
