"""Runs a command; a refusal becomes one line on stderr and an exit code.

0: done. 1: the check failed (verify, doctor). 2: wrong usage. As in shells, 130: interrupted,
141: nobody reads the output any more.
"""

import os
import sys
from collections.abc import Sequence

import typer

from cloister.core.errors import CloisterError
from cloister.core.text import say

from .app import app

WRONG = 2
INTERRUPTED = 130
UNREAD = 141


def main() -> None:
    """The entry point of `cloister`."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command line; returns the exit code."""
    try:
        answer = _command(arguments)
        sys.stdout.flush()
    except CloisterError as refused:
        return _complain(refused.code, str(refused), WRONG)
    except typer.TyperException as misused:
        return _complain("usage", misused.format_message(), WRONG)
    except typer.Exit as done:
        return done.exit_code
    except KeyboardInterrupt as stopped:
        return _complain("interrupted", str(stopped) or say("cli-stopped"), INTERRUPTED)
    except BrokenPipeError:
        # Python flushes again at exit, which must not fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD
    except OSError as failed:
        return _complain("file", _why(failed), WRONG)
    return answer if isinstance(answer, int) else 0


def _command(arguments: Sequence[str]) -> object:
    command = typer.main.get_command(app)
    with command.make_context("cloister", list(arguments)) as context:
        answer: object = command.invoke(context)
    return answer


def _why(failed: OSError) -> str:
    why = failed.strerror or str(failed)
    return say("cli-file-failed", file=str(failed.filename), why=why) if failed.filename else why


def _complain(code: str, sentence: str, status: int) -> int:
    print(f"cloister: [{code}] {' '.join(sentence.split())}", file=sys.stderr)
    return status
