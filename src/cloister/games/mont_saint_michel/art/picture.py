"""Draw a view of the mount as one self-contained SVG: no styles, scripts or outside links.

The six monks differ only in their bases. Who is in a monk is written only in the legend, and only
if the onlooker has seen it.
"""

from xml.sax.saxutils import escape

from cloister.core.values import View

from ..components.monks import MONKS
from ..components.places import FEET, LAST, RAMP, TOP, VILLAGE, WORDS
from ..knowledge.view import MountView
from ..rules import phase
from ..words import listed, say
from ..words.standing import called, doing, signed, turn
from .score_cards import score_cards
from .shapes import (
    INK,
    PAPER,
    QUIET,
    RAMP_INK,
    SANS,
    SERIF,
    WARM,
    Point,
    definitions,
    number,
    pair,
    write,
)
from .terrain import HEIGHT, WIDTH, on_paper, terrain


def svg(view: View) -> str:
    """The view as an SVG."""
    assert isinstance(view, MountView)
    parts = [
        _opening(view),
        definitions(),
        terrain(view),
        _sea_lines(view),
        _paths(view),
        _ramp(view),
        *[_place(view, place) for place in range(RAMP)],
        *_monks(view),
        _headline(view),
        score_cards(view),
        "</svg>\n",
    ]
    return _with_own_names("\n".join(parts))


def _with_own_names(picture: str) -> str:
    """Prefix all ids, so that they cannot clash with those of the page around the picture."""
    for before in (' id="', ' href="#', "url(#"):
        picture = picture.replace(before, before + "msm-")
    return picture


def _opening(view: MountView) -> str:
    monks = [
        say("picture-monk", monk=colour, place=WORDS[place], called=view.chart.names[place])
        for colour, place in zip(MONKS, view.places, strict=True)
    ]
    title = say("picture-title", turn=turn(view))
    about = say("picture-about", doing=doing(view), monks=listed(monks))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="msm-title msm-about">\n'
        f'<title id="title">{escape(title)}</title>\n'
        f'<desc id="about">{escape(about)}</desc>'
    )


def _sea_lines(view: MountView) -> str:
    drawn = []
    for (a, b), curve in zip(view.chart.sea, view.chart.curves, strict=True):
        start, end = (on_paper(view.chart.points[place]) for place in (a, b))
        bend = [on_paper(point) for point in curve]
        kind = "Q" if len(bend) == 1 else "C"
        drawn.append(f'<path d="M{pair(start)}{kind}{" ".join(map(pair, [*bend, end]))}"/>')
    return (
        f'<g fill="none" stroke="{PAPER}" stroke-width="3" stroke-dasharray="2 9" '
        f'stroke-linecap="round">{"".join(drawn)}</g>'
    )


def _paths(view: MountView) -> str:
    lines = "".join(
        f"M{pair(on_paper(view.chart.points[a]))}L{pair(on_paper(view.chart.points[b]))}"
        for a, b in view.chart.paths
    )
    return (
        f'<path d="{lines}" fill="none" stroke="{QUIET}" stroke-opacity=".55" stroke-width="7"/>'
        f'<path d="{lines}" fill="none" stroke="{PAPER}" stroke-width="3.4" '
        'stroke-dasharray="7 6"/>'
    )


def _ramp(view: MountView) -> str:
    points = view.chart.points
    middle = on_paper(points[RAMP])
    feet = "".join(f"M{pair(on_paper(points[foot]))}L{pair(middle)}" for foot in FEET)
    top = on_paper(points[TOP])
    short = middle[0] + 0.72 * (top[0] - middle[0]), middle[1] + 0.72 * (top[1] - middle[1])
    return (
        f'<g fill="none" stroke="{RAMP_INK}" stroke-width="4">'
        f'<path d="{feet}" stroke-dasharray="1 6" stroke-linecap="round"/>'
        f'<path d="M{pair(middle)}L{pair(short)}" marker-end="url(#arrow)"/></g>'
        f'<path d="M-9 6L-3-7h6L9 6z" transform="translate({pair(middle)})" fill="{PAPER}" '
        f'stroke="{RAMP_INK}" stroke-width="2"/>'
    )


def _place(view: MountView, place: int) -> str:
    at = on_paper(view.chart.points[place])
    name = called(view, place)
    is_open = place == view.location and place != VILLAGE
    ring = f'stroke="{WARM}" stroke-width="5"' if is_open else f'stroke="{INK}" stroke-width="1.6"'
    size = 24 if place == VILLAGE else 15
    shown = "" if place == VILLAGE else write(str(place), (0, 5), 14, INK, "middle")
    label = write(name, (0, size + 15), 12.5, INK, "middle", halo=PAPER)
    title = f"{place} {name}" if TOP <= place <= LAST else name
    return (
        f'<g transform="translate({pair(at)})" font-family="{SANS}"><title>{escape(title)}</title>'
        f'<circle r="{size}" fill="{PAPER}" {ring}/>{shown}{label}</g>'
    )


def _monks(view: MountView) -> list[str]:
    """All monks from back to front; those being moved, pushed or climbing have a ring."""
    order = sorted(range(len(MONKS)), key=lambda monk: (_stand(view, monk)[1], monk))
    return [_monk(view, monk) for monk in order]


def _monk(view: MountView, monk: int) -> str:
    name = say("the-monk", monk=MONKS[monk])
    in_question = monk in (view.mover, view.pushed, view.climber)
    ring = (
        f'<ellipse cy="9" rx="20" ry="10" fill="none" stroke="{WARM}" stroke-width="3" '
        'stroke-dasharray="5 3"/>'
        if in_question
        else ""
    )
    return (
        f'<g transform="translate({pair(_stand(view, monk))})"><title>{escape(name)}</title>'
        f'{ring}<use href="#monk-{monk}"/></g>'
    )


def _stand(view: MountView, monk: int) -> Point:
    """Where a monk stands: in the village on its mark; a little aside if about to be pushed."""
    place = view.places[monk]
    x, y = on_paper(view.chart.marks[monk] if place == VILLAGE else view.chart.points[place])
    if monk == view.pushed:
        x, y = x + 20, y + 8
    return x, y - 6


def _headline(view: MountView) -> str:
    title = write("Mont Saint Michel", (28, 42), 22)
    now = write(turn(view), (29, 64), 15, QUIET) + write(doing(view), (29, 85), 15, QUIET)
    return f'<g font-family="{SERIF}">{title}</g><g font-family="{SANS}">{now}{_cards(view)}</g>'


def _cards(view: MountView) -> str:
    """The open location and the open page, side by side above the map."""
    if view.location == 0:
        return ""
    location = f"{view.location} {view.chart.names[view.location]}"
    cards = [(location, WIDTH - 338.0), (_open_card(view), WIDTH - 136.0)]
    drawn = [
        f'<g transform="translate({number(x)} 24)"><rect width="{wide}" height="50" rx="8" '
        f'fill="{PAPER}" stroke="{WARM if view.bound else INK}"/>'
        f"{write(words, (wide / 2, 31), 15, INK, 'middle')}</g>"
        for (words, x), wide in zip(cards, (194, 112), strict=True)
        if words
    ]
    return "".join(drawn)


def _open_card(view: MountView) -> str:
    """The open page, or the identity card in its place."""
    if view.page >= 0:
        return f"{signed(view.value)} {'•' * view.dots}"
    return say("picture-identity") if view.phase == phase.LOOKING else ""
