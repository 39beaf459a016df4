"""Games between bots."""

import cloister
from cloister.bots.levels import make
from cloister.bots.match import play_match
from cloister.core.chance import Fast, derive, fast
from cloister.core.table import Table

SEED = bytes(range(32))


def match(
    key: str,
    levels: list[str],
    number: int,
    seed: bytes = SEED,
    run: str = "game",
    options: dict[str, object] | None = None,
) -> Table:
    """One game between bots of these levels, a seat each, to its end.

    Runs with another name or another seed are different games.
    """
    own = derive(seed, f"{run}/{number}")
    table = Table.new(key, len(levels), own, options)
    heuristics = table.game.heuristics_at(table.setting)
    dice = [fast(derive(own, f"bot/{seat}")) for seat in range(len(levels))]
    bots = [make(level) for level in levels]
    play_match(table.state, bots, list(dice), Fast(number), heuristics, table.game.longest)
    assert table.outcome is not None
    return table


def one_among(level: str, others: str, seats: int, number: int) -> tuple[int, list[str]]:
    """The seat of the one bot, which changes from game to game, and the levels of all seats."""
    own = number % seats
    return own, [level if seat == own else others for seat in range(seats)]


def share(table: Table, seat: int) -> float:
    """A seat's share of the victory."""
    assert table.outcome is not None
    winners = table.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def games(compiled: int, interpreted: int) -> int:
    """The number of games that suits this build: interpreted rules are slower."""
    return compiled if cloister.compiled else interpreted
