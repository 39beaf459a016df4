"""Playing in the terminal: moves are understood, shown or refused, and nothing is lost."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import cloister
from cloister.core.chance import Fast
from cloister.core.errors import BadNotation, UnknownRule, UsageError
from cloister.core.languages import PSEUDO
from cloister.core.table import Table
from cloister.core.text import say, sentence
from cloister.terminal import move_input, rules_text
from cloister.terminal.console import CLEAR, Screen
from cloister.terminal.opponents import Opponents
from cloister.terminal.session import Session, help_text

GAME = "serendipity"
SEED = bytes(32)
UNCOVERING = ["uncover a1", "uncover a2", "uncover a10", "uncover b1", "stop"]
PLACING = ["leave", "swap"]
TURNING = [f"turn {rotation}" for rotation in range(6)]
EXCHANGING = ["exchange a1", "exchange b2", "no exchange"]

Capture = pytest.CaptureFixture[str]


pytestmark = pytest.mark.usefixtures("own_data")


# Words


@pytest.mark.parametrize(
    ("typed", "legal", "meant"),
    [
        ("uncover a1", UNCOVERING, "uncover a1"),
        ("  UNCOVER   A1 ", UNCOVERING, "uncover a1"),
        ("a1", UNCOVERING, "uncover a1"),
        ("A10", UNCOVERING, "uncover a10"),
        ("u a1", UNCOVERING, "uncover a1"),
        ("unc b", UNCOVERING, "uncover b1"),
        ("s", UNCOVERING, "stop"),
        ("1", PLACING, "leave"),
        ("2", PLACING, "swap"),
        ("l", PLACING, "leave"),
        ("3", TURNING, "turn 3"),
        ("t 5", TURNING, "turn 5"),
        ("no", EXCHANGING, "no exchange"),
        ("b2", EXCHANGING, "exchange b2"),
        ("e b", EXCHANGING, "exchange b2"),
    ],
)
def test_an_unambiguous_part_of_a_move_is_enough(typed: str, legal: list[str], meant: str) -> None:
    assert move_input.understand(typed, legal) == meant


@pytest.mark.parametrize("typed", ["z9", "9", "uncover", "uncover a1 b1", "", "²", "a"])
def test_words_that_are_no_move_are_not_understood(typed: str) -> None:
    assert move_input.understand(typed, PLACING) is None


def test_ambiguous_words_are_asked_about() -> None:
    with pytest.raises(BadNotation, match=r'"u" could be: uncover a1, .*uncover b1') as unclear:
        move_input.understand("u", UNCOVERING)
    assert unclear.value.rule == "CLO-1"
    with pytest.raises(BadNotation, match=r" …"):
        move_input.understand("t", [f"take {n}" for n in range(20)])


def test_moves_are_listed_in_few_lines() -> None:
    assert move_input.listing(PLACING) == ["1 leave   2 swap"]
    assert move_input.listing(TURNING) == ["turn: 0-5"]
    many = [f"uncover {row}{n}" for row in "ab" for n in range(1, 7)]
    assert move_input.listing([*many, "stop"]) == ["uncover: a1-a6 b1-b6", "stop"]
    several = ["take a1", "take a2", "take b7", "take red", "give x", *TURNING]
    assert move_input.listing(several) == ["take: a1 a2 b7 red", "turn: 0-5", "give x"]


def test_few_moves_are_listed_with_their_labels() -> None:
    labels = {"burn 3": "Burn 3", "burn 14": "Burn 14", "stop": "stop"}
    lines = ["burn 3   Burn 3", "burn 14  Burn 14", "stop"]
    assert move_input.listing(list(labels), labels) == lines
    unlabelled = {move: move for move in PLACING}
    assert move_input.listing(PLACING, unlabelled) == move_input.listing(PLACING)
    many = {f"claim {n}": f"Claim {n}" for n in range(30)}
    assert move_input.listing(list(many), many) == ["claim: 0-29"]


# Without a board


def test_a_game_without_a_board_is_shown_by_its_labels(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    table = Table.new("_template", 2, SEED, {"passing": True})
    said = session(monkeypatch, capsys, table, "pass 14", "moves", "burn 3", "quit")
    assert "Choose a candle to pass to your left.\npass 3   Pass on 3\n" in said
    assert "Your candles: 3, 14, 17\nCandles in hand: You: 3, Random: 3\n" in said
    assert "Leader: You" in said
    assert "You have chosen a candle to pass on." in said
    assert "You burn candle 3." in said
    game = said.partition(say("terminal-how-to-get-help"))[2]
    for raw in ("to_act", "prompt", "Seat 0", "Seat 1", "leader:", "none"):
        assert raw not in game


# Rules text


def test_a_rule_is_found_by_its_id() -> None:
    game = cloister.find(GAME)
    assert rules_text.paragraph(game, "ser-r1").startswith("**SER-R1**")
    assert "SER-R10" not in rules_text.paragraph(game, "SER-R1")
    assert rules_text.paragraph(game, "CLO-3").startswith("**CLO-3")
    with pytest.raises(UnknownRule):
        rules_text.paragraph(game, "SER")


def test_a_paragraph_ends_where_the_next_begins(tmp_path: Path) -> None:
    text = "**AB-1** one\nstill one\n- **AB-2** two\n  still two\n- other\n\n**AB-2** again\n\nend"
    (tmp_path / "RULES.md").write_text(text, "utf-8")
    game = cloister.core.card.Game.__new__(cloister.core.card.Game)
    object.__setattr__(game, "folder", tmp_path)
    assert rules_text.paragraph(game, "AB-1") == "**AB-1** one\nstill one"
    assert rules_text.paragraph(game, "AB-2") == "**AB-2** two\nstill two\n\n**AB-2** again"
    assert rules_text.whole(game) == text


def test_rules_are_shown_in_the_language_of_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "RULES.md").write_text("**AB-1** one", "utf-8")
    (tmp_path / f"RULES.{PSEUDO}.md").write_text("**AB-1** eins", "utf-8")
    game = replace(cloister.find("_template"), folder=tmp_path)
    assert rules_text.whole(game) == rules_text.paragraph(game, "ab-1") == "**AB-1** one"
    monkeypatch.setenv("CLOISTER_LANGUAGE", PSEUDO)
    assert rules_text.whole(game) == rules_text.paragraph(game, "ab-1") == "**AB-1** eins"
    (tmp_path / "RULES.md").unlink()
    (tmp_path / f"RULES.{PSEUDO}.md").unlink()
    with pytest.raises(UnknownRule) as unwritten:
        rules_text.whole(game)
    assert unwritten.value.key == "terminal-no-rules"


# A whole game


class Typist:
    """Types one legal move after another, sometimes abbreviated, and notes what it typed."""

    def __init__(self, table: Table, player: int) -> None:
        self._table = table
        self._player = player
        self._dice = Fast(5)
        self.typed: list[str] = []

    def ask(self, prompt: str = "> ") -> str:
        legal = self._table.moves(self._player)
        self.typed.append(legal[self._dice.below(len(legal))].upper())
        return self.typed[-1]


def sit_down(table: Table, player: int = 0, file: Path | None = None) -> Session:
    return Session(table, player, Opponents(table, player, ["uniform"]), file)


def test_a_whole_game_is_played_by_typing(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.new(GAME, 3, SEED)
    typist = Typist(table, 1)
    monkeypatch.setattr(Screen, "ask", lambda self, prompt="> ": typist.ask())
    assert sit_down(table, 1, tmp_path / "here.game").play()
    out = capsys.readouterr().out
    assert table.outcome is not None
    assert "Seat 0: Random 1, Seat 1: You, Seat 2: Random 2\n" in out
    for name, score in zip(("Random 1", "You", "Random 2"), table.outcome.scores, strict=True):
        assert f"\n{name}: {score}\n" in out
    assert re.search(r"\n(You win|Random [12] wins|.* and .* share the win)\.\n", out)
    assert table.header.commitment in out
    assert f"Seed:       {SEED.hex()}" in out
    assert cloister.verify(tmp_path / "here.game") == table

    monkeypatch.undo()
    line = f"play {GAME} --seats 3 --seat 1 --bots uniform --seed {SEED.hex()} --save"
    piped = tmp_path / "piped.game"
    done = subprocess.run(
        [sys.executable, "-m", "cloister.cli", *line.split(), str(piped)],
        input="\n".join(typist.typed),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert f"The game is saved: {piped}" in done.stdout
    assert Table.load(piped) == table


# What is typed


def session(monkeypatch: pytest.MonkeyPatch, capsys: Capture, table: Table, *lines: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    sit_down(table).play()
    return capsys.readouterr().out


def test_refusals_cite_the_rule(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    table = Table.new(GAME, 2, SEED)
    said = session(monkeypatch, capsys, table, "stop", "uncover z9", "xyzzy", "turn", "undo", "")
    why = sentence(table.game.folder, "refuse-stop-at-start")
    assert f"[illegal] {why} (SER-3)" in said
    assert said.count("[bad-notation]") == 3
    assert "(CLO-1)" in said
    assert "[no-undo]" in said
    assert len(table.log) == 0


def test_a_cell_alone_is_refused_by_the_rule_of_its_move(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    table = own_flower_up()
    cell = table.game.write(next(iter(table.log)).move).removeprefix("uncover ")
    said = session(monkeypatch, capsys, table, "leave", cell)
    refusal = table.state.forbids(0, table.game.read(f"uncover {cell}"))
    assert refusal is not None
    assert f"[illegal] {sentence(table.game.folder, refusal.reason)} (SER-R1)" in said


def test_commands(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    table = Table.new(GAME, 2, SEED)
    copy = tmp_path / "copy.game"
    commands = ["help", "?", "moves", "rules SER-3", "rules XX-1", "rules", f"save {copy}"]
    said = session(
        monkeypatch,
        capsys,
        table,
        *commands,
        f"save {tmp_path}/no/where.game",
        "save",
        "quit",
        "a1",
    )
    assert said.count("moves          List all moves") == 2
    assert "\nuncover k6\n" in said
    assert "[unknown-rule]" in said
    assert rules_text.whole(table.game).strip() in said
    assert Table.load(copy) == table
    assert "[file]" in said
    assert said.count("Saved: ") == 2
    assert len(table.log) == 0


def test_a_swap_can_be_undone(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    table = own_flower_up()
    said = session(monkeypatch, capsys, table, "swap", "undo", "quit")
    assert "undo takes your last move back." in said
    assert said.count("1 leave   2 swap") == 2
    assert table.moves(0) == ["leave", "swap"]


def own_flower_up() -> Table:
    """A table at which seat 0 has just uncovered its own flower."""
    for cell in range(1, 12):
        table = Table.new(GAME, 2, SEED)
        table.play(0, f"uncover f{cell}")
        if table.view(0).prompt == "prompt-own":
            return table
    raise AssertionError("no own flower in the middle row")


# Leaving and coming back


def raise_interrupt(prompt: str) -> str:
    raise KeyboardInterrupt


@pytest.mark.parametrize("leave", [None, raise_interrupt])
def test_leaving_tells_how_to_resume(
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
    leave: Callable[[str], str] | None,
) -> None:
    table = Table.new(GAME, 3, SEED)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    if leave is not None:
        monkeypatch.setattr("builtins.input", leave)
    assert not sit_down(table).play()
    command = capsys.readouterr().out.strip().split("\n")[-1].split()
    assert command[:3] == ["cloister", "play", "--load"]
    assert command[4:] == ["--seat", "0", "--bots", "uniform,uniform"]
    assert Table.load(command[3]) == table


def test_bots_of_a_loaded_game_play_as_they_would_have(tmp_path: Path) -> None:
    table = Table.new(GAME, 2, SEED)
    table.play(0, "uncover a1")
    twin = Table.load(table.save(tmp_path / "x.game"))
    for one in (table, twin):
        bots = Opponents(one, 0, ["novice"])
        while 1 in one.to_act:
            bots.play(1)
    assert table == twin


def test_every_move_of_the_player_is_saved_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    table = Table.new(GAME, 2, SEED)
    kept: list[int] = []
    lines = iter(["a1", "quit"])

    def ask(self: Screen, prompt: str = "> ") -> str:
        file = tmp_path / "x.game"
        kept.append(len(Table.load(file).log) if file.exists() else 0)
        return next(lines)

    monkeypatch.setattr(Screen, "ask", ask)
    sit_down(table, 0, tmp_path / "x.game").play()
    assert kept[0] == 0
    assert kept[1] >= 1


def test_every_other_seat_gets_a_bot() -> None:
    table = Table.new(GAME, 4, SEED)
    assert Opponents(table, 2, ["novice", "uniform", "novice"]).levels == {
        0: "novice",
        1: "uniform",
        3: "novice",
    }
    with pytest.raises(UsageError, match="There are 2 bots for 3 seats against you"):
        Opponents(table, 2, ["novice", "uniform"])


# A real screen


def test_what_players_have_to_remember_does_not_stay_on_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    pages = real_session(monkeypatch, capsys, ["", "a1", "", "quit"])
    news = [page for page in pages if "You uncover a1" in page]
    assert "You uncover a1: " in news[0]
    assert "Press Enter" in news[0]
    assert "You uncover a1." in news[-1]
    assert "flower." not in news[-1].replace("flower on", "")
    assert "Uncover any hidden tile" in news[-1]


def real_session(monkeypatch: pytest.MonkeyPatch, capsys: Capture, lines: list[str]) -> list[str]:
    """What a terminal would show, page by page."""
    typed = iter(lines)
    monkeypatch.setattr(Screen, "__init__", as_real)

    def ask(self: Screen, prompt: str = "> ") -> str:
        self.say(prompt)
        return next(typed)

    monkeypatch.setattr(Screen, "ask", ask)
    table = Table.new(GAME, 2, SEED)
    sit_down(table).play()
    return capsys.readouterr().out.split(CLEAR)


def as_real(screen: Screen) -> None:
    from cloister.terminal.console import QuietConsole

    screen._console = QuietConsole(highlight=False, force_terminal=False)
    screen.real = True


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a terminal")
def test_a_real_terminal_is_cleared(tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm", "CLOISTER_DATA": str(tmp_path)}
    child = subprocess.Popen(
        [sys.executable, "-m", "cloister.cli", "play", GAME, "--bots", "uniform"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    )
    os.close(theirs)
    os.write(ours, b"\nquit\n")
    shown = b""
    try:
        while part := os.read(ours, 65536):
            shown += part
    except OSError:  # the other end is closed
        pass
    os.close(ours)
    assert child.wait() == 0
    assert CLEAR.encode() in shown
    assert b"To continue:" in shown


def test_help_names_every_command_and_fits_80_columns() -> None:
    table = Table.new(GAME, 2, SEED)
    lines = help_text().split("\n")
    assert max(map(len, lines)) <= 80
    for command in sit_down(table)._commands:
        assert any(line.startswith(command) for line in lines) or command == "help"
