"""The legacy adventure as a Game."""

from __future__ import annotations

from vetta.core.game import Game, Kernels
from vetta.games.ziggurat import leaving, rules, view
from vetta.games.ziggurat.campaign import CAMPAIGN
from vetta.games.ziggurat.imagine import imagine
from vetta.games.ziggurat.legal import legal
from vetta.games.ziggurat.lexicon import LEXICON
from vetta.games.ziggurat.objections import objection
from vetta.games.ziggurat.state import State
from vetta.games.ziggurat.things import composed
from vetta.packs import pack_hash
from vetta.packs.ziggurat import PACK

GAME = Game(
    name="ziggurat",
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
        remark=view.remark,
    ),
    lexicon=LEXICON,
    seats=(2, 3, 4),
    pack=PACK.name,
    pack_hash=pack_hash("ziggurat"),
    observation=view.OBSERVATION,
    package="vetta.games.ziggurat",
    composed=composed,
    campaign=CAMPAIGN,
)
