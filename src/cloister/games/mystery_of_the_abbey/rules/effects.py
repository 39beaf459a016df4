# compiled with mypyc
"""What events and books do: one function for each effect that a card may have."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements

from ..components import cards
from ..components.cards import Effect
from ..components.traits import BIT, EVERYBODY, count, nth
from . import agenda, chronicle, drawing, encounters, events, passing, phase, showing
from .agenda import item
from .chronicle import Entry
from .exchanges import one_of
from .state import Abbey
from .targets import targets_of


def do_effect(abbey: Abbey, number: int, rolled: int, chance: Chance, told: Announcements) -> None:
    """Carry out one effect. What cannot be done is skipped (MOA-J21)."""
    effect = abbey.terms.effects[number]
    match effect.op:
        case cards.SHOW | cards.TAKE | cards.SWAP | cards.PENANCE | cards.ASK:
            _concern(abbey, number, rolled, chance, told)
        case cards.PASS:
            _pass(abbey, effect, chance, told)
        case cards.LOOK_PARLOUR:
            _look_parlour(abbey, effect, rolled, told)
        case cards.TURN_PARLOUR:
            _turn_parlour(abbey, told)
        case cards.DRAW_BOOKS:
            for _ in range(effect.n):
                abbey.agenda.append(item(agenda.DRAW_BOOK))
        case cards.GIVE_CRYPT:
            _give_crypt(abbey, told)
        case cards.RETURN_BOOKS:
            _return_books(abbey, chance, told)
        case cards.ROLL_CONFESSIONALS:
            _roll_confessionals(abbey, chance, told)
        case _:
            _do_plain(abbey, number, rolled)


def _do_plain(abbey: Abbey, number: int, rolled: int) -> None:
    """Carry out an effect that moves or shows no card."""
    effect = abbey.terms.effects[number]
    match effect.op:
        case cards.REVEAL:
            abbey.effect = number
            if len(abbey.revelations) < 12:
                abbey.decide(phase.REVEAL, abbey.seat)
        case cards.COUNT:
            abbey.decide(phase.CENSUS, abbey.seat)
        case cards.EXTRA_TURNS:
            if not abbey.cut:
                abbey.extra_turns += effect.n
        case _:
            abbey.lasting |= effect.flag
            if effect.flag == cards.CELL_LOCKED:
                abbey.locked = rolled
            elif effect.flag == cards.CELL_RANSACKED:
                abbey.ransacked = rolled


# Effects that concern players


def _concern(abbey: Abbey, number: int, rolled: int, chance: Chance, told: Announcements) -> None:
    """Apply an effect to all its targets, or let the reader name some of them."""
    effect = abbey.terms.effects[number]
    seats = targets_of(abbey, abbey.seat, effect, rolled)
    if not seats or (effect.op == cards.ASK and not _may_ask(abbey)):
        return
    several = effect.who == cards.EACH or effect.who == cards.OTHERS
    most = effect.n if effect.op == cards.TAKE else 1
    if several or count(seats) <= most:
        _apply(abbey, effect, seats, chance, told)
        return
    abbey.effect = number
    abbey.targets = seats
    abbey.names = 0
    abbey.decide(phase.NAME_SEAT, abbey.seat)


def _may_ask(abbey: Abbey) -> bool:
    """Whether the reader may ask: not in penance, nor during the great silence (MOA-J25)."""
    return not abbey.praying >> abbey.seat & 1 and not abbey.lasting & cards.NO_QUESTIONS


def name_seat(abbey: Abbey, seat: int, chance: Chance, told: Announcements) -> None:
    """The reader names a player. The tithe roll needs two of them (MOA-L6)."""
    effect = abbey.terms.effects[abbey.effect]
    abbey.names |= BIT[seat]
    abbey.targets &= ~BIT[seat]
    most = effect.n if effect.op == cards.TAKE else 1
    if count(abbey.names) < most:
        return
    abbey.phase = phase.RUN
    named = abbey.names
    abbey.names = 0
    _apply(abbey, effect, named, chance, told)


def _apply(abbey: Abbey, effect: Effect, seats: int, chance: Chance, told: Announcements) -> None:
    """Apply an effect to these seats, clockwise from the reader (MOA-J16)."""
    match effect.op:
        case cards.SHOW:
            _show(abbey, effect, seats, chance, told)
        case cards.ASK:
            abbey.forced = True
            abbey.back = False
            abbey.pressed = False
            abbey.targets = seats
            encounters.begin_question(abbey, abbey.seat, nth(seats, 0))
        case _:
            for n in range(abbey.terms.seats - 1, -1, -1):
                other = (abbey.seat + n) % abbey.terms.seats
                if seats >> other & 1:
                    abbey.agenda.append(_item(abbey, effect, other))


def _item(abbey: Abbey, effect: Effect, other: int) -> int:
    """The agenda item that applies an effect to one seat."""
    match effect.op:
        case cards.TAKE:
            return item(agenda.TAKE, other, abbey.seat, agenda.BOOK)
        case cards.SWAP:
            return item(agenda.SWAP, abbey.seat, other, 1 if effect.random else 0)
        case _:
            return item(agenda.PENANCE, other)


def _show(abbey: Abbey, effect: Effect, seats: int, chance: Chance, told: Announcements) -> None:
    """Make the seats show cards: all but one, one of their choice, or a random one."""
    if effect.n == cards.ALL_BUT_ONE:
        holder = nth(seats, 0)
        if effect.random:
            showing.show_rest(abbey, holder, one_of(abbey.hands[holder], chance), told)
        else:
            abbey.decide(phase.KEEP_BACK, holder)
    elif not effect.random:
        showing.begin_showing(abbey, seats, effect.mask, effect.to)
    else:
        for n in range(abbey.terms.seats):
            other = (abbey.seat + n) % abbey.terms.seats
            if seats >> other & 1:
                fitting = abbey.hands[other] & effect.mask
                card = one_of(fitting, chance) if fitting else 0
                showing.show_one(abbey, other, card, effect.mask, effect.to, told)


# Effects on cards and piles


def _pass(abbey: Abbey, effect: Effect, chance: Chance, told: Announcements) -> None:
    """Make everybody pass cards to a neighbour, either chosen or random ones."""
    step = 1 if effect.to == cards.LEFT else abbey.terms.seats - 1
    abbey.no_pass = 0
    if not effect.random:
        passing.begin_passing(abbey, effect.n, step)
        if abbey.phase == phase.RUN:
            passing.pass_on(abbey, False, told)
        return
    abbey.give_to = step
    for seat in range(abbey.terms.seats):
        abbey.picks[seat] = one_of(abbey.hands[seat], chance) if abbey.hands[seat] else 0
    passing.pass_on(abbey, False, told)


def _look_parlour(abbey: Abbey, effect: Effect, rolled: int, told: Announcements) -> None:
    """The reader looks at the top of the parlour pile, or does the effect that replaces it."""
    if not abbey.parlour:
        abbey.agenda.append(item(agenda.EFFECT, rolled + 1, 0, effect.other))
        return
    top = BIT[abbey.parlour[0]]
    abbey.saw(abbey.seat, top, chronicle.PARLOUR)
    abbey.page.append(Entry(chronicle.LOOK, abbey.seat, -1, EVERYBODY, 1, [top]))
    events.alone(told, "looked", abbey.seat, top)
    told.reveal()


def _turn_parlour(abbey: Abbey, told: Announcements) -> None:
    """Show the top card of the parlour pile to all and put it at the bottom (MOA-E15)."""
    if not abbey.parlour:
        return
    card = abbey.parlour.pop(0)
    abbey.parlour.append(card)
    abbey.all_saw(BIT[card], chronicle.PARLOUR)
    abbey.page.append(Entry(chronicle.TURN, -1, -1, EVERYBODY, 1, [BIT[card]]))
    events.shown(told, "turned", abbey.seat, BIT[card])
    told.reveal()


def _roll_confessionals(abbey: Abbey, chance: Chance, told: Announcements) -> None:
    """Roll each confessional die separately (MOA-E17)."""
    for die in range(2):
        abbey.dice[die] = drawing.roll(abbey, chance, -1)
        events.number(told, "confessor", abbey.dice[die], die + 1)
    told.reveal()


def _give_crypt(abbey: Abbey, told: Announcements) -> None:
    """Everybody without a crypt card takes one, while they last (MOA-E14)."""
    for n in range(abbey.terms.seats):
        seat = (abbey.seat + n) % abbey.terms.seats
        if not abbey.crypt >> seat & 1 and count(abbey.crypt) < abbey.terms.crypt_cards:
            abbey.crypt |= BIT[seat]
            events.one(told, "took-crypt", seat)


def _return_books(abbey: Abbey, chance: Chance, told: Announcements) -> None:
    """All kept books go under the pile, shuffled among themselves (MOA-E13, MOA-J27)."""
    back: list[int] = []
    for seat in range(abbey.terms.seats):
        back += abbey.kept[seat]
        abbey.kept[seat] = []
    back.sort()
    chance.shuffle(back, "books")
    for book in back:
        abbey.books.append(book)
        abbey.open_books &= ~BIT[book]
    events.number(told, "returned", abbey.seat, len(back))
    told.reveal()
