"""The command line: thin commands, and a one-line message for every error."""

from .main import main

__all__ = ["main"]
