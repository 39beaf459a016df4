"""The bots that sit at a player's table."""

from collections.abc import Sequence

from cloister.bots import levels
from cloister.bots.context import SeatContext
from cloister.core.chance import derive, fast
from cloister.core.errors import UsageError
from cloister.core.game import Announcements
from cloister.core.heuristics import Plan
from cloister.core.table import Table
from cloister.core.values import Seat


class Opponents:
    """One bot for every seat but the player's."""

    def __init__(self, table: Table, player: Seat, names: Sequence[str]) -> None:
        seats = [seat for seat in range(table.setting.seats) if seat != player]
        named = list(names) * len(seats) if len(names) == 1 else list(names)
        if len(named) != len(seats):
            raise UsageError(f"{len(named)} bots against you: name one, or {len(seats)}")
        self.names = dict(zip(seats, named, strict=True))
        self._table = table
        self._bots = {seat: levels.make(name) for seat, name in self.names.items()}
        self._heuristics = table.game.heuristics_at(table.setting)
        self._plans: dict[Seat, Plan | None] = {}

    def play(self, seat: Seat) -> Announcements:
        """Let the bot of a seat make its move.

        Its dice follow from the table and the moment, so a game that is loaded goes on as it
        would have gone on.
        """
        table, bot = self._table, self._bots[seat]
        seed = derive(bytes.fromhex(table.header.seed), f"bot/{seat}/{len(table.log)}")
        context = SeatContext(table.state, seat, bot.memory, fast(seed), self._heuristics)
        context.plan = self._plans.get(seat)
        move = bot.choose(context)
        self._plans[seat] = context.plan
        return table.play_move(seat, move)
