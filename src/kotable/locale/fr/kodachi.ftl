### Kodachi : noms, choix, événements et refus.
### $who : le nom d’une personne. $card, $guard, $treasure, $stance, $use, … : textes des messages ci-dessous.
### Aucun nom inséré ne suit « de » ou « que », qui s’élideraient.

kodachi-name = Kodachi

## Cartes. `ability` en une dizaine de mots.
kodachi-card-dojo-1 = Dojo 1
    .ability = Une carte Dojo de valeur 1.
kodachi-card-dojo-2 = Dojo 2
    .ability = Une carte Dojo de valeur 2.
kodachi-card-dojo-4 = Dojo 4
    .ability = Une carte Dojo de valeur 4.
kodachi-card-dojo-5 = Dojo 5
    .ability = Une carte Dojo de valeur 5.
kodachi-card-novice = Novice
    .ability = Un 3 comme carte Dojo, ou +1, ou −1.
kodachi-card-rumor-envoy = Rumeur d’émissaires
    .ability = Carte Dojo 5. À la fin, 1 point par émissaire que vous possédez.
kodachi-card-rumor-rumor = Rumeur de rumeurs
    .ability = Carte Dojo 5. À la fin, 1 point par rumeur que vous possédez.
kodachi-card-rumor-skill = Rumeur de techniques
    .ability = Carte Dojo 2. À la fin, 1 point par technique que vous possédez.
kodachi-card-rumor-few = Rumeur rare
    .ability = Carte Dojo 3. À la fin, 6, 4 ou 2 points si 1, 2 ou plus de joueurs en ont.
kodachi-card-skill-draw3 = Piocher trois
    .ability = Piochez 3 cartes. 2 points.
kodachi-card-skill-zero = Ombre
    .ability = Carte Dojo 0, puis piochez 1 carte. 1 point.
kodachi-card-skill-switch = Changement
    .ability = La force devient discrétion, ou l’inverse. 2 points.
kodachi-card-skill-plus2 = Plus deux
    .ability = +2, puis piochez 1 carte. 2 points.
kodachi-card-skill-minus2 = Moins deux
    .ability = −2, puis piochez 1 carte. 2 points.
kodachi-card-skill-one = Plus ou moins un
    .ability = +1 ou −1, puis piochez 1 carte. 2 points.
kodachi-card-skill-gold = Trois d’or
    .ability = Carte Dojo 3, ou 1 or depuis la main lors d’un achat. 2 points.
kodachi-card-skill-1or5 = Un ou cinq
    .ability = Carte Dojo 1 ou carte Dojo 5. 2 points.
kodachi-card-red-a = Émissaire rouge 1 (3 points)
    .ability = Carte Dojo 1 ; si elle bat un garde, prenez le jeton rouge du dessus. 3 points.
kodachi-card-red-b = Émissaire rouge 2 (5 points)
    .ability = Carte Dojo 2 ; si elle bat un garde, prenez le jeton rouge du dessus. 5 points.
kodachi-card-red-c = Émissaire rouge 2 (4 points)
    .ability = Carte Dojo 2 ; si elle bat un garde, prenez le jeton rouge du dessus. 4 points.
kodachi-card-red-d = Émissaire rouge 3 (5 points)
    .ability = Carte Dojo 3 ; si elle bat un garde, prenez le jeton rouge du dessus. 5 points.
kodachi-card-red-e = Émissaire rouge 4 (5 points)
    .ability = Carte Dojo 4 ; si elle bat un garde, prenez le jeton rouge du dessus. 5 points.
kodachi-card-red-f = Émissaire rouge 4 (4 points)
    .ability = Carte Dojo 4 ; si elle bat un garde, prenez le jeton rouge du dessus. 4 points.
kodachi-card-red-g = Émissaire rouge 5 (3 points)
    .ability = Carte Dojo 5 ; si elle bat un garde, prenez le jeton rouge du dessus. 3 points.
kodachi-card-blue-a = Émissaire bleu 1 (3 points)
    .ability = Carte Dojo 1 ; si elle bat un garde, prenez le jeton bleu du dessus. 3 points.
kodachi-card-blue-b = Émissaire bleu 2 (5 points)
    .ability = Carte Dojo 2 ; si elle bat un garde, prenez le jeton bleu du dessus. 5 points.
kodachi-card-blue-c = Émissaire bleu 2 (4 points)
    .ability = Carte Dojo 2 ; si elle bat un garde, prenez le jeton bleu du dessus. 4 points.
kodachi-card-blue-d = Émissaire bleu 3 (5 points)
    .ability = Carte Dojo 3 ; si elle bat un garde, prenez le jeton bleu du dessus. 5 points.
kodachi-card-blue-e = Émissaire bleu 4 (5 points)
    .ability = Carte Dojo 4 ; si elle bat un garde, prenez le jeton bleu du dessus. 5 points.
kodachi-card-blue-f = Émissaire bleu 4 (4 points)
    .ability = Carte Dojo 4 ; si elle bat un garde, prenez le jeton bleu du dessus. 4 points.
kodachi-card-blue-g = Émissaire bleu 5 (3 points)
    .ability = Carte Dojo 5 ; si elle bat un garde, prenez le jeton bleu du dessus. 3 points.
kodachi-card-green-a = Émissaire vert 1 (3 points)
    .ability = Carte Dojo 1 ; si elle bat un garde, prenez le jeton vert du dessus. 3 points.
kodachi-card-green-b = Émissaire vert 2 (5 points)
    .ability = Carte Dojo 2 ; si elle bat un garde, prenez le jeton vert du dessus. 5 points.
kodachi-card-green-c = Émissaire vert 2 (4 points)
    .ability = Carte Dojo 2 ; si elle bat un garde, prenez le jeton vert du dessus. 4 points.
kodachi-card-green-d = Émissaire vert 3 (5 points)
    .ability = Carte Dojo 3 ; si elle bat un garde, prenez le jeton vert du dessus. 5 points.
kodachi-card-green-e = Émissaire vert 4 (5 points)
    .ability = Carte Dojo 4 ; si elle bat un garde, prenez le jeton vert du dessus. 5 points.
kodachi-card-green-f = Émissaire vert 4 (4 points)
    .ability = Carte Dojo 4 ; si elle bat un garde, prenez le jeton vert du dessus. 4 points.
kodachi-card-green-g = Émissaire vert 5 (3 points)
    .ability = Carte Dojo 5 ; si elle bat un garde, prenez le jeton vert du dessus. 3 points.
kodachi-card-g1-fan = Garde 1 (éventail)
kodachi-card-g1-scroll = Garde 1 (rouleau)
kodachi-card-g1-vase = Garde 1 (vase)
kodachi-card-g1-jade = Garde 1 (jade)
kodachi-card-g2-fan = Garde 2 (éventail)
kodachi-card-g2-scroll = Garde 2 (rouleau)
kodachi-card-g2-vase = Garde 2 (vase)
kodachi-card-g2-jade = Garde 2 (jade)
kodachi-card-g2-gold = Garde 2 (or)
kodachi-card-g3-fan = Garde 3 (éventail)
kodachi-card-g3-scroll = Garde 3 (rouleau)
kodachi-card-g3-vase = Garde 3 (vase)
kodachi-card-g3-jade = Garde 3 (jade)
kodachi-card-g3-gold = Garde 3 (or)
kodachi-card-g4-fan = Garde 4 (éventail)
kodachi-card-g4-scroll = Garde 4 (rouleau)
kodachi-card-g4-vase = Garde 4 (vase)
kodachi-card-g4-jade = Garde 4 (jade)
kodachi-card-g4-gold = Garde 4 (or)
kodachi-card-g5-fan = Garde 5 (éventail)
kodachi-card-g5-scroll = Garde 5 (rouleau)
kodachi-card-g5-vase = Garde 5 (vase)
kodachi-card-g5-jade = Garde 5 (jade)
kodachi-card-e2-or-4-vase = Garde d’élite 2/4 (vase)
    .ability = 2 face à la discrétion, 4 face à la force.
kodachi-card-e2-or-4-jade = Garde d’élite 2/4 (jade)
    .ability = 2 face à la discrétion, 4 face à la force.
kodachi-card-e2-or-4-gold = Garde d’élite 2/4 (or)
    .ability = 2 face à la discrétion, 4 face à la force.
kodachi-card-e1-or-5-jade = Garde d’élite 1/5 (jade)
    .ability = 1 face à la discrétion, 5 face à la force.
kodachi-card-e1-or-5-gold = Garde d’élite 1/5 (or)
    .ability = 1 face à la discrétion, 5 face à la force.
kodachi-card-e0-or-3-vase = Garde d’élite 0/3 (vase)
    .ability = 0 face à la discrétion, 3 face à la force.
kodachi-card-e0-or-3-gold = Garde d’élite 0/3 (or)
    .ability = 0 face à la discrétion, 3 face à la force.
kodachi-card-e3-or-6-vase = Garde d’élite 3/6 (vase)
    .ability = 3 face à la discrétion, 6 face à la force.
kodachi-card-e3-or-6-gold = Garde d’élite 3/6 (or)
    .ability = 3 face à la discrétion, 6 face à la force.
kodachi-card-e3-and-5-jade = Gardes d’élite 3 et 5 (jade)
    .ability = Deux gardes : battez le 3, puis le 5.
kodachi-card-e3-and-5-gold = Gardes d’élite 3 et 5 (or)
    .ability = Deux gardes : battez le 3, puis le 5.
kodachi-card-e1-and-3-jade = Gardes d’élite 1 et 3 (jade)
    .ability = Deux gardes : battez le 1, puis le 3.
kodachi-card-e1-and-3-gold = Gardes d’élite 1 et 3 (or)
    .ability = Deux gardes : battez le 1, puis le 3.
kodachi-card-e2-and-4-scroll = Gardes d’élite 2 et 4 (rouleau)
    .ability = Deux gardes : battez le 2, puis le 4.

## Trésors, clans, postures
kodachi-treasure-fan = éventail
kodachi-treasure-scroll = rouleau
kodachi-treasure-vase = vase
kodachi-treasure-jade = jade
kodachi-treasure-gold = or
# What is paid with: the treasure of a guard card, whichever guard it is.
kodachi-payment-fan = éventail
kodachi-payment-scroll = rouleau
kodachi-payment-vase = vase
kodachi-payment-jade = jade
kodachi-payment-gold = or
kodachi-payment-skill-gold = Trois d’or
kodachi-clan-red = rouge
kodachi-clan-blue = bleu
kodachi-clan-green = vert
kodachi-stance-strength = force
kodachi-stance-stealth = discrétion
kodachi-back-guard = un garde
kodachi-back-elite = un garde d’élite
kodachi-back-none = pas encore visible
kodachi-group-dojo = carte Dojo
kodachi-group-start = technique de départ
kodachi-group-rumor = rumeur
kodachi-group-skill = technique
kodachi-group-envoy = émissaire
kodachi-group-guard = garde
kodachi-group-elite = garde d’élite
kodachi-provenance-rulebook = d’après le livret
kodachi-provenance-review = d’après une critique
kodachi-provenance-reconstructed = reconstituée

## Parties d’un prix ; les trésors précis y figurent sous leur nom
kodachi-price-any = trésor au choix
kodachi-price-pair = deux trésors identiques

## Façons de jouer une carte qui en a plusieurs
kodachi-use-dojo = comme carte Dojo
kodachi-use-plus = plus
kodachi-use-minus = moins
kodachi-use-draw = pour piocher
kodachi-use-switch = pour changer de posture
kodachi-use-1 = comme 1
kodachi-use-5 = comme 5

## Choix
kodachi-act-strength = Force
kodachi-act-stealth = Discrétion
kodachi-act-play = { $ways ->
        [1] Jouer { $card }
       *[other] Jouer { $card } : { $use }
    }
kodachi-act-give-up = Abandonner le combat
kodachi-act-stop = S’arrêter et prendre des cartes
kodachi-act-go-on = Continuer
kodachi-act-take = Prendre un trésor : { $card }
kodachi-act-buy = Acheter { $card }
kodachi-act-pay = Payer : { $payment }
kodachi-act-nothing = Ne rien prendre
kodachi-act-discard = Défausser { $card }
kodachi-act-keep = Garder le reste
kodachi-act-drop = Défausser un trésor : { $treasure }

## Ce qu’il faut décider
kodachi-phase-declare = Force ou discrétion ?
kodachi-phase-fight = Battez le garde, ou abandonnez le combat
kodachi-phase-decide = Arrêtez-vous, ou continuez
kodachi-phase-take = Prenez une carte, ou rien
kodachi-phase-pay = Comment payez-vous ?
kodachi-phase-discard = Défaussez ce que vous ne voulez pas garder
kodachi-phase-drop = Trop de trésors : gardez-en quatre
kodachi-phase-over = La partie est finie

## Ce qui s’est passé
kodachi-event-set-up = { $who } commence la partie. Liste des cartes : { $list ->
    [reconstructed-1] reconstituée
   *[other] { $list }
  }.
    .you = Vous commencez la partie. Liste des cartes : { $list ->
        [reconstructed-1] reconstituée
       *[other] { $list }
      }.
kodachi-event-received = { $who } commence avec un trésor : { $card }.
    .you = Vous commencez avec un trésor : { $card }.
kodachi-event-dealt = { $who } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour commencer.
    .own = { $who } commence avec ces cartes : { $cards }.
    .you = Vous piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour commencer.
    .you-own = Vous commencez avec ces cartes : { $cards }.
kodachi-event-turn-began = Manche { $round } : { $who } s’introduit dans la maison.
    .you = Manche { $round } : vous vous introduisez dans la maison.
kodachi-event-turned-up = Carte retournée : { $card }.
kodachi-event-next-shown = Dos de la prochaine carte Garde : { $back }.
kodachi-event-declared = { $who } annonce la { $stance }.
    .you = Vous annoncez la { $stance }.
kodachi-event-played = { $ways ->
        [1] { $who } joue { $card } ; total : { $total }.
       *[other] { $who } joue { $card }, { $use } ; total : { $total }.
    }
    .you = { $ways ->
        [1] Vous jouez { $card } ; total : { $total }.
       *[other] Vous jouez { $card }, { $use } ; total : { $total }.
    }
kodachi-event-switched = { $who } passe à la { $stance }.
    .you = Vous passez à la { $stance }.
kodachi-event-drew = { $who } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .own = { $who } pioche { $cards }.
    .you = Vous piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .you-own = Vous piochez { $cards }.
kodachi-event-reshuffled = { $pile } : la défausse ({ $count }) est mélangée à nouveau.
    .own = { $who } mélange sa défausse ({ $count }) pour refaire sa pioche.
    .you-own = Vous mélangez votre défausse ({ $count }) pour refaire votre pioche.
kodachi-event-defeated = { $who } bat la carte { $card } par la { $stance } : { $total } contre { $value }{ $parts ->
        [1] .
       *[other] {" "}(garde { $part } sur { $parts }).
    }
    .you = Vous battez la carte { $card } par la { $stance } : { $total } contre { $value }{ $parts ->
        [1] .
       *[other] {" "}(garde { $part } sur { $parts }).
    }
kodachi-event-token-gained = { $who } gagne un jeton de clan : { $clan } { $value }.
    .you = Vous gagnez un jeton de clan : { $clan } { $value }.
kodachi-event-end-announced = C’est la dernière manche : { $reason }.
kodachi-event-went-on = { $who } continue.
    .you = Vous continuez.
kodachi-event-stopped = { $who } s’arrête et peut prendre { $allowed ->
        [one] { $allowed } carte
       *[other] { $allowed } cartes
    }.
    .you = Vous vous arrêtez et pouvez prendre { $allowed ->
        [one] { $allowed } carte
       *[other] { $allowed } cartes
    }.
kodachi-event-failed = { $who } abandonne face à la carte { $card } : l’intrusion échoue.
    .you = Vous abandonnez face à la carte { $card } : l’intrusion échoue.
kodachi-event-took = { $who } prend un trésor : { $card }.
    .you = Vous prenez un trésor : { $card }.
kodachi-event-chosen = { $who } veut acheter { $card }.
    .you = Vous voulez acheter { $card }.
kodachi-event-paid = { $who } paie : { $payment }.
    .you = Vous payez : { $payment }.
kodachi-event-bought = { $who } achète { $card }.
    .you = Vous achetez { $card }.
kodachi-event-passed = { $who } ne prend rien.
    .you = Vous ne prenez rien.
kodachi-event-cleared = Le reste de l’étalage est défaussé : { $cards }.
kodachi-event-put-away = { $who } défausse les cartes jouées : { $cards }.
    .you = Vous défaussez les cartes jouées : { $cards }.
kodachi-event-discarded = { $who } défausse { $card }.
    .you = Vous défaussez { $card }.
kodachi-event-filled = { $count ->
        [0] { $who } ne pioche pas.
        [one] { $who } complète sa main avec { $count } carte.
       *[other] { $who } complète sa main avec { $count } cartes.
    }
    .own = { $who } complète sa main : { $cards }.
    .you = { $count ->
        [0] Vous ne piochez pas.
        [one] Vous complétez votre main avec { $count } carte.
       *[other] Vous complétez votre main avec { $count } cartes.
    }
    .you-own = Vous complétez votre main : { $cards }.
kodachi-event-dropped = { $who } défausse un trésor : { $card }.
    .you = Vous défaussez un trésor : { $card }.
kodachi-event-scored = { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $source } ({ $rule }).
    .you = Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $source } ({ $rule }).
kodachi-event-ended = La partie se termine à la manche { $round } : { $reason }.

kodachi-pile-own = Pioche
kodachi-pile-house = Paquet Maison
kodachi-pile-guards = Paquet Garde
kodachi-row-house = cartes Maison
kodachi-row-guards = gardes
kodachi-source-envoys = émissaires
kodachi-source-skills = techniques
kodachi-source-rumor-envoy = rumeurs d’émissaires
kodachi-source-rumor-rumor = rumeurs de rumeurs
kodachi-source-rumor-skill = rumeurs de techniques
kodachi-source-rumor-few = rumeurs rares
kodachi-source-tokens = jetons de clan
kodachi-source-treasures = trésors
kodachi-reason-fourth-token = quelqu’un a quatre jetons de clan
kodachi-reason-last-token = le dernier jeton de clan a été pris
kodachi-reason-round-limit = la centième manche est finie

## Pourquoi pas
kodachi-no-over = La partie est finie.
kodachi-no-declare-first = Annoncez d’abord force ou discrétion.
kodachi-no-declare-again = Votre annonce vaut pour le tour entier.
kodachi-no-declare-now = On annonce la force ou la discrétion au début de son propre tour.
kodachi-no-play-now = On ne joue des cartes que face à un garde.
kodachi-no-card-to-play = Vous n’avez pas de carte { $card } en main.
kodachi-no-second-dojo = Contre chaque garde, on joue une seule carte Dojo ; c’est déjà fait : { $played }.
kodachi-no-give-up = On ne peut abandonner que face à un garde.
kodachi-no-decide-in-fight = Il faut d’abord battre { $card }, ou abandonner le combat.
kodachi-no-decide-now = On s’arrête ou on continue seulement après avoir battu un garde.
kodachi-no-house-card = Il n’y a plus de carte Maison à retourner : vous ne pouvez pas continuer.
kodachi-no-guard-card = Il n’y a plus de carte Garde à retourner : vous ne pouvez pas continuer.
kodachi-no-take-now = Les cartes se prennent après le combat.
kodachi-no-take-any-more = La prise est terminée : ce qui restait de l’étalage est défaussé.
kodachi-no-nothing-now = Ce n’est pas le moment de prendre des cartes.
kodachi-no-such-guard = La carte { $card } n’est pas dans l’étalage.
kodachi-no-such-house-card = La carte { $card } n’est pas dans l’étalage.
kodachi-no-way-to-pay = Vous ne pouvez pas payer la carte { $card }. Prix : { $price }.
kodachi-no-pay-first = Payez d’abord la carte { $card }.
kodachi-no-pay-now = Vous n’achetez rien en ce moment.
kodachi-no-exact-payment = Ce n’est pas le prix exact de la carte { $card }. Prix : { $price } ; vous payez : { $payment }.
kodachi-no-such-treasures = Vous n’avez pas de quoi payer ainsi : { $payment }.
kodachi-no-discard-now = On défausse des cartes de sa main à la fin de son tour.
kodachi-no-discard-any-more = Votre main est déjà complétée : défaussez maintenant des trésors pour n’en garder que quatre.
kodachi-no-card-to-discard = Vous n’avez pas de carte { $card } en main.
kodachi-no-keep = Vous avez trop de cartes : défaussez-en encore au moins { $count ->
        [one] { $count }
       *[other] { $count }
    }.
kodachi-no-drop-now = On ne défausse des trésors qu’à la fin de son tour, si l’on en a plus de quatre.
kodachi-no-drop-yet = D’abord la main : défaussez ce que vous ne voulez pas et complétez-la ; ensuite partent les trésors au-delà de quatre.
kodachi-no-treasure-to-drop = Vous n’avez pas ce trésor : { $treasure }.

## Ce qui est compté sur plusieurs parties
kodachi-deeds-stance = Force ou discrétion
kodachi-deed-declared = annoncée
    .good = intrusions réussies
kodachi-deeds-card = Cartes achetées
kodachi-deed-bought = achetées
kodachi-deeds-treasure = Trésors
kodachi-deed-took = pris
