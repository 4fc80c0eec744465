"""References in the pages exist: links between them, files and folders of the project."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)#:]+)(?:#[\w-]+)?\)")
NAMED = re.compile(r"`((?:bot|engine|render|tests|docs)/[\w./<>*-]+)`")
DEFINED = re.compile(r"`((?:bot|engine|render)/[\w/]+\.py)` `(\w+)[\w.]*`")
MADE = ("rulings/index.md",)
"""Pages made from data when the site is built."""


def test_links_lead_to_files() -> None:
    broken = [
        f"{page.name}: {link}"
        for page in PAGES
        for link in LINK.findall(page.read_text(encoding="utf-8"))
        if link not in MADE and not (page.parent / link).exists()
    ]

    assert broken == []


def test_files_that_pages_name_are_there() -> None:
    missing = [
        f"{page.name}: {path}"
        for page in PAGES
        for path in NAMED.findall(page.read_text(encoding="utf-8"))
        if not any(ROOT.glob(re.sub(r"<\w+>|\*+", "*", path).replace("**", "*").rstrip("/")))
    ]

    assert missing == []


def test_what_pages_name_behind_a_file_is_defined_there() -> None:
    elsewhere = [
        f"{page.name}: {name} in {path}"
        for page in PAGES
        for path, name in DEFINED.findall(page.read_text(encoding="utf-8"))
        if not re.search(rf"^\s*(?:class|(?:async )?def) {name}\b", (ROOT / path).read_text(), re.M)
    ]

    assert elsewhere == []
