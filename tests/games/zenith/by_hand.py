"""What agents, levels and tokens say, written by hand from the printed cards, in English, Italian and German."""

from __future__ import annotations

FIRST = {
    "mercury": ("Gain 1 influence on Mercury.", "Ottieni 1 Influenza su Mercurio.", "Erhalte 1 Einfluss auf Merkur."),
    "venus": ("Gain 1 influence on Venus.", "Ottieni 1 Influenza su Venere.", "Erhalte 1 Einfluss auf Venus."),
    "terra": ("Gain 1 influence on Terra.", "Ottieni 1 Influenza sulla Terra.", "Erhalte 1 Einfluss auf Terra."),
    "mars": ("Gain 1 influence on Mars.", "Ottieni 1 Influenza su Marte.", "Erhalte 1 Einfluss auf Mars."),
    "jupiter": ("Gain 1 influence on Jupiter.", "Ottieni 1 Influenza su Giove.", "Erhalte 1 Einfluss auf Jupiter."),
}
"""The first sentence of every agent."""

AGENTS = {
    "amytis": (
        "You may exile some of your agents on Mercury: 2 for 1 influence on Mercury, 4 for 2, or 7 for 3.",
        "Puoi Esiliare alcuni tuoi Agenti su Mercurio: con 2 ottieni 1 Influenza su Mercurio, con 4 ne ottieni 2, con "
        "7 ne ottieni 3.",
        "Du darfst eigene Agenten auf Merkur verbannen: 2 für 1 Einfluss auf Merkur, 4 für 2 oder 7 für 3.",
    ),
    "atlas": (
        "Discard 1 card from your hand. Take the leader badge.",
        "Scarta 1 carta dalla tua mano. Prendi il badge Leader.",
        "Leg 1 Karte aus deiner Hand ab. Nimm das Führungsabzeichen.",
    ),
    "chaka": (
        "You may exile 2 of your agents that are not on Mercury to gain 10 credits.",
        "Puoi Esiliare 2 tuoi Agenti che non sono su Mercurio per ottenere 10 Crediti.",
        "Du darfst 2 eigene Agenten verbannen, die nicht auf Merkur sind, um 10 Credits zu erhalten.",
    ),
    "double-joe": (
        "Gain 2 zenithium. You may give your opponent the leader badge to gain 2 more zenithium.",
        "Ottieni 2 Zenithium. Puoi dare il badge Leader all’avversario per ottenere altri 2 Zenithium.",
        "Erhalte 2 Zenithium. Du darfst das Führungsabzeichen an die Gegenseite abgeben, um 2 weitere Zenithium zu "
        "erhalten.",
    ),
    "guy-gambler": (
        "Gain 5 credits. If you have the leader badge, take a bonus token from the reserve.",
        "Ottieni 5 Crediti. Se hai il badge Leader, ottieni un segnalino Bonus dalla riserva.",
        "Erhalte 5 Credits. Wenn du das Führungsabzeichen hast, nimm ein Bonusplättchen aus dem Vorrat.",
    ),
    "h4milt0n": (
        "Mobilize 2 cards. You may give your opponent the leader badge to mobilize 3 more cards.",
        "Mobilita 2 carte. Puoi dare il badge Leader all’avversario per Mobilitare altre 3 carte.",
        "Mobilisiere 2 Karten. Du darfst das Führungsabzeichen an die Gegenseite abgeben, um 3 weitere Karten zu "
        "mobilisieren.",
    ),
    "magellan": (
        "Gain 1 influence on a planet of your choice. Gain 1 influence on a planet other than the one you chose. For "
        "Mercury, Venus, Terra, Mars and Jupiter, in this order: transfer 1 of your opponent’s agents there.",
        "Ottieni 1 Influenza su un pianeta a tua scelta. Ottieni 1 Influenza su un pianeta diverso da quello scelto. "
        "Per Mercurio, Venere, Terra, Marte e Giove, in quest’ordine: Trasferisci 1 Agente dell’avversario da quel "
        "pianeta.",
        "Erhalte 1 Einfluss auf einem Planeten deiner Wahl. Erhalte 1 Einfluss auf einem anderen Planeten als dem "
        "gewählten. Für Merkur, Venus, Terra, Mars und Jupiter, in dieser Reihenfolge: Wirb dort 1 Agenten der "
        "Gegenseite ab.",
    ),
    "nero": ("Gain 3 zenithium.", "Ottieni 3 Zenithium.", "Erhalte 3 Zenithium."),
    "punk-mari": (
        "Discard your whole hand. Gain 2 influence on a planet of your choice.",
        "Scarta tutta la tua mano. Ottieni 2 Influenza su un pianeta a tua scelta.",
        "Leg deine ganze Hand ab. Erhalte 2 Einfluss auf einem Planeten deiner Wahl.",
    ),
    "secret-kali": (
        "You may give your opponent 3 credits to gain 2 influence on a planet other than Mercury.",
        "Puoi dare 3 Crediti all’avversario per ottenere 2 Influenza su un pianeta diverso da Mercurio.",
        "Du darfst 3 Credits an die Gegenseite abgeben, um 2 Einfluss auf einem anderen Planeten als Merkur zu "
        "erhalten.",
    ),
    "as1m0v": (
        "You may develop a technology of your choice for 2 zenithium less.",
        "Puoi sviluppare una Tecnologia a tua scelta pagando 2 Zenithium in meno.",
        "Du darfst eine Technologie deiner Wahl für 2 Zenithium weniger entwickeln.",
    ),
    "buj0ld": (
        "You may develop your lowest technology for free.",
        "Puoi sviluppare la tua Tecnologia più bassa gratis.",
        "Du darfst deine niedrigste Technologie kostenlos entwickeln.",
    ),
    "felis": (
        "Gain 3 zenithium. Your opponent gains 1 zenithium.",
        "Ottieni 3 Zenithium. L’avversario ottiene 1 Zenithium.",
        "Erhalte 3 Zenithium. Die Gegenseite erhält 1 Zenithium.",
    ),
    "geronimo": (
        "Gain 2 credits for each of your columns with at least one agent.",
        "Ottieni 2 Crediti per ogni tua colonna con almeno un Agente.",
        "Erhalte 2 Credits für jede eigene Spalte mit mindestens einem Agenten.",
    ),
    "moussa": (
        "Gain 4 credits if you have 1 technology at level 1 or higher, 8 if you have 2, 12 if you have 3.",
        "Ottieni 4 Crediti se hai 1 Tecnologia al livello 1 o superiore, 8 se ne hai 2, 12 se ne hai 3.",
        "Erhalte 4 Credits, wenn du 1 Technologie auf Stufe 1 oder höher hast; bei 2 sind es 8, bei 3 sind es 12.",
    ),
    "stessy-power": (
        "You may spend zenithium: 1 for 1 influence on a planet other than Venus, 2 for 2, or 4 for 3.",
        "Puoi spendere Zenithium: con 1 ottieni 1 Influenza su un pianeta diverso da Venere, con 2 ne ottieni 2, con "
        "4 ne ottieni 3.",
        "Du darfst Zenithium ausgeben: 1 für 1 Einfluss auf einem anderen Planeten als Venus, 2 für 2 oder 4 für 3.",
    ),
    "augustus": (
        "Gain 2 influence on a planet of your choice and 1 influence on each of its neighbours.",
        "Ottieni 2 Influenza su un pianeta a tua scelta e 1 Influenza su ognuno dei suoi vicini.",
        "Erhalte 2 Einfluss auf einem Planeten deiner Wahl und je 1 Einfluss auf seinen Nachbarn.",
    ),
    "baron-goro": (
        "Give your opponent 1 influence on a planet other than Terra. Gain 3 zenithium.",
        "Da’ all’avversario 1 Influenza su un pianeta diverso dalla Terra. Ottieni 3 Zenithium.",
        "Gib 1 Einfluss auf einem anderen Planeten als Terra an die Gegenseite ab. Erhalte 3 Zenithium.",
    ),
    "charlemagne": (
        "Gain 1 influence on a planet of your choice. Gain 1 influence on a planet other than the one you chose. Gain "
        "1 influence on a planet other than the 2 you chose.",
        "Ottieni 1 Influenza su un pianeta a tua scelta. Ottieni 1 Influenza su un pianeta diverso da quello scelto. "
        "Ottieni 1 Influenza su un pianeta diverso dai 2 già scelti.",
        "Erhalte 1 Einfluss auf einem Planeten deiner Wahl. Erhalte 1 Einfluss auf einem anderen Planeten als dem "
        "gewählten. Erhalte 1 Einfluss auf einem anderen Planeten als den 2 gewählten.",
    ),
    "gilgamesh": (
        "Gain 2 influence on a planet of your choice. Gain 2 influence on a planet whose disc is on your opponent’s "
        "half.",
        "Ottieni 2 Influenza su un pianeta a tua scelta. Ottieni 2 Influenza su un pianeta il cui dischetto sta nella "
        "metà dell’avversario.",
        "Erhalte 2 Einfluss auf einem Planeten deiner Wahl. Erhalte 2 Einfluss auf einem Planeten, dessen Scheibe auf "
        "der Hälfte der Gegenseite liegt.",
    ),
    "h3rb3rt": (
        "For Mercury, Venus, Mars and Jupiter, in this order: you may exile 1 of your agents there to gain 1 influence "
        "there.",
        "Per Mercurio, Venere, Marte e Giove, in quest’ordine: puoi Esiliare 1 tuo Agente di quel pianeta per ottenere "
        "lì 1 Influenza.",
        "Für Merkur, Venus, Mars und Jupiter, in dieser Reihenfolge: Du darfst dort 1 eigenen Agenten verbannen, um "
        "dort 1 Einfluss zu erhalten.",
    ),
    "ice-june": (
        "You may discard 1 card from your hand to gain 1 influence on that card’s planet.",
        "Puoi scartare 1 carta dalla tua mano per ottenere 1 Influenza sul pianeta di quella carta.",
        "Du darfst 1 Karte aus deiner Hand ablegen, um 1 Einfluss auf dem Planeten dieser Karte zu erhalten.",
    ),
    "sir-sam": (
        "Put a disc of your choice on the centre of its track.",
        "Metti un dischetto a tua scelta sulla casella centrale del suo tracciato.",
        "Leg eine Scheibe deiner Wahl auf die Mitte ihrer Leiste.",
    ),
    "sneaky-jules": (
        "Gain 4 credits. You may give your opponent 1 zenithium to gain 2 influence on a planet whose disc is in the "
        "centre.",
        "Ottieni 4 Crediti. Puoi dare 1 Zenithium all’avversario per ottenere 2 Influenza su un pianeta il cui "
        "dischetto sta sulla casella centrale.",
        "Erhalte 4 Credits. Du darfst 1 Zenithium an die Gegenseite abgeben, um 2 Einfluss auf einem Planeten zu "
        "erhalten, dessen Scheibe in der Mitte liegt.",
    ),
    "caesar": (
        "Gain 1 zenithium or 7 credits.",
        "Ottieni 1 Zenithium oppure 7 Crediti.",
        "Erhalte 1 Zenithium oder 7 Credits.",
    ),
    "caligula": (
        "Transfer 1 of your opponent’s agents and gain 1 influence on that agent’s planet.",
        "Trasferisci 1 Agente dell’avversario e ottieni 1 Influenza sul pianeta di quell’Agente.",
        "Wirb 1 Agenten der Gegenseite ab und erhalte 1 Einfluss auf dem Planeten dieses Agenten.",
    ),
    "domitian": (
        "Mobilize 3 cards, one after the other, and gain 1 influence on each card’s planet.",
        "Mobilita 3 carte, una alla volta, e ottieni 1 Influenza sul pianeta di ognuna.",
        "Mobilisiere 3 Karten, eine nach der anderen, und erhalte 1 Einfluss auf dem Planeten jeder Karte.",
    ),
    "handy-luke": (
        "Take a bonus token of your choice from the boards.",
        "Ottieni un segnalino Bonus a tua scelta dalle plance.",
        "Nimm ein Bonusplättchen deiner Wahl von den Tafeln.",
    ),
    "lady-moore": (
        "Exile 3 of your opponent’s agents, one after the other, and gain 1 influence on each agent’s planet.",
        "Esilia 3 Agenti dell’avversario, uno alla volta, e ottieni 1 Influenza sul pianeta di ognuno.",
        "Verbanne 3 Agenten der Gegenseite, einen nach dem anderen, und erhalte 1 Einfluss auf dem Planeten jedes "
        "Agenten.",
    ),
    "bajazet": (
        "You may exile 1 of your opponent’s agents to gain credits equal to the printed cost of that agent.",
        "Puoi Esiliare 1 Agente dell’avversario per ottenere Crediti pari al costo stampato di quell’Agente.",
        "Du darfst 1 Agenten der Gegenseite verbannen, um Credits in Höhe der gedruckten Kosten dieses Agenten zu "
        "erhalten.",
    ),
    "ch4mb3rs": (
        "Gain 3 zenithium. If you have the leader badge, gain 1 more zenithium.",
        "Ottieni 3 Zenithium. Se hai il badge Leader, ottieni 1 altro Zenithium.",
        "Erhalte 3 Zenithium. Wenn du das Führungsabzeichen hast, erhalte 1 weiteres Zenithium.",
    ),
    "m4rt1n": (
        "If you have the leader badge, gain 1 more influence on Jupiter.",
        "Se hai il badge Leader, ottieni 1 altra Influenza su Giove.",
        "Wenn du das Führungsabzeichen hast, erhalte 1 weiteren Einfluss auf Jupiter.",
    ),
    "geta": (
        "Take the leader badge with the gold side up or gain 8 credits.",
        "Prendi il badge Leader sul lato Oro oppure ottieni 8 Crediti.",
        "Nimm das Führungsabzeichen mit der goldenen Seite nach oben oder erhalte 8 Credits.",
    ),
    "gibs0n": (
        "Transfer 2 of your opponent’s agents. You may give your opponent the leader badge to transfer 2 more of your "
        "opponent’s agents.",
        "Trasferisci 2 Agenti dell’avversario. Puoi dare il badge Leader all’avversario per Trasferire altri 2 Agenti "
        "dell’avversario.",
        "Wirb 2 Agenten der Gegenseite ab. Du darfst das Führungsabzeichen an die Gegenseite abgeben, um 2 weitere "
        "Agenten der Gegenseite abzuwerben.",
    ),
    "th0mps0n": (
        "Gain 2 influence on a planet of your choice. If you have at least 6 credits, gain 1 influence on a planet "
        "other than the one you chose.",
        "Ottieni 2 Influenza su un pianeta a tua scelta. Se hai almeno 6 Crediti, ottieni 1 Influenza su un pianeta "
        "diverso da quello scelto.",
        "Erhalte 2 Einfluss auf einem Planeten deiner Wahl. Wenn du mindestens 6 Credits hast, erhalte 1 Einfluss auf "
        "einem anderen Planeten als dem gewählten.",
    ),
}
"""What follows the first sentence, written by hand, in English, Italian and German."""

LEVELS = {
    "s-2": (
        "Gain 1 influence on each of 2 neighbouring planets.",
        "Ottieni 1 Influenza su ognuno di 2 pianeti vicini.",
        "Erhalte je 1 Einfluss auf 2 benachbarten Planeten.",
    ),
    "d-3": (
        "Take a bonus token from the reserve. Gain 1 influence on a planet of your choice.",
        "Ottieni un segnalino Bonus dalla riserva. Ottieni 1 Influenza su un pianeta a tua scelta.",
        "Nimm ein Bonusplättchen aus dem Vorrat. Erhalte 1 Einfluss auf einem Planeten deiner Wahl.",
    ),
    "d-4": (
        "For Mercury, Venus, Terra, Mars and Jupiter, in this order: gain 1 influence there.",
        "Per Mercurio, Venere, Terra, Marte e Giove, in quest’ordine: ottieni lì 1 Influenza.",
        "Für Merkur, Venus, Terra, Mars und Jupiter, in dieser Reihenfolge: Erhalte dort 1 Einfluss.",
    ),
    "u-3": (
        "Steal 3 credits from your opponent.",
        "Ruba 3 Crediti all’avversario.",
        "Stiehl der Gegenseite 3 Credits.",
    ),
    "p-2": (
        "Mobilize 1 card. Transfer 1 of your opponent’s agents. Exile 1 of your opponent’s agents.",
        "Mobilita 1 carta. Trasferisci 1 Agente dell’avversario. Esilia 1 Agente dell’avversario.",
        "Mobilisiere 1 Karte. Wirb 1 Agenten der Gegenseite ab. Verbanne 1 Agenten der Gegenseite.",
    ),
    "p-4": (
        "Exile 2 of your agents on different planets, one after the other, and gain 2 influence on each agent’s "
        "planet.",
        "Esilia 2 tuoi Agenti di pianeti diversi, uno alla volta, e ottieni 2 Influenza sul pianeta di ognuno.",
        "Verbanne 2 eigene Agenten auf verschiedenen Planeten, einen nach dem anderen, und erhalte 2 Einfluss auf dem "
        "Planeten jedes Agenten.",
    ),
}

TOKENS = {
    "influence": ("1 influence", "1 Influenza", "1 Einfluss"),
    "zenithium-1": ("1 zenithium", "1 Zenithium", "1 Zenithium"),
    "credits-3": ("3 credits", "3 Crediti", "3 Credits"),
    "credits-4": ("4 credits", "4 Crediti", "4 Credits"),
    "leader-badge": ("leader badge", "badge Leader", "Führungsabzeichen"),
    "mobilize-2": ("mobilize 2", "Mobilita 2", "2 mobilisieren"),
    "exile-2": ("exile 2", "Esilia 2", "2 verbannen"),
    "transfer-1": ("transfer 1", "Trasferisci 1", "1 abwerben"),
}

TOKEN_TEXTS = {
    "influence": (
        "Gain 1 influence on a planet of your choice.",
        "Ottieni 1 Influenza su un pianeta a tua scelta.",
        "Erhalte 1 Einfluss auf einem Planeten deiner Wahl.",
    ),
    "zenithium-1": ("Gain 1 zenithium.", "Ottieni 1 Zenithium.", "Erhalte 1 Zenithium."),
    "credits-3": ("Gain 3 credits.", "Ottieni 3 Crediti.", "Erhalte 3 Credits."),
    "credits-4": ("Gain 4 credits.", "Ottieni 4 Crediti.", "Erhalte 4 Credits."),
    "leader-badge": ("Take the leader badge.", "Prendi il badge Leader.", "Nimm das Führungsabzeichen."),
    "mobilize-2": ("Mobilize 2 cards.", "Mobilita 2 carte.", "Mobilisiere 2 Karten."),
    "exile-2": (
        "Exile 2 of your opponent’s agents.",
        "Esilia 2 Agenti dell’avversario.",
        "Verbanne 2 Agenten der Gegenseite.",
    ),
    "transfer-1": (
        "Transfer 1 of your opponent’s agents.",
        "Trasferisci 1 Agente dell’avversario.",
        "Wirb 1 Agenten der Gegenseite ab.",
    ),
}

UNPRINTED = [
    (
        """
        { op = "may_one", tiers = [
            { cost = [{ op = "spend", resource = "credits", amount = 1 }], gain = [{ op = "mobilize", count = 1 }] },
            { cost = [{ op = "exile", zone = "opponent", planet = "mars", count = 1 }], gain = [
                { op = "credits_card_cost" },
            ] },
            { cost = [{ op = "discard", count = 2 }], gain = [{ op = "steal", resource = "credits", amount = 2 }] },
        ] },
        """,
        "You may do one of these: spend 1 credit to mobilize 1 card, exile 1 of your opponent’s agents on Mars to gain "
        "credits equal to the printed cost of that agent or discard 2 cards from your hand to steal 2 credits from "
        "your opponent.",
        "Puoi fare una di queste cose: spendere 1 Credito per Mobilitare 1 carta, Esiliare 1 Agente dell’avversario su "
        "Marte per ottenere Crediti pari al costo stampato di quell’Agente oppure scartare 2 carte dalla tua mano per "
        "rubare 2 Crediti all’avversario.",
        "Du darfst eines davon tun: 1 Credit ausgeben, um 1 Karte zu mobilisieren, 1 Agenten der Gegenseite auf Mars "
        "verbannen, um Credits in Höhe der gedruckten Kosten dieses Agenten zu erhalten, oder 2 Karten aus deiner Hand "
        "ablegen, um der Gegenseite 2 Credits zu stehlen.",
    ),
    (
        """
        { op = "if", cond = "credits_at_least", amount = 1, then = [{ op = "credits", amount = 1, to = "opponent" }] },
        { op = "if", cond = "has_leader_badge", then = [{ op = "develop", tech = "robot", discount = 3 }] },
        """,
        "If you have at least 1 credit, your opponent gains 1 credit. If you have the leader badge, you may develop "
        "the robot technology for 3 zenithium less.",
        "Se hai almeno 1 Credito, l’avversario ottiene 1 Credito. Se hai il badge Leader, puoi sviluppare la "
        "Tecnologia Robot pagando 3 Zenithium in meno.",
        "Wenn du mindestens 1 Credit hast, erhält die Gegenseite 1 Credit. Wenn du das Führungsabzeichen hast, darfst "
        "du die Roboter-Technologie für 3 Zenithium weniger entwickeln.",
    ),
    (
        """
        { op = "influence_run", amounts = [1, 2] },
        { op = "exile", zone = "self", planet = "terra", count = 1 },
        """,
        "Gain 1 and 2 influence on 2 neighbouring planets, in the order of the board. Exile 1 of your agents on Terra.",
        "Ottieni 1 e 2 Influenza su 2 pianeti vicini, nell’ordine della plancia. Esilia 1 tuo Agente sulla Terra.",
        "Erhalte 1 und 2 Einfluss auf 2 benachbarten Planeten, in der Reihenfolge der Tafel. Verbanne 1 eigenen "
        "Agenten auf Terra.",
    ),
    (
        """
        { op = "mobilize", count = 1 },
        { op = "exile", zone = "self", planet = "any", count = 1, not = "terra" },
        { op = "choose", options = [
            [{ op = "mobilize", count = 1 }], [{ op = "transfer", planet = "venus", count = 2 }],
        ] },
        """,
        "Mobilize 1 card. Exile 1 of your agents that are not on Terra. Mobilize 1 more card or transfer 2 of your "
        "opponent’s agents on Venus.",
        "Mobilita 1 carta. Esilia 1 tuo Agente che non è sulla Terra. Mobilita 1 altra carta oppure Trasferisci 2 "
        "Agenti dell’avversario su Venere.",
        "Mobilisiere 1 Karte. Verbanne 1 eigenen Agenten, der nicht auf Terra ist. Mobilisiere 1 weitere Karte oder "
        "wirb 2 Agenten der Gegenseite auf Venus ab.",
    ),
    (
        """
        { op = "card_then", times = 2, distinct_planets = true, gain = [
            { op = "credits_card_cost" },
        ], card = { op = "transfer", planet = "any", count = 1 } },
        { op = "choose", options = [
            [{ op = "influence", planet = "any", amount = 1, where = "center" }], [{ op = "zenithium", amount = 2 }],
        ] },
        """,
        "Transfer 2 of your opponent’s agents on different planets, one after the other, and gain credits equal to the "
        "printed cost of each agent. Gain 1 influence on a planet whose disc is in the centre or 2 zenithium.",
        "Trasferisci 2 Agenti dell’avversario di pianeti diversi, uno alla volta, e ottieni Crediti pari al costo "
        "stampato di ognuno. Ottieni 1 Influenza su un pianeta il cui dischetto sta sulla casella centrale oppure 2 "
        "Zenithium.",
        "Wirb 2 Agenten der Gegenseite auf verschiedenen Planeten ab, einen nach dem anderen, und erhalte Credits in "
        "Höhe der gedruckten Kosten jedes Agenten. Erhalte 1 Einfluss auf einem Planeten, dessen Scheibe in der Mitte "
        "liegt, oder erhalte 2 Zenithium.",
    ),
]
"""Effects, as a pack writes them, that no card has, and what they say."""
