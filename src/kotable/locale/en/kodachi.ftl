### Kodachi: names, choices, events and refusals.
### $who: a player's name. $card, $guard, $treasure, $stance, $use, …: texts made by messages below.

kodachi-name = Kodachi

## Cards. `ability` in about ten words.
kodachi-card-dojo-1 = Dojo 1
    .ability = A dojo card of value 1.
kodachi-card-dojo-2 = Dojo 2
    .ability = A dojo card of value 2.
kodachi-card-dojo-4 = Dojo 4
    .ability = A dojo card of value 4.
kodachi-card-dojo-5 = Dojo 5
    .ability = A dojo card of value 5.
kodachi-card-novice = Novice
    .ability = Dojo card 3, or +1, or −1.
kodachi-card-rumor-envoy = Rumor of envoys
    .ability = Dojo card 5. At the end 1 point per envoy you own.
kodachi-card-rumor-rumor = Rumor of rumors
    .ability = Dojo card 5. At the end 1 point per rumor you own.
kodachi-card-rumor-skill = Rumor of skills
    .ability = Dojo card 2. At the end 1 point per skill you own.
kodachi-card-rumor-few = Rare rumor
    .ability = Dojo card 3. At the end 6, 4 or 2 points, if 1, 2 or more players have it.
kodachi-card-skill-draw3 = Draw three
    .ability = Draw 3 cards. 2 points.
kodachi-card-skill-zero = Shadow
    .ability = Dojo card 0, then draw 1 card. 1 point.
kodachi-card-skill-switch = Switch
    .ability = Strength becomes stealth, or the other way around. 2 points.
kodachi-card-skill-plus2 = Plus two
    .ability = +2, then draw 1 card. 2 points.
kodachi-card-skill-minus2 = Minus two
    .ability = −2, then draw 1 card. 2 points.
kodachi-card-skill-one = Plus or minus one
    .ability = +1 or −1, then draw 1 card. 2 points.
kodachi-card-skill-gold = Golden three
    .ability = Dojo card 3, or 1 gold from the hand when buying. 2 points.
kodachi-card-skill-1or5 = One or five
    .ability = Dojo card 1 or dojo card 5. 2 points.
kodachi-card-red-a = Red envoy 1 (3 points)
    .ability = Dojo card 1. If it defeats a guard, take the top red token. 3 points.
kodachi-card-red-b = Red envoy 2 (5 points)
    .ability = Dojo card 2. If it defeats a guard, take the top red token. 5 points.
kodachi-card-red-c = Red envoy 2 (4 points)
    .ability = Dojo card 2. If it defeats a guard, take the top red token. 4 points.
kodachi-card-red-d = Red envoy 3 (5 points)
    .ability = Dojo card 3. If it defeats a guard, take the top red token. 5 points.
kodachi-card-red-e = Red envoy 4 (5 points)
    .ability = Dojo card 4. If it defeats a guard, take the top red token. 5 points.
kodachi-card-red-f = Red envoy 4 (4 points)
    .ability = Dojo card 4. If it defeats a guard, take the top red token. 4 points.
kodachi-card-red-g = Red envoy 5 (3 points)
    .ability = Dojo card 5. If it defeats a guard, take the top red token. 3 points.
kodachi-card-blue-a = Blue envoy 1 (3 points)
    .ability = Dojo card 1. If it defeats a guard, take the top blue token. 3 points.
kodachi-card-blue-b = Blue envoy 2 (5 points)
    .ability = Dojo card 2. If it defeats a guard, take the top blue token. 5 points.
kodachi-card-blue-c = Blue envoy 2 (4 points)
    .ability = Dojo card 2. If it defeats a guard, take the top blue token. 4 points.
kodachi-card-blue-d = Blue envoy 3 (5 points)
    .ability = Dojo card 3. If it defeats a guard, take the top blue token. 5 points.
kodachi-card-blue-e = Blue envoy 4 (5 points)
    .ability = Dojo card 4. If it defeats a guard, take the top blue token. 5 points.
kodachi-card-blue-f = Blue envoy 4 (4 points)
    .ability = Dojo card 4. If it defeats a guard, take the top blue token. 4 points.
kodachi-card-blue-g = Blue envoy 5 (3 points)
    .ability = Dojo card 5. If it defeats a guard, take the top blue token. 3 points.
kodachi-card-green-a = Green envoy 1 (3 points)
    .ability = Dojo card 1. If it defeats a guard, take the top green token. 3 points.
kodachi-card-green-b = Green envoy 2 (5 points)
    .ability = Dojo card 2. If it defeats a guard, take the top green token. 5 points.
kodachi-card-green-c = Green envoy 2 (4 points)
    .ability = Dojo card 2. If it defeats a guard, take the top green token. 4 points.
kodachi-card-green-d = Green envoy 3 (5 points)
    .ability = Dojo card 3. If it defeats a guard, take the top green token. 5 points.
kodachi-card-green-e = Green envoy 4 (5 points)
    .ability = Dojo card 4. If it defeats a guard, take the top green token. 5 points.
kodachi-card-green-f = Green envoy 4 (4 points)
    .ability = Dojo card 4. If it defeats a guard, take the top green token. 4 points.
kodachi-card-green-g = Green envoy 5 (3 points)
    .ability = Dojo card 5. If it defeats a guard, take the top green token. 3 points.
kodachi-card-g1-fan = Guard 1 (fan)
kodachi-card-g1-scroll = Guard 1 (scroll)
kodachi-card-g1-vase = Guard 1 (vase)
kodachi-card-g1-jade = Guard 1 (jade)
kodachi-card-g2-fan = Guard 2 (fan)
kodachi-card-g2-scroll = Guard 2 (scroll)
kodachi-card-g2-vase = Guard 2 (vase)
kodachi-card-g2-jade = Guard 2 (jade)
kodachi-card-g2-gold = Guard 2 (gold)
kodachi-card-g3-fan = Guard 3 (fan)
kodachi-card-g3-scroll = Guard 3 (scroll)
kodachi-card-g3-vase = Guard 3 (vase)
kodachi-card-g3-jade = Guard 3 (jade)
kodachi-card-g3-gold = Guard 3 (gold)
kodachi-card-g4-fan = Guard 4 (fan)
kodachi-card-g4-scroll = Guard 4 (scroll)
kodachi-card-g4-vase = Guard 4 (vase)
kodachi-card-g4-jade = Guard 4 (jade)
kodachi-card-g4-gold = Guard 4 (gold)
kodachi-card-g5-fan = Guard 5 (fan)
kodachi-card-g5-scroll = Guard 5 (scroll)
kodachi-card-g5-vase = Guard 5 (vase)
kodachi-card-g5-jade = Guard 5 (jade)
kodachi-card-e2-or-4-vase = Elite guard 2/4 (vase)
    .ability = A 2 for stealth, a 4 for strength.
kodachi-card-e2-or-4-jade = Elite guard 2/4 (jade)
    .ability = A 2 for stealth, a 4 for strength.
kodachi-card-e2-or-4-gold = Elite guard 2/4 (gold)
    .ability = A 2 for stealth, a 4 for strength.
kodachi-card-e1-or-5-jade = Elite guard 1/5 (jade)
    .ability = A 1 for stealth, a 5 for strength.
kodachi-card-e1-or-5-gold = Elite guard 1/5 (gold)
    .ability = A 1 for stealth, a 5 for strength.
kodachi-card-e0-or-3-vase = Elite guard 0/3 (vase)
    .ability = A 0 for stealth, a 3 for strength.
kodachi-card-e0-or-3-gold = Elite guard 0/3 (gold)
    .ability = A 0 for stealth, a 3 for strength.
kodachi-card-e3-or-6-vase = Elite guard 3/6 (vase)
    .ability = A 3 for stealth, a 6 for strength.
kodachi-card-e3-or-6-gold = Elite guard 3/6 (gold)
    .ability = A 3 for stealth, a 6 for strength.
kodachi-card-e3-and-5-jade = Elite guards 3 and 5 (jade)
    .ability = Two guards: defeat the 3, then the 5.
kodachi-card-e3-and-5-gold = Elite guards 3 and 5 (gold)
    .ability = Two guards: defeat the 3, then the 5.
kodachi-card-e1-and-3-jade = Elite guards 1 and 3 (jade)
    .ability = Two guards: defeat the 1, then the 3.
kodachi-card-e1-and-3-gold = Elite guards 1 and 3 (gold)
    .ability = Two guards: defeat the 1, then the 3.
kodachi-card-e2-and-4-scroll = Elite guards 2 and 4 (scroll)
    .ability = Two guards: defeat the 2, then the 4.

## Treasures, clans, stances
kodachi-treasure-fan = fan
kodachi-treasure-scroll = scroll
kodachi-treasure-vase = vase
kodachi-treasure-jade = jade
kodachi-treasure-gold = gold
# What is paid with: the treasure of a guard card, whichever guard it is.
kodachi-payment-fan = fan
kodachi-payment-scroll = scroll
kodachi-payment-vase = vase
kodachi-payment-jade = jade
kodachi-payment-gold = gold
kodachi-payment-skill-gold = Golden three
kodachi-clan-red = red
kodachi-clan-blue = blue
kodachi-clan-green = green
kodachi-stance-strength = strength
kodachi-stance-stealth = stealth
kodachi-back-guard = a guard
kodachi-back-elite = an elite guard
kodachi-back-none = not known yet
kodachi-group-dojo = dojo card
kodachi-group-start = starting skill
kodachi-group-rumor = rumor
kodachi-group-skill = skill
kodachi-group-envoy = envoy
kodachi-group-guard = guard
kodachi-group-elite = elite guard
kodachi-provenance-rulebook = from the rulebook
kodachi-provenance-review = from a review
kodachi-provenance-reconstructed = reconstructed

## Parts of a price; named treasures stand there as themselves
kodachi-price-any = any treasure
kodachi-price-pair = two treasures of one kind

## Ways to play a card that has several
kodachi-use-dojo = as a dojo card
kodachi-use-plus = as +1
kodachi-use-minus = as −1
kodachi-use-draw = drawing
kodachi-use-switch = switching
kodachi-use-1 = as a 1
kodachi-use-5 = as a 5

## Choices
kodachi-act-strength = Strength
kodachi-act-stealth = Stealth
kodachi-act-play = { $ways ->
        [1] Play { $card }
       *[other] Play { $card }: { $use }
    }
kodachi-act-give-up = Give up the fight
kodachi-act-stop = Stop and take cards
kodachi-act-go-on = Go on
kodachi-act-take = Take { $card }
kodachi-act-buy = Buy { $card }
kodachi-act-pay = Pay { $payment }
kodachi-act-nothing = Take nothing
kodachi-act-discard = Discard { $card }
kodachi-act-keep = Keep the rest
kodachi-act-drop = Discard { $treasure }

## What is to be decided
kodachi-phase-declare = Strength or stealth?
kodachi-phase-fight = Defeat the guard, or give up the fight
kodachi-phase-decide = Stop, or go on
kodachi-phase-take = Take a card, or nothing
kodachi-phase-pay = How do you pay?
kodachi-phase-discard = Discard what you don’t want to keep
kodachi-phase-drop = Too many treasures: keep four
kodachi-phase-over = The game is over

## What happened
kodachi-event-set-up = { $who } is the starting player. Card list: { $list ->
    [reconstructed-1] reconstructed
   *[other] { $list }
  }.
    .you = You are the starting player. Card list: { $list ->
        [reconstructed-1] reconstructed
       *[other] { $list }
      }.
kodachi-event-received = { $who } starts with a treasure: { $card }.
    .you = You start with a treasure: { $card }.
kodachi-event-dealt = { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to begin with.
    .own = { $who } begins with { $cards }.
    .you = You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to begin with.
    .you-own = You begin with { $cards }.
kodachi-event-turn-began = Round { $round }: { $who } invades the house.
    .you = Round { $round }: you invade the house.
kodachi-event-turned-up = { $card } is turned up.
kodachi-event-next-shown = Next in the guard deck: { $back }.
kodachi-event-declared = { $who } declares { $stance }.
    .you = You declare { $stance }.
kodachi-event-played = { $ways ->
        [1] { $who } plays { $card }; the total is { $total }.
       *[other] { $who } plays { $card }, { $use }; the total is { $total }.
    }
    .you = { $ways ->
        [1] You play { $card }; the total is { $total }.
       *[other] You play { $card }, { $use }; the total is { $total }.
    }
kodachi-event-switched = { $who } switches to { $stance }.
    .you = You switch to { $stance }.
kodachi-event-drew = { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .own = { $who } draws { $cards }.
    .you = You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you-own = You draw { $cards }.
kodachi-event-reshuffled = { $pile }: the discards ({ $count }) are shuffled again.
    .own = { $who } shuffles their discards ({ $count }) into a new draw pile.
    .you-own = You shuffle your discards ({ $count }) into a new draw pile.
kodachi-event-defeated = { $who } defeats { $card } by { $stance }: { $total } against { $value }{ $parts ->
        [1] .
       *[other] {" "}({ $part } of { $parts }).
    }
    .you = You defeat { $card } by { $stance }: { $total } against { $value }{ $parts ->
        [1] .
       *[other] {" "}({ $part } of { $parts }).
    }
kodachi-event-token-gained = { $who } gains a { $clan } clan token of { $value }.
    .you = You gain a { $clan } clan token of { $value }.
kodachi-event-end-announced = This is the last round: { $reason }.
kodachi-event-went-on = { $who } goes on.
    .you = You go on.
kodachi-event-stopped = { $who } stops and may take { $allowed ->
        [one] { $allowed } card
       *[other] { $allowed } cards
    }.
    .you = You stop and may take { $allowed ->
        [one] { $allowed } card
       *[other] { $allowed } cards
    }.
kodachi-event-failed = { $who } gives up against { $card }: the invasion fails.
    .you = You give up against { $card }: the invasion fails.
kodachi-event-took = { $who } takes a treasure: { $card }.
    .you = You take a treasure: { $card }.
kodachi-event-chosen = { $who } wants to buy { $card }.
    .you = You want to buy { $card }.
kodachi-event-paid = { $who } pays { $payment }.
    .you = You pay { $payment }.
kodachi-event-bought = { $who } buys { $card }.
    .you = You buy { $card }.
kodachi-event-passed = { $who } takes nothing.
    .you = You take nothing.
kodachi-event-cleared = The rest of the display is discarded: { $cards }.
kodachi-event-put-away = { $who } discards the cards they played: { $cards }.
    .you = You discard the cards you played: { $cards }.
kodachi-event-discarded = { $who } discards { $card }.
    .you = You discard { $card }.
kodachi-event-filled = { $count ->
        [0] { $who } draws no cards.
        [one] { $who } refills their hand with { $count } card.
       *[other] { $who } refills their hand with { $count } cards.
    }
    .own = { $who } refills their hand: { $cards }.
    .you = { $count ->
        [0] You draw no cards.
        [one] You refill your hand with { $count } card.
       *[other] You refill your hand with { $count } cards.
    }
    .you-own = You refill your hand: { $cards }.
kodachi-event-dropped = { $who } discards a treasure: { $card }.
    .you = You discard a treasure: { $card }.
kodachi-event-scored = { $who } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $source } ({ $rule }).
    .you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $source } ({ $rule }).
kodachi-event-ended = The game ends in round { $round }: { $reason }.

kodachi-pile-own = Draw pile
kodachi-pile-house = House deck
kodachi-pile-guards = Guard deck
kodachi-row-house = house cards
kodachi-row-guards = guards
kodachi-source-envoys = envoys
kodachi-source-skills = skills
kodachi-source-rumor-envoy = rumors of envoys
kodachi-source-rumor-rumor = rumors of rumors
kodachi-source-rumor-skill = rumors of skills
kodachi-source-rumor-few = rare rumors
kodachi-source-tokens = clan tokens
kodachi-source-treasures = treasures
kodachi-reason-fourth-token = somebody had four clan tokens
kodachi-reason-last-token = the last clan token is gone
kodachi-reason-round-limit = the hundredth round is over

## Why not
kodachi-no-over = The game is over.
kodachi-no-declare-first = First declare strength or stealth.
kodachi-no-declare-again = What you declared holds for the whole turn.
kodachi-no-declare-now = Strength or stealth is declared at the beginning of your own turn.
kodachi-no-play-now = Cards are played only while you face a guard.
kodachi-no-card-to-play = You have no { $card } in hand.
kodachi-no-second-dojo = Only one dojo card against each guard, and you have already played { $played }.
kodachi-no-give-up = You can give up a fight only while you face a guard.
kodachi-no-decide-in-fight = First defeat { $card }, or give up.
kodachi-no-decide-now = You stop or go on only after you have defeated a guard.
kodachi-no-house-card = There is no house card left to turn up, so you can’t go on.
kodachi-no-guard-card = There is no guard card left to turn up, so you can’t go on.
kodachi-no-take-now = Cards are taken after the fighting.
kodachi-no-take-any-more = The taking is over: what was left of the display has been put away.
kodachi-no-nothing-now = You are not taking cards now.
kodachi-no-such-guard = The display does not show { $card }.
kodachi-no-such-house-card = The display does not show { $card }.
kodachi-no-way-to-pay = You can’t pay for { $card }: it costs { $price }.
kodachi-no-pay-first = First pay for { $card }.
kodachi-no-pay-now = You are not buying anything now.
kodachi-no-exact-payment = { $payment } is not exactly the price of { $card }: { $price }.
kodachi-no-such-treasures = You don’t have that to pay with: { $payment }.
kodachi-no-discard-now = Hand cards are discarded at the end of your turn.
kodachi-no-discard-any-more = Your hand is filled up already: now discard treasures until you have four.
kodachi-no-card-to-discard = You have no { $card } in hand.
kodachi-no-keep = You hold too many cards: discard at least { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }.
kodachi-no-drop-now = Treasures are discarded only at the end of your turn, when you have more than four.
kodachi-no-drop-yet = Hand cards come first: discard what you don’t want and fill up your hand, then treasures above four go.
kodachi-no-treasure-to-drop = You have no such treasure: { $treasure }.

## What is counted over many games
kodachi-deeds-stance = Strength or stealth
kodachi-deed-declared = declared
    .good = came through
kodachi-deeds-card = Cards bought
kodachi-deed-bought = bought
kodachi-deeds-treasure = Treasures
kodachi-deed-took = taken
