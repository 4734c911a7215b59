# Names that come in rows, in English: dice by their colour and value, places of the tower, sides, cards.
#
# Forms of a colour: .a with the indefinite article. Of a die: the same. Of dice that are not rolled yet: .many the
# plural. Of a card: .text what it does, in one sentence or two.

colour-red = red
    .a = a red
colour-blue = blue
    .a = a blue
colour-teal = teal
    .a = a teal
colour-orange = orange
    .a = an orange
colour-green = green
    .a = a green
colour-purple = purple
    .a = a purple
colour-white = white
    .a = a white

die = { $colour } { $value }
    .a = { $colour-a } { $value }
unrolled = { $colour } die
    .many = { $colour } dice

cell = { $name }
pinnacle = the pinnacle
side = { $first } to { $last }
side-place = Side { $first } to { $last }
position = place { $number }

card-extra-white = extra white
    .text = Take one white die from the reserve. Before your roll you roll it with the others, after it alone.
card-swap-own = swap on your side
    .text = Exchange a die of your pool for one on your side. The die you give must fit there; the one you take keeps its value.
card-swap-opponent = swap with an opponent
    .text = Exchange a die of your pool for one on another side. The die you give must fit there; the one you take keeps its value.
card-reroll-white = re-roll white
    .text = Roll again as many white dice of your pool as you like, at least one.
card-reroll-coloured = re-roll coloured
    .text = Roll again as many coloured dice of your pool as you like, at least one.
card-reroll-set = re-roll a set
    .text = Choose a value that at least { $equal } dice of your pool show. Roll again as many of these dice as you like, at least one.
card-steal = steal
    .text = Take a die from an unfinished row of another side. Place it at once, as it is, in your working row or on the pinnacle.
card-rotate = rotate
    .text = Throw a die: the tower turns by that many quarters. For the rest of your turn you play the side that comes to you.
