# I nomi che vengono in fila, in italiano: caselle dei tracciati, colonne, e chi pone una domanda.

space = { $planet }, { $n ->
        [0] casella centrale
        [4] zona di controllo { $who-of }
       *[other] { $n } dalla parte { $who-of }
    }
column = { $planet }, Agenti { $who-of }
technology = Tecnologia { $letter }
leadership = Leader ({ $faction })
row = Bonus della fila { $row }
token = Segnalino ({ $token })
