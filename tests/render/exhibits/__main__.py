"""Draw every exhibit in two languages and write the page: `build/gallery/index.html`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.render.exhibits import root, runewars
from tests.render.exhibits.exhibit import Exhibit, hang
from tests.render.exhibits.page import page

FOLDER = Path("build/gallery")
LOCALES = ("en", "de")


def exhibits() -> Iterator[Exhibit]:
    """Yield all exhibits."""
    yield from root.exhibits()
    yield from runewars.exhibits()


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the parts requested, by default the whole gallery."""
    parser = argparse.ArgumentParser(prog="python -m tests.render.exhibits", description=__doc__)
    parser.add_argument("only", nargs="*", help="only exhibits with one of these in their name")
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--locale", action="append", choices=("en", "de", "es"))
    args = parser.parse_args(arguments)
    args.out.mkdir(parents=True, exist_ok=True)
    every = [
        each for each in exhibits() if not args.only or any(only in each.name for only in args.only)
    ]
    hung = []
    for locale in args.locale or LOCALES:
        for each in every:
            hung.append(hang(each, locale, args.out))
            print(
                f"{locale} {each.name}: {hung[-1].kibibytes:.0f} KiB,"
                f" {hung[-1].milliseconds:.0f} ms",
                file=sys.stderr,
            )
    (args.out / "index.html").write_text(page(hung), encoding="utf-8")
    print(args.out / "index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
