# L’avventura legacy in italiano.
#
# Il nome di chi gioca vale anche per il suo eroe: così non serve sapere se è maschio o femmina. Carte, caselle, spiriti,
# appellativi, eroi e ciò che è stampato sulla torre vengono in fila: vedi things.it.ftl e things.py. Quello che si legge
# ad alta voce è in stories.it.ftl.
#
# Forme di uno spirito: .start all’inizio di una frase. Di una casella: .in con la preposizione. Di un reperto: .a con
# l’articolo indeterminativo. Di un uso: .none con «nessuno». Di ciò che può essere un pezzo: .many il plurale, .none con
# «nessuno», .sign che cosa vuol dire il suo segno sul tabellone, .text che cosa fa.

game-title = Ziggurat, l’avventura legacy
game-about = Salite insieme sulla vecchia torre, tra scale, rampe, pozzi e spiriti di fuoco. Si vince insieme o si perde insieme, in sei capitoli.

## Parole

exit = { $name }
ring-space = { $name }
number-of-seat = { $name }

side-south = sud
side-west = ovest
side-north = nord
side-east = est

way-clockwise = in senso orario
way-counter = in senso antiorario

find-gourd = borraccia
    .a = una borraccia
find-sandals = sandali veloci
    .a = un paio di sandali veloci
find-bell = campanella di bronzo
    .a = una campanella di bronzo
find-rope = corda da scalata
    .a = una corda da scalata

use-gourd = la borraccia
    .none = nessuna borraccia
use-longer = i sandali veloci, per una casella in più
    .none = nessun paio di sandali veloci
use-shorter = i sandali veloci, per una casella in meno
    .none = nessun paio di sandali veloci
use-bell = la campanella di bronzo
    .none = nessuna campanella di bronzo
use-rope = la corda da scalata
    .none = nessuna corda da scalata
use-water = l’Acqua, per spegnere uno spirito
    .none = Acqua
use-cool = l’Acqua, per raffreddare la fornace
    .none = Acqua

decision-low = gli archi stanno in basso, in c2 e i10
decision-high = gli archi stanno in alto, in c5 e i7
decision-bell = si fanno campanelle di bronzo
decision-rope = si fanno corde da scalata
decision-granary = si riapre il granaio
decision-well-house = si riapre la casa della fontana

loss-none = nessuno sa perché
loss-pit = un eroe è caduto in un pozzo
loss-scorched = un eroe si è scottato
loss-spirit-on-summit = uno spirito di fuoco sbarra la sommità
loss-no-card = qualcuno non aveva più carte da giocare
loss-too-early = gli eroi sono tutti sulla sommità, e manca ancora qualcosa
loss-too-few-spirits = la fila degli spenti non si può più completare
loss-boiled = la fornace è andata in ebollizione
loss-house-on-fire = una casa ha preso fuoco
loss-deserted = tutti hanno lasciato il tavolo

## Che cosa può essere un pezzo

kind-pit = pozzo
    .sign = pozzo
kind-archway = arco
    .sign = arco
kind-spring = sorgente
    .sign = sorgente
kind-slab = lastra crepata
    .sign = lastra crepata
kind-broken-slab = lastra spaccata, ormai un pozzo
    .sign = pozzo
kind-keyhole = serratura
    .sign = serratura
kind-hearth = focolare spento
kind-lit-hearth = focolare acceso
kind-back = carta coperta
kind-gourd = borraccia
    .many = borracce
    .text = Usala prima che si muova uno spirito: per questa volta resta dov’è.
kind-sandals = paio di sandali veloci
    .many = paia di sandali veloci
    .text = Usali prima che si muova il tuo eroe: va una casella più in là o una di meno, ma mai meno di una.
kind-bell = campanella di bronzo
    .many = campanelle di bronzo
    .text = Usala prima che si muova chiunque: muovi di una casella uno spirito sul livello del tuo eroe, dalla parte che vuoi.
kind-rope = corda da scalata
    .many = corde da scalata
    .text = Usala prima che si muova il tuo eroe: per questa volta resta dov’è.
kind-find-back = reperto coperto
    .many = reperti coperti
    .none = nessun reperto coperto
kind-lamp = lampada
    .text = Portala su: sulla sommità si posa subito.
kind-wedge = cuneo
    .many = cunei
    .text = Chi ne ha uno e finisce il turno sulla serratura di un livello blocca quel livello.
kind-locked = bloccato
kind-open = può girare
kind-turnstone = Pietra girevole
    .text = Il prossimo a girare è il livello accanto.
kind-water = Acqua
    .many = segnalini Acqua
    .none = niente Acqua
    .text = Usala prima che si muova chiunque: spegni uno spirito sul livello del tuo eroe, lontano al massimo tre caselle.
kind-egg = Uovo
    .text = Chi lo porta non fa mai più di tre caselle con una carta.
kind-heat = calore
kind-flame = fiamma
    .many = fiamme
    .text = Accende un focolare.
kind-second-wind = segnalino Secondo Fiato
    .many = segnalini Secondo Fiato
    .none = nessun segnalino Secondo Fiato
    .text = Salva un eroe da un pozzo o da una scottatura, una volta.
kind-danger = pericolo

## Posti

place-space = { $name }
place-summit = Sommità
    .also = f6
place-home = A casa
place-spirit-supply = Riserva degli spiriti
place-pits = Dentro la torre
place-quench-row = Fila degli spenti
place-plume-row = Fila delle piume
place-seat-1 = Posto 1
place-seat-2 = Posto 2
place-seat-3 = Posto 3
place-seat-4 = Posto 4
place-played = In corso
place-draw = Mazzo di pesca
place-discards = Scarti
place-beside = Accanto alla torre
place-level-0 = Livello 0
place-level-1 = Livello 1
place-level-2 = Livello 2
place-level-3 = Livello 3
place-level-4 = Livello 4
place-answer-clockwise = { choice-clockwise }
place-answer-counter = { choice-counter }
place-answer-pass = { choice-pass }
place-answer-none = { choice-none }
place-use-gourd = Borraccia: lo spirito resta lì
place-use-longer = Una casella in più
place-use-shorter = Una casella in meno
place-use-bell = Campanella: uno spirito si sposta di una casella
place-use-rope = Corda: resta dove sei
place-use-water = Spegni uno spirito
place-use-cool = Raffredda la fornace
place-decide-low = Archi in basso
place-decide-high = Archi in alto
place-decide-bell = Campanelle di bronzo
place-decide-rope = Corde da scalata
place-decide-granary = Granaio
place-decide-well-house = Casa della fontana

## I pezzi, una riga ciascuno

piece-feature = { $at }: { $kind }
piece-hero = { $at }: { $kind } (gioca { $state })
piece-spirit = { $at }: { $kind } { $id ->
        [pink-1] 1
        [yellow-1] 1
        [blue-1] 1
        [green-1] 1
        [pink-2] 2
        [yellow-2] 2
        [blue-2] 2
        [green-2] 2
       *[other] 3
    }
piece-card = { $at }: { $kind }
piece-deck = { $at }: { $state ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $state } carte
    }
piece-find = { $at }: { $kind }
piece-finds = { $at }: { $state ->
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-supply = { $at }: { $state ->
        [0] { $kind-none }
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-goal = { $at }: { $kind }
piece-lock = { $at }: { $kind }
piece-heat = { $at }: { $kind } { $state }
piece-title = { $at }: appellativo { $kind }
piece-danger = { $at }: { $kind } { $state }

## Che cosa si chiede

prompt-choose-hero = «{ $card }»: { $seat }, scegli l’eroe che si muove.
prompt-ask = { $seat }, sta per muoversi un eroe. Prima { $hero } usa un oggetto?
prompt-ask-spirit = { $seat }, sta per muoversi { $spirit }. Prima { $hero } usa un oggetto?
prompt-lead = { $seat }, { spaces } per l’eroe di { $hero }: da che parte?
spaces = { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    }
prompt-leave-nest = { $seat }, { spaces } per l’eroe di { $hero }: su quale angolo esce dal Nido?
prompt-bump = { $seat }, una spinta per l’eroe di { $hero }: da che parte?
prompt-choose-spirit = «{ $card }»: { $seat }, scegli lo spirito che si muove.
prompt-drive = { $seat }, { spaces } per { $spirit }: da che parte?
prompt-ring = { $seat }, { $hero } suona la campanella di bronzo: quale spirito si sposta?
prompt-ring-way = { $seat }, la campanella sposta di una casella { $spirit }: da che parte?
prompt-quench = { $seat }, { $hero } ha l’Acqua pronta: quale spirito si spegne?
prompt-turn = { $seat }, il livello { $level } gira: da che parte?
prompt-herd = { $seat }, la piuma può guidare uno spirito alla scala più vicina: quale?
prompt-hand-on = { $seat }, { $hero } è sulla sommità con { wedges-counted }: chi { $wedges ->
        [one] lo
       *[other] li
    } prende?
wedges-counted = { $wedges ->
        [one] 1 cuneo
       *[other] { $wedges } cunei
    }
prompt-keep = { $seat }, quale reperto tiene { $hero } per la prossima partita?
prompt-decide = { $seat }, di’ tu che cosa avete deciso tutti insieme. Vale per il resto della campagna.
prompt-mark = { $seat }, scegli il pozzo che va sotto il coperchio di pietra. Resta chiuso per il resto della campagna.
prompt-mark-spring = { $seat }, scegli la casella per una sorgente in più. Resta lì per il resto della campagna.
prompt-over-won = Avete vinto, tutti insieme!
prompt-over-lost = Avete perso tutti: { $loss }.
prompt-wait-choose-hero = { $seat } sceglie l’eroe che si muove.
prompt-wait-ask = { $seat } può usare un oggetto e ci pensa su.
prompt-wait-lead = { $seat } sceglie da che parte va l’eroe.
prompt-wait-leave-nest = { $seat } sceglie da dove si esce dal Nido.
prompt-wait-bump = { $seat } sceglie dove finisce chi è stato spinto.
prompt-wait-choose-spirit = { $seat } sceglie lo spirito che si muove.
prompt-wait-drive = { $seat } sceglie da che parte va lo spirito.
prompt-wait-ring = { $seat } suona la campanella e sceglie uno spirito.
prompt-wait-ring-way = { $seat } sceglie dove la campanella manda lo spirito.
prompt-wait-quench = { $seat } sceglie lo spirito da spegnere.
prompt-wait-turn = { $seat } sceglie da che parte gira il livello.
prompt-wait-herd = { $seat } può guidare a casa uno spirito e ci pensa su.
prompt-wait-hand-on = { $seat } sceglie chi prende i cunei.
prompt-wait-keep = { $seat } sceglie il reperto da tenere.
prompt-wait-decide = { $seat } sta per dire che cosa avete deciso tutti insieme.
prompt-wait-mark = { $seat } sceglie una casella per il nuovo adesivo.

## Che cosa si può fare

choice-clockwise = In senso orario
choice-counter = In senso antiorario
choice-pass = Adesso nessun oggetto
choice-none = Non guidare nessuno spirito
choice-hero = Scegli l’eroe del posto { $number }
choice-spirit = Scegli { $spirit }
choice-exit = Esci in { $exit }
choice-use = Usa { $use }
choice-keep = Tieni { $find-a }
choice-decide = Decidi: { $decision }
choice-mark = Metti l’adesivo in { $space }

remark-ends = { $space-in }
remark-falls = nel pozzo in { $space }
remark-burns = addosso a uno spirito di fuoco in { $space }
remark-slides = { $space-in }, la rampa scende in { $to }
remark-climbs = { $space-in }, la scala sale { $to-in }
remark-bumps = { $space-in }, una spinta per { $other }
remark-goes-through = { $space-in }, l’arco porta in { $to }
remark-reaches-summit = su, fino alla sommità
remark-spirit-burns = scotta { $other } in { $space }
remark-spirit-gone = nel pozzo in { $space }
remark-spirit-up = su, fino alla sommità, e tutto è perduto
remark-hisses = nella sorgente in { $space }
remark-lights = { $space-in }, accende il focolare
remark-sets-fire = { $space-in }, dà fuoco alla casa
remark-steps-left = poi { spaces }

## Che cosa è successo

event-began = Comincia { $seat }.
event-played = { $seat } gioca «{ $card }».
event-helps = { $seat } è già in cima e dà una mano a { $hero }.
event-walked = { $hero } va in { $space }.
event-stepped-out = { $hero } esce dal Nido in { $space }.
event-slid = { $hero } prende la rampa e scivola in { $space }.
event-climbed = { $hero } sale { $space-in }.
event-fell = { $hero } cade nel pozzo in { $space }!
event-scorched = { $hero } si scotta in { $space }!
event-bumped = Una spinta, e { $hero } finisce in { $space }.
event-arrived = Evviva, { $hero } ce l’ha fatta!
event-endless = Tutto quel correre stanca: { $hero } va a casa a riposare.
event-second-wind = Secondo Fiato! { $hero } è in salvo { $space-in }, con il fiatone. { $left ->
        [0] Era l’ultimo segnalino.
        [one] Resta 1 segnalino.
       *[other] Restano { $left } segnalini.
    }
event-moved = { $spirit-start } va in { $space }.
event-spirit-slid = { $spirit-start } prende la rampa e scivola in { $space }.
event-spirit-climbed = { $spirit-start } sale { $space-in }.
event-spirit-fell = { $spirit-start } cade nel pozzo in { $space }.
event-spawned = { $spirit-start } nasce in { $space }.
event-no-spirit = Non nasce nessuno spirito { $colour }: non ce ne sono più.
event-drew = { $seat } pesca «{ $card }».
event-no-more-cards = Il mazzo di pesca è finito: { $seat } non pesca nulla.
event-won = Avete vinto, tutti insieme!
event-lost = Avete perso tutti: { $loss }.
event-nobody-moves = Non c’è nessun eroe in gioco, perciò non se ne muove nessuno.
event-no-spirit-moves = Sulla torre non c’è nessuno spirito così, perciò non se ne muove nessuno.
event-title = Per { $hero } c’è un appellativo: { $title }!
event-left = { $seat } lascia il tavolo. L’eroe resta.
event-stocked = Nella nicchia in { $space } c’è { $find-a }.
event-packed = { $hero } si porta { $find-a }.
event-decided = È deciso: { $decision }.
event-went-through = { $hero } attraversa l’arco ed esce in { $space }.
event-took-find = { $hero } raccoglie { $find-a }.
event-took-lamp = { $hero } raccoglie la lampada del lato { $side }.
event-set-lamp = { $hero } posa una lampada sulla sommità. { $lamps ->
        [0] Era l’ultima.
        [one] Ne manca ancora 1.
       *[other] Ne mancano ancora { $lamps }.
    }
event-burnt-find = { $spirit-start } brucia { $find-a }. Che puzza!
event-laid-find = Dalla bisaccia salta fuori { $find-a }, e va nella nicchia in { $space }.
event-kept = { $hero } tiene { $find-a } per la prossima partita.
event-used = { $seat } usa { $use }.
event-turnstone = La Pietra girevole passa al livello { $level }.
event-locked = { $hero } pianta un cuneo: il livello { $level } è bloccato.
event-carried = Il livello porta { $hero } in { $space }.
event-turned = Con gran stridore il livello { $level } gira { $way }.
event-handed = { $hero } passa { wedges-counted } a { $other }.
event-got-wedges = { $hero } riceve { wedges-counted }.
event-flared = Nella riserva non c’è più nessuno spirito { $colour }: vampata per uno di quelli sulla torre.
event-took-water = { $hero } riempie una brocca d’Acqua.
event-hissed = { $spirit-start } sfrigola e si spegne.
event-broke = Crac! La lastra in { $space } si spacca sotto { $hero }. Da adesso è un pozzo.
event-quenched = { $hero } spegne { $spirit }.
event-cooled = { $hero } versa l’Acqua nel pozzo: il calore scende a { $heat }.
event-heated = La fornace si scalda: { $heat } su { $boil }.
event-glowed = { $spirit-start } rispunta fuori: è di nuovo nella riserva.
event-took-egg = { $hero } prende in braccio l’Uovo. Piano!
event-set-egg = { $hero } posa l’Uovo, con tanta delicatezza.
event-lit-hearth = { $hero } accende il focolare in { $space }.
event-went-home = { $hero } è a casa.
event-plumed = { $spirit-start } ha ritrovato la strada di casa.
event-marked = L’adesivo va in { $space }, e lì rimane.
event-spirits-drifted = Il livello porta { $spirit } in { $space }.

## Perché qualcosa non si può fare

objection-over = La partita è finita.
objection-not-now = Ora non è questo che si chiede.
objection-not-in-play = L’eroe di { $hero } non è in gioco, perciò non si può muovere.
objection-moved-already = L’eroe di { $hero } non si può muovere con questa carta, o si è già mosso.
objection-not-this-hero = L’eroe di { $hero } non può prenderli. Ci vuole un altro eroe, che sia ancora per strada.
objection-not-on-tower = { $spirit-start } non è sulla torre.
objection-other-colour = { $spirit-start } è del colore sbagliato: in questa carta il colore è { $colour }.
objection-spirit-moved = { $spirit-start } con questa carta non si può più muovere.
objection-not-held = { $hero } non ha { $use-none }.
objection-own-hero-only = Si può usare soltanto prima che si muova l’eroe di { $hero }.
objection-spirits-only = { $hero }, la borraccia si può usare soltanto prima che si muova uno spirito.
objection-one-step-left = È già soltanto { spaces }. Meno di una non si può.
objection-no-spirit-on-level = { $level ->
        [5] Dalla sommità la campanella non si può suonare.
       *[other] Sul livello { $level }, dove sta { $hero }, non c’è nessuno spirito.
    }
objection-no-spirit-near = { $nearest ->
        [0] Sul livello di { $hero } non c’è nessuno spirito.
       *[other] L’Acqua arriva a tre caselle, e lo spirito più vicino è a { $nearest } da { $hero }.
    }
objection-no-pit-near = Per raffreddare la fornace { $hero } deve stare accanto a un pozzo.
objection-cold = Il calore è a { $heat }: non c’è niente da raffreddare.
objection-other-level = { $spirit-start } non è sul livello { $level }, dove sta l’eroe.
objection-too-far = { $spirit-start } è lontano { $spaces ->
        [one] 1 casella
       *[other] { $spaces } caselle
    }, e l’Acqua arriva soltanto a tre.
objection-not-at-hand = { $hero } non ha { $find-a }.
objection-other-decision = Adesso non è questo che si decide.
objection-not-a-pit = In { $space } non c’è nessun pozzo stampato.
objection-not-empty = Per una sorgente ci vuole una casella vuota, e in { $space } c’è già qualcosa.
objection-too-high = La casella { $space } è sul livello { $level }: troppo in alto.

## Com’è finita

result = { $name }: { $score ->
        [1] vittoria, insieme a tutti gli altri
       *[other] questa volta no
    }

## Opzioni

option-chapter = Capitolo
    .help = Quale capitolo della storia giocate? In una campagna lo sa la scatola.
option-chapter-1 = 1, I gradini silenziosi
option-chapter-2 = 2
option-chapter-3 = 3
option-chapter-4 = 4
option-chapter-5 = 5
option-chapter-6 = 6
option-sides = Lati
    .help = Dove sedete? I posti si seguono in senso orario, in quest’ordine.
option-sides-south-north = sud e nord
option-sides-west-east = ovest ed est
option-sides-south-west-north = sud, ovest e nord
option-sides-south-west-east = sud, ovest ed est
option-sides-south-north-east = sud, nord ed est
option-sides-west-north-east = ovest, nord ed est
option-sides-south-west-north-east = sud, ovest, nord ed est
option-first = Chi comincia
    .help = Ogni capitolo dice chi comincia. Oppure mettetevi d’accordo, o decida il caso.
option-first-chance = decide il caso
option-first-seat-1 = posto 1
option-first-seat-2 = posto 2
option-first-seat-3 = posto 3
option-first-seat-4 = posto 4
option-leader = Chi guida
    .help = Decide tutto una persona per tutti? Gli altri guardano e gridano.
option-leader-nobody = nessuno, decidono tutti
option-leader-seat-1 = posto 1
option-leader-seat-2 = posto 2
option-leader-seat-3 = posto 3
option-leader-seat-4 = posto 4
option-spawns = Caselle di generazione
    .help = Per gli esperti, gli spiriti di fuoco gialli e verdi nascono un livello più in alto.
option-spawns-printed = come stampate
option-spawns-expert = per esperti
option-family = Gioco per famiglie
    .help = Le famiglie aprono la Conoscenza Segreta prima della prima partita, e ne hanno un aiuto in ogni partita.
option-family-no = no
option-family-yes = sì
