# Namen, die es in Reihen gibt, auf Deutsch: Würfel nach Farbe und Wert, Felder des Turms, Seiten, Karten.
#
# Formen einer Farbe: .stem der Stamm, an den die Endung kommt. Ein Würfel ist hier eine Zahl, „die blaue 4“, ohne Artikel
# und in Nominativ und Akkusativ gleich. Bei Würfeln, die noch nicht gewürfelt sind, ist .many die Mehrzahl. Bei einem
# Feld sagt .on, wo etwas liegt, .onto, wohin es kommt, .from, woher. Bei einer Karte sagt .text, was sie tut.

colour-red = Rot
    .stem = rot
colour-blue = Blau
    .stem = blau
colour-teal = Türkis
    .stem = türkisfarben
colour-orange = Orange
    .stem = orangefarben
colour-green = Grün
    .stem = grün
colour-purple = Lila
    .stem = lilafarben
colour-white = Weiß
    .stem = weiß

die = { $colour-stem }e { $value }
unrolled = { $colour-stem }er Würfel
    .many = { $colour-stem }e Würfel

cell = { $name }
    .on = auf { $name }
    .onto = auf { $name }
    .from = von { $name }
pinnacle = die Spitze
    .on = auf der Spitze
    .onto = auf die Spitze
    .from = von der Spitze
side = { $first } bis { $last }
side-place = Seite { side }
position = Feld { $number }

card-extra-white = Weißer Würfel extra
    .text = Nimm einen weißen Würfel aus dem Vorrat. Vor dem Würfeln kommt er zu den anderen, danach würfelst du mit ihm allein.
card-swap-own = Tausch auf deiner Seite
    .text = Tausche einen Würfel aus deinem Wurf gegen einen auf deiner Seite. Der Würfel, den du gibst, muss dort passen; der, den du nimmst, behält seinen Wert.
card-swap-opponent = Tausch mit einem Gegner
    .text = Tausche einen Würfel aus deinem Wurf gegen einen auf einer anderen Seite. Der Würfel, den du gibst, muss dort passen; der, den du nimmst, behält seinen Wert.
card-reroll-white = Weiße neu würfeln
    .text = Würfle noch einmal mit so vielen weißen Würfeln deines Wurfs, wie du willst.
card-reroll-coloured = Farbige neu würfeln
    .text = Würfle noch einmal mit so vielen farbigen Würfeln deines Wurfs, wie du willst, mindestens mit einem.
card-reroll-set = Gleiche neu würfeln
    .text = Wähle einen Wert, den mindestens { $equal } Würfel deines Wurfs zeigen. Würfle noch einmal mit so vielen dieser Würfel, wie du willst, mindestens mit einem.
card-steal = Stehlen
    .text = Nimm einen Würfel aus einer unvollendeten Reihe einer anderen Seite. Setze ihn sofort, so wie er ist, in deine Reihe im Bau oder auf die Spitze.
card-rotate = Drehen
    .text = Wirf einen Würfel: Um so viele Viertel dreht sich der Turm. Für den Rest deines Zuges spielst du die Seite, die zu dir kommt.
