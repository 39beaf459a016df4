# compiled with mypyc
"""The course of the game: whose decision it is, what is legal, what a move does."""

from typing import Final

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.errors import BadPosition
from cloister.core.game import Announcements
from cloister.core.values import EVERYTHING, Json, Move, Outcome, Refusal, Seat, View

from ..components.cells import CELLS, NAMES
from ..components.pack import COLOURS, Components
from ..knowledge.position import read_position, write_position
from ..knowledge.view import look
from . import phase
from .carpet import EACH, SERENDIP
from .moves import CHOOSE, EXCHANGE, LEAVE, NO_EXCHANGE, STOP, SWAP, TURN, UNCOVER, WITH
from .state import NOBODY, Garden, Terms

ALONE: Final = [(seat,) for seat in range(6)]
FACES: Final = [*COLOURS, "serendip"]


class Serendipity(Garden):
    """A game of Serendipity in progress."""

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.phase == phase.OVER else ALONE[self.seat]

    def moves(self, seat: Seat) -> list[Move]:
        if self.phase == phase.OVER or seat != self.seat:
            return []
        match self.phase:
            case phase.CHOOSING:
                return [CHOOSE + colour for colour in self._free_colours()]
            case phase.UNCOVERING:
                stop = [STOP] if self.may_stop else []
                return [UNCOVER + cell for cell in range(CELLS) if self.place[cell] >= 0] + stop
            case phase.OWN:
                return [LEAVE, SWAP] if self.hidden else [LEAVE]
            case phase.OWN_TARGET:
                return [WITH + cell for cell in range(CELLS) if self.place[cell] >= 0]
            case phase.FOUND:
                return [LEAVE, SWAP]
            case phase.TURNING:
                return [TURN + rotation for rotation in range(6)]
            case phase.EXCHANGING:
                return [EXCHANGE + cell for cell in self._loose()] + [NO_EXCHANGE]
            case _:
                return [WITH + cell for cell in self._loose() if cell != self.picked]

    def sample(self, seat: Seat, chance: Chance) -> Move:
        if self.phase == phase.UNCOVERING:
            count = len(self.hidden)
            at = chance.below(count + 1 if self.may_stop else count)
            return STOP if at == count else UNCOVER + self.hidden[at]
        match self.phase:
            case phase.CHOOSING:
                free = self._free_colours()
                return CHOOSE + free[chance.below(len(free))]
            case phase.OWN:
                return LEAVE if not self.hidden or chance.below(2) == 0 else SWAP
            case phase.OWN_TARGET:
                return WITH + self.hidden[chance.below(len(self.hidden))]
            case phase.FOUND:
                return LEAVE + chance.below(2)
            case phase.TURNING:
                return TURN + chance.below(6)
            case phase.EXCHANGING:
                cell = self._sample_loose(chance, CELLS + 1)
                return NO_EXCHANGE if cell == CELLS else EXCHANGE + cell
            case _:
                return WITH + self._sample_loose(chance, CELLS)

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        """Rules are asked in the order in which a person would name them."""
        match self.phase:
            case phase.CHOOSING:
                return self._forbids_choice(move)
            case phase.UNCOVERING:
                return self._forbids_uncovering(move)
            case phase.OWN:
                return self._forbids_own(move)
            case phase.OWN_TARGET:
                return self._forbids_own_target(move)
            case phase.FOUND:
                return None if move in (LEAVE, SWAP) else Refusal("SER-6", "refuse-decide-serendip")
            case phase.TURNING:
                turning = TURN <= move < TURN + 6
                return None if turning else Refusal("SER-R39", "refuse-turn-first")
            case phase.EXCHANGING:
                if move == NO_EXCHANGE:
                    return None
                return self._forbids_loose(move, EXCHANGE, "refuse-exchange-first")
            case _:
                return self._forbids_loose(move, WITH, "refuse-target-first")

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        if move < UNCOVER + CELLS:
            self._uncover(move - UNCOVER, told)
            return
        if told.listening:
            self._tell(move, told)
        match self.phase:
            case phase.CHOOSING:
                self._choose(move - CHOOSE)
            case phase.UNCOVERING:
                self._end_turn()
            case phase.OWN | phase.OWN_TARGET:
                self._place_own(move)
            case phase.FOUND | phase.FOUND_TARGET:
                self._place_serendip(move)
            case phase.TURNING:
                self.turned[self.up] = move - TURN
                self._serendip_turned()
            case _:
                self._exchange(move)
        self._tell_end(told)

    def outcome(self) -> Outcome | None:
        """Most points win, ties share the victory (SER-10, SER-R31)."""
        if self.phase != phase.OVER:
            return None
        scores = tuple([self.score(seat) for seat in range(self.terms.seats)])
        most = max(scores)
        winners = tuple([seat for seat in range(self.terms.seats) if scores[seat] == most])
        return Outcome(scores, winners, "complete" if self.complete else "turn_limit")

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return look(self, seat, EVERYTHING if self.terms.show_seen else memory, self.outcome())

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> "Serendipity":
        world = self.copy()
        world.redeal(chance, EVERYTHING if self.terms.show_seen else memory)
        return world

    def copy(self) -> "Serendipity":
        twin = Serendipity(self.terms)
        twin.take_over(self)
        return twin

    def position(self) -> dict[str, Json]:
        return write_position(self)

    # Uncovering

    def _uncover(self, cell: int, told: Announcements) -> None:
        """Turn a hidden tile up for all to see (SER-3)."""
        face = self.face[cell]
        self.uncovered += 1
        self.seen[cell] = self.uncovered
        told.reveal()
        if told.listening:
            told.show("uncovered", {"seat": self.seat, "cell": NAMES[cell]}, {"face": FACES[face]})
        if face == SERENDIP:
            self._take_up(cell, phase.FOUND)
        elif self.owner[face] == self.seat:
            self._take_up(cell, phase.OWN)
        else:
            self._foreign(cell, face, told)

    def _take_up(self, cell: int, next_phase: int) -> None:
        self.turn_up(cell)
        self.up = cell
        self.phase = next_phase

    def _foreign(self, cell: int, face: int, told: Announcements) -> None:
        """A foreign flower is turned back (SER-4), an ownerless one may stay (SER-11, SER-R34)."""
        stays = self.owner[face] == NOBODY and self.open[SERENDIP] >= self.terms.stay_open_from
        if stays:
            self.turn_up(cell)
        if told.listening:
            told.everyone("stays-open" if stays else "turned-back", {"cell": NAMES[cell]})
        self._end_turn()
        self._tell_end(told)

    # Placing what was turned up

    def _place_own(self, move: Move) -> None:
        """Leave it and perhaps go on (SER-5a), or swap it with a hidden tile and end (SER-5b)."""
        if move == SWAP:
            self.phase = phase.OWN_TARGET
        elif move == LEAVE:
            self._resolved(goes_on=True)
        else:
            self.swap(self.up, move - WITH)
            self._resolved(goes_on=False)

    def _place_serendip(self, move: Move) -> None:
        """Leave it (SER-6a), or swap it with any tile but an open Serendip (SER-6b)."""
        if move == SWAP:
            self.phase = phase.FOUND_TARGET
            return
        self.moved = move != LEAVE
        if self.moved:
            cell = move - WITH
            self.swap(self.up, cell)
            self.up = cell
        if self.moved and not self.terms.rotate_on_move:
            self._serendip_turned()
        else:
            self.phase = phase.TURNING

    def _serendip_turned(self) -> None:
        """Moved: the turn may go on. Left: two other tiles may be exchanged (SER-6, SER-R39)."""
        if self.moved:
            self._resolved(goes_on=True)
        else:
            self.phase = phase.EXCHANGING

    def _exchange(self, move: Move) -> None:
        if self.phase == phase.EXCHANGING_WITH:
            self.swap(self.picked, move - WITH)
            self.picked = -1
        elif move != NO_EXCHANGE:
            self.picked = move - EXCHANGE
            self.phase = phase.EXCHANGING_WITH
            return
        self._resolved(goes_on=False)

    # The turn and the end

    def _resolved(self, goes_on: bool) -> None:
        """A tile has found its place: the end is looked for now (SER-R22)."""
        self.up = -1
        self.moved = False
        if self._is_complete():
            self.complete = True
            self.turns += 1
            self.phase = phase.OVER
        elif goes_on:
            self.phase = phase.UNCOVERING
            self.may_stop = True
        else:
            self._end_turn()

    def end_if_complete(self) -> None:
        """A garden that was set up finished is a finished game (SER-8, SER-R24)."""
        if self.phase == phase.UNCOVERING and self._is_complete():
            self.complete = True
            self.phase = phase.OVER

    def _is_complete(self) -> bool:
        """All Serendips and all flowers of an owned colour are open (SER-8, SER-R21)."""
        if self.open[SERENDIP] < EACH:
            return False
        for colour in range(6):
            if self.open[colour] == EACH and self.owner[colour] != NOBODY:
                return True
        return False

    def _end_turn(self) -> None:
        """The next seat, clockwise (SER-3), unless the limit of turns is reached (SER-R25)."""
        self.may_stop = False
        self.turns += 1
        if self.turns >= self.terms.turn_limit:
            self.phase = phase.OVER
            return
        self.phase = phase.UNCOVERING
        self.seat = self.seat + 1 if self.seat + 1 < self.terms.seats else 0

    def _choose(self, colour: int) -> None:
        """One colour at a time, in seat order, round after round (SER-R20)."""
        self.owner[colour] = self.seat
        self.seat = (self.seat + 1) % self.terms.seats
        if self.owner.count(NOBODY) == 6 - self.terms.seats * self.terms.colours_each:
            self.seat = self.first
            self.phase = phase.UNCOVERING

    # What may be touched

    def _free_colours(self) -> list[int]:
        return [colour for colour in range(6) if self.owner[colour] == NOBODY]

    def _loose(self) -> list[int]:
        """All tiles but open Serendips, which are fixed for good (SER-7)."""
        return [cell for cell in range(CELLS) if self.shown[cell] != SERENDIP]

    def _sample_loose(self, chance: Chance, count: int) -> int:
        """One of the loose tiles, or CELLS if `count` has room for it."""
        while True:
            cell = chance.below(count)
            if cell == CELLS or (self.shown[cell] != SERENDIP and cell != self.picked):
                return cell

    # Refusals

    def _forbids_choice(self, move: Move) -> Refusal | None:
        if not CHOOSE <= move < CHOOSE + 6:
            return Refusal("SER-2", "refuse-choose-first")
        taken = self.owner[move - CHOOSE] != NOBODY
        return Refusal("SER-R20", "refuse-colour-taken") if taken else None

    def _forbids_uncovering(self, move: Move) -> Refusal | None:
        if UNCOVER <= move < UNCOVER + CELLS:
            hidden = self.place[move - UNCOVER] >= 0
            return None if hidden else Refusal("SER-R1", "refuse-open-tile")
        if move == STOP:
            return None if self.may_stop else Refusal("SER-3", "refuse-stop-at-start")
        return Refusal("SER-3", "refuse-uncover-first")

    def _forbids_own(self, move: Move) -> Refusal | None:
        if move == LEAVE:
            return None
        if move == SWAP:
            return None if self.hidden else Refusal("SER-R30", "refuse-none-hidden")
        return Refusal("SER-5", "refuse-decide-own")

    def _forbids_own_target(self, move: Move) -> Refusal | None:
        if not WITH <= move < WITH + CELLS:
            return Refusal("SER-R39", "refuse-target-first")
        hidden = self.place[move - WITH] >= 0
        return None if hidden else Refusal("SER-R30", "refuse-swap-hidden-only")

    def _forbids_loose(self, move: Move, kind: int, otherwise: str) -> Refusal | None:
        if not kind <= move < kind + CELLS:
            return Refusal("SER-R39", otherwise)
        cell = move - kind
        if cell == self.up:
            return Refusal("SER-R7" if self.phase >= phase.EXCHANGING else "SER-6", "refuse-itself")
        if self.shown[cell] == SERENDIP:
            return Refusal("SER-7", "refuse-fixed")
        return Refusal("SER-R7", "refuse-same-tile") if cell == self.picked else None

    # What is told

    def _tell(self, move: Move, told: Announcements) -> None:
        """Said before it is done. Steps that only announce another are not worth a sentence."""
        args: dict[str, int | str] = {"seat": self.seat}
        if self.up >= 0:
            args["cell"] = NAMES[self.up]
        match self.phase:
            case phase.CHOOSING:
                args["colour"] = COLOURS[move - CHOOSE]
                told.everyone("chose", args)
            case phase.UNCOVERING:
                told.everyone("stopped", args)
            case phase.TURNING:
                args["rotation"] = move - TURN
                told.everyone("turned", args)
            case phase.EXCHANGING_WITH:
                args["cell"] = NAMES[self.picked]
                args["other"] = NAMES[move - WITH]
                told.everyone("exchanged", args)
            case _:
                self._tell_placing(move, args, told)

    def _tell_placing(self, move: Move, args: dict[str, int | str], told: Announcements) -> None:
        if move == LEAVE:
            told.everyone("left", args)
        elif move >= WITH and move < WITH + CELLS:
            args["other"] = NAMES[move - WITH]
            told.everyone("swapped", args)
        elif move == NO_EXCHANGE:
            told.everyone("kept", args)
        else:
            if move != SWAP:
                args["cell"] = NAMES[move - EXCHANGE]
            told.everyone("picked", args)

    def _tell_end(self, told: Announcements) -> None:
        if told.listening and self.phase == phase.OVER:
            told.everyone("ended", {"reason": "complete" if self.complete else "turn_limit"})


def terms(setting: Setting[Components]) -> Terms:
    """The agreements of a table as the rules use them."""
    options = setting.options
    stay_open = options.word("ownerless_stay_open")
    return Terms(
        seats=setting.seats,
        colours_each=options.number("colours_each"),
        edge_of=list(setting.components.edge_of),
        stay_open_from={"off": EACH + 1, "start": 0, "after_10": 10}[stay_open],
        rotate_on_move=options.flag("rotate_on_move"),
        chain_scores=options.flag("chain_serendips_score"),
        best_only=options.word("multi_colour_score") == "best",
        turn_limit=options.number("turn_limit"),
        show_seen=options.flag("show_seen"),
    )


def deal(setting: Setting[Components], chance: Chance) -> Serendipity:
    """Shuffle, lay out, allot the colours, find the first player (SER-1, SER-2, SER-R33)."""
    game = Serendipity(terms(setting))
    faces = [face for face in range(7) for _ in range(EACH)]
    chance.shuffle(faces, "tiles")
    rotations = [0] * CELLS
    if not game.terms.rotate_on_move:
        for cell in range(CELLS):
            if faces[cell] == SERENDIP:
                rotations[cell] = chance.below(6, "rotations")
    game.lay(faces, rotations)
    if setting.options.word("first_player") == "random":
        game.first = chance.below(setting.seats, "first player")
    if setting.options.word("colour_choice") == "seats":
        game.phase = phase.CHOOSING
    else:
        allot(game, setting)
        game.seat = game.first
    return game


def allot(game: Garden, setting: Setting[Components]) -> None:
    """Give each seat its colours as the pack says (SER-R20, SER-R35)."""
    shares = setting.components.allotment[setting.seats, game.terms.colours_each]
    for seat in range(setting.seats):
        for colour in shares[seat]:
            game.owner[colour] = seat


def set_up(setting: Setting[Components], position: dict[str, Json]) -> Serendipity:
    """A game that starts in the middle."""
    game = Serendipity(terms(setting))
    allot(game, setting)
    read_position(game, position)
    game.end_if_complete()
    if game.phase != phase.OVER and not game.moves(game.seat):
        raise BadPosition("not a position of Serendipity: nobody can move in it")
    return game
