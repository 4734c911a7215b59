# Zenith in italiano, con i termini del regolamento stampato.
#
# Forme di una parola: di un pianeta, .the è quella con l’articolo, .on quella con «su», .of quella con «di»; di una
# Fazione, .technology è la sua Tecnologia; di ciò che può essere un pezzo, .many è il plurale. I nomi e i testi di
# Agenti, livelli e segnalini vengono dal pacchetto: vedi words.py e things.py.

game-title = Zenith
game-about = Manda i tuoi Agenti su cinque pianeti e tira i dischetti dalla tua parte: tre uguali, quattro diversi o cinque qualsiasi.

## Parole

planet-mercury = Mercurio
    .the = Mercurio
    .on = su Mercurio
    .of = di Mercurio
planet-venus = Venere
    .the = Venere
    .on = su Venere
    .of = di Venere
planet-terra = Terra
    .the = la Terra
    .on = sulla Terra
    .of = della Terra
planet-mars = Marte
    .the = Marte
    .on = su Marte
    .of = di Marte
planet-jupiter = Giove
    .the = Giove
    .on = su Giove
    .of = di Giove
faction-animod = Animod
    .technology = Tecnologia Animod
faction-human = Umani
    .technology = Tecnologia Umana
faction-robot = Robot
    .technology = Tecnologia Robot
item-credits = Crediti
item-zenithium = Zenithium
item-badge = il badge Leader
slot-mercury = { planet-mercury.on }
slot-venus = { planet-venus.on }
slot-terra = { planet-terra.on }
slot-mars = { planet-mars.on }
slot-jupiter = { planet-jupiter.on }
slot-animod-level-2 = accanto al livello 2 della { faction-animod.technology }
slot-human-level-2 = accanto al livello 2 della { faction-human.technology }
slot-robot-level-2 = accanto al livello 2 della { faction-robot.technology }
victory-absolute = con la vittoria assoluta (tre dischetti dello stesso pianeta)
victory-democratic = con la vittoria democratica (dischetti di quattro pianeti)
victory-popular = con la vittoria popolare (cinque dischetti)
victory-absolute-democratic = con la vittoria assoluta e quella democratica (tre dischetti dello stesso pianeta e dischetti di quattro pianeti)
victory-absolute-popular = con la vittoria assoluta e quella popolare (tre dischetti dello stesso pianeta e cinque in tutto)
victory-democratic-popular = con la vittoria democratica e quella popolare (dischetti di quattro pianeti e cinque in tutto)
victory-all-three = con tutte e tre le vittorie (tre dischetti dello stesso pianeta, dischetti di quattro pianeti e cinque in tutto)
victory-otherwise = senza una delle tre vittorie
badge-face-silver = Argento
badge-face-gold = Oro
tier-1 = il primo prezzo
tier-2 = il secondo prezzo
tier-3 = il terzo prezzo
option-1 = il primo effetto
option-2 = il secondo effetto
taking-silver = prendi il badge Leader sul lato Argento
taking-gold = gira il badge Leader sul lato Oro
taking-no-more = il badge Leader resta sul lato Oro
half-own = nella tua metà
half-their = nella metà dell’avversario
half-none = dischetto già sulla casella centrale
member-technology = chi siede accanto alla plancia Tecnologia
member-diplomacy = chi siede accanto alla plancia Diplomazia
seats-first = { $seats ->
        [4] posti 1 e 3
       *[2] posto 1
    }
    .of = { $seats ->
        [4] dei { seats-first }
       *[2] del { seats-first }
    }
seats-second = { $seats ->
        [4] posti 2 e 4
       *[2] posto 2
    }
    .of = { $seats ->
        [4] dei { seats-second }
       *[2] del { seats-second }
    }

## Quanto di che cosa

goods = { $item-id ->
        [credits] { $amount ->
            [one] 1 Credito
           *[other] { $amount } Crediti
        }
        [badge] { item-badge }
       *[zenithium] { $amount } Zenithium
    }
cost-in-credits = { $cost ->
        [one] 1 Credito
       *[other] { $cost } Crediti
    }

## Che cosa può essere un pezzo

kind-mercury = dischetto { planet-mercury.of }
    .many = dischetti { planet-mercury.of }
kind-venus = dischetto { planet-venus.of }
    .many = dischetti { planet-venus.of }
kind-terra = dischetto { planet-terra.of }
    .many = dischetti { planet-terra.of }
kind-mars = dischetto { planet-mars.of }
    .many = dischetti { planet-mars.of }
kind-jupiter = dischetto { planet-jupiter.of }
    .many = dischetti { planet-jupiter.of }
kind-face-down-tokens = segnalini a faccia in giù
kind-badge-silver = badge Leader, lato Argento
kind-badge-gold = badge Leader, lato Oro
kind-credits = Crediti
kind-zenithium = Zenithium
kind-back = carte
kind-absolute-victory = vittoria assoluta
kind-democratic-victory = vittoria democratica
kind-popular-victory = vittoria popolare
kind-turns = turni giocati
kind-last-turn = ultimo turno della partita

## Posti

place-mercury = { planet-mercury }
place-venus = { planet-venus }
place-terra = { planet-terra }
place-mars = { planet-mars }
place-jupiter = { planet-jupiter }
place-hand-1 = Mano del posto 1
place-hand-2 = Mano del posto 2
place-hand-3 = Mano del posto 3
place-hand-4 = Mano del posto 4
place-technology-animod = { faction-animod.technology }
place-technology-human = { faction-human.technology }
place-technology-robot = { faction-robot.technology }
place-slot-mercury = Segnalino { planet-mercury.on }
place-slot-venus = Segnalino { planet-venus.on }
place-slot-terra = Segnalino { planet-terra.on }
place-slot-mars = Segnalino { planet-mars.on }
place-slot-jupiter = Segnalino { planet-jupiter.on }
place-slot-animod-level-2 = Segnalino della { faction-animod.technology }
place-slot-human-level-2 = Segnalino della { faction-human.technology }
place-slot-robot-level-2 = Segnalino della { faction-robot.technology }
place-store-first = Parte { seats-first.of }
place-store-second = Parte { seats-second.of }
place-draw = Mazzo
place-discard-pile = Scarti
place-reserve = Riserva di segnalini
place-badge-space = Posto del badge Leader
place-answer-yes = Sì
place-answer-no = No
place-answer-ready = { choice-ready }
place-answer-price-1 = Primo prezzo
place-answer-price-2 = Secondo prezzo
place-answer-price-3 = Terzo prezzo
place-answer-option-1 = Primo effetto
place-answer-option-2 = Secondo effetto
place-turn-count = Turni

## Pezzi, una riga ciascuno

piece-agent = { $at }: { $kind } ({ $kind-faction }), { $state ->
        [one] 1 Credito
       *[other] { $state } Crediti
    }{ $facing ->
        [1] { instead-of-printed }
        [2] { other-zone }
        [3] { instead-of-printed }{ other-zone }
        [4] { laid-aside }
       *[0] { "" }
    }{ $at-id ->
        [hand-1] { in-hand }
        [hand-2] { in-hand }
        [hand-3] { in-hand }
        [hand-4] { in-hand }
       *[other] { "" }
    }
instead-of-printed = { " " }invece di { $kind-printed }
other-zone = , non reclutabile da questa mano
laid-aside = , messa da parte
in-hand = { " " }({ $kind-text })
piece-disc = { $at }: { $kind }
piece-captured = { $at }: { $state ->
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-marker = { $at }: { $kind }, indicatore { $facing ->
        [0] { seats-first.of }
       *[1] { seats-second.of }
    } { $state ->
        [0] sotto il livello 1 (il prossimo: 1 Zenithium)
        [1] al livello 1 (il prossimo: 2 Zenithium)
        [2] al livello 2 (il prossimo: 3 Zenithium)
        [3] al livello 3 (il prossimo: 4 Zenithium)
        [4] al livello 4 (il prossimo: 5 Zenithium)
       *[5] al livello 5, il più alto
    }
piece-token = { $at }: { $kind }
piece-reserve = { $at }: { $state ->
        [0] nessun segnalino
        [one] 1 segnalino a faccia in giù
       *[other] { $state } segnalini a faccia in giù
    }
piece-hidden = { $at }: { $state } × { $kind }
piece-used = { $at }: negli scarti, { $state } × { $kind }
piece-badge = { $at }: { $at-id ->
        [badge-space] non ce l’ha nessuno; mano fino a { $state } carte
       *[other] { $kind }; mano fino a { $state } carte, senza badge fino a { hand-without-badge }
    }
piece-goods = { $at }: { $kind-id ->
        [credits] { $state ->
            [one] 1 Credito
           *[other] { $state } Crediti
        }
       *[zenithium] { $state } Zenithium
    }
piece-cards = { $at }: { $state ->
        [one] 1 carta
       *[other] { $state } carte
    }
piece-deck = { $at }: { $state ->
        [one] 1 carta
       *[other] { $state } carte
    }
piece-victory = { $at }: { $kind }, { $state ->
        [0] raggiunta
       *[other] { still-missing }
    }
still-missing = { $kind-id ->
        [democratic-victory] { $state ->
            [one] manca 1 pianeta
           *[other] mancano { $state } pianeti
        }
       *[other] { $state ->
            [one] manca 1 dischetto
           *[other] mancano { $state } dischetti
        }
    }

piece-turn = { $at }: { $kind-id ->
        [turns] { $state ->
            [0] ancora nessuno
            [one] 1 giocato
           *[other] { $state } giocati
        }
       *[last-turn] la partita finisce dopo { $state }
    }

## Che cosa si chiede

prompt-swap = { $seat }, { $amount ->
        [0] hai cambiato tutte le carte che puoi: scegli «{ choice-ready }».
        [4] puoi cambiare fino a 4 carte della tua mano: scegline una, oppure «{ choice-ready }».
        [one] puoi cambiare ancora 1 carta della tua mano: sceglila, oppure «{ choice-ready }».
       *[other] puoi cambiare ancora fino a { $amount } carte della tua mano: scegline una, oppure «{ choice-ready }».
    }
prompt-turn = { $seat }, gioca una carta: reclutala, scartala per sviluppare la sua Tecnologia, oppure scartala per diventare il Leader.
prompt-give = { $seat }, puoi dare { $amount ->
        [one] ancora 1 carta
        [2] fino a 2 carte
       *[other] ancora { $amount } carte
    } a chi è in squadra con te ({ $mate }): scegline una, oppure «{ choice-ready }».
prompt-order = { $seat }, chi gioca il primo turno di questo giro, tu o { $mate }?
prompt-won = La partita è finita: { $seat } ha vinto { $victory }.
prompt-drawn = La partita è finita. Non ha vinto nessuno.
prompt-wait-swap = { $seat } sta scegliendo le carte da cambiare.
prompt-wait-turn = { $seat } sta scegliendo una carta da giocare.
prompt-wait-give = { $seat } sta scegliendo le carte per { $mate }.
prompt-wait-order = { $seat } sta scegliendo a chi tocca il primo turno.
prompt-wait-effect = { $source }: { $seat } sta decidendo.
prompt-pick = { $source }: { $seat }, scegli un pianeta per { $amount } Influenza.
prompt-pick-opponent-side = { $source }: { $seat }, scegli un pianeta con il dischetto nella metà dell’avversario, per { $amount } Influenza.
prompt-pick-centre = { $source }: { $seat }, scegli un pianeta con il dischetto sulla casella centrale, per { $amount } Influenza.
prompt-run = { $source }: { $seat }, scegli il primo di { $amount } pianeti vicini.
prompt-run-centre = { $source }: { $seat }, scegli un pianeta per 2 Influenza; i suoi vicini ne hanno 1 ciascuno.
prompt-give-influence = { $source }: { $seat }, scegli un pianeta il cui dischetto va verso l’avversario.
prompt-recentre = { $source }: { $seat }, scegli un dischetto da rimettere sulla casella centrale.
prompt-transfer = { $source }: { $seat }, scegli la colonna dell’avversario da cui Trasferire l’ultimo Agente.
prompt-exile-own = { $source }: { $seat }, scegli la tua colonna da cui Esiliare l’ultimo Agente.
prompt-exile-other = { $source }: { $seat }, scegli la colonna dell’avversario da cui Esiliare l’ultimo Agente.
prompt-discard = { $source }: { $seat }, scegli una carta della tua mano da scartare.
prompt-token = { $source }: { $seat }, scegli un segnalino Bonus dalle plance.
prompt-advance = { $source }: { $seat }, sviluppi una Tecnologia o no?
prompt-pay = { $source }: { $seat }, paghi il prezzo dell’effetto o no?
prompt-prices = { $source }: { $seat }, paghi uno dei prezzi o nessuno?
prompt-choose = { $source }: { $seat }, scegli uno dei due effetti.

## Che cosa si può fare

choice-recruit = Recluta { $agent }
choice-develop = Sviluppa con { $agent }
choice-lead = Diventa il Leader con { $agent }
choice-discard = Scarta { $agent }
choice-give = Da’ { $agent }
choice-planet = { $planet }
choice-column = L’ultimo Agente { $planet-on }
choice-token = Il segnalino { $slot }
choice-advance = Sviluppa la { $faction-technology }
choice-price = Paga { $tier }
choice-option = Scegli { $option }
choice-yes = Paga
choice-no = Rinuncia
choice-ready = Fatto
choice-begin = Comincia { $member }
remark-recruit = costa { cost-in-credits }: costo stampato { $printed }, { $column ->
        [0] nessun Agente
        [one] 1 Agente
       *[other] { $column } Agenti
    } nella colonna
remark-develop = costa { $cost } Zenithium; { $level }: { $level-text }{ $prize }{ $level-below }{ $bonus }
remark-advance = { remark-develop }
remark-lead = { $taking }; { $gain }
remark-planet = dischetto a { spaces } dalla tua zona, poi a { $then }
remark-captures = ottieni il dischetto, a { spaces } dalla tua zona
remark-gives = dischetto a { spaces } dalla zona dell’avversario, poi a { $then }
remark-gives-disc = l’avversario ottiene il dischetto, a { spaces } dalla sua zona
remark-centre = { $half-id ->
        [none] { $half }
       *[other] dischetto a { spaces } dalla casella centrale, { $half }
    }
spaces = { $away ->
        [one] 1 casella
       *[other] { $away } caselle
    }
remark-run = { $planets }
remark-column = { $agent }, costo stampato { $printed }
remark-token = { $token }
remark-part = { $part }
remark-begin = { $seat }

## Che cosa è successo

event-drew = { $seat } pesca { $agent }.
event-drew-secret = { $seat } pesca una carta.
event-began = Comincia { $seat }.
event-team-began = Comincia la squadra di { $seat }; prima di tutti { $seat } decide se cambiare carte.
event-kept = { $seat } non cambia nessuna carta.
event-exchanged = { $seat } cambia { $agent } con una carta nuova.
event-set-aside = { $seat } mette da parte { $agent }.
event-set-aside-secret = { $seat } mette da parte una carta.
event-shown = { $seat } aveva messo da parte { $agent }.
event-recruited = { $seat } recluta { $agent } per { cost-in-credits }.
event-developed = { $seat } scarta { $agent } e porta la { $faction-technology } al livello { $level }, per { $cost } Zenithium.
event-advanced = { $seat } porta la { $faction-technology } al livello { $level }, per { $cost } Zenithium.
event-reached = { $seat }: livello { $level } della { $faction-technology }.
event-row-complete = { $seat } ha tutte e tre le Tecnologie almeno al livello { $level }: ecco il bonus di questa fila.
event-led = { $seat } scarta { $agent } per diventare il Leader.
event-badge = { $seat } ha il badge Leader, sul lato { $face }.
event-pulled = { $seat } ottiene { $amount } Influenza { $planet-on }.
event-no-disc = L’Influenza di { $seat } { $planet-on } è persa: lì non c’è il dischetto.
event-captured = { $seat } ottiene il dischetto { $planet-of }: di quel pianeta ora ne ha { $discs }.
event-centred = { $seat } rimette il dischetto { $planet-of } sulla casella centrale.
event-token-taken = { $seat } ottiene il segnalino { $slot }: { $token }.
event-token-drawn = { $seat } pesca un segnalino: { $token }.
event-no-token = Per { $seat } non ci sono più segnalini.
event-gained = { $seat } ottiene { goods }.
event-paid = { $seat } paga { goods }.
event-handed = { $to } riceve { goods } da { $seat }.
event-badge-handed = { $to } riceve il badge Leader da { $seat }.
event-stole = { $to } si vede rubare { goods } da { $seat }.
event-nothing-stolen = { $seat } non ruba nulla: { $to } non ha { $item }.
event-transferred = { $seat } Trasferisce { $agent } dalle colonne di { $to }.
event-exiled = { $seat } Esilia { $agent } { out-of-columns }.
out-of-columns = { $seat-id ->
        [0] { $to-id ->
            [0] { out-of-own-columns }
            [2] { out-of-own-columns }
           *[other] { out-of-their-columns }
        }
        [2] { $to-id ->
            [0] { out-of-own-columns }
            [2] { out-of-own-columns }
           *[other] { out-of-their-columns }
        }
       *[other] { $to-id ->
            [0] { out-of-their-columns }
            [2] { out-of-their-columns }
           *[other] { out-of-own-columns }
        }
    }
out-of-own-columns = dalle proprie colonne
out-of-their-columns = dalle colonne di { $to }
event-mobilized = { $seat } Mobilita { $agent }.
event-no-agent = Per { $seat } non ci sono più Agenti.
event-discarded = { $seat } scarta { $agent }.
event-gave = { $to } riceve { $agent } da { $seat }.
event-gave-secret = { $to } riceve una carta da { $seat }.
event-ordered = In questo giro il primo turno è di { $seat }.
event-new-disc = C’è un nuovo dischetto { $planet-on }.
event-shuffled = Il mazzo è finito. Gli scarti, mescolati, formano un nuovo mazzo di { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
event-tokens-shuffled = La riserva di segnalini è finita. Quelli scartati, mescolati, ne formano una nuova di { $tokens ->
        [one] 1 segnalino
       *[other] { $tokens } segnalini
    }.
event-skipped = { $seat } non ha carte da giocare.
event-won = { $seat } vince { $victory }!
event-unfinished = La partita finisce qui: { $seat } ha ottenuto di più e vince.
event-drawn = La partita finisce qui, e non vince nessuno.
event-left = { $seat } lascia il tavolo.
event-last-side = Dall’altra parte non c’è più nessuno: vince { $seat }.

## Che cosa un effetto non fa

event-no-planet = { $source }: { $seat } non trova nessun pianeta da scegliere.
event-none-on-their-half = { $source }: { $seat } non trova nessun dischetto nella metà dell’avversario.
event-none-in-centre = { $source }: { $seat } non trova nessun dischetto sulla casella centrale.
event-no-neighbours = { $source }: { $seat } non trova pianeti vicini con i dischetti che servono.
event-none-to-give = { $source }: { $seat } non trova nessun dischetto da spostare verso l’avversario.
event-none-to-centre = { $source }: { $seat } non trova nessun dischetto sui tracciati.
event-column-empty = { $source }: { $planet-on } { $to } non ha Agenti che { $seat } possa Trasferire.
event-none-to-transfer = { $source }: { $to } non ha Agenti che { $seat } possa Trasferire.
event-none-to-exile = { $source }: { $seat } non trova Agenti da Esiliare { out-of-columns }.
event-no-other-planet = { $source }: { $seat } non ha Agenti di un altro pianeta da Esiliare.
event-no-card = { $source }: { $seat } non ha carte da scartare.
event-no-open-token = { $source }: per { $seat } sulle plance non c’è più nessun segnalino Bonus.
event-all-developed = { $source }: { $seat } è già al livello più alto.
event-advance-too-dear = { $source }: { $seat } { $have ->
        [0] non ha
       *[other] ha { $have }
    } Zenithium, e il livello meno caro ne costa { $cost }.
event-price-too-dear = { $source }: { $item-id ->
        [badge] { $seat } non ha il badge Leader da dare
       *[other] { $seat } dovrebbe pagare { goods } e { how-many }
    }.
event-column-too-short = { $source }: { $seat } dovrebbe Esiliare { agents-to-pay } { $planet-on } e lì { how-many }.
event-others-too-short = { $source }: { $seat } dovrebbe Esiliare { agents-to-pay } da colonne diverse da quella { $planet-of } e lì { how-many }.
how-many = { $have ->
        [0] non ne ha
       *[other] ne ha { $have }
    }
agents-to-pay = { $price ->
        [one] 1 Agente
       *[other] { $price } Agenti
    }
event-not-offered = { $source }: { $seat } non deve decidere se pagare, perché non otterrebbe nulla.
event-without-badge = { $source }: { $seat } non ha il badge Leader.
event-too-few-credits = { $source }: { $seat } dovrebbe avere { $amount } Crediti e ne ha { $have }.
event-nothing-counted = { $source }: non c’è nulla da contare, quindi { $seat } non ottiene nulla.

## Perché qualcosa non è permesso

objection-over = La partita è finita.
objection-not-asked = Ora non è questo che si chiede: gioca una carta.
objection-asked-to-exchange = Ora non è questo che si chiede: cambia carte della tua mano, oppure scegli «{ choice-ready }».
objection-asked-to-give = Ora non è questo che si chiede: da’ carte a chi è in squadra con te, oppure scegli «{ choice-ready }».
objection-asked-to-order = Ora non è questo che si chiede: di’ chi della tua squadra ha il primo turno in questo giro.
objection-not-in-hand = Nella tua mano { $agent } non c’è.
objection-other-zone = Non puoi reclutare { $planet-on }, quindi nemmeno { $agent }: lì recluta solo chi è in squadra con te.
objection-too-dear = { $agent } costa { cost-in-credits }, e tu ne hai { $have }. Il costo stampato è { $printed }; { $column ->
        [0] nella colonna non c’è nessun Agente che lo riduca
        [one] 1 Agente nella colonna lo riduce
       *[other] { $column } Agenti nella colonna lo riducono
    }.
objection-level-too-dear = Il livello { $level } della { $faction-technology } costa { $cost } Zenithium, e tu ne hai { $have }.
objection-no-higher = La { $faction-technology } è già al livello { $level }, il più alto.
objection-answer-first = Prima rispondi a quello che ti si chiede ({ $source }).
objection-no-disc-there = Fino alla fine del turno non c’è nessun dischetto { $planet-on }.
objection-not-this-planet = { $planet } no: l’effetto esclude questo pianeta.
objection-not-this-column = La colonna { $planet-of } no: l’effetto la esclude.
objection-same-planet = Non di nuovo { $planet-the }: dev’essere un altro pianeta.
objection-not-their-side = Il dischetto { $planet-of } non è nella metà dell’avversario: è { $spaces ->
        [0] sulla casella centrale
        [one] nella tua, a 1 casella dal centro
       *[other] nella tua, a { $spaces } caselle dal centro
    }.
objection-not-in-centre = Il dischetto { $planet-of } non è sulla casella centrale: è { $half }, a { $spaces ->
        [one] 1 casella
       *[other] { $spaces } caselle
    } dal centro.
objection-run-too-long = Scegliendo { $planet-the }, la fila di { $amount ->
        [one] 1 pianeta
       *[other] { $amount } pianeti vicini
    } uscirebbe dalla plancia.
objection-run-empty = Scegliendo { $planet-the }, ai pianeti vicini mancano i dischetti che servono.
objection-empty-column = { $to } non ha Agenti nella colonna { $planet-of }.
objection-own-column-empty = Nella tua colonna { $planet-of } non c’è nessun Agente.
objection-no-token-there = Non c’è più nessun segnalino { $slot }.
objection-other-technology = L’effetto sviluppa la { $wanted-technology }, non la { $faction-technology }.
objection-not-the-lowest = L’effetto sviluppa la tua Tecnologia più bassa: la { $faction-technology } è già al livello { $level }, la più bassa è { $lowest ->
        [0] ancora sotto il livello 1
       *[other] al livello { $lowest }
    }.
objection-cannot-pay = Il prezzo è { goods }, e tu { $have ->
        [0] non ne hai
       *[other] ne hai solo { $have }
    }.
objection-too-few-agents = Il prezzo è { agents-to-pay } della tua colonna { $planet-of }, che ne ha solo { $have }.
objection-no-such-price = Un prezzo numero { $price } non c’è.
objection-must = { $source }: qui non si può rinunciare.

## Come è finita

result = { $name }: { $score ->
        [1] vince la partita
       *[other] { $standing ->
            [one] 1 dischetto ottenuto
           *[other] { $standing } dischetti ottenuti
        }
    }

## Opzioni

option-first = Chi comincia
    .help = Secondo il regolamento decide il caso.
option-first-chance = decide il caso
option-first-seat-1 = posto 1
option-first-seat-2 = posto 2
option-first-seat-3 = posto 3
option-first-seat-4 = posto 4
option-boards = Plancia Tecnologia
    .help = Nella prima partita si usano i lati S, U e N. In seguito si sorteggiano.
option-boards-S-U-N = S, U, N
option-boards-S-U-P = S, U, P
option-boards-S-O-N = S, O, N
option-boards-S-O-P = S, O, P
option-boards-D-U-N = D, U, N
option-boards-D-U-P = D, U, P
option-boards-D-O-N = D, O, N
option-boards-D-O-P = D, O, P
option-boards-chance = a sorte
option-handicap = Vantaggio per chi impara
    .help = 1 Influenza in più su Marte e su Venere per la parte che non comincia.
option-handicap-no = nessuno
option-handicap-yes = Marte e Venere
option-steal_shortfall = Rubare più di quanto c’è
    .help = Che cosa succede se l’avversario ha meno di quello che gli si ruba?
option-steal_shortfall-from-supply = il resto viene dalla riserva
option-steal_shortfall-what-is-there = si prende solo quello che c’è
option-spend_influence_tiers = Influenza a pagamento
    .help = Suleiman e Stessy Power: tutta su un pianeta solo?
option-spend_influence_tiers-one-planet = tutta su un pianeta solo
option-spend_influence_tiers-split = divisa a piacere
option-recenter_scope = Sir Sam
    .help = Quale dischetto può tornare sulla casella centrale?
option-recenter_scope-any-disc = uno qualsiasi
option-recenter_scope-their-half = uno nella metà dell’avversario
option-augustus_edge = Augustus sul bordo
    .help = Uno dei suoi pianeti vicini può stare fuori dalla plancia?
option-augustus_edge-over-the-edge = sì, la sua parte è persa
option-augustus_edge-three-planets = no, servono tre pianeti
option-run_missing_disc = Pianeti vicini senza dischetto
    .help = Fra i pianeti vicini può esserci un tracciato vuoto?
option-run_missing_disc-may-be-missing = sì, la sua parte è persa
option-run_missing_disc-all-needed = no, servono tutti i dischetti
option-differs_from_scope = Un altro pianeta
    .help = Diverso da quali pianeti?
option-differs_from_scope-chosen-planets = diverso da quelli già scelti
option-differs_from_scope-own-planet-too = diverso anche da quello dell’Agente
option-opponent_side_no_target = Nessun dischetto nella metà dell’avversario
    .help = Che cosa fa allora un effetto per i dischetti di quella metà?
option-opponent_side_no_target-nothing = nulla
option-opponent_side_no_target-any-planet = vale per un pianeta qualsiasi
option-give_influence_mandatory = Titus e Baron Goro
    .help = Dare l’Influenza è obbligatorio?
option-give_influence_mandatory-must = devono dare l’Influenza
option-give_influence_mandatory-may = darla è il prezzo del guadagno
option-discard_without_chevron = Atlas, Elisabeth, Punk Mari
    .help = Scartare le carte è obbligatorio?
option-discard_without_chevron-must = scartano, se possono
option-discard_without_chevron-may = scartare è un prezzo
option-p4_exile_mandatory = Tecnologia P, livello 4
    .help = Esiliare i propri Agenti è obbligatorio?
option-p4_exile_mandatory-must = si devono Esiliare i propri Agenti
option-p4_exile_mandatory-may = ci si può fermare
option-d3_order = Tecnologia D, livello 3
    .help = Che cosa viene prima?
option-d3_order-token-first = il segnalino, poi l’Influenza
option-d3_order-influence-first = l’Influenza, poi il segnalino
option-token_interrupts = Segnalini fra pianeti vicini
    .help = Un effetto su pianeti vicini porta un segnalino: quando si applica?
option-token_interrupts-at-once = subito
option-token_interrupts-after-the-run = dopo l’ultimo di quei pianeti
option-given_badge_side = Un badge dato via
    .help = Su quale lato sta?
option-given_badge_side-silver = sul lato Argento
option-given_badge_side-as-it-lay = sul lato che aveva
option-pay_for_empty_gain = Pagare per niente
    .help = Si può pagare quando non si otterrebbe nulla?
option-pay_for_empty_gain-allowed = si può
option-pay_for_empty_gain-not-offered = non viene chiesto
option-team_starting_resources = Con che cosa parte una squadra
    .help = Crediti e Zenithium una volta sola, o una volta per ogni compagno?
option-team_starting_resources-per-team = una volta per la squadra
option-team_starting_resources-per-player = una volta per ogni compagno
option-team_opponent_chooser = Chi risponde per una squadra
    .help = Chi della squadra decide quando c’è una domanda nel turno degli avversari?
option-team_opponent_chooser-technology-side = chi siede accanto alla plancia Tecnologia
option-team_opponent_chooser-chance = decide il caso
option-mulligan_discards = Carte cambiate
    .help = Dove vanno?
option-mulligan_discards-discard-pile = negli scarti
option-mulligan_discards-deck = di nuovo nel mazzo
option-stalemate = Nessuno può giocare
    .help = Quando finisce una partita perché non ci sono carte da giocare?
option-stalemate-both-sides = la partita finisce quando nessuno ha carte
option-stalemate-at-once = è patta appena qualcuno non ha carte
option-turn_cap = La partita più lunga
    .help = Una partita finisce dopo 300 turni, a squadre dopo 800?
option-turn_cap-yes = 300 turni, a squadre 800
option-turn_cap-no = nessun limite
option-unfinished_winner = Una partita senza vittoria
    .help = Chi la vince?
option-unfinished_winner-most-discs = vince chi ha ottenuto di più
option-unfinished_winner-draw = non vince nessuno
option-victory_name = Più vittorie insieme
    .help = Che cosa si dice se un dischetto ne porta più di una?
option-victory_name-one = la prima fra assoluta, democratica e popolare
option-victory_name-all = tutte
option-mulligan_order = Cambiare carte all’inizio
    .help = Gli altri vedono che cosa cambi prima di decidere?
option-mulligan_order-one-after-the-other = sì, si decide uno dopo l’altro
option-mulligan_order-in-secret = no, si decide in segreto
