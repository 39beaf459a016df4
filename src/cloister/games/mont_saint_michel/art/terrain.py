"""The island as cut paper: a smooth shore around all places, and terraces up to the abbey."""

from ..components.places import RAMP, TOP
from ..knowledge.view import MountView
from .shapes import DEEP, SAND, SEA, SHADE, TERRACES, Point, pair

SCALE, LEFT, TOP_EDGE = 6.6, 70.0, 96.0
WIDTH, HEIGHT = 800, 1010
SWELL = 3.4
"""How far the shore lies outside the places, in units of the map."""
STEPS = (1.0, 0.8, 0.6, 0.42, 0.24)
"""The size of each terrace."""


def on_paper(point: Point) -> Point:
    """Where a point of the map lies in the picture."""
    return LEFT + SCALE * point[0], TOP_EDGE + SCALE * point[1]


def terrain(view: MountView) -> str:
    """Sea, sand and terraces. Ebbs widen the sand, floods narrow it."""
    hull = _hull([view.chart.points[place] for place in range(RAMP)])
    middle = _middle(hull)
    shore = [_away(point, middle, SWELL) for point in hull]
    abbey = view.chart.points[TOP]
    ebbs = sum(1 - (held & 1) for held in view.tides)
    floods = sum(1 - (held >> 1) for held in view.tides)
    sand = [_away(point, middle, 1.7 + 0.8 * (ebbs - floods) / len(view.tides)) for point in shore]
    paper = [_layer(sand, SAND, 3)]
    for step, colour in zip(STEPS, TERRACES, strict=True):
        paper.append(_layer([_towards(point, abbey, step) for point in shore], colour, 5))
    return _water() + "".join(paper)


def _water() -> str:
    waves = "".join(
        f'<path d="M{x} {y}q14-9 28 0t28 0"/>'
        for x, y in ((40, 120), (660, 130), (20, 420), (704, 640), (60, 690), (690, 300))
    )
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{SEA}"/>'
        f'<g fill="none" stroke="{DEEP}" stroke-width="3" stroke-linecap="round">{waves}</g>'
    )


def _layer(points: list[Point], colour: str, lift: float) -> str:
    shape = _smooth([on_paper(point) for point in points])
    return (
        f'<path d="{shape}" transform="translate(0 {lift})" fill="{SHADE}" fill-opacity=".22"/>'
        f'<path d="{shape}" fill="{colour}" stroke="{SHADE}" stroke-opacity=".25"/>'
    )


def _hull(points: list[Point]) -> list[Point]:
    """The convex hull of the places, clockwise (Andrew's monotone chain)."""
    ordered = sorted(set(points))
    lower, upper = _chain(ordered), _chain(ordered[::-1])
    return lower[:-1] + upper[:-1]


def _chain(points: list[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _away(point: Point, middle: Point, by: float) -> Point:
    dx, dy = point[0] - middle[0], point[1] - middle[1]
    far = max((dx * dx + dy * dy) ** 0.5, 1.0)
    return point[0] + by * dx / far, point[1] + by * dy / far


def _towards(point: Point, goal: Point, share: float) -> Point:
    return goal[0] + share * (point[0] - goal[0]), goal[1] + share * (point[1] - goal[1])


def _smooth(points: list[Point]) -> str:
    """A closed curve through the points (Catmull-Rom)."""
    count = len(points)
    drawn = [f"M{pair(points[0])}"]
    for at in range(count):
        before, start = points[at - 1], points[at]
        end, after = points[(at + 1) % count], points[(at + 2) % count]
        first = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        second = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        drawn.append(f"C{pair(first)} {pair(second)} {pair(end)}")
    return "".join(drawn) + "z"
