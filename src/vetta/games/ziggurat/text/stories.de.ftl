# Was in den Umschlägen des Legacy-Abenteuers steht, auf Deutsch, zum Vorlesen. Versiegelt: Die Schachtel liest jedes vor,
# wenn es so weit ist.
#
# Bei einem Kapitel ist .goal, wie ihr gewinnt und wodurch ihr sonst verliert. Bei einem kleinen Umschlag ist .reward, was
# er bringt. $hatchling ist der Name, den ihr vergeben habt.

chapter-1 = Die stillen Stufen
chapter-2 = Vier kalte Lampen
chapter-3 = Die Gänge drehen sich
chapter-4 = Durstige Steine
chapter-5 = Der Ofen unter uns
chapter-6 = Bringt das Licht nach Haus

## Die großen Umschläge

story-1 =
    Über eurem Dorf steht ein Turm, der sieht aus wie eine Treppe für Riesen. Niemand steigt hinauf. Die erste Stufe ist zu hoch, heißt es, die letzte zu weit weg, und die dazwischen gehören dem Moos.

    Früher haben hier unten vierzig Familien gewohnt. Jetzt sind es elf, und eine packt gerade. Wegen der Zugluft, sagt sie. Aber an der Zugluft liegt es nicht. Es liegt daran, dass nie etwas passiert.

    Und dann, an einem Dienstag, kurz vor dem Abendessen, glimmt der Turm. Kleine Lichter laufen über die Stufen: pinke, gelbe, blaue und grüne. Am Mittwoch sind sie wieder da. Am Donnerstag setzen sich die sieben Ältesten zusammen, und alle sieben finden, da müsste mal jemand nachsehen. Dann schauen alle sieben euch an.

    Also bindet ihr euch die Schuhe. Wer keine Schuhe hat, bindet die von jemand anderem.
    .goal = Ihr gewinnt, sobald alle Helden auf der Spitze sind.
story-2 =
    Wo sucht man Lampen, die seit hundert Jahren verschwunden sind? Unter dem Markt, wie sich zeigt, hinter den Rüben. Da liegen sie in einer Kiste, in Stroh gepackt wie Eier: vier Lampen aus Ton, und kein Tropfen Öl darin.

    Wie man sie anzündet, weiß keiner mehr. Aber als die alte Tamsin eine ans Fenster hält, bleibt draußen auf den Stufen ein kleiner pinker Geist mitten im Rennen stehen und staunt.

    „Na bitte“, sagt die alte Tamsin. „Die kennen sie. Stellt die Lampen hin, wo sie hingehören, dann fällt den Kleinen vielleicht ein, wo sie selber hingehören.“

    Also wieder hinauf. Hinter den Ranken habt ihr übrigens zwei Torbögen entdeckt. Man geht in den einen hinein und kommt aus dem anderen heraus, und dazwischen riecht es nach Äpfeln.
    .goal = Ihr gewinnt, sobald alle Lampen auf der Spitze stehen. Es gibt für jeden von euch eine. Aber steigt nicht alle ohne sie hinauf: Sind alle Helden oben und fehlt eine Lampe, habt ihr verloren.
story-3 =
    Wer diesen Turm gebaut hat, war klug und ging nicht gern zu Fuß. Solange die Lampen brennen, drehen sich die Gänge: rundherum, ganz gemächlich, wie ein Karussell, das Zeit hat. Praktisch! Nur hatten diese Leute wohl keine Tassen im Regal.

    Ihr schon. Seit Sonntag sind es drei weniger. Das Brot kommt schief aus dem Ofen. Die Ziegen laufen im Kreis und sehen nicht gut aus.

    Da muss etwas dazwischen. Ganz unten in der Lampenkiste liegen vier Keile aus Eichenholz, und auf den Stufen gibt es Schlüssellöcher, in die noch nie ein Schlüssel gepasst hat.

    „Ein Keil“, sagen die Ältesten, „ist auch ein Schlüssel. Nur nicht so wählerisch.“
    .goal = Ihr gewinnt, sobald die Ebenen 1, 2, 3 und 4 alle gesperrt sind. Sind alle Helden auf der Spitze und kann sich noch eine Ebene drehen, habt ihr verloren.
story-4 =
    Es wird warm. Erst wird das Moos gelb, dann ziehen die Schnecken aus, und dann wachen die Geister auf, bis zum letzten, und zanken sich um die besten Plätze. Funken fliegen. Zwei Heuhaufen sind schon weg, und die Post kommt jetzt mit Eimer.

    Dabei sind sie gar nicht böse. Neulich ist einer in die Pferdetränke gefallen. Er hat gezischt, er hat geblinzelt, er ist ganz blass geworden, und dann saß er da und summte. Summen hatte man noch nie einen gehört.

    „Die sind nicht wütend“, sagt Otta, die sich mit Wasser auskennt. „Denen ist bloß heiß.“

    Im alten Stein gibt es Quellen, wenn man weiß, wo man das Ohr hinhalten muss. Aber passt auf, wo ihr die Füße hinsetzt: Manche Platte wartet seit tausend Jahren darauf, dass jemand drauftritt.
    .goal = Ihr gewinnt, sobald in der Löschreihe Geister aller vier Farben liegen und zusammen drei mehr, als ihr Spieler seid. Geht das nicht mehr, oder sind alle Helden zu früh auf der Spitze, habt ihr verloren.
story-5 =
    So ein Ei will nicht in der Glut liegen. Es will ein Nest und Lampen und ein bisschen Gesellschaft. Das Nest ist ganz oben. Das Ei ist ganz unten. Die Ältesten schauen euch an. Den Blick kennt ihr inzwischen.

    Und es eilt. Unter dem Turm glüht es schon, und jeder Geist, der in eine Grube fällt, ist ein Scheit mehr im Feuer. Da unten blubbert es bereits wie Grießbrei unterm Deckel.

    Also Ärmel hoch, Augen auf bei den Gruben, und nicht rennen! Mit einem Ei rennt man nicht. Fragt irgendwen, der schon einmal einen vollen Teller Suppe die Treppe hinaufgetragen hat.
    .goal = Ihr gewinnt, sobald das Ei auf der Spitze liegt und alle Helden auch dort sind. Erreicht die Hitze den Siedepunkt, oder seid ihr alle oben ohne das Ei, habt ihr verloren.
story-6 =
    Das Küken hüpft auf den Rand vom Nest, breitet zwei kahle Flügel aus und schaut euch erwartungsvoll an. Ohne seine Federn fliegt es nicht. Es plumpst nur, und das will keiner sehen.

    Unten im Dorf wird es Abend, und kein Fenster ist hell. Das Holz ist feucht, die Öfen sind kalt, und die letzten Streichhölzer sind für Geburtstagskerzen draufgegangen.

    Was habt ihr nicht alles diese Stufen hinaufgeschleppt: Lampen, Keile, Wasser, ein Ei! Heute tragt ihr etwas hinunter. Eine Flamme für jeden Herd, angezündet an den Lampen im Nest.

    Heute geht also alles andersherum: Geister hinauf, Helden hinunter. Und lasst keinen Geist an einen kalten Herd. Er meint es gut. Das Dach brennt trotzdem.
    .goal = Ihr gewinnt, sobald alle Herde brennen und in der Federreihe Geister aller vier Farben liegen; zu zweit genügen drei Farben. Endet ein Geist auf einem kalten Herd, habt ihr verloren.

## Die kleinen Umschläge

envelope-1 =
    Ihr seid oben! Ihr hattet auf einen Schatz gehofft, oder wenigstens auf eine Bank. Was ihr findet, ist ein Nest. Es ist aus Stein, es ist so breit wie der Marktplatz, und es ist kalt wie ein Keller.

    In seinem Rand sind vier Nischen, jede gerade groß genug für eine Lampe. Alle vier sind leer. Im Staub liegt eine einzige Feder. Als ihr sie aufhebt, ist sie warm, sie leuchtet, und weg ist sie.

    Hier hat einmal jemand Licht brennen lassen, für jemanden, der spät dran war.
    .reward = Zu Hause reden erst alle durcheinander, und dann packen alle. Von jetzt an gibt es Funde: vier Kürbisflaschen und vier Paar flinke Sandalen.
envelope-2 =
    Ihr stellt die letzte Lampe ab. Streichhölzer hat keiner. Braucht auch keiner: Paff, macht die Lampe und brennt. Paff, machen die anderen.

    Eine Weile ist es wunderschön und sehr still. Dann macht es tief im Turm klack, wie bei einer Uhr, die nur darauf gewartet hat, dass jemand sie aufzieht. Und der Boden, auf dem ihr steht, geht einen kleinen Schritt nach links.
    .reward = So etwas spricht sich herum. Eine Werkzeugmacherin zieht ins Dorf, mit Karren und Katze, und sie hat nur eine Frage: Glocken oder Seile?
envelope-3 =
    Knirschend fährt der letzte Keil hinein. Der Turm ruckt, seufzt und steht. Im Dorf kommt eine Tasse genau auf der Kante vom Regal zur Ruhe.

    Jetzt, wo es so still ist, hört ihr es. Zwischen den Steinen ist ein Spalt, nicht breiter als ein Finger, und da kommt warme Luft heraus. Dann geht sie wieder hinein. Heraus. Hinein. Heraus.

    Da drin schläft jemand. Oder hat gerade damit aufgehört.
    .reward = Aus drei Tälern sind Maurer gekommen, um das Wunder zu sehen, und sie bleiben wegen der Suppe. Ihre Steine reichen für eine Reparatur.
envelope-4 =
    Als sich der Dampf verzieht, ist da ein Loch, wo der Turm seinen Keller haben sollte. Es ist voll Glut, und mitten in der Glut liegt ein Ei. Es ist gesprenkelt und so groß wie der Backofen vom Bäcker.

    Ihr klopft an. Jemand klopft zurück.

    Ihr legt eine Hand auf die Schale. Bei all der Glut müsste sie heiß sein. Sie ist kalt wie ein Stein im Schatten.
    .reward = Nun ist auch das andere fertig: Die Funde, die ihr nach Kapitel 2 nicht gewählt habt, kommen dazu. Und jemand ist auf Wasser gestoßen, genug für eine weitere Quelle.
envelope-5 =
    Es geht los, bevor jemand etwas Feierliches sagen kann. Es knackt, und heraus kommt ein Schnabel. Dann kommt eine Menge Ruß. Dann kommen zwei Füße, beide viel zu groß. Dann kommt lange nichts, weil es feststeckt. Ihr zieht.

    Das Küken sitzt im Nest, niest und schaut hinunter zu den Geistern auf den Stufen. Dann ruft es. Es ruft sie alle, jeden bei seinem Namen, und einer nach dem anderen schaut hoch.

    Da fällt euch die Feder wieder ein, damals im Staub. Die wollten dem Dorf nie etwas tun. Es sind Federn, alle miteinander, Federn aus Licht, und sie haben ihren Vogel gesucht.
    .reward = Gebt dem Küken einen Namen. Wählt ihn gut: Ihr werdet ihn oft rufen müssen. Und weil wieder Leute ins Dorf ziehen, macht eines der alten Gebäude auf.
envelope-6 =
    Zuerst sind es vier Fenster. Dann sind es zehn, dann vierzig, und ihr wusstet gar nicht, dass das Dorf so viele hat. Oben im Nest rutscht die letzte Feder an ihren Platz.

    { $hatchling } nimmt Anlauf, vergisst am Rand zu bremsen und fliegt. Einmal um den ganzen Turm! Gut sieht das nicht aus. Erst kommen die Ranken, dann ein Schornstein, und entschuldigt wird sich bei keinem. Aber etwas Schöneres hat hier noch niemand gesehen, und alle sind dafür in Pantoffeln herausgekommen.

    Im Winter sind es wieder vierzig Familien, und sonntags steht man unten an den Stufen Schlange. Ganz oben haben die Ältesten eine Bank aufgestellt. An der Bank ist ein kleines Schild aus Messing. Darauf stehen eure Namen.
    .reward = Die Geschichte ist erzählt, aber der Turm bleibt offen. Zählt eure Partien und lest euren Rang. Von jetzt an dürft ihr jedes Kapitel spielen, das ihr wollt.

## Was für immer entschieden wird

decide-archway = Wohin mit den beiden Torbögen? Unten, auf c2 und i10, ist man schnell bei ihnen. Oben, auf c5 und i7, lohnt sich der Aufstieg.
decide-tool = Glocken oder Seile? Eine Glocke schickt einen Geist ein Feld zur Seite. Ein Seil lässt einen Helden bleiben, wo er ist. Das andere kommt auch noch, nur später.
decide-plate = Welche Grube sollen die Maurer schließen? Es darf jede aufgedruckte Grube auf Ebene 1, 2 oder 3 sein, und sie bleibt für immer zu.
decide-spring = Wo soll die neue Quelle entspringen? Sie braucht ein leeres Feld auf Ebene 0 oder 1, auf dem noch nichts Eigenes ist, und dort fließt sie für immer.
decide-building = Kornspeicher oder Brunnenhaus? Aus dem Kornspeicher bekommt jeder Held zum Start zwei Funde statt einem. Aus dem Brunnenhaus bekommt jeder Held zum Start ein Wasser.

## Objekte

object-gourd = Kürbisflasche: Sie gluckert bei jedem Schritt, und das mögen Geister überhaupt nicht.
object-sandals = Flinke Sandalen: Eine Größe passt allen, sogar Igeln.
object-bell = Bronzeglocke: Wenn sie läutet, machen Geister einen Schritt zur Seite. Sie können nicht anders.
object-rope = Kletterseil: gut zum Festhalten, und manchmal ist das schon die ganze Kunst.
object-lamp = Lampe: kalt, leer und trotzdem nicht zum Liegenlassen.
object-wedge = Eichenkeil: die älteste Maschine der Welt, und die sturste.
object-water = Wasser: ein Krug, randvoll. Na ja, fast.
object-egg = Das Ei: bitte nicht schütteln.
object-flame = Flamme: klein genug zum Tragen, groß genug für ein Zuhause.

## Das Geheime Wissen

secret-knowledge =
    Dieses Kapitel hat euch also zweimal geschlagen. Sehr gut! Nun wisst ihr genau, wie es nicht geht, und es gibt kluge Leute, die finden das nie heraus.

    Und das hier haben die alten Kletterer keinem verraten: Wenn einem die Luft ausgeht, ist dahinter noch eine zweite. Wer so weit kommt, darf einmal stolpern, ohne zu fallen.
    .reward = Von jetzt an legt ihr beim Aufbau eines Kapitels, das ihr zweimal oder öfter verloren habt, einen Marker Zweite Luft neben den Turm; zwei, wenn ihr es viermal oder öfter verloren habt. Würde ein Held versengt oder fiele er in eine Grube, dreht ihr stattdessen einen Marker um, und der Held steht wieder auf seinem eigenen Haus.
hint-1 = Fangt bei der Leiter an und zählt rückwärts. Wie weit es geht, sagt die Karte; in welche Richtung, sagt ihr.
hint-2 = Holt die Lampe früh, solange die erste Karte noch passt. Noch niemand ist gern ihretwegen umgekehrt.
hint-3 = Die Räder liegen offen da. Wen eine Ebene in eine Grube tragen würde, den bewegt ihr einen Zug vorher weg.
hint-4 = Ein Geist, der in eine Quelle läuft, geht nach Hause und zählt nicht für die Löschreihe. Mit einem Krug Wasser zählt er.
hint-5 = Gruben sind praktisch, um Geister loszuwerden. Das findet der Ofen auch.
hint-6 = Wer zu Hause ist, dem passiert nichts mehr. Zündet erst die Herde an, dann hütet in Ruhe die Geister.

## Das Ende der Kampagne

rank-masters = Meister des Turms
    .text = Sechs Partien, keine verloren. Der Turm überlegt, ob er für euch noch eine Ebene dranbaut.
rank-adepts = Kundige des Turms
    .text = Ein-, zweimal seid ihr gestolpert, und es sah auch noch kühn aus.
rank-novices = Neulinge des Turms
    .text = Ihr kennt die Stufen, und ihr kennt die Gruben. Manche davon auch von innen.
rank-apprentices = Lehrlinge des Turms
    .text = Aufgegeben hat niemand. Für so etwas gibt es gar keinen Ehrentitel.
hall-of-fame = Ruhmestafel
hall-games = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } von der ersten Stufe bis zur letzten
hall-hatchling = Hier geschlüpft: { $hatchling }
hall-titles = { $titles ->
        [0] { $hero }, ganz ohne Ehrentitel und trotzdem da
        [one] { $hero }, mit 1 Ehrentitel
       *[other] { $hero }, mit { $titles } Ehrentiteln
    }
hall-scorches = { $scorches ->
        [0] nie versengt
        [one] einmal versengt
       *[other] { $scorches }-mal versengt
    }
log-won = { $date }, Kapitel { $chapter }: gewonnen
log-lost = { $date }, Kapitel { $chapter }: verloren
