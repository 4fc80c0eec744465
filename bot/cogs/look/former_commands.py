"""Former names of commands, so that help still finds them."""

from __future__ import annotations

FORMER = {
    "block": "settings block",
    "away": "settings away",
    "export": "match export",
    "graph": "match graph",
    "import": "match import",
    "looking call": "table call",
    "looking off": "settings called",
    "looking on": "settings called",
    "mydata": "settings data",
    "note": "table note",
    "plan": "prepare responses",
    "poster": "match poster",
    "queue": "prepare turn",
    "redo": "play",
    "referee": "match referee",
    "rematch": "match rematch",
    "replay": "match replay",
    "reveal": "match reveal",
    "server setup": "moderate setup",
    "settings": "settings change",
    "stats": "match stats",
    "study": "match study",
    "table list": "mytables",
    "tables": "table find",
    "text": "board",
    "timeline": "match timeline",
    "unblock": "settings unblock",
    "verify": "match verify",
    "why": "play",
}
"""Names of commands until 0.2, with their present names."""
INSTEAD = {"redo": "redo", "text": "text", "why": "why"}
"""Former commands that a button replaces as well, with its label."""
