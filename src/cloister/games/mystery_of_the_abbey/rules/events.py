# compiled with mypyc
"""Announcements of moves, and who hears them. Suspects are named only to seats that see them."""

from typing import Final

from cloister.core.game import Announcements
from cloister.core.values import Event

from ..components.rooms import ROOMS
from ..components.traits import BIT, TRAIT_OF, VALUES, count, members, numbers
from . import moves
from .state import Abbey

TRAITS: Final = ["order", "rank", "hood", "beard", "girth"]
"""The arguments that describe a kind of suspects, in the order of the traits."""


def one(told: Announcements, name: str, seat: int) -> None:
    """Something that a seat did, told to all."""
    if told.listening:
        told.everyone(name, {"seat": seat})


def two(told: Announcements, name: str, seat: int, other: int) -> None:
    """Something between two seats, told to all."""
    if told.listening:
        told.everyone(name, {"seat": seat, "other": other})


def went(told: Announcements, seat: int, room: int) -> None:
    """A pawn moves."""
    if told.listening:
        told.everyone("went", {"seat": seat, "room": ROOMS[room]})


def number(told: Announcements, name: str, seat: int, n: int) -> None:
    """Something with a number, told to all."""
    if told.listening:
        told.everyone(name, {"seat": seat, "n": n})


def card(told: Announcements, name: str, seat: int, word: str, title: str) -> None:
    """A book or an event that everybody sees."""
    if told.listening:
        told.everyone(name, {"seat": seat, "card": word, "title": title})


def secretly(told: Announcements, name: str, seat: int, word: str, title: str) -> None:
    """A book that only its reader sees; the others hear the event `<name>-unseen`."""
    if told.listening:
        own = Event(name, {"seat": seat, "card": word, "title": title})
        told.only((seat,), own, Event(f"{name}-unseen", {"seat": seat}))


def between(told: Announcements, name: str, seat: int, other: int, cards: int) -> None:
    """Suspects that two seats see; the others hear how many."""
    if not told.listening:
        return
    args: dict[str, int | str] = {"seat": seat, "other": other, "n": count(cards)}
    seen: dict[str, int | str] = args | {"suspects": numbers(cards)}
    told.only((seat, other), Event(name, seen), Event(f"{name}-unseen", args))


def alone(told: Announcements, name: str, seat: int, cards: int) -> None:
    """Suspects that one seat sees; the others hear only that it happened."""
    if not told.listening:
        return
    own = Event(name, {"seat": seat, "suspects": numbers(cards), "n": count(cards)})
    told.only((seat,), own, Event(f"{name}-unseen", {"seat": seat}))


def shown(told: Announcements, name: str, seat: int, cards: int) -> None:
    """Suspects that everybody sees."""
    if told.listening:
        told.everyone(name, {"seat": seat, "suspects": numbers(cards)})


def question(told: Announcements, abbey: Abbey, name: str, n: int) -> None:
    """A question, or its answer with the number that was told."""
    if not told.listening:
        return
    args: dict[str, int | str] = {
        "seat": abbey.asker,
        "other": abbey.asked,
        "topic": moves.TOPICS[abbey.topic],
        "named": _named(abbey.names),
        "traits": values(abbey.traits),
        "names": numbers(abbey.names),
        "room": ROOMS[abbey.space] if abbey.topic == moves.WILL else "",
        "n": n,
    }
    told.everyone(name, args | kind(abbey.traits))


def _named(names: int) -> str:
    """Whether a question is about a kind of suspects, one by name, or several by name."""
    if names == 0:
        return "kind"
    return "one" if count(names) == 1 else "several"


def request(told: Announcements, abbey: Abbey, other: int) -> None:
    """A request in the parlour."""
    if told.listening:
        args: dict[str, int | str] = {
            "seat": abbey.seat,
            "other": other,
            "traits": values(abbey.traits),
        }
        told.everyone("requested", args | kind(abbey.traits))


def revealed(told: Announcements, seat: int, value: int, free: bool) -> None:
    """A revelation."""
    if told.listening:
        told.everyone("revealed", {"seat": seat, "value": VALUES[value], "free": int(free)})


def accused(told: Announcements, seat: int, suspect: int, holder: int) -> None:
    """An accusation, and the seat that showed the card."""
    if told.listening:
        name = "accused-wrongly" if holder >= 0 else "accused-rightly"
        told.everyone(name, {"seat": seat, "suspects": numbers(BIT[suspect]), "other": holder})


def counted(told: Announcements, seat: int, value: int, n: int) -> None:
    """The count of a census."""
    if told.listening:
        args: dict[str, int | str] = {"seat": seat, "value": VALUES[value], "n": n}
        told.everyone("counted", args | kind(BIT[value]))


def values(mask: int) -> str:
    """Trait values as in moves."""
    return " ".join([VALUES[at] for at in members(mask)])


def kind(mask: int) -> dict[str, int | str]:
    """The value of each trait that suspects must have; "any" where it does not matter."""
    found: dict[str, int | str] = dict.fromkeys(TRAITS, "any")
    for value in members(mask):
        found[TRAITS[TRAIT_OF[value]]] = VALUES[value]
    return found
