"""Leaks that this game might have: the hunt of the suite finds each of them."""

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
    """Something wrapped around a game of Altitude."""

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
    """All see the card that was drawn."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return replace(self.seen(seat, memory), drawn=self.game().drawn)


class OpenChoice(Spoilt):
    """All see which hand card somebody has chosen."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return replace(self.seen(seat, memory), picked=self.game().picked)


class SpectatorSeesReturned(Spoilt):
    """A spectator sees what seat 0 gave back."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.seen(seat, memory)
        return replace(view, returned=self.game().returned[0]) if seat is None else view


class CountsAvalanches(Spoilt):
    """The size of the pile is that of its avalanches."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return replace(self.seen(seat, memory), pile=self.game().pile.count(AVALANCHE))


class ShowsTheTop(Spoilt):
    """The order of the discards tells whether the next card is an avalanche or a dog."""

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
    """A seat no longer expects the card that it put back as soon as somebody draws it."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view, drawn = self.seen(seat, memory), self.game().drawn
        return replace(view, returned=[card for card in view.returned if card != drawn])


class PromptTellsHopeless(Spoilt):
    """The prompt of the others says that a hand can build nothing more at the end."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view, game = self.seen(seat, memory), self.game()
        hopeless = game.phase == phase.FINAL and len(game.moves(game.seat)) == 1
        return replace(view, prompt="prompt-over") if hopeless else view


class TakesInSecret(Spoilt):
    """That a card is taken into the hand is not marked as seen."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        before = told.revealed
        self.inner.play(seat, move, chance, told)
        if self.game().phase == phase.HAND:
            told.revealed = before


class NamesTheTaken(Spoilt):
    """Who takes a card into the hand tells all which."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        drawn = self.game().drawn
        self.inner.play(seat, move, chance, told)
        if self.game().phase == phase.HAND:
            told.everyone("took", {"seat": seat, "card": drawn})


class TellsWhatWentBack(Spoilt):
    """All hear which cards a seat gives back."""

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
    """Imagined worlds have a pile in the order of the true one's counts."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        made = self.imagined(seat, chance, memory)
        made.pile.sort(key=self.game().pile.count)
        return type(self)(made)


class KeepsOneHand(Spoilt):
    """Imagined worlds leave the last seat its true hand."""

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
    """ALT-R33, ALT-R34: whatever a seat may not know is missed at once."""
    caught = catch(lambda suspect: behind(leak, suspect), find("altitude"))
    assert caught.comparisons < 100_000


def test_honest_wrapping_is_no_leak() -> None:
    """The wrapping itself shows nothing."""
    game = behind(Spoilt, Suspect(find("altitude"))).game
    assert game.deal is not find("altitude").deal
