# Namen, die es in Reihen gibt, auf Deutsch: Felder einer Leiste, Spalten, und was etwas fragt.

space = { $planet }, { $side ->
        [centre] Mitte
        [first] { $n } Richtung Platz 1
       *[second] { $n } Richtung Platz 2
    }
column = { $planet }, Agenten von { $side ->
        [first] Platz 1
       *[second] Platz 2
    }
leadership = Führung ({ $faction })
row = Bonus der Reihe { $row }
