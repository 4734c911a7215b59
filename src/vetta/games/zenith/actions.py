"""The actions of Zenith and how they are written.

  0 ..  89  recruit: agent            recruit nero        the agent goes to the own column of its planet
 90 .. 179  develop: 90 + agent       develop nero        it is discarded for a level of its faction's technology
180 .. 269  lead: 180 + agent         lead nero           it is discarded for the leader badge
270 .. 359  discard: 270 + agent      discard nero        a card of the own hand is discarded or exchanged
360 .. 449  give: 360 + agent         give nero           it is given to the team mate
450 .. 454  planet: 450 + planet      planet mars         the planet of an effect
455 .. 459  column: 455 + planet      column mars         the column whose last agent moves
460 .. 467  token: 460 + slot         token mars          an open bonus token
468 .. 470  advance: 468 + faction    advance robot       a technology, by the effect of a card
471 .. 473  price: 471 + tier         price 2             one of several prices
474 .. 475  option: 474 + option      option 1            one of two effects
476         yes                       yes                 what may be paid is paid
477         no                        no                  it is not
478         ready                     ready               no more cards are exchanged or given
479 .. 480  begin: 479 + member        begin diplomacy     the member who plays first in this round
"""

from __future__ import annotations

AGENTS = 90
PLANETS = 5
FACTIONS = 3
SLOTS = 8

RECRUIT = 0
DEVELOP = RECRUIT + AGENTS
LEAD = DEVELOP + AGENTS
DISCARD = LEAD + AGENTS
GIVE = DISCARD + AGENTS
PLANET = GIVE + AGENTS
COLUMN = PLANET + PLANETS
TOKEN = COLUMN + PLANETS
ADVANCE = TOKEN + SLOTS
PRICE = ADVANCE + FACTIONS
OPTION = PRICE + 3
YES = OPTION + 2
NO = YES + 1
READY = NO + 1
BEGIN = READY + 1
ACTIONS = BEGIN + 2
