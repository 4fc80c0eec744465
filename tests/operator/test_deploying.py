"""The files by which the bot is deployed name settings, subcommands and files that exist."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.app.settings import Settings, find_home, load_settings
from bot.operator.console import read_arguments
from bot.store.engine.database import file_of, parse_url

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
UNIT = (ROOT / "deploy/warmoot.service").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
KNOWN = {field.name.upper() for field in fields(Settings)}
NOT_OURS = {"PATH", "PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE"}


def test_every_setting_is_explained_and_every_explained_setting_exists() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == KNOWN
    assert [name for name in sorted(KNOWN) if f"`{name}`" not in HOSTING] == []
    load_settings({}, dotenv=ROOT / ".env.example")


def test_the_image_sets_settings_that_exist() -> None:
    block = re.search(r"^ENV (.*?)\n(?=[A-Z])", DOCKERFILE, re.MULTILINE | re.DOTALL)
    assert block is not None
    values = dict(re.findall(r"([A-Z_]+)=(\S+)", block[1]))
    assert set(values) - NOT_OURS <= KNOWN
    load_settings({name: value for name, value in values.items() if name in KNOWN}, dotenv=None)
    assert f"127.0.0.1:{values['HEALTH_PORT']}/healthz" in DOCKERFILE


def test_the_image_starts_what_the_package_installs() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (entry,) = re.findall(r'^ENTRYPOINT \["(\w+)"\]', DOCKERFILE, re.MULTILINE)
    assert entry in scripts["scripts"]
    assert read_arguments(["--no-browser"]).no_browser
    assert "USER nobody" in DOCKERFILE
    for copied in re.findall(r"^COPY (?!--)(.+) \S+$", DOCKERFILE, re.MULTILINE):
        assert [name for name in copied.split() if not (ROOT / name).exists()] == []


def test_what_is_composed_and_what_systemd_runs() -> None:
    for settings in (COMPOSE, UNIT):
        assert set(re.findall(r"\b((?:DATABASE|BACKUP|HEALTH|LOG)_?[A-Z]*)[:=]", settings)) <= KNOWN
    assert "read_only: true" in COMPOSE
    assert "warmoot --no-browser" in UNIT


def test_one_bot_in_a_container_has_the_database_of_its_env() -> None:
    """Compose lets `environment` win over `env_file`, and that over what the image sets."""
    service = COMPOSE.partition("  warmoot:\n")[2].partition("\n\n")[0]
    assert "HEALTH_PORT" in service
    assert "DATABASE_URL" not in service
    image = re.search(r"DATABASE_URL=(\S+)", DOCKERFILE)
    example = dotenv_values(ROOT / ".env.example")["DATABASE_URL"]
    assert image is not None
    for url in (image[1], example, ""):
        home = find_home([Path("/data")], {"DATABASE_URL": url or ""})
        assert file_of(parse_url(home.settings.database_url)) == Path("/data/warmoot.sqlite")
    theirs = "postgresql+asyncpg://warmoot:secret@host.docker.internal/warmoot"
    assert find_home([Path("/data")], {"DATABASE_URL": theirs}).settings.database_url == theirs


def test_a_subcommand_beside_the_unit_has_its_user_settings_and_folder() -> None:
    """As another user it would take the database's folder from the running host."""
    script = ROOT / "deploy/warmoot"
    given = re.findall(r"--property=(\S+)", script.read_text(encoding="utf-8"))
    assert {each.partition("=")[0] for each in given} > {"User", "StateDirectory"}
    assert [each for each in given if each not in UNIT.splitlines()] == []
    assert subprocess.run(["sh", "-n", script], check=False).returncode == 0
    assert os.access(script, os.X_OK)


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("no systemd-analyze here: the unit's text is checked, systemd's word is not")
    unit = tmp_path / "warmoot.service"
    unit.write_text(UNIT.replace("/opt/warmoot/.venv/bin/warmoot", "/bin/true"), encoding="utf-8")
    said = subprocess.run([verify, "verify", unit], capture_output=True, text=True, check=False)
    assert "warmoot.service" not in said.stderr, said.stderr


def test_a_rollback_installs_nothing_of_the_newer_version() -> None:
    """`pip install .` takes what lies in `build/`: a newer version's migrations among it."""
    installs = [line for line in HOSTING.splitlines() if "pip install --no-deps ." in line]
    assert installs
    assert [line for line in installs if not line.strip().startswith("rm -rf build && ")] == []


def test_an_upgrade_keeps_the_settings_and_loads_the_unit() -> None:
    upgrade = HOSTING.partition("## Upgrade and roll back")[2].partition("\n## ")[0]
    assert "warmoot.env" not in upgrade
    assert "systemctl daemon-reload" in upgrade


def test_every_subcommand_is_on_the_page() -> None:
    for line in ("backup", "restore x", "doctor", "verify 1", "export 1", "import x",
                 "forget 123456789012345678", "migrate", "version"):  # fmt: skip
        assert read_arguments(line.split()).run
        assert f"`{line.split()[0]}" in HOSTING


@pytest.mark.parametrize("name", ["restore", "verify", "export", "import", "forget"])
def test_the_command_line_says_what_a_subcommand_takes(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        read_arguments([name, "--help"])

    taken = capsys.readouterr().out.partition("positional arguments:")[2].partition("\n\n")[0]
    assert re.fullmatch(r"\s+\w+ {2,}\w.+", taken), taken


def test_a_subcommand_that_does_not_exist_is_called_one(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read_arguments(["restart"])

    assert "argument subcommand: invalid choice: 'restart'" in capsys.readouterr().err


@pytest.mark.long
def test_the_image_is_built_is_healthy_and_ends_when_asked() -> None:
    if not has_docker():
        pytest.skip(
            "no Docker daemon here: the Dockerfile's text is checked, the image is not built"
        )
    docker("build", "--tag", "warmoot-test", str(ROOT))
    size = docker("image", "inspect", "--format", "{{.Size}}", "warmoot-test")
    assert int(size) < 400_000_000
    confined = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL")
    started = docker("run", "--detach", "--health-interval", "1s", *confined, "warmoot-test")
    try:
        until = time.monotonic() + 60
        while docker("inspect", "--format", "{{.State.Health.Status}}", started) != "healthy":
            assert time.monotonic() < until, docker("logs", started)
            time.sleep(0.5)
        assert docker("exec", started, "id", "-un") == "nobody"
        assert docker("exec", started, "warmoot", "version").startswith("Warmoot ")
        assert docker("exec", started, "warmoot", "backup").startswith("Backed up to /data/backups")
        assert "The database is sound" in docker("exec", started, "warmoot", "doctor")
        docker("stop", started)
        assert docker("inspect", "--format", "{{.State.ExitCode}}", started) == "0"
    finally:
        docker("rm", "--force", "--volumes", started)


def has_docker() -> bool:
    found = shutil.which("docker")
    return found is not None and (
        subprocess.run([found, "info"], capture_output=True, check=False).returncode == 0
    )


def docker(*words: str) -> str:
    ran = subprocess.run(["docker", *words], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


def test_what_is_locked_is_what_is_needed() -> None:
    """A package named in `pyproject.toml` and not locked would be missing after `make play`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = {
        "play": [*project["dependencies"], *extras["postgres"]],
        "test": [*project["dependencies"], *extras["postgres"], *extras["test"]],
    }
    for kind, wanted in needed.items():
        locked = (ROOT / f"requirements/{kind}.txt").read_text(encoding="utf-8")
        pinned = {normal(name) for name in re.findall(r"^([\w.-]+)==", locked, re.MULTILINE)}
        names = {normal(re.split(r"[\[>=<; ]", each)[0]) for each in wanted}
        assert names - pinned == set(), "run `make lock`"


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
