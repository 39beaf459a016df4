"""The garden as a picture: one finished SVG for a view, without styles, scripts or links outside.

What lies hidden is drawn alike, whatever it is. Colour, shape and pattern always go together.
"""

from cloister.core.values import View

from .carpet import HIDDEN, SERENDIP, Carpet
from .cells import ACROSS, CELL, CELLS, NAMES, PLACES
from .components import COLOURS
from .flowers import APOTHEM, BACK, LIGHT, LOOKS, QUIET, SANS, SERIF, TABLE, hexagon, number
from .legend import legend, write
from .standing import NOBODY, WHEEL, acting, carpets, doing, name, shares, turn
from .tiles import definitions, flower
from .view import GardenView

WIDTH, HEIGHT = 800, 820
MIDDLE_X, MIDDLE_Y = 400, 358
PITCH = 64
ROW = PITCH * 3**0.5 / 2


def svg(view: View, edge_of: tuple[int, ...] = WHEEL, chain: bool = False) -> str:
    """The picture of a view; `edge_of` and `chain` are those of the table, if not the usual."""
    assert isinstance(view, GardenView)
    laid = carpets(view, edge_of, chain)
    parts = [
        _opening(view, laid),
        definitions(edge_of),
        _ground(),
        *[_glow(cell, view.shown[cell]) for cell in range(CELLS) if view.shown[cell] != HIDDEN],
        *[_tile(view, cell) for cell in range(CELLS)],
        *_seams(view, laid, edge_of),
        *_rings(view),
        *_letters(),
        _headline(view),
        legend(view, laid),
        "</svg>\n",
    ]
    return "\n".join(parts)


def centre(cell: int) -> tuple[float, float]:
    """Where the middle of a tile lies."""
    q, r = PLACES[cell]
    return MIDDLE_X + PITCH * (q + r / 2), MIDDLE_Y + ROW * r


def _moved(cell: int) -> str:
    x, y = centre(cell)
    return f"translate({number(x)} {number(y)})"


def _opening(view: GardenView, laid: list[Carpet]) -> str:
    held = [
        f"{name(view, share.seat)}: "
        + ", ".join(f"{COLOURS[colour]} {laid[colour].points}" for colour in share.colours)
        for share in shares(view)
        if share.seat != NOBODY
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'aria-labelledby="title about">\n'
        f'<title id="title">Serendipity, {turn(view)}</title>\n'
        f'<desc id="about">{acting(view)} {doing(view)}. Points: {"; ".join(held)}.</desc>'
    )


def _ground() -> str:
    """The table, with a thin inlay around the garden."""
    x, y = number(MIDDLE_X), number(MIDDLE_Y)
    inlays = "".join(
        f'<path d="{hexagon(size)}" transform="translate({x} {y}) rotate(30)"/>' for size in (374, 380)
    )
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{TABLE}"/>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="url(#table)"/>'
        f'<g fill="none" stroke="#2c525c" stroke-width="1">{inlays}</g>'
    )


def _glow(cell: int, face: int) -> str:
    light = "serendip" if face == SERENDIP else COLOURS[face]
    x, y = centre(cell)
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="58" fill="url(#glow-{light})"/>'


def _tile(view: GardenView, cell: int) -> str:
    face = view.shown[cell]
    if face == HIDDEN:
        title, inside = _hidden(view.recalled[cell])
    elif face == SERENDIP:
        title = f"Serendip turned {view.turned[cell]}"
        inside = _serendip(view.turned[cell], pinned=NAMES[cell] != view.up)
    else:
        title, inside = COLOURS[face], f'<use href="#{COLOURS[face]}"/>' + _number(cell, face)
    if face == HIDDEN:
        inside += _number(cell, face)
    return (
        f'<g transform="{_moved(cell)}"><title>{NAMES[cell]} {title}</title>{inside}</g>'
    )


def _hidden(recalled: int) -> tuple[str, str]:
    """A hidden tile; what the onlooker remembers of it is a faint small flower."""
    back = '<use href="#hidden"/>'
    if recalled == HIDDEN:
        return "hidden", back
    if recalled == SERENDIP:
        drawn = f'<use href="#butterfly" fill="{LIGHT}" stroke="{BACK}" color="{BACK}"/>'
        return "hidden, remembered as Serendip", f'{back}<g opacity=".7">{drawn}</g>'
    drawn = flower(recalled, LOOKS[recalled].glow, BACK)
    remembered = f'<g transform="scale(.52)" opacity=".75">{drawn}</g>'
    return f"hidden, remembered as {COLOURS[recalled]}", back + remembered


def _serendip(rotation: int, pinned: bool) -> str:
    stud = '<use href="#stud"/>' if pinned else ""
    return f'<use href="#hex" y="2.5" fill="#07151b"/><use href="#serendip" transform="rotate({60 * rotation})"/>{stud}'


def _number(cell: int, face: int) -> str:
    if face == HIDDEN:
        return f'<use href="#n{NAMES[cell][1:]}" fill="#8d7db2"/>'
    return f'<use href="#n{NAMES[cell][1:]}" fill="{LOOKS[face].ink}" fill-opacity=".8"/>'


def _seams(view: GardenView, laid: list[Carpet], edge_of: tuple[int, ...]) -> list[str]:
    """What holds the best carpets together: flower to flower, flower to Serendip."""
    seams: list[str] = []
    for colour in range(6):
        if view.owner[colour] == NOBODY:
            continue
        for cell in laid[colour].flowers:
            for edge in range(6):
                seams += _seam(view, cell, edge, colour, edge_of)
    return seams


def _seam(
    view: GardenView, cell: int, edge: int, colour: int, edge_of: tuple[int, ...]
) -> list[str]:
    other = ACROSS[cell][edge]
    if other < 0:
        return []
    placed = f'transform="{_moved(cell)} rotate({60 * edge})"'
    if view.shown[other] == colour and edge < 3:
        return [f'<use href="#join-{COLOURS[colour]}" {placed}/>']
    if view.shown[other] == SERENDIP:
        matches = (edge_of[colour] + view.turned[other]) % 6 == (edge + 3) % 6
        joined = [f'<use href="#join-{COLOURS[colour]}" {placed}/>']
        return [*joined, f'<use href="#match" {placed}/>'] if matches else joined
    return []


def _rings(view: GardenView) -> list[str]:
    ringed = [(view.up, "up"), (view.picked, "picked")]
    return [f'<use href="#{ring}" transform="{_moved(CELL[at])}"/>' for at, ring in ringed if at]


def _letters() -> list[str]:
    """The rows are named at their left ends."""
    starts = [cell for cell in range(CELLS) if NAMES[cell][1:] == "1"]
    letters = [
        write(NAMES[cell][0], centre(cell)[0] - APOTHEM - 9, centre(cell)[1] + 5, 15, QUIET, "end")
        for cell in starts
    ]
    return [f'<g font-family="{SERIF}" font-style="italic">{"".join(letters)}</g>']


def _headline(view: GardenView) -> str:
    left = write("Serendipity", 32, 58, 31, LIGHT) + write(turn(view), 33, 84, 18, QUIET)
    right = write(acting(view), WIDTH - 32, 54, 24, LIGHT, "end")
    what = write(doing(view), WIDTH - 32, 80, 16, QUIET, "end")
    return f'<g font-family="{SERIF}">{left}{right}</g><g font-family="{SANS}">{what}</g>'
