"""Headers, cookies, origins and hostile input."""

import re
import stat
from pathlib import Path

import httpx
import pytest
from starlette.routing import Route

from cloister.server.http.middleware import HEADERS
from cloister.server.http.people import Guests, cookie_header, secret_key
from cloister.server.origin import same_origin
from cloister.server.table.clean_text import tidy

from ..harness import Person, Server, Sitting, bot

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</script><svg onload=alert(1)>",
    "{{7*7}}${7*7}<%= 7*7 %>",
    "' OR 1=1; DROP TABLE line; --",
    "\u202egnp.exe\u2066",
    "\x00\x1b[31m\r\nSet-Cookie: a=b",
    "𝕳𝖊𝖑𝖑𝖔 🂡 Zürich",
    "a\u0300" * 40,
    "\ud83d\ude00",
]


def addresses(server: Server, table: str) -> list[str]:
    """The address of every route, with its parameters filled in."""
    gaps = {"table": table, "game": "serendipity", "file:path": "lib/words.js"}
    gaps |= {"file": "board.js", "language": "de"}
    router = server.app._router
    paths = [route.path for route in router.routes if isinstance(route, Route)]
    assert len(paths) == len(router.routes) > 20
    return [re.sub(r"{(.*?)}", lambda gap: gaps[gap[1]], path) for path in paths]


def test_every_answer_has_the_headers(server: Server, ana: Person) -> None:
    table = ana.open_table("me", bot())
    wanted = {name.decode(): value.decode() for name, value in HEADERS}
    for path in [*addresses(server, table), "/nothing/here", "/api/nothing", "/static/none.js"]:
        for method in ("GET", "HEAD", "POST", "DELETE", "OPTIONS"):
            answer = ana.http.request(method, path)
            assert answer.status_code < 500
            assert wanted.items() <= dict(answer.headers).items(), (method, path)
            assert "server" not in answer.headers
            assert answer.headers["cache-control"] in ("no-cache", "no-store")


def test_the_policy_allows_nothing_inline() -> None:
    policy = dict(HEADERS)[b"content-security-policy"].decode()
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy


def test_pages_have_no_inline_script_or_style(server: Server, ana: Person) -> None:
    table = ana.open_table("me", bot())
    for path in ("/", "/new/serendipity", f"/t/{table}", f"/replay/{table}", "/credits"):
        page = ana.http.get(path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>\s*\S", page), path
        assert not re.search(r"\son\w+\s*=|\sstyle\s*=|javascript:|<style", page, re.I), path


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "{url}.evil.example"},
        {"origin": "{url}", "sec-fetch-site": "cross-site"},
        {"origin": "{url}", "sec-fetch-site": "same-site"},
        {"origin": "http://[broken"},
    ],
)
def test_requests_from_foreign_pages_are_refused(
    server: Server, ana: Person, headers: dict[str, str]
) -> None:
    sent = {name: value.format(url=server.url) for name, value in headers.items()}
    answer = httpx.post(
        f"{server.url}/api/me", json={"name": "x"}, headers={"cookie": ana.cookie, **sent}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert ana.get("/api/me")["name"] == "Ana"


def test_forms_of_other_sites_are_not_json(ana: Person) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = ana.http.post("/api/me", content=b'{"name":"x"}', headers={"content-type": kind})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_foreign_pages_get_no_socket(server: Server, ana: Person, origin: str) -> None:
    table = ana.open_table("me", bot())
    with pytest.raises(Exception, match="403"):
        Sitting(server.url, table, ana.cookie, origin=origin)


def test_same_origin() -> None:
    assert same_origin("http://192.168.1.5:8731", "192.168.1.5:8731")
    assert same_origin("https://Play.Example", "play.example")
    for origin, host in [
        (None, "a"),
        ("http://a", None),
        ("http://a", "b"),
        ("http://a@b", "a"),
        ("http://b.a", "a"),
        ("", ""),
    ]:
        assert not same_origin(origin, host)


def test_the_cookie_is_signed_and_flagged(server: Server) -> None:
    first = httpx.get(f"{server.url}/").headers["set-cookie"]
    assert re.fullmatch(
        r"sid=[0-9a-f]{32}\.[\w-]+; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax", first
    )
    secure = cookie_header("x", "https")
    assert secure.startswith("__Host-sid=x;")
    assert secure.endswith("; Secure")
    assert "set-cookie" not in httpx.get(f"{server.url}/healthz").headers


def test_a_valid_cookie_is_not_replaced(ana: Person) -> None:
    assert "set-cookie" not in ana.http.get("/").headers
    ana.http.cookies.set("sid", "00" * 16 + ".forged")
    assert "set-cookie" in ana.http.get("/").headers


def test_guests_cannot_be_forged() -> None:
    guests, others = Guests(b"a" * 64), Guests(b"b" * 64)
    cookie = guests.new()
    assert len(guests.read(cookie)) == 32
    assert guests.read(cookie) != cookie.partition(".")[0], "the number itself is not kept"
    assert others.read(cookie) == ""
    for wrong in ("", ".", cookie[:-1], cookie + "A", "é" * 40, cookie.swapcase()):
        assert guests.read(wrong) == ""


def test_the_key_is_readable_by_its_owner_only(folder: Path) -> None:
    path = folder / "k"
    key = secret_key(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert secret_key(path) == key
    assert len(key) == 64


def test_the_store_is_readable_by_its_owner_only(server: Server, store: Path) -> None:
    for path in store.parent.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


def test_tokens_are_not_stored(server: Server, ana: Person, store: Path) -> None:
    table = ana.open_table("me", "friend")
    token = ana.invite(table, 1)
    kept = b"".join(path.read_bytes() for path in store.parent.iterdir())
    assert table.encode() in kept
    assert token.encode() not in kept
    assert ana.sid.partition(".")[0].encode() not in kept


@pytest.mark.parametrize("words", HOSTILE)
def test_hostile_text_is_treated_as_data(server: Server, ana: Person, words: str) -> None:
    words = words.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    name = ana.post("/api/me", name=words)["name"]
    table = ana.open_table("me", {"kind": "here", "name": words}, bot())
    with ana.sit(table) as here:
        snap = here.until("snap")
        assert snap["seats"][0]["name"] == name
        assert here.ask(chat=words)["t"] == "ack"
        said = here.until("chat")["text"]
    for told in (name, said):
        assert not re.search(r"[\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]", told)
        assert told == tidy(told, 500)
    page = ana.http.get(f"/t/{table}").text
    assert words not in page


def test_tidy() -> None:
    assert tidy("  a\t\nb  ", 24) == "a b"
    assert tidy("x" * 100, 24) == "x" * 24
    assert tidy("\u200b\u202e\x00", 24) == ""
    assert tidy("\ud800x", 24) == "x"


def test_reading_stores_nothing(server: Server, store: Path) -> None:
    stranger = httpx.Client(base_url=server.url)
    for path in ("/", "/api/me", "/api/games", "/t/" + "0" * 32, "/rules/serendipity"):
        stranger.get(path)
    stranger.close()
    count = server.app.store._reading.execute("SELECT count(*) FROM person").fetchone()[0]
    assert count == 0
    assert server.app.hosts.live == {}
