"""The whole error tree on one screen.

Every error has a stable `code`, the key of a sentence for people, the arguments of that sentence
and, where it refuses something that a player or a file asked for, the `rule` that forbids it
(CLO-n are the rules of every table, in core/RULES.md; all others belong to a game).
"""

from .said import Said


class CloisterError(Said):
    """Anything that Cloister refuses. Nothing has changed when it is raised."""

    code = "error"
    rule = ""

    def __init__(self, key: str, rule: str = "", /, **arguments: int | float | str) -> None:
        super().__init__(key, arguments)
        self.rule = rule or self.rule

    def __str__(self) -> str:
        cited = f" ({self.rule})" if self.rule else ""
        return f"{self.sentence()}{cited}"


class UsageError(CloisterError):
    """Something was asked for that does not exist."""

    code = "usage"


class UnknownGame(UsageError):
    """No folder of that name under games/."""

    code = "unknown-game"


class SeatsOutOfRange(UsageError):
    """The game does not support that number of seats."""

    code = "seats-out-of-range"


class UnknownOption(UsageError):
    """The game has no option of that name."""

    code = "unknown-option"


class BadOption(UsageError):
    """The option exists, but the value does not fit it."""

    code = "bad-option"


class UnknownBot(UsageError):
    """No bot of that level."""

    code = "unknown-bot"


class UnknownRule(UsageError):
    """No rule of that id."""

    code = "unknown-rule"


class BadSeed(UsageError):
    """A seed is 32 bytes."""

    code = "bad-seed"


class BadPosition(UsageError):
    """A position that the game cannot be in."""

    code = "bad-position"


class MissingExtra(UsageError):
    """An optional library is not installed."""

    code = "missing-extra"


class CannotServe(UsageError):
    """The address is taken, or is not an address of this machine."""

    code = "cannot-serve"


class Refused(CloisterError):
    """A player's request was refused."""

    code = "refused"


class BadNotation(Refused):
    """The text is not a move at all."""

    code, rule = "bad-notation", "CLO-1"


class IllegalMove(Refused):
    """It is a move, but a rule of the game forbids it now."""

    code = "illegal"


class NotYourTurn(Refused):
    """Another seat has to decide."""

    code, rule = "not-your-turn", "CLO-2"


class GameOver(Refused):
    """The game has ended."""

    code, rule = "game-over", "CLO-3"


class NoUndo(Refused):
    """Nothing to take back, or somebody has learnt something since."""

    code, rule = "no-undo", "CLO-4"


class DraftOver(Refused):
    """No move can be tried after one that shows something new or passes the turn on."""

    code, rule = "draft-over", "CLO-9"


class FileError(CloisterError):
    """A file is not what it should be."""

    code = "file"


class RecordDamaged(FileError):
    """Not a record, or bytes of it are broken."""

    code, rule = "record-damaged", "CLO-5"


class RecordTruncated(FileError):
    """The record ends too early."""

    code, rule = "record-truncated", "CLO-5"


class RecordForged(FileError):
    """The record was changed after it was written."""

    code, rule = "record-forged", "CLO-5"


class UnknownRules(FileError):
    """Played by rules that this version of Cloister does not have."""

    code, rule = "unknown-rules", "CLO-6"


class WrongPack(FileError):
    """A component pack that does not fit its game. `line` is 0 where no line is at fault."""

    code, rule = "wrong-pack", "CLO-7"

    def __init__(
        self, key: str, file: str, line: int = 0, /, **arguments: int | float | str
    ) -> None:
        super().__init__(key, **arguments)
        self.args = (key, file, line)
        self.within("pack-at-line" if line else "pack-in-file", file=file, line=str(line))


class PackMissing(FileError):
    """The record was played with a component pack that is not here."""

    code, rule = "pack-missing", "CLO-7"


class RuleBug(CloisterError):
    """A bug: an invariant of a game does not hold. The text is for developers, as in an
    assertion; players are told only that the table has stopped."""

    code = "rule-bug"

    def __init__(self, what: str) -> None:
        super().__init__("rule-bug", what=what)
        self.args = (what,)
