"""What is shown and asked. Faces that are to be remembered do not stay on a real screen."""

import sys

from rich.console import Console
from rich.text import Text

from cloister.core.text import say

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what has scrolled out of it."""


class QuietConsole(Console):
    """A console that leaves it to its caller what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """A terminal, or a pipe that gets the same text without colours, pauses and clearing."""

    def __init__(self) -> None:
        self._console = QuietConsole(highlight=False)
        self.real = self._console.is_terminal and not self._console.is_dumb_terminal

    def clear(self) -> None:
        """A clean screen, where there is one."""
        if self.real:
            sys.stdout.write(CLEAR)

    def say(self, text: str, style: str = "") -> None:
        """Some lines of text."""
        self._console.print(Text(text, style), soft_wrap=True)

    def draw(self, board: str) -> None:
        """A board, with its own colours if it has some."""
        self._console.print(Text.from_ansi(board), soft_wrap=True)

    def read_out(self, markdown: str) -> None:
        """A piece of the rules: set nicely in a terminal, as it is written in a pipe."""
        if self.real:
            from rich.markdown import Markdown

            self._console.print(Markdown(markdown))
        else:
            self.say(markdown.rstrip("\n"))

    def ask(self, prompt: str = "> ") -> str:
        """A line that somebody types. EOFError if nobody is there any more."""
        return input(prompt)

    def pause(self) -> None:
        """Until the player has seen enough."""
        if self.real:
            self.ask(f"{say('terminal-press-enter')} ")
