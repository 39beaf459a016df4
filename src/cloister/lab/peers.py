"""Other frameworks, measured in the same run by `benchmarks/peers` of a checkout."""

import importlib.util
from pathlib import Path
from typing import Any

import cloister


def load() -> Any:
    """The module that measures peers, or None outside a checkout."""
    path = Path(cloister.__file__).parents[2] / "benchmarks" / "peers" / "run.py"
    spec = importlib.util.spec_from_file_location("cloister_peers", path)
    if not path.is_file() or spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
