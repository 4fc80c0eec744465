"""`python -m engine referee GAME.rootlog`: a record of a real game, judged line by line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.core.errors import Refused
from engine.referee.record.decoding import read_file
from engine.referee.record.reading import read_record
from engine.referee.referee import referee
from engine.referee.report import as_json, as_text
from engine.root.game import GAME


def main(arguments: Sequence[str]) -> int:
    """Read a record's path and judge it; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m engine referee", description=__doc__)
    parser.add_argument("path", metavar="GAME.rootlog", help="the record")
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")
    parser.add_argument(
        "--lenient", action="store_true", help="go on over actions that cannot be read"
    )
    args = parser.parse_args(arguments)
    try:
        content = read_file(Path(args.path))
    except OSError as error:
        print(f"{args.path}: {error.strerror}", file=sys.stderr)
        return 2
    try:
        found = referee(read_record(content, lenient=args.lenient))
    except Refused as refusal:
        said = GAME.words("en").say(f"r-{refusal.key}", **refusal.args_of_words)
        print(f"{said} (Law {refusal.law})" if refusal.law else said, file=sys.stderr)
        return 2
    name = Path(args.path).name
    said = json.dumps(as_json(found, name), indent=1) if args.json else as_text(found, name)
    print(said)
    return 0
