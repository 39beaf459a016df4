"""Compares worlds that a seat cannot tell apart, imagined or really dealt, in one position."""

from cloister.core.chance import Chance
from cloister.core.draws import Draw, Recording
from cloister.core.game import Announcements, State
from cloister.core.values import EVERYTHING, Move, Seat, encode

from .hunt import Hunt
from .sent import seen
from .walk import Walk, dice, positions, walks

TWINS = 3
"""Worlds that are compared for each seat in each position."""
DEALS = 200
"""Real deals that are searched for ones that look alike; fewer if worlds are costly to imagine."""
MIN_DEALS = 10


def states(hunt: Hunt) -> None:
    """A seat sees the same in a position and in every world that it imagines there.

    A spectator knows no more than any seat, so it too sees the same in a seat's imagined world.
    """
    enough = hunt.comparisons + hunt.budget.states
    for walk in positions(hunt.game, hunt.budget.states, hunt.first):
        tries = hunt.tries(walk)
        for onlooker in walk.onlookers:
            _compare_seen(hunt, walk, onlooker, tries)
        if hunt.comparisons >= enough:
            return


def _compare_seen(hunt: Hunt, walk: Walk, onlooker: Seat | None, tries: list[Move]) -> None:
    game, state = hunt.game, walk.state
    chance = dice(walk.seed, -7 - walk.made)
    ours = seen(game, state, onlooker, tries)
    twin = state
    for _ in range(TWINS):
        twin = state.imagine(onlooker, chance)
        hunt.same("state", walk, onlooker, ours, seen(game, twin, onlooker, tries))
    if onlooker is not None:
        hunt.same("spectator", walk, None, *_open(state, twin))


def imagined(hunt: Hunt) -> None:
    """Imagining from an imagined world gives the same result as imagining from the true one."""
    for walk in positions(hunt.game, max(20, hunt.budget.states // 200), hunt.first):
        for onlooker in walk.onlookers:
            world = walk.state.imagine(onlooker, dice(walk.seed, -8 - walk.made))
            _compare_imagined(hunt, walk, onlooker, world, "imagined")


def dealt(hunt: Hunt) -> None:
    """If real deals look alike to a seat, it imagines the same worlds in them.

    This tests `imagine` itself: the other levels would not notice if it kept something hidden.
    """
    for walk in walks(hunt.game, max(1, hunt.budget.deals // DEALS), hunt.first):
        onlooker = walk.onlookers[walk.seed % len(walk.onlookers)]
        first = (walk.seed + 1) * 1_000_000
        worlds = _alike(walk, onlooker, _deals(walk, first))
        while worlds and walk.state.to_act():
            for world in worlds[:TWINS]:
                _compare_imagined(hunt, walk, onlooker, world, "dealt")
            seat, move = walk.choose()
            worlds = [world for world in worlds if _played(world, seat, move, walk)]
            walk.play(seat, move)
            worlds = _alike(walk, onlooker, worlds)


def _deals(walk: Walk, first: int) -> list[State]:
    """Other deals for the same table. Half of them share most draws with the walk's deal: if much
    is dealt openly, no others would ever look alike."""
    recording = Recording(dice(walk.seed))
    walk.game.start(walk.setting, recording)
    truth = encode(walk.state.position())
    worlds: list[State] = []
    for n in range(first, first + max(MIN_DEALS, DEALS // walk.game.weight)):
        chance = dice(n) if n % 2 else PartlyReplaying(recording.draws, dice(n))
        worlds.append(walk.game.start(walk.setting, chance))
    return [world for world in worlds if encode(world.position()) != truth]


class PartlyReplaying(Chance):
    """Gives out recorded draws, except for some labels that are drawn again."""

    def __init__(self, draws: list[Draw], fresh: Chance) -> None:
        self._redrawn = fresh
        labels = sorted({draw.label for draw in draws})
        kept = {label for label in labels if fresh.below(4)}
        self._draws = [draw for draw in draws if draw.label in kept]

    def below(self, n: int, label: str = "") -> int:
        came = self._recorded(n, label)
        return came if isinstance(came, int) else self._redrawn.below(n)

    def shuffle(self, items: list[int], label: str = "") -> None:
        order = self._recorded(len(items), label)
        if isinstance(order, list):
            items[:] = [items[i] for i in order]
        else:
            self._redrawn.shuffle(items)

    def _recorded(self, size: int, label: str) -> int | list[int] | None:
        """The next draw of that label and size, if it is kept."""
        for at, draw in enumerate(self._draws):
            if (draw.label, draw.size) == (label, size):
                return self._draws.pop(at).came
        return None


def _compare_imagined(
    hunt: Hunt, walk: Walk, onlooker: Seat | None, world: State, level: str
) -> None:
    ours = walk.state.imagine(onlooker, dice(walk.made))
    theirs = world.imagine(onlooker, dice(walk.made))
    hunt.same(level, walk, onlooker, encode(ours.position()), encode(theirs.position()))


def _played(world: State, seat: Seat, move: Move, walk: Walk) -> bool:
    if seat not in world.to_act() or world.forbids(seat, move) is not None:
        return False
    world.play(seat, move, walk.dice(), Announcements(listening=False))
    return True


def _alike(walk: Walk, onlooker: Seat | None, worlds: list[State]) -> list[State]:
    view = walk.state.view(onlooker, EVERYTHING)
    return [world for world in worlds if world.view(onlooker, EVERYTHING) == view]


def _open(state: State, twin: State) -> tuple[bytes, bytes]:
    return encode(state.view(None, EVERYTHING)), encode(twin.view(None, EVERYTHING))
