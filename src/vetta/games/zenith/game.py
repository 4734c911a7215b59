"""Zenith as a Game."""

from __future__ import annotations

from vetta.core.game import Game, Kernels
from vetta.games.zenith import rules, view
from vetta.games.zenith.imagine import imagine
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
        final=view.final,
        remark=view.remark,
    ),
    lexicon=LEXICON,
    seats=(2, 4),
    pack=PACK.name,
    pack_hash=pack_hash("zenith"),
    observation=view.OBSERVATION,
    package="vetta.games.zenith",
    composed=composed,
)
