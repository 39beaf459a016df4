"""Checks on a page, on desktop and phone: it fits, axe finds nothing, a screenshot is kept."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

from .harness import SHOTS, Guest

LOOKS = [(False, "dark"), (True, "light")]
NAMES = [f"{'phone' if phone else 'desk'}-{theme}" for phone, theme in LOOKS]
SMALL = """() => [...document.querySelectorAll("a, button, input, select, summary, [role=button]")]
  .filter((e) => e.checkVisibility() && !e.closest("p, .prose, .sr, dialog:not([open])"))
  .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < 24 || box.height < 24))
  .map(([text, box]) => `${text} ${box.width}x${box.height}`)"""
SCROLLS = """() => {
  const page = document.scrollingElement;
  return [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth];
}"""


def touch(what: Locator, name: str) -> None:
    """Tap on a phone, click on a desktop."""
    if "phone" in name:
        what.tap()
    else:
        what.click()


def axe(guest: Guest) -> list[str]:
    """The problems that axe finds, in a few words each."""
    found = find_spec("axe_playwright_python")
    if found is None or found.origin is None:
        pytest.skip("axe-playwright-python is not installed")
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate((Path(found.origin).parent / "axe.min.js").read_text("utf-8"))
    result: dict[str, Any] = guest.page.evaluate(
        "axe.run({ resultTypes: ['violations'], preload: false })"
    )
    return [
        f"{violation['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for violation in result["violations"]
        for node in violation["nodes"][:3]
    ]


def look(guest: Guest, name: str, still: bool = False) -> None:
    """Check a page as it is now, and keep a screenshot."""
    guest.page.wait_for_timeout(150)
    SHOTS.mkdir(exist_ok=True)
    guest.page.screenshot(path=SHOTS / f"{name}.png")
    down, right = guest.page.evaluate(SCROLLS)
    assert right <= 0, "the page is wider than the screen"
    assert not still or down <= 0, "the page scrolls in play"
    assert axe(guest) == []
    assert guest.page.evaluate(SMALL) == []
