"""What requests and pages need from the running server."""

from typing import Protocol

from starlette.requests import Request

from ..limits import Buckets
from ..store.store import Store
from ..table.hosts import Hosts
from ..table.lobby import Lobby
from ..table.services import Services


class Site(Protocol):
    """The parts of the application that answer requests; they exist once it has started."""

    @property
    def store(self) -> Store:
        """What is on disk."""

    @property
    def hosts(self) -> Hosts:
        """The live tables."""

    @property
    def lobby(self) -> Lobby:
        """Where tables are made and seats are taken."""

    @property
    def services(self) -> Services:
        """What all tables share."""

    @property
    def tables_made(self) -> Buckets:
        """The limit on new tables, by network address."""

    @property
    def replays(self) -> Buckets:
        """The limit on replays and deductions, by network address."""

    @property
    def languages(self) -> list[str]:
        """The languages that a person can choose from."""

    def base(self, request: Request) -> str:
        """The address of this server as a friend can use it."""
