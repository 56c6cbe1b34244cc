### High Card: names, choices, events and refusals.

highcard-name = Haute Carte
highcard-about = Jouez votre plus haute carte au bon moment : chaque pli vaut un point.

highcard-card-1 = 1
highcard-card-2 = 2
highcard-card-3 = 3
highcard-card-4 = 4
highcard-card-5 = 5
highcard-card-6 = 6
highcard-card-7 = 7
highcard-card-8 = 8
highcard-card-9 = 9
highcard-card-10 = 10
highcard-card-11 = 11
highcard-card-12 = 12
highcard-card-13 = 13
highcard-card-14 = 14
highcard-card-15 = 15
highcard-card-16 = 16
highcard-card-17 = 17
highcard-card-18 = 18
highcard-card-19 = 19
highcard-card-20 = 20

highcard-act-play = Jouer le { $card }

highcard-event-dealt = { $who } reçoit { $count } cartes.
    .own = Vous recevez { $cards }.
highcard-event-turn-began = { $who } entame le pli { $round }.
highcard-event-played = { $who } joue le { $card }.
highcard-event-took = { $who } remporte le pli avec le { $card }.
highcard-event-scored = { $who } : +{ $points }
highcard-event-ended = La partie est terminée : { $reason }.
highcard-reason-cards = toutes les cartes sont jouées

highcard-phase-play = Jouez une carte
highcard-phase-over = La partie est terminée

highcard-no-card = Vous n’avez pas le { $card }.
highcard-no-over = La partie est terminée.

## The fields of the view, for tables that list them
highcard-field-table = Sur la table
highcard-field-played = Cartes des plis précédents
highcard-field-hand_sizes = Cartes en main
highcard-field-leader = Entame le pli
highcard-field-hand = Votre main

## What can be agreed on before a game
highcard-option-first = Qui entame
highcard-first-random = tiré au sort

## Ce qui est compté sur plusieurs parties
highcard-deeds-card = Plis
highcard-deed-took = remportés
