"""Zenith as a Game."""

from __future__ import annotations

from vetta.core.game import Game, Kernels
from vetta.games.zenith import ending, leaving, remarks, rules, setup, view
from vetta.games.zenith.audit import AUDITS, audit
from vetta.games.zenith.imagine import imagine
from vetta.games.zenith.legal import legal
from vetta.games.zenith.lexicon import LEXICON
from vetta.games.zenith.objections import objection
from vetta.games.zenith.state import State
from vetta.games.zenith.things import composed
from vetta.packs import pack_hash
from vetta.packs.zenith import PACK

GAME = Game(
    name="zenith",
    rules=1,
    record=State,
    kernels=Kernels(
        start=setup.start,
        legal=legal,
        play=rules.play,
        seat=ending.seat_to_move,
        over=ending.over,
        score=ending.score,
        imagine=imagine,
        look=view.look,
        picks=view.picks,
        prompt=view.prompt,
        observe=view.observe,
        objection=objection,
        usual=leaving.usual,
        idle=leaving.idle,
        leave=leaving.leave,
        standing=ending.standing,
        final=view.final,
        remark=remarks.remark,
        audit=audit,
    ),
    lexicon=LEXICON,
    seats=(2, 4),
    pack=PACK.name,
    pack_hash=pack_hash("zenith"),
    observation=view.OBSERVATION,
    package="vetta.games.zenith",
    audits=AUDITS,
    composed=composed,
)
