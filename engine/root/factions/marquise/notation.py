"""The Marquise in the record notation (Law 6.2)."""

from __future__ import annotations

from engine.root.hooks.notation import Notation

NOTATION = Notation(
    "C",
    pieces={
        "keep": "t_k",
        "wood": "t",
        "sawmill": "b_s",
        "workshop": "b_w",
        "recruiter": "b_r",
    },
    spends={"t": "6.5.4.II"},
)
