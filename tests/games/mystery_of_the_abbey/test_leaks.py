"""Leaks that Mystery of the Abbey might have: the hunt of the suite finds each of them."""

import pytest
from msgspec.structs import replace

from cloister.core.chance import Chance
from cloister.core.game import Announcements, State
from cloister.core.registry import find
from cloister.core.values import EVERYTHING, Event, Move, Refusal, Seat, View
from cloister.games.mystery_of_the_abbey.components.traits import members
from cloister.games.mystery_of_the_abbey.knowledge.view import AbbeyView
from cloister.games.mystery_of_the_abbey.rules import phase
from cloister.games.mystery_of_the_abbey.rules.game import MysteryOfTheAbbey
from cloister.suite.hunt import Suspect
from cloister.suite.leaky import Leaky, behind
from cloister.suite.planted import catch

from .helpers import KEY


class Spoilt(Leaky):
    """A wrapper around a game of Mystery of the Abbey; each planted leak spoils one method."""

    def game(self) -> MysteryOfTheAbbey:
        assert isinstance(self.inner, MysteryOfTheAbbey)
        return self.inner

    def seen(self, seat: Seat | None, memory: int) -> AbbeyView:
        view = self.inner.view(seat, memory)
        assert isinstance(view, AbbeyView)
        return view

    def imagined(self, seat: Seat | None, chance: Chance, memory: int) -> MysteryOfTheAbbey:
        made = self.inner.imagine(seat, chance, memory)
        assert isinstance(made, MysteryOfTheAbbey)
        return made


class NamesTheCulprit(Spoilt):
    """Everybody sees the culprit from the beginning."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return replace(self.seen(seat, memory), culprit=self.game().culprit + 1)


class OpenHands(Spoilt):
    """Everybody sees all hands."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        hands = [[card + 1 for card in members(hand)] for hand in self.game().hands]
        return replace(self.seen(seat, memory), hands=hands)


class OpenParlour(Spoilt):
    """Everybody sees the top card of the parlour pile in place of its size."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        pile = self.game().parlour
        return replace(self.seen(seat, memory), parlour=pile[0] if pile else 0)


class OpenBooks(Spoilt):
    """Everybody sees the kept books of seat 0."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.seen(seat, memory)
        return replace(view, move_books=sum(self.game().kept[0]))


class NextEvent(Spoilt):
    """Everybody sees the next event."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return replace(self.seen(seat, memory), locked=self.game().events[0])


class SpectatorSeesTheSheet(Spoilt):
    """A spectator sees whom seat 0 has eliminated."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.seen(seat, memory)
        return replace(view, seen=members(self.game().seen[0])) if seat is None else view


class OpenChronicle(Spoilt):
    """Everybody sees how many of the cards in the chronicle, hidden ones too, are fat suspects."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        fat = self.game().terms.values[10]
        cards = [mask & fat for line in self.game().page for mask in line.cards]
        return replace(self.seen(seat, memory), steps=sum(mask.bit_count() for mask in cards))


class SheetOfAnother(Spoilt):
    """A seat sees when its neighbour last saw a certain suspect."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view, game = self.seen(seat, memory), self.game()
        other = 0 if seat is None else (seat + 1) % game.terms.seats
        return replace(view, turns=game.sightings[other][5])


class ChosenAtTheMass(Spoilt):
    """At the Mass everybody sees what seat 1 has chosen to pass."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view, game = self.seen(seat, memory), self.game()
        giving = game.phase == phase.GIVING
        return replace(view, picked=members(max(game.picks[1], 0))) if giving else view


class MassPrompt(Spoilt):
    """At the Mass the prompt tells whether seat 0 still holds a Father."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view, game = self.seen(seat, memory), self.game()
        father = game.hands[0] & game.terms.values[3]
        tells = game.phase == phase.GIVING and father
        return replace(view, prompt="prompt-wait" if tells else view.prompt)


class NamesWhatIsPassed(Spoilt):
    """Everybody hears which cards are chosen at the Mass."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        giving = self.game().phase == phase.GIVING
        self.inner.play(seat, move, chance, told)
        if giving:
            told._heard.append((Event("chose", {"seat": seat, "card": move}), None, None))


class NamesWhatIsTaken(Spoilt):
    """Everybody hears which card was taken."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        page = self.game().page
        if page and page[-1].kind == 1 and told.revealed:
            told.everyone("took", {"seat": seat, "card": page[-1].cards[0]})


class AnswersTooMuch(Spoilt):
    """An answer that the engine gives by itself tells the lowest suspect in the hand."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        page = self.game().page
        if page and page[-1].kind == 10 and told.revealed:
            hand = self.game().hands[page[-1].a]
            told.everyone("answered", {"lowest": (hand & -hand).bit_length()})


class AskedOnlyWithTheRightBook(Spoilt):
    """A player is shown as deciding about a book only if there is one to play."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view, game = self.seen(seat, memory), self.game()
        asked = game.phase in (phase.REACT, phase.MASS_BOOKS, phase.AFTER_TALK, phase.AFTER_ROOM)
        can = asked and len(game.moves(game.decider)) > 1
        return replace(view, to_act=() if asked and not can else view.to_act)


class RefusesByHands(Spoilt):
    """A refusal differs if the left neighbour holds a Father."""

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        refusal, game = self.inner.forbids(seat, move), self.game()
        father = game.hands[(seat + 1) % game.terms.seats] & game.terms.values[3]
        return Refusal(refusal.rule, "refuse-order") if refusal and father else refusal


class BarsByHands(Spoilt):
    """A legal move is missing if the left neighbour holds a Father."""

    def moves(self, seat: Seat) -> list[Move]:
        game = self.game()
        found = self.inner.moves(seat)
        father = game.hands[(seat + 1) % game.terms.seats] & game.terms.values[3]
        return found[1:] if game.phase == phase.MOVING and father and len(found) > 1 else found


class TakesInSecret(Spoilt):
    """Taking a card is not marked as revealing anything."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        told.revealed = False


class KeepsTheCulprit(Spoilt):
    """Imagined worlds have the true culprit more often than they should."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        made = self.imagined(seat, chance, memory)
        for _ in range(3):
            if made.culprit == self.game().culprit:
                break
            made = self.imagined(seat, chance, memory)
        return type(self)(made)


class KeepsTheBooks(Spoilt):
    """Imagined worlds leave the pile of books as it is."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        made = self.imagined(seat, chance, memory)
        true = self.game().books
        if sorted(made.books) == sorted(true):
            made.books = true.copy()
        return type(self)(made)


LEAKS: list[type[Spoilt]] = [
    NamesTheCulprit,
    OpenHands,
    OpenParlour,
    OpenBooks,
    NextEvent,
    SpectatorSeesTheSheet,
    OpenChronicle,
    SheetOfAnother,
    ChosenAtTheMass,
    MassPrompt,
    NamesWhatIsPassed,
    NamesWhatIsTaken,
    AnswersTooMuch,
    AskedOnlyWithTheRightBook,
    RefusesByHands,
    BarsByHands,
    TakesInSecret,
    KeepsTheCulprit,
    KeepsTheBooks,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(leak: type[Spoilt]) -> None:
    """MOA-J15, MOA-J16, MOA-J24: each leak of hidden things is found after few comparisons."""
    caught = catch(lambda suspect: behind(leak, suspect), find(KEY))
    assert caught.comparisons < 100_000


def test_there_are_enough_planted_leaks() -> None:
    assert len(LEAKS) >= 16


def test_wrapping_replaces_the_deal_of_the_game() -> None:
    """Otherwise the leaks would not be in play."""
    game = behind(Spoilt, Suspect(find(KEY))).game
    assert game.deal is not find(KEY).deal
