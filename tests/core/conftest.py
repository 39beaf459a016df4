"""What tests of the engine share."""

import pytest


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As outside of tests: a sentence that is missing stops nothing."""
    monkeypatch.delenv("CLOISTER_STRICT_WORDS", raising=False)
