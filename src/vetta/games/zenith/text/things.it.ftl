# I nomi che vengono in fila, in italiano: caselle dei tracciati, colonne, e chi pone una domanda.

space = { $planet }, { $side ->
        [centre] casella centrale
        [first] { $n } verso il posto 1
       *[second] { $n } verso il posto 2
    }
column = { $planet }, Agenti del { $side ->
        [first] posto 1
       *[second] posto 2
    }
leadership = Leader ({ $faction })
row = Bonus della fila { $row }
