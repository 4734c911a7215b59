# La corsa dei dadi in italiano, con i termini del regolamento.
#
# Dadi, caselle, lati e carte vengono in fila: vedi things.it.ftl e things.py. Di ciò che può essere un pezzo, .many è il
# plurale e .text quello che fa una carta.

game-title = Ziggurat, la corsa dei dadi
game-about = Riempi una fila dopo l’altra con dadi che si accordano con i vicini, e metti un dado sulla cima prima degli altri.

## Che cosa può essere un pezzo

kind-back = carta coperta
kind-star = stella
    .many = stelle
kind-skull = teschio
    .many = teschi
kind-plays = chi gioca su questo lato
kind-games-won = manche vinte

## Posti

place-cell = { $name }
place-pinnacle = Cima
place-pool = Lancio
place-waiting = Da lanciare
place-chosen = Da rilanciare
place-seat-1 = Posto 1
place-seat-2 = Posto 2
place-seat-3 = Posto 3
place-seat-4 = Posto 4
place-seat-5 = Posto 5
place-seat-6 = Posto 6
place-hand-1 = Mano del posto 1
place-hand-2 = Mano del posto 2
place-hand-3 = Mano del posto 3
place-hand-4 = Mano del posto 4
place-hand-5 = Mano del posto 5
place-hand-6 = Mano del posto 6
place-reserve = Riserva
place-draw = Mazzo
place-discards = Scarti
place-tokens = Pile dei segnalini
place-answer-roll = { choice-roll }
place-answer-clear = { choice-clear }
place-answer-end = { choice-end }
place-answer-yes = { choice-yes }
place-answer-no = { choice-no }
place-answer-all = { choice-all }
place-answer-reroll = { choice-reroll }

## Pezzi, una riga ciascuno

piece-die = { $at }: { $kind }
piece-stock = { $at }: { $state ->
        [0] nessun { $kind }
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }{ $at-id ->
        [reserve] { "" }
       *[other] { " " }nella scorta
    }
piece-card = { $at }: { how-many-cards } ({ $kind-text })
how-many-cards = { $state ->
        [one] { $kind }
       *[other] { $state } × { $kind }
    }
piece-cards = { $at }: { $state ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $state } carte
    }
piece-deck = { $at }: { $state ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $state } carte
    }
piece-discard = { $at }: { how-many-cards }
piece-token = { $at }: 1 { $kind }
piece-pile = { $at }: { $state ->
        [0] { $kind-id ->
            [star] nessuna
           *[skull] nessun
        } { $kind }
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-plays = { $at }: qui gioca { $state }
piece-won = { $at }: { $state ->
        [0] nessuna manche vinta
        [one] 1 manche vinta
       *[other] { $state } manche vinte
    }

## Che cosa si chiede

prompt-star = { $seat }, { $whom } ha un teschio. Giochi la tua stella? Allora { $whom } salta questo turno.
prompt-ready = { $seat }, in questo turno giochi sul lato { $side }: lancia i dadi.
prompt-play = { $seat }, piazza dadi sul livello { $level } del lato { $side }, gioca una carta oppure finisci il turno.
prompt-play-pinnacle = { $seat }, le cinque file del lato { $side } sono piene: piazza un dado sulla cima e hai vinto. Oppure gioca una carta o finisci il turno.
prompt-take = { $card }: { $seat }, scegli il dado sulla torre da prendere.
prompt-give = { $card }: { $seat }, scegli il dado del tuo lancio da mettere { $cell-on } al posto di quello che c’è.
prompt-lay = { $seat }, scegli dove piazzare { $die-the } che rubi.
prompt-choose = { $card }: { $seat }, scegli i dadi da lanciare di nuovo.
prompt-won = La partita è finita: ha vinto { $seat }.
prompt-drawn = La partita è finita. Non ha vinto nessuno.
prompt-wait-star = { $seat } può giocare una stella contro { $whom } e ci sta pensando.
prompt-wait-ready = { $seat } sta per lanciare i dadi, per giocare sul lato { $side }.
prompt-wait-play = { $seat } sta piazzando dadi sul livello { $level } del lato { $side }.
prompt-wait-play-pinnacle = { $seat } cerca di mettere un dado sulla cima, dal lato { $side }.
prompt-wait-take = { $card }: { $seat } sta scegliendo un dado sulla torre.
prompt-wait-give = { $card }: { $seat } sta scegliendo un dado da mettere { $cell-on } al posto di quello che c’è.
prompt-wait-lay = { $seat } sta scegliendo dove piazzare { $die-the } che ruba.
prompt-wait-choose = { $card }: { $seat } sta scegliendo i dadi da lanciare di nuovo.

## Che cosa si può fare

choice-roll = Lancia i dadi
choice-clear = Smonta file con la regola speciale
choice-end = Finisci il turno
choice-yes = Gioca la stella
choice-no = Tieni la stella
choice-all = Scegli tutti
choice-reroll = Lancia i dadi scelti
choice-card = Gioca { $card }
choice-take-back = Riprendi il dado sulla { $position } da sinistra
choice-lay = Piazzalo sulla { $position } da sinistra
choice-place = Piazza un { $die } sulla { $position } da sinistra
choice-take = Prendi il dado che sta { $cell-on }
choice-give = Da’ un { $die }
choice-choose = Scegli un { $die }

remark-completes = in { $cell }, completa il livello { $level }
remark-wins = vince la manche
remark-removes = { $rows ->
        [one] 1 fila
       *[other] { $rows } file
    } con { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }
remark-can-complete = { $level ->
        [6] ma uno dei tuoi dadi va bene sulla cima e vince
       *[other] ma con i tuoi dadi puoi completare il livello { $level }
    }
remark-takes-skull = porta un teschio
remark-lies = in { $cell }
remark-shows = { $die }

## Che cosa è successo

event-began = Comincia { $seat }.
event-turned-tower = Comincia un nuovo giro. La torre ruota di { $quarters ->
        [one] 1 quarto
       *[other] { $quarters } quarti
    }: ognuno gioca { $quarters ->
        [one] 1 lato
       *[other] { $quarters } lati
    } più a destra.
event-turn = È il turno di { $seat }, sul lato { $side }.
event-star-played = { $seat } gioca una stella contro il teschio di { $whom }: la stella e il teschio sono usati.
event-no-star = Nessuno gioca una stella.
event-answered = { $seat } ha risposto.
event-missed = { $seat } salta questo turno.
event-cleared = { $seat } smonta il livello { $level } del lato { $side }: { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }.
event-rolled = { $seat } lancia in { $colour }: { $faces }.
event-rolled-again = { $seat } lancia di nuovo in { $colour }: { $faces }.
event-placed = { $seat } piazza un { $die } { $cell-on }.
event-took-back = { $seat } riprende { $die-the } { $cell-from }.
event-completed = { $seat } completa il livello { $level } del lato { $side }!
event-drew = { $seat } pesca la carta { $card }.
event-drew-secret = { $seat } pesca una carta.
event-dealt = { $seat } parte con la carta { $card }.
event-dealt-secret = { $seat } parte con una carta.
event-no-card = Non ci sono più carte da pescare: { $seat } resta senza.
event-shuffled = Il mazzo è finito. Gli scarti, mescolati, formano un nuovo mazzo di { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
event-took-star = { $seat } prende una stella.
event-took-skull = { $seat } non ha completato nessuna fila e prende un teschio.
event-played = { $seat } gioca la carta { $card }.
event-came-in = { $seat } prende un dado bianco dalla riserva.
event-swapped = { $seat } mette un { $die } { $cell-on } e prende { $other-the } che era lì.
event-stole = { $seat } ruba { $die-the } { $cell-from } e lo piazza { $to-on }.
event-rotated = { $seat } lancia un dado: la torre gira di { $quarters ->
        [one] 1 quarto
       *[other] { $quarters } quarti
    }. Da adesso { $seat } gioca sul lato { $side }.
event-ended = { $seat } finisce il turno.
event-won-game = { $seat } vince la manche e ora ha { $won ->
        [one] 1 vittoria
       *[other] { $won } vittorie
    }. Per la partita ne servono { $needed }.
event-won = { $seat } vince la partita!
event-capped = Dopo { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } la manche finisce, e non la vince nessuno.
event-drawn = La partita finisce qui, e non la vince nessuno.
event-left = { $seat } lascia il tavolo.
event-last-one = Al tavolo resta solo { $seat }, e vince.

## Perché qualcosa non è permesso

objection-over = La partita è finita.
objection-answer-first = Prima di’ se giochi la tua stella.
objection-roll-first = Prima lancia i dadi.
objection-card-first = Prima finisci quello che chiede la carta { $card }.
objection-rolled-already = Hai già lanciato i dadi. In un turno si lancia una volta sola, e le file si smontano soltanto prima.
objection-not-asked = Ora non è questo che si chiede.
objection-no-such-die = Nel tuo lancio non c’è nessun { $die }.
objection-row-is-shorter = Nella tua fila in costruzione non c’è una casella { $position } da sinistra: { $width ->
        [1] è la cima, e ha 1 casella sola
       *[other] ha { $width } caselle
    }.
objection-occupied = C’è già un { $die } { $cell-on }.
objection-value-clashes = Un { $die } non va bene { $at-on }: { $cell-on } c’è un { $there }. I dadi che si toccano possono differire al massimo di uno; anche 6 e 1 sono vicini.
objection-colour-clashes = Un { $die } non va bene { $at-on }: { $cell-on } c’è un { $there }. Sullo stesso livello un dado colorato non può stare di fianco a un dado del suo colore, nemmeno dietro l’angolo.
objection-not-taken-back = Sulla casella { $position } da sinistra non c’è un dado che puoi riprendere. Puoi riprendere soltanto quello che hai piazzato in questo turno, in una fila non completata e dopo l’ultima carta che hai giocato. Un dado rubato resta dov’è.
objection-lies = A questo tavolo un dado piazzato resta dov’è.
objection-not-in-hand = Non hai la carta { $card }.
objection-not-before-roll = La carta { $card } si gioca soltanto dopo il lancio. Prima si può giocare soltanto { card-extra-white }.
objection-reserve-empty = La riserva è vuota: non ci sono dadi bianchi da prendere.
objection-no-swap = Con { $card } ora non puoi scambiare nulla: nessun dado del tuo lancio va bene lì al posto di un altro.
objection-no-white-die = Nel tuo lancio non ci sono dadi bianchi.
objection-no-coloured-die = Nel tuo lancio non ci sono dadi colorati.
objection-no-set = Servono { $needed } dadi di uguale valore nel tuo lancio. { $most ->
        [0] Il tuo lancio è vuoto
        [1] Non ne hai due uguali
       *[other] Ne hai al massimo { $most }, di valore { $value }
    }.
objection-no-steal = Non c’è nessun dado che puoi rubare. Deve stare in una fila non completata di un altro lato, e andare bene nella tua fila in costruzione o sulla cima.
objection-empty-cell = Non c’è nessun dado { $cell-on }.
objection-not-your-side = Questa carta prende un dado dal tuo lato, quello { $side }; { $cell } non ne fa parte.
objection-not-opponents-side = Questa carta prende un dado da un altro lato; { $cell } è sul tuo, quello { $side }.
objection-finished-row = Nessuno può rubare il dado { $cell-from }: la sua fila, sul livello { $level }, è completata.
objection-not-opponents-colour = C’è un { $die } { $cell-on }. A questo tavolo la carta prende soltanto un dado del colore di un altro giocatore.
objection-nothing-fits = Nessun altro dado del tuo lancio va bene { $cell-on }, con tutti i dadi che lo toccano.
objection-not-in-your-row = Un { $die } non va bene in nessun punto della tua fila in costruzione.
objection-same-die = Lì c’è già un { $die }: con un dado uguale non cambierebbe nulla.
objection-not-white = Un { $die } non è bianco. Questa carta vale per i dadi bianchi.
objection-not-coloured = Un { $die } non è colorato. Questa carta vale per i dadi colorati.
objection-not-in-set = Servono { $needed } dadi di uguale valore, e con il valore del { $die } { $have ->
        [one] ce n’è 1 solo
       *[other] ce ne sono solo { $have }
    }.
objection-several-sets = Nel tuo lancio ci sono abbastanza dadi uguali per più di un valore. Prima scegli un dado del valore che vuoi.
objection-choose-first = Prima scegli almeno un dado.
objection-no-dice-left = Non c’è più nessun dado da scegliere.
objection-other-set = Una carta vale per un valore: hai scelto il valore { $value }, e un { $die } non lo mostra.
objection-not-blocked = { $level ->
        [6] La cima non è mai bloccata. Perciò sul lato { $side } non si può smontare nulla.
       *[other] Il livello { $level } del lato { $side } non è bloccato: ci sono dadi che lo completerebbero. Perciò non si può smontare nulla.
    }
objection-must-place = Uno dei tuoi dadi va ancora bene. A questo tavolo il turno continua finché ce n’è uno così.
objection-stand-off = Da { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } nessuno mette un dado sulla torre. Finché uno dei tuoi dadi va bene, devi piazzarne uno prima di finire il turno.

## Come è finita

result = { $name }: { $score ->
        [1] vince la partita
       *[other] questa volta no
    }

## Opzioni

option-style = Stile
    .help = Fisso: esattamente in quattro, ognuno con un suo lato. Libero: in ogni turno si gioca su un altro lato.
option-style-fixed = fisso
option-style-free-for-all = libero
option-schedule = Rotazione fra i giri
    .help = Nello stile libero: di quanto ruota la torre fra un giro e l’altro?
option-schedule-spin = di 1, 2 o 3 quarti, decide il caso
option-schedule-quarter = sempre di 1 quarto
option-deck = Mazzo
    .help = Quante carte di ogni tipo ci sono nel mazzo?
option-deck-standard = il mazzo solito
option-deck-even = lo stesso numero per ogni tipo
option-deck-wild = più scambi e più furti
option-wins = Durata della partita
    .help = Quante manche bisogna vincere? In cinque o in sei, due o tre sono un buon consiglio.
option-wins-1 = una manche
option-wins-2 = vince chi arriva a due manche
option-wins-3 = vince chi arriva a tre manche
option-handicap = Vantaggio
    .help = In quattro, il terzo e il quarto a giocare partono con una carta ciascuno?
option-handicap-no = nessuno
option-handicap-yes = una carta per il terzo e una per il quarto
option-first = Chi comincia
    .help = Nello stile fisso chi comincia è in vantaggio. Di solito decide il caso.
option-first-chance = decide il caso
option-first-seat-1 = posto 1
option-first-seat-2 = posto 2
option-first-seat-3 = posto 3
option-first-seat-4 = posto 4
option-first-seat-5 = posto 5
option-first-seat-6 = posto 6
option-next_first = Chi comincia la manche seguente
    .help = Solo se la partita ha più manche.
option-next_first-next-seat = il posto dopo quello che ha cominciato l’ultima
option-next_first-winner = chi ha vinto l’ultima
option-voluntary_stop = Smettere
    .help = Puoi finire il turno quando uno dei tuoi dadi va ancora bene?
option-voluntary_stop-yes = si può smettere quando si vuole
option-voluntary_stop-no = si continua finché un dado va bene
option-take_back = Riprendere i dadi
    .help = Puoi riprendere un dado piazzato in questo turno, finché la fila non è completata?
option-take_back-yes = si può
option-take_back-no = un dado piazzato resta dov’è
option-star_window = A chi si chiede la stella
    .help = Più giocatori possono avere una stella da giocare contro un teschio. A chi si chiede per primo?
option-star_window-at-once = a tutti insieme; fra quelli che dicono di sì paga il primo nell’ordine dei turni
option-star_window-in-order = a uno dopo l’altro; il primo sì decide
option-used_tokens = Stelle e teschi usati
    .help = Dove vanno?
option-used_tokens-return = di nuovo nelle loro pile
option-used_tokens-gone = nella scatola, per sempre
option-opponents_dice = Un dado avversario
    .help = Quali dadi degli altri lati si possono scambiare e rubare?
option-opponents_dice-by-place = tutti, anche i bianchi e i tuoi
option-opponents_dice-by-colour = soltanto quelli del colore di un altro giocatore
option-empty_hand = Nessun dado da lanciare
    .help = Che cosa puoi fare se la tua scorta e la riserva sono vuote?
option-empty_hand-yes = smontare la fila più alta del tuo lato
option-empty_hand-no = aspettare i dadi che gli altri liberano
option-standoff = Aspettarsi a vicenda
    .help = Si può andare avanti per sempre senza piazzare un dado?
option-standoff-two-rounds = no, dopo due giri qualcuno deve piazzarne uno
option-standoff-never = sì, si può aspettare quanto si vuole
option-turn_cap = La manche più lunga
    .help = Una manche finisce dopo 500 turni, se non l’ha vinta nessuno?
option-turn_cap-yes = sì, dopo 500 turni
option-turn_cap-no = no, non c’è un limite
