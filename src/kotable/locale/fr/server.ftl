### Ce que dit le serveur.

## Pourquoi quelque chose est refusé
server-error-stale = La table avait déjà avancé avant l’arrivée de votre choix. Rien n’a changé.
server-error-not-your-turn = Ce n’est pas votre tour.
server-error-bot-plays = Un bot joue actuellement à cette place.
server-error-no-action = Ce choix n’existe pas dans ce jeu.
server-error-illegal = Ce choix n’est pas possible maintenant.
server-error-not-open = La partie a déjà commencé.
server-error-not-running = Aucune partie n’est en cours ici.
server-error-not-over = La partie n’est pas encore terminée.
server-error-not-host = Seul l’hôte de la table peut le faire.
server-error-no-seat = Vous n’avez pas de place à cette table.
server-error-table-full = La table est complète.
server-error-no-such-seat = Cette place n’existe pas.
server-error-seat-taken = Cette place est occupée.
server-error-seats-empty = Des places sont encore libres. Invitez quelqu’un ou installez des bots.
server-error-nothing-to-take-back = Il n’y a rien à défaire.
server-error-already-pending = Une question est déjà posée à la table.
server-error-nothing-pending = Personne ne vous a rien demandé.
server-error-no-level = Il n’y a pas de bot de niveau « { $level } ».
server-error-is-present = Cette personne est présente et joue.
server-error-muted = L’hôte vous a retiré la parole à cette table.
server-error-malformed = Le serveur n’a pas compris cette demande.
server-error-no-ply = Ce moment n’existe pas dans la partie.
server-error-token = Le serveur ne vous connaît pas. Choisissez un nom pour continuer.
server-error-code = Ce code est faux ou périmé.
server-error-rate = C’est trop à la fois. Patientez un instant.
server-error-too-long = Ce message est trop long.
server-error-version = Le serveur a été mis à jour. Rechargez la page.
server-error-hello-first = La connexion ne s’est pas présentée.
server-error-hello-twice = La connexion s’est présentée deux fois.
server-error-no-spectators = Cette table n’admet pas de spectateurs.
server-error-no-table = Cette table n’existe pas. Vérifiez le lien.
server-error-no-hints = Cette table joue sans conseils.
server-error-store = Le serveur ne peut pas enregistrer pour l’instant. Rien n’a changé ; il réessaie.
server-error-restart = Le serveur redémarre. Votre table revient dans un instant.
server-error-silence = La connexion est restée muette trop longtemps.
server-error-busy = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
server-error-origin = Cette page n’a pas le droit de parler à ce serveur.
server-error-no-game = Ce jeu n’existe pas.
server-error-options = On ne peut pas jouer avec ces options : { $problem }
server-error-file-option = Sur un serveur, { $option } ne peut pas être choisi : ce serait un fichier de cette machine.
server-error-clock = Une pendule a besoin d’au moins une seconde.
server-error-branch = Une partie dérivée garde ses places et ses options.
server-error-no-such-address = Il n’y a rien à cette adresse.
server-error-method = Cette adresse s’utilise autrement.
server-error-not-operator = Seul l’exploitant du serveur peut voir cela.
server-error-failure = Une erreur s’est produite dans le serveur. Rien n’a changé.
server-error-starting = Les cartes sont en train d’être mélangées. Patientez un instant.
server-error-not-sealed = { $name } ne participe pas encore au mélange. Attendez son arrivée ou commencez sans sa part.
server-error-too-far-back = C’est trop loin : ce qui a été vu depuis est connu.
server-error-not-away-long = { $seconds ->
        [one] Cette personne vient de partir. Un bot pourra jouer dans { $seconds } seconde.
       *[other] Cette personne vient de partir. Un bot pourra jouer dans { $seconds } secondes.
    }
server-error-days-clock = Ici, on a des jours pour jouer. Un bot ne joue que lorsque le temps est écoulé.
server-error-said-enough = Cette table ne peut plus contenir d’autres messages de vous.
server-error-too-often = Vous l’avez fait trop souvent à cette table.
server-error-closed = L’exploitant de ce serveur a fermé la table.
server-error-no-holidays = Il n’y a pas de congés à cette table.
server-error-holidays = { $days ->
        [one] Il ne vous reste que { $days } jour de congé à cette table.
       *[other] Il ne vous reste que { $days } jours de congé à cette table.
    }
server-error-no-such-player = Cette personne n’est pas à cette table.
server-error-too-slow = La demande est arrivée trop lentement.
server-error-host = Le serveur n’est pas connu sous ce nom.
server-error-no-device = Cet appareil n’existe pas.
server-error-no-push = Ce serveur n’envoie pas de rappels de lui-même.

## Ce qui s’est passé à la table
server-note-joined = { $name } s’assoit à la table.
server-note-seated = { $name } change de place.
server-note-left = { $name } quitte la table.
server-note-changed = La table a été modifiée.
server-note-part-added = { $name } a contribué au mélange.
server-note-starting = On mélange les cartes.
server-note-start-stopped = { $reason ->
        [late] Le départ a été arrêté : rien n’est venu de { $name } pour le mélange. On recommence.
       *[wrong] Le départ a été arrêté : la part de { $name } n’était pas celle qui avait été promise. On recommence.
    }
server-note-lapsed = La demande est restée sans réponse.
server-note-started = La partie commence.
server-note-took-back = { $seen ->
        [1] { $name } reprend son coup. Les mêmes cartes reviendront.
       *[other] { $name } reprend son coup.
    }
server-note-asked-back = { $name } voudrait reprendre un coup. Tout le monde doit accepter.
server-note-agreed = { $name } accepte.
server-note-refused-back = { $name } refuse que le coup soit repris.
server-note-withdrew = { $name } retire sa demande.
server-note-offered-end = { $name } propose d’arrêter ici. Tout le monde doit accepter.
server-note-refused-end = { $name } veut continuer.
server-note-ended-early = La partie s’est arrêtée d’un commun accord.
server-note-resigned = { $name } abandonne la partie.
server-note-timed-out-lost = { $name } n’a plus de temps et perd la partie.
server-note-timed-out = { $name } n’a plus de temps. Un bot joue en attendant.
server-note-handed-over = Un bot joue pour { $name } en attendant.
server-note-returned = { $name } est de retour et joue.
server-note-muted = L’hôte a retiré la parole à { $name }.
server-note-unmuted = { $name } peut de nouveau parler.
server-note-holiday = { $name } est en congé pour { $days ->
        [one] un jour
       *[other] { $days } jours
    }. Sa pendule est arrêtée.
server-note-holiday-over = { $name } est de retour de congé.
server-note-closed = L’exploitant du serveur a fermé cette table.
server-note-ended = La partie est terminée.
server-note-rematch = Il y a une revanche.
server-note-wants-rematch = { $name } aimerait une revanche.
server-note-paused = Le serveur s’est absenté { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }. Les pendules étaient arrêtées.

## In calendars and feeds
server-feed-title = Kotable : à vous de jouer
server-feed-turn = À vous de jouer : { $game }
server-feed-turn-with = À vous de jouer : { $game } avec { $names }
server-feed-late = Votre temps est bientôt écoulé : { $game }
server-feed-late-with = Votre temps est bientôt écoulé : { $game } avec { $names }
