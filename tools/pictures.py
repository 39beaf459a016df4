"""Draws the pictures in README and docs: games played by apprentices to about 60 %.

tools/pictures.py               writes docs/img/serendipity.svg and the others
tools/pictures.py --search 300  plays 300 games and lists the seeds of the best-looking ones
"""

import argparse
from pathlib import Path

from cloister.bots import levels
from cloister.bots.context import SeatContext
from cloister.core.chance import Fast
from cloister.core.game import Announcements, State
from cloister.core.registry import find
from cloister.core.table import Table
from cloister.games.serendipity.art.picture import svg
from cloister.games.serendipity.components.cells import CELL, CELLS, PLACES
from cloister.games.serendipity.components.tiles import HIDDEN, SERENDIP
from cloister.games.serendipity.knowledge.view import GardenView
from cloister.games.serendipity.words.standing import carpets

IMAGES = Path(__file__).parent.parent / "docs" / "img"
SEATS = 3
SEED = 116
OPEN = 55
OTHERS = {"altitude": (3, 5, 130), "mont_saint_michel": (4, 3, 130)}
"""Other games: seats, seed, and the number of moves before the picture."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--search", type=int, default=0, metavar="GAMES")
    games = parser.parse_args().search
    if games:
        found = sorted(((worth(play(seed)), seed) for seed in range(games)), reverse=True)
        for points, seed in found[:12]:
            print(f"seed {seed}: {points:.1f}")
        return
    IMAGES.mkdir(parents=True, exist_ok=True)
    (IMAGES / "serendipity.svg").write_text(svg(play(SEED)), encoding="utf-8")
    for key, (seats, seed, moves) in OTHERS.items():
        drawing = find(key).draw_svg
        assert drawing is not None
        view = Sitting(key, seats, seed).after(moves).view(None)
        name = f"{key.replace('_', '-')}.svg"
        (IMAGES / name).write_text(drawing(view), encoding="utf-8")


class Sitting:
    """Apprentices at a table."""

    def __init__(self, key: str, seats: int, seed: int) -> None:
        table = Table.new(key, seats, seed=seed.to_bytes(32, "big"))
        heuristics = table.game.heuristics_at(table.setting)
        self.state = table.state
        self.bots = [levels.make("apprentice") for _ in range(seats)]
        self.contexts = [
            SeatContext(self.state, seat, bot.memory, Fast(seats * seed + seat), heuristics)
            for seat, bot in enumerate(self.bots)
        ]
        self.chance = Fast(seed)

    def move(self) -> None:
        """One move of the seat that has to decide."""
        seat = self.state.to_act()[0]
        move = self.bots[seat].choose(self.contexts[seat])
        self.state.play(seat, move, self.chance, Announcements(listening=False))

    def after(self, moves: int) -> State:
        """The position after this many moves, or the end."""
        for _ in range(moves):
            if self.state.to_act():
                self.move()
        return self.state


def play(seed: int) -> GardenView:
    """What a spectator sees when enough tiles lie open and one has just been turned up."""
    sitting = Sitting("serendipity", SEATS, seed)
    view = look(sitting.state)
    while view.to_act and not (view.up and CELLS - view.shown.count(HIDDEN) >= OPEN):
        sitting.move()
        view = look(sitting.state)
    return view


def look(state: State) -> GardenView:
    view = state.view(None)
    assert isinstance(view, GardenView)
    return view


def worth(view: GardenView) -> float:
    """Prefers large carpets of all colours, an open middle and a Serendip in hand."""
    points = [carpet.points for carpet in carpets(view)]
    opened = [PLACES[cell] for cell in range(CELLS) if view.shown[cell] != HIDDEN]
    spread = abs(sum(q + r / 2 for q, r in opened)) + abs(sum(r for _, r in opened))
    in_hand = view.up is not None and view.shown[CELL[view.up]] == SERENDIP
    return sum(points) + 3 * min(points) - spread / 4 + 6 * in_hand


if __name__ == "__main__":
    main()
