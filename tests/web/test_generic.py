"""A game without its own board: fields and moves have labels from its catalogue."""

from collections.abc import Callable

import pytest

from .harness import Guest

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]


@pytest.mark.parametrize("phone", [False, True])
def test_fields_and_moves_have_labels(visit: Callable[..., Guest], phone: bool) -> None:
    ana = visit(phone=phone)
    ana.table(SEATS, game="_template", options={"passing": True, "draught": True})
    ana.page.wait_for_selector(".generic button:enabled")
    shown = ana.page.inner_text(".generic")
    assert "Your candles: " in shown
    assert "Candles in hand: You: 3, Novice 2: 3" in shown
    assert "Leader: You" in shown
    for raw in ("to_act", "prompt", "leader:", "passed:", "Seat 0", "draught: "):
        assert raw not in shown
    first = ana.page.locator(".generic button").first
    assert first.inner_text().startswith("Pass on ")
    first.click()
    ana.page.get_by_role("button", name="Burn").first.wait_for()
    assert "You received candle " in ana.page.inner_text(".generic")
    assert "You passed on candle " in ana.page.inner_text(".generic")
