### Les mots du terminal qui n’appartiennent à aucun jeu.

# In a list of cards: there are none.
terminal-nothing = rien

## The table. Headings of narrow columns: as short as can be.
terminal-round = Manche { $round }
terminal-last-round = dernière manche
terminal-points = Score
terminal-worth = Valeur
terminal-hand = Main
terminal-pile = Pioche
terminal-village = Village
terminal-tokens = Jetons
terminal-treasures = Trésors
terminal-bought = { $who } a acheté :
terminal-place = Rang
terminal-nth = { $place ->
        [1] 1er
       *[other] { $place }e
    }
terminal-your-hand = Votre main
terminal-known = Au bas de votre pioche : { $cards }
terminal-end-tiles = { $count ->
        [one] encore { $count } tuile Fin de partie
       *[other] encore { $count } tuiles Fin de partie
    }
terminal-decks = Paquet Maison { $house }, paquet Garde { $guards }
# $back: a guard, an elite guard.
terminal-next-guard = À suivre : { $back }
terminal-defeated = battu
# $sign is < or >: the total must be lower or higher than the value.
terminal-fight = total { $total }, il faut { $sign } { $value }
terminal-guards-defeated = { $count ->
        [one] { $count } carte Garde battue
       *[other] { $count } cartes Garde battues
    }
# Said of a card: it lets you draw.
terminal-draws = piocher { $count }
terminal-worth-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-price = prix : { $price }

## Where another seat is, seen from one’s own
terminal-you = vous
terminal-left = à gauche
terminal-right = à droite
terminal-opposite = en face

## People
terminal-player = Joueur { $number }
terminal-hand-over = Passez l’écran à { $who }. Personne d’autre ne devrait regarder.
terminal-press-enter = Entrée montre la table, u reprend le dernier choix, q arrête :

## Asking. $help is the question mark that one types.
terminal-decide = { $who } choisit
terminal-prompt = Votre choix ({ $help } pour l’aide) :
terminal-help =
    Un nombre choisit, de même que le texte d’une action, par exemple draw.
    { $help } 3 montre le texte du choix 3 ; { $help } et le texte d’une action dit pourquoi on ne peut pas la choisir.
    { $help } et le numéro d’une règle, par exemple { $rule }, montre cette règle ; { $help } et une carte dit ce qu’elle fait.
    t montre de nouveau la table, t all raconte tout ce qui s’est passé.
    u reprend votre dernier choix, tant que personne n’a rien appris depuis.
    h demande un conseil à un bot fort.
    s enregistre, s FICHIER enregistre sous ce nom. q arrête.
terminal-hint = Conseil : { $number } { $action }. Chances de gagner : { $chance }.
terminal-hint-alone = Conseil : { $number } { $action }.
terminal-hint-next = Ensuite : { $action }, { $chance }.
terminal-hint-as-good = À peu près aussi bon : { $action }.
terminal-hint-lead = Le premier choix devrait rapporter plus de points : +{ $points }.
terminal-no-number = Les choix vont de 1 à { $most }.
terminal-mistyped-word-first = « { $word } » n’est pas une action. Une action commence par : { $expected }.
terminal-mistyped-word = Après « { $stem } », « { $word } » ne convient pas. Sont possibles : { $expected }.
terminal-mistyped-missing = « { $text } » est incomplet. La suite peut être : { $expected }.
terminal-mistyped-much = « { $stem } » est une action, mais « { $word } » est en trop.
terminal-allowed = C’est possible maintenant : c’est le choix { $number }.
terminal-no-undo = Impossible de le reprendre : quelqu’un a appris quelque chose depuis, ou c’était le choix d’un autre.
terminal-earlier = { $count ->
        [one] … { $count } ligne avant
       *[other] … { $count } lignes avant
    }

## Saving and leaving
terminal-saved = Enregistré sous { $file }.
terminal-not-saved = La partie n’est pas enregistrée.
terminal-save-first = y l’enregistre, un nom l’enregistre sous ce nom, Entrée quitte sans enregistrer :
terminal-resume = Pour continuer : { $command }

## Replays and rules
terminal-step = Entrée continue, q arrête :
terminal-unfinished = L’enregistrement s’arrête ici ; la partie n’a pas été terminée.
terminal-ruling = Pourquoi : { $why }

## The end
terminal-before = avant cette position
terminal-won = { $count ->
        [one] { $who } gagne.
       *[other] { $who } se partagent la victoire.
    }

## The lesson

terminal-learn-next = Entrée continue, b revient en arrière, q quitte la leçon :
terminal-learn-show = Tapez { $show } et le coup est joué pour vous.
terminal-learned = À vous de jouer votre première partie : { $command }

# What bots are called, by their level.
terminal-bot-random = Hasard
terminal-bot-easy = Facile
terminal-bot-medium = Moyen
terminal-bot-hard = Difficile
terminal-bot-master = Maître
