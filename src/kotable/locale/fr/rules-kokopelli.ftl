# Les règles de Kokopelli telles qu'on les joue à cette table, dans nos propres mots.
# Un message par règle : son texte, un .title et, là où tranche une décision de notre part, un .ruling qui dit pourquoi.
# Le .text d'une section vaut pour la section entière.

rules-kokopelli-title = Les règles de Kokopelli
rules-kokopelli-intro = Dans Kokopelli, vous commencez des cérémonies dans votre village, et chacune vous prête sa capacité tant qu’elle y est en cours. Vous ajoutez des cartes à vos cérémonies et à celles de vos voisins, et c’est la personne qui joue la carte finale d’une cérémonie qui en tire le plus de points. La partie se termine quand une pioche est vide ou quand assez de cérémonies sont terminées, et le plus grand total de points l’emporte.
rules-kokopelli-short = Deux actions par tour parmi ces cinq, deux fois la même si vous voulez.
rules-kokopelli-example = Un tour en exemple
rules-kokopelli-example-1 = Manche 5, à vous : deux actions, cinq cartes en main.
rules-kokopelli-example-2 = Vous regardez votre zone de jeu : il manque une carte à la Femme araignée de Nils.
rules-kokopelli-example-3 = Première action : vous y jouez votre propre Femme araignée.
rules-kokopelli-example-4 = Elle est terminée. Vous prenez le 4 ; la prochaine rapportera 3.
rules-kokopelli-example-5 = Nils, à qui elle était, marque 1 point et défausse les cartes.
rules-kokopelli-example-6 = Deuxième action : vous commencez le Tambour à droite.
rules-kokopelli-example-7 = Sa capacité agit aussitôt : il ne manque plus qu’une carte à votre Chasseur.
rules-kokopelli-example-8 = Deux actions jouées, pas plus de cinq cartes en main : c’est à Mira.

## Décisions

rules-kokopelli-section-0 = Décisions
    .text = Chaque fois que ces règles vous laissent un choix, on vous le demande, même si vos cartes ne permettent qu’une seule réponse. Ce qui se fait tout seul doit découler de ce que tout le monde voit ; sinon, les autres en apprendraient quelque chose sur votre main. Quand ce que tout le monde voit ne laisse qu’une réponse, votre écran peut la donner à votre place.

## Matériel

rules-kokopelli-section-1 = Matériel

rule-KP-1-1 = Il existe seize cérémonies différentes. Chaque couleur de joueur possède trois cartes de chaque cérémonie et six cartes Kokopelli, qui sont des jokers.
    .title = Les cartes

rule-KP-1-2 = Les seize cérémonies sont le Soleil, la Plume d’aigle, la Patte, la Naissance, le Chasseur, le Guerrier, le Feu, la Femme araignée, le Vase, la Danse du serpent, le Tambour, le Lézard, la Mère, le Chaman, le Chef et la Tortue.
    .title = Noms des cérémonies

rule-KP-1-3 = Il y a 80 jetons de points (35 de 1 point, et 15 de chacune des valeurs 3, 4 et 10), 12 tuiles Fin de partie et 4 plateaux de village. Les points ne s’épuisent jamais : même si tous les jetons étaient distribués, vous marqueriez encore.
    .title = Jetons, tuiles et plateaux
    .ruling = Le livret ne dit pas ce qui se passe quand les jetons de points sont épuisés, et personne ne devrait perdre des points faute de carton.

## Mise en place

rules-kokopelli-section-2 = Mise en place

rule-KP-2-1 = Kokopelli se joue de deux à quatre. Dix des seize cérémonies sont en jeu : d’ordinaire elles sont tirées au sort, mais vous pouvez aussi les choisir ou prendre la sélection conseillée pour une première partie, à savoir le Chasseur, le Guerrier, la Tortue, la Patte, le Tambour, le Chaman, la Femme araignée, la Plume d’aigle, la Mère et la Danse du serpent.
    .title = Dix cérémonies en jeu

rule-KP-2-2 = En variante, vous pouvez jouer avec onze ou douze cérémonies.
    .title = Onze ou douze cérémonies

rule-KP-2-3 = Chaque cérémonie choisie a sa tuile Sélection. On y pose un jeton de 3 points et, par-dessus, un jeton de 4 points.
    .title = Points à gagner

rule-KP-2-4 = Votre paquet contient trois cartes de chaque cérémonie choisie et vos six Kokopelli, soit 36, 39 ou 42 cartes pour dix, onze ou douze cérémonies. Une fois mélangé, il forme votre pioche, et vous en tirez cinq cartes pour votre main de départ.
    .title = Votre paquet

rule-KP-2-5 = Le nombre de tuiles Fin de partie dans la pile dépend du nombre de joueurs et de cérémonies. À deux, il y en a 10, 11 ou 12 pour dix, onze ou douze cérémonies ; à trois ou quatre, il y en a 9, 10 ou 11.
    .title = Pile de fin de partie

rule-KP-2-6 = Le premier joueur est tiré au sort, ou fixé à la création de la table. On joue dans le sens des aiguilles d’une montre, donc vers la gauche : après vous, c’est toujours à votre voisin de gauche.
    .title = Premier joueur et sens

## Villages et zones de jeu

rules-kokopelli-section-3 = Villages et zones de jeu

rule-KP-3-1 = Votre village compte quatre cases autour de votre pioche : deux à sa gauche et deux à sa droite.
    .title = Le village

rule-KP-3-2 = À trois ou quatre, votre zone de jeu réunit vos quatre cases, les deux cases de droite de votre voisin de gauche et les deux cases de gauche de votre voisin de droite, c’est-à-dire les plus proches de vous. La gauche et la droite s’entendent du point de vue du propriétaire du village, tourné vers le centre de la table. Les joueurs assis face à face ne peuvent pas s’atteindre.
    .title = À trois ou quatre

rule-KP-3-3 = À deux, chaque village a une cinquième case, sous la pioche. Votre zone de jeu réunit vos cinq cases et les quatre cases ouvertes de votre adversaire, mais jamais celle qui se trouve sous sa pioche. Les quatre cases ouvertes se valent toutes : vous n’avez donc pas de côté à choisir.
    .title = À deux joueurs

rule-KP-3-4 = C’est la première carte qui détermine de quelle cérémonie il s’agit. Une cérémonie appartient au propriétaire du village où elle se trouve, peu importe qui a joué les cartes.
    .title = À qui elle appartient

rule-KP-3-5 = Vous disposez de la capacité de chaque cérémonie de votre village, du moment où elle commence jusqu’à ce qu’elle le quitte.
    .title = Disposer d’une capacité

rule-KP-3-6 = Si une capacité contredit une règle de base, c’est la capacité qui l’emporte.
    .title = Priorité aux capacités

## Le tour

rules-kokopelli-section-4 = Le tour

rule-KP-4-1 = La partie se joue en manches. À chaque manche, chacun joue un tour, en commençant par le premier joueur et dans le sens des aiguilles d’une montre.
    .title = Manches et tours

rule-KP-4-2 = À votre tour, vous faites deux actions. Pour chacune, vous choisissez parmi cinq : piocher, commencer, jouer, annuler ou échanger. Vous pouvez prendre deux fois la même.
    .title = Deux actions

rule-KP-4-3 = À la première manche, le premier joueur et son voisin de gauche n’ont qu’une action chacun. À deux, cela vaut donc pour vous deux.
    .title = La première manche

rule-KP-4-4 = Si, après votre dernière action, vous avez plus de cinq cartes en main, vous glissez celles en trop sous votre propre pioche, dans l’ordre que vous voulez.
    .title = La limite de main

rule-KP-4-5 = Quand vous jouez la dernière carte de votre main, que ce soit pour commencer une cérémonie ou sur une cérémonie, vous marquez aussitôt 1 point et piochez trois cartes. Ce n’est pas une action, et si le Chef ou le Guerrier vous permet de continuer à jouer, vous pouvez le faire avec les nouvelles cartes.
    .title = Vider sa main

rule-KP-4-6 = Le bonus de main vide ne vient que lorsqu’une carte jouée vide la main ; un échange ne le donne donc jamais. Il précède les autres effets de la carte et tient compte des capacités présentes à cet instant : la Plume d’aigle que cette carte vient de commencer compte, et celle qu’elle va terminer compte encore. Vous marquez les points même s’il n’y a plus rien à piocher ; votre main reste alors vide et ne donne pas d’autre bonus d’elle-même.
    .title = La main vide, précisions
    .ruling = Les livrets diffèrent sur ce point ; nous suivons le texte allemand, où il s’agit de jouer sa dernière carte.

rule-KP-4-7 = Une action compte dès qu’elle commence. Les deux premières actions de votre tour sont obligatoires, quelles qu’elles soient (une seule dans les tours courts de la première manche) ; celles que vous devez en plus à un Vase peuvent être refusées. En terminant votre tour, vous renoncez à toutes les actions qui vous restent.
    .title = Ce qui est obligatoire
    .ruling = Le livret ne dit pas si l’on peut renoncer à une action ; une action en plus est un cadeau et ne doit pas devenir un fardeau.

rule-KP-4-8 = Pour piocher, il faut qu’il reste une carte dans votre pioche ; pour échanger, il faut une carte en main. Si vous n’avez ni l’une ni l’autre, vous pouvez passer une action obligatoire, une seule à la fois. Vous pouvez aussi annuler une cérémonie à la place, mais rien ne vous y oblige.
    .title = Quand rien n’est possible
    .ruling = Le livret n’envisage pas un joueur sans aucune carte, et devoir sacrifier ses cérémonies serait une punition sévère.

rule-KP-4-9 = La limite de main s’applique aussi au dernier tour, avant le décompte final. Les cartes que vous glissez alors sous votre pioche y sont comptées.
    .title = Limite en fin de partie

## Les cinq actions

rules-kokopelli-section-5 = Les cinq actions

rule-KP-5-1 = Piocher : prenez en main la carte du dessus de votre pioche. Chaque fois que vous devriez piocher plus de cartes qu’il n’y en a, vous prenez celles qui restent.
    .title = Piocher une carte

rule-KP-5-2 = Commencer : posez une carte Cérémonie de votre main sur une case vide de votre propre village. Un Kokopelli ne peut jamais commencer une cérémonie.
    .title = Commencer une cérémonie

rule-KP-5-3 = Ce qui se trouve déjà quelque part dans votre zone de jeu ne peut pas y être commencé une seconde fois.
    .title = Jamais deux fois

rule-KP-5-4 = Jouer : posez une carte de votre main sur une cérémonie de votre zone de jeu, soit la carte correspondante, soit un Kokopelli, qui va partout. Quel que soit le nombre de cartes jouées en une action, chaque carte compte séparément pour tous les effets.
    .title = Jouer une carte

rule-KP-5-5 = La deuxième et la troisième carte prolongent une cérémonie ; la quatrième la termine.
    .title = Prolonger et terminer

rule-KP-5-6 = Annuler : mettez l’une de vos cérémonies, avec toutes ses cartes, dans votre défausse. Personne ne marque de points.
    .title = Annuler une cérémonie

rule-KP-5-7 = Échanger : glissez toutes vos cartes sous votre pioche, une par une dans l’ordre de votre choix, chacune tout en dessous ; puis piochez-en autant sur le dessus. Si votre pioche était vide, vous retrouvez les mêmes cartes. Un échange ne compte jamais comme une pioche vidée.
    .title = Échanger sa main

rule-KP-5-8 = Quand une cérémonie est terminée, la personne qui a joué la carte finale prend d’abord le jeton de points du dessus pour cette cérémonie : le 4, puis, la fois suivante, le 3. Celui qui prend le 3 pose une tuile Fin de partie à sa place. S’il n’y a plus de jeton de points, terminer rapporte 1 point, et cela même là où il n’y a pas de tuile Fin de partie parce que la pile était épuisée.
    .title = Terminer : les points
    .ruling = Le livret lie ce point unique à la présence d’une tuile Fin de partie ; nous le donnons aussi là où la pile n’en avait plus.

rule-KP-5-9 = Ensuite, le propriétaire met toutes les cartes de la cérémonie terminée dans sa propre défausse, d’où qu’elles viennent. S’il n’est pas le joueur actif, il marque 1 point.
    .title = Terminer : le propriétaire

rule-KP-5-10 = Si la pile de tuiles Fin de partie est vide, prendre un jeton de 3 points ne fait poser aucune tuile.
    .title = Pile de fin épuisée
    .ruling = Cela peut arriver à la dernière manche, et le livret n’en dit rien.

rule-KP-5-11 = Les défausses ne reviennent jamais en jeu ; personne n’a donc à décider de l’ordre de leurs cartes.
    .title = Les défausses
    .ruling = Le livret laisse choisir l’ordre, mais ce choix ne change rien.

rule-KP-5-12 = Commencer une cérémonie, ce n’est pas jouer une carte sur une cérémonie : la Patte, le Lézard, le Vase et la Mère n’en tiennent pas compte. Ce n’est que pour la main vide qu’une carte qui commence une cérémonie compte comme jouée (KP-4.5).
    .title = Commencer n’est pas jouer
    .ruling = Le livret distingue les deux actions, et ces quatre capacités ne parlent que de cartes jouées sur une cérémonie.

## Les seize capacités

rules-kokopelli-section-6 = Les seize capacités

rule-KP-6-1 = Avec une seule action Jouer, vous pouvez poser autant de cartes que vous voulez sur une cérémonie, jusqu’à ce qu’elle soit terminée.
    .title = Capacité du Chef

rule-KP-6-2 = Les cartes tirées par une action Piocher peuvent être jouées aussitôt sur des cérémonies. Avec le Chasseur, vous piochez d’abord les deux cartes ; ensuite vous pouvez n’en jouer aucune, une ou deux, sur la même cérémonie ou sur des cérémonies différentes. Cela reste une action Piocher : le Chef et le Guerrier n’y changent rien, mais tous les effets des cartes jouées s’appliquent.
    .title = Capacité de la Naissance

rule-KP-6-3 = Quand vous jouez des cartes, toutes les cases de vos deux voisins sont à votre portée ; à deux, aussi celles qui se trouvent sous la pioche adverse. Mais pour commencer une cérémonie, c’est votre zone de jeu habituelle qui compte.
    .title = Capacité de la Femme araignée

rule-KP-6-4 = Avec une seule action Jouer, vous pouvez jouer deux cartes, chacune sur une cérémonie différente. Le Guerrier ne se combine pas avec le Chef : après une deuxième carte sur une autre cérémonie, l’action est finie ; après une deuxième carte sur la même, vous ne pouvez continuer que sur celle-là.
    .title = Capacité du Guerrier

rule-KP-6-5 = Chaque action Piocher vous fait tirer une carte de plus.
    .title = Capacité du Chasseur

rule-KP-6-6 = Avec une action Commencer, vous pouvez aussi utiliser une case vide du village d’un voisin. C’est alors le propriétaire de ce village qui reçoit la capacité.
    .title = Capacité du Feu

rule-KP-6-7 = Le Feu a une limite : la cérémonie ne doit pas déjà se trouver dans la zone de jeu du propriétaire du village. Cela remplace la vérification habituelle : votre propre zone de jeu n’importe pas ici.
    .title = Feu : la limite

rule-KP-6-8 = Vous marquez 1 point quand vous jouez une carte sur une cérémonie qui n’est pas la vôtre.
    .title = Capacité de la Patte

rule-KP-6-9 = Vous piochez une carte quand vous jouez une carte sur une cérémonie qui n’est pas la vôtre.
    .title = Capacité du Lézard

rule-KP-6-10 = Quand vous videz votre main, vous piochez cinq cartes et marquez 3 points, au lieu de trois cartes et 1 point.
    .title = Capacité de la Plume d’aigle

rule-KP-6-11 = Vous marquez 1 point quand vous terminez une cérémonie, peu importe à qui elle appartient. Terminer votre propre Tortue compte aussi.
    .title = Capacité de la Tortue

rule-KP-6-12 = Quiconque joue une carte sur l’une de vos cérémonies, vous y compris, a une action de plus ce tour-ci. Chaque propriétaire d’un Vase n’en donne qu’une par tour.
    .title = Capacité du Vase

rule-KP-6-13 = Vous avez une case de plus, sous votre pioche : la cinquième, ou la sixième à deux. À trois ou quatre, elle fait partie de votre zone de jeu et de celles de vos deux voisins, même après le départ du Soleil ; à deux, elle ne fait partie que de la vôtre.
    .title = Capacité du Soleil
    .ruling = Les livrets divergent sur qui atteint cette case ; nous suivons les textes anglais et français.

rule-KP-6-14 = Une fois commencée sur la case du Soleil, une cérémonie y demeure quoi qu’il arrive au Soleil ; seules sa fin ou son annulation l’enlèvent. Ensuite, la case est fermée jusqu’à ce que vous ayez de nouveau un Soleil en cours. À deux, les deux cases sous la pioche sont distinctes, et seule celle du Soleil se ferme.
    .title = Soleil : la durée

rule-KP-6-15 = Vous marquez 1 point chaque fois que quelqu’un, vous compris, joue un Kokopelli sur l’une de vos cérémonies.
    .title = Capacité de la Mère

rule-KP-6-16 = Vos cérémonies sont terminées dès la troisième carte. Celle qui en a déjà trois quand le Tambour commence attend sa quatrième.
    .title = Capacité du Tambour

rule-KP-6-17 = Chacune de vos cérémonies vous rapporte 1 point lorsqu’elle est terminée, peu importe par qui. La fin du Chaman lui-même compte aussi, et ce point s’ajoute à celui que vous recevez quand un autre termine votre cérémonie (KP-5.9).
    .title = Capacité du Chaman

rule-KP-6-18 = Un Kokopelli compte pour deux au moment où vous le jouez, où que ce soit, et pour une seule carte ensuite.
    .title = Capacité : Danse du serpent

rule-KP-6-19 = Le Feu atteint les cases vides des villages voisins qui font partie de votre zone de jeu habituelle, et jamais une case sous une pioche.
    .title = La portée du Feu
    .ruling = Le texte polonais le dit, le symbole de la carte désigne votre zone de jeu chez les voisins, et la note de la Femme araignée ne permet de commencer que dans la zone habituelle ; les autres textes pourraient se lire plus largement.

rule-KP-6-20 = Avec la Danse du serpent, un Kokopelli compte pour deux dans quatre cas exactement : le nombre de cartes qu’il faut pour terminer (deux cartes et le Kokopelli suffisent, ou une carte et le Kokopelli avec le Tambour), la Mère (2 points), la Patte (2 points) et le Lézard (deux cartes). Pour tout le reste, c’est une seule carte.
    .title = Ce que double le serpent
    .ruling = L’exemple du livret montre les 2 points de la Mère ; nous appliquons la même idée à tout ce qui considère chaque carte jouée.

rule-KP-6-21 = Les capacités qui façonnent une action entière (Chef, Guerrier, Naissance et Chasseur) valent jusqu’à la fin de l’action si elles étaient en cours à son début. Toutes les autres sont vérifiées à chaque carte : une Femme araignée ou un Tambour que termine la première de deux cartes n’aide plus la seconde. Une carte qui termine une cérémonie la trouve encore en cours : le Vase donne donc encore son action, et la Mère son point.
    .title = Durée des capacités
    .ruling = D’après leur texte, la Tortue et le Chaman comptent pour leur propre fin ; nous traitons les autres capacités de même.

rule-KP-6-22 = Le Guerrier et le Chef permettent plus de cartes mais n’obligent à rien : une seule suffit toujours. Des cérémonies différentes sont des cérémonies sur des cases différentes, même si elles sont de la même sorte.
    .title = Une carte suffit
    .ruling = Le texte français montre bien que l’on peut jouer plus de cartes sans y être tenu.

rule-KP-6-23 = La Naissance ne vaut pas pour les cartes piochées grâce au Lézard, et elle ne permet pas de commencer une cérémonie. De chaque sorte, vous pouvez jouer autant de cartes que vous en avez pioché avec l’action Piocher.
    .title = Limites de la Naissance
    .ruling = La carte ne parle que de l’action Piocher et de cartes jouées ; des cartes identiques en main ne se distinguent pas, et seul leur nombre compte.

rule-KP-6-24 = La case du Soleil est simplement une case de plus : on peut y commencer une cérémonie avant que les autres cases soient pleines. Mais seul le propriétaire du Soleil en a le droit.
    .title = Utiliser la case Soleil
    .ruling = Le livret n’impose aucun ordre pour remplir les cases, et la capacité appartient au propriétaire du Soleil.

rule-KP-6-25 = Après la pose d’une carte, ses effets viennent dans cet ordre : main vide, Patte, Lézard, Mère, Vase, et enfin la fin de la cérémonie avec le jeton de points, le point du propriétaire, la Tortue et le Chaman.
    .title = Ordre des effets
    .ruling = Le livret ne donne pas d’ordre, et un ordre fixe vaut pour toutes les tables.

rule-KP-6-26 = On vous demande si vous continuez chaque fois que ce que tout le monde voit permet une carte de plus, même si rien ne convient dans votre main et qu’arrêter est votre seul choix. Avec le Chef, il faut que la cérémonie soit encore là et que votre main ne soit pas vide. Avec le Guerrier, une carte a été jouée, une autre cérémonie est à portée et votre main n’est pas vide ; avec la Naissance, il reste une carte piochée et une cérémonie est à portée. Dans tous les autres cas, l’action prend fin d’elle-même.
    .title = Continuer ou arrêter
    .ruling = Une action qui s’arrêterait d’elle-même faute de carte qui convienne dirait à la table ce qui manque à votre main.

rule-KP-6-27 = Vous gardez l’action reçue d’un Vase même si ce Vase disparaît. Un Vase qui disparaît et qui est recommencé dans le même tour ne donne une action que si ce village n’en a pas encore donné.
    .title = Quand le Vase disparaît
    .ruling = La limite est d’une action par propriétaire et par tour, et un nouveau Vase ne la remet pas à zéro.

rule-KP-6-28 = Chaque point est inscrit sous la règle qui l’a donné. Les 3 points de la Plume d’aigle lui reviennent et aucun à la main vide ; ce que double la Danse du serpent va à la Patte ou à la Mère ; les points de fin de cérémonie (KP-5.8) et le point du propriétaire (KP-5.9) ont chacun leur ligne.
    .title = D’où viennent les points
    .ruling = Ainsi, chaque score peut être retracé point par point.

## Fin et décompte

rules-kokopelli-section-7 = Fin et décompte

rule-KP-7-1 = La partie se termine après la manche où une pioche a été vidée ou la dernière tuile Fin de partie posée. Chacun joue donc le même nombre de tours.
    .title = Fin de la partie

rule-KP-7-2 = Une pioche qui a été vidée compte comme telle, même si des cartes y sont glissées plus tard dans la même manche.
    .title = Vidée reste vidée
    .ruling = Nous suivons le texte français, où il s’agit d’avoir pioché la dernière carte.

rule-KP-7-3 = Toutes les mains vont, faces visibles, dans les défausses. Le plus petit nombre de cartes en pioche rapporte 5 points et le deuxième plus petit 3 points, à chaque joueur qui a ce nombre ; à deux, des pioches égales donnent 5 points chacun.
    .title = Points des petites pioches

rule-KP-7-4 = Vous marquez 1 point pour chaque cérémonie de votre village, quel que soit son nombre de cartes.
    .title = Points des cérémonies

rule-KP-7-5 = Le plus grand total de points l’emporte. En cas d’égalité, la victoire est partagée.
    .title = Qui gagne

rule-KP-7-6 = Une partie encore en cours à la manche 100 se termine avec elle. À la fin, on vous dit ce qui a mis fin à la partie : une pioche vide, les tuiles Fin de partie, les deux ou, à défaut, la limite de manches.
    .title = La limite de manches
    .ruling = Rien dans les règles n’oblige une pioche à diminuer ; sans cela, une partie pourrait durer toujours.

## Qui sait quoi

rules-kokopelli-section-8 = Qui sait quoi

rule-KP-8-1 = Tout le monde voit les villages, les points, les jetons, les tuiles, le nombre de cartes de chaque main et de chaque pile, et toute carte jouée ou retirée du jeu vers une défausse depuis le début.
    .title = Ce que chacun voit

rule-KP-8-2 = Votre main n’est connue que de vous, tout comme les cartes que vous avez glissées sous votre pioche et leur ordre ; les autres n’en savent que le nombre. Vous les piochez quand les cartes inconnues au-dessus d’elles sont épuisées. Personne ne connaît le reste des pioches.
    .title = Ce que les autres ignorent

rule-KP-8-3 = Tout le monde sait de quoi chaque paquet est fait : les cartes cachées d’un joueur sont donc exactement son paquet moins ce qu’on en a vu. Les cartes gardent le dos de leur propriétaire, où qu’elles soient jouées.
    .title = Ce qui se déduit
