"""Only this sees whether the house rules for files are kept: licences, no hosts, no paths, sizes."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import vetta

ROOT = Path(__file__).parents[2]


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in listed.splitlines() if (path := ROOT / name).is_file()]


@pytest.mark.parametrize("name", list(vetta.CATALOGUE))
def test_every_pack_says_under_which_licence_it_stands(name: str) -> None:
    note = ROOT / "src" / "vetta" / "packs" / name / "LICENSE.md"
    assert re.search(r"Apache\s+License", note.read_text("utf-8"))


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_locks_pin_every_package_with_a_hash_and_name_no_host(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert "://" not in text
    pinned = re.findall(r"^[A-Za-z0-9][^\s=]*==\S+", text, re.M)
    blocks = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.M)[1:]
    assert len(pinned) == len(blocks) > 5
    assert all("--hash=sha256:" in block for block in blocks)


def test_no_file_names_a_path_of_the_machine_it_was_written_on() -> None:
    home = re.compile(r"/(?:root|home/[a-z]\w*|work|farm|Users/\w+)/\w")
    texts = [path for path in tracked() if path.suffix in {".py", ".md", ".toml", ".json", ".ftl", ".lock", ".txt", ""}]
    named = [path.name for path in texts if path != Path(__file__) and home.search(path.read_text("utf-8"))]
    assert named == []


def test_source_files_stay_readable() -> None:
    long = [p.name for p in tracked() if p.suffix == ".py" and len(p.read_text("utf-8").splitlines()) > 600]
    assert long == []


def test_vetta_says_that_it_is_unofficial() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "Vetta is unofficial" in readme
    assert "belong to their owners" in readme
