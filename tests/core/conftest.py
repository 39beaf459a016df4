"""Fixtures for the tests of the engine."""

import pytest


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing sentence stops nothing, as outside of tests."""
    monkeypatch.delenv("CLOISTER_STRICT_WORDS", raising=False)
