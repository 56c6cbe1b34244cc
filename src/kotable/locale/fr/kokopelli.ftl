### Kokopelli : noms, choix, événements et refus.
### $who, $owner : le nom d’une personne. $card, $ceremony, $space, $place : textes des messages ci-dessous.
### Aucun nom inséré ne suit « de » ou « que », qui s’élideraient : on écrit « chez ».

kokopelli-name = Kokopelli

## Cartes. `ability` en une dizaine de mots.
kokopelli-card-sun = Soleil
    .ability = Une case de plus, sous votre pioche.
kokopelli-card-eagle_feather = Plume d’aigle
    .ability = Une main vide donne 5 cartes et 3 points.
kokopelli-card-paw = Patte
    .ability = 1 point quand vous jouez sur la cérémonie d’un autre.
kokopelli-card-birth = Naissance
    .ability = Les cartes d’une action Piocher peuvent être jouées aussitôt.
kokopelli-card-hunter = Chasseur
    .ability = Avec l’action Piocher, vous piochez une carte de plus.
kokopelli-card-warrior = Guerrier
    .ability = Une action Jouer : deux cartes sur deux cérémonies différentes.
kokopelli-card-fire = Feu
    .ability = Commencez aussi chez les voisins, dans votre zone de jeu.
kokopelli-card-spider_woman = Femme araignée
    .ability = Jouez sur toutes les cérémonies de vos deux voisins.
kokopelli-card-vase = Vase
    .ability = Tout joueur qui joue sur vos cérémonies a une action de plus.
kokopelli-card-snake_dance = Danse du serpent
    .ability = Vos Kokopelli comptent pour deux quand vous les jouez.
kokopelli-card-drummer = Tambour
    .ability = Vos cérémonies sont terminées dès la troisième carte.
kokopelli-card-lizard = Lézard
    .ability = Piochez 1 carte quand vous jouez sur la cérémonie d’un autre.
kokopelli-card-mother_of_heaven = Mère
    .ability = 1 point par Kokopelli joué sur vos cérémonies.
kokopelli-card-shaman = Chaman
    .ability = 1 point quand une de vos cérémonies est terminée.
kokopelli-card-chieftain = Chef
    .ability = Une action Jouer : autant de cartes que voulu sur une cérémonie.
kokopelli-card-tortoise = Tortue
    .ability = 1 point quand vous terminez une cérémonie, la vôtre ou non.
kokopelli-card-kokopelli = Kokopelli
    .ability = Joker : va sur toute cérémonie, n’en commence jamais une.

## Cases d’un village, vues par son propriétaire
kokopelli-space-left-1 = côté gauche
kokopelli-space-left-2 = côté gauche
kokopelli-space-right-1 = côté droit
kokopelli-space-right-2 = côté droit
kokopelli-space-beneath = sous la pioche
kokopelli-space-sun = case du Soleil

## Où commencer et dans quel village jouer, vus par qui choisit
kokopelli-place-own-left = de votre côté gauche
kokopelli-place-own-right = de votre côté droit
kokopelli-place-own = dans votre village
kokopelli-place-beneath = sous votre pioche
kokopelli-place-sun = sur votre case du Soleil
kokopelli-place-left = chez votre voisin de gauche
kokopelli-place-right = chez votre voisin de droite
kokopelli-place-other = chez votre adversaire
kokopelli-village-own = dans votre village
kokopelli-village-left = chez votre voisin de gauche
kokopelli-village-right = chez votre voisin de droite
kokopelli-village-other = chez votre adversaire

## Choix
kokopelli-act-draw = Piocher
kokopelli-act-exchange = Échanger vos cartes
kokopelli-act-pass = Passer
kokopelli-act-end = Terminer le tour
kokopelli-act-stop = C’est tout
kokopelli-act-under = Glisser { $card } sous la pioche
kokopelli-act-cancel = Annuler la cérémonie { $ceremony }
kokopelli-act-open = Commencer la cérémonie { $ceremony }, { $place }
kokopelli-act-play = Jouer { $card } sur { $ceremony }, { $village }

## Ce qu’il faut décider
kokopelli-phase-choose = À vous : { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
kokopelli-phase-go-on = Jouez encore une carte, ou « C’est tout »
kokopelli-phase-play-drawn = Jouez les cartes piochées, ou « C’est tout »
kokopelli-phase-exchange = Glissez vos cartes sous la pioche, dans l’ordre que vous voulez
kokopelli-phase-limit = Trop de cartes : glissez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sous la pioche
kokopelli-phase-over = La partie est finie

## Ce qui s’est passé
kokopelli-event-set-up = { $who } commence la partie. Les cérémonies : { $ceremonies }.
    .you = Vous commencez la partie. Les cérémonies : { $ceremonies }.
kokopelli-event-turn-began = Manche { $round } : { $who } a { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
    .you = Manche { $round } : vous avez { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
kokopelli-event-drew = { $who } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .own = { $who } pioche { $cards }.
    .you = Vous piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .you-own = Vous piochez { $cards }.
kokopelli-event-pile-emptied = { $who } n’a plus de cartes dans sa pioche.
    .you = Vous n’avez plus de cartes dans votre pioche.
kokopelli-event-opened = { $who } commence la cérémonie { $ceremony } chez { $owner } ({ $space }).
    .own = { $who } commence la cérémonie { $ceremony } ({ $space }).
    .you = Vous commencez la cérémonie { $ceremony } chez { $owner } ({ $space }).
    .you-own = Vous commencez la cérémonie { $ceremony } ({ $space }).
    .yours = { $who } commence la cérémonie { $ceremony } chez vous ({ $space }).
kokopelli-event-played = { $who } joue { $card } sur { $ceremony } chez { $owner }.
    .own = { $who } joue { $card } sur sa propre cérémonie { $ceremony }.
    .you = Vous jouez { $card } sur { $ceremony } chez { $owner }.
    .you-own = Vous jouez { $card } sur votre propre cérémonie { $ceremony }.
    .yours = { $who } joue { $card } sur { $ceremony } chez vous.
kokopelli-event-hand-emptied = { $who } joue sa dernière carte.
    .you = Vous jouez votre dernière carte.
kokopelli-event-scored = { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $rule }).
    .you = Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $rule }).
kokopelli-event-finished = { $who } termine la cérémonie { $ceremony } chez { $owner }, valeur { $worth }.
    .own = { $who } termine sa propre cérémonie { $ceremony }, valeur { $worth }.
    .you = Vous terminez la cérémonie { $ceremony } chez { $owner }, valeur { $worth }.
    .you-own = Vous terminez votre propre cérémonie { $ceremony }, valeur { $worth }.
    .yours = { $who } termine la cérémonie { $ceremony } chez vous, valeur { $worth }.
kokopelli-event-end-tile-placed = Une tuile Fin de partie va sur { $ceremony } ; il en reste { $left }.
kokopelli-event-action-gained = Grâce au Vase chez { $owner }, { $who } a une action de plus.
    .you = Grâce au Vase chez { $owner }, vous avez une action de plus.
    .you-own = Grâce à votre Vase, vous avez une action de plus.
    .yours = Grâce à votre Vase, { $who } a une action de plus.
kokopelli-event-cancelled = { $who } annule la cérémonie { $ceremony }.
    .you = Vous annulez la cérémonie { $ceremony }.
kokopelli-event-exchange-began = { $who } échange { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .you = Vous échangez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
kokopelli-event-put-under = { $who } glisse une carte sous sa pioche.
    .own = { $who } glisse { $card } sous sa pioche.
    .you = Vous glissez une carte sous votre pioche.
    .you-own = Vous glissez { $card } sous votre pioche.
kokopelli-event-passed = { $who } passe.
    .you = Vous passez.
kokopelli-event-declined = { $who } termine son tour.
    .you = Vous terminez votre tour.
kokopelli-event-stopped = { $who } s’arrête là.
    .you = Vous vous arrêtez là.
kokopelli-event-ended = La partie se termine à la manche { $round } : { $reason }.
kokopelli-event-hand-shown = { $who } avait en main : { $cards }.
    .you = Vous aviez en main : { $cards }.

kokopelli-reason-pile = une pioche a été vidée
kokopelli-reason-tiles = la dernière tuile Fin de partie a été posée
kokopelli-reason-both = une pioche a été vidée et la dernière tuile Fin de partie posée
kokopelli-reason-rounds = la centième manche est finie

## Pourquoi pas
kokopelli-no-over = La partie est finie.
kokopelli-no-limit-first = Glissez d’abord { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sous votre pioche : cinq peuvent rester en main.
kokopelli-no-exchange-first = L’échange est en cours : { $count ->
        [one] { $count } carte doit
       *[other] { $count } cartes doivent
    } encore passer sous votre pioche.
kokopelli-no-drawn-first = Jouez les cartes piochées, ou choisissez « C’est tout ».
kokopelli-no-go-on-first = Votre action est en cours : jouez une autre carte, ou choisissez « C’est tout ».
kokopelli-no-pile = Votre pioche est vide, il n’y a rien à piocher.
kokopelli-no-hand = Votre main est vide, il n’y a rien à échanger.
kokopelli-no-pass = Vous pouvez encore piocher ou échanger, donc vous ne pouvez pas passer.
kokopelli-no-pass-end = Cette action n’est pas obligatoire : terminez plutôt le tour.
kokopelli-no-end = Il vous reste ce tour-ci { $count ->
        [one] { $count } action obligatoire
       *[other] { $count } actions obligatoires
    }.
kokopelli-no-stop = Aucune action n’est en cours.
kokopelli-no-under = On ne glisse des cartes sous la pioche que lors d’un échange, ou avec plus de cinq cartes après la dernière action.
kokopelli-no-cancel = La cérémonie { $ceremony } n’est pas dans votre village.
kokopelli-no-place = Cette case n’existe pas avec ce nombre de joueurs.
kokopelli-no-village = Ce voisin n’existe pas avec ce nombre de joueurs.
kokopelli-no-ceremony = La cérémonie { $ceremony } n’est pas en jeu.
kokopelli-no-card = Vous n’avez pas de carte { $card } en main.
kokopelli-no-sun = Cette case n’existe que tant que votre Soleil est en cours.
kokopelli-no-fire = Seul le Feu permet de commencer une cérémonie chez un voisin.
kokopelli-no-twice = La cérémonie { $ceremony } est déjà dans votre zone de jeu : { $owner }, { $space }.
kokopelli-no-twice-there = { $host } a déjà la cérémonie { $ceremony } dans sa zone de jeu : { $owner }, { $space }.
kokopelli-no-space = Il n’y a pas de case vide.
kokopelli-no-space-there = Toutes les cases y sont occupées.
kokopelli-no-such-ceremony = Il n’y a pas de cérémonie { $ceremony } chez { $owner }.
kokopelli-no-reach = La cérémonie { $ceremony } chez { $owner } ({ $space }) est hors de votre portée.
kokopelli-no-drawn = La carte { $card } n’est pas de celles que vous venez de piocher.
kokopelli-no-same = La deuxième carte du Guerrier va sur une autre cérémonie.
kokopelli-no-other = Toutes les cartes suivantes de cette action vont sur la cérémonie du début.

## Ce qui est compté sur plusieurs parties
kokopelli-deeds-ceremony = Cérémonies
kokopelli-deed-opened = commencées
kokopelli-deed-finished = terminées
kokopelli-deeds-card = Cartes sur les cérémonies
kokopelli-deed-played = jouées
