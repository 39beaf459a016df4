"""The address at which other machines can reach this one."""

import socket

LOOPBACK = ("localhost", "127.0.0.1", "[::1]", "0.0.0.0")


def reachable(host: str) -> str:
    """The same host and port, with the loopback replaced by an address on the local network."""
    name, colon, port = host.partition(":") if not host.startswith("[") else host.rpartition(":")
    return f"{lan_address()}{colon}{port}" if name in LOOPBACK else host


def lan_address() -> str:
    """The address of this machine on the local network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
