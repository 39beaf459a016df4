"""The six flowers and the card back can be told apart with any colour vision, and by shape."""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, pi, radians, sin, sqrt

from cloister.games.serendipity.art.shapes import BACK, FLOWERS, LOOKS, MARKS, TABLE
from cloister.games.serendipity.art.tiles import definitions
from cloister.games.serendipity.components.tiles import COLOURS
from cloister.games.serendipity.words.standing import WHEEL

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# What each kind of colour vision makes of linear red, green and blue, by Viénot, Brettel and
# Mollon 1999, and by Machado, Oliveira and Fernandes 2009.
SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deutan": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
    "protan, Machado": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan, Machado": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan, Machado": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


def test_flowers_can_be_told_apart_with_any_colour_vision() -> None:
    for name, sight in SIGHTS.items():
        for a, b in combinations([look.face for look in LOOKS], 2):
            assert distance(lab(a, sight), lab(b, sight)) >= 18, (name, a, b)


def test_no_flower_looks_like_a_hidden_tile() -> None:
    """By Machado's matrices blue comes closer, but a face also has a rim and a flower."""
    for name, sight in SIGHTS.items():
        least = 11 if "Machado" in name else 18
        for look in LOOKS:
            assert distance(lab(look.face, sight), lab(BACK, sight)) >= least, (name, look.face)
    assert "#rim" not in definition("hidden")
    assert all("#rim" in definition(name) for name in [*COLOURS, "serendip"])


def test_ink_stands_out_from_every_face() -> None:
    assert all(contrast(look.ink, look.face) >= 3.8 for look in LOOKS)
    assert all(contrast(look.glow, TABLE) >= 3 for look in LOOKS)


def test_shapes_and_patterns_are_all_different() -> None:
    assert len({flower() for flower in FLOWERS}) == len(set(MARKS)) == 6
    assert len({(look.pattern, look.turn) for look in LOOKS}) == 6


def test_colour_distances_match_the_standard() -> None:
    """Pairs from Sharma, Wu and Dalal's test data for CIEDE2000."""
    assert round(distance((50, 2.6772, -79.7751), (50, 0, -82.7485)), 4) == 2.0425
    assert round(distance((50, 2.5, 0), (73, 25, -18)), 4) == 27.1492
    assert round(distance((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514)), 4) == 0.9082


def definition(name: str) -> str:
    """The text from this definition to the next."""
    return definitions(WHEEL).partition(f' id="{name}"')[2].partition(" id=")[0]


def linear(paint: str) -> Triple:
    parts = [int(paint[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return r, g, b


def times(matrix: Matrix, v: Triple) -> Triple:
    x, y, z = [sum(m * n for m, n in zip(row, v, strict=True)) for row in matrix]
    return x, y, z


def contrast(a: str, b: str) -> float:
    dark, light = sorted(times(XYZ, linear(paint))[1] for paint in (a, b))
    return (light + 0.05) / (dark + 0.05)


def lab(paint: str, sight: Matrix) -> Triple:
    r, g, b = [min(1.0, max(0.0, part)) for part in times(sight, linear(paint))]
    x, y, z = [
        part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
        for part in [p / white for p, white in zip(times(XYZ, (r, g, b)), (0.95047, 1, 1.08883))]
    ]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Triple, two: Triple) -> float:
    """CIEDE2000."""
    mean_c7 = ((hypot(*one[1:]) + hypot(*two[1:])) / 2) ** 7
    g = 0.5 * (1 - sqrt(mean_c7 / (mean_c7 + 25**7)))
    (l1, c1, h1), (l2, c2, h2) = [
        (light, hypot(a * (1 + g), b), degrees(atan2(b, a * (1 + g))) % 360)
        for light, a, b in (one, two)
    ]
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if c1 * c2 == 0 else h1 + turn / 2
    light, c = (l1 + l2) / 2, (c1 + c2) / 2
    t = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
    t += 0.32 * cos(radians(3 * hue + 6)) - 0.2 * cos(radians(4 * hue - 63))
    d_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    d_c = (c2 - c1) / (1 + 0.045 * c)
    d_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * c * t)
    bend = 60 * exp(-((((hue % 360) - 275) / 25) ** 2)) * pi / 180
    twist = -2 * sqrt(c**7 / (c**7 + 25**7)) * sin(bend)
    return sqrt(d_light**2 + d_c**2 + d_hue**2 + twist * d_c * d_hue)
