"""Who may ask what the master would do, and about which position."""

from cloister.core.errors import DraftOver, NotYourTurn
from cloister.core.game import State
from cloister.core.values import Seat

from ..errors import HintsOff, NoDraft, TooMany
from .room import Room
from .scene import Scene
from .visitor import Visitor


def position_for_advice(
    room: Room, visitor: Visitor, scene: Scene, seat: Seat, v: int, tried: list[str]
) -> State:
    """The position that advice is asked about, after the moves that the seat is trying.

    Refused if the table plays without advice, if the seat has nothing to decide, or if it asks
    too often. On the wire, advice is called a hint.
    """
    if not room.row.hints:
        raise HintsOff("server-hints-off")
    if seat not in scene.to_act:
        raise NotYourTurn("not-your-turn")
    scene.check_fresh(seat, v)
    state = _drafted(room, scene, seat, tried) if tried else scene.table.state
    if not visitor.hints.take():
        raise TooMany("server-too-many-hints")
    return state


def _drafted(room: Room, scene: Scene, seat: Seat, tried: list[str]) -> State:
    if not room.game.drafts:
        raise NoDraft("server-no-draft", title=room.game.title)
    state, _, ends = scene.table.draft(seat, tried)
    if ends:
        raise DraftOver("server-confirm-first")
    return state
