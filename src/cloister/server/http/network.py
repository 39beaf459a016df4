"""The address under which others find this machine."""

import socket

LOOPBACK = ("localhost", "127.0.0.1", "[::1]", "0.0.0.0")


def reachable(host: str) -> str:
    """The same host and port, with an address of the local net in place of the loopback."""
    name, colon, port = host.partition(":") if not host.startswith("[") else host.rpartition(":")
    return f"{lan_address()}{colon}{port}" if name in LOOPBACK else host


def lan_address() -> str:
    """Our address on the way out; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
