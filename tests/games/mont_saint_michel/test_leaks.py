"""Leaks planted in this game, one in every channel through which a seat is told something."""

import pytest

from cloister import find
from cloister.core.chance import Chance
from cloister.core.game import Announcements, State
from cloister.core.values import EVERYTHING, Move, Refusal, Seat, View
from cloister.games.mont_saint_michel.knowledge.view import MountView
from cloister.games.mont_saint_michel.rules.moves import MOVE
from cloister.suite.hunt import Hunt, Suspect
from cloister.suite.leaks import LEVELS
from cloister.suite.leaky import Leaky, behind, spoil_events, with_argument, with_extra
from cloister.suite.planted import ROUNDS, catch

from .helpers import KEY, MONKS


class Plant(Leaky):
    """The base of a leak, with the parts of the truth that it needs."""

    def inside(self) -> str:
        """The slip in each monk."""
        return str(self.inner.position()["inside"])

    def own(self, seat: Seat | None) -> int:
        """Which monk a seat is."""
        return -1 if seat is None else self.inside().index(str(seat))

    def deck(self) -> list[object]:
        """The second deck, top card first."""
        deck = self.inner.position()["deck"]
        assert isinstance(deck, list)
        return list(deck)

    def watched(self, seat: Seat | None, memory: int) -> MountView:
        """The honest view."""
        view = self.inner.view(seat, memory)
        assert isinstance(view, MountView)
        return view


class OwnMonk(Plant):
    """MSM-2: the view tells a seat its own monk before a look."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.watched(seat, memory), self.own(seat))


class Highlight(Plant):
    """MSM-2: the view highlights the monk being moved only if it is the seat's own."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.watched(seat, memory)
        return with_extra(view, view.mover >= 0 and view.mover == self.own(seat))


class OwnMonkFirst(Plant):
    """MSM-2: a seat's own monk comes first in the list of moves."""

    def moves(self, seat: Seat) -> list[Move]:
        moves = self.inner.moves(seat)
        own = MOVE + self.own(seat)
        return [own, *[move for move in moves if move != own]] if own in moves else moves


class OwnMonkRefused(Plant):
    """MSM-2: the refusal to move a seat's own monk has a different reason."""

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        why = self.inner.forbids(seat, move)
        mine = why is not None and move == MOVE + self.own(seat)
        return Refusal("MSM-2", "refuse-monk-first") if mine else why


class OwnMonkWon(Plant):
    """MSM-28: the event of a won page says whether the winner is the active seat's monk."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        since, own = len(told._heard), MONKS[self.own(seat)]
        self.inner.play(seat, move, chance, told)
        spoil_events(
            told,
            since,
            lambda event: (
                with_argument(event, int(event.args["monk"] == own))
                if event.name == "won"
                else event
            ),
        )


class PublicLook(Plant):
    """MSM-26: everybody is told what a look showed."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        since, inside = len(told._heard), self.inside()
        self.inner.play(seat, move, chance, told)
        spoil_events(
            told,
            since,
            lambda event: (
                with_argument(event, inside[MONKS.index(str(event.args["monk"]))])
                if event.name == "looked"
                else event
            ),
        )


class AllLooks(Plant):
    """MSM-26: every view shows what all looks showed."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view, inside = self.watched(seat, memory), self.inside()
        return with_extra(view, [inside[monk] for _, monk in view.looked if monk < len(MONKS)])


class NoX(Plant):
    """MSM-28: the view lists the totals without those of an X."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.watched(seat, memory)
        pairs = zip(view.totals, self.inside(), strict=True)
        return with_extra(view, [total for total, slip in pairs if slip != "x"])


class NextLocation(Plant):
    """MSM-A29: the view shows the next location."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        written = self.inner.position()
        order, opened = written["locations"], written["opened"]
        assert isinstance(order, list)
        assert isinstance(opened, int)
        return with_extra(self.watched(seat, memory), order[opened % 16])


class LastPage(Plant):
    """MSM-A29: the view shows the card at the bottom of the deck."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.watched(seat, memory), self.deck()[-1:])


class IdentityNext(Plant):
    """MSM-A29: the view shows whether the next card is an identity card."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.watched(seat, memory), self.deck()[:1] == ["id"])


class Choosy(Plant):
    """The base of leaks that keep imagining worlds until one resembles the truth."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        for _ in range(500):
            world = type(self)(self.inner.imagine(seat, chance, memory))
            if self.pleases(world, seat):
                break
        return world

    def pleases(self, world: Plant, seat: Seat | None) -> bool:
        """Whether a world resembles the true one."""
        raise NotImplementedError


class OwnMonkImagined(Choosy):
    """MSM-2: in imagined worlds a seat has its true monk."""

    def pleases(self, world: Plant, seat: Seat | None) -> bool:
        return seat is None or world.own(seat) == self.own(seat)


class LooksImagined(Choosy):
    """MSM-26: in imagined worlds the first two monks looked into have their true slips."""

    def pleases(self, world: Plant, seat: Seat | None) -> bool:
        looked = [monk for _, monk in self.watched(None, 0).looked if monk < len(MONKS)]
        return all(world.inside()[monk] == self.inside()[monk] for monk in looked[:2])


class CardImagined(Choosy):
    """MSM-A29: imagined decks have the true card on top."""

    def pleases(self, world: Plant, seat: Seat | None) -> bool:
        return world.deck()[:1] == self.deck()[:1]


PLANTS: list[type[Plant]] = [
    *(OwnMonk, Highlight, OwnMonkFirst, OwnMonkRefused, OwnMonkWon, OwnMonkImagined),
    *(PublicLook, AllLooks, LooksImagined, NoX, NextLocation, LastPage, IdentityNext),
    CardImagined,
]


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_caught(plant: type[Plant]) -> None:
    """MSM-2, MSM-26, MSM-A29: the hunt of the suite finds each of them."""
    assert catch(lambda suspect: behind(plant, suspect), find(KEY)).level


@pytest.mark.parametrize("level", list(LEVELS))
def test_an_honest_game_is_not_suspected(level: str) -> None:
    """The same wrapper without a leak passes, so the hunt finds the leaks and not the wrapper."""
    hunt = Hunt(behind(Plant, Suspect(find(KEY))), ROUNDS[0])
    LEVELS[level](hunt)
    assert hunt.comparisons > 0
