"""The mountains in letters, for a terminal of 80 columns.

Below each base stand its places; a card of floor f at place p stands above the base places p to
p + f - 1, and the number at the left is its floor.
"""

from cloister.core.values import View

from ..components.cards import EMPTY, WORDS
from ..knowledge.view import MassifView
from .standing import doing, height, name, order, points, words

WIDE = 4
COLUMNS = 78
KEY = "12 number  12a animal  C cable car  A avalanche  S Saint-Bernard"


def text(view: View) -> str:
    """All mountains, what lies beside them, and a key."""
    assert isinstance(view, MassifView)
    blocks = [_block(view, seat) for seat in order(view)]
    return "\n".join([*_beside_each_other(blocks), *_table(view), "", KEY]) + "\n"


def _block(view: MassifView, seat: int) -> list[str]:
    """One mountain with its heading, all lines of the same length."""
    mountain = view.mountains[seat]
    sign = "*" if _won(view, seat) else ">" if seat in view.to_act else " "
    result = f": {points(view, seat)}" if view.tally else f", {view.held[seat]} cards"
    lines = [f"{sign} {name(view, seat)}: {height(view, seat)}{result}"]
    for row in range(len(mountain.rows) - 1, -1, -1):
        lines.append(f"{row + 1:>2} " + " " * (WIDE // 2 * row) + _row(mountain.rows[row]))
    base = len(mountain.rows[0]) if mountain.rows else 0
    places = "".join(f"{mountain.left + at:>{WIDE - 1}} " for at in range(base))
    lines.append(f"   {places}" if base else "   no mountain yet")
    width = max(map(len, lines))
    return [line.ljust(width) for line in lines]


def _row(row: list[int]) -> str:
    return "".join(f"{'' if card == EMPTY else WORDS[card]:>{WIDE - 1}} " for card in row)


def _won(view: MassifView, seat: int) -> bool:
    return view.outcome is not None and seat in view.outcome.winners


def _beside_each_other(blocks: list[list[str]]) -> list[str]:
    """As many mountains in a line as fit; they stand on the same ground."""
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
    aside = f", {view.aside} set aside" if view.aside else ""
    lines = [f"{doing(view)}. Pile {view.pile}{aside}, discards {_discards(view)}"]
    if view.hand:
        lines.append(f"Hand: {words(view.hand)}")
    if view.drawn != EMPTY:
        lines.append(f"Drawn: {WORDS[view.drawn]}")
    if view.picked != EMPTY:
        lines.append(f"To be built: {WORDS[view.picked]}")
    if view.returned:
        lines.append(f"Given back, not seen since: {words(view.returned)}")
    if view.rank:
        lines.append(f"Rank: {view.rank}")
    return lines


def _discards(view: MassifView) -> str:
    newest = view.discards[-6:]
    if not newest:
        return "none"
    more = "... " if len(view.discards) > len(newest) else ""
    return f"{len(view.discards)} ({more}{words(newest)})"
