# Namen, die es in Reihen gibt, auf Deutsch: Felder einer Leiste, Spalten, und was etwas fragt.

space = { $planet }, { $n ->
        [0] Mitte
        [4] Kontrollzone von { $who }
       *[other] { $n } Richtung { $who }
    }
column = { $planet }, Agenten von { $who }
technology = Technologie { $letter }
leadership = Führung ({ $faction })
row = Bonus der Reihe { $row }
token = Plättchen ({ $token })
