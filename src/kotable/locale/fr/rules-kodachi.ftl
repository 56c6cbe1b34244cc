# Les règles de Kodachi telles qu'on les joue à cette table, dans nos propres mots.
# Un message par règle : son texte, un .title et, là où tranche une décision de notre part, un .ruling qui dit pourquoi.
# Le .text d'une section vaut pour la section entière.

rules-kodachi-title = Les règles de Kodachi
rules-kodachi-intro = Dans Kodachi, vous vous introduisez dans une noble maison, par la force ou par la discrétion, et vous battez un garde après l’autre aussi longtemps que vous l’osez. Vous en rapportez des trésors, qui vous servent à acheter des émissaires, des rumeurs et des techniques qui renforcent votre paquet et comptent à la fin. Les émissaires vous valent aussi des jetons de clan ; quand ceux-ci se font rares, la partie se termine, et le plus grand total de points l’emporte.
rules-kodachi-short = Annoncer, battre les gardes un par un, s’arrêter à temps ; puis prendre des trésors et acheter des cartes avec.
rules-kodachi-example = Un tour en exemple
rules-kodachi-example-1 = Une carte Maison et un garde sont révélés. Vous avez des cartes hautes.
rules-kodachi-example-2 = Vous annoncez la force et jouez un 4 : plus que 3, le garde est battu.
rules-kodachi-example-3 = Vous continuez. Un 4 ne ferait qu’égaliser ; avec le +1 d’un Novice, cela fait 5.
rules-kodachi-example-4 = Le dos rouge est un garde d’élite : 4 contre la force. Votre 5 suffit.
rules-kodachi-example-5 = Trois gardes donnent deux cartes, et votre main est faible maintenant : vous vous arrêtez.
rules-kodachi-example-6 = Première carte : l’or, sans payer.
rules-kodachi-example-7 = Deuxième carte : l’émissaire bleu, pour deux éventails et l’or.
rules-kodachi-example-8 = Mira et Nils prennent une carte chacun. Vous complétez votre main à six.

## Décisions

rules-kodachi-section-0 = Décisions
    .text = Chaque fois que ces règles vous laissent un choix, on vous le demande, même si vos cartes ne permettent qu’une seule réponse. Ce qui se fait tout seul doit découler de ce que tout le monde voit ; sinon, les autres en apprendraient quelque chose sur votre main. Quand ce que tout le monde voit ne laisse qu’une réponse, votre écran peut la donner à votre place.

## Matériel

rules-kodachi-section-1 = Matériel

rule-KD-1-1 = Chaque joueur possède 12 cartes de départ : 10 cartes Dojo et 2 techniques de départ.
    .title = Les cartes de départ

rule-KD-1-2 = Le paquet Maison compte 60 cartes : 21 émissaires de trois clans (rouge, bleu et vert), 17 rumeurs et 22 techniques.
    .title = Le paquet Maison

rule-KD-1-3 = Le paquet Garde compte 50 cartes : 35 gardes à dos brun et 15 gardes d’élite à dos rouge. Chaque carte Garde est aussi un trésor : éventail, rouleau, vase, jade ou or.
    .title = Le paquet Garde

rule-KD-1-4 = Il y a 9 jetons de clan, une pile de trois pour chaque clan : le 2 au-dessus, le 4 en dessous et le 5 tout en bas.
    .title = Les jetons de clan

## Mise en place

rules-kodachi-section-2 = Mise en place

rule-KD-2-1 = Kodachi se joue de deux à quatre. Chacun mélange ses 12 cartes de départ pour former sa pioche et en tire 6.
    .title = Joueurs et mains

rule-KD-2-2 = Le premier joueur est fixé à la création de la table ou tiré au sort. Autour d’une vraie table, ce serait le plus silencieux d’entre vous.
    .title = Le premier joueur

rule-KD-2-3 = En comptant à partir du premier joueur, le deuxième commence avec un éventail, le troisième avec un rouleau et le quatrième avec un vase. Ce sont des cartes Garde brunes, tirées au sort et à découvert parmi celles qui montrent ce trésor, et retirées avant que le paquet Garde soit mélangé.
    .title = Trésors de départ

rule-KD-2-4 = Les gardes et les gardes d’élite sont mélangés en un seul paquet ; les émissaires, les rumeurs et les techniques en forment un autre.
    .title = Deux paquets

rule-KD-2-5 = Tout le monde voit le dos de la carte du dessus du paquet Garde, et donc si un garde d’élite arrive.
    .title = Le dos du prochain garde

## L'intrusion

rules-kodachi-section-3 = L’intrusion

rule-KD-3-1 = Au début de votre tour, on retourne la carte du dessus du paquet Maison, puis celle du paquet Garde. Elles forment deux rangées, qui constituent ensemble l’étalage.
    .title = Début du tour

rule-KD-3-2 = Après avoir vu ces deux cartes, vous annoncez force ou discrétion ; tout tour commence ainsi. Votre annonce vaut pour le tour entier, sauf si une carte vous en fait changer (KD-4.6).
    .title = Force ou discrétion

rule-KD-3-3 = Par la force, votre total doit être supérieur à la valeur du garde ; par la discrétion, il doit être inférieur. À égalité, le garde n’est pas battu.
    .title = Plus ou moins

rule-KD-3-4 = Contre chaque garde, vous jouez exactement une carte Dojo et, avant ou après elle, autant de techniques que vous voulez. Toute carte Dojo peut être jouée, même si elle ne gagne pas encore ou ne peut pas gagner. Entre deux cartes Garde, on ne peut jouer aucune carte.
    .title = Cartes contre chaque garde

rule-KD-3-5 = Votre total est la valeur de la carte Dojo augmentée ou diminuée de tous les modificateurs joués contre ce garde. Après chaque carte jouée, une fois tous ses effets produits, on compare votre total et votre posture au garde. S’ils suffisent, le garde est battu, que vous le vouliez ou non ; même un simple changement de posture peut y suffire.
    .title = Le total

rule-KD-3-6 = Certains gardes d’élite ont une valeur basse et une valeur haute. Par la discrétion, vous affrontez la basse ; par la force, la haute.
    .title = Élites à deux valeurs

rule-KD-3-7 = Certains gardes d’élite sont deux gardes à la fois. Il faut battre les deux, l’un après l’autre dans l’ordre imprimé, chacun avec sa propre carte Dojo et ses propres modificateurs. Ensemble, ils comptent comme une seule carte Garde.
    .title = Élites en duo

rule-KD-3-8 = Après chaque carte Garde battue, vous vous arrêtez ou vous continuez. Pour continuer, retournez une carte Maison et une carte Garde de plus, et poursuivez le combat avec ce que vous avez en main.
    .title = S’arrêter ou continuer

rule-KD-3-9 = Si vous ne battez pas le garde que vous affrontez, votre intrusion échoue. Le combat prend fin et vous ne prenez rien, quels que soient les gardes déjà battus. Les autres peuvent tout de même prendre des cartes (KD-5.6), et votre tour se termine comme d’habitude.
    .title = Une intrusion manquée

rule-KD-3-10 = Un combat n’est perdu que si vous abandonnez. Vous le pouvez à tout moment face à un garde, mais pas avant votre annonce, ni au moment de décider si vous vous arrêtez ou continuez. Un combat n’est jamais perdu de lui-même.
    .title = Abandonner un combat
    .ruling = Les mains sont cachées : personne ne peut vérifier que vous ne pouvez pas gagner, et un combat perdu de lui-même dirait ce qui manque à votre main.

rule-KD-3-11 = Quand une carte doit venir d’un paquet ou d’une pioche vide, on mélange sa défausse pour le reformer ; jusque-là, il n’y a pas de carte du dessus à voir. Si une rangée ne peut toujours pas être complétée, vous ne pouvez pas continuer. Au début d’un tour, on affronte alors le garde sans carte Maison ; les cartes Garde ne manquent jamais.
    .title = Paquets vides
    .ruling = Le livret ne dit pas ce qui se passe quand la défausse est épuisée elle aussi.

## Les cartes au combat

rules-kodachi-section-4 = Les cartes au combat

rule-KD-4-1 = Une carte Dojo compte pour sa valeur.
    .title = Les cartes Dojo

rule-KD-4-2 = Une rumeur peut être jouée comme carte Dojo de sa valeur.
    .title = Rumeurs au combat

rule-KD-4-3 = Un émissaire peut être joué comme carte Dojo de sa valeur. Il vous vaut aussi le jeton du dessus de son clan, s’il en reste un.
    .title = Émissaires au combat

rule-KD-4-8 = Vous prenez le jeton au moment où le garde tombe. Un combat perdu n’en donne aucun, mais vous gardez les jetons des gardes tombés auparavant, y compris celui du premier garde d’un duo.
    .title = Quand vient le jeton
    .ruling = Par « immédiatement », le livret vise, comme dans son exemple, une carte qui l’emporte sur le garde ; sacrifier un émissaire contre un garde hors d’atteinte ne doit rien rapporter.

rule-KD-4-4 = Les techniques modifient le total, font piocher ou changent votre posture ; certaines peuvent être jouées comme carte Dojo à la place. Tous les effets de l’usage choisi se produisent de haut en bas, dans la mesure du possible. Vous pouvez choisir un usage même si rien n’en est possible, et l’un ou l’autre signe dans n’importe quelle posture.
    .title = Techniques au combat

rule-KD-4-5 = Les cartes piochées en plein combat peuvent servir tout de suite, et il n’y a pas de limite de main pendant le combat. Si votre pioche est vide, on mélange votre défausse ; les cartes jouées pendant ce tour n’y sont pas encore.
    .title = Piocher au combat

rule-KD-4-6 = Un changement fait passer de la force à la discrétion, ou l’inverse, pour le reste du tour. Un garde à deux valeurs s’affronte alors à son autre valeur. Vous pouvez aussi changer entre les deux gardes d’un duo.
    .title = Changer de posture

rule-KD-4-7 = Un modificateur peut précéder la carte Dojo. Il se rapporte au garde que vous affrontez, dans un duo à ce seul garde, et disparaît avec lui.
    .title = Portée des modificateurs
    .ruling = Le livret ne dit pas combien de temps agit un modificateur ; une carte pour un garde est la lecture la plus simple.

## Prendre des cartes

rules-kodachi-section-5 = Prendre des cartes

rule-KD-5-1 = Quand vous vous arrêtez, vous pouvez prendre des cartes de l’étalage : une pour une ou deux cartes Garde battues, deux pour trois, trois pour quatre, et ainsi de suite. Vous les prenez l’une après l’autre, trésors et cartes Maison dans n’importe quel ordre.
    .title = Combien de cartes

rule-KD-5-2 = Une carte Garde est gratuite. Elle se place face visible devant vous comme trésor et peut servir tout de suite.
    .title = Prendre un trésor

rule-KD-5-3 = Une carte Maison s’achète. Les trésors payés vont à la défausse des gardes, et la carte rejoint aussitôt votre main.
    .title = Acheter une carte Maison

rule-KD-5-4 = Une carte coûte un trésor au choix, deux identiques au choix, un au choix et encore un au choix, un au choix et deux identiques au choix, ou les trésors indiqués. Chaque carte d’or remplace un trésor de n’importe quelle sorte, et plusieurs peuvent remplacer la même : deux cartes d’or paient deux identiques. On ne rend pas la monnaie et on ne peut pas payer trop.
    .title = Les prix

rule-KD-5-5 = La technique qui montre de l’or peut, depuis votre main, valoir 1 or lors d’un achat, même si vous venez de l’acheter, mais pas si vous l’avez jouée au combat. Elle va aussitôt dans votre propre défausse.
    .title = La technique d’or

rule-KD-5-6 = Ensuite, en partant de votre gauche et dans le sens des aiguilles d’une montre, chacun des autres peut prendre une carte : un trésor gratuitement, ou une carte Maison en l’achetant. Cela vaut aussi après une intrusion manquée.
    .title = Au tour des autres

rule-KD-5-7 = Toutes les cartes de l’étalage peuvent être prises, même le garde qui n’a pas été battu.
    .title = Tout l’étalage

rule-KD-5-8 = Personne n’est jamais obligé de prendre une carte. On interroge chacun des autres tant qu’il reste une carte dans l’étalage, même si « rien » est son seul choix : sauter quelqu’un dirait ce qui manque à sa main.
    .title = Prendre reste facultatif

rule-KD-5-9 = La technique d’or peut servir à quiconque prend des cartes, même pendant le tour d’un autre.
    .title = L’or hors tour
    .ruling = La carte parle de prendre des cartes, et c’est bien ce que font aussi les autres joueurs.

rule-KD-5-10 = Vous décidez d’abord quoi acheter, puis comment payer. Vous choisissez un paiement entier parmi tous ceux qui font le prix exact, et on vous le demande même s’il n’y en a qu’un. De plusieurs trésors identiques, c’est celui que vous avez depuis le plus longtemps qui part ; c’est une carte Garde, et elle retourne à la défausse de son paquet.
    .title = Comment payer
    .ruling = Une technique d’or cachée dans votre main pourrait être une deuxième façon de payer ; ne pas vous poser la question la trahirait.

## Fin du tour

rules-kodachi-section-6 = Fin du tour
    .text = Le tour se termine dans l’ordre de ces étapes.

rule-KD-6-1 = Ce qui reste de l’étalage va aux défausses de la maison et des gardes.
    .title = Vider l’étalage

rule-KD-6-2 = Les cartes que vous avez jouées vont dans votre propre défausse.
    .title = Les cartes jouées

rule-KD-6-3 = Vous pouvez aussi défausser, une par une, des cartes de votre main que vous n’avez pas jouées. Si vous en avez plus de 6, vous devez descendre à 6.
    .title = Défausser de sa main

rule-KD-6-4 = Puis vous complétez votre main à 6 cartes. Celles que vous piochez maintenant ne peuvent plus être défaussées ce tour-ci.
    .title = Compléter sa main

rule-KD-6-5 = Vous gardez au plus 4 trésors. Vous choisissez, un par un, de quelle sorte sont ceux qui vont à la défausse des gardes ; d’une même sorte, c’est celui que vous avez depuis le plus longtemps qui part.
    .title = Quatre trésors au plus

rule-KD-6-6 = Les limites de main et de trésors ne s’appliquent qu’à la fin de votre propre tour. D’ici là, vous pouvez en avoir davantage.
    .title = Quand valent les limites
    .ruling = Le livret cite ces limites à la fin de son propre tour, et précise qu’un achat peut porter une main au-delà de six cartes.

rule-KD-6-7 = Le shuriken passe à la personne à votre gauche.
    .title = Le shuriken passe

## Fin et décompte

rules-kodachi-section-7 = Fin et décompte

rule-KD-7-1 = Quand un joueur a obtenu un quatrième jeton de clan, ou que le dernier jeton a été pris, on finit la manche, pour que chacun ait joué le même nombre de tours. Jusque-là, chacun peut encore prendre des cartes dans l’étalage des autres.
    .title = Fin de la partie

rule-KD-7-2 = Toutes les cartes que vous possédez comptent, où qu’elles soient. Les émissaires et les techniques valent les points imprimés ; les rumeurs comptent à leur manière.
    .title = Points sur les cartes

rule-KD-7-3 = Une rumeur rapporte 1 point par émissaire que vous possédez, ou 1 par rumeur, elle-même comprise, ou 1 par technique, techniques de départ comprises. Celles de la quatrième sorte rapportent 6 points chacune si personne d’autre n’en possède, 4 si deux joueurs en ont et 2 s’ils sont trois ou plus.
    .title = Points des rumeurs

rule-KD-7-4 = Les jetons de clan rapportent leur valeur. Chaque trésor non dépensé vaut 1 point, même au-delà du quatrième.
    .title = Jetons et trésors

rule-KD-7-5 = Le plus grand total de points l’emporte. En cas d’égalité, c’est le nombre d’émissaires qui départage, puis les points en jetons de clan ; si l’égalité demeure, la victoire est partagée.
    .title = Qui gagne

rule-KD-7-6 = Une partie encore en cours à la manche 100 se termine avec elle.
    .title = La limite de manches
    .ruling = Rien dans les règles n’oblige à gagner des jetons ; sans cela, une partie pourrait durer toujours.

## Qui sait quoi

rules-kodachi-section-8 = Qui sait quoi

rule-KD-8-1 = Tout le monde voit l’étalage, les trésors, les jetons et les défausses, y compris les cartes défaussées sans avoir été jouées. Tout le monde sait aussi ce que chacun possède, puisque tous les achats se font à découvert, et connaît le dos de la prochaine carte Garde et le nombre de cartes partout.
    .title = Ce que chacun voit

rule-KD-8-2 = Votre main n’est connue que de vous. Personne ne connaît l’ordre des pioches ni des paquets.
    .title = Ce qui reste caché

## La liste des cartes

rules-kodachi-section-9 = La liste des cartes
    .text = Le livret ne montre ses cartes qu’en images, et nous avons cherché en vain une liste publiée. Ce que le livret et des critiques nous apprennent figure ci-dessous ; le reste est reconstitué, en faisant de la force et de la discrétion le miroir l’une de l’autre autour de la valeur 3 et en respectant les nombres de cartes. Pour chaque carte, le programme note si elle vient du livret, d’une critique ou de notre reconstitution, il le dit là où il montre la carte, et il confronte toute liste aux faits connus. Si vous possédez le jeu, vous pouvez jouer avec la vraie liste à partir de votre propre fichier. Dans la liste reconstituée, vos cartes Dojo se répartissent également de part et d’autre du 3. Chaque clan a sept émissaires de valeurs 1 à 5 ; la plupart coûtent un trésor au choix et deux identiques, les autres demandent des trésors précis, différents d’un clan à l’autre. Les valeurs des gardes bruns se concentrent au milieu ; parmi eux, l’éventail est le trésor le plus courant et l’or le plus rare. Les gardes d’élite ont deux valeurs ou vont par deux, et gardent surtout les trésors plus rares.

rule-KD-9-1 = On connaît tous les nombres de cartes et de jetons donnés au chapitre du matériel. Les cartes Dojo n’ont que les valeurs 1, 2, 4 et 5, comme nous l’apprend une critique ; le 3 n’existe que sur les techniques de départ. Une technique de départ est un 3 comme carte Dojo, ou +1, ou −1, et ne rapporte aucun point.
    .title = Connu : cartes de départ

rule-KD-9-2 = On connaît quatre sortes de rumeurs : valeur 5 avec 1 point par émissaire, valeur 5 avec 1 point par rumeur, valeur 2 avec 1 point par technique, et valeur 3 avec 6, 4 ou 2 points. Une rumeur coûte un trésor au choix.
    .title = Connu : les rumeurs

rule-KD-9-3 = Techniques connues : piocher 3 (2 points) ; Dojo 0 et piocher 1 (1 point) ; changement (2 points) ; +2 et piocher 1 (2 points) ; −2 et piocher 1 ; +1 ou −1 et piocher 1 (2 points) ; Dojo 3, ou 1 or lors d’un achat (2 points) ; Dojo 1 ou Dojo 5 (2 points). Il existe une technique qui coûte un seul trésor (au choix, ou un vase), et il existe des prix de deux identiques ainsi que d’un au choix et encore un au choix.
    .title = Connu : les techniques

rule-KD-9-4 = Parmi les émissaires, on en connaît un bleu de valeur 2 et de 4 points, et deux qui totalisent 9 points. Les prix connus sont un trésor au choix et deux identiques ; deux éventails et un rouleau ; un jade, un vase et un rouleau.
    .title = Connu : les émissaires

rule-KD-9-5 = Les valeurs 2, 3, 4 et 5 apparaissent sur des gardes qui ne sont pas dits d’élite, et il y a des gardes bruns avec éventail, rouleau ou vase. Parmi les élites figurent un 2/4, un 0/3, le duo 3 et 5, et un garde qui vaut 6 face à la force.
    .title = Connu : les gardes

rule-KD-9-6 = Le livret calcule quelques sommes sur les cartes qu’il montre (et non sur toutes les cartes d’un joueur), et toute liste doit les permettre. Deux émissaires valant ensemble 9 points et deux rumeurs d’émissaires en valant 4 font 13 ; trois techniques valant ensemble 4 points et une rumeur de techniques en valant 3 font 7 ; deux rumeurs 6/4/2 que personne d’autre n’a font 12. Une rumeur qui compte les rumeurs vaut 6 points avec cinq autres ; trois trésors et des jetons valant 8 font 11.
    .title = Sommes à respecter
