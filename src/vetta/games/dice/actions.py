"""The actions of the dice race and how they are written.

  0          roll                          roll               the roll that begins a turn
  1          clear                         clear              the special rule: rows are taken down
  2          end                           end                the turn ends
  3 ..   4   yes, no                       yes                a star is played, or not
  5          all                           all                all dice that can be chosen
  6          reroll                        reroll             the chosen dice are rolled again
  7 ..  14   card: 7 + kind                card steal         a card is played
 15 ..  20   take-back: 15 + position      take-back 3        a die placed in this turn comes back
 21 ..  26   lay: 21 + position            lay 1              a steal: where the stolen die goes
 27 .. 278   place: 27 + sort * 6 + position   place blue-4 3   a die into the third place of the working row
279 .. 358   take: 279 + cell              take g2            a swap or a steal: the die on the tower
359 .. 400   give: 359 + sort              give white-2       a swap: the die that goes there instead
401 .. 442   choose: 401 + sort            choose white-2     a die that will be rolled again

A position counts from the left of the working row; on the pinnacle it is 1.
"""

from __future__ import annotations

from vetta.games.dice.tables import CARDS, PINNACLE, SORTS, WIDEST

ROLL, CLEAR, END, YES, NO, ALL, REROLL = range(7)
CARD = REROLL + 1
TAKE_BACK = CARD + CARDS
LAY = TAKE_BACK + WIDEST
PLACE = LAY + WIDEST
TAKE = PLACE + SORTS * WIDEST
GIVE = TAKE + PINNACLE
CHOOSE = GIVE + SORTS
ACTIONS = CHOOSE + SORTS
