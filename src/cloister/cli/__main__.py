"""`python -m cloister.cli` is `cloister`."""

from .main import main

if __name__ == "__main__":
    main()
