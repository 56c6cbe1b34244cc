### Kokopelli: names, choices, events and refusals.
### $who, $owner: a player's name. $card, $ceremony, $space, $place: texts made by messages below.

kokopelli-name = Kokopelli

## Cards. `ability` in about ten words.
kokopelli-card-sun = Sun
    .ability = One more space, beneath your pile.
kokopelli-card-eagle_feather = Eagle Feather
    .ability = An empty hand gives 5 cards and 3 points.
kokopelli-card-paw = Paw
    .ability = 1 point when you play on another player’s ceremony.
kokopelli-card-birth = Birth
    .ability = Cards from a draw action may be played at once.
kokopelli-card-hunter = Hunter
    .ability = A draw action draws one more card.
kokopelli-card-warrior = Warrior
    .ability = One play action: two cards on two different ceremonies.
kokopelli-card-fire = Fire
    .ability = You may also open ceremonies on neighbors’ spaces in your play area.
kokopelli-card-spider_woman = Spider Woman
    .ability = Play on every ceremony of both neighbors.
kokopelli-card-vase = Vase
    .ability = Whoever plays on your ceremonies has one more action.
kokopelli-card-snake_dance = Snake Dance
    .ability = Your Kokopelli count as two when played.
kokopelli-card-drummer = Drummer
    .ability = Your ceremonies finish with the third card.
kokopelli-card-lizard = Lizard
    .ability = Draw 1 when you play on another player’s ceremony.
kokopelli-card-mother_of_heaven = Mother of Heaven
    .ability = 1 point for each Kokopelli played on your ceremonies.
kokopelli-card-shaman = Shaman
    .ability = 1 point when a ceremony of yours is finished.
kokopelli-card-chieftain = Chieftain
    .ability = One play action: any number of cards on one ceremony.
kokopelli-card-tortoise = Tortoise
    .ability = 1 point when you finish any ceremony.
kokopelli-card-kokopelli = Kokopelli
    .ability = Wild: goes on any ceremony, never opens one.

## Spaces of a village, as its owner sees them
kokopelli-space-left-1 = left side
kokopelli-space-left-2 = left side
kokopelli-space-right-1 = right side
kokopelli-space-right-2 = right side
kokopelli-space-beneath = beneath the pile
kokopelli-space-sun = Sun’s space

## Places to open on, and villages to play in, as the chooser sees them
kokopelli-place-own-left = your left side
kokopelli-place-own-right = your right side
kokopelli-place-own = your village
kokopelli-place-beneath = beneath your pile
kokopelli-place-sun = your Sun’s space
kokopelli-place-left = in your left neighbor’s village
kokopelli-place-right = in your right neighbor’s village
kokopelli-place-other = in the other player’s village
kokopelli-village-own = in your village
kokopelli-village-left = in your left neighbor’s village
kokopelli-village-right = in your right neighbor’s village
kokopelli-village-other = in the other player’s village

## Choices
kokopelli-act-draw = Draw
kokopelli-act-exchange = Exchange your hand
kokopelli-act-pass = Pass
kokopelli-act-end = End turn
kokopelli-act-stop = Done
kokopelli-act-under = Put { $card } under the pile
kokopelli-act-cancel = Cancel { $ceremony }
kokopelli-act-open = Open { $ceremony }: { $place }
kokopelli-act-play = Play { $card } on { $ceremony }, { $village }

## What is to be decided
kokopelli-phase-choose = Your turn: { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
kokopelli-phase-go-on = Play another card, or choose “Done”
kokopelli-phase-play-drawn = Play what you drew, or choose “Done”
kokopelli-phase-exchange = Put your cards under the pile, in the order you like
kokopelli-phase-limit = Too many cards: put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } under the pile
kokopelli-phase-over = The game is over

## What happened
kokopelli-event-set-up = { $who } begins. The ceremonies: { $ceremonies }.
    .you = You begin. The ceremonies: { $ceremonies }.
kokopelli-event-turn-began = Round { $round }: { $who } has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
    .you = Round { $round }: you have { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
kokopelli-event-drew = { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .own = { $who } draws { $cards }.
    .you = You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you-own = You draw { $cards }.
kokopelli-event-pile-emptied = { $who }’s draw pile is empty.
    .you = Your draw pile is empty.
kokopelli-event-opened = { $who } opens { $ceremony } in { $owner }’s village ({ $space }).
    .own = { $who } opens { $ceremony } ({ $space }).
    .you = You open { $ceremony } in { $owner }’s village ({ $space }).
    .you-own = You open { $ceremony } ({ $space }).
    .yours = { $who } opens { $ceremony } in your village ({ $space }).
kokopelli-event-played = { $who } plays { $card } on { $owner }’s { $ceremony }.
    .own = { $who } plays { $card } on their own { $ceremony }.
    .you = You play { $card } on { $owner }’s { $ceremony }.
    .you-own = You play { $card } on your own { $ceremony }.
    .yours = { $who } plays { $card } on your { $ceremony }.
kokopelli-event-hand-emptied = { $who } plays their last card.
    .you = You play your last card.
kokopelli-event-scored = { $who } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $rule }).
    .you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $rule }).
kokopelli-event-finished = { $who } finishes { $owner }’s { $ceremony }, worth { $worth }.
    .own = { $who } finishes their own { $ceremony }, worth { $worth }.
    .you = You finish { $owner }’s { $ceremony }, worth { $worth }.
    .you-own = You finish your own { $ceremony }, worth { $worth }.
    .yours = { $who } finishes your { $ceremony }, worth { $worth }.
kokopelli-event-end-tile-placed = A Game End tile goes on { $ceremony }; { $left } left.
kokopelli-event-action-gained = { $owner }’s Vase gives { $who } one more action.
    .you = { $owner }’s Vase gives you one more action.
    .you-own = Your Vase gives you one more action.
    .yours = Your Vase gives { $who } one more action.
kokopelli-event-cancelled = { $who } cancels { $ceremony }.
    .you = You cancel { $ceremony }.
kokopelli-event-exchange-began = { $who } exchanges { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you = You exchange { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
kokopelli-event-put-under = { $who } puts a card under their pile.
    .own = { $who } puts { $card } under the pile.
    .you = You put a card under your pile.
    .you-own = You put { $card } under your pile.
kokopelli-event-passed = { $who } passes.
    .you = You pass.
kokopelli-event-declined = { $who } ends the turn.
    .you = You end your turn.
kokopelli-event-stopped = { $who } is done.
    .you = You are done.
kokopelli-event-ended = The game ends in round { $round }: { $reason }.
kokopelli-event-hand-shown = { $who } had { $cards } in hand.
    .you = You had { $cards } in hand.

kokopelli-reason-pile = a draw pile was emptied
kokopelli-reason-tiles = the last Game End tile was placed
kokopelli-reason-both = a draw pile was emptied and the last Game End tile was placed
kokopelli-reason-rounds = the hundredth round is over

## Why not
kokopelli-no-over = The game is over.
kokopelli-no-limit-first = First put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } under your pile: five may stay in hand.
kokopelli-no-exchange-first = The exchange is under way: { $count ->
        [one] { $count } card has
       *[other] { $count } cards have
    } still to go under your pile.
kokopelli-no-drawn-first = Play the cards you drew, or choose “Done”.
kokopelli-no-go-on-first = Your action is under way: play a further card, or choose “Done”.
kokopelli-no-pile = Your pile is empty, so there is nothing to draw.
kokopelli-no-hand = Your hand is empty, so there is nothing to exchange.
kokopelli-no-pass = You can still draw or exchange, so you can’t pass.
kokopelli-no-pass-end = This action is not compulsory: end the turn instead.
kokopelli-no-end = You still have { $count ->
        [one] { $count } compulsory action
       *[other] { $count } compulsory actions
    } this turn.
kokopelli-no-stop = No action is under way.
kokopelli-no-under = Cards go under the pile only in an exchange, or when you hold more than five after your last action.
kokopelli-no-cancel = You have no { $ceremony } in your village.
kokopelli-no-place = There is no such place with this number of players.
kokopelli-no-village = There is no such neighbor with this number of players.
kokopelli-no-ceremony = { $ceremony } is not in this game.
kokopelli-no-card = You have no { $card } in hand.
kokopelli-no-sun = This space is there only while your Sun is open.
kokopelli-no-fire = Only Fire lets you open a ceremony in a neighbor’s village.
kokopelli-no-twice = { $ceremony } is already in your play area: { $owner }, { $space }.
kokopelli-no-twice-there = { $host } already has { $ceremony } in their play area: { $owner }, { $space }.
kokopelli-no-space = There is no empty space.
kokopelli-no-space-there = All spaces there are taken.
kokopelli-no-such-ceremony = { $owner } has no { $ceremony }.
kokopelli-no-reach = { $owner }’s { $ceremony } ({ $space }) is out of your reach.
kokopelli-no-drawn = { $card } is not among the cards you drew just now.
kokopelli-no-same = The Warrior’s second card goes on a different ceremony.
kokopelli-no-other = All further cards of this action go on the ceremony it began with.

## What is counted over many games
kokopelli-deeds-ceremony = Ceremonies
kokopelli-deed-opened = opened
kokopelli-deed-finished = finished
kokopelli-deeds-card = Cards on ceremonies
kokopelli-deed-played = played
