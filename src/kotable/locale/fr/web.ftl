### Les pages de l’application du navigateur. $name, $names : noms de joueurs. $game : nom d’un jeu.

## Partout
web-skip = Aller au contenu
web-pages = Pages
web-home = Accueil
web-rules = Règles
web-about = À propos
web-statistics = Statistiques
web-settings = Réglages
web-language = Langue
web-theme = { $theme ->
    [light] Couleurs : claires
    [dark] Couleurs : sombres
   *[auto] Couleurs : comme le système
  }
web-close = Fermer
web-nothing = rien
web-page-missing = Cette page n’a pas pu être chargée. Rechargez-la, s’il vous plaît.
web-rule = Règle { $rule }
web-you = vous
web-a-bot = bot
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
web-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }

## Noms d’invités et de bots, séparés par des virgules ; longs noms de cartes avec | aux coupures
web-suggested-names = Héron Calme, Loutre Vive, Merle Gai, Renard Roux, Chat Joyeux, Martre Vive, Lynx Calme, Geai Malin, Ours Doux, Élan Hardi, Hibou Sage, Lièvre Gris, Oie Blanche, Souris Vive, Cygne Blanc, Loup Gris, Pinson Gai, Cigogne Gaie, Faucon Vif, Cerf Timide, Rouge-gorge, Taupe Sage, Truite Vive, Castor Malin
web-bot-names = Mira, Tomek, Jonas, Ola, Nils, Amaya, Théo, Léna, Pablo, Iga, Émile, Noor
web-soft-hyphens = Koko|pelli, Nais|sance, Guer|rier, Chas|seur, arai|gnée, Change|ment

## Accueil
web-about-kokopelli = Commencez des cérémonies dans votre village et terminez celles des voisins avant qu’ils ne terminent les vôtres.
web-about-kodachi = Battez les gardes par la force ou la discrétion, et sachez vous arrêter.
web-learn = Apprendre en cinq minutes
web-learn-go-on = Reprendre la leçon
web-learn-again = Refaire la leçon
web-replay = revoir

## Nouvelle table
web-me = Vous
web-ceremonies = Cérémonies
web-ceremonies-random = Tirées au hasard
web-ceremonies-first-game = Le choix d’une première partie
web-ceremonies-picked = Choisies à la main
web-ceremonies-count = Nombre de cérémonies
web-ceremonies-chosen = { $count ->
    [one] { $count } choisie sur { $needed }
   *[other] { $count } choisies sur { $needed }
  }
web-cards = Liste des cartes
web-first = Qui commence

## Bots, par niveau
web-bot-random = hasard (joue n’importe quoi)
web-bot-easy = facile (prend ce qui se présente)
web-bot-medium = moyen (prévoit son tour)
web-bot-hard = difficile (pense à la suite)
web-bot-master = maître (a appris de ses propres parties)

## Avant le début
web-away = pas là pour l’instant
web-older-chat = Messages plus anciens

## La table
web-connecting = On dresse la table…
web-no-table = Cette table n’existe pas, ou vous ne pouvez pas la regarder.
web-offline = Connexion perdue. Nouvel essai…
web-offline-refused = Pas envoyé : il n’y a pas de connexion. Rien n’a changé ; réessayez dans un instant.
web-looking-back = La table telle qu’elle était
web-back-to-now = Revenir au présent
web-look-then = Montrer la table à ce moment
web-round = Manche { $round }
web-tools = Outils
web-side = Points, journal et discussion
web-sound = Sons
web-notify = Me prévenir quand c’est à moi
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
web-your-turn = À vous
web-over = Partie terminée
web-log = Journal
web-beginning = Le début
web-since = Depuis votre dernier tour
web-points = Score
web-cards-in-hand = cartes en main
web-no-points = Pas encore de points
web-chat = Discussion
web-say = Dites quelque chose…
web-mute = Ne plus montrer ce que dit { $name }
web-unmute = Montrer tout le monde
web-take-back = Défaire
web-no-take-back = Il n’y a rien à défaire.
web-no-take-back-seen = Quelque chose a été révélé depuis : ce choix ne peut plus être défait.
web-wait = { $name } joue
web-wait-actions = { $name } joue : encore { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }
web-not-your-turn = C’est à { $name } de jouer ; attendez votre tour.
web-spectator = Vous regardez.
web-hint = Conseil
web-hint-is = Conseil : { $action }.
web-hint-chance = Chances de gagner : { $chance }.
web-hint-next = Ensuite : { $action }, { $chance }.
web-hint-as-good = À peu près aussi bon : { $action }.
web-hint-lead = Le premier choix devrait rapporter plus de points : +{ $points }.
web-asked-take-back = { $name } voudrait reprendre un coup.
web-asked-end = { $name } voudrait finir la partie ici.
web-agree = D’accord
web-refuse = Refuser
web-withdraw = Retirer la demande
web-table-menu = À la table
web-bot-plays = Un bot joue pour vous.
web-come-back = Jouer de nouveau moi-même
web-gave-up = Vous avez abandonné ; un bot continue pour vous.

## Touches
web-keys = Touches
web-key-arrows = parcourir la table
web-key-enter = choisir, agir
web-key-escape = désélectionner, fermer
web-key-undo = défaire le dernier choix
web-key-log = lire le journal
web-key-hint = un conseil
web-key-signs = ce que disent les signes
web-key-help = cette liste
web-key-draw = piocher
web-key-exchange = échanger vos cartes
web-key-cancel = annuler une cérémonie
web-key-hand = choisir une carte en main
web-key-done = c’est tout, finir le tour

## Les conseils
web-coach = Un conseil pour votre première partie
web-got-it = Compris
web-coach-off = Sans conseils
web-coach-waits = Les conseils pour vos premières parties s’affichent ici.
web-branched = Suite d’une autre partie
web-branched-back = Revenir à la partie d’origine

## La fin
web-winner = { $count ->
    [one] { $names } gagne{ $margin }
   *[other] { $names } partagent la victoire
  }
web-you-name = Vous
web-no-winner = Partie finie sans victoire
web-reason-closed = fermée par l’exploitant
web-reason-agreed = tous ont voulu s’arrêter
web-reason-resigned = quelqu’un a abandonné
web-review = Analyse
web-see-result = Voir le résultat
web-final = Décompte final
web-chart = Points au fil des manches
web-check-commitment = { $good ->
    [yes] Le secret est bien celui dont l’empreinte a été montrée avant le début.
   *[no] Le secret ne correspond pas à l’empreinte montrée avant le début !
  }
web-check-part = { $good ->
    [yes] Votre propre part est entrée dans le mélange.
   *[no] Votre propre part manque au mélange !
  }
web-check-seals = { $good ->
        [yes] Chaque part est celle qui avait été scellée avant le départ.
       *[no] Une part n’est pas celle qui avait été scellée avant le départ !
    }
web-check-seed = { $good ->
    [yes] Les cartes ont été données exactement à partir de ces parts.
   *[no] Le mélange n’est pas fait de ces parts !
  }

## Revoir
web-replay-title = Revoir
web-replay-controls = Commandes
web-step = Un pas en avant
web-step-back = Un pas en arrière
web-turn-next = Au tour suivant
web-replay-speed = Vitesse de la relecture
web-turn-back = Au début du tour
web-run = Lecture
web-pause = Pause
web-moment = Moment de la partie
web-eyes = Point de vue
web-eyes-all = Mains visibles
web-eyes-public = En spectateur
web-branch = Jouer à partir d’ici
web-record = Télécharger la partie

## À propos
web-signs = Signes

## The board of a game without one of its own
web-general-choices = Ce que vous pouvez choisir
web-general-closed =
    { $count ->
        [one] Un choix est impossible pour l’instant
       *[other] { $count } choix sont impossibles pour l’instant
    }
web-yes = oui
web-no = non

## Following the others
web-show-again = Revoir
web-speed = Vitesse des autres
web-speed-calm = calme
web-speed-normal = normale
web-speed-quick = rapide
web-speed-once = immédiate
