"""The command line: thin commands, and one line for everything that goes wrong."""

from .main import main

__all__ = ["main"]
