"""The command line: what it prints, and one line with a code for every refusal."""

import io
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import cloister
from cloister.cli.main import run
from cloister.core import record
from cloister.core.languages import PSEUDO
from cloister.core.text import say
from cloister.lab import peers
from cloister.server import run as server_run

GAME = "serendipity"
PACK = Path(cloister.__file__).parent / "games" / GAME / "components.toml"
FIELDS = [
    *["game", "seats", "games", "seed", "bots", "options", "wins", "mean_scores", "mean_moves"],
    *["moves", "seconds", "moves_per_second", "end_reasons", "ties"],
]

Capture = pytest.CaptureFixture[str]


pytestmark = pytest.mark.usefixtures("own_data")


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())


def refused(capture: Capture, status: int, code: str) -> str:
    """Expect one line on stderr with the code, and nothing on stdout."""
    out, err = capture.readouterr()
    assert out == ""
    assert err.startswith(f"cloister: [{code}] ")
    assert err.count("\n") == 1
    assert status == 2
    return err


# Wrong usage


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        ("dance", "usage", "dance"),
        ("simulate", "usage", "game"),
        ("rules", "usage", "game"),
        ("replay", "usage", "file"),
        (f"simulate {GAME} --games many", "usage", "--games"),
        (f"simulate {GAME} --seats", "usage", "--seats"),
        (f"simulate {GAME} --fast", "usage", "--fast"),
        (f"simulate {GAME} --games 0", "usage", "games = 0"),
        (f"simulate {GAME} --games -5", "usage", "games = -5"),
        (f"simulate {GAME} --workers -1", "usage", "workers = -1"),
        (f"simulate {GAME} --workers 0", "usage", "workers = 0"),
        (
            f"simulate {GAME} --bots uniform,uniform,uniform",
            "usage",
            "There are 3 bots for 2 seats. Name one for all",
        ),
        (f"simulate {GAME} --bots ,", "unknown-bot", '""'),
        (f"simulate {GAME} --bots champion", "unknown-bot", "champion"),
        ("simulate chess", "unknown-game", "serendipity"),
        ("simulate ../serendipity", "unknown-game", "serendipity"),
        (f"simulate {GAME} --seats 7", "seats-out-of-range", "2 to 6"),
        (f"simulate {GAME} --seats -1", "seats-out-of-range", "2 to 6"),
        (f"simulate {GAME} --set colour=red", "unknown-option", "colour_choice"),
        (f"simulate {GAME} --set show_seen=maybe", "bad-option", "SER-R32"),
        (f"simulate {GAME} --set turn_limit=7", "bad-option", "100 to 100000"),
        (f"simulate {GAME} --set show_seen", "usage", "OPTION=VALUE"),
        (f"simulate {GAME} --set =1", "usage", "OPTION=VALUE"),
        (f"simulate {GAME} --pack nowhere.toml", "wrong-pack", "nowhere.toml"),
        (f"simulate {GAME} --games 1 --out no/where/f.parquet", "file", "no/where"),
        ("rules chess", "unknown-game", "chess"),
        (f"rules {GAME} SER-99", "unknown-rule", "SER-99"),
        (f"rules {GAME} [", "unknown-rule", "["),
        ("play chess", "unknown-game", "chess"),
        (f"play {GAME} --seats 1", "seats-out-of-range", "2 to 6"),
        (f"play {GAME} --seat 2", "not-your-turn", "CLO-2"),
        (f"play {GAME} --seat -1", "not-your-turn", "CLO-2"),
        (f"play {GAME} --seed xyz", "bad-seed", "64"),
        (f"play {GAME} --seed 00", "bad-seed", "32 bytes"),
        (f"play {GAME} --bots champion", "unknown-bot", "champion"),
        (f"play {GAME} --bots uniform,uniform", "usage", "Name one for all"),
        (f"play {GAME} --set show_seen=maybe", "bad-option", "SER-R32"),
        (f"play {GAME} --load x.game", "usage", "--load"),
        ("play --load nowhere.game", "record-damaged", "nowhere.game"),
        ("replay nowhere.game", "record-damaged", "nowhere.game"),
        ("doctor chess", "unknown-game", "chess"),
        ("bench --game chess", "unknown-game", "chess"),
        ("bench --seconds 0", "usage", "--seconds"),
        ("bench --seconds nan", "usage", "--seconds"),
    ],
)
def test_wrong_usage_is_one_line(capsys: Capture, line: str, code: str, says: str) -> None:
    assert says in refused(capsys, run(line.split()), code)


@pytest.mark.parametrize(("library", "wish"), [("polars", "--out f.parquet"), ("ray", "--ray x")])
def test_a_missing_library(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, library: str, wish: str
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    status = run(f"simulate {GAME} {wish}".split())
    assert "pip install" in refused(capsys, status, "missing-extra")


def test_a_wrong_pack_names_its_line(capsys: Capture, tmp_path: Path) -> None:
    text = PACK.read_text("utf-8").replace('"violet", "red", "orange"', '"red", "red", "orange"', 2)
    wrong = tmp_path / "own.toml"
    wrong.write_text(text, "utf-8")
    line = next(n for n, written in enumerate(text.split("\n"), 1) if '"red", "red"' in written)
    for command in ("simulate", "play"):
        said = refused(capsys, run([command, GAME, "--pack", str(wrong)]), "wrong-pack")
        assert f"own.toml, line {line}:" in said
        assert "CLO-7" in said


def cut(text: str) -> str:
    return text[: len(text) // 2]


def without_end(text: str) -> str:
    return "".join(text.splitlines(keepends=True)[:-1])


def another_move(text: str) -> str:
    return text.replace('"move":"uncover ', '"move":"uncover z', 1)


def another_pack(text: str) -> str:
    return forge(text, pack="0" * 64)


def future_rules(text: str) -> str:
    return forge(text, rules=99)


def another_seed(text: str) -> str:
    return forge(text, seed="00" * 32)


def forge(text: str, **changes: Any) -> str:
    """A record with a changed header and a correct chain of hashes."""
    read = record.read(text)
    header = msgspec.structs.replace(read.header, **changes)
    return record.write(msgspec.structs.replace(read, header=header))


BROKEN = [
    (cut, "record-truncated"),
    (without_end, "record-truncated"),
    (another_move, "record-forged"),
    (lambda text: "no record\n\n", "record-damaged"),
    (lambda text: "", "record-truncated"),
    (another_pack, "pack-missing"),
    (future_rules, "unknown-rules"),
]


@pytest.mark.parametrize(("harm", "code"), BROKEN)
def test_a_broken_record(
    capsys: Capture, tmp_path: Path, finished: Path, harm: Callable[[str], str], code: str
) -> None:
    broken = tmp_path / "broken.game"
    broken.write_text(harm(finished.read_text("utf-8")), "utf-8")
    for command in (["replay"], ["play", "--load"]):
        refused(capsys, run([*command, str(broken)]), code)
    assert_not_so(capsys, run(["verify", str(broken)]), code)


def assert_not_so(capture: Capture, status: int, code: str) -> None:
    out, err = capture.readouterr()
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"cloister: [{code}] ")


def test_only_verify_finds_a_forged_seed(capsys: Capture, tmp_path: Path, finished: Path) -> None:
    forged = tmp_path / "forged.game"
    forged.write_text(another_seed(finished.read_text("utf-8")), "utf-8")
    assert_not_so(capsys, run(["verify", str(forged)]), "record-forged")


def test_a_game_that_is_over_cannot_go_on(capsys: Capture, finished: Path) -> None:
    assert "CLO-3" in refused(capsys, run(["play", "--load", str(finished)]), "game-over")


def test_arguments_of_replay_have_bounds(capsys: Capture, finished: Path) -> None:
    for wrong, code in (
        ("--at -1", "usage"),
        ("--at 99999", "usage"),
        ("--seat 3", "not-your-turn"),
    ):
        refused(capsys, run(["replay", str(finished), *wrong.split()]), code)


def test_a_folder_is_not_a_record(capsys: Capture, tmp_path: Path) -> None:
    refused(capsys, run(["replay", str(tmp_path)]), "record-damaged")


# The commands


def test_version_and_help(capsys: Capture) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"cloister {cloister.__version__}\n"
    assert run(["--help"]) == 0
    helped = capsys.readouterr().out
    for command in ("play", "games", "rules", "simulate", "replay", "verify", "doctor", "bench"):
        assert command in helped
        assert run([command, "--help"]) == 0
        assert say(f"cli-{command}").split(".")[0] in " ".join(capsys.readouterr().out.split())


def test_help_is_in_the_language_of_the_terminal() -> None:
    """Except for what click itself says: usage, headings and --help."""
    environment = os.environ | {"CLOISTER_LANGUAGE": PSEUDO, "COLUMNS": "200"}
    for command in ([], ["play"], ["simulate"], ["doctor"], ["serve"]):
        done = subprocess.run(
            [sys.executable, "-m", "cloister", *command, "--help"],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        described = re.findall(r"^  \S.*?(?:  |\] )(\S.*)$", done.stdout, re.MULTILINE)
        assert len(described) > 2
        english = [line for line in described if "⟦" not in line and "⟧" not in line]
        assert [line for line in english if "Show this message" not in line] == []


def test_games(capsys: Capture) -> None:
    assert run(["games"]) == 0
    assert "Serendipity" in capsys.readouterr().out
    assert run(["games", "--json"]) == 0
    listed = {card["key"]: card for card in json.loads(capsys.readouterr().out)}
    assert list(listed) == cloister.keys()
    assert listed[GAME]["seats"] == [2, 3, 4, 5, 6]
    assert "show_seen" in [option["name"] for option in listed[GAME]["options"]]


def test_rules(capsys: Capture) -> None:
    assert run(["rules", GAME]) == 0
    whole = capsys.readouterr().out
    assert run(["rules", GAME, "SER-5"]) == 0
    one = capsys.readouterr().out
    assert one.strip() in whole
    assert one.count("\n") == 1
    assert run(["rules", GAME, "clo-4"]) == 0
    assert "take back" in capsys.readouterr().out


def test_simulate_json_has_exactly_these_fields(capsys: Capture) -> None:
    line = f"simulate {GAME} --seats 3 --bots uniform --games 5 --seed 1 --json --workers 1"
    assert run(line.split()) == 0
    out, err = capsys.readouterr()
    result = json.loads(out)
    assert list(result) == FIELDS
    assert err == ""
    assert (result["seats"], result["games"], result["seed"]) == (3, 5, 1)
    assert result["bots"] == ["uniform"] * 3
    assert len(result["wins"]) == len(result["mean_scores"]) == 3
    assert sum(result["end_reasons"].values()) == 5
    assert result["mean_moves"] * 5 == pytest.approx(result["moves"])


def test_simulate_as_a_table(capsys: Capture, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(PACK.read_text("utf-8"), "utf-8")
    line = f"simulate {GAME} --seats 3 --bots novice,uniform,uniform --games 3 --pack {own}"
    assert run([*line.split(), "--set", "turn_limit=100"]) == 0
    out = capsys.readouterr().out
    assert "novice" in out
    assert "3 games, seed 0" in out
    assert "3 games: The turn limit has been reached" in out


def test_a_result_is_in_one_language(
    capsys: Capture, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command line speaks no German yet, so the game does not in its sentences either."""
    monkeypatch.setenv("CLOISTER_LANGUAGE", "de")
    record = str(finished)
    for said, command in (
        ("2 games:", ["simulate", "serendipity", "--games", "2"]),
        ("Points:", ["replay", record]),
        ("Points:", ["verify", record]),
    ):
        assert run(command) == 0
        out = capsys.readouterr().out
        result = next(line for line in out.splitlines() if said in line)
        assert "The garden is complete" in result


def test_replay_tells_the_game_and_draws_the_board(
    capsys: Capture, tmp_path: Path, finished: Path
) -> None:
    picture = tmp_path / "board.svg"
    assert run(["replay", str(finished), "--at", "1", "--svg", str(picture)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("   1  Seat 0 uncovers ")
    assert "Won by" not in out
    assert picture.read_text("utf-8").startswith("<svg ")
    assert run(["replay", str(finished), "--seat", "2"]) == 0
    told = capsys.readouterr().out
    assert "Won by Seat" in told
    assert "Points: " in told
    assert "   1  Seat 0 uncovers " in told
    assert " You uncover " in told


def test_replay_of_a_live_game_hides_what_players_have_to_remember(
    capsys: Capture, tmp_path: Path
) -> None:
    table = cloister.Table.new(GAME, 2, bytes(32), {"colour_choice": "seats", "colours_each": 1})
    table.play(0, "choose blue")
    table.undo(0)
    table.play(0, "choose red")
    table.play(1, "choose green")
    told = table.play(0, "uncover a1")
    assert told.heard_by(None)[0].flash
    assert run(["replay", str(table.save(tmp_path / "live.game"))]) == 0
    out = capsys.readouterr().out
    assert "   2  Seat 0 takes the last move back.\n" in out
    assert "   5  Seat 0 uncovers a1." in out
    assert run(["replay", str(tmp_path / "live.game"), "--seat", "0"]) == 0
    assert "   2  You take the last move back.\n" in capsys.readouterr().out


def test_a_game_without_pictures_is_shown_in_words(
    capsys: Capture, tmp_path: Path, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = cloister.find(GAME)
    for name in ("draw_text", "draw_svg"):
        monkeypatch.setitem(game.__dict__, name, None)
    picture = tmp_path / "plain.svg"
    assert run(["replay", str(finished), "--at", "0", "--svg", str(picture)]) == 0
    assert "To decide: Seat 0\n" in capsys.readouterr().out
    assert ">To decide: Seat 0</text>" in picture.read_text("utf-8")


def test_verify_answers_in_one_line(capsys: Capture, finished: Path) -> None:
    assert run(["verify", str(finished)]) == 0
    out, err = capsys.readouterr()
    assert (out.count("\n"), err) == (1, "")
    assert "true" in out


@pytest.mark.parametrize(("healthy", "status"), [(True, 0), (False, 1)])
def test_doctor_exits_with_the_result_of_the_suite(
    monkeypatch: pytest.MonkeyPatch, healthy: bool, status: int
) -> None:
    asked: list[tuple[str | None, bool, list[str]]] = []

    def examine(key: str | None, record: bool, only: Sequence[str]) -> bool:
        asked.append((key, record, list(only)))
        return healthy

    monkeypatch.setattr("cloister.suite.doctor.run", examine)
    assert run(["doctor"]) == status
    assert run(["doctor", GAME, "--record"]) == status
    assert run(["doctor", GAME, "--only", "leaks,folder", "--only", "imports"]) == status
    assert asked == [
        (None, False, []),
        (GAME, True, []),
        (GAME, False, ["leaks,folder", "imports"]),
    ]


def test_doctor_lists_the_topics_if_no_check_fits(capsys: Capture) -> None:
    assert run(["doctor", GAME, "--only", "weather"]) == 2
    told = capsys.readouterr().err
    assert '[usage] No check is about "weather". The topics are folder, rooms, random_games' in told


def test_python_m_cloister_is_the_same_command() -> None:
    for module in ("cloister", "cloister.cli"):
        done = subprocess.run(
            [sys.executable, "-m", module, "--version"], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"cloister {cloister.__version__}\n"


def test_bench(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cloister, "compiled", False)
    assert run(f"bench --game {GAME} --seconds 0.05 --no-peers --json".split()) == 0
    measured = json.loads(capsys.readouterr().out)
    assert [figures["compiled"] for figures in measured["games"]] == [False]
    assert measured["peers"] == measured["ratios"] == []
    monkeypatch.setattr(peers, "load", lambda: None)
    assert run(f"bench --game {GAME} --seconds 0.05".split()) == 0
    out = capsys.readouterr().out
    assert "simulate moves/s" in out
    assert "Note: Peers can only be measured from a checkout" in out
    assert "Measured on " in out


def test_cloister_without_a_command_opens_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = served(monkeypatch)
    assert run([]) == 0
    assert run(["play"]) == 0
    assert opened == [("127.0.0.1", True, False)] * 2


def test_serve_may_offer_the_pseudo_language(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = served(monkeypatch)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    assert run(["serve", "--port", port]) == 0
    assert run(["serve", "--port", port, "--pseudo"]) == 0
    assert opened == [("127.0.0.1", False, False), ("127.0.0.1", False, True)]


def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool, bool]]:
    """Record what a server would have been started with: host, browser, pseudo-language."""
    calls: list[tuple[str, bool, bool]] = []

    def serve(host: str, port: int, store: Path, browser: bool, *, pseudo: bool) -> None:
        calls.append((host, browser, pseudo))

    monkeypatch.setattr(server_run, "serve", serve)
    return calls


def test_a_taken_port_is_refused(capsys: Capture) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert run(["serve", "--port", str(taken.getsockname()[1])]) == 2
    error = capsys.readouterr().err
    assert error.startswith("cloister: [cannot-serve] ")
    assert error.count("\n") == 1
    assert run(["serve", "--port", "99999"]) == 2
