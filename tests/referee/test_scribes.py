"""Games as people write them down: by suit, grouped, each with habits of their own, on every map.

Nothing in them tells what was drawn or rolled, nor what the notation has no word for.
"""

from pathlib import Path

import pytest

from engine.referee.record.reading import read_record
from engine.referee.referee import referee
from engine.referee.verdicts import counts
from tests.torture import share, torture

SCRIBES = Path(__file__).parent / "scribes"


@torture
@pytest.mark.parametrize("name", share(sorted(each.stem for each in SCRIBES.iterdir()), of=0.15))
def test_a_scribes_record_is_accepted_whole(name):
    found = referee(read_record((SCRIBES / f"{name}.rootlog").read_bytes()))
    doubts = [f"{each.line} {each.text} {each.why}" for each in found.judged
              if each.verdict in ("refused", "ambiguous")]  # fmt: skip
    assert doubts == []
    assert found.differences == []
    assert found.stumbles == []
    assert counts(found)["actions"] > 50
