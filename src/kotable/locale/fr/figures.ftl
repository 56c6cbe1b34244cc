# Ce que montrent les images des pages de règles, en mots : qui ne voit pas une image lit sa légende.

figures-ask = Les cartes des images répondent comme celles de la table : pointez-les, appuyez longuement, ou placez le focus sur une image et tapez I.

## Kokopelli

figures-kokopelli-1 = Vous atteignez votre village et les deux cases les plus proches de chaque voisin. Ce qui est hors de la ligne est hors de portée.
figures-kokopelli-2 = Le village d’en face est hors de portée : sa Danse du serpent n’empêche pas la vôtre. La Patte ne peut qu’être complétée.
figures-kokopelli-3 = À deux, il y a une cinquième case sous la pioche ①. Seule celle d’en face ② est hors de portée.
figures-kokopelli-4 = Commencez toute cérémonie qui n’est pas encore dans votre zone de jeu. Un Kokopelli n’en commence jamais.
figures-kokopelli-5 = La première carte commence, la deuxième et la troisième s’ajoutent, la quatrième termine. Un Kokopelli peut être n’importe laquelle, sauf la première.
figures-kokopelli-6 = Celui qui termine prend le jeton du dessus. Le propriétaire marque 1 point et défausse les cartes, qui sont hors jeu.
figures-kokopelli-7 = D’abord 4, puis 3 et une tuile Fin de partie, puis 1 à chaque fois. La dernière de ces tuiles met fin à la partie.
figures-kokopelli-8 = Jouez votre dernière carte : 1 point et trois cartes aussitôt, avec une Plume d’aigle 3 points et cinq cartes.
figures-kokopelli-9 = Vos cartes vont tout en dessous, dans l’ordre que vous voulez ; puis vous en piochez autant sur le dessus.
figures-kokopelli-10 = Le Tambour commence, et chaque cérémonie de votre village demande une carte de moins tant qu’il y reste.
figures-kokopelli-11 = Avec la Danse du serpent, un Kokopelli compte pour deux : le Chasseur est terminé, et la Mère rapporte 2.
figures-kokopelli-12 = Un village plein : annulez une cérémonie, personne ne marque, et sa case est libre.
figures-kokopelli-13 = La plus petite pioche rapporte 5, la deuxième 3, et chaque cérémonie 1. Les mains ne comptent pas.
figures-kokopelli-14 = Deux actions par tour : piocher, commencer, jouer, annuler ou échanger, deux fois la même si vous voulez.

## Kodachi

figures-kodachi-1 = La force doit faire plus que le 3 du garde, la discrétion moins. Le même nombre ne suffit pas.
figures-kodachi-2 = Continuer révèle une carte Maison et un garde. À partir du troisième, chaque garde donne droit à une carte de plus.
figures-kodachi-3 = Une carte Dojo contre chaque garde, des techniques avant ou après. Le total est comparé après chaque carte.
figures-kodachi-4 = Deux nombres : le petit pour la discrétion, le grand pour la force. Deux gardes : battez-les dans l’ordre, chacun avec sa carte Dojo.
figures-kodachi-5 = Tout le monde voit le dos du prochain garde : brun, il est ordinaire ; rouge, il est d’élite. Regardez avant de continuer.
figures-kodachi-6 = Arrêtez-vous à temps, et vous choisissez en premier. Échouez, et vous ne prenez rien, alors que les autres prennent une carte.
figures-kodachi-7 = Dans le sens horaire, une carte chacun : un trésor gratuit, même le garde qui a gagné, ou un achat.
figures-kodachi-8 = Un trésor pris peut être dépensé aussitôt. L’achat va dans votre main, le prix à la défausse.
figures-kodachi-9 = L’émissaire bat le garde : vous prenez le jeton du dessus de son clan, d’abord 2, puis 4, puis 5.
figures-kodachi-10 = Un quatrième jeton, ou le tout dernier : on finit la manche, pour que chacun ait le même nombre de tours.
figures-kodachi-11 = Chaque rumeur compte ce que son propriétaire possède à la fin. La rare rapporte plus si peu de joueurs en ont.
figures-kodachi-12 = Étalage vidé, cartes jouées défaussées, d’autres si vous voulez, main complétée à six, quatre trésors gardés.
figures-kodachi-13 = Toutes vos cartes comptent, où qu’elles soient ; les jetons selon leur valeur, les trésors 1 chacun. Égalité : le plus d’émissaires, puis de jetons.
figures-kodachi-14 = Les cartes Maison se battent aussi : un nombre avec des sabres croisés est une carte Dojo.
    .title = Ce qui figure sur les cartes
figures-kodachi-15 = Le baluchon est un trésor au choix, la palanche deux identiques, une image ce trésor-là. L’or remplace tout.
    .title = Signes de prix

figures-kodachi-part-value = sa valeur
figures-kodachi-part-skill = le signe des techniques
figures-kodachi-part-choose = au choix : une carte Dojo 3, +1 ou −1
figures-kodachi-part-points = points à la fin
figures-kodachi-part-all = le tout, de gauche à droite : +2, piocher 1
figures-kodachi-part-price = le prix
figures-kodachi-part-gold = au choix : une carte Dojo 3, ou 1 or lors d’un achat
figures-kodachi-part-dojo = sa valeur comme carte Dojo
figures-kodachi-part-clan = le clan dont elle rapporte un jeton
figures-kodachi-part-counts = ce qu’elle compte à la fin
figures-kodachi-part-beat = le nombre à battre
figures-kodachi-part-treasure = le trésor qu’il devient
figures-kodachi-part-brown = brun : un garde ordinaire
figures-kodachi-part-two = à gauche pour la discrétion, à droite pour la force
figures-kodachi-part-pair = deux gardes, de gauche à droite
figures-kodachi-part-red = rouge : des gardes d’élite

figures-kodachi-pays = paie
figures-kodachi-pays-gold = paie, avec de l’or
figures-kodachi-pays-not = est refusé
