"""How often the apprentice is right about its own monk: a table and a plot.

    python -m tests.games.mont_saint_michel.calibration 100 \\
        docs/img/mont-saint-michel-calibration.svg

Four apprentices play. At the first decision of every turn in the last third of a game, the seat
says which monk it believes is its own, and how sure it is. A bot that says "60 %" should be right
six times out of ten.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

from cloister import Table
from cloister.bots.context import SeatContext
from cloister.bots.levels import make
from cloister.core.chance import derive, fast
from cloister.core.values import EVERYTHING
from cloister.games.mont_saint_michel.bots.heuristics import MountEvaluator
from cloister.games.mont_saint_michel.knowledge.view import MountView

KEY = "mont_saint_michel"
SEED = bytes(range(32))
BUCKETS = ((0.0, 0.3), (0.3, 0.4), (0.4, 0.5), (0.5, 0.6), (0.6, 0.7), (0.7, 0.8), (0.8, 0.9))
EDGES = (*BUCKETS, (0.9, 0.99), (0.99, 1.01))


@dataclass(frozen=True)
class Claim:
    """One seat, one turn: how sure it is of its monk, and whether that is right."""

    turn: int
    sure: float
    right: bool


@dataclass(frozen=True)
class Row:
    """Claims of about the same certainty."""

    least: float
    count: int
    said: float
    came: float


def claims_of_game(number: int, levels: list[str]) -> tuple[list[Claim], int]:
    """All claims of the apprentices of one game, and its length in turns."""
    seed = derive(SEED, f"calibration/{number}")
    table = Table.new(KEY, len(levels), seed)
    heuristics = table.game.heuristics_at(table.setting)
    evaluator = heuristics.evaluator
    assert isinstance(evaluator, MountEvaluator)
    state = table.state
    inside = str(state.position()["inside"])
    bots = [make(level) for level in levels]
    contexts = [
        SeatContext(state, seat, bot.memory, fast(derive(seed, f"bot/{seat}")), heuristics)
        for seat, bot in enumerate(bots)
    ]
    claims: list[Claim] = []
    asked = -1
    while state.to_act():
        seat = state.to_act()[0]
        view = state.view(seat, EVERYTHING)
        assert isinstance(view, MountView)
        if view.turns != asked and levels[seat] == "apprentice":
            asked = view.turns
            own = evaluator.inferences.belief(view, seat).chance_of[seat * 6 : seat * 6 + 6]
            best = own.index(max(own))
            claims.append(Claim(view.turns, max(own), inside[best] == str(seat)))
        move = bots[seat].choose(contexts[seat])
        told = table.play_move(seat, move)
        assert told is not None
    end = table.view(None)
    assert isinstance(end, MountView)
    return claims, end.turns


def collect(games: int, levels: list[str], first: int = 0) -> tuple[list[Claim], list[int]]:
    """The claims of the last third of every game, and the lengths of the games."""
    late: list[Claim] = []
    lengths: list[int] = []
    for number in range(first, first + games):
        claims, turns = claims_of_game(number, levels)
        late += [claim for claim in claims if claim.turn >= turns * 2 / 3]
        lengths.append(turns)
    return late, lengths


def rows(claims: list[Claim]) -> list[Row]:
    """The table: what was said, and how often it was right."""
    found: list[Row] = []
    for least, most in EDGES:
        inside = [claim for claim in claims if least <= claim.sure < most]
        if inside:
            said = sum(claim.sure for claim in inside) / len(inside)
            came = sum(claim.right for claim in inside) / len(inside)
            found.append(Row(least, len(inside), said, came))
    return found


def error(table: list[Row]) -> float:
    """The average error, weighted by the number of claims."""
    total = sum(row.count for row in table)
    return sum(row.count * abs(row.said - row.came) for row in table) / total


def plot(table: list[Row]) -> str:
    """An SVG plot: how sure the bot was from left to right, how often it was right going up."""
    size, left, top = 420, 70, 40
    grid = "".join(
        f'<path d="M{left + size * k / 5:g} {top}v{size}M{left} {top + size * k / 5:g}h{size}"/>'
        for k in range(6)
    )
    labels = "".join(
        f'<text x="{left + size * k / 5:g}" y="{top + size + 22}" text-anchor="middle">'
        f'{20 * k} %</text><text x="{left - 8}" y="{top + size - size * k / 5 + 5:g}" '
        f'text-anchor="end">{20 * k} %</text>'
        for k in range(6)
    )
    most = max(row.count for row in table)
    points = [
        (left + size * row.said, top + size * (1 - row.came), 4 + 12 * (row.count / most) ** 0.5)
        for row in table
    ]
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in points)
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"><title>said {row.said:.0%}, came true '
        f"{row.came:.0%}, {row.count} times</title></circle>"
        for (x, y, r), row in zip(points, table, strict=True)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 520" width="520" height="520" '
        'role="img" aria-labelledby="cal-title"><title id="cal-title">How sure the apprentice is '
        "of its own monk, and how often it is right</title>"
        '<rect width="520" height="520" rx="14" fill="#f7efdc"/>'
        f'<g fill="none" stroke="#b9b2a0">{grid}</g>'
        f'<path d="M{left} {top + size}L{left + size} {top}" fill="none" stroke="#6b5f4d" '
        'stroke-width="2" stroke-dasharray="6 5"/>'
        f'<path d="M{line}" fill="none" stroke="#1e31b1" stroke-width="2.5"/>'
        f'<g fill="#1e31b1" fill-opacity=".8" stroke="#f7efdc">{dots}</g>'
        '<g font-family="Avenir Next,Segoe UI,Helvetica Neue,Liberation Sans,Arial,sans-serif" '
        f'font-size="14" fill="#2a2118">{labels}'
        f'<text x="{left + size / 2}" y="{top + size + 46}" text-anchor="middle">how sure it '
        f'is</text><text x="{left}" y="26">how often it is right</text></g></svg>\n'
    )


def main() -> None:
    """Print the table, and write the plot if a file is named."""
    games = int(sys.argv[1])
    claims, lengths = collect(games, ["apprentice"] * 4)
    table = rows(claims)
    print("sure of it   said   true  claims")
    for row in table:
        print(f"from {row.least:4.0%}    {row.said:5.1%}  {row.came:5.1%}  {row.count}")
    print(f"off by {error(table):.1%} on average; {len(claims)} claims in {games} games")
    print(f"turns: {sum(lengths) / games:.1f} on average, {min(lengths)} to {max(lengths)}")
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(plot(table), "utf-8")


if __name__ == "__main__":
    main()
