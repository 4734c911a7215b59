"""3D Labyrinth as a Game."""

from __future__ import annotations

from vetta.core.game import Game, Kernels
from vetta.games.labyrinth import rules, view
from vetta.games.labyrinth.audit import AUDITS, audit
from vetta.games.labyrinth.imagine import imagine
from vetta.games.labyrinth.lexicon import LEXICON
from vetta.games.labyrinth.objections import objection
from vetta.games.labyrinth.state import State
from vetta.games.labyrinth.trail import trail
from vetta.packs import pack_hash
from vetta.packs.labyrinth import PACK

GAME = Game(
    name="labyrinth",
    rules=1,
    record=State,
    kernels=Kernels(
        start=rules.start,
        legal=rules.legal,
        play=rules.play,
        seat=rules.seat_to_move,
        over=rules.over,
        score=rules.score,
        imagine=imagine,
        look=view.look,
        picks=view.picks,
        prompt=view.prompt,
        observe=view.observe,
        objection=objection,
        usual=rules.usual,
        idle=rules.idle,
        leave=rules.leave,
        standing=rules.standing,
        trail=trail,
        final=view.final,
        remark=view.remark,
        audit=audit,
    ),
    lexicon=LEXICON,
    seats=(2, 3, 4),
    pack=PACK.name,
    pack_hash=pack_hash("labyrinth"),
    observation=view.OBSERVATION,
    package="vetta.games.labyrinth",
    audits=AUDITS,
)
