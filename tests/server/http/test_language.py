"""The language of a page: the person's choice, else what the browser accepts, else English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cloister.core import registry
from cloister.core.languages import PSEUDO, SHELL
from cloister.core.text import sentence
from cloister.server import run
from cloister.server.app import Cloister, Settings
from cloister.server.http.language import COOKIE, language_of, offered, switch

from ..harness import Person, Server, bot

GERMAN = {"accept-language": "de"}


@pytest.fixture
def pseudo(store: Path) -> Iterator[Person]:
    """A person at a server that offers the pseudo-language."""
    with Server(store, pseudo=True) as server:
        yield server.person("Ana")


def language_at(person: Person, path: str = "/", **headers: str) -> str:
    """The language that a page declares."""
    page = person.http.get(path, headers=headers).text
    return page.partition('<html lang="')[2].partition('"')[0]


# Choosing the language


def test_english_is_the_default(ana: Person) -> None:
    assert language_at(ana) == "en"
    assert language_at(ana, **{"accept-language": "fr, tlh;q=0.5"}) == "en"


@pytest.mark.parametrize(
    ("accepted", "found"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("fr, de;q=0.5, en;q=0.4", "de"),
        ("de;q=0.4, en;q=0.5", "en"),
        ("de;q=0, fr", "en"),
        ("en, de", "en"),
    ],
)
def test_the_browsers_accepted_languages_count(ana: Person, accepted: str, found: str) -> None:
    assert language_at(ana, **{"accept-language": accepted}) == found


def test_a_choice_beats_what_the_browser_accepts(ana: Person) -> None:
    ana.http.cookies.set(COOKIE, "en")
    assert language_at(ana, **GERMAN) == "en"
    ana.http.cookies.set(COOKIE, "de")
    assert language_at(ana, **{"accept-language": "en"}) == "de"
    ana.http.cookies.set(COOKIE, "tlh")
    assert language_at(ana, **GERMAN) == "de"


@pytest.mark.parametrize(
    "header",
    [b"x" * 8000, b"de" + b",de" * 5000, b";q=", b"de;q=\xff", b"\xc3\xa4\xc3\xb6", b"*;q=x,,,-"]
    + [b"de;q=99999999999", b"q=0.5;de", b"%00%0d", b'"de'],
    ids=range(10),
)
def test_bad_headers_do_no_harm(ana: Person, header: bytes) -> None:
    for name in (b"accept-language", b"cookie"):
        value = header if name != b"cookie" else b"language=" + header
        answer = ana.http.get("/credits", headers=[(name, value)])
        assert answer.status_code == 200


@pytest.mark.parametrize(
    "cookie", [b"language=\x00", b"language", b'language="\\', b"a b=c; language=de;;=;", b"\xff=1"]
)
def test_a_broken_cookie_is_no_choice(cookie: bytes) -> None:
    scope = {"type": "http", "headers": [(b"cookie", cookie), (b"accept-language", b"\xff;q=\xfe")]}
    assert language_of(scope, ["en", "de"]) in ("en", "de")


# The switch


def test_a_choice_is_kept_and_leads_back_to_the_page(ana: Person) -> None:
    answer = ana.http.get("/language/de", params={"to": "/rules/serendipity"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/serendipity")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("language=de; Max-Age=31536000; Path=/; SameSite=Lax")
    assert language_at(ana, "/rules/serendipity") == "de"
    assert ana.http.get("/language/en").headers["location"] == "/"
    assert language_at(ana, **GERMAN) == "en"


def test_an_unknown_language_is_not_found(ana: Person) -> None:
    for language in ("tlh", PSEUDO, "%2e%2e%2fde", "de%0d%0aset-cookie:x=y", "DE", "d" * 5000):
        answer = ana.http.get(f"/language/{language}", headers={"accept": "text/html"})
        assert answer.status_code == 404, language
        assert "language=" not in answer.headers.get("set-cookie", "")


@pytest.mark.parametrize(
    "to",
    [
        "//evil.example",
        "///evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "https://evil.example",
        "https:evil.example",
        "javascript:alert(1)",
        "evil.example",
        "/%09/evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "/\r\nset-cookie: a=b",
        "\n//evil.example",
        " //evil.example",
        "/x\n",
        "/@evil.example/",
        "/x@evil.example",
        "/ä",
        "",
        "/.//evil.example:80",
        "/.//evil.example",
    ],
)
def test_the_language_switch_never_leads_outside(ana: Person, to: str) -> None:
    answer = ana.http.get("/language/de", params={"to": to})
    assert answer.status_code == 303
    there = answer.headers["location"]
    assert there == "/" or (there == to and is_inside(ana, there))
    assert "a=b" not in answer.headers.get("set-cookie", "")


@pytest.mark.parametrize(
    "raw", ["%2f%2fevil.example", "%5cevil.example", "/%0a/evil", "%252f%252fe"]
)
def test_the_language_switch_never_leads_outside_by_escapes(ana: Person, raw: str) -> None:
    there = ana.http.get(f"/language/de?to={raw}").headers["location"]
    assert is_inside(ana, there)


def is_inside(person: Person, location: str) -> bool:
    """Whether a browser that follows the location stays on this site."""
    return person.http.base_url.join(location).host == "127.0.0.1" and location[:2] != "//"


def test_the_switch_names_each_language_in_that_language(ana: Person) -> None:
    page = ana.http.get("/rules/serendipity").text
    assert 'href="/language/de?to=/rules/serendipity"' in page
    assert sentence(SHELL, "language-name", language="de") in page
    assert switch(["en"], "/") == []
    assert [link["href"] for link in switch(["en", "de"], '/t/x"y')] == [
        "/language/en?to=/t/x%22y",
        "/language/de?to=/t/x%22y",
    ]


# What is translated


def test_caches_know_what_a_page_depends_on(ana: Person) -> None:
    for path in ("/", "/rules/serendipity", "/nothing"):
        assert ana.http.get(path).headers["vary"] == "accept-language, cookie"


def test_the_not_found_page_is_translated(ana: Person) -> None:
    page = ana.http.get("/t/nothing", headers=GERMAN).text
    assert '<html lang="de"' in page
    assert sentence(SHELL, "error-not-found", language="de") in page


def test_programs_are_refused_in_english_with_a_key(ana: Person) -> None:
    """The browser shows the key's sentence in its own language."""
    answer = ana.http.get("/api/tables/x/replay", headers=GERMAN).json()
    assert answer == {
        "code": "unknown-table",
        "text": "There is no such table.",
        "key": "server-no-table",
        "args": {},
        "rule": "",
    }


def test_a_refused_move_has_a_key_and_arguments(ana: Person) -> None:
    with ana.sit(ana.open_table("me", bot())) as here:
        here.until("snap")
        answer = here.ask(v=0, seat=0, move="dance\x1b")
    assert (answer["code"], answer["key"], answer["rule"]) == (
        "bad-notation",
        "bad-notation",
        "CLO-1",
    )
    assert answer["args"]["words"] == "dance?"
    assert answer["text"].startswith('"dance?" is not a move. ')


def test_games_and_players_are_named_in_the_readers_language(ana: Person) -> None:
    ana.open_table("me", "here", bot("master:0.1s"), "friend")
    for language in ("en", "de"):
        headers = {"accept-language": language}
        names = ana.http.get("/api/me", headers=headers).json()["tables"][0]["names"]
        guest = sentence(SHELL, "seat-guest", {"number": 2}, language)
        master = sentence(SHELL, "bot-master", {"number": 3}, language)
        assert names == ["Ana", guest, master, ""]
        cards = ana.http.get("/api/games", headers=headers).json()
        for card in cards:
            folder = registry.find(card["key"]).folder
            assert card["pitch"] == sentence(folder, "pitch", language=language)


def test_unnamed_seats_are_named_by_the_reader(ana: Person) -> None:
    """The socket carries no language: bots and guests have no name, only a kind and a level."""
    ana.post("/api/me", name="")
    with ana.sit(ana.open_table("me", "here", bot(), {"kind": "here", "name": "Ben"})) as here:
        seats = here.until("snap")["seats"]
        assert [(seat["name"], seat["level"]) for seat in seats] == [
            ("", None),
            ("", None),
            ("", "uniform"),
            ("Ben", None),
        ]
        here.ask(chat="hello")
        assert here.until("chat")["from"] == ""


def test_rules_without_a_translation_are_marked_as_english(ana: Person) -> None:
    ours = [key for key in registry.keys() if _has_german_rules(key)]  # noqa: SIM118
    theirs = [key for key in (*registry.keys(), "_template") if key not in ours]
    for key in ours:
        page = ana.http.get(f"/rules/{key}", headers=GERMAN).text
        assert '<article class="prose rules" data-' in page
    for key in theirs:
        page = ana.http.get(f"/rules/{key}", headers=GERMAN).text
        assert '<html lang="de"' in page
        assert '<article class="prose rules" lang="en"' in page
        assert sentence(SHELL, "rules-not-translated", language="de") in page
    assert theirs


def _has_german_rules(key: str) -> bool:
    return (registry.find(key).folder / "RULES.de.md").is_file()


# Catalogues


@pytest.mark.parametrize("place", ["/words", "/games/serendipity/words"])
def test_catalogues_have_tags(ana: Person, place: str) -> None:
    first = ana.http.get(f"{place}/en.ftl")
    assert first.headers["content-type"] == "text/plain; charset=utf-8"
    assert first.headers["cache-control"] == "no-cache"
    again = ana.http.get(f"{place}/en.ftl", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert ana.http.get(f"{place}/de.ftl").headers["etag"] != first.headers["etag"]


def test_a_browser_gets_only_the_sentences_it_needs(ana: Person) -> None:
    shell = ana.http.get("/words/en.ftl").text
    for key in ("server-stale", "not-your-turn", "language-name", "seat-number"):
        assert f"\n{key} =" in shell
    assert "\ncli-" not in shell
    assert "\ndoctor-" not in shell


def test_missing_catalogues_are_not_found(ana: Person) -> None:
    for path in ("/words/tlh.ftl", "/words/en-XA.ftl", "/words/..ftl", "/games/chess/words/en.ftl"):
        assert ana.http.get(path).status_code == 404
    assert ana.http.get("/games/_template/words/de.ftl").status_code == 200


# The pseudo-language


def test_the_pseudo_language_exists_if_it_is_offered(pseudo: Person) -> None:
    assert language_at(pseudo, **{"accept-language": PSEUDO}) == PSEUDO
    assert "⟦" in pseudo.http.get(f"/words/{PSEUDO}.ftl").text
    assert "⟦" in pseudo.http.get(f"/games/serendipity/words/{PSEUDO}.ftl").text
    assert pseudo.http.get(f"/language/{PSEUDO}").status_code == 303
    assert "⟦" in pseudo.http.get("/credits").text
    assert offered(True) == [*offered(False), PSEUDO]


def test_the_pseudo_language_does_not_exist_otherwise(ana: Person) -> None:
    assert language_at(ana, **{"accept-language": PSEUDO}) == "en"
    ana.http.cookies.set(COOKIE, PSEUDO)
    assert language_at(ana) == "en"


@pytest.mark.parametrize("wanted", [True, False])
def test_a_server_starts_with_or_without_the_pseudo_language(
    store: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    opened: list[Settings] = []

    class Stop(Exception):
        """Stops the start once the settings are known."""

    def note(settings: Settings) -> Cloister:
        opened.append(settings)
        raise Stop

    monkeypatch.setattr(run, "Cloister", note)
    with pytest.raises(Stop):
        run.serve("127.0.0.1", 0, store, pseudo=wanted)
    assert [settings.pseudo for settings in opened] == [wanted]
