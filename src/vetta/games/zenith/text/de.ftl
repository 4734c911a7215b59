# Zenith auf Deutsch.
#
# Formen eines Wortes: bei einer Fraktion ist .technology ihre Technologie, bei dem, was ein Teil sein kann, .many die
# Mehrzahl. Preise, Effekte und Plättchen stehen im Akkusativ. Namen und Texte der Agenten, Stufen und Plättchen kommen
# aus dem Paket: siehe words.py und things.py.

game-title = Zenith
game-about = Schick Agenten auf fünf Planeten und zieh die Scheiben zu dir: drei gleiche, vier verschiedene oder fünf beliebige.

## Wörter

planet-mercury = Merkur
planet-venus = Venus
planet-terra = Terra
planet-mars = Mars
planet-jupiter = Jupiter
faction-animod = Animods
    .technology = Animod-Technologie
faction-human = Menschen
    .technology = Menschen-Technologie
faction-robot = Roboter
    .technology = Roboter-Technologie
item-credits = Credits
item-zenithium = Zenithium
item-badge = das Führungsabzeichen
slot-mercury = bei { planet-mercury }
slot-venus = bei { planet-venus }
slot-terra = bei { planet-terra }
slot-mars = bei { planet-mars }
slot-jupiter = bei { planet-jupiter }
slot-animod-level-2 = neben Stufe 2 der { faction-animod.technology }
slot-human-level-2 = neben Stufe 2 der { faction-human.technology }
slot-robot-level-2 = neben Stufe 2 der { faction-robot.technology }
victory-absolute = mit dem absoluten Sieg (drei Scheiben desselben Planeten)
victory-democratic = mit dem demokratischen Sieg (Scheiben von vier Planeten)
victory-popular = mit dem Sieg des Volkes (fünf Scheiben)
victory-absolute-democratic = mit dem absoluten und dem demokratischen Sieg (drei Scheiben desselben Planeten und Scheiben von vier Planeten)
victory-absolute-popular = mit dem absoluten Sieg und dem Sieg des Volkes (drei Scheiben desselben Planeten und fünf insgesamt)
victory-democratic-popular = mit dem demokratischen Sieg und dem Sieg des Volkes (Scheiben von vier Planeten und fünf insgesamt)
victory-all-three = mit allen drei Siegen (drei Scheiben desselben Planeten, Scheiben von vier Planeten und fünf insgesamt)
victory-otherwise = ohne einen der drei Siege
badge-face-silver = silberne
badge-face-gold = goldene
tier-1 = den ersten Preis
tier-2 = den zweiten Preis
tier-3 = den dritten Preis
option-1 = den ersten Effekt
option-2 = den zweiten Effekt
taking-silver = nimm das Führungsabzeichen, silberne Seite oben
taking-gold = dreh das Führungsabzeichen auf die goldene Seite
taking-no-more = das Führungsabzeichen bleibt golden
half-own = auf deiner Hälfte
half-their = auf der Hälfte der Gegenseite
half-none = Scheibe schon in der Mitte
member-technology = das Mitglied neben der Technologietafel
member-diplomacy = das Mitglied neben der Diplomatietafel
seats-first = { $seats ->
        [4] Platz 1 und 3
       *[2] Platz 1
    }
seats-second = { $seats ->
        [4] Platz 2 und 4
       *[2] Platz 2
    }

## Wie viel wovon

goods = { $item-id ->
        [credits] { $amount ->
            [one] 1 Credit
           *[other] { $amount } Credits
        }
        [badge] { item-badge }
       *[zenithium] { $amount } Zenithium
    }
cost-in-credits = { $cost ->
        [one] 1 Credit
       *[other] { $cost } Credits
    }

## Was ein Teil sein kann

kind-mercury = Scheibe von { planet-mercury }
    .many = Scheiben von { planet-mercury }
kind-venus = Scheibe von { planet-venus }
    .many = Scheiben von { planet-venus }
kind-terra = Scheibe von { planet-terra }
    .many = Scheiben von { planet-terra }
kind-mars = Scheibe von { planet-mars }
    .many = Scheiben von { planet-mars }
kind-jupiter = Scheibe von { planet-jupiter }
    .many = Scheiben von { planet-jupiter }
kind-face-down-tokens = verdeckte Plättchen
kind-badge-silver = Führungsabzeichen, silberne Seite oben
kind-badge-gold = Führungsabzeichen, goldene Seite oben
kind-credits = Credits
kind-zenithium = Zenithium
kind-back = Karten
kind-absolute-victory = absoluter Sieg
kind-democratic-victory = demokratischer Sieg
kind-popular-victory = Sieg des Volkes
kind-turns = gespielte Züge
kind-last-turn = letzter Zug der Partie

## Orte

place-mercury = { planet-mercury }
place-venus = { planet-venus }
place-terra = { planet-terra }
place-mars = { planet-mars }
place-jupiter = { planet-jupiter }
place-hand-1 = Hand von Platz 1
place-hand-2 = Hand von Platz 2
place-hand-3 = Hand von Platz 3
place-hand-4 = Hand von Platz 4
place-technology-animod = { faction-animod.technology }
place-technology-human = { faction-human.technology }
place-technology-robot = { faction-robot.technology }
place-slot-mercury = Plättchen bei { planet-mercury }
place-slot-venus = Plättchen bei { planet-venus }
place-slot-terra = Plättchen bei { planet-terra }
place-slot-mars = Plättchen bei { planet-mars }
place-slot-jupiter = Plättchen bei { planet-jupiter }
place-slot-animod-level-2 = Plättchen der { faction-animod.technology }
place-slot-human-level-2 = Plättchen der { faction-human.technology }
place-slot-robot-level-2 = Plättchen der { faction-robot.technology }
place-store-first = Vor { seats-first }
place-store-second = Vor { seats-second }
place-draw = Nachziehstapel
place-discard-pile = Ablagestapel
place-reserve = Plättchenvorrat
place-badge-space = Platz des Führungsabzeichens
place-answer-yes = Ja
place-answer-no = Nein
place-answer-ready = { choice-ready }
place-answer-price-1 = Erster Preis
place-answer-price-2 = Zweiter Preis
place-answer-price-3 = Dritter Preis
place-answer-option-1 = Erster Effekt
place-answer-option-2 = Zweiter Effekt
place-turn-count = Züge

## Teile, je eine Zeile

piece-agent = { $at }: { $kind } ({ $kind-faction }), { $state ->
        [one] 1 Credit
       *[other] { $state } Credits
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
instead-of-printed = { " " }statt { $kind-printed }
other-zone = , aus dieser Hand nicht anzuwerben
laid-aside = , beiseitegelegt
in-hand = { " " }({ $kind-text })
piece-disc = { $at }: { $kind }
piece-captured = { $at }: { $state ->
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-marker = { $at }: { $kind }, Marker von { $facing ->
        [0] { seats-first }
       *[1] { seats-second }
    } { $state ->
        [0] unter Stufe 1 (die nächste: 1 Zenithium)
        [1] auf Stufe 1 (die nächste: 2 Zenithium)
        [2] auf Stufe 2 (die nächste: 3 Zenithium)
        [3] auf Stufe 3 (die nächste: 4 Zenithium)
        [4] auf Stufe 4 (die nächste: 5 Zenithium)
       *[5] auf Stufe 5, der höchsten
    }
piece-token = { $at }: { $kind }
piece-reserve = { $at }: { $state ->
        [0] kein Plättchen
        [one] 1 verdecktes Plättchen
       *[other] { $state } verdeckte Plättchen
    }
piece-hidden = { $at }: { $state } × { $kind }
piece-used = { $at }: abgelegt, { $state } × { $kind }
piece-badge = { $at }: { $at-id ->
        [badge-space] niemand hat es; Hand bis { $state } Karten
       *[other] { $kind }; Hand bis { $state } Karten, ohne es bis { hand-without-badge }
    }
piece-goods = { $at }: { $kind-id ->
        [credits] { $state ->
            [one] 1 Credit
           *[other] { $state } Credits
        }
       *[zenithium] { $state } Zenithium
    }
piece-cards = { $at }: { $state ->
        [one] 1 Karte
       *[other] { $state } Karten
    }
piece-deck = { $at }: { $state ->
        [one] 1 Karte
       *[other] { $state } Karten
    }
piece-victory = { $at }: { $kind }, { $state ->
        [0] erreicht
       *[other] { still-missing }
    }
still-missing = { $kind-id ->
        [democratic-victory] { $state ->
            [one] es fehlt 1 Planet
           *[other] es fehlen { $state } Planeten
        }
       *[other] { $state ->
            [one] es fehlt 1 Scheibe
           *[other] es fehlen { $state } Scheiben
        }
    }

piece-turn = { $at }: { $kind-id ->
        [turns] { $state ->
            [0] noch keiner gespielt
           *[other] { $state } gespielt
        }
       *[last-turn] nach { $state } endet die Partie
    }

## Was gefragt wird

prompt-swap = { $seat }, { $amount ->
        [0] mehr Karten kannst du nicht tauschen: Wähle „{ choice-ready }“.
        [4] du darfst bis zu 4 Karten aus deiner Hand tauschen: Wähle eine, oder „{ choice-ready }“.
        [one] du darfst noch 1 Karte aus deiner Hand tauschen: Wähle sie, oder „{ choice-ready }“.
       *[other] du darfst noch bis zu { $amount } Karten aus deiner Hand tauschen: Wähle eine, oder „{ choice-ready }“.
    }
prompt-turn = { $seat }, spiele eine Karte: Wirb sie an, leg sie ab und entwickle ihre Technologie, oder leg sie ab und übernimm die Führung.
prompt-give = { $seat }, du darfst { $mate } { $amount ->
        [one] noch 1 Karte
        [2] bis zu 2 Karten
       *[other] noch { $amount } Karten
    } geben: Wähle eine, oder „{ choice-ready }“.
prompt-order = { $seat }, wer ist in dieser Runde zuerst am Zug, du oder { $mate }?
prompt-won = Die Partie ist zu Ende: { $seat } hat { $victory } gewonnen.
prompt-drawn = Die Partie ist zu Ende. Niemand hat gewonnen.
prompt-wait-swap = { $seat } wählt Karten zum Tauschen.
prompt-wait-turn = { $seat } wählt eine Karte zum Spielen.
prompt-wait-give = { $seat } wählt Karten für { $mate }.
prompt-wait-order = { $seat } wählt, wer zuerst am Zug ist.
prompt-wait-effect = { $source }: { $seat } entscheidet gerade.
prompt-pick = { $source }: { $seat }, wähle einen Planeten für { $amount } Einfluss.
prompt-pick-opponent-side = { $source }: { $seat }, wähle für { $amount } Einfluss einen Planeten, dessen Scheibe auf der Hälfte der Gegenseite liegt.
prompt-pick-centre = { $source }: { $seat }, wähle für { $amount } Einfluss einen Planeten, dessen Scheibe in der Mitte liegt.
prompt-run = { $source }: { $seat }, wähle den ersten von { $amount } benachbarten Planeten.
prompt-run-centre = { $source }: { $seat }, wähle einen Planeten für 2 Einfluss; seine Nachbarn bekommen je 1.
prompt-give-influence = { $source }: { $seat }, wähle einen Planeten, dessen Scheibe in Richtung der Gegenseite rückt.
prompt-recentre = { $source }: { $seat }, wähle eine Scheibe, die zurück in die Mitte kommt.
prompt-transfer = { $source }: { $seat }, wähle die Spalte der Gegenseite, aus der du den letzten Agenten abwirbst.
prompt-exile-own = { $source }: { $seat }, wähle deine Spalte, deren letzter Agent verbannt wird.
prompt-exile-other = { $source }: { $seat }, wähle die Spalte der Gegenseite, deren letzter Agent verbannt wird.
prompt-discard = { $source }: { $seat }, wähle eine Karte aus deiner Hand zum Ablegen.
prompt-token = { $source }: { $seat }, wähle ein Bonusplättchen von den Tafeln.
prompt-advance = { $source }: { $seat }, entwickelst du eine Technologie oder nicht?
prompt-pay = { $source }: { $seat }, bezahlst du den Preis für den Effekt oder nicht?
prompt-prices = { $source }: { $seat }, bezahlst du einen der Preise oder keinen?
prompt-choose = { $source }: { $seat }, wähle einen der beiden Effekte.

## Was man tun kann

choice-recruit = Wirb { $agent } an
choice-develop = Entwickle mit { $agent }
choice-lead = Übernimm die Führung mit { $agent }
choice-discard = Leg { $agent } ab
choice-give = Gib { $agent } weiter
choice-planet = { $planet }
choice-column = Der letzte Agent auf { $planet }
choice-token = Das Plättchen { $slot }
choice-advance = Entwickle die { $faction-technology }
choice-price = Bezahle { $tier }
choice-option = Wähle { $option }
choice-yes = Bezahle
choice-no = Verzichte
choice-ready = Fertig
choice-begin = Zuerst { $member }
remark-recruit = kostet { cost-in-credits }: gedruckte Kosten { $printed }, { $column ->
        [0] kein Agent
        [one] 1 Agent
       *[other] { $column } Agenten
    } in der Spalte
remark-develop = kostet { $cost } Zenithium; { $level }: { $level-text }{ $prize }{ $level-below }{ $bonus }
remark-advance = { remark-develop }
remark-lead = { $taking }; { $gain }
remark-planet = Scheibe { spaces } vor deiner Zone, danach { $then }
remark-captures = erobert die Scheibe, { spaces } vor deiner Zone
remark-gives = Scheibe { spaces } vor der Zone der Gegenseite, danach { $then }
remark-gives-disc = die Gegenseite erobert die Scheibe, { spaces } vor ihrer Zone
remark-centre = { $half-id ->
        [none] { $half }
       *[other] Scheibe { spaces } neben der Mitte, { $half }
    }
spaces = { $away ->
        [one] 1 Feld
       *[other] { $away } Felder
    }
remark-run = { $planets }
remark-column = { $agent }, gedruckte Kosten { $printed }
remark-token = { $token }
remark-part = { $part }
remark-begin = { $seat }

## Was geschehen ist

event-drew = { $seat } zieht { $agent }.
event-drew-secret = { $seat } zieht eine Karte.
event-began = { $seat } beginnt.
event-team-began = Das Team von { $seat } beginnt; als Erstes entscheidet { $seat }, ob Karten getauscht werden.
event-kept = { $seat } tauscht keine Karte.
event-exchanged = { $seat } tauscht { $agent } gegen eine neue Karte.
event-set-aside = { $seat } legt { $agent } beiseite.
event-set-aside-secret = { $seat } legt eine Karte beiseite.
event-shown = { $seat } hatte { $agent } beiseitegelegt.
event-recruited = { $seat } wirbt { $agent } für { cost-in-credits } an.
event-developed = { $seat } legt { $agent } ab und bringt die { $faction-technology } auf Stufe { $level }, für { $cost } Zenithium.
event-advanced = { $seat } bringt die { $faction-technology } auf Stufe { $level }, für { $cost } Zenithium.
event-reached = { $seat }: Stufe { $level } der { $faction-technology }.
event-row-complete = { $seat } hat alle drei Technologien mindestens auf Stufe { $level }: Das bringt den Bonus dieser Reihe.
event-led = { $seat } legt { $agent } ab und übernimmt die Führung.
event-badge = { $seat } hat das Führungsabzeichen, die { $face } Seite liegt oben.
event-pulled = { $seat } erhält { $amount } Einfluss auf { $planet }.
event-no-disc = Der Einfluss von { $seat } auf { $planet } verfällt: Dort liegt keine Scheibe.
event-captured = { $seat } erobert die Scheibe von { $planet } und hat von diesem Planeten jetzt { $discs }.
event-centred = { $seat } legt die Scheibe von { $planet } zurück in die Mitte.
event-token-taken = { $seat } erhält das Plättchen { $slot }: { $token }.
event-token-drawn = { $seat } zieht ein Plättchen: { $token }.
event-no-token = Für { $seat } ist kein Plättchen mehr da.
event-gained = { $seat } erhält { goods }.
event-paid = { $seat } bezahlt { goods }.
event-handed = { $seat } gibt { goods } an { $to } ab.
event-badge-handed = { $seat } gibt das Führungsabzeichen an { $to } ab.
event-stole = { $seat } stiehlt { goods } von { $to }.
event-nothing-stolen = { $seat } stiehlt nichts: { $to } hat { $item-id ->
        [credits] keine Credits
       *[zenithium] kein { $item }
    }.
event-transferred = { $seat } wirbt { $agent } bei { $to } ab.
event-exiled = { $seat } verbannt { $agent } aus { out-of-columns }.
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
out-of-own-columns = den eigenen Spalten
out-of-their-columns = den Spalten von { $to }
event-mobilized = { $seat } mobilisiert { $agent }.
event-no-agent = Für { $seat } ist kein Agent mehr da.
event-discarded = { $seat } legt { $agent } ab.
event-gave = { $seat } gibt { $agent } an { $to } weiter.
event-gave-secret = { $seat } gibt eine Karte an { $to } weiter.
event-ordered = { $seat } ist in dieser Runde zuerst am Zug.
event-new-disc = Auf { $planet } liegt eine neue Scheibe.
event-shuffled = Der Nachziehstapel ist leer. Der Ablagestapel wird gemischt und ist nun der neue Stapel mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
event-tokens-shuffled = Der Plättchenvorrat ist leer. Was abgelegt ist, wird gemischt und ist nun der neue Vorrat mit { $tokens ->
        [one] 1 Plättchen
       *[other] { $tokens } Plättchen
    }.
event-skipped = { $seat } hat keine Karte zum Spielen.
event-won = { $seat } gewinnt { $victory }!
event-unfinished = Die Partie endet hier: { $seat } hat mehr erobert und gewinnt.
event-drawn = Die Partie endet hier, und niemand gewinnt.
event-left = { $seat } verlässt den Tisch.
event-last-side = Auf der anderen Seite sitzt niemand mehr: { $seat } gewinnt.

## Was ein Effekt nicht tut

event-no-planet = { $source }: { $seat } findet keinen Planeten, der gewählt werden kann.
event-none-on-their-half = { $source }: { $seat } findet keine Scheibe auf der Hälfte der Gegenseite.
event-none-in-centre = { $source }: { $seat } findet keine Scheibe in der Mitte.
event-no-neighbours = { $source }: { $seat } findet keine benachbarten Planeten mit den nötigen Scheiben.
event-none-to-give = { $source }: { $seat } findet keine Scheibe, die zur Gegenseite rücken könnte.
event-none-to-centre = { $source }: { $seat } findet auf keiner Leiste eine Scheibe.
event-column-empty = { $source }: Bei { $to } liegt auf { $planet } kein Agent, den { $seat } abwerben könnte.
event-none-to-transfer = { $source }: Bei { $to } liegt kein Agent, den { $seat } abwerben könnte.
event-none-to-exile = { $source }: { $seat } findet in { out-of-columns } keinen Agenten zum Verbannen.
event-no-other-planet = { $source }: { $seat } hat keinen Agenten eines anderen Planeten zum Verbannen.
event-no-card = { $source }: { $seat } hat keine Karte zum Ablegen.
event-no-open-token = { $source }: Für { $seat } liegt kein Plättchen mehr offen.
event-all-developed = { $source }: { $seat } ist schon auf der höchsten Stufe.
event-advance-too-dear = { $source }: { $seat } hat { $have ->
        [0] kein
       *[other] { $have }
    } Zenithium, und die billigste Stufe kostet { $cost }.
event-price-too-dear = { $source }: { $item-id ->
        [badge] { $seat } hat das Führungsabzeichen nicht, das der Preis wäre
       *[other] { $seat } müsste { goods } bezahlen und hat { $have ->
            [0] nichts
           *[other] { $have }
        }
    }.
event-column-too-short = { $source }: { $seat } müsste auf { $planet } { agents-to-pay } verbannen und hat dort { how-many }.
event-others-too-short = { $source }: { $seat } müsste auf anderen Planeten als { $planet } { agents-to-pay } verbannen und hat dort { how-many }.
how-many = { $have ->
        [0] keinen
       *[other] { $have }
    }
agents-to-pay = { $price ->
        [one] 1 Agenten
       *[other] { $price } Agenten
    }
event-not-offered = { $source }: { $seat } wird nicht nach dem Preis gefragt, weil der Gewinn nichts wäre.
event-without-badge = { $source }: { $seat } hat das Führungsabzeichen nicht.
event-too-few-credits = { $source }: { $seat } bräuchte { $amount } Credits und hat { $have }.
event-nothing-counted = { $source }: Da gibt es nichts zu zählen, also erhält { $seat } nichts.

## Warum etwas nicht erlaubt ist

objection-over = Die Partie ist zu Ende.
objection-not-asked = Danach ist jetzt nicht gefragt: Spiel eine Karte.
objection-asked-to-exchange = Danach ist jetzt nicht gefragt: Tausch Karten deiner Hand oder wähle „{ choice-ready }“.
objection-asked-to-give = Danach ist jetzt nicht gefragt: Gib dem anderen Mitglied deines Teams Karten oder wähle „{ choice-ready }“.
objection-asked-to-order = Danach ist jetzt nicht gefragt: Sag, wer in deinem Team in dieser Runde zuerst am Zug ist.
objection-not-in-hand = { $agent } ist nicht in deiner Hand.
objection-other-zone = Auf { $planet } darfst du nicht anwerben, also auch { $agent } nicht: Dort wirbt das andere Mitglied deines Teams an.
objection-too-dear = { $agent } kostet { cost-in-credits }, und du hast { $have }. Gedruckt sind Kosten von { $printed }; { $column ->
        [0] in der Spalte liegt kein Agent, der sie senkt
        [one] 1 Agent in der Spalte senkt sie
       *[other] { $column } Agenten in der Spalte senken sie
    }.
objection-level-too-dear = Stufe { $level } der { $faction-technology } kostet { $cost } Zenithium, und du hast { $have }.
objection-no-higher = Die { $faction-technology } ist schon auf Stufe { $level }, der höchsten.
objection-answer-first = Beantworte zuerst die offene Frage ({ $source }).
objection-no-disc-there = Auf { $planet } liegt bis zum Ende des Zuges keine Scheibe.
objection-not-this-planet = Nicht { $planet }: Der Effekt nimmt diesen Planeten aus.
objection-not-this-column = Nicht die Spalte von { $planet }: Der Effekt nimmt sie aus.
objection-same-planet = Nicht noch einmal { $planet }: Es muss ein anderer Planet sein.
objection-not-their-side = Die Scheibe von { $planet } liegt nicht auf der Hälfte der Gegenseite, sondern { $spaces ->
        [0] in der Mitte
        [one] auf deiner, 1 Feld von der Mitte
       *[other] auf deiner, { $spaces } Felder von der Mitte
    }.
objection-not-in-centre = Die Scheibe von { $planet } liegt nicht in der Mitte, sondern { $half }, { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } davon entfernt.
objection-run-too-long = Mit { $planet } ginge die Reihe von { $amount } benachbarten Planeten über die Tafel hinaus.
objection-run-empty = Mit { $planet } fehlen den benachbarten Planeten die nötigen Scheiben.
objection-empty-column = In der Spalte von { $planet } hat { $to } keinen Agenten.
objection-own-column-empty = In deiner Spalte von { $planet } liegt kein Agent.
objection-no-token-there = Es liegt kein Plättchen mehr { $slot }.
objection-other-technology = Der Effekt entwickelt die { $wanted-technology }, nicht die { $faction-technology }.
objection-not-the-lowest = Der Effekt entwickelt deine niedrigste Technologie: Die { $faction-technology } ist schon auf Stufe { $level }, die niedrigste { $lowest ->
        [0] noch unter Stufe 1
       *[other] auf Stufe { $lowest }
    }.
objection-cannot-pay = Du müsstest { goods } bezahlen und hast { $have ->
        [0] nichts
       *[other] nur { $have }
    }.
objection-too-few-agents = Du müsstest { agents-to-pay } deiner Spalte von { $planet } verbannen, und sie hat nur { $have }.
objection-no-such-price = Einen Preis Nummer { $price } gibt es nicht.
objection-must = { $source }: Hier kannst du nicht verzichten.

## Wie es ausging

result = { $name }: { $score ->
        [1] gewonnen
       *[other] { $standing ->
            [one] 1 Scheibe erobert
           *[other] { $standing } Scheiben erobert
        }
    }

## Optionen

option-first = Wer beginnt
    .help = Nach der gedruckten Regel entscheidet das Los.
option-first-chance = das Los entscheidet
option-first-seat-1 = Platz 1
option-first-seat-2 = Platz 2
option-first-seat-3 = Platz 3
option-first-seat-4 = Platz 4
option-boards = Technologietafel
    .help = In der ersten Partie nimmt man die Seiten S, U und N. Später werden sie ausgelost.
option-boards-S-U-N = S, U, N
option-boards-S-U-P = S, U, P
option-boards-S-O-N = S, O, N
option-boards-S-O-P = S, O, P
option-boards-D-U-N = D, U, N
option-boards-D-U-P = D, U, P
option-boards-D-O-N = D, O, N
option-boards-D-O-P = D, O, P
option-boards-chance = ausgelost
option-handicap = Vorsprung für Neulinge
    .help = 1 Einfluss mehr auf Mars und auf Venus für die Seite, die nicht beginnt.
option-handicap-no = keiner
option-handicap-yes = Mars und Venus
option-steal_shortfall = Mehr stehlen, als da ist
    .help = Was geschieht, wenn die Gegenseite weniger hat, als gestohlen wird?
option-steal_shortfall-from-supply = der Rest kommt aus dem Vorrat
option-steal_shortfall-what-is-there = man nimmt nur, was da ist
option-spend_influence_tiers = Einfluss für einen Preis
    .help = Suleiman und Stessy Power: alles auf einem Planeten?
option-spend_influence_tiers-one-planet = alles auf einem Planeten
option-spend_influence_tiers-split = beliebig aufgeteilt
option-recenter_scope = Sir Sam
    .help = Welche Scheibe darf zurück in die Mitte?
option-recenter_scope-any-disc = jede Scheibe
option-recenter_scope-their-half = eine auf der Hälfte der Gegenseite
option-augustus_edge = Augustus am Rand
    .help = Darf einer seiner Nachbarplaneten außerhalb der Tafel liegen?
option-augustus_edge-over-the-edge = ja, was übersteht, verfällt
option-augustus_edge-three-planets = nein, es braucht drei Planeten
option-run_missing_disc = Nachbarn ohne Scheibe
    .help = Darf unter den benachbarten Planeten eine leere Leiste sein?
option-run_missing_disc-may-be-missing = ja, ihr Anteil verfällt
option-run_missing_disc-all-needed = nein, es braucht alle Scheiben
option-differs_from_scope = Ein anderer Planet
    .help = Ein anderer als welche?
option-differs_from_scope-chosen-planets = ein anderer als die schon gewählten
option-differs_from_scope-own-planet-too = auch ein anderer als der des Agenten
option-opponent_side_no_target = Keine Scheibe auf der Hälfte der Gegenseite
    .help = Was tut dann ein Effekt für Scheiben auf dieser Hälfte?
option-opponent_side_no_target-nothing = nichts
option-opponent_side_no_target-any-planet = er gilt für einen beliebigen Planeten
option-give_influence_mandatory = Titus und Baron Goro
    .help = Muss der Einfluss abgegeben werden?
option-give_influence_mandatory-must = sie müssen den Einfluss abgeben
option-give_influence_mandatory-may = Abgeben ist der Preis für den Gewinn
option-discard_without_chevron = Atlas, Elisabeth, Punk Mari
    .help = Müssen die Karten abgelegt werden?
option-discard_without_chevron-must = sie legen ab, wenn es geht
option-discard_without_chevron-may = Ablegen ist ein Preis
option-p4_exile_mandatory = Technologie P, Stufe 4
    .help = Müssen die eigenen Agenten verbannt werden?
option-p4_exile_mandatory-must = eigene Agenten müssen verbannt werden
option-p4_exile_mandatory-may = man darf aufhören
option-d3_order = Technologie D, Stufe 3
    .help = Was kommt zuerst?
option-d3_order-token-first = das Plättchen, dann der Einfluss
option-d3_order-influence-first = der Einfluss, dann das Plättchen
option-token_interrupts = Plättchen bei benachbarten Planeten
    .help = Ein Effekt auf benachbarte Planeten bringt ein Plättchen: Wann wird es angewendet?
option-token_interrupts-at-once = sofort
option-token_interrupts-after-the-run = nach dem letzten dieser Planeten
option-given_badge_side = Ein Abzeichen, das abgegeben wurde
    .help = Welche Seite liegt oben?
option-given_badge_side-silver = die silberne
option-given_badge_side-as-it-lay = die, die oben lag
option-pay_for_empty_gain = Bezahlen für nichts
    .help = Darf man bezahlen, wenn der Gewinn nichts wäre?
option-pay_for_empty_gain-allowed = erlaubt
option-pay_for_empty_gain-not-offered = es wird nicht gefragt
option-team_starting_resources = Womit ein Team beginnt
    .help = Credits und Zenithium einmal oder einmal für jedes Mitglied?
option-team_starting_resources-per-team = einmal für das Team
option-team_starting_resources-per-player = einmal für jedes Mitglied
option-team_opponent_chooser = Wer für ein Team antwortet
    .help = Welches Mitglied entscheidet, wenn der Zug der Gegenseite eine Frage bringt?
option-team_opponent_chooser-technology-side = das neben der Technologietafel
option-team_opponent_chooser-chance = das Los entscheidet
option-mulligan_discards = Getauschte Karten
    .help = Wohin kommen sie?
option-mulligan_discards-discard-pile = auf den Ablagestapel
option-mulligan_discards-deck = zurück in den Nachziehstapel
option-stalemate = Niemand kann spielen
    .help = Wann endet eine Partie, weil es keine Karte zu spielen gibt?
option-stalemate-both-sides = die Partie endet, wenn niemand eine Karte hat
option-stalemate-at-once = unentschieden, sobald jemand keine Karte hat
option-turn_cap = Die längste Partie
    .help = Endet eine Partie nach 300 Zügen, mit Teams nach 800?
option-turn_cap-yes = 300 Züge, mit Teams 800
option-turn_cap-no = keine Grenze
option-unfinished_winner = Eine Partie ohne Sieg
    .help = Wer gewinnt sie?
option-unfinished_winner-most-discs = es gewinnt, wer mehr erobert hat
option-unfinished_winner-draw = niemand gewinnt
option-victory_name = Mehrere Siege auf einmal
    .help = Was wird gesagt, wenn eine Scheibe mehr als einen bringt?
option-victory_name-one = der erste von absolut, demokratisch, Sieg des Volkes
option-victory_name-all = alle
option-mulligan_order = Tauschen am Anfang
    .help = Sehen die anderen, was du tauschst, bevor sie selbst entscheiden?
option-mulligan_order-one-after-the-other = ja, es geht nacheinander
option-mulligan_order-in-secret = nein, geheim
