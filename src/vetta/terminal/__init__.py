"""The table in a terminal. It knows games only by their contract, and so plays every game of the catalogue."""

from vetta.terminal.running import run

__all__ = ["run"]
