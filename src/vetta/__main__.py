"""`python -m vetta` is the `vetta` command."""

import sys

from vetta.cli import main

if __name__ == "__main__":
    sys.exit(main())
