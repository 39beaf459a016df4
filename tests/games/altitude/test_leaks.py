"""Leaks that this game might have. The suite's hunt finds each of them."""

import pytest
from msgspec.structs import replace

from cloister.core.chance import Chance
from cloister.core.game import Announcements, State
from cloister.core.registry import find
from cloister.core.values import EVERYTHING, Event, Move, Refusal, Seat, View
from cloister.games.altitude.components.cards import AVALANCHE, is_animal
from cloister.games.altitude.knowledge.view import MassifView
from cloister.games.altitude.rules import phase
from cloister.games.altitude.rules.game import Altitude
from cloister.suite.hunt import Suspect
from cloister.suite.leaky import Leaky, behind
from cloister.suite.planted import catch


class Spoilt(Leaky):
    """A wrapper around a game of Altitude. Each subclass leaks something."""

    def game(self) -> Altitude:
        assert isinstance(self.inner, Altitude)
        return self.inner

    def seen(self, seat: Seat | None, memory: int) -> MassifView:
        view = self.inner.view(seat, memory)
        assert isinstance(view, MassifView)
        return view

    def imagined(self, seat: Seat | None, chance: Chance, memory: int) -> Altitude:
        made = self.inner.imagine(seat, chance, memory)
        assert isinstance(made, Altitude)
        return made


class OpenDraw(Spoilt):
    """Everybody sees the card that was drawn."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return replace(self.seen(seat, memory), drawn=self.game().drawn)


class OpenChoice(Spoilt):
    """Everybody sees which hand card a seat has picked."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return replace(self.seen(seat, memory), picked=self.game().picked)


class SpectatorSeesReturned(Spoilt):
    """A spectator sees what seat 0 gave back."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.seen(seat, memory)
        return replace(view, returned=self.game().returned[0]) if seat is None else view


class CountsAvalanches(Spoilt):
    """The size of the pile is reported as its number of avalanches."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return replace(self.seen(seat, memory), pile=self.game().pile.count(AVALANCHE))


class ShowsTheTop(Spoilt):
    """The order of the discards shows if the next card is an avalanche or a Saint-Bernard."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view, pile = self.seen(seat, memory), self.game().pile
        special = bool(pile) and pile[-1] >= AVALANCHE
        return replace(view, discards=sorted(view.discards)) if special else view


class CountsTakenAnimals(Spoilt):
    """Only hands that hold an animal count as having taken cards."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view, hands = self.seen(seat, memory), self.game().hands
        animals = [any(is_animal(card) for card in hand) for hand in hands]
        taken = [count if tame else 0 for count, tame in zip(view.taken, animals, strict=True)]
        return replace(view, taken=taken)


class ForgetsWhatAnotherDrew(Spoilt):
    """A seat forgets a card that it returned as soon as somebody draws it."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view, drawn = self.seen(seat, memory), self.game().drawn
        return replace(view, returned=[card for card in view.returned if card != drawn])


class PromptTellsHopeless(Spoilt):
    """At the end, everybody's prompt shows that a hand can build nothing more."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view, game = self.seen(seat, memory), self.game()
        hopeless = game.phase == phase.FINAL and len(game.moves(game.seat)) == 1
        return replace(view, prompt="prompt-over") if hopeless else view


class TakesInSecret(Spoilt):
    """Taking a card into the hand is not marked as revealing anything."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        before = told.revealed
        self.inner.play(seat, move, chance, told)
        if self.game().phase == phase.HAND:
            told.revealed = before


class NamesTheTaken(Spoilt):
    """Everybody is told which card a seat takes into its hand."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        drawn = self.game().drawn
        self.inner.play(seat, move, chance, told)
        if self.game().phase == phase.HAND:
            told.everyone("took", {"seat": seat, "card": drawn})


class TellsWhatWentBack(Spoilt):
    """Everybody hears which cards a seat returns."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        keeping = self.game().phase == phase.KEEPING
        self.inner.play(seat, move, chance, told)
        if keeping:
            told._heard.append((Event("chose", {"seat": seat, "cards": move}), None, None))


class RefusesByTheHandsOfOthers(Spoilt):
    """A refusal differs if an opponent holds an avalanche."""

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        refusal = self.inner.forbids(seat, move)
        hands = self.game().hands
        held = any(AVALANCHE in hands[other] for other in range(len(hands)) if other != seat)
        return Refusal(refusal.rule, "refuse-covered") if refusal and held else refusal


class RefusesByThePile(Spoilt):
    """A refusal differs if the next card of the pile is an animal."""

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        refusal, pile = self.inner.forbids(seat, move), self.game().pile
        tame = bool(pile) and is_animal(pile[-1])
        return Refusal(refusal.rule, "refuse-covered") if refusal and tame else refusal


class KeepsThePile(Spoilt):
    """Imagined worlds sort the pile by how often each card is in the true pile."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        made = self.imagined(seat, chance, memory)
        made.pile.sort(key=self.game().pile.count)
        return type(self)(made)


class KeepsOneHand(Spoilt):
    """In imagined worlds the last seat keeps its true hand."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        true = self.game().hands[-1]
        made = self.imagined(seat, chance, memory)
        rest = sorted(made.pile + made.hands[-1])
        if len(true) == len(made.hands[-1]) and all(rest.count(c) >= true.count(c) for c in true):
            for card in true:
                rest.remove(card)
            made.hands[-1] = true.copy()
            made.pile = rest
        return type(self)(made)


LEAKS: list[type[Spoilt]] = [
    OpenDraw,
    OpenChoice,
    SpectatorSeesReturned,
    CountsAvalanches,
    ShowsTheTop,
    CountsTakenAnimals,
    ForgetsWhatAnotherDrew,
    PromptTellsHopeless,
    TakesInSecret,
    NamesTheTaken,
    TellsWhatWentBack,
    RefusesByTheHandsOfOthers,
    RefusesByThePile,
    KeepsThePile,
    KeepsOneHand,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(leak: type[Spoilt]) -> None:
    """ALT-R33, ALT-R34: the hunt notices each of these leaks."""
    caught = catch(lambda suspect: behind(leak, suspect), find("altitude"))
    assert caught.comparisons < 100_000


def test_the_game_is_really_wrapped() -> None:
    """Otherwise the planted leaks would test nothing."""
    game = behind(Spoilt, Suspect(find("altitude"))).game
    assert game.deal is not find("altitude").deal
