# Che cosa dicono le buste dell’avventura legacy, in italiano, da leggere ad alta voce. Sigillato: la scatola legge ogni
# cosa quando viene il suo momento.
#
# Di un capitolo: .goal è come si vince e per che cos’altro si perde. Di una busta piccola: .reward è quello che porta.
# $hatchling è il nome che hanno dato i giocatori.

chapter-1 = I gradini silenziosi
chapter-2 = Quattro lampade fredde
chapter-3 = I camminamenti girano
chapter-4 = Pietre assetate
chapter-5 = La fornace là sotto
chapter-6 = Riportate la luce a casa

## Le buste grandi

story-1 =
    Sopra il vostro villaggio c’è una torre che sembra una scalinata per giganti. Nessuno ci sale. Il primo gradino è troppo alto, dice la gente, l’ultimo è troppo lontano, e quelli in mezzo se li è presi il muschio.

    Una volta qui vivevano quaranta famiglie. Adesso sono undici, e una sta facendo le valigie. È per gli spifferi, dicono. Non è per gli spifferi. È che non succede mai niente.

    Poi, un martedì, proprio all’ora di cena, la torre luccica. Tante piccole luci corrono sui gradini: rosa, gialle, blu e verdi. Il mercoledì tornano. Il giovedì si riuniscono i sette anziani, e tutti e sette sono d’accordo: qualcuno deve andare lassù a dare un’occhiata. Poi tutti e sette guardano voi.

    E così vi allacciate le scarpe. Chi non porta scarpe le allaccia a un altro.
    .goal = Vincete appena tutti gli eroi sono sulla sommità.
story-2 =
    Dove si cercano quattro lampade sparite da cent’anni? Sotto il mercato, si scopre, dietro le rape. Eccole lì, in una cassa, avvolte nella paglia come uova: quattro lampade di terracotta, senza nemmeno una goccia d’olio.

    Accenderle? Nessuno sa come si fa. Ma quando la vecchia Tamsin ne solleva una alla finestra, un piccolo spirito rosa, che correva sui gradini, si ferma di colpo. E resta lì, incantato.

    «Ecco» dice la vecchia Tamsin. «Le riconoscono. Rimettete le lampade al loro posto, e può darsi che anche quei piccoli si ricordino qual è il loro.»

    Allora di nuovo su. A proposito: dietro i rampicanti avete trovato due archi. Si entra da uno, si esce dall’altro, e nel mezzo c’è profumo di mele.
    .goal = Vincete appena tutte le lampade sono sulla sommità. Ce n’è una per ciascuno di voi. Ma non salite tutti senza: se gli eroi sono tutti lassù e manca una lampada, avete perso.
story-3 =
    Chi ha costruito questa torre era bravissimo, e camminare non gli piaceva per niente. Finché le lampade ardono, i camminamenti girano: in tondo, piano piano, come una giostra che non ha fretta. Che comodità! Si vede che quelli là non avevano tazze sulle mensole.

    Voi sì. Da domenica ne avete tre di meno. Il pane esce storto dal forno. Le capre camminano in cerchio e hanno una brutta cera.

    Bisogna infilarci qualcosa. In fondo alla cassa delle lampade ci sono quattro cunei di quercia, e sui gradini ci sono serrature che nessuna chiave ha mai aperto.

    «Un cuneo» dicono gli anziani «è una chiave di poche pretese.»
    .goal = Vincete appena i livelli 1, 2, 3 e 4 sono tutti bloccati. Se gli eroi sono tutti sulla sommità e un livello può ancora girare, avete perso.
story-4 =
    Comincia a fare caldo. Prima ingiallisce il muschio, poi traslocano le lumache, e poi si svegliano gli spiriti, dal primo all’ultimo, e si mettono a litigare per i posti migliori. Volano scintille. Due pagliai non ci sono più, e il postino gira con un secchio.

    Eppure non sono cattivi. L’altro giorno uno è caduto nell’abbeveratoio dei cavalli. Ha sfrigolato, ha sbattuto gli occhi, è diventato pallido pallido, e poi si è messo a canticchiare. Nessuno ne aveva mai sentito cantare uno.

    «Non sono arrabbiati» dice Otta, che di acqua se ne intende. «Hanno solo caldo.»

    Nella vecchia pietra ci sono sorgenti, se sapete dove appoggiare l’orecchio. Attenti però a dove appoggiate i piedi: certe lastre aspettano da mille anni che qualcuno ci salga sopra.
    .goal = Vincete appena nella fila degli spenti ci sono spiriti di tutti e quattro i colori, e in tutto tre spiriti più di quanti siete voi. Se non è più possibile, o se gli eroi sono tutti sulla sommità troppo presto, avete perso.
story-5 =
    Un uovo così non vuole stare tra le braci. Vuole un nido, le lampade, e un po’ di compagnia. Il nido è in cima in cima. L’uovo è in fondo in fondo. Gli anziani vi guardano. Quello sguardo ormai lo conoscete.

    E non c’è tempo da perdere. Sotto la torre le braci si fanno rosse, e ogni spirito che cade in un pozzo è un altro ciocco sul fuoco. Là sotto già borbotta, come la polenta con il coperchio.

    Perciò su le maniche, occhio ai pozzi, e niente corse! Con un uovo non si corre. Chiedete a chi ha portato di sopra, almeno una volta, un piatto di brodo pieno fino all’orlo.
    .goal = Vincete appena l’Uovo è stato posato sulla sommità e ci sono anche tutti gli eroi. Se il calore arriva al punto di ebollizione, o se siete tutti lassù senza l’Uovo, avete perso.
story-6 =
    Il piccolo saltella sull’orlo del nido, spalanca due ali tutte spelacchiate e vi guarda, pieno di fiducia. Senza le sue piume non volerà. Farà soltanto tonf, e questo non lo vuole vedere nessuno.

    Giù nel villaggio si fa sera, e non c’è una finestra accesa. La legna è umida, le stufe sono fredde, e gli ultimi fiammiferi se ne sono andati con le candeline.

    Che cosa non avete portato su per questi gradini: lampade, cunei, acqua, un uovo! Questa volta si porta giù. Una fiamma per ogni focolare, accesa alle lampade del nido.

    Oggi dunque è tutto al contrario: gli spiriti su, gli eroi giù. E tenete gli spiriti lontani dai focolari spenti. Le intenzioni sono buone. Il tetto brucia lo stesso.
    .goal = Vincete appena tutti i focolari sono accesi e nella fila delle piume ci sono spiriti di tutti e quattro i colori; in due giocatori bastano tre colori. Se uno spirito finisce su un focolare spento, avete perso.

## Le buste piccole

envelope-1 =
    Siete in cima! Speravate in un tesoro, o almeno in una panchina. E invece c’è un nido. È di pietra, è largo come la piazza del mercato, ed è freddo come una cantina.

    Sull’orlo ci sono quattro nicchie, grandi giuste per una lampada. Tutte e quattro vuote. Nella polvere c’è una piuma, una sola. La raccogliete: è calda, brilla, e non c’è già più.

    Quassù qualcuno teneva un lume acceso, per qualcuno che era in ritardo.
    .reward = A casa prima parlano tutti insieme, poi tutti preparano i bagagli. Da adesso ci sono i reperti: quattro borracce e quattro paia di sandali veloci.
envelope-2 =
    Posate l’ultima lampada. Nessuno ha un fiammifero. Non serve: puf, fa la lampada, e arde. Puf, fanno le altre.

    Per un po’ è tutto bellissimo e silenziosissimo. Poi, nel profondo della torre, qualcosa fa clac, come un orologio che aspettava soltanto la carica. E il pavimento su cui state fa un passettino a sinistra.
    .reward = Le notizie corrono. Arriva una donna che fabbrica attrezzi, con il carro e con il gatto, e ha una domanda sola: campanelle o corde?
envelope-3 =
    L’ultimo cuneo entra con uno scricchiolio. La torre sobbalza, sospira e si ferma. Nel villaggio una tazza si arresta sul ciglio della mensola.

    Adesso che c’è silenzio, lo sentite. Tra le pietre c’è una fessura larga un dito, e ne esce aria calda. Poi l’aria torna dentro. Fuori. E dentro. E fuori.

    Là sotto c’è qualcuno che dorme. O che ha appena smesso di dormire.
    .reward = Da tre valli sono venuti i muratori a vedere la meraviglia, e per la minestra si fermano. Hanno portato pietra quanto basta per una riparazione.
envelope-4 =
    Quando il vapore se ne va, al posto della cantina della torre c’è una buca. È piena di braci, e in mezzo alle braci c’è un uovo. È tutto a macchioline, ed è grosso come il forno del fornaio.

    Bussate. Qualcuno bussa a sua volta.

    Posate una mano sul guscio. Con tutte quelle braci dovrebbe scottare. È freddo come un sasso all’ombra.
    .reward = Sono pronti anche gli altri attrezzi: i reperti che non avete scelto dopo il capitolo 2 si aggiungono adesso. E qualcuno ha trovato acqua, quanta ne basta per una sorgente in più.
envelope-5 =
    Comincia prima che qualcuno riesca a dire due parole solenni. Crac, ed esce un becco. Poi esce un bel po’ di fuliggine. Poi escono due zampe, tutte e due troppo grandi. Poi per un pezzo non esce più niente, perché è rimasto incastrato. Tirate voi.

    Il piccolo sta seduto nel suo nido, starnutisce, e guarda gli spiriti giù sui gradini. Poi li chiama. Li chiama uno per uno, ciascuno con il suo nome, e uno per uno alzano la testa.

    E allora vi torna in mente la piuma nella polvere. Al villaggio non volevano fare nulla di male. Sono piume, tutti quanti, piume di luce, e cercavano le loro ali.
    .reward = Date un nome al piccolo. Sceglietelo bene: lo sentirete gridare spesso. E siccome la gente ritorna, una delle vecchie costruzioni riapre le porte.
envelope-6 =
    All’inizio sono quattro finestre. Poi dieci, poi quaranta, e chi l’avrebbe detto che il villaggio ne aveva tante? Lassù nel nido l’ultima piuma scivola al suo posto.

    { $hatchling } prende la rincorsa, sull’orlo dimentica di frenare, e vola. Fa tutto il giro della torre! Non bene. Prima i rampicanti, poi un camino, e scusa non lo dice a nessuno dei due. Ma qui nessuno ha mai visto niente di più bello, e sono usciti tutti a guardare, in pantofole.

    Quando viene l’inverno le famiglie sono di nuovo quaranta, e la domenica davanti ai gradini c’è la coda. In cima gli anziani hanno messo una panchina. Sulla panchina c’è una targhetta di ottone. Sulla targhetta ci sono i vostri nomi.
    .reward = La storia è finita, ma la torre resta aperta. Contate le partite e leggete il vostro grado. Da adesso potete giocare il capitolo che volete.

## Che cosa si decide per sempre

decide-archway = Dove vanno i due archi? In basso, in c2 e i10, ci si arriva presto. In alto, in c5 e i7, la salita vale la pena.
decide-tool = Campanelle o corde? Una campanella sposta uno spirito di una casella. Una corda lascia un eroe dov’è. L’altro attrezzo arriverà, ma più tardi.
decide-plate = Quale pozzo chiudono i muratori? Può essere un pozzo stampato dei livelli 1, 2 o 3, e resta chiuso per sempre.
decide-spring = Dove sgorga la nuova sorgente? Le serve una casella vuota dei livelli 0 o 1 che non abbia ancora niente di suo, e lì resterà per sempre.
decide-building = Granaio o casa della fontana? Dal granaio ogni eroe parte con due reperti invece di uno. Dalla casa della fontana ogni eroe parte con un’Acqua.

## Oggetti

object-gourd = Borraccia: gorgoglia a ogni passo, e agli spiriti quel rumore non piace affatto.
object-sandals = Sandali veloci: taglia unica, vanno bene anche ai ricci.
object-bell = Campanella di bronzo: quando la sentono, gli spiriti fanno un passo di lato. È più forte di loro.
object-rope = Corda da scalata: serve a tenersi, e certe volte non serve altro.
object-lamp = Lampada: fredda, vuota, e guai a chi la lascia in giro.
object-wedge = Cuneo di quercia: la macchina più antica del mondo, e la più testarda.
object-water = Acqua: una brocca piena fino all’orlo. Beh, quasi.
object-egg = L’Uovo: si prega di non scuotere.
object-flame = Fiamma: abbastanza piccola da portare, abbastanza grande per una casa.

## La Conoscenza Segreta

secret-knowledge =
    Dunque questo capitolo vi ha battuti due volte. Bene! Adesso sapete con precisione come non si fa, e c’è gente molto in gamba che non lo scopre mai.

    Ecco quello che i vecchi scalatori non dicevano a nessuno: quando il fiato è finito, dietro ce n’è un altro. Chi arriva fin lì può inciampare una volta senza cadere.
    .reward = Da adesso, quando preparate un capitolo che avete perso due volte o più, mettete accanto alla torre un segnalino Secondo Fiato; due, se l’avete perso quattro volte o più. Se un eroe verrebbe scottato o cadrebbe in un pozzo, girate invece un segnalino, e l’eroe si ritrova sulla sua casa.
hint-1 = Partite dalla scala e contate all’indietro. Di quanto, lo dice la carta; da che parte, lo dite voi.
hint-2 = Prendete la lampada presto, finché la prima carta va bene. Nessuno è mai tornato giù a prenderla volentieri.
hint-3 = Le ruote stanno lì scoperte, sotto gli occhi di tutti. Chi finirebbe in un pozzo, spostatelo un turno prima.
hint-4 = Uno spirito che finisce in una sorgente va a casa, e per la fila degli spenti non conta. Con una brocca d’Acqua conta.
hint-5 = Per liberarsi degli spiriti i pozzi sono comodi. Lo pensa anche la fornace.
hint-6 = Chi è a casa è al sicuro. Prima accendete i focolari, poi radunate gli spiriti con calma.

## La fine della campagna

rank-masters = Maestri della torre
    .text = Sei partite, nemmeno una persa. La torre sta pensando di aggiungere un livello, apposta per voi.
rank-adepts = Adepti della torre
    .text = Siete inciampati una volta o due, e ci avete fatto pure una bella figura.
rank-novices = Novizi della torre
    .text = Conoscete i gradini, e conoscete i pozzi. Certi anche da dentro.
rank-apprentices = Apprendisti della torre
    .text = Non si è arreso nessuno. È un appellativo che su una scheda non ci sta.
hall-of-fame = Albo d’oro
hall-games = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } dal primo gradino all’ultimo
hall-hatchling = Qui è uscito dall’uovo: { $hatchling }
hall-titles = { $titles ->
        [0] { $hero }, e non ha bisogno di appellativi
        [one] { $hero }, con 1 appellativo
       *[other] { $hero }, con { $titles } appellativi
    }
hall-scorches = { $scorches ->
        [0] nessuna scottatura
        [one] 1 scottatura
       *[other] { $scorches } scottature
    }
log-won = { $date }, capitolo { $chapter }: vittoria
log-lost = { $date }, capitolo { $chapter }: sconfitta
