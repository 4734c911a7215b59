# Die Stücke, aus denen die Texte der Agenten, Stufen und Plättchen bestehen, auf Deutsch.
#
# Was man tut, ist eine Aufforderung, mit der ein Satz beginnen kann: „erhalte 3 Credits“. .bare ist die Form nach
# „du darfst“, .to die nach „um“, .then die nach einem Nebensatz, falls sie anders ist. $n ist die Anzahl, $more ist yes,
# wenn es davon schon gab; $place sagt, wo, mit den Formen des Planeten in $planet. Dinge stehen im Akkusativ; .tail ist
# ein Nebensatz zu ihnen, der erst nach dem Verb kommt. Ein Nebensatz endet mit einem Komma; trifft es auf ein weiteres
# oder auf den Punkt, fällt es weg.

planet-mercury = Merkur
    .on = auf Merkur
planet-venus = Venus
    .on = auf Venus
planet-terra = Terra
    .on = auf Terra
planet-mars = Mars
    .on = auf Mars
planet-jupiter = Jupiter
    .on = auf Jupiter

## Was man erhält

influence = { $place ->
        [there] dort { n-influence }
       *[other] { n-influence } { on }
    }
    .tail = { $place ->
        [opponent_side] , dessen Scheibe auf der Hälfte der Gegenseite liegt,
        [center] , dessen Scheibe in der Mitte liegt,
       *[other] { "" }
    }
n-influence = { $more ->
        [yes] { $n ->
            [one] 1 weiteren Einfluss
           *[other] weitere { $n } Einfluss
        }
       *[no] { $n } Einfluss
    }
on = { $place ->
        [planet] { $planet-on }
        [not] auf einem anderen Planeten als { $planet }
        [opponent_side] auf einem Planeten
        [center] auf einem Planeten
        [different] auf einem anderen Planeten als { $chosen ->
            [one] dem gewählten
           *[other] den { $chosen } gewählten
        }
        [agent] auf dem Planeten dieses Agenten
        [card] auf dem Planeten dieser Karte
        [each-agent] auf dem Planeten jedes Agenten
        [each-card] auf dem Planeten jeder Karte
       *[any] auf einem Planeten deiner Wahl
    }
influence-side-by-side = je { $n } Einfluss auf { $planets } benachbarten Planeten
influence-around = { $n } Einfluss auf einem Planeten deiner Wahl und je { $beside } Einfluss auf seinen Nachbarn
influence-in-a-row = { $amounts } Einfluss auf { $planets } benachbarten Planeten, in der Reihenfolge der Tafel

credits = { $more ->
        [yes] { $n ->
            [one] 1 weiteren Credit
           *[other] { $n } weitere Credits
        }
       *[no] { $n } { credits-only }
    }
credits-only = { $n ->
        [one] Credit
       *[other] Credits
    }
zenithium = { $more ->
        [yes] { $n ->
            [one] 1 weiteres Zenithium
           *[other] { $n } weitere Zenithium
        }
       *[no] { $n } Zenithium
    }
credits-of-card = Credits in Höhe der gedruckten Kosten { $which ->
        [agent] dieses Agenten
        [each-agent] jedes Agenten
        [each-card] jeder Karte
       *[card] dieser Karte
    }
credits-by-column = { credits } für jede { $zone ->
        [self] eigene Spalte
       *[opponent] Spalte der Gegenseite
    } mit mindestens einem Agenten
by-technologies = { $first }
    .tail = , wenn du 1 Technologie auf Stufe 1 oder höher hast; bei 2 sind es { $second }, bei 3 sind es { $third }

resource-credits = Credits
resource-zenithium = Zenithium

## Agenten

agents-self = { $place ->
        [planet] { own-agents } { $planet-on }
        [there] dort { own-agents }
        [different] { own-agents } auf verschiedenen Planeten
       *[any] { own-agents }
    }
    .tail = { who-are-not }
own-agents = { $more ->
        [yes] { $n ->
            [one] 1 weiteren eigenen Agenten
           *[other] { $n } weitere eigene Agenten
        }
       *[no] { $n ->
            [one] 1 eigenen Agenten
           *[other] { $n } eigene Agenten
        }
    }
agents-opponent = { $place ->
        [planet] { their-agents } { $planet-on }
        [there] dort { their-agents }
        [different] { their-agents } auf verschiedenen Planeten
       *[any] { their-agents }
    }
    .tail = { who-are-not }
their-agents = { $more ->
        [yes] { $n ->
            [one] 1 weiteren Agenten der Gegenseite
           *[other] { $n } weitere Agenten der Gegenseite
        }
       *[no] { $n } Agenten der Gegenseite
    }
who-are-not = { $place ->
        [not] , { $n ->
            [one] der nicht { $planet-on } ist
           *[other] die nicht { $planet-on } sind
        },
       *[other] { "" }
    }

## Was man tut

gain = erhalte { $what }{ $tail }
    .bare = { $what } erhalten{ $tail }
    .to = { $what } zu erhalten{ $tail }
opponent-gains = die Gegenseite erhält { $what }
    .bare = die Gegenseite { $what } erhalten lassen
    .to = die Gegenseite { $what } erhalten zu lassen
    .then = erhält die Gegenseite { $what }
give-influence = gib { influence } an die Gegenseite ab
    .bare = { influence } an die Gegenseite abgeben
    .to = { influence } an die Gegenseite abzugeben
recenter = leg eine Scheibe deiner Wahl auf die Mitte ihrer Leiste
    .bare = eine Scheibe deiner Wahl auf die Mitte ihrer Leiste legen
    .to = eine Scheibe deiner Wahl auf die Mitte ihrer Leiste zu legen
steal = stiehl der Gegenseite { $what }
    .bare = der Gegenseite { $what } stehlen
    .to = der Gegenseite { $what } zu stehlen
spend = gib { $what } aus
    .bare = { $what } ausgeben
    .to = { $what } auszugeben
give = gib { $what } an die Gegenseite ab
    .bare = { $what } an die Gegenseite abgeben
    .to = { $what } an die Gegenseite abzugeben
the-badge = das Führungsabzeichen
transfer = wirb { $agents } ab{ $tail }
    .bare = { $agents } abwerben{ $tail }
    .to = { $agents } abzuwerben{ $tail }
exile = verbanne { $agents }{ $tail }
    .bare = { $agents } verbannen{ $tail }
    .to = { $agents } zu verbannen{ $tail }
mobilize = mobilisiere { n-cards }
    .bare = { n-cards } mobilisieren
    .to = { n-cards } zu mobilisieren
n-cards = { $more ->
        [yes] { $n ->
            [one] 1 weitere Karte
           *[other] { $n } weitere Karten
        }
       *[no] { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }
    }
discard = leg { n-cards } aus deiner Hand ab
    .bare = { n-cards } aus deiner Hand ablegen
    .to = { n-cards } aus deiner Hand abzulegen
discard-hand = leg deine ganze Hand ab
    .bare = deine ganze Hand ablegen
    .to = deine ganze Hand abzulegen
leader = nimm { badge-by-side }
    .bare = { badge-by-side } nehmen
    .to = { badge-by-side } zu nehmen
badge-by-side = { $side ->
        [gold] das Führungsabzeichen mit der goldenen Seite nach oben
       *[silver] das Führungsabzeichen
    }
bonus-token = nimm { token-from }
    .bare = { token-from } nehmen
    .to = { token-from } zu nehmen
token-from = { $from ->
        [board] ein Bonusplättchen deiner Wahl von den Tafeln
       *[reserve] ein Bonusplättchen aus dem Vorrat
    }
develop = du darfst { develop.bare }
    .bare = { technology-for } entwickeln
    .to = { technology-for } zu entwickeln
    .then = darfst du { develop.bare }
technology-for = { $tech ->
        [animod] die Animod-Technologie
        [human] die Menschen-Technologie
        [robot] die Roboter-Technologie
        [lowest] deine niedrigste Technologie
       *[any] eine Technologie deiner Wahl
    } { $discount ->
        [0] kostenlos
       *[other] für { $discount } Zenithium weniger
    }

## Sätze, ohne ihren Punkt

if-badge = wenn du das Führungsabzeichen hast, { $then }
if-credits = wenn du mindestens { $n } { credits-only } hast, { $then }
may-for = du darfst { $cost }, um { $gain }
ladder = du darfst { $what }: { $steps }
ladder-exile = eigene Agenten { $planet-on } verbannen
ladder-spend = { $resource } ausgeben
ladder-first = { $price } für { $gain }
ladder-next = { $price } für { $gain }
one-of = du darfst eines davon tun: { $deals }
deal = { $cost }, um { $gain },
one-by-one = { $move }, { $noun ->
        [agent] einen nach dem anderen
       *[card] eine nach der anderen
    }, und { $gain }
at-once = { $move } und { $gain }
in-turn = für { $planets }, in dieser Reihenfolge: { $sentence }

two-and = { $one } und { $other }
two-or = { $one } oder { $other }
two-step = { $one } oder { $other }

## Namen

level = Stufe { $side }{ $level }
short-influence = { n-influence }
short-credits = { credits }
short-zenithium = { zenithium }
short-leader = Führungsabzeichen
short-mobilize = { $n } mobilisieren
short-exile = { $n } verbannen
short-transfer = { $n } abwerben
