"""The dice race as a Game."""

from __future__ import annotations

from vetta.core.game import Game, Kernels
from vetta.games.dice import audit, leaving, rules, view
from vetta.games.dice.imagine import imagine
from vetta.games.dice.legal import legal
from vetta.games.dice.lexicon import LEXICON
from vetta.games.dice.objections import objection
from vetta.games.dice.state import State
from vetta.games.dice.things import composed
from vetta.packs import pack_hash
from vetta.packs.dice import PACK

GAME = Game(
    name="dice",
    rules=1,
    record=State,
    kernels=Kernels(
        start=rules.start,
        legal=legal,
        play=rules.play,
        seat=rules.seat,
        over=rules.over,
        score=rules.score,
        imagine=imagine,
        look=view.look,
        picks=view.picks,
        prompt=view.prompt,
        observe=view.observe,
        objection=objection,
        usual=leaving.usual,
        idle=leaving.idle,
        leave=leaving.leave,
        standing=rules.standing,
        final=view.final,
        remark=view.remark,
        audit=audit.audit,
    ),
    lexicon=LEXICON,
    seats=(2, 3, 4, 5, 6),
    pack=PACK.name,
    pack_hash=pack_hash("dice"),
    observation=view.OBSERVATION,
    package="vetta.games.dice",
    audits=audit.AUDITS,
    composed=composed,
)
