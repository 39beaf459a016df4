"""A turn of Sator is tried step by step: all can be taken back, and nobody else sees it."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .harness import Guest, Visit
from .looks import LOOKS, NAMES, look
from .sator_adventure import Adventurer, all_laid, motion
from .sator_play import DISCARD, MAIN, SOURCE, Player


def seated(visit: Visit, **how: Any) -> tuple[Player, Guest]:
    """A player at the first turn, and a spectator with another browser."""
    player = all_laid(visit(reduced_motion="reduce", **how))
    watcher = visit(reduced_motion="reduce")
    watcher.sit(player.page.url.rpartition("/")[2])
    return player, watcher


def chips(player: Player) -> Locator:
    return player.page.locator("button.turn-chip")


def told(guest: Guest) -> list[str]:
    """The events of the first seat that this guest was told."""
    made = [upd for upd in guest.heard.messages("upd") if upd["by"] == 0]
    return [event["name"] for upd in made for event in upd["events"]]


def two_ways(player: Player) -> tuple[list[Any], list[Any]]:
    """Two bridge actions, each with a different card."""
    ways = Adventurer(player, set()).ways()
    first = ways[0]
    return first, next(way for way in ways if way[3][0] != first[3][0] and way[1] != 1)


def test_a_card_is_taken_back_and_another_one_played(visit: Visit) -> None:
    """Step, card, take back the card, another card: others see it only when the turn ends."""
    player, watcher = seated(visit)
    before, (first, second) = player.view, two_ways(player)
    assert Adventurer(player, set()).step()
    player.move(first, first[3][0], motion(first))
    assert len(player.view["hand"]) == len(before["hand"]) - 1
    expect(chips(player)).to_have_count(2)
    expect(player.page.locator(".turn-chip.fixed")).to_have_count(0)
    chips(player).nth(1).click()
    player.wait(lambda view: view["hand"] == before["hand"], "the card is not taken back")
    assert player.view["bridges"] == before["bridges"]
    assert len(player.view["chain"]) == 1, "the step stays"
    player.move(second, second[3][0], motion(second))
    tried = player.view
    assert told(watcher) == []
    assert watcher.page.locator(".chain .none").count() == 1
    player.end_turn()
    watcher.until(lambda: "turned" in told(watcher) or "slid" in told(watcher), "nothing is told")
    assert told(watcher)[:2] == ["walked", "played"]
    assert told(watcher).count("played") == 1, "what was taken back has never happened"
    made = [upd["move"] for upd in player.guest.heard.messages("upd")]
    at = made.index("end")
    assert made[at - len(tried["chain"]) : at] == tried["chain"]


def test_keys_take_back_and_confirm(visit: Visit) -> None:
    """Ctrl-Z takes back the last card, Enter confirms the rest."""
    player, watcher = seated(visit)
    first, _ = two_ways(player)
    assert Adventurer(player, set()).step()
    step = player.view["chain"]
    player.move(first, first[3][0], motion(first))
    player.page.keyboard.press("Control+z")
    player.wait(lambda view: view["chain"] == step, "the card is not taken back")
    assert told(watcher) == []
    player.page.locator("body").focus()
    player.page.evaluate("document.activeElement.blur()")
    player.page.keyboard.press("Enter")
    watcher.until(lambda: told(watcher) == ["walked"], "the step is not made")
    expect(player.page.locator(".settle")).to_have_count(0)
    chips(player).click()
    player.wait(lambda view: view["chain"] == [], "the step is not taken back, though it may be")


def swap(player: Player) -> None:
    """Discard two cards; the page asks before a new one is drawn."""
    count = len(player.view["hand"])
    player.button("Swap")
    player.wait(lambda view: view["phase"] == DISCARD, "no discards")
    player.piece("h0")
    player.wait(lambda view: len(view["hand"]) == count - 1, "no discard")
    draw(player)


def draw(player: Player) -> None:
    if player.view["phase"] == DISCARD:
        player.touch('[data-piece="h0"]')
        if player.phone:
            player.touch(".confirm")  # confirms the discard
        player.guest.until(lambda: waits(player) or player.view["phase"] == SOURCE, "no draw")
    if player.view["phase"] == SOURCE:
        player.guest.my_turn()
        player.button("Incertus Movet")
    player.page.wait_for_selector(".chain .waiting")


def waits(player: Player) -> bool:
    return player.page.locator(".chain .waiting").count() > 0


def test_a_draw_asks_first(visit: Visit) -> None:
    """A swap waits at its last discard: it can be cancelled or confirmed."""
    player, watcher = seated(visit)
    page, count = player.page, len(player.view["hand"])
    assert Adventurer(player, set()).step()
    swap(player)
    assert "Confirm" in player.guest.headline()
    page.keyboard.press("Escape")
    page.wait_for_selector(".chain .waiting", state="detached")
    assert told(watcher) == []
    draw(player)
    page.keyboard.press("Enter")
    player.wait(lambda view: view["phase"] == MAIN, "nothing is drawn")
    assert len(player.view["hand"]) == count - 1
    watcher.until(lambda: told(watcher)[-1:] == ["drew"], "the draw is not told")
    expect(chips(player)).to_have_count(0)


def test_another_window_makes_a_draft_void(visit: Visit) -> None:
    player = all_laid(visit(reduced_motion="reduce"))
    assert Adventurer(player, set()).step()
    other = player.guest.context.new_page()
    other.goto(player.page.url)
    expect(other.locator(".chain .none")).to_have_count(1)
    other.get_by_role("button", name="End turn").click()
    expect(player.page.locator(".toast")).to_contain_text("your draft is gone")
    expect(player.page.locator(".turn-chip.tried")).to_have_count(0)


def test_a_draft_outlives_a_reload(visit: Visit) -> None:
    """It is restored as long as nothing has happened at the table."""
    player, watcher = seated(visit)
    first, _ = two_ways(player)
    player.move(first, first[3][0], motion(first))
    chain = player.view["chain"]
    player.page.reload()
    expect(chips(player)).to_have_count(1)
    player.wait(lambda view: view["chain"] == chain, "the draft is gone")
    assert told(watcher) == []
    player.end_turn()
    player.page.reload()
    player.page.wait_for_selector(".frame > svg")
    expect(player.page.locator(".turn-chip.tried")).to_have_count(0)


def test_a_draft_as_text(visit: Visit) -> None:
    player = all_laid(visit(reduced_motion="reduce"))
    page = player.page
    page.get_by_role("button", name="Table as text").click()
    page.locator('[data-move^="play "]').first.click()
    player.guest.until(lambda: len(player.view["chain"]) == 1, "no card is played by the text")
    back = page.locator(".as-text section").first.get_by_role("button", name="Take back")
    expect(back).to_have_count(1)
    back.click()
    player.guest.until(lambda: player.view["chain"] == [], "not taken back by the text")


def test_a_hint_takes_the_draft_into_account(visit: Visit) -> None:
    player = all_laid(visit(reduced_motion="reduce"), hints=True)
    page = player.page
    assert Adventurer(player, set()).step()
    page.keyboard.press("h")
    page.wait_for_selector(".advice li")
    assert player.guest.heard.messages("hint")[0]["tried"] == player.view["chain"]
    advised = page.locator(".advice [data-move]").first
    assert advised.get_attribute("data-move") in player.moves
    chips(player).click()
    page.wait_for_selector(".advice", state="detached")
    page.keyboard.press("h")
    page.wait_for_selector(".advice li")
    assert Adventurer(player, set()).step()
    assert not page.locator(".advice").count(), "it was about the table before the step"


@pytest.mark.parametrize(("phone", "theme"), LOOKS, ids=NAMES)
def test_how_a_draft_looks(visit: Visit, phone: bool, theme: str) -> None:
    """The chain with Confirm, and the question before a draw."""
    guest = visit(phone=phone, color_scheme=theme, reduced_motion="reduce")
    player, name = all_laid(guest), f"{'phone' if phone else 'desk'}-{theme}"
    swap(player)
    look(guest, f"sator-draw-{name}", still=True)
    player.touch(".turn-chip >> nth=0")
    player.wait(lambda view: view["chain"] == [], "not taken back")
    first, _ = two_ways(player)
    assert Adventurer(player, set()).step()
    player.move(first, first[3][0], motion(first))
    look(guest, f"sator-draft-{name}", still=True)
    expect(chips(player).last).to_be_in_viewport(ratio=1)
