### The table of Kodachi in the browser. $name: a player's name. $card, $price, $item: texts of kodachi.ftl.

## What lies on the table
web-kodachi-display = The display
web-kodachi-house = House cards
web-kodachi-guards = Guards
web-kodachi-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-kodachi-own = Your treasures and clan tokens
web-kodachi-others = The other players
web-kodachi-lane = What happens now
web-kodachi-stage = What is at stake
web-kodachi-treasures = Treasures
web-kodachi-at-most = at most 4
web-kodachi-tokens = Clan tokens
web-kodachi-no-tokens = no tokens
web-kodachi-draw-pile = Draw pile
web-kodachi-discards = Discards
web-kodachi-piles = Your cards: draw pile { $draw }, discards { $discards }
web-kodachi-house-deck = House deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } left. The top one is turned up with each guard.
web-kodachi-guard-deck = Guard deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } left. { $back ->
    [elite] Its top card has a red back: an elite guard is next.
    [guard] Its top card has a brown back: a regular guard is next.
   *[none] Its discards are shuffled before the next guard.
  }
web-kodachi-elite = Elite
web-kodachi-next-elite = Elite is next
web-kodachi-next-guard = next guard
web-kodachi-room = take
web-kodachi-taken = taken
web-kodachi-failed = The invasion fails
web-kodachi-free = free
web-kodachi-dojo = Dojo
web-kodachi-per = 1 per
web-kodachi-stack = Clan tokens, { $clan }: { $count ->
    [0] none left
   *[other] { $left }, the first on top
  }
web-kodachi-worth = Points if the game ended now
web-kodachi-worth-now = { $points ->
    [one] { $points } point if the game ended now
   *[other] { $points } points if the game ended now
  }
web-kodachi-seat-label = { $name }: { $points } points if the game ended now, { $tokens } clan tokens, { $treasures } treasures, hand { $hand }, draw pile { $draw }, discards { $discards }
web-kodachi-cards-of = { $name }’s cards
web-kodachi-list-bought = Bought
web-kodachi-list-known = Known to be in hand
web-kodachi-list-discards = Discards
web-kodachi-list-unseen = In the draw pile
web-kodachi-last-round = Last round

## What a card says to those who listen
web-kodachi-costs = Costs { $price }
web-kodachi-can-buy = You can buy it
web-kodachi-is-beaten = Beaten
web-kodachi-is-faced = You are facing this guard
web-kodachi-tag = Beats the guard with { $total }
web-kodachi-uses = How to play { $card }
web-kodachi-line = { $stance ->
    [strength] Total { $total } against { $value }: higher wins
   *[stealth] Total { $total } against { $value }: lower wins
  }
web-kodachi-risk = to beat it
web-kodachi-risk-label = Chance that the cards in your hand beat the next guard: { $percent }
web-kodachi-lost = This fight is lost
web-kodachi-at-once = Wins at once
web-kodachi-none-alone = No card wins alone: play several.
web-kodachi-only-together = Only together
web-kodachi-letters = Wins together with the others of its letter: { $letters }
web-kodachi-draws = draws a card on the way
web-kodachi-go-chance = to beat the next guard with the cards in your hand
web-kodachi-go-risk = Win: take { $more }. Lose: nothing, not even the { $now } you have now.

## The line in words: your own decision
web-kodachi-your-pick = Your pick
web-kodachi-say-declare = Strength or stealth? It holds for the whole turn.
web-kodachi-say-need = { $stance ->
    [strength] You need more than { $value }: play a card.
   *[stealth] You need less than { $value }: play a card.
  }
web-kodachi-say-together = { $stance ->
    [strength] You need more than { $value }: play the same letter.
   *[stealth] You need less than { $value }: play the same letter.
  }
web-kodachi-say-missing = { $stance ->
    [strength] Your { $total } against { $value }: you need { $count } more.
   *[stealth] Your { $total } against { $value }: you must get { $count } lower.
  }
web-kodachi-say-lost = This fight is lost: give it up.
web-kodachi-say-part = { $which ->
    [first] First of two guards.
   *[second] Second of two guards.
  }
web-kodachi-say-decide = { $count ->
    [one] { $count } guard is beaten. Stop here, or go deeper into the house?
   *[other] { $count } guards are beaten. Stop here, or go deeper into the house?
  }
web-kodachi-say-take = { $allowed ->
    [one] Take a card, or nothing.
   *[other] Take up to { $allowed } cards: { $left } left.
  }
web-kodachi-say-other = { $name } has stopped: now you may take one card.
web-kodachi-say-other-failed = { $name } failed and takes nothing: now you may take one card.
web-kodachi-say-pay = How do you pay for { $card }?
web-kodachi-say-discard = Pick the cards you don’t want to keep.
web-kodachi-say-empty = Your hand is empty: draw six new cards.
web-kodachi-say-too-many = { $count ->
    [one] You hold too many cards: pick at least { $count } to discard.
   *[other] You hold too many cards: pick at least { $count } to discard.
  }
web-kodachi-say-drop = { $count ->
    [one] You may keep four treasures: choose { $count } to discard.
   *[other] You may keep four treasures: choose { $count } to discard.
  }
web-kodachi-how-discard = What you pick is discarded. Your hand is then refilled to 6.
web-kodachi-how-drop = Pick the treasures you give away.

## The line in words: somebody else decides
web-kodachi-see-declare = Strength or stealth?
web-kodachi-see-fight = { $card }: { $total } against { $value }.
web-kodachi-see-decide = { $count ->
    [one] { $count } guard is beaten. Stop, or go on?
   *[other] { $count } guards are beaten. Stop, or go on?
  }
web-kodachi-see-take = { $count ->
    [one] May take one card.
   *[other] May take up to { $count } cards.
  }
web-kodachi-see-pay = Pays for { $card }.
web-kodachi-see-discard = Ends the turn.

## Declaring and fighting
web-kodachi-choice = { $stance ->
    [strength] higher than { $value }
   *[stealth] lower than { $value }
  }
web-kodachi-alone = { $count ->
    [one] { $count } of your { $all } cards wins on its own
   *[other] { $count } of your { $all } cards win on their own
  }
web-kodachi-alone-none = None of your { $all } cards wins on its own
web-kodachi-wins = { $stance ->
    [strength] higher than the guard wins
   *[stealth] lower than the guard wins
  }
web-kodachi-why-room = { $count ->
    [one] { $guards ->
        [one] After { $guards } guard you may take { $count } card.
       *[other] After { $guards } guards you may take { $count } card.
      }
   *[other] After { $guards } guards you may take up to { $count } cards.
  }
web-kodachi-why-token = { $clan }: an envoy of this clan that beats a guard takes the top token.
web-kodachi-beats = beats the guard
web-kodachi-beats-short = beats it
web-kodachi-stop = Stop
web-kodachi-stop-for = { $count ->
    [one] take { $count } card
   *[other] take up to { $count } cards
  }
web-kodachi-go-for = { $count ->
    [one] for { $count } card
   *[other] for { $count } cards
  }

## Taking and paying
web-kodachi-order = Who takes, in this order
web-kodachi-taker-done = has taken
web-kodachi-taker-now = takes now
web-kodachi-taker-next = comes later
web-kodachi-taker-failed = failed and takes nothing
web-kodachi-then = then { $name }
web-kodachi-then-end = then the turn ends
web-kodachi-enough = Enough
web-kodachi-paying = You pay
web-kodachi-paying-hint = Pick a treasure to pay with another one.
web-kodachi-need-any = any
web-kodachi-need-pair = a pair
web-kodachi-pay-label = Price: { $need }. You pay: { $item }. Change
web-kodachi-one-way = There is only one way to pay.
web-kodachi-stands-for = { $item } as { $as }
web-kodachi-kept = You keep
web-kodachi-not-this = Not this one
web-kodachi-buy = Buy

## Ending the turn
web-kodachi-draw-six = Draw 6 cards
web-kodachi-keep-all = Keep all
web-kodachi-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
  }
web-kodachi-fill = then draw up to 6
web-kodachi-drop = { $count ->
    [one] Discard { $count } treasure
   *[other] Discard { $count } treasures
  }
