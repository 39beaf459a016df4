"""Sentences about a seat, told to the player who sits there: "Seat 0 burns" becomes "You burn".

The browser does the same (words.js).
"""

import re

from cloister.core.values import Seat

IRREGULAR = {"has": "have", "is": "are", "does": "do", "goes": "go", "was": "were"}
"""Verbs that do not just drop their s."""

_SEAT = re.compile(r"\b([Ss])eat (\d+)\b( [a-z]+s\b)?")
_OF_SEAT = re.compile(r"\bthe (\w+) of seat (\d+)\b")


def addressed(sentence: str, you: Seat) -> str:
    """The sentence as this player is told it."""

    def own(found: re.Match[str]) -> str:
        return f"your {found[1]}" if int(found[2]) == you else found[0]

    def person(found: re.Match[str]) -> str:
        if int(found[2]) != you:
            return found[0]
        verb = found[3].strip() if found[3] else ""
        return f"{'You' if found[1] == 'S' else 'you'}{f' {_plain(verb)}' if verb else ''}"

    return _SEAT.sub(person, _OF_SEAT.sub(own, sentence))


def _plain(verb: str) -> str:
    """A verb in the third person, without it."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if re.search(r"[^aeiou]ies$", verb) and len(verb) > 4:
        return f"{verb[:-3]}y"
    return verb[:-2] if re.search(r"(ss|sh|ch|x)es$", verb) else verb[:-1]
