# compiled with mypyc
"""The mount: where the monks stand, whose turn it is, and the move that is being made."""

from ..components.places import EBB, FLOOD, LAST, NOBODY, PLACES, RAMP, TOP, VILLAGE
from . import phase
from .hidden import NO_LOCATION, NO_PAGE, Hidden, require
from .terms import Terms


class Mount(Hidden):
    """The data of a position."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.place: list[int] = [VILLAGE] * 6
        self.at: list[int] = [NOBODY] * PLACES
        """The monk on each location. A monk about to be pushed stands in no place of it."""
        self.tides: list[int] = [EBB + FLOOD] * terms.seats
        self.seat = 0
        """Whose turn it is; another may be the one to look."""
        self.first = 0
        self.looker = 0
        self.turns = 0
        self.waiting = 0
        """Turns that have been finished since this page was turned up (MSM-A17)."""
        self.mover = NOBODY
        self.dots = 0
        """Dots that are left to the mover."""
        self.began: list[int] = []
        """Where all stood when the move began. Never changed in place."""
        self.pushed = NOBODY
        self.lock = 0
        """The monks that have moved in the running chain, as bits (MSM-A8)."""
        self.climber = NOBODY
        """The monk that came up the ramp and has a free step left (MSM-17)."""
        self.climber_lock = 0
        self.came = VILLAGE
        """Where the mover stepped onto the ramp from."""
        self.entered = False
        """Somebody has entered the open location during this move (MSM-A3)."""
        self.sailed = 0
        """Tide cards played in this turn."""

    def take_over(self, other: "Mount") -> None:
        """Become like another position."""
        self.take_over_hidden(other)
        self.take_over_move(other)
        self.first = other.first
        self.looker = other.looker
        self.turns = other.turns

    def take_over_move(self, other: "Mount") -> None:
        """Become like another position as far as the running move can change it."""
        self.place = other.place.copy()
        self.at = other.at.copy()
        self.tides = other.tides.copy()
        self.location = other.location
        self.page = other.page
        self.phase = other.phase
        self.seat = other.seat
        self.waiting = other.waiting
        self.mover = other.mover
        self.dots = other.dots
        self.began = other.began
        self.pushed = other.pushed
        self.lock = other.lock
        self.climber = other.climber
        self.climber_lock = other.climber_lock
        self.came = other.came
        self.entered = other.entered
        self.sailed = other.sailed

    def check(self) -> None:
        self.check_cards()
        self.check_slips()
        self._check_places()
        self._check_phase()

    def _check_places(self) -> None:
        for monk in range(6):
            place = self.place[monk]
            require(VILLAGE <= place <= RAMP, "no such place")
            if place == RAMP:
                require(self.phase == phase.ON_RAMP and monk == self.mover, "a monk on the ramp")
            elif place != VILLAGE and monk != self.pushed:
                require(self.at[place] == monk, "two monks on one location")
        for place in range(PLACES):
            monk = self.at[place]
            if monk != NOBODY:
                require(self.place[monk] == place and monk != self.pushed, "a monk is misplaced")
        require(self.at[VILLAGE] == NOBODY and self.at[RAMP] == NOBODY, "the village holds all")

    def _check_phase(self) -> None:
        now = self.phase
        moving = phase.WALKING <= now <= phase.CLIMBED
        require((self.mover != NOBODY) == moving, "a monk moves at the wrong time")
        require((self.pushed != NOBODY) == (now == phase.PUSHING), "a push at the wrong time")
        require(now != phase.CLIMBED or self.climber != NOBODY, "nobody has climbed")
        require(self.climber == NOBODY or self.place[self.climber] == TOP, "a climber astray")
        playing = moving or now == phase.PAGE
        require((self.page != NO_PAGE) == playing, "a page is open at the wrong time")
        opening = playing or now == phase.LOOKING
        require((self.location != NO_LOCATION) == opening, "a location at the wrong time")
        shown = self.order[(self.opened - 1) % LAST] if opening else NO_LOCATION
        require(self.location == shown, "another location is open than was turned up")
        require((now == phase.OVER) == (not self.deck and not playing), "the end is missed")
        require(0 <= self.seat < self.terms.seats, "no such seat")
