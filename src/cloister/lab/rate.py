"""Who is stronger, and by how much: ratings over seat-balanced games.

Every pair of bots meets: one of them alone against the other in all remaining seats, once from
each seat with the same deal. So neither the deal nor the seat favours anybody.
"""

import hashlib
import math
from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from cloister.core import packs
from cloister.core.errors import MissingExtra, UsageError
from cloister.core.options import Value
from cloister.core.values import encode

from .chunk import Chunk, Row, Run
from .ledger import Ledger, Progress
from .simulate import check_resources, make_run, name_bots
from .tally import as_number
from .workers import play_chunks

Z_95 = 1.96
"""Standard deviations on either side of a 95 % interval."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's OpenSkill rating: 25 is the middle; low and high are the model's own interval."""

    bot: str
    rating: float
    low: float
    high: float


class Matchup(msgspec.Struct, frozen=True, kw_only=True):
    """One bot alone against another in all other seats."""

    bot: str
    against: str
    games: int
    share: float
    """Of the wins; a shared win counts in part."""
    low: float
    high: float
    fair: float
    """The share that a bot as strong as the others would win."""


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """The result of `rate`; everything but the seconds follows from the parameters."""

    game: str
    seats: int
    games: int
    seed: int | str
    options: dict[str, Value]
    standings: list[Standing]
    meetings: list[Matchup]
    seconds: float


def rate(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    *,
    workers: int | None = 1,
    ray: str | None = None,
    options: Mapping[str, object] | None = None,
    pack: Path | None = None,
    progress: Progress | None = None,
) -> Rating:
    """Play at least this many games, every seating equally often; resumes where it stopped."""
    name_bots(bots, len(bots))
    run = _balanced(make_run(game, seats, bots[:1], games, seed, options or {}, pack, None), bots)
    check_resources(workers, ray, None)
    load_openskill()
    ledger = Ledger(run, Ratings(run), None, progress, _journal(run))
    for chunk in play_chunks(run, ledger.open_parts(), workers, ray):
        ledger.take(chunk)
    return ledger.finish()


def seatings(bots: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Each bot alone in each seat against each other bot."""
    found: dict[tuple[str, ...], None] = {}
    for one, other in combinations(bots, 2):
        for lone, rest in ((one, other), (other, one)):
            for seat in range(seats):
                found[(rest,) * seat + (lone,) + (rest,) * (seats - seat - 1)] = None
    return tuple(found)


def load_openskill() -> Any:
    """OpenSkill's Plackett-Luce model, if it is installed; a bot's strength does not drift."""
    try:
        models = import_module("openskill.models")
    except ImportError:
        raise MissingExtra("lab-needs-openskill") from None
    return models.PlackettLuce(tau=0.0)


class Ratings:
    """Keeps the games, and rates them by number, whatever order they came in."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._rows: dict[int, Row] = {}

    @property
    def games(self) -> int:
        """How many were counted so far."""
        return len(self._rows)

    def add(self, chunk: Chunk) -> None:
        """Keep the games of a chunk."""
        self._rows.update(enumerate(chunk.rows, start=chunk.first))

    def result(self, seconds: float) -> Rating:
        """Ratings of all bots, and how each fared alone against each."""
        run = self._run
        return Rating(
            game=run.game,
            seats=run.seats,
            games=self.games,
            seed=as_number(run.seed),
            options=dict(run.options),
            standings=self._standings(),
            meetings=self._meetings(),
            seconds=seconds,
        )

    def _standings(self) -> list[Standing]:
        model = load_openskill()
        skill = {bot: model.rating() for seating in self._run.seatings for bot in seating}
        for index in sorted(self._rows):
            _learn(model, skill, self._run.seating(index), self._rows[index])
        found = [_standing(bot, rating) for bot, rating in skill.items()]
        return sorted(found, key=lambda standing: -standing.rating)

    def _meetings(self) -> list[Matchup]:
        points: dict[tuple[str, str], list[float]] = {}
        for index, row in self._rows.items():
            lone, rest, seat = _lone(self._run.seating(index))
            won = 1 / len(row.winners) if seat in row.winners else 0.0
            points.setdefault((lone, rest), []).append(won)
            if self._run.seats == 2:
                points.setdefault((rest, lone), []).append(1 - won if row.winners else 0.0)
        fair = 1 / self._run.seats
        return [_meeting(*pair, points[pair], fair) for pair in sorted(points)]


def _learn(model: Any, skill: dict[str, Any], seating: tuple[str, ...], row: Row) -> None:
    """Each seat learns from the game; a bot in several seats learns what they do on average."""
    ranks = [_rank(row, seat) for seat in range(len(seating))]
    teams = model.rate([[skill[bot]] for bot in seating], ranks=ranks)
    for bot in set(seating):
        learnt = [teams[seat][0] for seat in range(len(seating)) if seating[seat] == bot]
        mu = sum(rating.mu for rating in learnt) / len(learnt)
        sigma = sum(rating.sigma for rating in learnt) / len(learnt)
        skill[bot] = model.rating(mu=mu, sigma=sigma)


def _rank(row: Row, seat: int) -> int:
    """Winners first, whatever broke the tie; the others by score."""
    if seat in row.winners:
        return 0
    return 1 + sum(score > row.scores[seat] for score in row.scores)


def _standing(bot: str, rating: Any) -> Standing:
    off = Z_95 * rating.sigma
    return Standing(bot=bot, rating=rating.mu, low=rating.mu - off, high=rating.mu + off)


def _lone(seating: tuple[str, ...]) -> tuple[str, str, int]:
    """The lone bot, the others, and its seat; of two bots the first counts as the lone one."""
    for seat, bot in enumerate(seating):
        if seating.count(bot) == 1:
            return bot, seating[seat - 1], seat
    raise AssertionError("nobody sits alone")


def _meeting(bot: str, against: str, points: list[float], fair: float) -> Matchup:
    """The share with Wilson's interval."""
    games = len(points)
    share = sum(points) / games
    weight = Z_95 * Z_95 / games
    middle = (share + weight / 2) / (1 + weight)
    off = Z_95 / (1 + weight) * math.sqrt(share * (1 - share) / games + weight / (4 * games))
    return Matchup(
        bot=bot,
        against=against,
        games=games,
        share=share,
        low=max(0.0, middle - off),
        high=min(1.0, middle + off),
        fair=fair,
    )


def round_up_to_seatings(bots: Sequence[str], seats: int, games: int) -> int:
    """At least this many games, and every seating equally often."""
    rounds = max(1, len(seatings(bots, seats)))
    return -(-games // rounds) * rounds


def _balanced(run: Run, bots: Sequence[str]) -> Run:
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise UsageError("lab-name-two-bots")
    if run.seats < 2:
        raise UsageError("lab-rate-needs-seats")
    games = round_up_to_seatings(bots, run.seats, run.games)
    return msgspec.structs.replace(run, seatings=seatings(bots, run.seats), games=games)


def _journal(run: Run) -> Path:
    """The file that keeps what was played so far, named after the run."""
    folder = packs.home() / "rate"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{hashlib.sha256(encode(run)).hexdigest()[:24]}.part"
