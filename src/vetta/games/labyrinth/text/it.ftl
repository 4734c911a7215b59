# Labirinto 3D in italiano, con i termini del regolamento stampato.
#
# Forme di una parola: .the con l’articolo determinativo, .a con quello indeterminativo, .none con «nessuno»,
# .many il plurale; di una freccia: .line dice che cosa sposta; di un posto: .also come altro si può chiamare.

game-title = Labirinto 3D
game-about = Sposta le torri, arrampicati di piano in piano, trova i tuoi tesori e torna a casa prima degli altri.

## Parole

colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu

cell = { $name }

arrow-Nb = Nb
    .line = la colonna b da nord
arrow-Nd = Nd
    .line = la colonna d da nord
arrow-E2 = E2
    .line = la riga 2 da est
arrow-E4 = E4
    .line = la riga 4 da est
arrow-Sb = Sb
    .line = la colonna b da sud
arrow-Sd = Sd
    .line = la colonna d da sud
arrow-W2 = W2
    .line = la riga 2 da ovest
arrow-W4 = W4
    .line = la riga 4 da ovest

turn-0 = posizione 0
turn-1 = posizione 1
turn-2 = posizione 2
turn-3 = posizione 3

card-up = carta «sali»
    .a = una carta «sali»
    .none = nessuna carta «sali»
    .many = carte «sali»
card-down = carta «scendi»
    .a = una carta «scendi»
    .none = nessuna carta «scendi»
    .many = carte «scendi»
card-joker = jolly
    .a = un jolly
    .none = nessun jolly
    .many = jolly

treasure-chalice = calice
    .the = il calice
treasure-vial = ampolla
    .the = l’ampolla
treasure-crown = corona
    .the = la corona
treasure-key = chiave
    .the = la chiave
treasure-sword = spada
    .the = la spada
treasure-ring = anello
    .the = l’anello
treasure-lamp = lampada
    .the = la lampada
treasure-book = libro
    .the = il libro
treasure-crystal-ball = sfera di cristallo
    .the = la sfera di cristallo
treasure-chest = scrigno
    .the = lo scrigno
treasure-hourglass = clessidra
    .the = la clessidra
treasure-wand = bacchetta magica
    .the = la bacchetta magica

## Che cosa può essere un pezzo

kind-straight = via diritta
kind-bend = curva
kind-tee = incrocio a T
kind-cross = crocevia
kind-chalice = { treasure-chalice }
kind-vial = { treasure-vial }
kind-crown = { treasure-crown }
kind-key = { treasure-key }
kind-sword = { treasure-sword }
kind-ring = { treasure-ring }
kind-lamp = { treasure-lamp }
kind-book = { treasure-book }
kind-crystal-ball = { treasure-crystal-ball }
kind-chest = { treasure-chest }
kind-hourglass = { treasure-hourglass }
kind-wand = { treasure-wand }
kind-hidden = tesoro nascosto
kind-rune = pietra runica
kind-witch = strega
kind-princess = principessa
kind-wizard = mago
kind-apprentice = apprendista stregone
kind-rune-card = carta delle rune
kind-up = { card-up }
    .many = { card-up.many }
kind-down = { card-down }
    .many = { card-down.many }
kind-joker = { card-joker }
    .many = { card-joker.many }
kind-back = carta magica coperta
kind-no-entry = divieto di entrata

## Posti

place-cell = { $name }
place-beside = Accanto al tabellone
    .also = eccedente, torre eccedente
place-arrow = Freccia { $name }
place-red = Rosso
place-yellow = Giallo
place-green = Verde
place-blue = Blu
place-pile = Mazzo coperto
place-discards = Scarti
place-turn-0 = { turn-0 }
place-turn-1 = { turn-1 }
place-turn-2 = { turn-2 }
place-turn-3 = { turn-3 }

## Pezzi, una riga ciascuno

piece-tower = { $at }: { $kind }, { $state ->
        [one] 1 piano
       *[other] { $state } piani
    }, passaggi { open-sides }{ $at-id ->
        [beside] , in posizione { $facing }
       *[other] { "" }
    }
open-sides = { $kind-id ->
        [straight] { $facing ->
            [0] a nord e a sud
            [2] a nord e a sud
           *[other] a est e a ovest
        }
        [bend] { $facing ->
            [0] a nord e a est
            [1] a est e a sud
            [2] a sud e a ovest
           *[other] a ovest e a nord
        }
        [tee] { $facing ->
            [0] a ovest, a nord e a est
            [1] a nord, a est e a sud
            [2] a est, a sud e a ovest
           *[other] a sud, a ovest e a nord
        }
       *[cross] su tutti i lati
    }
piece-treasure = { $at }: { $state-id ->
        [0] { $kind }
       *[other] { $kind }, tesoro già trovato da { $state }
    }
piece-rune-stone = { $at }: { $kind }
piece-pawn = { $at }: { $kind }, pedina di { $state }, colore { $id ->
        [pawn-red] { colour-red }
        [pawn-yellow] { colour-yellow }
        [pawn-green] { colour-green }
       *[pawn-blue] { colour-blue }
    }
piece-rune-card = { $at }: carta delle rune, { $state ->
        [0] pietra runica ancora da raggiungere
       *[other] pietra runica raggiunta
    }
piece-treasure-pile = { $at }: { $state ->
        [0] tutti i tesori trovati
        [one] 1 tesoro ancora da trovare
       *[other] { $state } tesori ancora da trovare
    }{ $kind-id ->
        [hidden] { "" }
       *[other] , il prossimo: { $kind }
    }
piece-magic = { $at }: { $state ->
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-magic-backs = { $at }: { $state ->
        [one] 1 carta magica coperta
       *[other] { $state } carte magiche coperte
    }
piece-draw-pile = { $at }: { $state ->
        [one] 1 carta magica
       *[other] { $state } carte magiche
    }
piece-discard = { $at }: { $state ->
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-no-entry = { $at }: da qui non si entra, la torre tornerebbe dove era

## Che cosa si chiede

prompt-push = { $seat }, sposta una fila di torri: scegli come girare la torre eccedente, poi la freccia dove inserirla.
prompt-push-as-it-lies = { $seat }, sposta una fila di torri: scegli la freccia dove inserire la torre eccedente, così com’è.
prompt-walk = { $seat }, muovi la pedina: scegli la casella dove si ferma, oppure la pedina stessa se deve restare dov’è.
prompt-pay = { $seat }, scegli una carta magica da giocare per arrivare in { $cell }.
prompt-over = La partita è finita: ha vinto { $seat }.
prompt-wait-push = { $seat } sta scegliendo quale fila di torri spostare.
prompt-wait-walk = { $seat } sta scegliendo dove andare.
prompt-wait-pay = { $seat } sta scegliendo le carte magiche per arrivare in { $cell }.

## Che cosa si può fare

choice-push = Sposta { $arrow-line } (freccia { $arrow }), con la torre eccedente in { $turn }
choice-go = Vai in { $cell }
choice-stay = Resta dove sei
choice-pay = Gioca { $card-a }

remark-opens = passaggi { open-sides }
remark-costs = costa { cost-up }{ cost-down }{ cost-joker }
cost-up = { $up ->
        [0] { "" }
        [one] 1 { card-up }
       *[other] { $up } { card-up.many }
    }
cost-down = { $down ->
        [0] { "" }
       *[other] { $up ->
            [0] { "" }
           *[other] { ", " }
        }{ $down ->
            [one] 1 { card-down }
           *[other] { $down } { card-down.many }
        }
    }
cost-joker = { $joker ->
        [0] { $up ->
            [0] { $down ->
                [0] nulla
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $up ->
            [0] { $down ->
                [0] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $joker } { card-joker.many }
    }

## Che cosa è successo

event-dealt = { $seat } riceve { $card-a }.
event-dealt-secret = { $seat } riceve una carta magica.
event-saw-target = { $seat } cerca { $treasure-the }.
event-saw-target-secret = { $seat } guarda in segreto la carta del tesoro in cima al proprio mazzo.
event-began = Comincia { $seat }.
event-pushed = { $seat } sposta { $arrow-line } (freccia { $arrow }), con la torre in { $turn }.
event-came-round = La pedina di { $seat } esce dal labirinto e rientra dall’altro lato, in { $cell }.
event-set-out = { $seat } parte per { $cell }: lungo la via servono carte magiche.
event-paid = { $seat } gioca { $card-a }.
event-walked = { $seat } arriva in { $cell }.
event-stayed = { $seat } resta in { $cell }.
event-found = { $seat } trova { $treasure-the }!
event-saw-next = Adesso { $seat } cerca { $treasure-the }.
event-saw-next-secret = { $seat } guarda in segreto la prossima carta del tesoro.
event-touched-rune = { $seat } raggiunge la pietra runica e volta la carta delle rune.
event-won = { $seat } vince!
event-drew = { $seat } pesca { $card-a }.
event-drew-secret = { $seat } pesca una carta magica.
event-reshuffled = Il mazzo coperto è finito. Gli scarti, mescolati, formano un nuovo mazzo di { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
event-no-card = Non ci sono più carte magiche da pescare: { $seat } resta senza.
event-left = { $seat } lascia il tavolo.
event-last-one = Al tavolo resta solo { $seat }, e vince.

## Perché qualcosa non è permesso

objection-over = La partita è finita.
objection-push-first = Prima si sposta una fila di torri. Solo dopo si muove la pedina.
objection-push-is-done = Hai già spostato le torri: una sola volta per turno.
objection-would-undo = Dalla freccia { $arrow } no: lì è appena uscita una torre, e non può rientrare subito nello stesso punto.
objection-same-look = In posizione { $turn } questa torre ha gli stessi passaggi della posizione { $same }. Scegli la posizione { $same }.
objection-spare-stays-turned = A questo tavolo la torre eccedente entra così com’è: in posizione { $turn }.
objection-already-there = La tua pedina è già in { $cell }. Se non vuoi muoverla, scegli «{ choice-stay }».
objection-no-way = Le pareti chiudono ogni via verso { $cell }.
objection-no-card-fits = Ogni via verso { $cell } ha un passo di almeno { $floors } piani. In mano hai { $up } «sali», { $down } «scendi» e { $joker } jolly: non bastano per i passi ripidi lungo la via.
objection-pay-first = Sei in viaggio verso { $cell }: prima gioca le carte magiche che servono.
objection-not-paying = Una carta magica si gioca solo per un passo ripido. Prima scegli dove va la tua pedina.
objection-card-not-held = Non hai { $card-none }.
objection-card-not-needed = Nessun passo ripido lungo questa via richiede { $card-a }.

## Come è finita

result = { $name }: { $score ->
        [1] vince la partita
       *[other] { $standing ->
            [one] 1 missione compiuta
           *[other] { $standing } missioni compiute
        }
    }

## Opzioni

option-company = Colori
    .help = Chi gioca con quale colore. I posti si susseguono in senso orario, in quest’ordine.
option-company-red-green = { colour-red } e { colour-green }
option-company-yellow-blue = { colour-yellow } e { colour-blue }
option-company-red-yellow = { colour-red } e { colour-yellow }
option-company-yellow-green = { colour-yellow } e { colour-green }
option-company-green-blue = { colour-green } e { colour-blue }
option-company-red-blue = { colour-red } e { colour-blue }
option-company-red-yellow-green = { colour-red }, { colour-yellow } e { colour-green }
option-company-red-yellow-blue = { colour-red }, { colour-yellow } e { colour-blue }
option-company-red-green-blue = { colour-red }, { colour-green } e { colour-blue }
option-company-yellow-green-blue = { colour-yellow }, { colour-green } e { colour-blue }
option-company-red-yellow-green-blue = { colour-red }, { colour-yellow }, { colour-green } e { colour-blue }
option-first = Chi comincia
    .help = Secondo il regolamento chi soffre meno di vertigini e, in caso di dubbio, il più giovane. Oppure decide il caso.
option-first-chance = decide il caso
option-first-seat-1 = posto 1
option-first-seat-2 = posto 2
option-first-seat-3 = posto 3
option-first-seat-4 = posto 4
option-steep = Labirinto
    .help = Il labirinto ripido ha curve a metà dei bordi e meno jolly: una partita più lunga e più difficile.
option-steep-no = normale
option-steep-yes = ripido
option-young = Carte magiche
    .help = Per i bambini più piccoli ogni carta magica vale come jolly.
option-young-no = sali, scendi e jolly
option-young-yes = solo jolly
option-free_turning = Girare la torre eccedente
    .help = La torre eccedente si può girare prima di inserirla?
option-free_turning-no = entra così com’è
option-free_turning-yes = a piacere
option-stay_counts = Restare fermi
    .help = Chi resta fermo può prendere il tesoro su cui sta?
option-stay_counts-no = trova qualcosa solo chi si muove
option-stay_counts-yes = anche chi resta fermo trova qualcosa
