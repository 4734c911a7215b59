# Die Wörter rund um die Schachtel: eine Kampagne am Tisch.

new = Eine neue Kampagne. Sie wird in { $file } aufbewahrt, und jede Partie geht von dort weiter.
which-hero = { $name }, wer bist du? Eine Nummer oder ein Name; Eingabe nimmt { $usual }.
hero-name = Wie heißt deine Heldenfigur? Eingabe: { $usual }.
resumed = Ihr spielt die unterbrochene Partie weiter.
put-away = Die Partie ist bis hierher in { $file } aufbewahrt. „vetta play { $game } --text --box { $box }“ spielt sie weiter.
given-back = Diese Partie liegt jetzt in der Schachtel ({ $file }).
needs-name = Noch fehlt ein Name. Wie soll es heißen?
next = Eingabe geht weiter zur nächsten Partie. „ende“ hört hier auf; die Schachtel merkt sich alles.
over = Diese Kampagne ist zu Ende. „ende“ hört hier auf; mit --replay und einer Zahl spielt ihr ein Kapitel noch einmal.
stays = Diese Partie liegt in der Schachtel und bleibt, wie sie ist.
replay = Ein Kapitel noch einmal. Die Schachtel bleibt, wie sie ist.
