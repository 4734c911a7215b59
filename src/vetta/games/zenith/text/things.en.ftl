# Names that come in rows, in English: spaces of a track, columns, and what asks.

space = { $planet }, { $n ->
        [0] centre
        [4] control zone of { $who }
       *[other] { $n } towards { $who }
    }
column = { $planet }, agents of { $who }
technology = technology { $letter }
leadership = Leadership ({ $faction })
row = Bonus of row { $row }
token = Token ({ $token })
