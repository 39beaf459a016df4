"""python -m cloister.server: the server without the command line of Cloister."""

import argparse
import sys
from pathlib import Path

from cloister.core.errors import CloisterError

from .run import serve


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="cloister.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8731)
    parser.add_argument("--store", type=Path, required=True)
    given = parser.parse_args()
    try:
        serve(given.host, given.port, given.store)
    except CloisterError as refused:
        sys.exit(f"cloister.server: [{refused.code}] {refused}")


if __name__ == "__main__":
    main()
