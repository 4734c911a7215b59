# I nomi che vengono in fila, in italiano: dadi per colore e valore, caselle della torre, lati, carte.
#
# Forme di un colore: .many il plurale. Di un dado: .the con l’articolo determinativo. Dei dadi non ancora lanciati: .many
# il plurale. Di una casella: .on con «su», .from con «da». Di una carta: .text che cosa fa, in una o due frasi.

colour-red = rosso
    .many = rossi
colour-blue = blu
    .many = blu
colour-teal = turchese
    .many = turchesi
colour-orange = arancione
    .many = arancioni
colour-green = verde
    .many = verdi
colour-purple = viola
    .many = viola
colour-white = bianco
    .many = bianchi

die = { $value } { $colour }
    .the = { $value ->
        [1] l’
       *[other] il{ " " }
    }{ die }
unrolled = dado { $colour }
    .many = dadi { $colour-many }

cell = { $name }
    .on = su { $name }
    .from = da { $name }
pinnacle = la cima
    .on = sulla cima
    .from = dalla cima
side = da { $first ->
        [a] a fino a
       *[other] { $first } a
    } { $last }
side-place = Lato { side }
position = casella { $number }

card-extra-white = Bianco in più
    .text = Prendi un dado bianco dalla riserva. Prima del lancio lo lanci insieme agli altri, dopo da solo.
card-swap-own = Scambio sul tuo lato
    .text = Scambia un dado del tuo lancio con uno del tuo lato. Il dado che dai deve andare bene lì; quello che prendi tiene il suo valore.
card-swap-opponent = Scambio con un avversario
    .text = Scambia un dado del tuo lancio con uno di un altro lato. Il dado che dai deve andare bene lì; quello che prendi tiene il suo valore.
card-reroll-white = Rilancia i bianchi
    .text = Lancia di nuovo quanti dadi bianchi vuoi del tuo lancio, almeno uno.
card-reroll-coloured = Rilancia i colorati
    .text = Lancia di nuovo quanti dadi colorati vuoi del tuo lancio, almeno uno.
card-reroll-set = Rilancia gli uguali
    .text = Scegli un valore che almeno { $equal } dadi del tuo lancio mostrano. Lancia di nuovo quanti vuoi di questi dadi, almeno uno.
card-steal = Furto
    .text = Prendi un dado da una fila non completata di un altro lato. Piazzalo subito, così com’è, nella tua fila in costruzione o sulla cima.
card-rotate = Rotazione
    .text = Lancia un dado: la torre gira di altrettanti quarti. Per il resto del turno giochi sul lato che ti arriva.
