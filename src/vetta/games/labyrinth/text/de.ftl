# 3D Labyrinth auf Deutsch.
#
# Formen eines Wortes: .the mit bestimmtem Artikel im Akkusativ, .a mit unbestimmtem, .none mit „kein“, ebenfalls im
# Akkusativ, .many die Mehrzahl; bei einem Pfeil sagt .line, was er schiebt, bei einem Ort .also, wie er auch heißt.

game-title = 3D Labyrinth
game-about = Verschiebe die Türme, klettere von Dach zu Dach, finde deine Schätze und sei vor allen anderen wieder daheim.

## Wörter

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau

cell = { $name }

arrow-Nb = Nb
    .line = von Norden in Spalte b
arrow-Nd = Nd
    .line = von Norden in Spalte d
arrow-E2 = E2
    .line = von Osten in Reihe 2
arrow-E4 = E4
    .line = von Osten in Reihe 4
arrow-Sb = Sb
    .line = von Süden in Spalte b
arrow-Sd = Sd
    .line = von Süden in Spalte d
arrow-W2 = W2
    .line = von Westen in Reihe 2
arrow-W4 = W4
    .line = von Westen in Reihe 4

turn-0 = Stellung 0
turn-1 = Stellung 1
turn-2 = Stellung 2
turn-3 = Stellung 3

card-up = Aufwärtskarte
    .a = eine Aufwärtskarte
    .none = keine Aufwärtskarte
    .many = Aufwärtskarten
card-down = Abwärtskarte
    .a = eine Abwärtskarte
    .none = keine Abwärtskarte
    .many = Abwärtskarten
card-joker = Joker
    .a = einen Joker
    .none = keinen Joker
    .many = Joker

treasure-chalice = Kelch
    .the = den Kelch
treasure-vial = Phiole
    .the = die Phiole
treasure-crown = Krone
    .the = die Krone
treasure-key = Schlüssel
    .the = den Schlüssel
treasure-sword = Schwert
    .the = das Schwert
treasure-ring = Ring
    .the = den Ring
treasure-lamp = Lampe
    .the = die Lampe
treasure-book = Buch
    .the = das Buch
treasure-crystal-ball = Kristallkugel
    .the = die Kristallkugel
treasure-chest = Schatztruhe
    .the = die Schatztruhe
treasure-hourglass = Sanduhr
    .the = die Sanduhr
treasure-wand = Zauberstab
    .the = den Zauberstab

## Was ein Teil sein kann

kind-straight = Gerade
kind-bend = Kurve
kind-tee = Abzweigung
kind-cross = Kreuzung
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
kind-hidden = verborgener Schatz
kind-rune = Runenstein
kind-witch = Hexe
kind-princess = Prinzessin
kind-wizard = Zauberer
kind-apprentice = Zauberlehrling
kind-rune-card = Runenkarte
kind-up = { card-up }
    .many = { card-up.many }
kind-down = { card-down }
    .many = { card-down.many }
kind-joker = { card-joker }
    .many = { card-joker.many }
kind-back = verdeckte Zauberkarte
kind-no-entry = gesperrt

## Orte

place-cell = { $name }
place-beside = Neben dem Spielplan
    .also = überzählig, überzähliger Turm
place-arrow = Pfeil { $name }
place-red = Rot
place-yellow = Gelb
place-green = Grün
place-blue = Blau
place-pile = Zauberstapel
place-discards = Ablagestapel
place-turn-0 = { turn-0 }
place-turn-1 = { turn-1 }
place-turn-2 = { turn-2 }
place-turn-3 = { turn-3 }

## Teile, je eine Zeile

piece-tower = { $at }: { $kind }, { $state ->
        [one] 1 Stockwerk
       *[other] { $state } Stockwerke
    }, offen nach { open-sides }{ $at-id ->
        [beside] , in Stellung { $facing }
       *[other] { "" }
    }
open-sides = { $kind-id ->
        [straight] { $facing ->
            [0] Norden und Süden
            [2] Norden und Süden
           *[other] Osten und Westen
        }
        [bend] { $facing ->
            [0] Norden und Osten
            [1] Osten und Süden
            [2] Süden und Westen
           *[other] Westen und Norden
        }
        [tee] { $facing ->
            [0] Westen, Norden und Osten
            [1] Norden, Osten und Süden
            [2] Osten, Süden und Westen
           *[other] Süden, Westen und Norden
        }
       *[cross] allen Seiten
    }
piece-treasure = { $at }: { $state-id ->
        [0] { $kind }
       *[other] { $kind }, gefunden von { $state }
    }
piece-rune-stone = { $at }: { $kind }
piece-pawn = { $at }: { $kind } in { $id ->
        [pawn-red] { colour-red }
        [pawn-yellow] { colour-yellow }
        [pawn-green] { colour-green }
       *[pawn-blue] { colour-blue }
    }, Spielfigur von { $state }
piece-rune-card = { $at }: Runenkarte, { $state ->
        [0] Runenstein noch nicht erreicht
       *[other] Runenstein erreicht
    }
piece-treasure-pile = { $at }: { $state ->
        [0] alle Schätze gefunden
        [one] noch 1 Schatz zu finden
       *[other] noch { $state } Schätze zu finden
    }{ $kind-id ->
        [hidden] { "" }
       *[other] , der nächste: { $kind }
    }
piece-magic = { $at }: { $state ->
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-magic-backs = { $at }: { $state ->
        [one] 1 verdeckte Zauberkarte
       *[other] { $state } verdeckte Zauberkarten
    }
piece-draw-pile = { $at }: { $state ->
        [one] 1 Zauberkarte
       *[other] { $state } Zauberkarten
    }
piece-discard = { $at }: { $state ->
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-no-entry = { $at }: gesperrt, sonst würde die letzte Verschiebung rückgängig gemacht

## Was gefragt wird

prompt-push = { $seat }, verschiebe eine Reihe Türme: Wähle erst, wie der überzählige Turm gedreht wird, dann den Pfeil, an dem er hineingeht.
prompt-push-as-it-lies = { $seat }, verschiebe eine Reihe Türme: Wähle den Pfeil, an dem der überzählige Turm hineingeht, so wie er steht.
prompt-walk = { $seat }, bewege deine Spielfigur: Wähle das Feld, auf dem sie stehen bleibt, oder die Figur selbst, wenn sie sich nicht bewegen soll.
prompt-pay = { $seat }, wähle eine Zauberkarte für den Weg nach { $cell }.
prompt-over = Die Partie ist zu Ende: { $seat } hat gewonnen.
prompt-wait-push = { $seat } überlegt, welche Türme zu verschieben sind.
prompt-wait-walk = { $seat } überlegt, wohin es gehen soll.
prompt-wait-pay = { $seat } wählt Zauberkarten für den Weg nach { $cell }.

## Was man tun kann

choice-push = Schiebe den überzähligen Turm { $arrow-line } (Pfeil { $arrow }), gedreht in { $turn }
choice-go = Geh auf { $cell }
choice-stay = Bleib stehen
choice-pay = Spiele { $card-a }

remark-opens = offen nach { open-sides }
remark-costs = kostet { cost-up }{ cost-down }{ cost-joker }
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
                [0] nichts
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

## Was geschehen ist

event-dealt = { $seat } bekommt { $card-a }.
event-dealt-secret = { $seat } bekommt eine Zauberkarte.
event-saw-target = { $seat } sucht { $treasure-the }.
event-saw-target-secret = { $seat } sieht sich heimlich die oberste Schatzkarte an.
event-began = { $seat } beginnt.
event-pushed = { $seat } schiebt den Turm { $arrow-line } (Pfeil { $arrow }), gedreht in { $turn }.
event-came-round = Die Spielfigur von { $seat } wird hinausgeschoben und kommt auf { $cell } wieder herein.
event-set-out = { $seat } macht sich auf den Weg nach { $cell } und braucht dafür Zauberkarten.
event-paid = { $seat } spielt { $card-a }.
event-walked = { $seat } geht auf { $cell }.
event-stayed = { $seat } bleibt auf { $cell } stehen.
event-found = { $seat } findet { $treasure-the }!
event-saw-next = { $seat } sucht jetzt { $treasure-the }.
event-saw-next-secret = { $seat } sieht sich heimlich die nächste Schatzkarte an.
event-touched-rune = { $seat } erreicht den Runenstein und dreht die Runenkarte um.
event-won = { $seat } gewinnt!
event-drew = { $seat } zieht { $card-a }.
event-drew-secret = { $seat } zieht eine Zauberkarte.
event-reshuffled = Der Zauberstapel ist leer. Der Ablagestapel wird gemischt und ist nun der neue Stapel mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
event-no-card = Es ist keine Zauberkarte mehr da: { $seat } geht leer aus.
event-left = { $seat } verlässt den Tisch.
event-last-one = Nur { $seat } sitzt noch am Tisch und gewinnt.

## Warum etwas nicht erlaubt ist

objection-over = Die Partie ist zu Ende.
objection-push-first = Erst wird eine Reihe Türme verschoben, dann geht die Spielfigur.
objection-push-is-done = Du hast schon geschoben: nur einmal in jedem Zug.
objection-would-undo = Nicht bei { $arrow }: Dort ist gerade ein Turm herausgekommen, und er darf nicht gleich wieder hinein.
objection-same-look = In Stellung { $turn } ist dieser Turm nach denselben Seiten offen wie in Stellung { $same }. Wähle Stellung { $same }.
objection-spare-stays-turned = An diesem Tisch geht der überzählige Turm so hinein, wie er steht: in Stellung { $turn }.
objection-already-there = Deine Spielfigur steht schon auf { $cell }. Soll sie dort bleiben, wähle „{ choice-stay }“.
objection-no-way = Mauern versperren jeden Weg nach { $cell }.
objection-no-card-fits = Auf jedem Weg nach { $cell } gibt es einen Schritt über mindestens { $floors } Stockwerke. Du hast { $up ->
        [one] 1 Aufwärtskarte
       *[other] { $up } Aufwärtskarten
    }, { $down ->
        [one] 1 Abwärtskarte
       *[other] { $down } Abwärtskarten
    } und { $joker } Joker: zu wenig für die steilen Schritte auf dem Weg.
objection-pay-first = Du bist auf dem Weg nach { $cell }: Spiele erst die Zauberkarten, die er kostet.
objection-not-paying = Eine Zauberkarte spielt man nur für einen steilen Schritt. Wähle erst, wohin deine Spielfigur geht.
objection-card-not-held = Du hast { $card-none }.
objection-card-not-needed = Kein steiler Schritt auf diesem Weg braucht { $card-a }.

## Wie es ausging

result = { $name }: { $score ->
        [1] gewonnen
       *[other] { $standing ->
            [one] 1 Aufgabe erfüllt
           *[other] { $standing } Aufgaben erfüllt
        }
    }

## Optionen

option-company = Farben
    .help = Wer mit welcher Farbe spielt. Die Plätze folgen im Uhrzeigersinn aufeinander, in dieser Reihenfolge.
option-company-red-green = { colour-red } und { colour-green }
option-company-yellow-blue = { colour-yellow } und { colour-blue }
option-company-red-yellow = { colour-red } und { colour-yellow }
option-company-yellow-green = { colour-yellow } und { colour-green }
option-company-green-blue = { colour-green } und { colour-blue }
option-company-red-blue = { colour-red } und { colour-blue }
option-company-red-yellow-green = { colour-red }, { colour-yellow } und { colour-green }
option-company-red-yellow-blue = { colour-red }, { colour-yellow } und { colour-blue }
option-company-red-green-blue = { colour-red }, { colour-green } und { colour-blue }
option-company-yellow-green-blue = { colour-yellow }, { colour-green } und { colour-blue }
option-company-red-yellow-green-blue = { colour-red }, { colour-yellow }, { colour-green } und { colour-blue }
option-first = Wer beginnt
    .help = Nach der gedruckten Regel, wer am wenigsten Höhenangst hat, im Zweifel die oder der Jüngste. Oder das Los entscheidet.
option-first-chance = das Los entscheidet
option-first-seat-1 = Platz 1
option-first-seat-2 = Platz 2
option-first-seat-3 = Platz 3
option-first-seat-4 = Platz 4
option-steep = Labyrinth
    .help = Das steile Labyrinth hat Kurven in der Mitte der Ränder und weniger Joker: eine längere und schwerere Partie.
option-steep-no = normal
option-steep-yes = steil
option-young = Zauberkarten
    .help = Für jüngere Kinder ist jede Zauberkarte ein Joker.
option-young-no = aufwärts, abwärts und Joker
option-young-yes = nur Joker
option-free_turning = Den überzähligen Turm drehen
    .help = Darf der überzählige Turm gedreht werden, bevor er hineingeht?
option-free_turning-no = er geht hinein, wie er steht
option-free_turning-yes = nach Belieben
option-stay_counts = Stehen bleiben
    .help = Kann eine Spielfigur, die stehen bleibt, den Schatz finden, auf dem sie steht?
option-stay_counts-no = nur wer geht, findet etwas
option-stay_counts-yes = auch wer stehen bleibt, findet etwas
