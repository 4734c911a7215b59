# Names that come in rows, in English: spaces of a track, columns, and what asks.

space = { $planet }, { $side ->
        [centre] centre
        [first] { $n } towards seat 1
       *[second] { $n } towards seat 2
    }
column = { $planet }, agents of { $side ->
        [first] seat 1
       *[second] seat 2
    }
leadership = Leadership ({ $faction })
row = Bonus of row { $row }
