"""Pages, files and metrics."""

from pathlib import Path

import pytest

from cloister.core import registry
from cloister.server.health import Tally, metrics, percentiles
from cloister.server.http import markdown
from cloister.server.http.network import lan_address, reachable

from ..harness import Person, Server, bot, play_out


@pytest.mark.parametrize("path", ["/", "/new/serendipity", "/rules/serendipity", "/credits"])
def test_pages_are_html(ana: Person, path: str) -> None:
    answer = ana.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "<html" in answer.text


def test_the_table_and_its_replay_have_pages(ana: Person) -> None:
    table = ana.open_table("me", bot())
    for path in (f"/t/{table}", f"/replay/{table}"):
        assert ana.http.get(path).status_code == 200


@pytest.mark.parametrize(
    "path", ["/t/" + "0" * 32, "/new/chess", "/rules/%2e%2e", "/nothing", "/t/"]
)
def test_a_missing_page_is_a_page_for_people(ana: Person, path: str) -> None:
    answer = ana.http.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")


def test_every_rule_has_an_anchor_and_links_lead_to_one() -> None:
    for key in registry.keys():  # noqa: SIM118
        folder = registry.find(key).folder
        html = markdown.page(folder / "RULES.md")
        anchors = {part.partition('"')[0] for part in html.split('id="')[1:]}
        links = {part.partition('"')[0] for part in html.split('href="#')[1:]}
        assert links <= anchors
        text = (folder / "RULES.md").read_text("utf-8")
        assert anchors >= set(markdown.RULE.findall(text)) - {"SER-R"}


def test_html_in_markdown_is_shown_as_text(tmp_path: Path) -> None:
    path = tmp_path / "x.md"
    path.write_text(
        "**ABC-1 Title.** <script>alert(1)</script> see ABC-2 and `ABC-2`\n\n"
        "- **ABC-2** [x](javascript:alert(1)) <b onclick=x>\n- plain ABC-9\n"
    )
    html = markdown.page(path)
    assert '<p id="ABC-1">' in html
    assert '<li id="ABC-2">' in html
    assert html.count('<a href="#ABC-2">') == 1
    assert "ABC-9</a>" not in html
    assert "<script" not in html
    assert "<b " not in html
    assert 'href="javascript' not in html


def test_files_have_tags(ana: Person) -> None:
    path = "/games/serendipity/words/en.ftl"
    first = ana.http.get(path)
    assert first.headers["content-type"] == "text/plain; charset=utf-8"
    again = ana.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert ana.http.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_the_files_of_a_board_come_from_its_web_folder(ana: Person) -> None:
    folder = registry.find("serendipity").folder / "web"
    for name, kind in (("board.js", "text/javascript"), ("board.css", "text/css")):
        answer = ana.http.get(f"/games/serendipity/{name}")
        assert answer.headers["content-type"] == f"{kind}; charset=utf-8"
        assert answer.content == (folder / name).read_bytes()


@pytest.mark.parametrize(
    "path",
    [
        "/games/serendipity/rules.py",
        "/games/serendipity/components.toml",
        "/games/serendipity/text/../rules.py",
        "/games/serendipity/text/%2e%2e/rules.py",
        "/games/serendipity/%2e%2e/%2e%2e/core/game.py",
        "/games/chess/board.js",
        "/games/serendipity/none.js",
        "/games/serendipity/web/board.js",
        "/static/..%2f..%2fpyproject.toml",
        "/static/%2fetc/passwd",
        "/static//etc/passwd",
        "/static/%00.js",
        "/static/",
    ],
)
def test_nothing_else_is_served(ana: Person, path: str) -> None:
    answer = ana.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] in ("unknown-page", "unknown-game")


def test_health_and_metrics(server: Server, ana: Person) -> None:
    with ana.sit(ana.open_table("me", "here")) as here:
        play_out(here, most=3)
        here.move("dance")
        assert ana.get("/healthz") == {"ok": True, "tables": 1}
        text = ana.http.get("/metrics").text
    for line in (
        "cloister_tables 1",
        "cloister_sockets 1",
        "cloister_moves_total 3",
        'cloister_refusals_total{code="bad-notation"} 1',
    ):
        assert line in text.splitlines()


def test_metrics_of_an_idle_server() -> None:
    assert 'quantile="0.5"} 0.000000' in metrics(Tally(), 0, 0, 0, [])
    assert percentiles([2.0]) == (2.0, 2.0)
    assert percentiles([float(n) for n in range(1, 101)]) == pytest.approx((50.5, 99.99))


def test_invitations_use_an_address_that_others_can_reach() -> None:
    lan = lan_address()
    assert reachable("127.0.0.1:8731") == f"{lan}:8731"
    assert reachable("localhost") == lan
    assert reachable("[::1]:80") == f"{lan}:80"
    assert reachable("play.example:80") == "play.example:80"


def test_an_unlisted_game_cannot_be_played(store: Path) -> None:
    with Server(store, unlisted=False) as server:
        wish = {"game": "_template", "seats": [{"kind": "me"}, bot()]}
        assert server.person().refused("/api/tables", **wish) == (404, "unknown-game")
        assert server.person().http.get("/rules/_template").status_code == 404


def test_the_parts_of_moves_are_served_for_their_labels(server: Server) -> None:
    get = server.person().http.get
    assert get("/games/_template/parts.json").json() == {"burn": ["candle"], "pass": ["candle"]}
    assert get("/games/serendipity/parts.json").json() == {}
