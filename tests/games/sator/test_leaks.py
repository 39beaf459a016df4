"""Leaks that Sator might have: the hunt of the suite finds each of them."""

import pytest
from msgspec.structs import replace

from cloister.core.chance import Chance
from cloister.core.game import Announcements, State
from cloister.core.registry import find
from cloister.core.values import EVERYTHING, Event, Move, Refusal, Seat, View
from cloister.games.sator.knowledge.imagine import imagine
from cloister.games.sator.knowledge.view import LibraryView
from cloister.games.sator.rules import phase
from cloister.games.sator.rules.card_costs import searched
from cloister.games.sator.rules.game import Sator
from cloister.suite.hunt import Suspect
from cloister.suite.leaky import Leaky, behind
from cloister.suite.planted import catch

from .helpers import KEY


class Spoilt(Leaky):
    """A wrapper around a game of Sator; each planted leak spoils one method."""

    def game(self) -> Sator:
        assert isinstance(self.inner, Sator)
        return self.inner

    def seen(self, seat: Seat | None, memory: int) -> LibraryView:
        view = self.inner.view(seat, memory)
        assert isinstance(view, LibraryView)
        return view


class OpenBridge(Spoilt):
    """Everybody sees the type of the bridge that is being laid."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return replace(self.seen(seat, memory), bridge=self.game().bridge)


class OpenTypes(Spoilt):
    """Everybody sees the types of the bridges that seat 0 has not laid."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return replace(self.seen(seat, memory), own_stock=self.game().stock[0])


class SpareTypes(Spoilt):
    """Bridges to pick from are listed by type."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return replace(self.seen(seat, memory), spare=self.game().spare)


class OpenPrayers(Spoilt):
    """A spectator sees which prayers seat 0 has not drawn yet."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.seen(seat, memory)
        return replace(view, own_prayers=sorted(self.game().prayers[0])) if seat is None else view


class OrderOfPrayers(Spoilt):
    """A seat sees in which order its own prayers lie."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.seen(seat, memory)
        return view if seat is None else replace(view, own_prayers=self.game().prayers[seat].copy())


class OpenSearch(Spoilt):
    """Everybody sees the pile that somebody searches."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        game = self.game()
        found = searched(game) if game.phase == phase.SEEK else []
        return replace(self.seen(seat, memory), searched=found)


class TopCard(Spoilt):
    """The size of the pile tells whether a jolly lies on top."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        pile = self.game().pile
        return replace(self.seen(seat, memory), pile=len(pile) + (pile[-1:] == [10]))


class KnowsOthers(Spoilt):
    """A seat is shown the knowledge of the next seat."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.seen(seat, memory)
        if seat is None or view.known is None:
            return view
        other = self.seen((seat + 1) % len(view.colours), memory)
        return replace(view, known=other.known)


class PromptTellsTheHand(Spoilt):
    """The prompt of the other seats tells whether the seat to act holds nihil."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        game = self.game()
        held = game.phase == phase.MAIN and 11 in game.hands[game.seat] and seat != game.seat
        view = self.seen(seat, memory)
        return replace(view, prompt="prompt-over") if held else view


class NamesTheDrawn(Spoilt):
    """Everybody hears which cards are drawn."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        before = self.game().hands[seat].copy()
        self.inner.play(seat, move, chance, told)
        if len(self.game().hands[seat]) > len(before):
            told.everyone("drew", {"seat": seat, "cards": str(self.game().hands[seat])})


class NamesThePicked(Spoilt):
    """Everybody hears the type of a bridge that is picked or lifted."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        setting_up = self.game().phase < phase.LAY_PLACE
        self.inner.play(seat, move, chance, told)
        if setting_up:
            told._heard.append((Event("picked", {"seat": seat, "bridge": move}), None, None))


class SearchesInSecret(Spoilt):
    """Looking through a pile is not marked as revealing anything."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        before = told.revealed
        self.inner.play(seat, move, chance, told)
        if self.game().phase in (phase.SEEK, phase.SOURCE):
            told.revealed = before


class PlaysInSecret(Spoilt):
    """Playing a card is not marked as revealing anything."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        before = told.revealed
        self.inner.play(seat, move, chance, told)
        if self.game().phase == phase.EFFECT:
            told.revealed = before


class RefusesByTheHandsOfOthers(Spoilt):
    """A refusal differs if an opponent holds a jolly."""

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        refusal = self.inner.forbids(seat, move)
        hands = self.game().hands
        held = any(10 in hands[other] for other in range(len(hands)) if other != seat)
        return Refusal(refusal.rule, "refuse-points") if refusal and held else refusal


class KeepsTheTypes(Spoilt):
    """In imagined worlds every unlaid bridge keeps its true type."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        made = imagine(self.game(), seat, chance)
        made.stock = [stock.copy() for stock in self.game().stock]
        made.spare = self.game().spare.copy()
        made.bridge = self.game().bridge
        return type(self)(made)


class KeepsThePrayers(Spoilt):
    """In imagined worlds the order of the pile depends on the true prayers."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        made = imagine(self.game(), seat, chance)
        made.pile.sort(key=lambda card: (card * 7 + sum(self.game().prayers[-1][:2])) % 11)
        return type(self)(made)


LEAKS: list[type[Spoilt]] = [
    OpenBridge,
    OpenTypes,
    SpareTypes,
    OpenPrayers,
    OrderOfPrayers,
    OpenSearch,
    TopCard,
    KnowsOthers,
    PromptTellsTheHand,
    NamesTheDrawn,
    NamesThePicked,
    SearchesInSecret,
    PlaysInSecret,
    RefusesByTheHandsOfOthers,
    KeepsTheTypes,
    KeepsThePrayers,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(leak: type[Spoilt]) -> None:
    """SAT-A1, SAT-A34: each leak of hidden things is found after few comparisons."""
    caught = catch(lambda suspect: behind(leak, suspect), find(KEY))
    assert caught.comparisons < 100_000


def test_wrapping_replaces_the_deal_of_the_game() -> None:
    """Otherwise the leaks would not be in play."""
    game = behind(Spoilt, Suspect(find(KEY))).game
    assert game.deal is not find(KEY).deal
