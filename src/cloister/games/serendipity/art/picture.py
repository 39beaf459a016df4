"""Draw a view of the garden as one self-contained SVG: no styles, scripts or outside links.

All hidden tiles look the same. Each colour always has its own shape and pattern.
"""

from cloister.core.values import View

from ..components.cells import ACROSS, CELL, CELLS, NAMES, PLACES
from ..components.tiles import COLOURS, EACH, HIDDEN, NOBODY, SERENDIP
from ..knowledge.view import GardenView
from ..rules.carpet import Carpet
from ..words import listed, say
from ..words.standing import Share, acting, carpets, doing, name, shares, turn
from .score_cards import score_cards, write
from .shapes import APOTHEM, BACK, INLAY, LIGHT, LOOKS, QUIET, SANS, SERIF, TABLE, hexagon, number
from .tiles import definitions, flower

WIDTH, HEIGHT = 800, 820
MIDDLE_X, MIDDLE_Y = 400, 358
NUMBER_ON_BACK = "#a597c8"
PITCH = 64
ROW = PITCH * 3**0.5 / 2


def svg(view: View) -> str:
    """The view as an SVG."""
    assert isinstance(view, GardenView)
    laid = carpets(view)
    parts = [
        _opening(view, laid),
        definitions(view.edge_of),
        _ground(),
        *[_glow(cell, view.shown[cell]) for cell in range(CELLS) if view.shown[cell] != HIDDEN],
        *[_tile(view, cell) for cell in range(CELLS)],
        *_seams(view, laid),
        *_rings(view),
        *_letters(),
        _headline(view),
        _found(view),
        score_cards(view, laid),
        "</svg>\n",
    ]
    return _with_own_names("\n".join(parts))


def _with_own_names(picture: str) -> str:
    """Prefix every id, so that none clashes with the page that embeds the picture."""
    for before in (' id="', ' href="#', "url(#"):
        picture = picture.replace(before, before + "ser-")
    return picture


def centre(cell: int) -> tuple[float, float]:
    """The centre of a tile."""
    q, r = PLACES[cell]
    return MIDDLE_X + PITCH * (q + r / 2), MIDDLE_Y + ROW * r


def _moved(cell: int) -> str:
    x, y = centre(cell)
    return f"translate({number(x)} {number(y)})"


def _opening(view: GardenView, laid: list[Carpet]) -> str:
    held = [_held(view, share, laid) for share in shares(view) if share.seat != NOBODY]
    about = say("picture-about", who=acting(view), doing=doing(view), held=" ".join(held))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'aria-labelledby="ser-title ser-about">\n'
        f'<title id="title">{say("picture-title", when=turn(view))}</title>\n'
        f'<desc id="about">{about}</desc>'
    )


def _held(view: GardenView, share: Share, laid: list[Carpet]) -> str:
    points = [
        say("picture-points", colour=COLOURS[colour], points=laid[colour].points)
        for colour in share.colours
    ]
    return say("picture-held", who=name(view, share.seat), points=listed(points))


def _ground() -> str:
    """The table, with a thin inlay around the garden."""
    inlays = "".join(f'<path d="{hexagon(size)}"/>' for size in (374, 380))
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{TABLE}"/>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="url(#table)"/>'
        f'<g fill="none" stroke="{INLAY}" '
        f'transform="translate({MIDDLE_X} {MIDDLE_Y}) rotate(30)">{inlays}</g>'
    )


def _glow(cell: int, face: int) -> str:
    light = "serendip" if face == SERENDIP else COLOURS[face]
    x, y = centre(cell)
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="58" fill="url(#glow-{light})"/>'


def _tile(view: GardenView, cell: int) -> str:
    face, at = view.shown[cell], NAMES[cell]
    if face == HIDDEN:
        title, drawn = _hidden(view.recalled[cell], at)
    elif face == SERENDIP:
        title = say("picture-serendip", cell=at, rotation=view.turned[cell])
        drawn = _serendip(view.turned[cell], pinned=at != view.up)
    else:
        title = say("picture-flower", cell=at, colour=COLOURS[face])
        drawn = f'<use href="#{COLOURS[face]}"/>' + _number(at[1:], LOOKS[face].ink)
    return f'<g transform="{_moved(cell)}"><title>{title}</title>{drawn}</g>'


def _hidden(recalled: int, at: str) -> tuple[str, str]:
    """A hidden tile; a flower that the onlooker remembers is drawn small and faint."""
    back = '<use href="#hidden"/>' + _number(at[1:], NUMBER_ON_BACK)
    if recalled == HIDDEN:
        return say("picture-hidden", cell=at), back
    if recalled == SERENDIP:
        drawn = f'<use href="#butterfly" opacity=".7" fill="{LIGHT}" stroke="{BACK}"/>'
        return say("picture-hidden-serendip", cell=at), back + drawn
    drawn = flower(recalled, LOOKS[recalled].glow, BACK)
    remembered = f'<g transform="scale(.52)" opacity=".75">{drawn}</g>'
    return say("picture-hidden-flower", cell=at, colour=COLOURS[recalled]), back + remembered


def _serendip(rotation: int, pinned: bool) -> str:
    stud = '<use href="#stud"/>' if pinned else ""
    turned = f' transform="rotate({60 * rotation})"' if rotation else ""
    return f'<use href="#shade"/><use href="#serendip"{turned}/>{stud}'


def _number(place: str, ink: str) -> str:
    return f'<use href="#n{place}" fill="{ink}"/>'


def _seams(view: GardenView, laid: list[Carpet]) -> list[str]:
    """What holds the best carpets together: flower to flower, flower to Serendip."""
    return [
        f'<use href="#{kind}-{COLOURS[colour]}" transform="{_moved(cell)} rotate({60 * edge})"/>'
        for colour in range(6)
        if view.owner[colour] != NOBODY
        for cell in sorted(laid[colour].flowers)
        for edge in range(6)
        if (kind := _seam(view, cell, edge, view.edge_of[colour]))
    ]


def _seam(view: GardenView, cell: int, edge: int, of_colour: int) -> str:
    """How a flower joins the tile across an edge; the seam of two flowers is drawn once."""
    other = ACROSS[cell][edge]
    if other < 0:
        return ""
    if view.shown[other] == SERENDIP:
        matches = (of_colour + view.turned[other]) % 6 == (edge + 3) % 6
        return "sewn" if matches else "held"
    return "sewn" if view.shown[other] == view.shown[cell] and edge < 3 else ""


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
    left = write("Serendipity", 30, 54, 26, LIGHT) + write(turn(view), 31, 80, 17, QUIET)
    shared = view.outcome is not None and len(view.outcome.winners) > 1
    right = write(acting(view), WIDTH - 32, 54, 15 if shared else 24, LIGHT, "end")
    what = write(doing(view), WIDTH - 32, 80, 17, QUIET, "end")
    return f'<g font-family="{SERIF}">{left}{right}</g><g font-family="{SANS}">{what}</g>'


def _found(view: GardenView) -> str:
    """How many Serendips lie open; the game cannot end before all do."""
    found = view.shown.count(SERENDIP)
    title = say("picture-found", open=found, all=EACH)
    return (
        f'<g><title>{title}</title><g transform="translate(53 640) scale(.72)">'
        f'{_serendip(0, pinned=True)}</g><g font-family="{SANS}">'
        f"{write(f'{found}/{EACH}', 84, 646, 17, QUIET)}</g></g>"
    )
