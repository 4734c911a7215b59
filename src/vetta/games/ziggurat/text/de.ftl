# Das Legacy-Abenteuer auf Deutsch.
#
# Der Name einer Person steht auch für ihren Helden. Karten, Felder, Geister, Ehrentitel, Helden und was auf dem Turm
# aufgedruckt ist, gibt es in Reihen: siehe things.de.ftl und things.py. Was vorgelesen wird, steht in stories.de.ftl.
#
# Formen eines Geistes: .start am Satzanfang, .acc im Akkusativ. Eines Feldes: .on, wo jemand steht, .to, wohin jemand
# geht. Einer Farbe: .stem der Stamm, an den die Endung kommt. Eines Fundes: .a mit unbestimmtem Artikel, in Nominativ und
# Akkusativ gleich. Eines Einsatzes: .none mit „kein“. Bei dem, was ein Teil sein kann: .many die Mehrzahl, .none mit
# „kein“, .sign, was sein Zeichen auf dem Plan bedeutet, .text, was es bewirkt.

game-title = Ziggurat, das Legacy-Abenteuer
game-about = Steigt zusammen auf den alten Turm, vorbei an Leitern, Rampen, Gruben und Feuergeistern. Ihr gewinnt gemeinsam oder verliert gemeinsam, in sechs Kapiteln.

## Wörter

exit = { $name }
ring-space = { $name }
number-of-seat = { $name }

side-south = Süden
side-west = Westen
side-north = Norden
side-east = Osten

way-clockwise = im Uhrzeigersinn
way-counter = gegen den Uhrzeigersinn

find-gourd = Kürbisflasche
    .a = eine Kürbisflasche
find-sandals = flinke Sandalen
    .a = ein Paar flinke Sandalen
find-bell = Bronzeglocke
    .a = eine Bronzeglocke
find-rope = Kletterseil
    .a = ein Kletterseil

use-gourd = die Kürbisflasche
    .none = keine Kürbisflasche
use-longer = flinke Sandalen für ein Feld mehr
    .none = keine flinken Sandalen
use-shorter = flinke Sandalen für ein Feld weniger
    .none = keine flinken Sandalen
use-bell = die Bronzeglocke
    .none = keine Bronzeglocke
use-rope = das Kletterseil
    .none = kein Kletterseil
use-water = Wasser zum Löschen
    .none = kein Wasser
use-cool = Wasser zum Kühlen
    .none = kein Wasser

decision-low = Die Torbögen stehen unten, auf c2 und i10
decision-high = Die Torbögen stehen oben, auf c5 und i7
decision-bell = Es werden Bronzeglocken gegossen
decision-rope = Es werden Kletterseile gedreht
decision-granary = Der Kornspeicher wird wieder geöffnet
decision-well-house = Das Brunnenhaus wird wieder geöffnet

loss-none = Niemand weiß, warum
loss-pit = Ein Held ist in eine Grube gefallen
loss-scorched = Ein Held ist versengt worden
loss-spirit-on-summit = Ein Feuergeist versperrt die Spitze
loss-no-card = Jemand hatte keine Karte mehr zu spielen
loss-too-early = Alle Helden sind auf der Spitze, und etwas fehlt noch
loss-too-few-spirits = Die Löschreihe ist nicht mehr voll zu bekommen
loss-boiled = Der Ofen ist übergekocht
loss-house-on-fire = Ein Haus brennt
loss-deserted = Alle haben den Tisch verlassen

## Was ein Teil sein kann

kind-pit = Grube
    .sign = Grube
kind-archway = Torbogen
    .sign = Torbogen
kind-spring = Quelle
    .sign = Quelle
kind-slab = rissige Steinplatte
    .sign = rissige Steinplatte
kind-broken-slab = zerbrochene Steinplatte, jetzt eine Grube
    .sign = Grube
kind-keyhole = Schlüsselloch
    .sign = Schlüsselloch
kind-hearth = kalter Herd
kind-lit-hearth = brennender Herd
kind-back = verdeckte Karte
kind-gourd = Kürbisflasche
    .many = Kürbisflaschen
    .text = Setz sie ein, bevor ein Geist zieht: Diesmal bleibt er, wo er ist.
kind-sandals = Paar flinke Sandalen
    .many = Paar flinke Sandalen
    .text = Setz sie ein, bevor dein eigener Held zieht: Er geht ein Feld mehr oder eines weniger, aber nie weniger als eines.
kind-bell = Bronzeglocke
    .many = Bronzeglocken
    .text = Setz sie ein, bevor irgendwer zieht: Bewege einen Geist auf der Ebene deines Helden um ein Feld, gleich in welche Richtung.
kind-rope = Kletterseil
    .many = Kletterseile
    .text = Setz es ein, bevor dein eigener Held zieht: Diesmal bleibt er, wo er ist.
kind-find-back = verdeckter Fund
    .many = verdeckte Funde
    .none = kein verdeckter Fund
kind-lamp = Lampe
    .text = Trag sie hinauf: Auf der Spitze wird sie sofort abgestellt.
kind-wedge = Keil
    .many = Keile
    .text = Wer einen hat und seinen Zug auf dem Schlüsselloch einer Ebene beendet, sperrt diese Ebene.
kind-locked = gesperrt
kind-open = kann sich drehen
kind-turnstone = Drehstein
    .text = Die Ebene daneben dreht sich als nächste.
kind-water = Wasser
    .many = Wassermarker
    .none = kein Wasser
    .text = Setz es ein, bevor irgendwer zieht: Lösche einen Geist auf der Ebene deines Helden, höchstens drei Felder entfernt.
kind-egg = Ei
    .text = Wer es trägt, geht mit einer Karte nie weiter als drei Felder.
kind-heat = Hitze
kind-flame = Flamme
    .many = Flammen
    .text = Sie zündet einen Herd an.
kind-second-wind = Marker Zweite Luft
    .many = Marker Zweite Luft
    .none = kein Marker Zweite Luft
    .text = Er rettet einen Helden vor einer Grube oder davor, versengt zu werden, und zwar einmal.
kind-danger = Gefahr

## Orte

place-space = { $name }
place-summit = Spitze
    .also = f6
place-home = Zu Hause
place-spirit-supply = Vorrat der Geister
place-pits = Im Turm
place-quench-row = Löschreihe
place-plume-row = Federreihe
place-seat-1 = Platz 1
place-seat-2 = Platz 2
place-seat-3 = Platz 3
place-seat-4 = Platz 4
place-played = Gerade gespielt
place-draw = Zugstapel
place-discards = Abwurfstapel
place-beside = Neben dem Turm
place-level-0 = Ebene 0
place-level-1 = Ebene 1
place-level-2 = Ebene 2
place-level-3 = Ebene 3
place-level-4 = Ebene 4
place-answer-clockwise = { choice-clockwise }
place-answer-counter = { choice-counter }
place-answer-pass = { choice-pass }
place-answer-none = { choice-none }
place-use-gourd = Kürbisflasche: Der Geist bleibt
place-use-longer = Ein Feld mehr
place-use-shorter = Ein Feld weniger
place-use-bell = Glocke: einen Geist um ein Feld bewegen
place-use-rope = Seil: bleiben, wo man ist
place-use-water = Einen Geist löschen
place-use-cool = Den Ofen kühlen
place-decide-low = Torbögen unten
place-decide-high = Torbögen oben
place-decide-bell = Bronzeglocken
place-decide-rope = Kletterseile
place-decide-granary = Kornspeicher
place-decide-well-house = Brunnenhaus

## Teile, je eine Zeile

piece-feature = { $at }: { $kind }
piece-hero = { $at }: { $kind }, gespielt von { $state }
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
        [0] keine Karte
        [one] 1 Karte
       *[other] { $state } Karten
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
piece-title = { $at }: Ehrentitel { $kind }
piece-danger = { $at }: { $kind } { $state }

## Was gefragt wird

prompt-choose-hero = „{ $card }“: { $seat }, wähle den Helden, der zieht.
prompt-ask = { $seat }, gleich zieht ein Held. Setzt { $hero } vorher ein Objekt ein?
prompt-ask-spirit = { $seat }, gleich zieht { $spirit }. Setzt { $hero } vorher ein Objekt ein?
prompt-lead = { $seat }, { spaces } für den Helden von { $hero }: In welche Richtung?
spaces = { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }
prompt-leave-nest = { $seat }, { spaces } für den Helden von { $hero }: Auf welche Ecke tritt er aus dem Nest?
prompt-bump = { $seat }, der Held von { $hero } wird geschubst: In welche Richtung?
prompt-choose-spirit = „{ $card }“: { $seat }, wähle den Geist, der zieht.
prompt-drive = { $seat }, { spaces } für { $spirit-acc }: In welche Richtung?
prompt-ring = { $seat }, { $hero } läutet die Bronzeglocke: Welchen Geist bewegt sie?
prompt-ring-way = { $seat }, die Glocke bewegt { $spirit-acc } um ein Feld: In welche Richtung?
prompt-quench = { $seat }, { $hero } hat Wasser bereit: Welcher Geist wird gelöscht?
prompt-turn = { $seat }, Ebene { $level } dreht sich: In welche Richtung?
prompt-herd = { $seat }, die Feder kann einen Geist zur nächsten Leiter führen: Welchen?
prompt-hand-on = { $seat }, { $hero } ist auf der Spitze und hat { wedges-counted }: Wer bekommt { $wedges ->
        [one] ihn
       *[other] sie
    }?
wedges-counted = { $wedges ->
        [one] 1 Keil
       *[other] { $wedges } Keile
    }
prompt-keep = { $seat }, welchen Fund behält { $hero } für die nächste Partie?
prompt-decide = { $seat }, sag an, was ihr zusammen entschieden habt. Es gilt für den Rest der Kampagne.
prompt-mark = { $seat }, wähle die Grube, auf die der Steindeckel kommt. Sie bleibt für den Rest der Kampagne zu.
prompt-mark-spring = { $seat }, wähle das Feld für eine weitere Quelle. Sie bleibt dort für den Rest der Kampagne.
prompt-over-won = Gewonnen, ihr alle zusammen!
prompt-over-lost = Ihr habt alle verloren: { $loss }.
prompt-wait-choose-hero = { $seat } wählt den Helden, der zieht.
prompt-wait-ask = { $seat } darf ein Objekt einsetzen und überlegt.
prompt-wait-lead = { $seat } wählt, in welche Richtung der Held geht.
prompt-wait-leave-nest = { $seat } wählt den Weg aus dem Nest.
prompt-wait-bump = { $seat } wählt, wohin der Schubs geht.
prompt-wait-choose-spirit = { $seat } wählt den Geist, der zieht.
prompt-wait-drive = { $seat } wählt, in welche Richtung der Geist geht.
prompt-wait-ring = { $seat } läutet die Glocke und wählt einen Geist.
prompt-wait-ring-way = { $seat } wählt, wohin die Glocke den Geist schickt.
prompt-wait-quench = { $seat } wählt den Geist, der gelöscht wird.
prompt-wait-turn = { $seat } wählt, in welche Richtung sich die Ebene dreht.
prompt-wait-herd = { $seat } darf einen Geist heimführen und überlegt.
prompt-wait-hand-on = { $seat } wählt, wer die Keile bekommt.
prompt-wait-keep = { $seat } wählt den Fund, der behalten wird.
prompt-wait-decide = { $seat } sagt gleich an, was ihr zusammen entschieden habt.
prompt-wait-mark = { $seat } wählt ein Feld für den neuen Sticker.

## Was man tun kann

choice-clockwise = Im Uhrzeigersinn
choice-counter = Gegen den Uhrzeigersinn
choice-pass = Setz jetzt kein Objekt ein
choice-none = Führ keinen Geist heim
choice-hero = Wähle den Helden von Platz { $number }
choice-spirit = Wähle { $spirit-acc }
choice-exit = Tritt auf { $exit } hinaus
choice-use = Setz { $use } ein
choice-keep = Behalte { $find-a }
choice-decide = Ansagen: { $decision }
choice-mark = Kleb den Sticker auf { $space }

remark-ends = { $space-to }
remark-falls = in die Grube auf { $space }
remark-burns = in einen Feuergeist auf { $space }
remark-slides = { $space-to }, die Rampe hinunter nach { $to }
remark-climbs = { $space-to }, die Leiter hinauf { $to-to }
remark-bumps = { $space-to }, schubst { $other }
remark-goes-through = { $space-to }, durch den Torbogen nach { $to }
remark-reaches-summit = hinauf auf die Spitze
remark-spirit-burns = versengt { $other } auf { $space }
remark-spirit-gone = in die Grube auf { $space }
remark-spirit-up = hinauf auf die Spitze, und alles ist verloren
remark-hisses = in die Quelle auf { $space }
remark-lights = { $space-to }, zündet den Herd an
remark-sets-fire = { $space-to }, steckt das Haus in Brand
remark-steps-left = dann { spaces }

## Was geschehen ist

event-began = { $seat } beginnt.
event-played = { $seat } spielt „{ $card }“.
event-helps = { $seat } ist schon oben und hilft { $hero } voran.
event-walked = { $hero } geht nach { $space }.
event-stepped-out = { $hero } tritt aus dem Nest auf { $space } hinaus.
event-slid = { $hero } rutscht die Rampe hinunter nach { $space }.
event-climbed = { $hero } klettert hinauf { $space-to }.
event-fell = { $hero } fällt in die Grube auf { $space }!
event-scorched = { $hero } wird auf { $space } versengt!
event-bumped = { $hero } wird nach { $space } geschubst.
event-arrived = Hurra, { $hero } ist oben!
event-endless = Das viele Laufen macht müde: { $hero } geht nach Hause und ruht sich aus.
event-second-wind = Zweite Luft! { $hero } ist { $space-on } in Sicherheit und ganz außer Atem. { $left ->
        [0] Das war der letzte Marker.
        [one] Es ist noch 1 Marker da.
       *[other] Es sind noch { $left } Marker da.
    }
event-moved = { $spirit-start } zieht nach { $space }.
event-spirit-slid = { $spirit-start } rutscht die Rampe hinunter nach { $space }.
event-spirit-climbed = { $spirit-start } klettert hinauf { $space-to }.
event-spirit-fell = { $spirit-start } fällt in die Grube auf { $space }.
event-spawned = { $spirit-start } erscheint auf { $space }.
event-no-spirit = Es erscheint kein { $colour-stem }er Geist: Es ist keiner mehr da.
event-drew = { $seat } zieht die Karte „{ $card }“.
event-no-more-cards = Der Zugstapel ist leer: { $seat } zieht nichts.
event-won = Gewonnen, ihr alle zusammen!
event-lost = Ihr habt alle verloren: { $loss }.
event-nobody-moves = Kein Held ist im Spiel, also zieht keiner.
event-no-spirit-moves = So einen Geist gibt es auf dem Turm nicht, also zieht keiner.
event-title = { $hero } verdient sich einen Ehrentitel: { $title }!
event-left = { $seat } verlässt den Tisch. Der Held bleibt da.
event-stocked = In der Nische auf { $space } liegt { $find-a }.
event-packed = { $hero } packt { $find-a } ein.
event-decided = Es ist entschieden: { $decision }.
event-went-through = { $hero } geht durch den Torbogen und kommt auf { $space } heraus.
event-took-find = { $hero } findet { $find-a }.
event-took-lamp = { $hero } nimmt die Lampe aus dem { $side } mit.
event-set-lamp = { $hero } stellt auf der Spitze eine Lampe ab. { $lamps ->
        [0] Das war die letzte.
        [one] Noch fehlt 1 Lampe.
       *[other] Noch fehlen { $lamps } Lampen.
    }
event-burnt-find = { $spirit-start } verbrennt { $find-a }. Wie das riecht!
event-laid-find = Aus der Tasche kommt { $find-a } zum Vorschein, für die Nische auf { $space }.
event-kept = { $hero } behält { $find-a } für die nächste Partie.
event-used = { $seat } setzt { $use } ein.
event-turnstone = Der Drehstein rückt weiter, zu Ebene { $level }.
event-locked = { $hero } schlägt einen Keil ein: Ebene { $level } ist gesperrt.
event-carried = Die Ebene trägt { $hero } nach { $space }.
event-turned = Mit lautem Knirschen dreht sich Ebene { $level } { $way }.
event-handed = { $hero } gibt { wedges-counted } weiter an { $other }.
event-got-wedges = { $hero } bekommt { wedges-counted }.
event-flared = Im Vorrat ist kein { $colour-stem }er Geist mehr. Stichflamme: Dafür rennt einer auf dem Turm los.
event-took-water = { $hero } füllt einen Krug mit Wasser.
event-hissed = { $spirit-start } zischt und erlischt.
event-broke = Knacks! Die Steinplatte auf { $space } bricht unter { $hero }. Von nun an ist da eine Grube.
event-quenched = { $hero } löscht { $spirit-acc }.
event-cooled = { $hero } gießt Wasser in die Grube: Die Hitze sinkt auf { $heat }.
event-heated = Der Ofen wird heißer: { $heat } von { $boil }.
event-glowed = { $spirit-start } taucht wieder auf: Er ist zurück im Vorrat.
event-took-egg = { $hero } nimmt das Ei auf den Arm. Vorsicht!
event-set-egg = { $hero } legt das Ei hin, ganz sachte.
event-lit-hearth = { $hero } zündet den Herd auf { $space } an.
event-went-home = { $hero } ist zu Hause.
event-plumed = { $spirit-start } hat heimgefunden.
event-marked = Der Sticker kommt auf { $space }, und da bleibt er.
event-spirits-drifted = Die Ebene trägt { $spirit-acc } nach { $space }.

## Warum etwas nicht geht

objection-over = Die Partie ist zu Ende.
objection-not-now = Danach ist jetzt nicht gefragt.
objection-not-in-play = Der Held von { $hero } ist nicht im Spiel und kann nicht ziehen.
objection-moved-already = Den Helden von { $hero } bewegt diese Karte nicht, oder er ist schon gezogen.
objection-not-this-hero = Der Held von { $hero } kann sie nicht nehmen. Es muss ein anderer sein, der noch unterwegs ist.
objection-not-on-tower = { $spirit-start } ist nicht auf dem Turm.
objection-other-colour = { $spirit-start } hat die falsche Farbe: Auf dieser Karte geht es um { $colour-stem }e Geister.
objection-spirit-moved = { $spirit-start } kann mit dieser Karte nicht mehr ziehen.
objection-not-held = { $hero } hat { $use-none }.
objection-own-hero-only = Das lässt sich nur einsetzen, bevor der Held von { $hero } selbst zieht.
objection-spirits-only = { $hero }, eine Kürbisflasche lässt sich nur einsetzen, bevor ein Geist zieht.
objection-one-step-left = Es ist ohnehin nur { spaces }. Weniger als eines geht nicht.
objection-no-spirit-on-level = { $level ->
        [5] Von der Spitze aus kann man die Glocke nicht läuten.
       *[other] Auf Ebene { $level }, wo { $hero } ist, gibt es keinen Geist.
    }
objection-no-spirit-near = { $nearest ->
        [0] Auf der Ebene von { $hero } gibt es keinen Geist.
       *[other] Wasser reicht drei Felder weit, und der nächste Geist ist { $nearest } von { $hero } entfernt.
    }
objection-no-pit-near = Um den Ofen zu kühlen, muss { $hero } neben einer Grube stehen.
objection-cold = Die Hitze steht auf { $heat }: Zu kühlen gibt es nichts.
objection-other-level = { $spirit-start } ist nicht auf Ebene { $level }, wo der Held ist.
objection-too-far = { $spirit-start } ist { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } entfernt, und Wasser reicht nur drei weit.
objection-not-at-hand = Das hat { $hero } nicht: { $find-a }.
objection-other-decision = Das wird jetzt nicht entschieden.
objection-not-a-pit = Auf { $space } ist keine aufgedruckte Grube.
objection-not-empty = Eine Quelle braucht ein leeres Feld, und auf { $space } ist schon etwas.
objection-too-high = Das Feld { $space } liegt auf Ebene { $level }. Das ist zu hoch.

## Wie es ausging

result = { $name }: { $score ->
        [1] gewonnen, mit allen anderen zusammen
       *[other] diesmal nicht
    }

## Optionen

option-chapter = Kapitel
    .help = Welches Kapitel der Geschichte spielt ihr? In einer Kampagne weiß es die Schachtel.
option-chapter-1 = 1, Die stillen Stufen
option-chapter-2 = 2
option-chapter-3 = 3
option-chapter-4 = 4
option-chapter-5 = 5
option-chapter-6 = 6
option-sides = Seiten
    .help = Wo sitzt ihr? Die Plätze folgen einander im Uhrzeigersinn, in dieser Reihenfolge.
option-sides-south-north = Süden und Norden
option-sides-west-east = Westen und Osten
option-sides-south-west-north = Süden, Westen und Norden
option-sides-south-west-east = Süden, Westen und Osten
option-sides-south-north-east = Süden, Norden und Osten
option-sides-west-north-east = Westen, Norden und Osten
option-sides-south-west-north-east = Süden, Westen, Norden und Osten
option-first = Wer beginnt
    .help = Jedes Kapitel sagt, wer beginnt. Oder einigt euch, oder lasst das Los entscheiden.
option-first-chance = das Los entscheidet
option-first-seat-1 = Platz 1
option-first-seat-2 = Platz 2
option-first-seat-3 = Platz 3
option-first-seat-4 = Platz 4
option-leader = Leitung
    .help = Entscheidet eine Person alles für alle? Die anderen schauen zu und rufen dazwischen.
option-leader-nobody = niemand, alle entscheiden
option-leader-seat-1 = Platz 1
option-leader-seat-2 = Platz 2
option-leader-seat-3 = Platz 3
option-leader-seat-4 = Platz 4
option-spawns = Startfelder
    .help = Für Erfahrene: Die gelben und die grünen Feuergeister erscheinen eine Ebene höher.
option-spawns-printed = wie aufgedruckt
option-spawns-expert = für Erfahrene
option-family = Familienspiel
    .help = Familien öffnen das Geheime Wissen vor der ersten Partie, und es hilft ihnen in jeder.
option-family-no = nein
option-family-yes = ja
