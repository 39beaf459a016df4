"""The deduction sheet in the browser: marks by hand and by key, what follows, undo, snapshots."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from .harness import HERE, Guest, Served, Visit
from .looks import LOOKS, NAMES, look, touch

BOARD = (HERE / "vigil_board.js").read_text("utf-8")
BOTS: list[dict[str, str]] = [{"kind": "bot", "level": "uniform"}] * 2
LOGIC = """async ([name, args]) => {
  const logic = await import("/static/board/sheet-logic.js");
  const plain = (_, value) =>
    value instanceof Map ? Object.fromEntries(value) : value instanceof Set ? [...value] : value;
  const mapped = (_, value) =>
    value?.map && !Array.isArray(value) ? new Map(Object.entries(value.map)) : value;
  const given = JSON.parse(JSON.stringify(args), mapped);
  return JSON.stringify(logic[name](...given), plain);
}"""


FITS = """() => {
  const room = document.querySelector(".matrix-room");
  return room.scrollWidth <= room.clientWidth && room.scrollHeight <= room.clientHeight;
}"""


def with_board(guest: Guest, board: str = BOARD) -> Guest:
    """Give Vigil a board for these tests, because it has none."""

    def answer(route: Route) -> None:
        route.fulfill(body=board, content_type="text/javascript")

    guest.context.route("**/games/_template/board.js", answer)
    guest.context.route(
        "**/games/_template/board.css", lambda route: route.fulfill(content_type="text/css")
    )
    return guest


def sit_down(guest: Guest, **more: object) -> str:
    return guest.table(
        [{"kind": "me"}, *BOTS], game="_template", **{"options": {"rounds": 5}, **more}
    )


def cell(guest: Guest, key: str) -> Locator:
    return guest.page.locator(f'[data-mark="{key}"]')


def states(guest: Guest) -> dict[str, str]:
    """The state of every cell that is not open; a derived state is in brackets."""
    found = {}
    for element in guest.page.locator("[data-mark]").all():
        classes = (element.get_attribute("class") or "").split()
        state = "x" if "is-x" in classes else "o" if "is-o" in classes else ""
        if state:
            light = "by-derived" in classes
            found[str(element.get_attribute("data-mark"))] = f"({state})" if light else state
    return found


def open_sheet(guest: Guest) -> None:
    guest.page.get_by_role("tab", name="Sheet").click()


# Deduction: pure functions


def quick_page(visit: Visit) -> Guest:
    """A page that loads nothing but the logic of the sheet."""
    guest = visit()
    guest.page.goto(f"{guest.base}/healthz")
    return guest


def ask(guest: Guest, name: str, *args: Any) -> Any:
    return json.loads(guest.page.evaluate(LOGIC, [name, list(args)]))


def grid(rows: str, columns: str, **holds: int | None) -> dict[str, Any]:
    def lines(keys: str) -> list[dict[str, Any]]:
        return [{"key": k, "name": k, **({"holds": holds[k]} if k in holds else {})} for k in keys]

    return {"label": "grid", "rows": lines(rows), "columns": lines(columns)}


def known(told: Any) -> dict[str, str]:
    return {key: found["state"] for key, found in told["known"].items()}


def test_a_sheet_deduces_marks_in_rows_and_columns(visit: Visit) -> None:
    ana = quick_page(visit)
    three = grid("abc", "123")
    told = ask(ana, "derive", three, {"map": {"a.1": "o"}})
    wanted = {"a.1": "o", "a.2": "x", "a.3": "x", "b.1": "x", "c.1": "x"}
    assert known(told) == wanted
    assert told["clashes"] == []
    assert {tuple(found["from"]) for found in told["known"].values()} == {("a.1",)}
    told = ask(ana, "derive", three, {"map": {"a.1": "x", "a.2": "x"}})
    assert known(told)["a.3"] == "o", "only one place is left"
    assert told["known"]["a.3"]["from"] == ["a.1", "a.2"]
    told = ask(ana, "derive", three, {"map": {}})
    assert known(told) == {}
    nobody = grid("abcd", "12n", n=2)
    told = ask(ana, "derive", nobody, {"map": {"a.n": "o", "b.n": "o"}})
    assert known(told)["c.n"] == "x"
    assert known(ask(ana, "derive", nobody, {"map": {"a.n": "o"}})).get("c.n") is None
    loose = grid("ab", "12", **{"1": None, "2": None})
    assert "b.1" not in known(ask(ana, "derive", loose, {"map": {"a.1": "o"}}))


def test_contradictions_name_the_marks_involved(visit: Visit) -> None:
    ana = quick_page(visit)
    for given, clashes in CLASHES:
        told = ask(ana, "derive", grid("abc", "123"), {"map": given})
        assert set(told["clashes"]) == clashes, given


CLASHES: list[tuple[dict[str, str], set[str]]] = [
    ({"a.1": "o", "a.2": "o"}, {"a.1", "a.2"}),
    ({"a.1": "o", "b.1": "o", "c.3": "x"}, {"a.1", "b.1"}),
    ({"a.1": "x", "a.2": "x", "a.3": "x"}, {"a.1", "a.2", "a.3"}),
    ({"a.1": "o", "b.2": "o", "c.3": "x"}, {"a.1", "b.2", "c.3"}),
    ({"a.1": "o", "b.2": "o", "c.3": "o"}, set()),
]


def test_worlds_are_counted(visit: Visit) -> None:
    ana = quick_page(visit)
    monks = grid("abcdef", "12345n")
    assert ask(ana, "countWorlds", monks, {"map": {}})["total"] == 720
    told = ask(ana, "countWorlds", monks, {"map": {"a.1": "o", "b.2": "x"}})
    assert told["total"] == 96
    assert (told["of"]["a.1"], told["of"]["a.2"], told["of"]["b.2"]) == (96, 0, 0)
    assert sum(told["of"][f"c.{k}"] for k in "12345n") == 96
    assert ask(ana, "countWorlds", monks, {"map": {"a.1": "o", "b.1": "o"}})["total"] == 0
    assert ask(ana, "countWorlds", grid("abcdef", "12n", n=4), {"map": {}})["total"] == 30
    assert ask(ana, "countWorlds", grid("ab", "12", a=2), {"map": {}}) is None
    many = grid("abcdefghijklm", "1234567890pqr")
    assert ask(ana, "countWorlds", many, {"map": {}}) is None


def test_what_a_grid_shows_at_each_level(visit: Visit) -> None:
    ana = quick_page(visit)
    marks = {
        "a.1": {"state": "o", "why": 0, "at": 0},
        "b.2": {"state": "strange", "why": 0, "at": 0},
    }
    three = {**grid("abc", "123"), "seen": {"map": {"b.3": "x", "c.1": "o"}}}

    def read(assist: str, **more: Any) -> dict[str, Any]:
        told: dict[str, Any] = ask(ana, "readGrid", {**three, **more}, {"map": marks}, assist)
        return told

    def shown(told: dict[str, Any]) -> dict[str, str]:
        cells = told["cells"].items()
        return {key: found["source"] + found["state"] for key, found in cells if found["state"]}

    given = {"a.1": "meo", "b.3": "seenx", "c.1": "seeno"}
    paper = read("paper")
    assert (shown(paper), paper["worlds"]) == (given, None)
    assert not any(found["clash"] for found in paper["cells"].values())
    clashing = {key for key, found in read("pencil")["cells"].items() if found["clash"]}
    assert clashing == {"a.1", "c.1"}, "a mark against what was seen"
    marks["a.1"]["state"] = "x"
    assert shown(read("pencil"))["b.2"] == "derivedo"
    inspected = read("inspector")
    assert inspected["worlds"]["total"] == 1
    assert inspected["cells"]["a.3"]["share"] == 1
    own = {"total": 4, "of": {"map": {"a.2": 4, "a.3": 0, "b.1": 1}}}
    marks.clear()
    three["seen"] = {"map": {}}
    counted = read("inspector", worlds=own)
    assert (shown(counted)["a.2"], shown(counted)["a.3"]) == ("derivedo", "derivedx")
    assert counted["cells"]["b.1"]["share"] == 0.25
    assert read("inspector", worlds=None)["worlds"] is None


# At a table


def test_a_touch_goes_through_the_states(visit: Visit) -> None:
    ana = with_board(visit(reduced_motion="reduce"))
    sit_down(ana)
    open_sheet(ana)
    black = cell(ana, "black.0")
    for state in ("is-x", "is-o", "is-open"):
        black.click()
        ana.page.wait_for_selector(f'[data-mark="black.0"].{state}')
    black.click()
    black.click()
    ana.until(lambda: len(states(ana)) == 9, "nothing follows")
    light = {key for key, state in states(ana).items() if state == "(x)"}
    assert light == {
        *(f"black.{column}" for column in ("1", "2", "nobody")),
        *(f"{row}.0" for row in ("blue", "green", "yellow", "red", "white")),
    }
    assert (
        cell(ana, "blue.0").get_attribute("aria-label")
        == "blue, Guest: no, follows from your marks"
    )
    cell(ana, "blue.0").click()
    ana.until(lambda: states(ana)["blue.0"] == "x", "the player's mark replaces the derived one")
    assert "from" not in ana.page.inner_text(".detail")
    black.click()
    ana.until(lambda: states(ana) == {"blue.0": "x"}, "what followed is gone with its source")


def test_contradictions_are_outlined_and_nothing_is_changed(visit: Visit) -> None:
    ana = with_board(visit(reduced_motion="reduce"))
    sit_down(ana)
    open_sheet(ana)
    for key in ("black.0", "black.1"):
        cell(ana, key).focus()
        ana.page.keyboard.press("o")
    expect(ana.page.locator(".mark.clash")).to_have_count(2)
    assert states(ana)["black.0"] == states(ana)["black.1"] == "o"
    expect(cell(ana, "black.1")).to_have_attribute(
        "aria-label", "black, Random 2: yes, your mark, contradicts another mark"
    )


def test_the_keyboard_alone(visit: Visit) -> None:
    ana = with_board(visit(reduced_motion="reduce"))
    sit_down(ana)
    ana.page.get_by_role("tab", name="Sheet").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-mark][tabindex='0']")).to_have_count(1)
    ana.page.keyboard.press("Tab")
    assert focus(ana) == "black.0"
    for key, wanted in [
        ("ArrowRight", "black.1"),
        ("ArrowDown", "blue.1"),
        ("ArrowDown", "green.1"),
        ("ArrowLeft", "green.0"),
        ("ArrowUp", "blue.0"),
        ("ArrowLeft", "blue.0"),
    ]:
        ana.page.keyboard.press(key)
        assert focus(ana) == wanted
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector('[data-mark="blue.0"].is-x')
    ana.page.keyboard.press("o")
    ana.page.wait_for_selector('[data-mark="blue.0"].is-o')
    ana.page.keyboard.press("Delete")
    ana.page.wait_for_selector('[data-mark="blue.0"].is-open')
    ana.page.keyboard.press("Control+z")
    ana.page.wait_for_selector('[data-mark="blue.0"].is-o')
    expect(ana.page.locator("[data-mark][tabindex='0']")).to_have_count(1)
    assert focus(ana) == "blue.0"


def focus(guest: Guest) -> str | None:
    found: str | None = guest.page.evaluate("document.activeElement.dataset.mark ?? null")
    return found


def test_undo_and_snapshots(visit: Visit) -> None:
    ana = with_board(visit(reduced_motion="reduce"))
    sit_down(ana, assist="paper")
    open_sheet(ana)
    undo = ana.page.get_by_role("button", name="Undo mark")
    assert undo.is_disabled()
    cell(ana, "red.1").click()
    expect(undo).to_be_enabled()
    ana.page.get_by_text("Snapshots").click()
    ana.page.get_by_label("Name of the snapshot").fill("before the leap")
    ana.page.get_by_role("button", name="Keep").click()
    ana.page.get_by_role("button", name="Back to before the leap").wait_for()
    cell(ana, "red.1").click()
    cell(ana, "red.2").click()
    ana.until(lambda: states(ana) == {"red.1": "o", "red.2": "x"}, "paper adds nothing")
    ana.page.get_by_role("button", name="Back to before the leap").click()
    ana.until(lambda: states(ana) == {"red.1": "x"}, "the snapshot is not back")
    undo.click()
    ana.until(lambda: states(ana) == {"red.1": "o", "red.2": "x"}, "going back cannot be undone")
    ana.page.get_by_role("button", name="Throw away before the leap").click()
    expect(ana.page.get_by_role("button", name="Back to")).to_have_count(0)


def test_the_inspector_counts_worlds(visit: Visit) -> None:
    ana = with_board(visit(reduced_motion="reduce"))
    sit_down(ana, assist="inspector")
    open_sheet(ana)
    expect(ana.page.locator(".worlds")).to_have_text("120 worlds are left.")
    cell(ana, "black.0").focus()
    ana.page.keyboard.press("o")
    expect(ana.page.locator(".worlds")).to_have_text("20 worlds are left.")
    cell(ana, "blue.0").focus()
    ana.page.keyboard.press("o")
    expect(ana.page.locator(".worlds")).to_have_text("No world fits these marks.")


def burn(guest: Guest) -> None:
    guest.page.locator(".generic button:enabled").first.click()


def test_marks_of_what_was_seen_are_locked(visit: Visit) -> None:
    ana = with_board(visit(reduced_motion="reduce"))
    sit_down(ana)
    open_sheet(ana)
    cell(ana, "red.0").focus()
    ana.page.keyboard.press("o")
    burn(ana)
    ana.page.wait_for_selector('[data-mark="red.0"].by-seen.is-x.clash')
    cell(ana, "red.0").click()
    expect(ana.page.locator(".mark.clash")).to_have_count(0)
    cell(ana, "red.0").click(force=True)
    ana.page.wait_for_timeout(150)
    assert states(ana) == {"red.0": "x"}
    marks = ana.heard.messages("marks")[-1]["sheet"]["marks"]
    assert marks == {}, "what was seen is not stored"


def test_two_devices_and_a_killed_server(mortal: Served, visit: Visit) -> None:
    ana = with_board(visit(base=mortal.base, reduced_motion="reduce"))
    table = sit_down(ana)
    open_sheet(ana)
    same: Any = ana.context.storage_state()
    phone = with_board(visit(base=mortal.base, reduced_motion="reduce", storage_state=same))
    phone.sit(table)
    open_sheet(phone)
    cell(ana, "black.nobody").click()
    cell(ana, "white.2").click()
    phone.page.wait_for_selector('[data-mark="white.2"].is-x')
    mortal.kill()
    ana.page.wait_for_selector(".chip.lost")
    cell(ana, "white.2").click()
    ana.page.wait_for_selector('[data-mark="white.2"].is-o')
    mortal.start()
    phone.page.wait_for_selector('[data-mark="white.2"].is-o', timeout=30_000)
    ana.page.reload()
    open_sheet(ana)
    ana.page.wait_for_selector('[data-mark="white.2"].is-o')
    assert states(ana)["black.nobody"] == "x"


def test_a_game_without_a_sheet_has_no_tab(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    ana.table([{"kind": "me"}, {"kind": "here"}])
    ana.my_turn()
    expect(ana.page.get_by_role("tab", name="Sheet")).to_have_count(0)
    watcher = with_board(visit(reduced_motion="reduce"))
    ben = with_board(visit(reduced_motion="reduce"))
    watcher.sit(sit_down(ben))
    watcher.page.wait_for_selector(".generic")
    expect(watcher.page.get_by_role("tab", name="Sheet")).to_have_count(0)


def test_players_at_one_screen_have_separate_sheets(visit: Visit) -> None:
    ana = with_board(visit(reduced_motion="reduce"))
    ana.table([{"kind": "me"}, {"kind": "here", "name": "Ben"}], game="_template")
    ana.page.get_by_role("button", name="I am Guest").click()
    open_sheet(ana)
    cell(ana, "blue.1").click()
    ana.page.wait_for_selector('[data-mark="blue.1"].is-x')
    burn(ana)
    ana.page.get_by_role("button", name="I am Ben").click()
    open_sheet(ana)
    ana.page.wait_for_selector("[data-mark]")
    assert states(ana) == {"red.0": "x"}


def test_marks_lead_to_their_step_and_the_replay_shows_the_sheets(visit: Visit) -> None:
    ana = with_board(visit(reduced_motion="reduce"))
    table = sit_down(ana, options={"rounds": 1})
    open_sheet(ana)
    cell(ana, "green.1").click()
    ana.page.wait_for_selector('[data-mark="green.1"].is-x')
    with ana.context.expect_page() as opened:
        ana.page.get_by_role("button", name="Go to step").click()
    opened.value.wait_for_selector(".prompt.replay")
    assert f"/replay/{table}?seat=0&at=" in opened.value.url
    opened.value.close()
    burn(ana)
    ana.page.wait_for_selector("text=Play again")
    open_sheet(ana)
    assert ana.page.get_by_role("button", name="Undo mark").count() == 0
    ana.page.goto(f"{ana.base}/replay/{table}")
    ana.page.get_by_role("button", name="Sheet", exact=True).click()
    ana.page.get_by_text("Choose whose view").wait_for()
    ana.page.locator(".eyes select").select_option("0")
    written = ana.page.locator(".moments button")
    expect(written).to_have_count(1)
    written.click()
    ana.page.wait_for_selector('[data-mark="green.1"].is-x')
    cell(ana, "green.1").click(force=True)
    ana.page.wait_for_timeout(100)
    assert states(ana)["green.1"] == "x"
    ana.page.get_by_text("enough to be certain from step 1 on").wait_for()
    look(ana, "sheet-replay", still=True)
    ana.page.locator(".eyes select").select_option("1")
    ana.page.get_by_text("Nothing all game").wait_for()


def test_the_host_chooses_how_much_a_sheet_helps(visit: Visit) -> None:
    ana = with_board(visit(reduced_motion="reduce"))

    def cards(route: Route) -> None:
        """Add Vigil to the list, because it is not listed."""
        found = route.fetch().json()
        vigil = {**found[0], "key": "_template", "title": "Vigil", "options": [], "sheet": True}
        route.fulfill(json=[*found, {**vigil, "seats": [2, 3, 4]}])

    ana.context.route("**/api/games*", cards)
    ana.page.goto(f"{ana.base}/new/_template")
    ana.page.get_by_text("House rules").click()
    ana.page.get_by_label("Deduction sheets").select_option("inspector")
    ana.page.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_selector(".lobby")
    assert ana.heard.messages("snap")[-1]["assist"] == "inspector"


FRIARS = """
const FRIARS = ["Prior", "Sacristan"].map((name) => (
  { key: name[0].toLowerCase(), name, holds: null }
));
"""


@pytest.mark.parametrize(("phone", "theme"), LOOKS, ids=NAMES)
def test_how_the_sheet_looks(visit: Visit, phone: bool, theme: str) -> None:
    name = f"{'phone' if phone else 'desk'}-{theme}"
    wide = BOARD.replace("[...seats,", "[...seats, ...FRIARS,").replace('"white"]', '"alabaster"]')
    assert wide.count("FRIARS") == 1
    ana = visit(phone=phone, color_scheme=theme, reduced_motion="reduce")
    with_board(ana, wide + FRIARS)
    sit_down(ana, assist="inspector")
    burn(ana)
    if phone:
        ana.page.locator(".prompt .opens-drawer", has_text="Sheet").tap()
    else:
        open_sheet(ana)
    for key, touches in (("black.0", 2), ("blue.1", 1), ("green.2", 1), ("alabaster.nobody", 1)):
        for _ in range(touches):
            touch(cell(ana, key), name)
    assert ana.page.evaluate(FITS), "the matrix is larger than its room"
    look(ana, f"sheet-{name}", still=True)
    touch(cell(ana, "yellow.0"), name)
    touch(cell(ana, "yellow.0"), name)
    look(ana, f"sheet-clash-{name}", still=True)
