"""Typed moves: listed compactly, and understood when abbreviated."""

import re
from collections.abc import Callable
from itertools import groupby

from cloister.core.errors import BadNotation

SHORT = 9
"""Up to this many moves are numbered."""
LISTED = 6
"""Up to this many are listed when the input is ambiguous."""


def tidy(typed: str) -> str:
    """The text in lower case, with single spaces."""
    return " ".join(typed.lower().split())


def understand(typed: str, legal: list[str]) -> str | None:
    """The legal move that was meant; None if none matches, BadNotation if several do."""
    said = tidy(typed)
    for meant in (_exactly, _by_ending, _by_number, _by_beginning):
        found = meant(said, legal) if said else []
        if len(found) == 1:
            return found[0]
        if found:
            key = "terminal-unclear" if len(found) <= LISTED else "terminal-unclear-many"
            raise BadNotation(key, typed=said[:40], moves=", ".join(found[:LISTED]))
    return None


def readings(typed: str, legal: list[str]) -> list[str]:
    """The moves that a text with no legal match may mean: itself, or the ending of a move."""
    said = tidy(typed)
    return [typed.strip(), said, *dict.fromkeys(f"{_head(move)} {said}" for move in legal)]


def numbered(legal: list[str]) -> bool:
    """Whether moves may be picked by number: they are few, and none ends with a number."""
    return len(legal) <= SHORT and not any(_tail(move).isdigit() for move in legal)


def labelled(labels: dict[str, str]) -> list[str]:
    """All moves, one per line, with their labels if they have any."""
    width = max(len(move) for move in labels)
    return [
        move if label == move else f"{move:<{width}}  {label}" for move, label in labels.items()
    ]


def listing(legal: list[str], labels: dict[str, str] | None = None) -> list[str]:
    """All moves, one line per kind; if there are only a few with labels, one line per move."""
    if labels and len(legal) <= SHORT and any(label != move for move, label in labels.items()):
        return labelled(labels)
    if numbered(legal):
        return ["   ".join(f"{n} {move}" for n, move in enumerate(legal, start=1))]
    lines: list[str] = []
    single = [move for move in legal if _alone(move, legal)]
    for head, moves in _by_head([move for move in legal if move not in single]).items():
        lines.append(f"{head}: {_ranges([_tail(move) for move in moves])}")
    return lines + (["   ".join(single)] if single else [])


def _by_head(moves: list[str]) -> dict[str, list[str]]:
    heads: dict[str, list[str]] = {}
    for move in moves:
        heads.setdefault(_head(move), []).append(move)
    return heads


def _alone(move: str, legal: list[str]) -> bool:
    return not _head(move) or sum(_head(other) == _head(move) for other in legal) == 1


def _ranges(tails: list[str]) -> str:
    """a1 a2 a3 b7 becomes a1-a3 b7."""
    split = [
        (found[1], int(found[2])) if (found := _SERIAL.fullmatch(t)) else (t, -1) for t in tails
    ]
    shown: list[str] = []
    for _, run in groupby(enumerate(split), key=lambda at: (at[1][0], at[1][1] - at[0])):
        names = [tails[at] for at, _ in run]
        shown += [f"{names[0]}-{names[-1]}"] if len(names) > 2 else names
    return " ".join(shown)


_SERIAL = re.compile(r"([a-z]*)(\d+)")


def _head(move: str) -> str:
    return move.rpartition(" ")[0]


def _tail(move: str) -> str:
    return move.rpartition(" ")[2]


def _which(legal: list[str], fits: Callable[[list[str]], bool]) -> list[str]:
    return [move for move in legal if fits(move.lower().split())]


def _exactly(said: str, legal: list[str]) -> list[str]:
    return _which(legal, lambda words: words == said.split())


def _by_ending(said: str, legal: list[str]) -> list[str]:
    end = said.split()
    return _which(legal, lambda words: words[-len(end) :] == end)


def _by_number(said: str, legal: list[str]) -> list[str]:
    picked = said.isascii() and said.isdigit() and numbered(legal) and 1 <= int(said) <= len(legal)
    return [legal[int(said) - 1]] if picked else []


def _by_beginning(said: str, legal: list[str]) -> list[str]:
    """Each word may be cut short; a last word that is whole is preferred."""
    begun = said.split()

    def fits(words: list[str]) -> bool:
        return len(begun) <= len(words) and all(
            word.startswith(start) for word, start in zip(words, begun, strict=False)
        )

    found = _which(legal, fits)
    whole = [move for move in found if move.lower().split()[len(begun) - 1 :] == begun[-1:]]
    return whole or found
