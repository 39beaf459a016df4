"""Boards and sentences as plain text, for a person at the terminal or for a replay."""

from xml.sax.saxutils import escape

from cloister.core import labels
from cloister.core.card import AnyGame
from cloister.core.labels import Name
from cloister.core.text import event_sentence, has, listed, say, seat_name
from cloister.core.values import Event, Seat, View

FONT, WIDTH, LINE = 14, 9, 18


def log_line(game: AnyGame, event: Event, name: Name, you: Seat | None) -> str:
    """The sentence of an event in a log: without what players have to remember."""
    return event_sentence(game.folder, event.name, event.args, name, you)


def live_line(game: AnyGame, event: Event, name: Name, you: Seat | None) -> str:
    """The sentence of an event as it happens, with what is shown for a moment: `uncovered-face`."""
    now = "-".join([event.name, *event.flash])
    key = now if has(game.folder, now) else event.name
    return event_sentence(game.folder, key, {**event.args, **event.flash}, name, you)


def retold(game: AnyGame, events: list[Event], view: View) -> list[Event]:
    """Events as the game tells them to the owner of this view."""
    return events if game.retell is None else [game.retell(event, view) for event in events]


def board(game: AnyGame, view: View, name: Name = seat_name) -> str:
    """The board, or the labelled fields of the view if the game draws no board."""
    if game.draw_text is not None:
        return game.draw_text(view).rstrip("\n")
    lines = labels.fields(game, view, name)
    if view.to_act:
        lines.append(say("terminal-to-decide", players=listed([*map(name, view.to_act)])))
    return "\n".join(lines)


def picture(game: AnyGame, view: View) -> str:
    """The board as SVG, or its text if the game draws no picture."""
    if game.draw_svg is not None:
        return game.draw_svg(view)
    lines = board(game, view).split("\n")
    width = WIDTH * max(len(line) for line in lines) + 2 * LINE
    height = LINE * (len(lines) + 2)
    rows = "\n".join(
        f'<text x="{LINE}" y="{LINE * at}" xml:space="preserve">{escape(line)}</text>'
        for at, line in enumerate(lines, start=2)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">\n'
        f'<g font-family="monospace" font-size="{FONT}">\n{rows}\n</g>\n</svg>\n'
    )
