# I pezzi di cui sono fatti i testi di Agenti, livelli e segnalini, in italiano, con i termini del regolamento stampato.
#
# Quello che si fa è una frase all’imperativo, con cui può cominciare un periodo: «ottieni 3 Crediti»; .bare è
# l’infinito, dopo «puoi» e dopo «per». $n dice quanti; $more è yes se ce n’erano già altri; $place dice dove, con le
# forme del pianeta in $planet. Di un pianeta, .on è la forma con «su», .from quella con «da».

planet-mercury = Mercurio
    .on = su Mercurio
    .from = da Mercurio
planet-venus = Venere
    .on = su Venere
    .from = da Venere
planet-terra = Terra
    .on = sulla Terra
    .from = dalla Terra
planet-mars = Marte
    .on = su Marte
    .from = da Marte
planet-jupiter = Giove
    .on = su Giove
    .from = da Giove

## Che cosa si ottiene

influence = { $place ->
        [there] lì { n-influence }
       *[other] { n-influence } { on }
    }
n-influence = { $more ->
        [yes] { $n ->
            [one] 1 altra Influenza
           *[other] altre { $n } Influenza
        }
       *[no] { $n } Influenza
    }
on = { $place ->
        [planet] { $planet-on }
        [not] su un pianeta diverso { $planet-from }
        [opponent_side] su un pianeta il cui dischetto sta nella metà dell’avversario
        [center] su un pianeta il cui dischetto sta sulla casella centrale
        [different] su un pianeta diverso { $chosen ->
            [one] da quello scelto
           *[other] dai { $chosen } già scelti
        }
        [agent] sul pianeta di quell’Agente
        [card] sul pianeta di quella carta
        [each-agent] sul pianeta di ognuno
        [each-card] sul pianeta di ognuna
       *[any] su un pianeta a tua scelta
    }
influence-side-by-side = { $n } Influenza su ognuno di { $planets } pianeti vicini
influence-around = { $n } Influenza su un pianeta a tua scelta e { $beside } Influenza su ognuno dei suoi vicini
influence-in-a-row = { $amounts } Influenza su { $planets } pianeti vicini, nell’ordine della plancia

credits = { $more ->
        [yes] { $n ->
            [one] 1 altro Credito
           *[other] altri { $n } Crediti
        }
       *[no] { $n } { credits-only }
    }
credits-only = { $n ->
        [one] Credito
       *[other] Crediti
    }
zenithium = { $more ->
        [yes] { $n ->
            [one] 1 altro Zenithium
           *[other] altri { $n } Zenithium
        }
       *[no] { $n } Zenithium
    }
credits-of-card = Crediti pari al costo stampato di { $which ->
        [agent] quell’Agente
        [each-agent] ognuno
        [each-card] ognuna
       *[card] quella carta
    }
credits-by-column = { credits } per ogni { $zone ->
        [self] tua colonna
       *[opponent] colonna dell’avversario
    } con almeno un Agente
by-technologies = { $first } se hai 1 Tecnologia al livello 1 o superiore, { $second } se ne hai 2, { $third } se ne hai 3

resource-credits = Crediti
resource-zenithium = Zenithium

## Agenti

agents-self = { $place ->
        [planet] { own-agents } { $planet-on }
        [there] { own-agents } di quel pianeta
        [not] { own-agents } { who-are-not }
        [different] { own-agents } di pianeti diversi
       *[any] { own-agents }
    }
own-agents = { $more ->
        [yes] { $n ->
            [one] 1 altro tuo Agente
           *[other] altri { $n } tuoi Agenti
        }
       *[no] { $n ->
            [one] 1 tuo Agente
           *[other] { $n } tuoi Agenti
        }
    }
agents-opponent = { $place ->
        [planet] { their-agents } { $planet-on }
        [there] { their-agents } da quel pianeta
        [not] { their-agents } { who-are-not }
        [different] { their-agents } di pianeti diversi
       *[any] { their-agents }
    }
their-agents = { $more ->
        [yes] { $n ->
            [one] 1 altro Agente dell’avversario
           *[other] altri { $n } Agenti dell’avversario
        }
       *[no] { $n ->
            [one] 1 Agente dell’avversario
           *[other] { $n } Agenti dell’avversario
        }
    }
who-are-not = { $n ->
        [one] che non è { $planet-on }
       *[other] che non sono { $planet-on }
    }

## Che cosa si fa

gain = ottieni { $what }
    .bare = ottenere { $what }
opponent-gains = l’avversario ottiene { $what }
    .bare = far ottenere all’avversario { $what }
give-influence = da’ all’avversario { influence }
    .bare = dare all’avversario { influence }
recenter = metti un dischetto a tua scelta sulla casella centrale del suo tracciato
    .bare = mettere un dischetto a tua scelta sulla casella centrale del suo tracciato
steal = ruba { $what } all’avversario
    .bare = rubare { $what } all’avversario
spend = spendi { $what }
    .bare = spendere { $what }
give = da’ { $what } all’avversario
    .bare = dare { $what } all’avversario
the-badge = il badge Leader
transfer = Trasferisci { $agents }
    .bare = Trasferire { $agents }
exile = Esilia { $agents }
    .bare = Esiliare { $agents }
mobilize = Mobilita { n-cards }
    .bare = Mobilitare { n-cards }
n-cards = { $more ->
        [yes] { $n ->
            [one] 1 altra carta
           *[other] altre { $n } carte
        }
       *[no] { $n ->
            [one] 1 carta
           *[other] { $n } carte
        }
    }
discard = scarta { n-cards } dalla tua mano
    .bare = scartare { n-cards } dalla tua mano
discard-hand = scarta tutta la tua mano
    .bare = scartare tutta la tua mano
leader = prendi { badge-by-side }
    .bare = prendere { badge-by-side }
badge-by-side = { $side ->
        [gold] il badge Leader sul lato Oro
       *[silver] il badge Leader
    }
bonus-token = ottieni { token-from }
    .bare = ottenere { token-from }
token-from = { $from ->
        [board] un segnalino Bonus a tua scelta dalle plance
       *[reserve] un segnalino Bonus dalla riserva
    }
develop = puoi { develop.bare }
    .bare = sviluppare { technology } { $discount ->
        [0] gratis
       *[other] pagando { $discount } Zenithium in meno
    }
technology = { $tech ->
        [animod] la Tecnologia Animod
        [human] la Tecnologia Umana
        [robot] la Tecnologia Robot
        [lowest] la tua Tecnologia più bassa
       *[any] una Tecnologia a tua scelta
    }

## Periodi, senza il punto

if-badge = se hai il badge Leader, { $then }
if-credits = se hai almeno { $n } { credits-only }, { $then }
may-for = puoi { $cost } per { $gain }
ladder = puoi { $what }: { $steps }
ladder-exile = Esiliare alcuni tuoi Agenti { $planet-on }
ladder-spend = spendere { $resource }
ladder-first = con { $price } ottieni { $gain }
ladder-next = con { $price } ne ottieni { $gain }
one-of = puoi fare una di queste cose: { $deals }
deal = { $cost } per { $gain }
one-by-one = { $move }, { $noun ->
        [agent] uno alla volta
       *[card] una alla volta
    }, e { $gain }
at-once = { $move } e { $gain }
in-turn = per { $planets }, in quest’ordine: { $phrase }

two-and = { $one } e { $other }
two-or = { $one } oppure { $other }
two-step = { $one }, { $other }

## Nomi

level = Livello { $side }{ $level }
short-influence = { n-influence }
short-credits = { credits }
short-zenithium = { zenithium }
short-leader = badge Leader
short-mobilize = Mobilita { $n }
short-exile = Esilia { $n }
short-transfer = Trasferisci { $n }
