### High Card: names, choices, events and refusals.

highcard-name = Hohe Karte
highcard-about = Spiel deine höchste Karte im richtigen Moment: Jeder Stich ist ein Punkt.

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

highcard-act-play = Die { $card } spielen

highcard-event-dealt = { $who } bekommt { $count } Karten.
    .own = Du bekommst { $cards }.
highcard-event-turn-began = { $who } spielt zum { $round }. Stich aus.
highcard-event-played = { $who } spielt die { $card }.
highcard-event-took = { $who } nimmt den Stich mit der { $card }.
highcard-event-scored = { $who }: +{ $points }
highcard-event-ended = Das Spiel ist zu Ende: { $reason }.
highcard-reason-cards = Alle Karten sind gespielt

highcard-phase-play = Spiel eine Karte
highcard-phase-over = Das Spiel ist zu Ende

highcard-no-card = Du hast die { $card } nicht.
highcard-no-over = Das Spiel ist zu Ende.

## The fields of the view, for tables that list them
highcard-field-table = Auf dem Tisch
highcard-field-played = Karten früherer Stiche
highcard-field-hand_sizes = Karten auf der Hand
highcard-field-leader = Spielt aus
highcard-field-hand = Deine Hand

## What can be agreed on before a game
highcard-option-first = Wer ausspielt
highcard-first-random = ausgelost

## Was über viele Partien gezählt wird
highcard-deeds-card = Stiche
highcard-deed-took = genommen
