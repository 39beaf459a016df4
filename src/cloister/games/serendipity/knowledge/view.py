"""What a seat may know: an allow-list over the garden."""

from cloister.core.values import Seat, View

from ..components.cells import NAMES
from ..rules import phase
from ..rules.state import Garden
from .memory import recall, visible_rotations

PROMPTS = (
    "prompt-choose",
    "prompt-uncover",
    "prompt-own",
    "prompt-own-target",
    "prompt-serendip",
    "prompt-serendip-target",
    "prompt-turn",
    "prompt-exchange",
    "prompt-exchange-with",
    "prompt-over",
)


class GardenView(View, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The garden as everybody sees it; there is no private knowledge (SER-R36)."""

    phase: int
    shown: list[int]
    """The face that lies open on each cell, or -1."""
    turned: list[int]
    """The rotation of each open Serendip, 0 elsewhere."""
    recalled: list[int]
    """The face of each hidden tile that the onlooker remembers, or -1 (SER-R32)."""
    owner: list[int]
    """The seat that owns each colour, or -1."""
    first: int
    """The seat that begins (SER-R33)."""
    edge_of: list[int]
    """For each colour, its edge on a Serendip of rotation 0."""
    chain: bool
    """Serendips inside a chain score too (SER-R12)."""
    up: str | None
    """The tile that was turned up and is not yet placed."""
    picked: str | None
    """The first of two tiles to be exchanged."""
    may_stop: bool
    turns: int


def look(garden: Garden, seat: Seat | None, memory: int) -> GardenView:
    """The view of a seat that remembers what was shown in the last `memory` uncoverings."""
    return GardenView(
        seat=seat,
        to_act=garden.to_act(),
        prompt=_prompt(garden, seat),
        outcome=garden.outcome(),
        phase=garden.phase,
        shown=garden.shown.copy(),
        turned=visible_rotations(garden),
        recalled=recall(garden, memory),
        owner=garden.owner.copy(),
        first=garden.first,
        edge_of=garden.terms.edge_of,
        chain=garden.terms.chain_scores,
        up=_name(garden.up),
        picked=_name(garden.picked),
        may_stop=garden.may_stop,
        turns=garden.turns,
    )


def _name(cell: int) -> str | None:
    return NAMES[cell] if cell >= 0 else None


def _prompt(garden: Garden, seat: Seat | None) -> str:
    if garden.phase != phase.OVER and seat != garden.seat:
        return "prompt-wait"
    if garden.phase == phase.UNCOVERING and garden.may_stop:
        return "prompt-go-on"
    return PROMPTS[garden.phase]
