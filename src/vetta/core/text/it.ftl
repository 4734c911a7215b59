# Le parole comuni a tutti i giochi, in italiano.

seat = Posto { $number }

## Da dove viene una clausola del regolamento: sta dietro il suo numero

mark-printed = stampata
mark-found = trovata
mark-designed = ideata

## Perché il tavolo non accetta una mossa

refused-match-is-over = La partita è finita.
refused-unknown-move = La mossa «{ $move }» non esiste.
refused-not-your-turn = È il turno di { $seat }.
refused-has-left = { $seat } non è più al tavolo.
refused-no-such-seat = A questo tavolo quel posto non c’è.
refused-no-such-move = La mossa numero { $move } non c’è: non ci si può tornare.
refused-undo-needs-consent = Per tornare alla mossa { $move } serve il consenso degli altri: da allora si è pescato, tirato o scoperto qualcosa, oppure ha mosso qualcun altro.

## Il tavolo nel terminale

terminal-yes = s sì si y
terminal-no = n no
terminal-yes-or-no = s/n
terminal-yes-no-or-stay = s/n, Invio resta
terminal-on = sì si
terminal-off = no

terminal-welcome = Scrivi un numero o un nome. Con ? hai un aiuto.
terminal-you = tu
terminal-unusual = Diverso dal solito:
terminal-usually = di solito: { $value }
terminal-usual = Come di solito:
terminal-all-usual = Tutto come di solito:
terminal-no-such-option = «{ $typed }» non compare in nessuna opzione.
terminal-only-you = Solo tu vedi:
terminal-changed = È cambiato:
terminal-gone = Non c’è più:
terminal-since = Dal tuo ultimo turno:
terminal-picked = Scelto: { $things }. Ora:
terminal-final = non si può annullare
terminal-goes-on = poi c’è altro da scegliere
terminal-by-enter = Invio
terminal-alone = Si può fare una cosa sola: { $choice }.
terminal-took-back = { $seat } annulla { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }.

terminal-hide = Quando hai letto, premi Invio e poi passa il dispositivo: tocca a { $name }.
terminal-hand-over = Passate il dispositivo: ora tocca a te, { $name }. Premi Invio.

terminal-which = Quale: { $things }?
terminal-cannot-pick = Ora non è possibile: { $thing }.
terminal-not-understood = Non conosco «{ $typed }». Con ? hai un aiuto.
terminal-nothing-picked = Non hai ancora scelto nulla. «annulla» annulla una mossa intera.
terminal-nothing-to-undo = Non c’è nessuna mossa da annullare.
terminal-undo-alone = Da allora si è pescato o scoperto qualcosa, oppure ha mosso qualcun altro. Annullare lo stesso?
terminal-undo-agree = L’ultima mossa di { $name } si può annullare solo se tutti sono d’accordo. Siete tutti d’accordo?
terminal-stays = Tutto resta com’è.
terminal-leave = { $name } abbandona questa partita e non può tornare. Confermi?
terminal-interrupted = Lasciare il tavolo? Ciò che non è salvato va perso.
terminal-auto-how = Scrivi «auto { $on }» oppure «auto { $off }».
terminal-auto-on = D’ora in poi, se la scelta è una sola, si fa da sé.
terminal-auto-off = Ogni scelta aspetta te, anche quando è l’unica.
terminal-nothing-there = { $thing }: nulla.
terminal-not-in-sight = { $thing }: ora non si vede.
terminal-no-such-thing = Sul tavolo nulla si chiama «{ $typed }».
terminal-is-allowed = «{ $move }» ora è permesso.
terminal-rules-how = «regole { $chapter }» mostra un capitolo, «regole PAROLA» cerca, «? { $chapter }.1» mostra una sola regola.
terminal-not-in-rules = «{ $typed }» non compare nel regolamento.

terminal-which-file = Nome del file? Invio per { $usual }:
terminal-overwrite = { $file } esiste già. Sovrascriverlo?
terminal-saved = Salvata in { $file }. Il file contiene tutti i segreti della partita: meglio non leggerlo.
terminal-rescued = Questa partita non era salvata. Ora è in { $file }: «vetta play --load { $file }» la riprende.
terminal-not-saved = Non salvata.
terminal-exported = Esportata in { $file }. Con «vetta verify» chiunque può controllare ogni carta pescata.
terminal-export-later = Una partita si esporta quando è finita. Fino ad allora si conserva con «salva».
terminal-cannot-write = { $file } non si può scrivere ({ $problem }). La partita continua.
terminal-cannot-read = { $file } non si può leggere ({ $problem }). La partita continua.
terminal-cannot-load = Quella partita non si può caricare ({ $problem }). Questa continua.
terminal-save-first = Salvare prima questa partita?
terminal-lang-how = Scrivi «lingua» e poi { $languages }.
terminal-lang = D’ora in poi leggi in italiano.
terminal-over-menu = «ancora» per giocare di nuovo, ognuno avanti di un posto; «esporta FILE» per trascrivere la partita; «nuova», «cronaca», «esci», «?» per altro.

terminal-ask-game = Quale gioco? Invio per { $usual }:
terminal-ask-players = Chi gioca? I nomi separati da virgole, in ordine attorno al tavolo; «bot» è un bot. Oppure solo il numero dei posti ({ $seats }). Invio: tu e un bot.
terminal-players-how = Si gioca in { $seats }. Scrivi i nomi separati da virgole, «bot» per un bot, oppure solo il numero dei posti.
terminal-ask-options = Un numero cambia quella voce; Invio comincia:

terminal-help-moves = Scrivi il numero o il nome di ciò che scegli, una cosa dopo l’altra. Puoi anche scrivere una mossa intera come sta nei file delle partite, o premere Invio per ciò che è segnato (Invio). Altre parole:
terminal-help-board = Sul tabellone: > si può scegliere ora; ! è qualcosa che conosci solo tu; le linee uniscono ciò che è aperto da entrambe le parti; un numero dice quanto è alto o quanti sono; + vuol dire che c’è dell’altro: guarda.

terminal-word-look = guarda
terminal-usage-look = guarda [COSA]
terminal-help-look = tutto il tavolo a parole, oppure un punto o una cosa
terminal-word-why = perché perche
terminal-usage-why = ? MOSSA
terminal-help-why = perché una mossa o un punto non è permesso; «? REGOLA» mostra una regola
terminal-word-rules = regole
terminal-usage-rules = regole [PAROLA]
terminal-help-rules = il regolamento: i capitoli, un capitolo, o una ricerca
terminal-word-options = opzioni
terminal-usage-options = opzioni [PAROLA]
terminal-help-options = le opzioni in vigore, prima le insolite; o una spiegata
terminal-word-log = cronaca
terminal-usage-log = cronaca [NUMERO]
terminal-help-log = le ultime mosse
terminal-word-back = indietro
terminal-usage-back = indietro
terminal-help-back = torna indietro di una scelta
terminal-word-undo = annulla
terminal-usage-undo = annulla
terminal-help-undo = annulla una mossa: liberamente finché non si è pescato o scoperto nulla, poi se tutti sono d’accordo
terminal-word-save = salva
terminal-usage-save = salva [FILE]
terminal-help-save = conserva la partita in un file
terminal-word-load = carica
terminal-usage-load = carica [FILE]
terminal-help-load = riprende una partita da un file
terminal-word-export = esporta
terminal-usage-export = esporta [FILE]
terminal-help-export = trascrive per tutti una partita finita, segreti compresi
terminal-word-lang = lingua
terminal-usage-lang = lingua en|it|de
terminal-help-lang = la tua lingua
terminal-word-auto = auto
terminal-usage-auto = auto sì|no
terminal-help-auto = se l’unica scelta possibile si fa da sé
terminal-word-leave = lascia
terminal-usage-leave = lascia
terminal-help-leave = abbandona la partita senza ritorno; gli altri continuano
terminal-word-new = nuova
terminal-usage-new = nuova
terminal-help-new = un’altra partita
terminal-word-quit = esci
terminal-usage-quit = esci
terminal-help-quit = smette di giocare
terminal-word-help = aiuto
terminal-usage-help = ?
terminal-help-help = questo elenco
terminal-word-again = ancora
