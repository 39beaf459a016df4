"""How often one apprentice beats three uniforms, and how often a perfect player could.

    python -m tests.games.mont_saint_michel.strength 200
    python -m tests.games.mont_saint_michel.strength 200 first_peek

The play of uniforms reveals nothing, so an apprentice knows only what it has looked into. If it
has not seen its own monk, then it and all rivals that it has not seen are equally likely to be
the best of them. With k such rivals, nobody can expect more than 1 / (k + 1) of a victory.
"""

import sys
from dataclasses import dataclass

from cloister.games.mont_saint_michel.knowledge.belief import UNSEEN
from cloister.games.mont_saint_michel.knowledge.view import MountView
from tests.support import matches
from tests.support.matches import one_among, share

KEY = "mont_saint_michel"
SEATS = 4


@dataclass(frozen=True)
class Match:
    """One game: the share of victory, the most that could be expected, the length in turns."""

    share: float
    most: float
    turns: int


def match(number: int, **options: object) -> Match:
    """Play one game; the apprentice's seat changes with the number of the game."""
    own, levels = one_among("apprentice", "uniform", SEATS, number)
    table = matches.match(KEY, levels, number, run="msm", options=options)
    view = table.view(own)
    assert isinstance(view, MountView)
    return Match(share(table, own), at_best(view.seen, own), view.turns)


def at_best(seen: list[int], own: int) -> float:
    """The best possible share of victory for a seat that has seen this and knows nothing else."""
    if own in seen:
        return 1.0
    named = sum(inside >= 0 for inside in seen if inside != UNSEEN)
    return 1 / (SEATS - named)


def main() -> None:
    """Play as many games as asked for and say how they went."""
    games = int(sys.argv[1])
    played = [match(n, **dict.fromkeys(sys.argv[2:], True)) for n in range(games)]
    share = sum(game.share for game in played) / games
    error = (sum((game.share - share) ** 2 for game in played) / games / games) ** 0.5
    print(f"{games} games: {share:.1%} of victory, give or take {error:.1%}")
    print(f"by what it had seen, at best {sum(game.most for game in played) / games:.1%}")
    print(f"{sum(game.turns for game in played) / games:.0f} turns a game")


if __name__ == "__main__":
    main()
