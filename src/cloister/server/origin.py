"""Where a request comes from: the address of the client, and the site of the page that asks."""

from urllib.parse import urlsplit

from starlette.types import Scope


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether an Origin header names the host that was asked."""
    if not origin or not host:
        return False
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def client_address(scope: Scope) -> str:
    """The network address of the client, or an empty one if it is unknown."""
    client = scope.get("client")
    return str(client[0]) if client else ""
