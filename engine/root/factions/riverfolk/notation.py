"""How a record writes the Riverfolk: trade posts by suit, funds by owner (Law 11.2)."""

from __future__ import annotations

from engine.root.hooks.notation import Notation

NOTATION = Notation(
    "O",
    pieces={"post_fox": "t_f", "post_rabbit": "t_r", "post_mouse": "t_m"},
)
