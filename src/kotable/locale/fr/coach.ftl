# What the coach says in the first real games; when, is decided by each game's coach.ts.

coach-again = Revoir les conseils

## Kokopelli

coach-kokopelli-goal = Celui qui a le plus de points gagne. Terminez des cérémonies et prenez leurs jetons : d’abord le 4, puis le 3.
coach-kokopelli-begin = Choisissez une carte relevée, puis une case éclairée, ou l’inverse.
coach-kokopelli-short = À la première manche, les deux premiers joueurs n’ont qu’une action. Ensuite, tout le monde en a deux.
coach-kokopelli-limit = Cinq cartes seulement peuvent rester. Ce que vous glissez sous votre pioche ne revient qu’après toutes les cartes du dessus.
coach-kokopelli-go-on = Votre cérémonie { $ceremony } vous permet de continuer : jouez encore une carte, ou choisissez « C’est tout ».
coach-kokopelli-vase = Un Vase vous a donné une action de plus. Utilisez-la, ou terminez votre tour.
coach-kokopelli-last = Dernière manche ! La plus petite pioche rapporte 5 points, la deuxième 3, et chaque cérémonie de votre village 1.
coach-kokopelli-finish = Il manque ici une carte, et vous l’avez. Celui qui termine prend le jeton ; si la cérémonie est à un autre, son propriétaire marque 1.
coach-kokopelli-open = Commencez une cérémonie sur une case libre de votre village. Sa capacité est à vous tant qu’elle est en cours.
coach-kokopelli-area = La zone entourée est votre portée : votre village et les cases les plus proches chez vos voisins. Vous pouvez y jouer partout.
coach-kokopelli-area-two = Vous atteignez vos cinq cases et les quatre cases ouvertes d’en face, jamais celle qui est sous l’autre pioche.
coach-kokopelli-wild = Un Kokopelli va sur toute cérémonie à votre portée, mais n’en commence jamais. Gardez-le pour terminer.
coach-kokopelli-danger = Il manque ici une carte, et { $name } peut aussi la jouer. Annulez la cérémonie, ou prenez le risque.
coach-kokopelli-owner = { $name } a terminé votre cérémonie et pris le jeton. Comme elle était à vous, vous avez marqué 1 point.
coach-kokopelli-empty = Jouez votre dernière carte : vous marquez 1 point et piochez trois cartes aussitôt. Cela ne coûte aucune action.
coach-kokopelli-empty-feather = Avec votre Plume d’aigle, jouer votre dernière carte rapporte 3 points et cinq cartes.
coach-kokopelli-cancel = Votre village est plein. Annulez une cérémonie pour libérer sa case ; ses cartes sont défaussées et personne ne marque.
coach-kokopelli-exchange = Aucune carte ne convient ? Échangez : toutes vont sous votre pioche, et vous en piochez autant.
coach-kokopelli-draw = Peu de cartes et rien à terminer ? Piochez. À la fin de votre tour, vous pouvez en garder cinq.
coach-kokopelli-end-near = La fin approche. Tuiles Fin de partie restantes : { $ends }. Plus petite pioche : { $cards }. Si l’un des deux s’épuise, c’est la dernière manche.
coach-kokopelli-three = Ici, le 4 est parti. Prendre le 3 amène une tuile Fin de partie, et la dernière met fin à la partie.
coach-kokopelli-end-tile = Une tuile Fin de partie est posée ici : terminer cette cérémonie ne rapporte plus que 1 point.
coach-kokopelli-ability = Ce point vient de votre cérémonie { $ceremony }. Les capacités agissent d’elles-mêmes ; pointez une carte pour lire la sienne.

## Kodachi

coach-kodachi-goal = Les points viennent des cartes achetées, des jetons de clan et des trésors. Celui qui en a le plus gagne.
coach-kodachi-declare = La force doit faire plus que le garde, la discrétion moins ; l’égalité ne suffit pas. Votre choix vaut pour tout le tour.
coach-kodachi-fight = Jouez une carte Dojo contre chaque garde. Une étiquette verte signifie que cette carte gagne à elle seule.
coach-kodachi-elite-pair = Deux gardes sur une carte : battez le premier, puis le second, chacun avec sa propre carte Dojo.
coach-kodachi-elite-two = Deux nombres : la discrétion affronte le petit, la force le grand.
coach-kodachi-more = Pas encore assez : ajoutez des techniques, ou abandonnez le combat. Dans ce cas, vous ne prenez rien ce tour-ci.
coach-kodachi-decide = Arrêtez-vous et prenez des cartes, ou continuez pour en avoir plus. Si vous perdez un combat, vous ne prenez rien.
coach-kodachi-take = Les gardes sont gratuits et deviennent des trésors. Les cartes Maison s’achètent ; celles que vous pouvez payer sont relevées.
coach-kodachi-pay = Vous payez exactement le prix. Choisissez ici un trésor pour payer avec un autre.
coach-kodachi-discard = Défaussez ce qui ne sert pas : votre main est de toute façon complétée à six cartes.
coach-kodachi-four = À la fin de votre tour, vous gardez quatre trésors au plus. Dépensez-les à temps.
coach-kodachi-last = Dernière manche ! Tous ont le même nombre de tours. Choisissez ce qui rapporte le plus maintenant.
coach-kodachi-order = Ensuite, chacun des autres peut prendre une carte, dans le sens horaire, même si l’intrusion a échoué.
coach-kodachi-elite-next = Un dos rouge : un garde d’élite arrive. Il a deux nombres, ou ce sont deux gardes en un.
coach-kodachi-risk = La jauge montre vos chances : combien de fois les cartes de votre main battraient le prochain garde.
coach-kodachi-room = Un ou deux gardes donnent droit à une carte, trois à deux, quatre à trois.
coach-kodachi-price = Signes de prix : le baluchon est un trésor au choix, la palanche deux identiques. L’or remplace n’importe quelle sorte.
coach-kodachi-envoy = Un émissaire se bat comme carte Dojo. S’il bat un garde, vous prenez le jeton du dessus de son clan.
coach-kodachi-rumor = Une rumeur compte à la fin : 1 point par carte que vous possédez de la sorte indiquée.
coach-kodachi-rare = Une Rumeur rare rapporte 6 points si personne d’autre n’en a, 4 si deux joueurs en ont, sinon 2.
coach-kodachi-skill = Les techniques changent votre total, font piocher ou changent la posture. Jouez-en autant que vous voulez, avant ou après la carte Dojo.
coach-kodachi-near = { $name } a trois jetons de clan. Avec un quatrième, la manche sera la dernière.
coach-kodachi-token = Les jetons valent 2, 4 et 5 points. Le quatrième d’un joueur, ou le tout dernier, annonce la dernière manche.
coach-kodachi-gold-skill = Le Trois d’or peut être une carte Dojo, ou 1 or pris dans votre main lors d’un achat.
coach-kodachi-count = À la fin, toutes vos cartes comptent, où qu’elles soient, et chaque trésor vaut 1 point.
