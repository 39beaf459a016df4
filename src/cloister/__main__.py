"""`python -m cloister` is `cloister`."""

from cloister.cli import main

if __name__ == "__main__":
    main()
