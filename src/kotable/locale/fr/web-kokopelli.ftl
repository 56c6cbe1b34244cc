### La table de Kokopelli dans le navigateur. $name : nom d’un joueur. $card, $ceremony : textes de kokopelli.ftl.

web-kokopelli-ends = { $count ->
    [one] encore { $count } tuile Fin de partie
   *[other] encore { $count } tuiles Fin de partie
  }
web-kokopelli-area = Votre zone de jeu
web-kokopelli-own = Votre tour et votre main
web-kokopelli-hand = Votre main
web-kokopelli-village = Village : { $name }
web-kokopelli-tiles = Cérémonies de cette partie
web-kokopelli-worth = vaut { $points }
web-kokopelli-missing = cartes manquantes
web-kokopelli-ceremony = { $ceremony } chez { $name } : il manque { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
web-kokopelli-empty = Case vide chez { $name }, { $where }
web-kokopelli-pile = Pioche chez { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-kokopelli-in-words = La table en mots
web-kokopelli-draw = Piocher { $count }
web-kokopelli-exchange = Échanger
web-kokopelli-cancel = Annuler une cérémonie
web-kokopelli-keep = Tout garder
web-kokopelli-fold = Toutes, dans cet ordre
web-kokopelli-cancel-which = Laquelle de vos cérémonies ?
web-kokopelli-targets = { $count ->
    [0] { $card } : aucune case
    [one] { $card } : une case. Choisissez encore la carte.
   *[other] { $card } : { $count } cases
  }
web-kokopelli-cards-for = { $count ->
    [0] Aucune carte ne convient
    [one] Une carte convient. Choisissez encore la case.
   *[other] { $count } sortes de cartes conviennent
  }
web-kokopelli-finishes = Termine { $ceremony }
web-kokopelli-pays = Rapporte aussitôt
web-kokopelli-nothing-open = Aucune cérémonie n’est à votre portée, et un Kokopelli n’en commence jamais.
web-kokopelli-wild-opens = Un Kokopelli ne commence jamais une cérémonie.
web-kokopelli-far = { $name } est en face : vous ne pouvez pas vous atteindre.
web-kokopelli-not-there = Cette case chez { $name } est hors de votre portée.
web-kokopelli-not-own = On n’annule que les cérémonies de son propre village.
web-kokopelli-nothing-own = Il n’y a pas de cérémonie dans votre village.
web-kokopelli-mismatch = { $card } ne va pas sur { $ceremony } : il faut la même carte ou un Kokopelli.
