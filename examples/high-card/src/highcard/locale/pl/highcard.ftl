### High Card: names, choices, events and refusals.

highcard-name = Wysoka Karta
highcard-about = Zagraj najwyższą kartę we właściwej chwili: każda lewa to punkt.

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

highcard-act-play = Zagraj { $card }

highcard-event-dealt = { $who } dostaje karty: { $count }.
    .own = Dostajesz { $cards }.
highcard-event-turn-began = { $who } rozpoczyna lewę { $round }.
highcard-event-played = { $who } zagrywa { $card }.
highcard-event-took = { $who } bierze lewę kartą { $card }.
highcard-event-scored = { $who }: +{ $points }
highcard-event-ended = Koniec gry: { $reason }.
highcard-reason-cards = wszystkie karty zostały zagrane

highcard-phase-play = Zagraj kartę
highcard-phase-over = Koniec gry

highcard-no-card = Nie masz karty { $card }.
highcard-no-over = Gra się skończyła.

## The fields of the view, for tables that list them
highcard-field-table = Na stole
highcard-field-played = Karty z wcześniejszych lew
highcard-field-hand_sizes = Karty na ręce
highcard-field-leader = Rozpoczyna lewę
highcard-field-hand = Twoja ręka

## What can be agreed on before a game
highcard-option-first = Kto rozpoczyna
highcard-first-random = losowo

## Co jest liczone w wielu grach
highcard-deeds-card = Lewy
highcard-deed-took = wzięte
