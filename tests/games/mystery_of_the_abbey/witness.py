"""Checks a chronicle against the hands: undoes it line by line, then replays and checks it.

It follows the rules and shares nothing with the engine's solver, so it can prove the solver wrong.
"""

from cloister.games.mystery_of_the_abbey.rules import chronicle
from cloister.games.mystery_of_the_abbey.rules.game import MysteryOfTheAbbey

HAND, SEEN, PASSED, RECEIVED = range(4)


def untruths(state: MysteryOfTheAbbey) -> list[str]:
    """What is wrong: lines that contradict the hands, and suspects seen that do not fit them."""
    seats = state.terms.seats
    hands, parlour = _undo_all(state)
    seen = [hands[seat] for seat in range(seats)]
    mass: chronicle.Entry | None = None
    wrong: list[str] = []
    for at, line in enumerate(state.page):
        said = _contradiction(line, hands, parlour, seen, mass)
        if said:
            wrong.append(f"line {at}: {said}")
        _do(line, hands, parlour, seen)
        if line.kind == chronicle.PASS and line.a == 1:
            mass = line
    if hands != state.hands or parlour != state.parlour:
        wrong.append("the page does not lead to the hands")
    for seat in range(seats):
        if seen[seat] & ~state.seen[seat]:
            wrong.append(f"seat {seat} forgot somebody")
        if state.seen[seat] & ~seen[seat]:
            wrong.append(f"seat {seat} knows somebody by magic")
    return wrong


def _undo_all(state: MysteryOfTheAbbey) -> tuple[list[int], list[int]]:
    hands, parlour = state.hands.copy(), state.parlour.copy()
    for line in reversed(state.page):
        for source, aim, cards in _moves(line, len(hands)):
            hands[aim] &= ~cards
            if source >= 0:
                hands[source] |= cards
        if line.kind == chronicle.DRAW:
            parlour.insert(0, line.cards[0].bit_length() - 1)
        if line.kind == chronicle.TURN:
            parlour.insert(0, parlour.pop())
    return hands, parlour


def _moves(line: chronicle.Entry, seats: int) -> list[tuple[int, int, int]]:
    if line.kind == chronicle.PASS:
        return [(seat, (seat + line.n) % seats, line.cards[seat]) for seat in range(seats)]
    if line.kind == chronicle.SWAP:
        return [(line.a, line.b, line.cards[0]), (line.b, line.a, line.cards[1])]
    if line.kind in (chronicle.TAKE, chronicle.BACK):
        return [(line.a, line.b, line.cards[0])]
    return [(-1, line.a, line.cards[0])] if line.kind == chronicle.DRAW else []


def _do(line: chronicle.Entry, hands: list[int], parlour: list[int], seen: list[int]) -> None:
    moves = _moves(line, len(hands))
    for source, _, cards in moves:
        if source >= 0:
            hands[source] &= ~cards
    for _, aim, cards in moves:
        hands[aim] |= cards
        seen[aim] |= cards
    if line.kind == chronicle.DRAW:
        parlour.pop(0)
    if line.kind == chronicle.TURN:
        parlour.append(parlour.pop(0))
    if line.kind == chronicle.LOOK:
        seen[line.a] |= line.cards[0]
    if line.kind in (chronicle.SHOW, chronicle.REST) and line.n:
        seen[line.b] |= line.cards[0]
    if line.kind in (chronicle.SHOW_ALL, chronicle.TURN) and line.n:
        for seat in range(len(seen)):
            seen[seat] |= line.cards[0]


def _contradiction(
    line: chronicle.Entry,
    hands: list[int],
    parlour: list[int],
    seen: list[int],
    mass: chronicle.Entry | None,
) -> str:
    for source, _, cards in _moves(line, len(hands)):
        if source >= 0 and cards & ~hands[source]:
            return "a card was moved that was not there"
    if (
        line.kind in (chronicle.DRAW, chronicle.LOOK, chronicle.TURN)
        and line.cards[0] != 1 << parlour[0]
    ):
        return "not the top of the parlour pile"
    if line.kind in (chronicle.SHOW, chronicle.SHOW_ALL, chronicle.REST):
        return _wrongly_shown(line, hands[line.a])
    if line.kind != chronicle.COUNT:
        return ""
    return _miscounted(line, hands, seen, mass)


def _wrongly_shown(line: chronicle.Entry, hand: int) -> str:
    if line.kind == chronicle.REST:
        fits = not line.cards[0] & ~hand and line.n == hand.bit_count() - 1
        return "" if fits else "showed another rest"
    if line.n == 0:
        return "had one and said no" if hand & line.mask else ""
    fits = line.cards[0].bit_count() == 1 and not line.cards[0] & ~(hand & line.mask)
    return "" if fits else "showed what was not there"


def _miscounted(
    line: chronicle.Entry, hands: list[int], seen: list[int], mass: chronicle.Entry | None
) -> str:
    if line.b == HAND:
        asked = hands[line.a]
    elif line.b == SEEN:
        asked = seen[line.a]
    elif mass is None:
        return ""
    else:
        giver = line.a if line.b == PASSED else (line.a - mass.n) % len(hands)
        asked = mass.cards[giver]
    return "" if (asked & line.mask).bit_count() == line.n else "told another number"
