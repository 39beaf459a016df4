"""One player, some bots and a terminal: a game from the first prompt to the last score."""

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import TypeAlias

from cloister.core import labels
from cloister.core.card import AnyGame
from cloister.core.errors import BadNotation, CloisterError, FileError
from cloister.core.game import Announcements
from cloister.core.labels import Name
from cloister.core.packs import home
from cloister.core.table import Table
from cloister.core.text import listed, say, sentence
from cloister.core.values import Event, Outcome, Seat

from . import as_text, move_input, rules_text
from .console import Screen
from .opponents import Opponents

COLUMN = 15
"""The column at which the explanations of commands begin."""

Line: TypeAlias = Callable[[AnyGame, Event, Name, Seat | None], str]
"""Turns an event into a sentence."""


class Left(Exception):
    """The player has left the table."""


class Session:
    """A player at a table with bots."""

    def __init__(self, table: Table, player: Seat, bots: Opponents, file: Path | None) -> None:
        self._table = table
        self._player = player
        self._bots = bots
        self._file = file or _own_file(table)
        self._screen = Screen()
        self._news: list[Event] = []
        self._others_moved = False
        self._commands = {
            "help": self._help,
            "moves": self._list_moves,
            "undo": self._undo,
            "rules": self._read_rules,
            "save": self._save_as,
            "quit": self._leave,
        }

    def play(self) -> bool:
        """Play to the end; False if the player left before."""
        self._welcome()
        try:
            while self._table.to_act:
                if self._player in self._table.to_act:
                    self._decide()
                else:
                    seat = self._table.to_act[0]
                    self._hear(self._bots.play(seat))
                    self._others_moved = True
        except (Left, EOFError, KeyboardInterrupt):
            self._say_how_to_go_on()
            return False
        self._show_end()
        return True

    # Deciding

    def _decide(self) -> None:
        self._show_news()
        self._show_decision()
        before = len(self._table.log)
        while len(self._table.log) == before:
            try:
                self._answer(self._screen.ask())
            except CloisterError as refused:
                self._refuse(refused.code, str(refused))

    def _answer(self, typed: str) -> None:
        legal = self._table.moves(self._player)
        command, _, rest = typed.strip().partition(" ")
        known = self._commands.get({"?": "help", "h": "help", "q": "quit"}.get(command, command))
        if known is not None and move_input.tidy(typed) not in legal:
            known(rest.strip())
        elif typed.strip():
            self._move(typed, legal)

    def _move(self, typed: str, legal: list[str]) -> None:
        move = move_input.understand(typed, legal) or self._readable(typed, legal)
        self._others_moved = False
        self._hear(self._table.play(self._player, move))
        self._table.save(self._file)

    def _readable(self, typed: str, legal: list[str]) -> str:
        """The text as an illegal move, so that the table can say why; BadNotation if it is none."""
        first: BadNotation | None = None
        for reading in move_input.readings(typed, legal):
            try:
                self._table.game.read(reading)
                return reading
            except BadNotation as unknown:
                first = first or unknown
        raise first or BadNotation("terminal-not-a-move", typed=typed[:40])

    def _hear(self, told: Announcements) -> None:
        self._news += told.heard_by(self._player)

    # Commands

    def _help(self, _: str) -> None:
        self._screen.say(help_text())

    def _list_moves(self, _: str) -> None:
        self._screen.say("\n".join(move_input.labelled(self._labels())))

    def _undo(self, _: str) -> None:
        self._table.undo(self._player)
        self._table.save(self._file)
        self._news = []

    def _read_rules(self, rule: str) -> None:
        game = self._table.game
        self._screen.read_out(rules_text.paragraph(game, rule) if rule else rules_text.whole(game))

    def _save_as(self, name: str) -> None:
        path = Path(name) if name else self._file
        try:
            self._screen.say(say("terminal-saved", file=str(self._table.save(path))))
        except OSError as failed:
            why = failed.strerror or str(failed)
            self._refuse(FileError.code, say("terminal-not-saved", file=str(path), why=why))

    def _leave(self, _: str) -> None:
        raise Left

    # Showing

    def _welcome(self) -> None:
        self._screen.say(self._table.game.title, "bold")
        self._screen.say(", ".join(self._place(seat) for seat in self._seats()))
        commitment = self._table.header.commitment
        self._screen.say(say("terminal-commitment", commitment=commitment), "dim")
        self._screen.say(say("terminal-how-to-get-help"), "dim")
        self._screen.pause()

    def _show_news(self) -> None:
        """Something flashed is shown only for a moment: remembering it is part of the game."""
        news = self._news
        self._show_board()
        self._tell(as_text.live_line, news)
        if self._screen.real and self._others_moved and any(event.flash for event in news):
            self._screen.pause()
            self._show_board()
            self._tell(as_text.log_line, news)
        self._news = []

    def _tell(self, line: Line, news: list[Event]) -> None:
        game, you = self._table.game, self._player
        if news:
            told = as_text.retold(game, news, self._table.view(you))
            lines = [line(game, event, self._name, you) for event in told]
            self._screen.say("\n".join(lines), "cyan")

    def _refuse(self, code: str, why: str) -> None:
        self._screen.say(f"[{code}] {why}", "yellow")

    def _show_board(self) -> None:
        self._screen.clear()
        view = self._table.view(self._player)
        self._screen.draw(as_text.board(self._table.game, view, self._name))

    def _show_decision(self) -> None:
        table, legal = self._table, self._table.moves(self._player)
        prompt = sentence(table.game.folder, table.view(self._player).prompt)
        self._screen.say(prompt, "bold")
        self._screen.say("\n".join(move_input.listing(legal, self._labels())), "green")
        if table.can_undo(self._player):
            self._screen.say(say("terminal-undo-possible"), "dim")

    def _show_end(self) -> None:
        self._show_news()
        outcome = self._table.outcome
        assert outcome is not None
        self._screen.say(self._standing(outcome), "bold")
        header = self._table.header
        sealed = say("terminal-sealed", commitment=header.commitment, seed=header.seed)
        self._screen.say(sealed, "dim")
        self._screen.say(say("terminal-game-kept", file=str(self._table.save(self._file))))
        self._screen.say(say("terminal-prove", file=quote(str(self._file))), "dim")

    def _standing(self, outcome: Outcome) -> str:
        lines = [
            say("terminal-score", name=self._name(seat), points=score)
            for seat, score in enumerate(outcome.scores)
        ]
        winners = sorted(outcome.winners, key=lambda seat: seat != self._player)
        won = say(
            "terminal-won",
            winners=listed([self._name(seat) for seat in winners]),
            count=len(winners),
            you="yes" if self._player in winners else "no",
        )
        return "\n".join([*lines, won])

    def _labels(self) -> dict[str, str]:
        """Each legal move in its notation, with its label."""
        game, moves = self._table.game, self._table.state.moves(self._player)
        return {game.write(move): labels.move(game, move) for move in moves}

    def _seats(self) -> range:
        return range(self._table.setting.seats)

    def _place(self, seat: Seat) -> str:
        return say("terminal-seat", seat=str(seat), name=self._name(seat))

    def _name(self, seat: Seat) -> str:
        return self._bots.names.get(seat) or say("terminal-you")

    def _say_how_to_go_on(self) -> None:
        # Saved from the log, because an interrupt may have cut the last move short.
        file = quote(str(self._table.at(len(self._table.log)).save(self._file)))
        bots = ",".join(self._bots.levels.values())
        self._screen.say(f"\n{say('terminal-kept')}")
        self._screen.say(f"cloister play --load {file} --seat {self._player} --bots {bots}")


def help_text() -> str:
    """What can be typed; commands are the same in every language."""
    explained = {
        "moves": say("terminal-help-moves"),
        "undo": say("terminal-help-undo"),
        "rules [ID]": say("terminal-help-rules"),
        "save FILE": say("terminal-help-save"),
        "quit": say("terminal-help-quit"),
    }
    lines = [f"{command:<{COLUMN}}{what}" for command, what in explained.items()]
    return "\n".join([say("terminal-help"), *lines])


def _own_file(table: Table) -> Path:
    """A file in the player's data folder, one for each table."""
    folder = home() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{table.game.key}-{table.header.commitment[:12]}.game"
