"""Everything that the server refuses, each with its code and its HTTP status."""

import traceback

from cloister.core.errors import CloisterError


class Denied(CloisterError):
    """A request or a command was refused."""

    code = "denied"
    status = 400


class BadFrame(Denied):
    """Not a message of docs/protocol.md."""

    code = "bad-frame"


class BadRequest(Denied):
    """Not a request of docs/protocol.md."""

    code = "bad-request"


class NotYours(Denied):
    """The seat or the table belongs to somebody else."""

    code, status = "not-yours", 403


class CurtainClosed(Denied):
    """Several players share a screen, and the curtain of this seat is closed."""

    code, status = "curtain", 403


class BadToken(Denied):
    """The invitation was used, replaced or never made."""

    code, status = "bad-token", 403


class ForeignOrigin(Denied):
    """The request comes from a page of another site."""

    code, status = "origin", 403


class UnknownTable(Denied):
    """No table has that id."""

    code, status = "unknown-table", 404


class UnknownPage(Denied):
    """There is nothing at that address."""

    code, status = "unknown-page", 404


class WrongMethod(Denied):
    """The address exists, but does not take that kind of request."""

    code, status = "wrong-method", 405


class WrongMoment(Denied):
    """This cannot be done at this stage of the game."""

    code, status = "wrong-moment", 409


class Stale(Denied):
    """The decision has changed since the player looked."""

    code, status = "stale", 409


class NoDraft(Denied):
    """Moves are made one by one in this game."""

    code = "no-draft"


class NoSheet(Denied):
    """The game has no deduction sheet."""

    code = "no-sheet"


class SheetFull(Denied):
    """More marks, changes or snapshots than a sheet has room for."""

    code, status = "sheet-full", 409


class HintsOff(Denied):
    """This table has agreed to play without advice."""

    code, status = "hints-off", 409


class TooLarge(Denied):
    """The message has too many bytes."""

    code, status = "too-large", 413


class TooMany(Denied):
    """More than the limits allow."""

    code, status = "rate", 429


class TableFault(Denied):
    """The code of the game failed: the table is stopped, its record is kept."""

    code, status = "table-fault", 409


class NotSaved(Denied):
    """The store could not save it, so it has not happened."""

    code, status = "not-saved", 503


class Broken(Denied):
    """A bug in the server."""

    code, status = "broken", 500


class StoreBusy(CloisterError):
    """Another server is using this store."""

    code = "store-busy"


def place(bug: Exception) -> str:
    """Where a bug occurred. The text of an error is never logged: it might be secret."""
    frames = traceback.extract_tb(bug.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
