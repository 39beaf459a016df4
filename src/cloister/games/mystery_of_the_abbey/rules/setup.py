# compiled with mypyc
"""The deal (MOA-S1 to MOA-S5), and the empty table on which a written position is set up."""

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.game import Announcements

from ..components.pack import Components
from ..components.traits import BIT, SUSPECTS
from . import agenda, run_agenda
from .agenda import item
from .drawing import roll
from .game import MysteryOfTheAbbey
from .terms import terms_of
from .turn import plan_turn


def deal(setting: Setting[Components], chance: Chance) -> MysteryOfTheAbbey:
    """Shuffle, set the culprit aside, deal, roll the dice (MOA-S1 to MOA-S5)."""
    game = MysteryOfTheAbbey(terms_of(setting))
    _deal_suspects(game, chance)
    _shuffle_piles(game, chance)
    game.first = roll(game, chance, -1)
    game.dice = [roll(game, chance, -1), roll(game, chance, -1)]
    game.bell = game.terms.bell_first - 1
    game.agenda.append(item(agenda.BEGIN, game.first))
    run_agenda.run(game, chance, Announcements(listening=False))
    return game


def _deal_suspects(game: MysteryOfTheAbbey, chance: Chance) -> None:
    """Deal the culprit, the parlour pile and the hands."""
    seats = game.terms.seats
    suspects = list(range(SUSPECTS))
    chance.shuffle(suspects, "suspects")
    game.culprit = suspects.pop()
    game.parlour = [suspects.pop() for _ in range(game.terms.parlour)]
    for seat in range(seats):
        for _ in range(game.terms.hand):
            game.hands[seat] |= BIT[suspects.pop()]
    game.seen = game.hands.copy()
    game.sightings = [
        [seat if game.hands[seat] >> card & 1 else -1 for card in range(SUSPECTS)]
        for seat in range(seats)
    ]


def _shuffle_piles(game: MysteryOfTheAbbey, chance: Chance) -> None:
    """Shuffle the three piles separately (MOA-S2), house cards included (MOA-X3)."""
    game.books = sorted(game.terms.books)
    chance.shuffle(game.books, "books")
    game.events = list(range(len(game.terms.events)))
    chance.shuffle(game.events, "events")
    game.library = list(range(len(game.terms.library)))
    chance.shuffle(game.library, "library")


def empty_table(setting: Setting[Components]) -> MysteryOfTheAbbey:
    """A table without cards at which seat 0 is about to move."""
    game = MysteryOfTheAbbey(terms_of(setting))
    game.bell = 1
    game.may_crypt = True
    plan_turn(game)
    game.agenda.pop()
    return game
