"""The actions of the legacy adventure and how they are written.

 0 ..   1   clockwise, counter     clockwise      which way a hero, a spirit or a level goes
 2          pass                   pass           no object is used now
 3          none                   none           no spirit is led home
 4 ..   7   hero: 4 + seat         hero 2         whose hero moves, or gets the wedges
 8 ..  19   spirit: 8 + spirit     spirit pink-1  which spirit moves
20 ..  23   exit: 20 + corner      exit g5        where a hero steps out of the Nest
24 ..  30   use: 24 + use          use gourd      an object is used
31 ..  34   keep: 31 + kind        keep rope      the Find that a hero keeps for the next game
35 ..  40   decide: 35 + which     decide bell    what is decided for the whole campaign
41 .. 160   mark: 41 + space       mark c3        where a stone plate or a spring is stuck for good
"""

from __future__ import annotations

from vetta.games.ziggurat.tables import EXITS, KINDS, RING, SEATS, SPIRITS

WAY = 0
PASS = 2
NONE = 3
HERO = 4
SPIRIT = HERO + SEATS
EXIT_BY = SPIRIT + SPIRITS
USE = EXIT_BY + EXITS
USES = ("gourd", "longer", "shorter", "bell", "rope", "water", "cool")
USE_GOURD, USE_LONGER, USE_SHORTER, USE_BELL, USE_ROPE, USE_WATER, USE_COOL = range(len(USES))
KEEP = USE + len(USES)
DECIDE = KEEP + KINDS
DECISIONS = ("low", "high", "bell", "rope", "granary", "well-house")
LOW, HIGH, TAKE_BELL, TAKE_ROPE, GRANARY, WELL_HOUSE = range(len(DECISIONS))
MARK = DECIDE + len(DECISIONS)
ACTIONS = MARK + RING
