"""The mountains as text, for a terminal of 80 columns.

Places are numbered below each base; a card of floor f at place p stands above the base places p to
p + f - 1, and the number at the left is its floor.
"""

from textwrap import wrap

from cloister.core.values import View

from ..components.cards import EMPTY, WORDS
from ..knowledge.view import MassifView
from . import say
from .standing import doing, height, held, name, named, order, points, words

WIDE = 4
COLUMNS = 78
NEWEST = 6
"""Discards that are shown one by one."""


def text(view: View) -> str:
    """All mountains, the cards beside them, and a key."""
    assert isinstance(view, MassifView)
    blocks = [_block(view, seat) for seat in order(view)]
    return "\n".join([*_beside_each_other(blocks), *_table(view), "", say("screen-key")]) + "\n"


def _block(view: MassifView, seat: int) -> list[str]:
    """One mountain with its heading, all lines of the same length."""
    mountain = view.mountains[seat]
    sign = "*" if _won(view, seat) else ">" if seat in view.to_act else " "
    lines = [f"{sign} {_heading(view, seat)}"]
    for row in range(len(mountain.rows) - 1, -1, -1):
        lines.append(f"{row + 1:>2} " + " " * (WIDE // 2 * row) + _row(mountain.rows[row]))
    base = len(mountain.rows[0]) if mountain.rows else 0
    places = "".join(f"{mountain.left + at:>{WIDE - 1}} " for at in range(base))
    lines.append("   " + (places if base else say("screen-no-mountain")))
    width = max(map(len, lines))
    return [line.ljust(width) for line in lines]


def _heading(view: MassifView, seat: int) -> str:
    whose, high = name(view, seat), height(view, seat)
    if view.tally:
        return say("screen-heading-over", name=whose, height=high, points=points(view, seat))
    return say("screen-heading", name=whose, height=high, cards=held(view, seat))


def _row(row: list[int]) -> str:
    return "".join(f"{'' if card == EMPTY else WORDS[card]:>{WIDE - 1}} " for card in row)


def _won(view: MassifView, seat: int) -> bool:
    return view.outcome is not None and seat in view.outcome.winners


def _beside_each_other(blocks: list[list[str]]) -> list[str]:
    """As many mountains in a line as fit, on the same ground."""
    lines: list[str] = []
    while blocks:
        taken = [blocks.pop(0)]
        while blocks and sum(len(block[0]) + 2 for block in [*taken, blocks[0]]) <= COLUMNS + 2:
            taken.append(blocks.pop(0))
        lines += [*_joined(taken), ""]
    return lines


def _joined(blocks: list[list[str]]) -> list[str]:
    high = max(map(len, blocks))
    raised = [[" " * len(block[0])] * (high - len(block)) + block for block in blocks]
    return ["  ".join(parts).rstrip() for parts in zip(*raised, strict=True)]


def _table(view: MassifView) -> list[str]:
    lines = wrap(" ".join([doing(view), *_counts(view)]), COLUMNS)
    if view.hand:
        lines.append(say("screen-hand", cards=words(view.hand)))
    if view.drawn != EMPTY:
        lines.append(say("screen-drawn", **named(view, view.drawn)))
    if view.picked != EMPTY:
        lines.append(say("screen-picked", **named(view, view.picked)))
    if view.returned:
        lines.append(say("screen-returned", cards=words(view.returned)))
    if view.rank:
        lines.append(say("screen-rank", rank=say(f"rank-{view.rank}")))
    return lines


def _counts(view: MassifView) -> list[str]:
    newest = view.discards[-NEWEST:]
    more = "... " if len(view.discards) > len(newest) else ""
    return [
        say("screen-pile", count=view.pile),
        *([say("screen-aside", count=view.aside)] if view.aside else []),
        say("screen-discards", count=len(view.discards), cards=f"{more}{words(newest)}"),
    ]
