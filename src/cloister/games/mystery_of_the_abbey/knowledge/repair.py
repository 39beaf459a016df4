# compiled with mypyc
"""Repairs a world by exchanges.

Two suspects that are at the same place at two moments may exchange their paths in between. They
may also exchange them from the beginning up to such a moment, or from there to the end. The number
of cards at each place stays the same. `set_right` makes exchanges that bring the world nearer to
what is known, until nothing is wrong. `mix` makes exchanges that keep it right; in the long run
they make all worlds equally likely.
"""

from typing import Final

from ..components.traits import SUSPECTS
from .constraints import HELD, REPLACED, RETURNED, SEEN, WENT, Count, Showing
from .world import World

EXCHANGES_BEFORE_REWEIGHTING: Final = 60
"""Exchanges after which what is still wrong weighs more. Chosen by hand."""
WORSENING_ODDS: Final = 24
"""Of the exchanges that make things worse by one, one in this many is made. Chosen by hand."""
NEVER: Final = 0
"""Odds that allow no exchange for the worse."""
ALWAYS: Final = 1
"""Odds that allow every exchange for the worse."""


def set_right(world: World, tries: int) -> bool:
    """Try at most this many exchanges. Returns whether nothing is wrong any more."""
    for n in range(tries):
        if world.wrong == 0:
            return True
        if n % EXCHANGES_BEFORE_REWEIGHTING == EXCHANGES_BEFORE_REWEIGHTING - 1:
            _weigh(world)
        _mend(world)
    return world.wrong == 0


def mix(world: World, exchanges: int) -> None:
    """Try random exchanges, and keep those that make nothing worse."""
    for _ in range(exchanges):
        _exchange_any(world, NEVER)


def perturb(world: World, exchanges: int) -> None:
    """Make random exchanges, even if they make things worse."""
    for _ in range(exchanges):
        _exchange_any(world, ALWAYS)


def _weigh(world: World) -> None:
    """Give more weight to counts that are still wrong."""
    for clue in world.known.open:
        off = clue.off(clue.now)
        if off:
            world.wrong += off // clue.weight
            clue.weight += 1


# Choosing an exchange


def _mend(world: World) -> None:
    """Try one exchange that touches something wrong."""
    counts = world.known.open
    roll = world.chance.below(8)
    if roll == 0:
        _show_another(world)
        return
    if roll > 3:
        card = world.chance.below(SUSPECTS)
        for _ in range(SUSPECTS):
            if world.misplaced[card]:
                _mend_card(world, card)
                return
            card = (card + 1) % SUSPECTS
    if counts:
        at = world.chance.below(len(counts))
        for _ in range(len(counts)):
            clue = counts[at]
            if clue.off(clue.now):
                _mend_count(world, clue)
                return
            at = (at + 1) % len(counts)
    _show_another(world)


def _mend_card(world: World, card: int) -> None:
    """Try to exchange a misplaced suspect for one at a place where it may be."""
    allowed = world.known.allowed[card]
    row = world.path[card]
    wrong = [now for now in range(world.moments) if not allowed[now] >> row[now] & 1]
    now = wrong[world.chance.below(len(wrong))]
    fitting = [
        other
        for other in range(SUSPECTS)
        if other != card and allowed[now] >> world.path[other][now] & 1
    ]
    if fitting:
        other = fitting[world.chance.below(len(fitting))]
        _exchange(world, card, other, now, WORSENING_ODDS)


def _mend_count(world: World, clue: Count) -> None:
    """Try to exchange a suspect that counts for one that does not."""
    more = clue.now < clue.least
    inside: list[int] = []
    outside: list[int] = []
    for card in range(SUSPECTS):
        shares = world.share(clue, card) == 1
        if clue.mask >> card & 1:
            if shares != more:
                inside.append(card)
        elif shares == more or clue.kind == SEEN:
            outside.append(card)
    if clue.kind == RETURNED or clue.kind == REPLACED:
        outside = list(range(SUSPECTS))
        inside = [card for card in outside if world.path[card][clue.at] == clue.place]
    if not inside or not outside:
        _show_another(world)
        return
    one = inside[world.chance.below(len(inside))]
    other = outside[world.chance.below(len(outside))]
    if one != other:
        _exchange(world, one, other, _moment_for(world, clue), WORSENING_ODDS)


def _moment_for(world: World, clue: Count) -> int:
    """A moment at which an exchange may change a count."""
    if clue.kind == HELD:
        return clue.at
    if clue.kind == SEEN:
        return world.chance.below(clue.at + 1)
    if clue.kind == WENT:
        return clue.at + world.chance.below(2)
    return clue.at + world.chance.below(clue.other + 2 - clue.at)


def _exchange_any(world: World, odds: int) -> None:
    one = world.chance.below(SUSPECTS)
    other = world.chance.below(SUSPECTS)
    now = world.chance.below(world.moments)
    if one != other:
        _exchange(world, one, other, now, odds)


# Making the exchange


def _exchange(world: World, one: int, other: int, now: int, odds: int) -> None:
    """Exchange the paths of two suspects around a moment.

    If that makes things worse it is undone, except with a chance of one in `odds`.
    """
    first = world.path[one]
    second = world.path[other]
    if first[now] == second[now]:
        return
    begin, end = _apart(world, first, second, now)
    touched = [clue for clue in world.known.open if _touches(clue, one, other, begin, end)]
    numbers = [clue.now for clue in touched]
    off_one, off_other = (
        world.misplacements(one, begin, end),
        world.misplacements(other, begin, end),
    )
    before = off_one + off_other + _unshown(world, one, other)
    for clue in touched:
        before += clue.off(clue.now)
        clue.now -= _shares(world, clue, one, other)
    _cross(first, second, begin, end)
    now_one, now_other = (
        world.misplacements(one, begin, end),
        world.misplacements(other, begin, end),
    )
    after = now_one + now_other + _unshown(world, one, other)
    for clue in touched:
        clue.now += _shares(world, clue, one, other)
        after += clue.off(clue.now)
    if not _dares(world, after - before, odds):
        _cross(first, second, begin, end)
        for at in range(len(touched)):
            touched[at].now = numbers[at]
        return
    world.misplaced[one] += now_one - off_one
    world.misplaced[other] += now_other - off_other
    world.wrong += after - before


def _apart(world: World, first: list[int], second: list[int], now: int) -> tuple[int, int]:
    """The moments around `now` at which two paths differ: the first, and the end (exclusive)."""
    begin = now
    while begin > 0 and first[begin - 1] != second[begin - 1]:
        begin -= 1
    end = now + 1
    while end < world.moments and first[end] != second[end]:
        end += 1
    return begin, end


def _touches(clue: Count, one: int, other: int, begin: int, end: int) -> bool:
    """Whether an exchange of two suspects from `begin` to `end` can change a count."""
    first = clue.mask >> one & 1
    second = clue.mask >> other & 1
    if clue.kind == HELD:
        return first != second and begin <= clue.at < end
    if clue.kind == SEEN:
        return first + second > 0 and begin <= clue.at
    if clue.kind == WENT:
        return first != second and begin - 1 <= clue.at < end
    return True


def _cross(first: list[int], second: list[int], begin: int, end: int) -> None:
    for now in range(begin, end):
        kept = first[now]
        first[now] = second[now]
        second[now] = kept


def _dares(world: World, worse: int, odds: int) -> bool:
    """Whether to keep a change for the worse: a chance of one in `odds` for each step."""
    if worse > 0 and odds == NEVER:
        return False
    for _ in range(worse):
        if world.chance.below(odds) > 0:
            return False
    return True


def _unshown(world: World, one: int, other: int) -> int:
    """In how many showings one of two suspects is the card shown, but was not there."""
    off = 0
    for showing in world.timeline.shown:
        if (showing.card == one or showing.card == other) and not world.is_shown(showing):
            off += 1
    return off


def _shares(world: World, clue: Count, one: int, other: int) -> int:
    """How much two suspects add to a count."""
    shares = 0
    if clue.mask >> one & 1:
        shares = world.share(clue, one)
    if clue.mask >> other & 1:
        shares += world.share(clue, other)
    return shares


# Cards that were shown to others


def _show_another(world: World) -> None:
    """Try another card for a random showing, unless that makes things worse."""
    showings = world.timeline.shown
    if not showings:
        return
    showing = showings[world.chance.below(len(showings))]
    was = showing.card
    card = world.pick_shown(showing)
    if card == was or card < 0:
        return
    if was < 0:
        showing.card = card
        world.check_all()
        return
    before = world.wrong
    _show(world, showing, card)
    if world.wrong > before:
        _show(world, showing, was)


def _show(world: World, showing: Showing, card: int) -> None:
    """Change the card of a showing. Only counts of what that seat has seen depend on it."""
    was = showing.card
    for clue in world.known.open:
        if clue.kind == SEEN and clue.place == showing.to and clue.line > showing.line:
            world.wrong -= clue.off(clue.now)
            clue.now -= _shares(world, clue, was, card)
    world.wrong -= 0 if world.is_shown(showing) else 1
    showing.card = card
    world.wrong += 0 if world.is_shown(showing) else 1
    for clue in world.known.open:
        if clue.kind == SEEN and clue.place == showing.to and clue.line > showing.line:
            clue.now += _shares(world, clue, was, card)
            world.wrong += clue.off(clue.now)
