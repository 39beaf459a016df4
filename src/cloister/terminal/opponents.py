"""The bots that sit at a player's table."""

from collections.abc import Sequence

from cloister.bots import levels
from cloister.bots.context import SeatContext
from cloister.core.chance import derive, fast
from cloister.core.errors import UsageError
from cloister.core.game import Announcements
from cloister.core.heuristics import Plan
from cloister.core.table import Table
from cloister.core.text import say
from cloister.core.values import Seat


class Opponents:
    """One bot for every seat but the player's."""

    def __init__(self, table: Table, player: Seat, names: Sequence[str]) -> None:
        seats = [seat for seat in range(table.setting.seats) if seat != player]
        named = list(names) * len(seats) if len(names) == 1 else list(names)
        if len(named) != len(seats):
            raise UsageError("terminal-bots-for-seats", bots=len(named), seats=len(seats))
        self.levels = dict(zip(seats, named, strict=True))
        self.names = _names(self.levels)
        self._table = table
        self._bots = {seat: levels.make(name) for seat, name in self.levels.items()}
        self._heuristics = table.game.heuristics_at(table.setting)
        self._plans: dict[Seat, Plan | None] = {}

    def play(self, seat: Seat) -> Announcements:
        """Let the bot of a seat make its move.

        Its dice follow from the table and the number of moves, so a loaded game continues as it
        would have without the break.
        """
        table, bot = self._table, self._bots[seat]
        seed = derive(bytes.fromhex(table.header.seed), f"bot/{seat}/{len(table.log)}")
        context = SeatContext(table.state, seat, bot.memory, fast(seed), self._heuristics)
        context.plan = self._plans.get(seat)
        move = bot.choose(context)
        self._plans[seat] = context.plan
        return table.play_move(seat, move)


def _names(levels: dict[Seat, str]) -> dict[Seat, str]:
    """The names of the bots: their level, numbered if several have the same."""
    kinds = {seat: level.partition(":")[0] for seat, level in levels.items()}
    names: dict[Seat, str] = {}
    for seat, kind in kinds.items():
        alike = [other for other in kinds if kinds[other] == kind]
        names[seat] = (
            say("terminal-bot", level=kind)
            if len(alike) == 1
            else say(f"bot-{kind}", number=alike.index(seat) + 1)
        )
    return names
