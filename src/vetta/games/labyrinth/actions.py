"""The actions of 3D Labyrinth and how they are written.

0 .. 31   push: arrow * 4 + turn     push W2 1     the spare goes in at W2, turned one quarter
32 .. 56  go: 32 + cell              go c3         the pawn walks to c3
57        stay                       stay          the pawn stays where it is
58 .. 60  pay: 58 + kind             pay joker     a magic card for a steep step of the walk
"""

from __future__ import annotations

from vetta.games.labyrinth.tables import CELLS, KINDS

PUSH = 0
PUSHES = 32
GO = PUSH + PUSHES
STAY = GO + CELLS
PAY = STAY + 1
ACTIONS = PAY + len(KINDS)
