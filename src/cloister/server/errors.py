"""What the server refuses, with the status that a request gets for it."""

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
    """Somebody else's seat, or a seat where none is held."""

    code, status = "not-yours", 403


class CurtainClosed(Denied):
    """Round one screen, a seat decides when its curtain is open."""

    code, status = "curtain", 403


class BadToken(Denied):
    """An invitation that was used, replaced or never made."""

    code, status = "bad-token", 403


class ForeignOrigin(Denied):
    """The request comes from another site's page."""

    code, status = "origin", 403


class UnknownTable(Denied):
    """No table of that id."""

    code, status = "unknown-table", 404


class UnknownPage(Denied):
    """Nothing lies at that address."""

    code, status = "unknown-page", 404


class WrongMethod(Denied):
    """The address exists, and does not take that kind of request."""

    code, status = "wrong-method", 405


class WrongMoment(Denied):
    """It could be done, but not now."""

    code, status = "wrong-moment", 409


class Stale(Denied):
    """The decision has changed since the player looked."""

    code, status = "stale", 409


class NoDraft(Denied):
    """Moves are made one by one in this game."""

    code = "no-draft"


class NoSheet(Denied):
    """Nothing is deduced in this game."""

    code = "no-sheet"


class SheetFull(Denied):
    """More marks, changes or snapshots than a sheet has room for."""

    code, status = "sheet-full", 409


class HintsOff(Denied):
    """This table has agreed to play without hints."""

    code, status = "hints-off", 409


class TooLarge(Denied):
    """More bytes than a message may have."""

    code, status = "too-large", 413


class TooMany(Denied):
    """More than the limits allow."""

    code, status = "rate", 429


class TableFault(Denied):
    """A rule of the game failed: the table stands still, its record is kept."""

    code, status = "table-fault", 409


class NotSaved(Denied):
    """The store could not write it down, so it has not happened."""

    code, status = "not-saved", 503


class Broken(Denied):
    """Our fault."""

    code, status = "broken", 500


class StoreBusy(CloisterError):
    """Another server works with this store."""

    code = "store-busy"


def place(bug: Exception) -> str:
    """Where it happened. What an error says might hold what a seat may not know: it is not told."""
    frames = traceback.extract_tb(bug.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
