# Die Wörter, die alle Spiele gemeinsam haben, auf Deutsch.

seat = Platz { $number }

## Woher eine Regel stammt: steht hinter ihrer Nummer

mark-printed = gedruckt
mark-found = gefunden
mark-designed = erdacht

## Warum der Tisch einen Zug nicht annimmt

refused-match-is-over = Die Partie ist zu Ende.
refused-unknown-move = Die Aktion „{ $move }“ gibt es nicht.
refused-not-your-turn = { $seat } ist am Zug.
refused-has-left = { $seat } sitzt nicht mehr am Tisch.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-such-move = Eine Aktion Nummer { $move }, zu der man zurückkönnte, gibt es nicht.
refused-undo-needs-consent = Um zu Aktion { $move } zurückzugehen, müssen die anderen zustimmen: Seitdem wurde etwas gezogen, gewürfelt oder aufgedeckt, oder jemand anderes war an der Reihe.

## Der Tisch im Terminal

terminal-yes = j ja y
terminal-no = n nein
terminal-yes-or-no = j/n
terminal-yes-no-or-stay = j/n, Eingabe bleibt
terminal-on = an
terminal-off = aus

terminal-welcome = Tippe eine Nummer oder einen Namen. ? hilft.
terminal-you = du
terminal-unusual = Anders als üblich:
terminal-usually = üblich: { $value }
terminal-usual = Wie üblich:
terminal-all-usual = Alles wie üblich:
terminal-no-such-option = „{ $typed }“ kommt in keiner Option vor.
terminal-only-you = Nur du siehst:
terminal-changed = Verändert:
terminal-gone = Nicht mehr da:
terminal-since = Seit deinem letzten Zug:
terminal-picked = Gewählt: { $things }. Jetzt:
terminal-final = nicht zurückzunehmen
terminal-goes-on = dann ist noch mehr zu wählen
terminal-by-enter = Eingabe
terminal-alone = Nur eines ist möglich: { $choice }.
terminal-took-back = { $seat } nimmt { $moves ->
        [one] eine Aktion
       *[other] { $moves } Aktionen
    } zurück.

terminal-hide = Wenn du das gelesen hast, drück die Eingabetaste und gib das Gerät dann { $name }.
terminal-hand-over = Gebt das Gerät { $name }. { $name }, drück die Eingabetaste.

terminal-which = Was davon: { $things }?
terminal-cannot-pick = Jetzt nicht möglich: { $thing }.
terminal-not-understood = „{ $typed }“ kenne ich nicht. Mit ? gibt es Hilfe.
terminal-nothing-picked = Noch ist nichts gewählt. „zurücknehmen“ macht rückgängig, was schon getan ist.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-undo-alone = Seitdem wurde etwas gezogen oder aufgedeckt, oder andere waren an der Reihe. Trotzdem zurücknehmen?
terminal-undo-agree = Die letzte Aktion von { $name } lässt sich nur zurücknehmen, wenn alle einverstanden sind. Sind es alle?
terminal-stays = Alles bleibt, wie es ist.
terminal-leave = { $name } verlässt diese Partie endgültig. Sicher?
terminal-interrupted = Den Tisch verlassen? Was nicht gespeichert ist, geht verloren.
terminal-auto-how = Tippe „auto { $on }“ oder „auto { $off }“.
terminal-auto-on = Gibt es nur eine Möglichkeit, wird sie von jetzt an von selbst gespielt.
terminal-auto-off = Jede Wahl wartet auf dich, auch die einzige.
terminal-nothing-there = { $thing }: nichts.
terminal-not-in-sight = { $thing }: gerade nicht zu sehen.
terminal-no-such-thing = Auf dem Tisch heißt nichts „{ $typed }“.
terminal-is-allowed = „{ $move }“ ist jetzt erlaubt.
terminal-rules-how = „regeln { $chapter }“ zeigt ein Kapitel, „regeln WORT“ sucht, „? { $chapter }.1“ zeigt eine Regel.
terminal-not-in-rules = „{ $typed }“ kommt in den Regeln nicht vor.

terminal-which-file = Name der Datei? Eingabe für { $usual }:
terminal-overwrite = { $file } gibt es schon. Überschreiben?
terminal-saved = Gespeichert als { $file }. Die Datei enthält alle Geheimnisse der Partie: lieber nicht hineinsehen.
terminal-rescued = Diese Partie war nicht gespeichert. Sie ist jetzt in { $file }: „vetta play --load { $file }“ spielt sie weiter.
terminal-not-saved = Nicht gespeichert.
terminal-exported = Nach { $file } geschrieben. Mit „vetta verify“ kann jeder jede gezogene Karte nachprüfen.
terminal-export-later = Exportiert wird eine Partie, wenn sie zu Ende ist. Bis dahin bewahrt „speichern“ sie auf.
terminal-cannot-write = { $file } lässt sich nicht schreiben ({ $problem }). Die Partie geht weiter.
terminal-cannot-read = { $file } lässt sich nicht lesen ({ $problem }). Die Partie geht weiter.
terminal-cannot-load = Die Partie lässt sich nicht laden ({ $problem }). Diese hier geht weiter.
terminal-save-first = Diese Partie vorher speichern?
terminal-lang-how = Tippe „sprache“ und dazu { $languages }.
terminal-lang = Von jetzt an liest du Deutsch.
terminal-over-menu = „nochmal“ spielt eine neue Partie, alle einen Platz vor; „exportieren DATEI“ schreibt die Partie auf; „neu“, „verlauf“, „ende“, „?“ für mehr.

terminal-ask-game = Welches Spiel? Eingabe für { $usual }:
terminal-ask-players = Wer spielt? Namen mit Kommas dazwischen, reihum um den Tisch; „bot“ ist ein Bot. Oder nur die Zahl der Plätze ({ $seats }). Eingabe: du und ein Bot.
terminal-players-how = Gespielt wird zu { $seats }. Tippe Namen mit Kommas dazwischen, „bot“ für einen Bot, oder nur die Zahl der Plätze.
terminal-ask-options = Eine Zahl ändert diesen Punkt; Eingabe beginnt:

terminal-help-moves = Tippe die Nummer oder den Namen dessen, was du wählst, eins nach dem anderen. Du kannst auch eine ganze Aktion tippen, wie sie in Partiedateien steht, oder mit der Eingabetaste nehmen, was mit (Eingabe) bezeichnet ist. Andere Wörter:
terminal-help-board = Auf dem Brett: > ist jetzt wählbar; ! ist etwas, das nur du weißt; Linien verbinden, was zueinander offen ist; eine Zahl sagt, wie hoch oder wie viele; + heißt, dass dort noch mehr liegt: schau nach.

terminal-word-look = schau
terminal-usage-look = schau [DING]
terminal-help-look = der ganze Tisch in Worten, oder ein Ort oder ein Ding
terminal-word-why = warum
terminal-usage-why = ? AKTION
terminal-help-why = warum eine Aktion oder ein Ort nicht erlaubt ist; „? REGEL“ zeigt eine Regel
terminal-word-rules = regeln
terminal-usage-rules = regeln [WORT]
terminal-help-rules = das Regelwerk: die Kapitel, eines davon, oder eine Suche
terminal-word-options = optionen
terminal-usage-options = optionen [WORT]
terminal-help-options = die geltenden Optionen, ungewöhnliche zuerst; oder eine erklärt
terminal-word-log = verlauf
terminal-usage-log = verlauf [ZAHL]
terminal-help-log = die letzten Aktionen
terminal-word-back = zurück zurueck
terminal-usage-back = zurück
terminal-help-back = wählt neu, einen Schritt zurück
terminal-word-undo = zurücknehmen zuruecknehmen
terminal-usage-undo = zurücknehmen
terminal-help-undo = nimmt die letzte Aktion zurück: frei, bis etwas gezogen oder aufgedeckt ist, danach, wenn alle einverstanden sind
terminal-word-save = speichern
terminal-usage-save = speichern [DATEI]
terminal-help-save = bewahrt die Partie in einer Datei auf
terminal-word-load = laden
terminal-usage-load = laden [DATEI]
terminal-help-load = spielt eine Partie aus einer Datei weiter
terminal-word-export = exportieren
terminal-usage-export = exportieren [DATEI]
terminal-help-export = schreibt eine beendete Partie für alle auf, mit allen Geheimnissen
terminal-word-lang = sprache
terminal-usage-lang = sprache en|it|de
terminal-help-lang = deine Sprache
terminal-word-auto = auto
terminal-usage-auto = auto an|aus
terminal-help-auto = ob die einzige Möglichkeit von selbst gespielt wird
terminal-word-leave = aufstehen
terminal-usage-leave = aufstehen
terminal-help-leave = verlässt die Partie endgültig; die anderen spielen weiter
terminal-word-new = neu
terminal-usage-new = neu
terminal-help-new = eine andere Partie
terminal-word-quit = ende
terminal-usage-quit = ende
terminal-help-quit = hört auf zu spielen
terminal-word-help = hilfe
terminal-usage-help = ?
terminal-help-help = diese Liste
terminal-word-again = nochmal
