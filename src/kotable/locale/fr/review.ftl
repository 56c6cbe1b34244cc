# The review of a finished game, in the terminal and in the browser.

review-title = Analyse
review-subtitle = { $game }, { $rounds } manches : { $points }. Calculé par le bot le plus fort.
review-chance = La chance de gagner
review-moments = Les moments décisifs
review-calm = Une partie calme : aucune décision n’a changé grand-chose.
review-luck-and-skill = Chance et habileté
review-adds-up = Une victoire compte 100 %. Le départ, les cartes, ses erreurs et celles des autres donnent exactement le résultat.
review-all = Toutes les décisions
review-eyes = Point de vue
review-start = Départ
review-luck = Chance
review-own-errors = Ses erreurs
review-others-errors = Erreurs des autres
review-result = Résultat
review-rate = Erreur par décision
review-counts = Écarts, fautes, trouvailles
review-player = en % d’une victoire
review-kind-slip = écart
review-kind-mistake = faute
review-kind-find = trouvaille
review-moment-error = Une erreur
review-moment-good-luck = De la chance
review-moment-bad-luck = Pas de chance
review-moment-find = Une trouvaille
review-moment-theirs = { $who } se trompe
review-played = joué
review-better = mieux
review-next-best = deuxième choix
review-round = Manche { $round }
review-decision = décision { $number } sur { $of }
review-before-after = { $before } avant, { $after } après
review-ahead = de mieux que le deuxième choix
review-lucky = C’était le hasard, pas une erreur.
review-why-points = Devrait rapporter plus de points que le choix fait : +{ $points }.
review-why-brings = Cela apporte à coup sûr :
review-right = Le choix fait était le meilleur.
review-working = Calcul en cours : choix { $done } sur { $of }. Inutile d’attendre.
review-queued = D’autres parties passent d’abord, puis celle-ci.
review-play-on = Jouer à partir d’ici
review-two-hundred = 200 parties d’ici
review-choices = Les choix
review-finished-games = Des bots terminent cette position { $games } fois après chaque choix. Parties gagnées :
review-points-both = Points en moyenne : { $best } et { $played }.
review-points-alone = Points en moyenne : { $best }.
review-may-be-chance = { $wins ->
    [one] Une victoire de plus ou de moins peut être due au hasard.
   *[other] { $wins } victoires de plus ou de moins peuvent être dues au hasard.
}
review-as-table = La courbe en tableau
review-own-luck = chance entre les décisions
review-mark-before = Repère précédent
review-mark-next = Repère suivant
review-step-before = Décision précédente
review-step-next = Décision suivante
review-filter = Montrer
review-filter-mine = Ce joueur
review-filter-errors = Écarts et fautes
review-filter-all = Tous
review-position = La position
review-end = fin
review-see-replay = Revoir la partie d’ici
review-no-review = Cette partie ne se prête pas à une analyse : presque rien n’y a été décidé.
review-curve-told = { $who }, chance de gagner : { $chances }.
review-fall-told = Départ { $start }, chance { $luck }, ses erreurs { $own }, erreurs des autres { $others }, résultat { $result }.
review-luck-parts = Chance : premières cartes { $deal }, ses tours { $own }, entre les tours { $others }.
review-better-is = mieux : { $action }
review-ask-luck = Quelle part de chance ?
review-cards = { $band ->
   *[even] Vos cartes étaient dans la moyenne : { $luck }.
    [better-1] Vos cartes étaient un peu meilleures que la moyenne : { $luck }.
    [better-2] Vos cartes étaient meilleures que la moyenne : { $luck }.
    [better-3] Vos cartes étaient bien meilleures que la moyenne : { $luck }.
    [worse-1] Vos cartes étaient un peu moins bonnes que la moyenne : { $luck }.
    [worse-2] Vos cartes étaient moins bonnes que la moyenne : { $luck }.
    [worse-3] Vos cartes étaient bien moins bonnes que la moyenne : { $luck }.
  }
review-cards-errors = Vos erreurs : { $own }, celles des autres : { $others }.
review-cards-beyond = Il y a eu tant d’erreurs dans cette partie qu’on ne peut pas en distinguer la chance.
review-cards-worse = moins bonnes cartes
review-cards-best = meilleures cartes
