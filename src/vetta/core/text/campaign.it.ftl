# Le parole intorno alla scatola: una campagna al tavolo.

new = Una nuova campagna. Sarà conservata in { $file }, e ogni partita riparte da lì.
which-hero = { $name }, quale eroe scegli? Un numero o un nome; Invio prende { $usual }.
hero-name = Come si chiama il tuo eroe? Invio: { $usual }.
resumed = Continuate la partita interrotta.
put-away = La partita fin qui è conservata in { $file }. “vetta play { $game } --text --box { $box }” la continua.
given-back = Questa partita ora è nella scatola ({ $file }).
needs-name = Non ha ancora un nome. Come si chiama?
next = Invio passa alla prossima partita. “esci” si ferma qui; la scatola ricorda tutto.
over = Questa campagna è finita. “esci” si ferma qui; con --replay e un numero rigiocate un capitolo.
stays = Questa partita ora è nella scatola e resta com’è.
replay = Un capitolo rigiocato. La scatola resta com’è.
