### Pages chargées quand on y va : réglages, statistiques, plusieurs personnes sur un appareil.

## Réglages
pages-on = oui
pages-off = non
pages-saved = Enregistrés aussitôt, sur cet appareil.
pages-here = Sur cette page
pages-play = Pendant la partie
pages-help = Conseils et guide
pages-look = Aspect et son
pages-notes = Notifications du navigateur
pages-me = Moi et mes appareils
pages-speed = Vitesse des autres
pages-speed-text = Le temps de voir ce qu’ils font. Un clic, un appui ou une touche fait avancer, et rien ne retarde jamais votre tour.
pages-pace = Environ { $seconds } seconde par carte.
pages-pace-once = Rien ne bouge ; « Depuis votre dernier tour » raconte ce qui s’est passé.
pages-ask-end = Demander avant la fin de mon tour
pages-ask-end-text = Un appui de plus avant l’action qui termine votre tour. Utile sur un téléphone, quand le pouce glisse.
pages-ask-grave = Demander avant d’abandonner un combat
pages-ask-grave-text = Et avant d’annuler une de vos cérémonies.
pages-winner = Le nom du vainqueur
pages-winner-text = À la fin d’une partie : donné tout de suite, ou seulement après le décompte.
pages-winner-once = Tout de suite
pages-winner-count = Après le décompte
pages-coach = Guide
pages-coach-text = Une phrase au bon moment. Au début : chacune jusqu’à ce que vous la connaissiez ; toujours : toutes, à chaque table.
pages-coach-new = Au début
pages-coach-always = Toujours
pages-coach-off = Jamais
pages-coach-again = Reprendre le guide du début
pages-coach-again-text = Tout ce qu’il vous a déjà dit sera redit.
pages-coach-begin = Recommencer
pages-hint = Bouton Conseil
pages-hint-text = Montre un coup et pourquoi. Avec d’autres personnes, c’est la table qui permet ou non les conseils.
pages-chances = Chances dans Kodachi
pages-chances-text = Vos chances de battre le garde suivant.
pages-lessons = Leçons
pages-lessons-text = Cinq minutes chacune, avec de vrais coups.
pages-theme = Couleurs
pages-theme-light = Claires
pages-theme-dark = Sombres
pages-theme-auto = Comme l’appareil
pages-size = Taille du texte
pages-size-text = Les cartes, le journal et les pages grandissent avec lui.
pages-size-line = joue une carte : +4 Nils, +1 vous.
pages-size-small = Petit
pages-size-normal = Moyen
pages-size-large = Grand
pages-size-largest = Très grand
pages-motion = Mouvement
pages-motion-text = Les cartes voyagent, les points se comptent. « Calme » montre la même chose sans bouger.
pages-motion-auto = Comme l’appareil
pages-motion-full = Animé
pages-motion-calm = Calme
pages-sound = Son
pages-sound-text = Une carte, un point, votre tour. Brefs et doux.
pages-sound-off = Aucun
pages-sound-soft = Doux
pages-sound-normal = Normal
pages-notify-text = Un message du navigateur, seulement quand la table est à l’arrière-plan.
pages-notify-blocked = Votre navigateur bloque les messages de cette page. Appuyez sur le signe à côté de l’adresse et autorisez les notifications.
pages-name-text = Ce que lisent les autres : 24 lettres au plus, sans compte.
pages-name-saved = Enregistré
pages-devices = Appareils
pages-devices-text = Tous vos appareils voient les mêmes tables et les mêmes parties.
pages-this-device = Ce navigateur
pages-used = utilisé le { $when }
pages-sign-out = Déconnecter
pages-add-device = Ajouter un appareil
pages-add-text = L’autre appareil saisit un code qui sert une seule fois.
pages-code-text = Saisissez-le sur l’autre appareil dans les { $minutes } minutes.
pages-show-code = Montrer un code
pages-redeem = Code d’un autre appareil
pages-redeem-text = Vous devenez la personne que vous êtes là-bas ; le nom et les parties de ce navigateur ne vous y suivent pas.
pages-redeem-go = Utiliser
pages-forget = M’oublier ici
pages-forget-text = Votre nom, vos places et ces réglages sont effacés de ce navigateur. Les parties restent sur le serveur, mais sans un autre de vos appareils personne ne peut revenir à votre place.
pages-forget-what = { $games ->
    [0] Voici ce qui disparaît : le nom { $name }, vos choix sur cette page, votre avancée dans les leçons et vos places aux tables en cours.
    [one] Voici ce qui disparaît : le nom { $name }, l’accès à votre partie terminée et à ses statistiques, vos choix sur cette page, votre avancée dans les leçons et vos places aux tables en cours.
   *[other] Voici ce qui disparaît : le nom { $name }, l’accès à vos { $games } parties terminées et à leurs statistiques, vos choix sur cette page, votre avancée dans les leçons et vos places aux tables en cours.
  }
pages-forget-download = D’abord télécharger mes parties
pages-forget-yes = Tout oublier
pages-forget-no = Tout garder

## Demandé avant un choix
pages-sure = C’est bien cela ?
pages-sure-end = Votre tour se termine avec ce choix.
pages-sure-yes = Oui, jouer
pages-sure-no = Pas encore

## Statistiques
pages-statistics = Mes statistiques
pages-in-short = En bref
pages-all = Tous
pages-level-people = À plusieurs
pages-level-mixed = Bots mélangés
pages-games = Parties
pages-games-text = depuis le { $day }, { $rounds } manches en moyenne
pages-won = Gagnées
pages-of = sur { $count }
pages-few = Trop peu de parties pour un pourcentage ; à forces égales, on en attendrait { $fair }.
pages-share = À forces égales : { $fair }. Votre part se situe entre { $from } et { $to }.
pages-average = Points en moyenne
pages-average-text = Les autres en ont { $others }. Votre record : { $best }, le { $day }.
pages-streak = Plus longue série de victoires
pages-streak-lost = Vous avez perdu la dernière partie.
pages-streak-now = { $count ->
    [one] Vous avez gagné la dernière partie.
   *[other] Vous avez gagné les { $count } dernières parties.
  }
pages-streak-usual = Avec votre part de victoires, une série de { $count } en { $games } parties n’a rien de rare.
pages-streak-rare = Avec votre part de victoires, une série aussi longue ne se voit que dans { $chance } des cas.
pages-by-level = Par niveau
pages-by-level-text = Point : votre part de victoires. Barre : où elle se situe vraiment. Tirets : à forces égales.
pages-not-yet = pas encore joué
pages-won-of = { $won } sur { $count }
pages-too-few = trop peu de parties
pages-margins = Partie après partie
pages-margins-text = { $count ->
    [one] De combien de points, dans votre première partie. Plein : gagnée. Rayé : perdue.
   *[other] De combien de points, dans les { $count } dernières parties, la plus récente à droite. Plein, vers le haut : gagnée. Rayé, vers le bas : perdue.
  }
pages-each-other = chacun des autres
pages-points-a-game = points par partie
pages-games-won = parties gagnées
pages-times = { $count } ×
pages-give-or-take = ± { $half }
pages-deeds-rest = { $count ->
    [one] Et une autre, moins souvent.
   *[other] Et { $count } autres, moins souvent.
  }
pages-counts = Les parties quittées, dérivées d’une autre ou rejouées après avoir vu une carte comptent à part ({ $apart } jusqu’ici). Les barres valent dans 95 cas sur 100. En dessous de dix parties, aucun pourcentage n’est donné : il ne dirait rien.
pages-latest = Ce sont vos { $count } dernières parties.
pages-none = Aucune partie
pages-none-text = Rien n’a encore été joué jusqu’au bout avec ce choix. Les chiffres commencent avec la première partie, les pourcentages avec la { $few }e.

## Plusieurs personnes sur un appareil
pages-here-seat = Quelqu’un ici
pages-here-name = Nom
pages-names-differ = Chaque personne sur cet appareil a besoin de son propre nom.
pages-pass = L’appareil est pour { $name }
pages-show = C’est moi, { $name } : montrer ma main
pages-peek = C’est moi, { $name } : je regarde
pages-hide = Cacher ma main

## Parties finies sur la première page
pages-finished = Mes parties finies
pages-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
pages-no-winner = Sans vainqueur
pages-replay = Revoir
pages-all-games = Les { $count } parties
pages-going = Où j’en suis
pages-going-won = gagnées sur { $count }
pages-going-fair = à forces égales : { $fair }
pages-last = { $count ->
    [one] La dernière partie
   *[other] Les { $count } dernières, la plus récente à droite
  }
pages-strip = plein : gagné · vide : perdu
pages-game-won = gagnée
pages-game-lost = perdue

## À propos

pages-about-title = À propos de cette table
pages-about-text = Kotable est une table pour deux jeux de cartes, Kokopelli et Kodachi. On y joue dans le navigateur ou le terminal, entre amis ou contre des bots, en anglais, allemand, français et polonais. Les règles sont dites avec nos propres mots, chaque dessin est de nous, et rien ne quitte ce serveur.
pages-rulings = Décisions
pages-rulings-text = Là où les livrets diffèrent ou se taisent, ces décisions tranchent et disent pourquoi.
pages-all-figures = Cartes et dessins
pages-figures-text = Chaque dessin a été fait pour ce projet, lisible à 24 pixels et beau à 200.
pages-licences = Licences
pages-licence-kotable = Kotable est un logiciel libre sous licence MIT, dessins et textes compris.
pages-licence-games = Kokopelli et Kodachi sont des jeux de leurs auteurs et éditeurs. Ce projet est indépendant et ne contient ni leurs images ni leurs textes.
pages-licence-fonts = Les caractères Fraunces et Source Sans 3 sont utilisés sous la SIL Open Font License 1.1.
pages-licence-parts = La partie navigateur est faite avec Svelte et Fluent.
pages-list = La liste des cartes de Kodachi
pages-list-text = Nous ne connaissons pas toutes les cartes de Kodachi. Ce que ni le livret ni les critiques ne disent a été reconstitué en accord avec tous les nombres connus. Si vous avez la boîte, vous pouvez jouer avec la vraie liste.
pages-from-rulebook = d’après le livret
pages-from-review = d’après une critique
pages-from-reconstructed = reconstituée

## Une revanche

pages-lobby-rematch = Vous demandez une revanche. Les autres le voient à la table que vous venez de quitter ; leurs places leur sont réservées. Vous pouvez aussi leur envoyer ce lien.

## La première page et les nouvelles tables

pages-you-are = vous êtes
pages-change-name = Changer de nom
pages-play-against = { $count ->
    [one] contre { $count } bot
   *[other] contre { $count } bots
  }
pages-with-friends = Entre amis
pages-new-table = Nouvelle table
pages-join-link = Rejoindre par un lien
pages-join-wrong = Ce n’est pas le lien d’une table.
pages-one-device = Sur un seul appareil
pages-one-device-text = À deux, trois ou quatre, passez-vous l’appareil. Entre les tours, toutes les mains restent cachées.
pages-one-device-go = Dresser la table
pages-my-tables = Mes tables
pages-all-tables = Les { $count } tables
pages-no-tables = Vos parties apparaîtront ici.
pages-waiting-for = { $name } joue
pages-not-started = pas commencée
pages-open-tables = Tables ouvertes
pages-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
pages-seat-who = Place { $seat }
pages-open-seat = Libre : quelqu’un qui a le lien
pages-all-bots = Seulement des bots et moi
pages-first-random = Au hasard
pages-first-seat = Place n° { $seat }
pages-clock-none = Sans limite
pages-clock-move = { $seconds } secondes par coup
pages-clock-bank = { $minutes } minutes pour toute la partie
pages-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
  }
pages-allow-hints = Les conseils sont permis
pages-undo-friendly = Défaire des tours entiers contre les bots (les mêmes cartes reviennent)
pages-allow-meter = Montrer les chances contre le prochain garde
pages-allow-watching = D’autres peuvent regarder
pages-list-table = Montrer parmi les tables ouvertes
pages-more-options = Autres réglages

## Les premières lignes, une adresse sans page, les règles
pages-headline = Deux petits jeux de cartes, une bonne table
pages-lead = Jouez tout de suite contre l’ordinateur, ou avec trois amis au plus. Sans compte :
pages-lost = Il n’y a rien ici
pages-lost-text = L’adresse est peut-être mal tapée, ou la table a été débarrassée.
pages-search-rules = Chercher dans les règles
pages-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
  }
pages-contents = Sommaire
pages-ruling = Décision :

## Who one is, opponents, finished games, reminders
pages-your-name = Votre nom
pages-save = Enregistrer
pages-meta = 2 à 4 joueurs · { $minutes } minutes
pages-play-now = Jouer
pages-opponents = Adversaires
pages-level = Niveau
pages-won-by = { $count ->
        [0] Victoire à égalité
       [one] Victoire d’un point
       *[other] Victoire de { $count } points
    }
pages-lost-by = { $count ->
        [0] Défaite à égalité
       [one] Défaite d’un point
       *[other] Défaite de { $count } points
    }
pages-shared-win = Victoire partagée
pages-join = Rejoindre
pages-reminders = Rappels et congés
pages-reminders-text = Ces liens indiquent à votre agenda ou à votre lecteur de flux quand c’est à vous. Gardez-les pour vous ; en créer de nouveaux annule les anciens.
pages-reminders-make = Créer des liens de rappel
pages-reminders-calendar = Lien pour un agenda
pages-reminders-feed = Lien pour un lecteur de flux
pages-push = Me le rappeler sur cet appareil
pages-push-text = Un message du navigateur quand c’est à vous à une table où l’on a des jours par coup, même quand Kotable est fermé.
pages-push-blocked = Votre navigateur bloque les messages de cette page.
pages-push-refused = Ce navigateur n’a pas accepté de vous le rappeler.
pages-holiday-until = En congé jusqu’au
pages-holiday-go = Partir en congé
pages-holiday-back = Je suis de retour
pages-holiday-done = { $count ->
    [one] Votre pendule est arrêtée à { $count } table.
   *[other] Votre pendule est arrêtée à { $count } tables.
  }
pages-holiday-over = Votre pendule tourne de nouveau.
pages-holiday-refused = { $count ->
    [one] À { $count } table, il ne reste pas assez de jours de congé.
   *[other] À { $count } tables, il ne reste pas assez de jours de congé.
  }
pages-with = avec { $names }
pages-game = Jeu
pages-seats = Joueurs
pages-clock = Temps de réflexion
pages-make-table = Dresser la table
pages-bot = Bot : { $level }

## Before a game, its menu, its ending
pages-lobby = Une table de { $game }
pages-lobby-host = Envoyez ce lien à vos amis. Les places vides peuvent aller à des bots.
pages-lobby-guest = Asseyez-vous où vous voulez ; l’hôte lance la partie.
pages-link = Lien de cette table
pages-copy = Copier
pages-copied = Copié
pages-remove = Retirer
pages-empty-seat = Libre
pages-kept-seat = Réservée à { $name }
pages-sit = S’asseoir
pages-move-here = Venir ici
pages-add-bot = Ajouter un bot…
pages-start = Lancer la partie
pages-waiting-start = L’hôte va lancer la partie.
pages-start-without = Commencer sans attendre { $names }
pages-shuffling = On mélange les cartes : le navigateur de chaque personne apporte sa part…
pages-start-stopped = Le dernier départ a été arrêté : rien de valable n’est venu de { $names }. Recommencez.
pages-commitment = Empreinte du mélange, à vérifier à la fin :
pages-bot-level = Comment un bot doit jouer
pages-hand-over = Laisser un bot jouer pour moi
pages-hand-over-for = Laisser un bot jouer pour { $name }
pages-offer-end = Proposer d’arrêter ici
pages-offer-end-all = La partie s’arrête ici si tous les autres sont d’accord. Les points restent ce qu’ils sont et personne ne gagne.
pages-offer-end-alone = Vous ne jouez qu’avec des bots : la partie s’arrête tout de suite. Les points restent ce qu’ils sont et personne ne gagne.
pages-resign = Abandonner la partie
pages-resign-two = Abandonner cette partie ? Dans ce cas, { $name } gagne.
pages-resign-more = Abandonner cette partie ? Un bot continue pour vous, vous finissez à la dernière place et ne pourrez pas revenir.
pages-play-on = Continuer à jouer
pages-ending = La fin de la partie
pages-being-counted = Les derniers points sont comptés
pages-skip-counting = Montrer le résultat
pages-you-won = { $count ->
    [one] Vous gagnez{ $margin }
   *[other] Vous partagez la victoire avec { $others }
  }
pages-small-numbers = deux, trois, quatre, cinq, six, sept, huit, neuf, dix
pages-margin = { $count ->
    [one] {" "}d’un seul point
   *[other] {" "}de { $words } points
  }
pages-tiebreak = {" "}au départage
pages-after-rounds = { $count ->
    [one] Après { $count } manche.
   *[other] Après { $count } manches.
  }
pages-seal = { $state ->
    [good] Mélange vérifié
   *[broken] Mélange non conforme
  }
pages-best = le plus
pages-best-legend = le plus de points par cette source
pages-share-link = Partager le lien
pages-ended-because = Fin de la partie : { $reason }.
pages-rematch = Revanche
pages-rematch-join = Accepter la revanche
pages-watch-replay = Revoir la partie
pages-see-table = Voir la table
pages-place = { $place ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
   *[other] { $place }e place
  }
pages-sources = D’où viennent les points
pages-total = Somme
