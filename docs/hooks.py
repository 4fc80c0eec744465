"""Pages made from data when the site is built: the rulings."""

from __future__ import annotations

import tomllib
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

INTRODUCTION = """# Rulings

Situations at the table and their outcomes, in our own words, with the section or source they
rest on. Each has a test that names it. They stand as data in `docs/rulings/*.toml`.
"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page of rulings, a table for each file."""
    folder = Path(config.docs_dir) / "rulings"
    parts = [INTRODUCTION, *(table(path) for path in sorted(folder.glob("*.toml")))]
    files.append(File.generated(config, "rulings/index.md", content="\n".join(parts)))
    return files


def table(path: Path) -> str:
    """Write the rulings of a file as a table under the file's own title."""
    text = path.read_text(encoding="utf-8")
    lines = [f"## {text.splitlines()[0].lstrip('# ')}", ""]
    lines += ["| id | situation | outcome | section or source |", "|---|---|---|---|"]
    for each in tomllib.loads(text)["ruling"]:
        where = each.get("section") or each["source"]
        cells = (each["id"], each["situation"], each["outcome"], where)
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"
