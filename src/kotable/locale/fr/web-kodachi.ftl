### La table de Kodachi dans le navigateur. $name : nom d’un joueur. $card, $price, $item : textes de kodachi.ftl.

## Ce qu’il y a sur la table
web-kodachi-display = L’étalage
web-kodachi-house = Cartes Maison
web-kodachi-guards = Gardes
web-kodachi-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-kodachi-own = Vos trésors et jetons de clan
web-kodachi-others = Les autres joueurs
web-kodachi-lane = Ce qui se passe
web-kodachi-stage = L’enjeu
web-kodachi-treasures = Trésors
web-kodachi-at-most = 4 au plus
web-kodachi-tokens = Jetons de clan
web-kodachi-no-tokens = aucun jeton
web-kodachi-draw-pile = Pioche
web-kodachi-discards = Défausse
web-kodachi-piles = Vos cartes : pioche { $draw }, défausse { $discards }
web-kodachi-house-deck = Paquet Maison : encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }. On révèle la première avec chaque garde.
web-kodachi-guard-deck = Paquet Garde : encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }. { $back ->
    [elite] La première a un dos rouge : un garde d’élite vient ensuite.
    [guard] La première a un dos brun : ce ne sera pas un garde d’élite.
   *[none] Sa défausse sera mélangée avant le prochain garde.
  }
web-kodachi-elite = Élite
web-kodachi-next-elite = Élite ensuite
web-kodachi-next-guard = garde suivant
web-kodachi-room = prenez
web-kodachi-taken = prise
web-kodachi-failed = L’intrusion échoue
web-kodachi-free = gratuit
web-kodachi-dojo = Dojo
web-kodachi-per = 1 par
web-kodachi-stack = Jetons de clan, { $clan } : { $count ->
    [0] plus aucun
   *[other] { $left }, le premier au-dessus
  }
web-kodachi-worth = Points si la partie s’arrêtait maintenant
web-kodachi-worth-now = { $points ->
    [one] { $points } point si la partie s’arrêtait maintenant
   *[other] { $points } points si la partie s’arrêtait maintenant
  }
web-kodachi-seat-label = { $name } : { $points } points si la partie s’arrêtait maintenant, jetons de clan { $tokens }, trésors { $treasures }, main { $hand }, pioche { $draw }, défausse { $discards }
web-kodachi-cards-of = Cartes : { $name }
web-kodachi-list-bought = Achetées
web-kodachi-list-known = En main, c’est sûr
web-kodachi-list-discards = Défausse
web-kodachi-list-unseen = Dans la pioche
web-kodachi-last-round = Dernière manche

## Ce que dit une carte à qui l’écoute
web-kodachi-costs = Prix : { $price }
web-kodachi-can-buy = Vous pouvez l’acheter
web-kodachi-is-beaten = Battu
web-kodachi-is-faced = C’est le garde à affronter
web-kodachi-tag = Bat le garde avec { $total }
web-kodachi-uses = Comment jouer { $card }
web-kodachi-line = { $stance ->
    [strength] Total { $total } contre { $value } : plus haut gagne
   *[stealth] Total { $total } contre { $value } : plus bas gagne
  }
web-kodachi-risk = de le battre
web-kodachi-risk-label = Chance que les cartes de votre main battent le prochain garde : { $percent }
web-kodachi-lost = Ce combat est perdu
web-kodachi-at-once = Gagne aussitôt
web-kodachi-none-alone = Aucune carte ne gagne seule : jouez-en plusieurs.
web-kodachi-only-together = Seulement ensemble
web-kodachi-letters = Gagne avec les autres cartes de même lettre : { $letters }
web-kodachi-draws = pioche une carte au passage
web-kodachi-go-chance = de battre le garde suivant avec les cartes en main
web-kodachi-go-risk = Gagné : prenez { $more }. Perdu : rien, pas même { $now } comme maintenant.

## La ligne en mots : à vous de décider
web-kodachi-your-pick = À vous de choisir
web-kodachi-say-declare = Force ou discrétion ? Ce choix vaut pour tout le tour.
web-kodachi-say-need = { $stance ->
    [strength] Il vous faut plus de { $value } : jouez une carte.
   *[stealth] Il vous faut moins de { $value } : jouez une carte.
  }
web-kodachi-say-together = { $stance ->
    [strength] Il vous faut plus de { $value } : jouez la même lettre.
   *[stealth] Il vous faut moins de { $value } : jouez la même lettre.
  }
web-kodachi-say-missing = { $stance ->
    [strength] Total { $total } contre { $value } : il vous manque { $count }.
   *[stealth] Total { $total } contre { $value } : il faut descendre de { $count }.
  }
web-kodachi-say-lost = Ce combat est perdu : abandonnez-le.
web-kodachi-say-part = { $which ->
    [first] Premier de deux gardes.
   *[second] Second de deux gardes.
  }
web-kodachi-say-decide = { $count ->
    [one] { $count } garde est battu. S’arrêter, ou aller plus loin dans la maison ?
   *[other] { $count } gardes sont battus. S’arrêter, ou aller plus loin dans la maison ?
  }
web-kodachi-say-take = { $allowed ->
    [one] Prenez une carte, ou rien.
   *[other] Prenez jusqu’à { $allowed } cartes : encore { $left }.
  }
web-kodachi-say-other = { $name } s’arrête : vous pouvez prendre une carte.
web-kodachi-say-other-failed = { $name } a échoué et ne prend rien : vous pouvez prendre une carte.
web-kodachi-say-pay = Comment payez-vous la carte { $card } ?
web-kodachi-say-discard = Choisissez les cartes à ne pas garder.
web-kodachi-say-empty = Votre main est vide : piochez six cartes.
web-kodachi-say-too-many = { $count ->
    [one] Vous avez trop de cartes : choisissez-en au moins { $count } à défausser.
   *[other] Vous avez trop de cartes : choisissez-en au moins { $count } à défausser.
  }
web-kodachi-say-drop = { $count ->
    [one] Quatre trésors au plus : choisissez-en { $count } qui part.
   *[other] Quatre trésors au plus : choisissez-en { $count } qui partent.
  }
web-kodachi-how-discard = Ce que vous choisissez est défaussé. Votre main est ensuite complétée à 6.
web-kodachi-how-drop = Choisissez les trésors qui doivent partir.

## La ligne en mots : quelqu’un d’autre décide
web-kodachi-see-declare = Force ou discrétion ?
web-kodachi-see-fight = { $card } : { $total } contre { $value }.
web-kodachi-see-decide = { $count ->
    [one] { $count } garde est battu. S’arrêter ou continuer ?
   *[other] { $count } gardes sont battus. S’arrêter ou continuer ?
  }
web-kodachi-see-take = { $count ->
    [one] Peut prendre une carte.
   *[other] Peut prendre jusqu’à { $count } cartes.
  }
web-kodachi-see-pay = Paie la carte { $card }.
web-kodachi-see-discard = Termine son tour.

## Annoncer et combattre
web-kodachi-choice = { $stance ->
    [strength] plus haut que { $value }
   *[stealth] plus bas que { $value }
  }
web-kodachi-alone = { $count ->
    [one] { $count } de vos { $all } cartes gagne à elle seule
   *[other] { $count } de vos { $all } cartes gagnent chacune à elle seule
  }
web-kodachi-alone-none = Aucune de vos { $all } cartes ne suffit seule
web-kodachi-wins = { $stance ->
    [strength] plus haut que le garde gagne
   *[stealth] plus bas que le garde gagne
  }
web-kodachi-why-room = { $count ->
    [one] { $guards ->
        [one] Après { $guards } garde, vous pouvez prendre une carte.
       *[other] Après { $guards } gardes, vous pouvez prendre une carte.
      }
   *[other] Après { $guards } gardes, vous pouvez prendre jusqu’à { $count } cartes.
  }
web-kodachi-why-token = { $clan } : un émissaire de ce clan qui bat un garde prend le jeton du dessus.
web-kodachi-beats = bat le garde
web-kodachi-beats-short = le bat
web-kodachi-stop = S’arrêter
web-kodachi-stop-for = { $count ->
    [one] prendre { $count } carte
   *[other] prendre jusqu’à { $count } cartes
  }
web-kodachi-go-for = { $count ->
    [one] pour { $count } carte
   *[other] pour { $count } cartes
  }

## Prendre et payer
web-kodachi-order = Qui prend, dans cet ordre
web-kodachi-taker-done = a pris
web-kodachi-taker-now = prend maintenant
web-kodachi-taker-next = vient ensuite
web-kodachi-taker-failed = a échoué et ne prend rien
web-kodachi-then = puis { $name }
web-kodachi-then-end = puis le tour finit
web-kodachi-enough = Assez
web-kodachi-paying = Vous payez
web-kodachi-paying-hint = Choisissez un trésor pour en donner un autre.
web-kodachi-need-any = au choix
web-kodachi-need-pair = identiques
web-kodachi-pay-label = Prix : { $need }. Vous payez : { $item }. Changer
web-kodachi-one-way = Il n’y a qu’une façon de payer.
web-kodachi-stands-for = { $item } comme { $as }
web-kodachi-kept = Vous gardez
web-kodachi-not-this = Pas celle-ci
web-kodachi-buy = Acheter

## Fin du tour
web-kodachi-draw-six = Piocher 6 cartes
web-kodachi-keep-all = Tout garder
web-kodachi-discard = { $count ->
    [one] Défausser { $count } carte
   *[other] Défausser { $count } cartes
  }
web-kodachi-fill = puis compléter à 6
web-kodachi-drop = { $count ->
    [one] Défausser { $count } trésor
   *[other] Défausser { $count } trésors
  }
