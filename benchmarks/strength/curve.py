"""Draws how the master's measured strength grows with its time.

    python benchmarks/strength/curve.py docs/img/master.svg

The figures are in figures.toml; docs/bots.md says how they were measured.
"""

import math
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
WIDE, HIGH = 900, 520
LEFT, RIGHT, TOP, BOTTOM = 70, 640, 40, 450
SHORTEST, LONGEST = 0.003, 1.3
COLOURS = [
    "#1e31b1",
    "#8a2be2",
    "#b3261e",
    "#b85c00",
    "#1b6e3c",
    "#0b6e7f",
    "#5b4636",
    "#7a0f57",
    "#4a5d00",
]

Row = dict[str, Any]


def across(seconds: float) -> float:
    """The x position of a time, on a logarithmic scale."""
    part = math.log(seconds / SHORTEST) / math.log(LONGEST / SHORTEST)
    return LEFT + (RIGHT - LEFT) * part


def up(share: float) -> float:
    """The y position of a percentage."""
    return BOTTOM - (BOTTOM - TOP) * min(share, 100) / 100


def grid() -> str:
    """Grid lines and their numbers."""
    drawn = []
    for share in range(0, 101, 20):
        drawn.append(f'<path d="M{LEFT} {up(share):.1f}H{RIGHT}" stroke="#cfc6b1"/>')
        drawn.append(
            f'<text x="{LEFT - 8}" y="{up(share) + 5:.1f}" text-anchor="end">{share} %</text>'
        )
    for seconds in (0.01, 0.03, 0.1, 0.3, 1):
        x = across(seconds)
        drawn.append(f'<path d="M{x:.1f} {TOP}V{BOTTOM}" stroke="#cfc6b1"/>')
        drawn.append(
            f'<text x="{x:.1f}" y="{BOTTOM + 22}" text-anchor="middle">{seconds:g} s</text>'
        )
    return "".join(drawn)


def line(row: Row, colour: str) -> str:
    """One row with its error bars; dashed at four seats, where the fair share is only a quarter."""
    dash = ' stroke-dasharray="7 4"' if row["seats"] > 2 else ""
    places = [(across(s), up(won), up(won - off), up(won + off)) for s, won, off in row["points"]]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y, _, _ in places)
    marks = "".join(
        f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{colour}" stroke-opacity=".45"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>'
        for x, y, low, high in places
    )
    return f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2.5"{dash}/>{marks}'


def names(rows: list[Row]) -> str:
    """Labels beside the last points, one below the other."""
    drawn, y = [], 0.0
    order = sorted(range(len(rows)), key=lambda at: up(rows[at]["points"][-1][1]))
    for at in order:
        row, colour = rows[at], COLOURS[at % len(COLOURS)]
        x, end = across(row["points"][-1][0]), up(row["points"][-1][1])
        y = max(end, y + 22)
        drawn.append(f'<path d="M{x + 7:.1f} {end:.1f}L{RIGHT + 14} {y:.1f}" stroke="{colour}"/>')
        label = f"{row['game']}, {row['seats']} seats"
        drawn.append(f'<text x="{RIGHT + 20}" y="{y + 5:.1f}" fill="{colour}">{label}</text>')
    return "".join(drawn)


def picture(rows: list[Row]) -> str:
    """The whole picture, as SVG."""
    title = "Games that one master wins against apprentices, by the time it has for a decision"
    lines = "".join(line(row, COLOURS[at % len(COLOURS)]) for at, row in enumerate(rows))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" '
        f'height="{HIGH}" role="img" aria-labelledby="master-title">'
        f'<title id="master-title">{title}</title>'
        f'<rect width="{WIDE}" height="{HIGH}" rx="14" fill="#f7efdc"/>'
        f'<g font-family="sans-serif" font-size="15" fill="#3a3226">{grid()}{lines}{names(rows)}'
        f'<text x="{LEFT}" y="{HIGH - 18}">{title}</text></g></svg>\n'
    )


if __name__ == "__main__":
    figures = tomllib.loads((HERE / "figures.toml").read_text("utf-8"))
    Path(sys.argv[1]).write_text(picture(figures["rows"]), "utf-8")
