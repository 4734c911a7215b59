# Das Würfelrennen auf Deutsch.
#
# Würfel, Felder, Seiten und Karten gibt es in Reihen: siehe things.de.ftl und things.py. Bei dem, was ein Teil sein kann,
# ist .many die Mehrzahl, und .text sagt, was eine Karte tut.

game-title = Ziggurat, das Würfelrennen
game-about = Fülle Reihe um Reihe mit Würfeln, die zu ihren Nachbarn passen, und setze vor allen anderen einen Würfel auf die Spitze.

## Was ein Teil sein kann

kind-back = verdeckte Karte
kind-star = Stern
    .many = Sterne
kind-skull = Totenkopf
    .many = Totenköpfe
kind-plays = wer diese Seite spielt
kind-games-won = gewonnene Spiele

## Orte

place-cell = { $name }
place-pinnacle = Spitze
place-pool = Wurf
place-waiting = Noch zu würfeln
place-chosen = Neu zu würfeln
place-seat-1 = Platz 1
place-seat-2 = Platz 2
place-seat-3 = Platz 3
place-seat-4 = Platz 4
place-seat-5 = Platz 5
place-seat-6 = Platz 6
place-hand-1 = Hand von Platz 1
place-hand-2 = Hand von Platz 2
place-hand-3 = Hand von Platz 3
place-hand-4 = Hand von Platz 4
place-hand-5 = Hand von Platz 5
place-hand-6 = Hand von Platz 6
place-reserve = Vorrat
place-draw = Kartenstapel
place-discards = Ablagestapel
place-tokens = Plättchenstapel
place-answer-roll = { choice-roll }
place-answer-clear = { choice-clear }
place-answer-end = { choice-end }
place-answer-yes = { choice-yes }
place-answer-no = { choice-no }
place-answer-all = { choice-all }
place-answer-reroll = { choice-reroll }

## Teile, je eine Zeile

piece-die = { $at }: { $kind }
piece-stock = { $at }: { $state ->
        [0] kein { $kind }
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }{ $at-id ->
        [reserve] { "" }
       *[other] { " " }im Lager
    }
piece-card = { $at }: { how-many-cards } ({ $kind-text })
how-many-cards = { $state ->
        [one] { $kind }
       *[other] { $state } × { $kind }
    }
piece-cards = { $at }: { $state ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $state } Karten
    }
piece-deck = { $at }: { $state ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $state } Karten
    }
piece-discard = { $at }: { how-many-cards }
piece-token = { $at }: 1 { $kind }
piece-pile = { $at }: { $state ->
        [0] kein { $kind }
        [one] 1 { $kind }
       *[other] { $state } { $kind-many }
    }
piece-plays = { $at }: hier spielt { $state }
piece-won = { $at }: { $state ->
        [0] kein Spiel gewonnen
        [one] 1 Spiel gewonnen
       *[other] { $state } Spiele gewonnen
    }

## Was gefragt wird

prompt-star = { $seat }, { $whom } hat einen Totenkopf. Spielst du deinen Stern? Dann fällt dieser Zug von { $whom } aus.
prompt-ready = { $seat }, du spielst in diesem Zug Seite { $side }: Würfle.
prompt-play = { $seat }, setze Würfel auf Stufe { $level } von Seite { $side }, spiele eine Karte oder beende deinen Zug.
prompt-play-pinnacle = { $seat }, alle fünf Reihen von Seite { $side } sind voll: Setze einen Würfel auf die Spitze, und du gewinnst. Oder spiele eine Karte, oder beende deinen Zug.
prompt-take = „{ $card }“: { $seat }, wähle den Würfel auf dem Turm, den du nimmst.
prompt-give = „{ $card }“: { $seat }, wähle den Würfel aus deinem Wurf, der stattdessen { $cell-onto } kommt.
prompt-lay = { $seat }, wähle, wohin du die gestohlene { $die } setzt.
prompt-choose = „{ $card }“: { $seat }, wähle die Würfel, mit denen du noch einmal würfelst.
prompt-won = Die Partie ist zu Ende: { $seat } hat gewonnen.
prompt-drawn = Die Partie ist zu Ende. Niemand hat gewonnen.
prompt-wait-star = { $seat } darf einen Stern gegen { $whom } spielen und überlegt.
prompt-wait-ready = { $seat } würfelt gleich, für Seite { $side }.
prompt-wait-play = { $seat } setzt Würfel auf Stufe { $level } von Seite { $side }.
prompt-wait-play-pinnacle = { $seat } versucht, von Seite { $side } einen Würfel auf die Spitze zu setzen.
prompt-wait-take = „{ $card }“: { $seat } wählt einen Würfel auf dem Turm.
prompt-wait-give = „{ $card }“: { $seat } wählt einen Würfel, der stattdessen { $cell-onto } kommt.
prompt-wait-lay = { $seat } wählt, wohin die gestohlene { $die } kommt.
prompt-wait-choose = „{ $card }“: { $seat } wählt Würfel, die noch einmal gewürfelt werden.

## Was man tun kann

choice-roll = Würfle
choice-clear = Räum nach der Sonderregel Reihen ab
choice-end = Beende deinen Zug
choice-yes = Spiele deinen Stern
choice-no = Behalte deinen Stern
choice-all = Wähle alle
choice-reroll = Würfle mit den gewählten Würfeln
choice-card = Spiele „{ $card }“
choice-take-back = Nimm den Würfel auf { $position } von links zurück
choice-lay = Setze ihn auf { $position } von links
choice-place = Setze eine { $die } auf { $position } von links
choice-take = Nimm den Würfel { $cell-on }
choice-give = Gib eine { $die }
choice-choose = Wähle eine { $die }

remark-completes = auf { $cell }, vollendet Stufe { $level }
remark-wins = gewinnt das Spiel
remark-removes = { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    } mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }
remark-can-complete = { $level ->
        [6] aber einer deiner Würfel passt auf die Spitze und gewinnt
       *[other] aber deine Würfel können Stufe { $level } vollenden
    }
remark-takes-skull = bringt einen Totenkopf
remark-lies = auf { $cell }
remark-shows = { $die }

## Was geschehen ist

event-began = { $seat } beginnt.
event-turned-tower = Eine neue Runde beginnt. Der Turm wird um { $quarters ->
        [one] 1 Viertel
       *[other] { $quarters } Viertel
    } gedreht: Alle spielen { $quarters ->
        [one] 1 Seite
       *[other] { $quarters } Seiten
    } weiter rechts.
event-turn = { $seat } ist am Zug, auf Seite { $side }.
event-star-played = { $seat } spielt einen Stern gegen den Totenkopf von { $whom }. Beide sind verbraucht.
event-no-star = Niemand spielt einen Stern.
event-answered = { $seat } hat geantwortet.
event-missed = Dieser Zug von { $seat } fällt aus.
event-cleared = { $seat } räumt Stufe { $level } von Seite { $side } ab: { $dice } Würfel.
event-rolled = { $seat } würfelt in { $colour }: { $faces }.
event-rolled-again = { $seat } würfelt noch einmal in { $colour }: { $faces }.
event-placed = { $seat } setzt eine { $die } { $cell-onto }.
event-took-back = { $seat } nimmt die { $die } { $cell-from } zurück.
event-completed = { $seat } vollendet Stufe { $level } von Seite { $side }!
event-drew = { $seat } zieht die Karte „{ $card }“.
event-drew-secret = { $seat } zieht eine Karte.
event-dealt = { $seat } beginnt mit der Karte „{ $card }“.
event-dealt-secret = { $seat } beginnt mit einer Karte.
event-no-card = Es ist keine Karte mehr da: { $seat } geht leer aus.
event-shuffled = Der Kartenstapel ist leer. Der Ablagestapel wird gemischt und ist nun der neue Stapel mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
event-took-star = { $seat } nimmt einen Stern.
event-took-skull = { $seat } hat keine Reihe vollendet und nimmt einen Totenkopf.
event-played = { $seat } spielt die Karte „{ $card }“.
event-came-in = { $seat } nimmt einen weißen Würfel aus dem Vorrat.
event-swapped = { $seat } legt eine { $die } { $cell-onto } und nimmt die { $other }, die dort lag.
event-stole = { $seat } stiehlt die { $die } { $cell-from } und setzt sie { $to-onto }.
event-rotated = { $seat } wirft einen Würfel: Der Turm dreht sich um { $quarters } Viertel. Von jetzt an spielt { $seat } Seite { $side }.
event-ended = { $seat } beendet den Zug.
event-won-game = { $seat } gewinnt das Spiel und hat jetzt { $won ->
        [one] 1 Sieg
       *[other] { $won } Siege
    }. Für die Partie braucht man { $needed }.
event-won = { $seat } gewinnt die Partie!
event-capped = Nach { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } ist das Spiel zu Ende, und niemand gewinnt es.
event-drawn = Die Partie endet hier, und niemand gewinnt sie.
event-left = { $seat } verlässt den Tisch.
event-last-one = Nur { $seat } sitzt noch am Tisch und gewinnt.

## Warum etwas nicht erlaubt ist

objection-over = Die Partie ist zu Ende.
objection-answer-first = Sag zuerst, ob du deinen Stern spielst.
objection-roll-first = Würfle zuerst.
objection-card-first = Tu zuerst, was die Karte „{ $card }“ verlangt.
objection-rolled-already = Du hast schon gewürfelt. Gewürfelt wird nur einmal in jedem Zug, und Reihen räumt man nur davor ab.
objection-not-asked = Danach ist jetzt nicht gefragt.
objection-no-such-die = In deinem Wurf ist keine { $die }.
objection-row-is-shorter = Ein Feld { $position } von links hat deine Reihe im Bau nicht: { $width ->
        [1] Sie ist die Spitze, und die hat nur 1 Feld
       *[other] Sie hat { $width } Felder
    }.
objection-occupied = Da liegt schon eine { $die } { $cell-on }.
objection-value-clashes = Die { $die } passt nicht { $at-onto }, denn { $cell-on } liegt eine { $there }. Würfel, die sich berühren, dürfen sich um höchstens eins unterscheiden; auch 6 und 1 sind Nachbarn.
objection-colour-clashes = Die { $die } passt nicht { $at-onto }, denn { $cell-on } liegt eine { $there }. Auf derselben Stufe darf ein farbiger Würfel nicht neben einem Würfel seiner Farbe liegen, auch nicht um die Ecke.
objection-not-taken-back = Auf Feld { $position } von links liegt kein Würfel, den du zurücknehmen kannst. Zurücknehmen kannst du nur, was du in diesem Zug gesetzt hast, in einer unvollendeten Reihe und nach der letzten Karte, die du gespielt hast. Ein gestohlener Würfel bleibt liegen.
objection-lies = An diesem Tisch bleibt ein gesetzter Würfel liegen.
objection-not-in-hand = Du hast die Karte „{ $card }“ nicht.
objection-not-before-roll = Die Karte „{ $card }“ kannst du erst nach dem Würfeln spielen. Davor geht nur „{ card-extra-white }“.
objection-reserve-empty = Der Vorrat ist leer: Es ist kein weißer Würfel da, den du nehmen könntest.
objection-no-swap = Mit „{ $card }“ kannst du jetzt nichts tauschen: Kein Würfel aus deinem Wurf passt dort an die Stelle eines anderen.
objection-no-white-die = In deinem Wurf ist kein weißer Würfel.
objection-no-coloured-die = In deinem Wurf ist kein farbiger Würfel.
objection-no-set = Du brauchst { $needed } Würfel mit gleichem Wert in deinem Wurf. { $most ->
        [0] Er ist leer
        [1] Du hast keine zwei gleichen
       *[other] Du hast höchstens { $most }, mit dem Wert { $value }
    }.
objection-no-steal = Es gibt keinen Würfel, den du stehlen kannst. Er muss in einer unvollendeten Reihe einer anderen Seite liegen und in deine Reihe im Bau oder auf die Spitze passen.
objection-empty-cell = Da liegt kein Würfel { $cell-on }.
objection-not-your-side = Diese Karte nimmt einen Würfel von deiner Seite, { $side }; { $cell } liegt nicht dort.
objection-not-opponents-side = Diese Karte nimmt einen Würfel von einer anderen Seite; { $cell } liegt auf deiner, { $side }.
objection-finished-row = Niemand kann den Würfel { $cell-on } stehlen: Seine Reihe, auf Stufe { $level }, ist vollendet.
objection-not-opponents-colour = Da liegt eine { $die } { $cell-on }. An diesem Tisch nimmt die Karte nur einen Würfel in einer fremden Spielerfarbe.
objection-nothing-fits = Kein anderer Würfel aus deinem Wurf passt { $cell-onto }, zu allen Würfeln, die ihn berühren.
objection-not-in-your-row = Die { $die } passt nirgends in deine Reihe im Bau.
objection-same-die = Dort liegt schon eine { $die }: Mit einem gleichen Würfel würde nichts geschehen.
objection-not-white = Die { $die } ist nicht weiß. Diese Karte gilt für weiße Würfel.
objection-not-coloured = Die { $die } ist nicht farbig. Diese Karte gilt für farbige Würfel.
objection-not-in-set = Du brauchst { $needed } Würfel mit gleichem Wert, und so viel wie die { $die } { $have ->
        [one] zeigt nur 1
       *[other] zeigen nur { $have }
    }.
objection-several-sets = In deinem Wurf gibt es von mehr als einem Wert genug gleiche Würfel. Wähle zuerst einen Würfel mit dem Wert, den du meinst.
objection-choose-first = Wähle zuerst mindestens einen Würfel.
objection-no-dice-left = Es ist kein Würfel mehr zu wählen.
objection-other-set = Eine Karte gilt für einen Wert: Du hast den Wert { $value } gewählt, und die { $die } zeigt ihn nicht.
objection-not-blocked = { $level ->
        [6] Die Spitze ist nie blockiert. Also lässt sich auf Seite { $side } nichts abräumen.
       *[other] Stufe { $level } von Seite { $side } ist nicht blockiert: Es gibt Würfel, die sie vollenden würden. Also lässt sich nichts abräumen.
    }
objection-must-place = Einer deiner Würfel passt noch. An diesem Tisch geht dein Zug weiter, solange einer passt.
objection-stand-off = Seit { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } hat niemand einen Würfel auf den Turm gesetzt. Solange einer deiner Würfel passt, musst du einen setzen, bevor du deinen Zug beendest.

## Wie es ausging

result = { $name }: { $score ->
        [1] gewonnen
       *[other] diesmal nicht
    }

## Optionen

option-style = Stil
    .help = Fest: genau zu viert, alle mit ihrer eigenen Seite. Frei: In jedem Zug spielt man eine andere Seite.
option-style-fixed = fest
option-style-free-for-all = frei
option-schedule = Drehen zwischen den Runden
    .help = Im freien Stil: Um wie viel dreht sich der Turm zwischen zwei Runden?
option-schedule-spin = um 1, 2 oder 3 Viertel, das entscheidet das Los
option-schedule-quarter = immer um 1 Viertel
option-deck = Kartenstapel
    .help = Wie viele Karten gibt es von jeder Art?
option-deck-standard = die gewöhnlichen Karten
option-deck-even = von jeder Art gleich viele
option-deck-wild = mehr Tauschen und Stehlen
option-wins = Länge der Partie
    .help = Wie viele Spiele muss man gewinnen? Zu fünft oder zu sechst sind zwei oder drei ein guter Rat.
option-wins-1 = ein Spiel
option-wins-2 = wer zuerst zwei Spiele gewinnt
option-wins-3 = wer zuerst drei Spiele gewinnt
option-handicap = Vorgabe
    .help = Beginnen zu viert der Dritte und der Vierte in der Reihenfolge mit je einer Karte?
option-handicap-no = keine
option-handicap-yes = je eine Karte für den Dritten und den Vierten
option-first = Wer beginnt
    .help = Im festen Stil ist im Vorteil, wer beginnt. Gewöhnlich entscheidet das Los.
option-first-chance = das Los entscheidet
option-first-seat-1 = Platz 1
option-first-seat-2 = Platz 2
option-first-seat-3 = Platz 3
option-first-seat-4 = Platz 4
option-first-seat-5 = Platz 5
option-first-seat-6 = Platz 6
option-next_first = Wer das nächste Spiel beginnt
    .help = Nur wenn die Partie aus mehreren Spielen besteht.
option-next_first-next-seat = der Platz nach dem, der das letzte begonnen hat
option-next_first-winner = wer das letzte gewonnen hat
option-voluntary_stop = Aufhören
    .help = Darfst du deinen Zug beenden, wenn einer deiner Würfel noch passt?
option-voluntary_stop-yes = man darf aufhören, wann man will
option-voluntary_stop-no = man muss weitermachen, solange einer passt
option-take_back = Würfel zurücknehmen
    .help = Darfst du einen in diesem Zug gesetzten Würfel zurücknehmen, solange die Reihe nicht vollendet ist?
option-take_back-yes = man darf
option-take_back-no = was liegt, bleibt liegen
option-star_window = Wer nach dem Stern gefragt wird
    .help = Ist jemand mit einem Totenkopf am Zug, können mehrere einen Stern haben. Wer wird zuerst gefragt?
option-star_window-at-once = alle zugleich; wer von denen, die ja sagen, zuerst an die Reihe kommt, bezahlt
option-star_window-in-order = einer nach dem anderen; das erste Ja entscheidet
option-used_tokens = Verbrauchte Sterne und Totenköpfe
    .help = Wohin kommen sie?
option-used_tokens-return = zurück auf ihre Stapel
option-used_tokens-gone = für immer in die Schachtel
option-opponents_dice = Ein gegnerischer Würfel
    .help = Welche Würfel auf anderen Seiten kann man tauschen und stehlen?
option-opponents_dice-by-place = alle, auch weiße und eigene
option-opponents_dice-by-colour = nur die in einer fremden Spielerfarbe
option-empty_hand = Kein Würfel zum Würfeln
    .help = Was darfst du tun, wenn dein Lager und der Vorrat leer sind?
option-empty_hand-yes = die oberste Reihe deiner Seite abräumen
option-empty_hand-no = auf Würfel warten, die andere frei machen
option-standoff = Aufeinander warten
    .help = Kann es für immer weitergehen, ohne dass jemand einen Würfel setzt?
option-standoff-two-rounds = nein, nach zwei Runden muss jemand einen setzen
option-standoff-never = ja, man darf warten, so lange man will
option-turn_cap = Das längste Spiel
    .help = Endet ein Spiel nach 500 Zügen, wenn es niemand gewonnen hat?
option-turn_cap-yes = ja, nach 500 Zügen
option-turn_cap-no = nein, es gibt keine Grenze
