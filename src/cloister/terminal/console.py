"""Output and input. Faces that players have to remember do not stay on a real screen."""

import sys

from rich.console import Console
from rich.text import Text

from cloister.core.text import say

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, clear the screen, clear the scrollback."""


class QuietConsole(Console):
    """A console that raises BrokenPipeError for its caller instead of exiting."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """A terminal, or a pipe that gets the same text without colours, pauses and clearing."""

    def __init__(self) -> None:
        self._console = QuietConsole(highlight=False)
        self.real = self._console.is_terminal and not self._console.is_dumb_terminal

    def clear(self) -> None:
        """Clear the screen, if there is one."""
        if self.real:
            sys.stdout.write(CLEAR)

    def say(self, text: str, style: str = "") -> None:
        """Print some lines of text."""
        self._console.print(Text(text, style), soft_wrap=True)

    def draw(self, board: str) -> None:
        """Print a board, with its own colours if it has any."""
        self._console.print(Text.from_ansi(board), soft_wrap=True)

    def read_out(self, markdown: str) -> None:
        """Print a piece of the rules: formatted in a terminal, as plain Markdown in a pipe."""
        if self.real:
            from rich.markdown import Markdown

            self._console.print(Markdown(markdown))
        else:
            self.say(markdown.rstrip("\n"))

    def ask(self, prompt: str = "> ") -> str:
        """Read a line. EOFError at the end of the input."""
        return input(prompt)

    def pause(self) -> None:
        """Wait until the player has seen enough."""
        if self.real:
            self.ask(f"{say('terminal-press-enter')} ")
