### High Card: names, choices, events and refusals.

highcard-name = High Card
highcard-about = Play your highest card at the right moment: each trick is a point.

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

highcard-act-play = Play the { $card }

highcard-event-dealt = { $who } is dealt { $count } cards.
    .own = You are dealt { $cards }.
highcard-event-turn-began = { $who } leads trick { $round }.
highcard-event-played = { $who } plays the { $card }.
highcard-event-took = { $who } takes the trick with the { $card }.
highcard-event-scored = { $who }: +{ $points }
highcard-event-ended = The game is over: { $reason }.
highcard-reason-cards = all cards have been played

highcard-phase-play = Play a card
highcard-phase-over = The game is over

highcard-no-card = You do not have the { $card }.
highcard-no-over = The game is over.

## The fields of the view, for tables that list them
highcard-field-table = On the table
highcard-field-played = Cards of earlier tricks
highcard-field-hand_sizes = Cards in hand
highcard-field-leader = Leads the trick
highcard-field-hand = Your hand

## What can be agreed on before a game
highcard-option-first = Who leads
highcard-first-random = drawn by lot

## What is counted over many games
highcard-deeds-card = Tricks
highcard-deed-took = taken
