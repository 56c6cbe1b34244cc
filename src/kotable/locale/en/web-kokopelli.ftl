### The table of Kokopelli in the browser. $name: a player's name. $card, $ceremony: texts of kokopelli.ftl.

web-kokopelli-ends = { $count ->
    [one] { $count } end tile left
   *[other] { $count } end tiles left
  }
web-kokopelli-area = Your play area
web-kokopelli-own = Your turn and hand
web-kokopelli-hand = Your hand
web-kokopelli-village = { $name }’s village
web-kokopelli-tiles = Ceremonies in this game
web-kokopelli-worth = worth { $points }
web-kokopelli-missing = cards missing
web-kokopelli-ceremony = { $name }’s { $ceremony }: { $count ->
    [one] { $count } card missing
   *[other] { $count } cards missing
  }.
web-kokopelli-empty = Empty space in { $name }’s village, { $where }
web-kokopelli-pile = { $name }’s pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-kokopelli-in-words = The table in words
web-kokopelli-draw = Draw { $count }
web-kokopelli-exchange = Exchange
web-kokopelli-cancel = Cancel a ceremony
web-kokopelli-keep = Keep all
web-kokopelli-fold = All, in this order
web-kokopelli-cancel-which = Which of your ceremonies?
web-kokopelli-targets = { $count ->
    [one] { $card }: one place. Choose it again to play it.
   *[other] { $card }: { $count } places
  }
web-kokopelli-cards-for = { $count ->
    [one] One kind of card fits. Choose the place again to play it.
   *[other] { $count } kinds of cards fit
  }
web-kokopelli-finishes = Finishes { $ceremony }
web-kokopelli-pays = Pays at once
web-kokopelli-nothing-open = No ceremony is within your reach, and a Kokopelli never opens one.
web-kokopelli-wild-opens = A Kokopelli never opens a ceremony.
web-kokopelli-far = { $name } sits opposite: you can’t reach each other.
web-kokopelli-not-there = This space in { $name }’s village is out of your reach.
web-kokopelli-not-own = Only ceremonies in your own village can be canceled.
web-kokopelli-nothing-own = You have no ceremony to cancel.
web-kokopelli-mismatch = { $card } does not go on { $ceremony }: only the same card or a Kokopelli does.
