### The rules of High Card.

rules-highcard-title = Les règles de Haute Carte
rules-highcard-intro = À chacun des cinq plis, chacun joue une carte. La plus haute remporte le pli, et chaque pli vaut un point.

rules-highcard-section-1 = Mise en place
rule-HC-1-1 = Il y a vingt cartes, de 1 à 20. Chacun en reçoit cinq ; les autres restent cachées.
    .title = Cinq cartes chacun
rule-HC-1-2 = Qui entame le premier pli est tiré au sort ou convenu.
    .title = La première entame

rules-highcard-section-2 = Un pli
rule-HC-2-1 = En commençant par celui qui entame, chacun à son tour joue une carte de sa main.
    .title = Une carte chacun
rule-HC-2-2 = La plus haute carte remporte le pli et rapporte 1 point. Qui l’a remporté entame le suivant.
    .title = La plus haute carte gagne

rules-highcard-section-3 = La fin
rule-HC-3-1 = Après cinq plis, la partie est terminée. Le plus de points gagne ; à égalité, la place est partagée.
    .title = Cinq plis

rules-highcard-section-4 = Ce que vous savez
rule-HC-4-1 = Vous voyez votre main, les cartes sur la table et toutes celles des plis précédents.
    .title = Cartes ouvertes et cachées
