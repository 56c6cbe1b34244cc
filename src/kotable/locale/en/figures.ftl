# What the figures of the rules pages show, in words: who can't see a picture reads its caption.

figures-ask = The cards in the pictures answer like those at the table: point at them, long-press them, or focus a picture and press I.

## Kokopelli

figures-kokopelli-1 = You reach your own village and each neighbor’s two nearest spaces. What lies outside the line is out of reach.
figures-kokopelli-2 = The village opposite is out of reach, so its Snake Dance does not stop yours. Paw can only be extended.
figures-kokopelli-3 = Two players have a fifth space beneath the pile ①. Only the other player’s ② is out of your reach.
figures-kokopelli-4 = Open any ceremony that is not yet in your play area. A Kokopelli never opens one.
figures-kokopelli-5 = The first card opens, the second and third extend, the fourth finishes. A Kokopelli may be any but the first.
figures-kokopelli-6 = The finisher takes the top tile. The owner gets 1 point and the cards, which are out of the game.
figures-kokopelli-7 = First 4, then 3 and a Game End tile, then 1 each time. The last such tile ends the game.
figures-kokopelli-8 = Play your last card: 1 point and three cards at once, with an Eagle Feather 3 points and five cards.
figures-kokopelli-9 = Your cards go to the very bottom in your order; then you draw as many from the top.
figures-kokopelli-10 = Drummer opens, and every ceremony in your village needs one card less, from now until it leaves.
figures-kokopelli-11 = With Snake Dance, a Kokopelli counts as two: the Hunter is finished, and Mother of Heaven scores 2.
figures-kokopelli-12 = A full village: cancel a ceremony, nobody scores, and its space is free.
figures-kokopelli-13 = The smallest pile scores 5, the second smallest 3, and every ceremony 1. Hands count for nothing.
figures-kokopelli-14 = Two actions a turn: draw, open, play, cancel or exchange, the same one twice if you like.

## Kodachi

figures-kodachi-1 = Strength needs more than the guard’s 3, stealth less. The same number is not enough.
figures-kodachi-2 = Going on adds a house card and a guard. From the third guard on, each earns one card more.
figures-kodachi-3 = One dojo card against each guard, skills before or after it. The total is compared after every card.
figures-kodachi-4 = Two numbers: low for stealth, high for strength. Two guards: defeat both in order, each with its own dojo card.
figures-kodachi-5 = Everyone sees the next guard’s back: brown is regular, red is elite. Look before you go on.
figures-kodachi-6 = Stop in time, and you choose first. Fail, and you take nothing, while everyone else still takes one.
figures-kodachi-7 = Clockwise from the active player, one card each: a free treasure, even the guard that won, or a purchase.
figures-kodachi-8 = A treasure taken can be spent at once. The purchase goes to your hand, the price to the discards.
figures-kodachi-9 = The envoy defeats the guard, so you take the top token of its clan: 2 first, then 4, then 5.
figures-kodachi-10 = A fourth token, or the last one of all: this round is finished, so everyone has equally many turns.
figures-kodachi-11 = Each rumor counts what its owner has at the end. The rare one pays more the fewer players own it.
figures-kodachi-12 = Display cleared, played cards discarded, others if you like, hand refilled to six, four treasures kept.
figures-kodachi-13 = All your cards count, wherever they are; tokens by their value, treasures 1 each. Ties: most envoys, then tokens.
figures-kodachi-14 = House cards fight, too: a number with crossed swords is a dojo card.
    .title = What’s on the cards
figures-kodachi-15 = The bundle is any treasure, the pole two of a kind, a picture that very treasure. Gold replaces any.
    .title = Price signs

figures-kodachi-part-value = its value
figures-kodachi-part-skill = the sign of skills
figures-kodachi-part-choose = choose one: a dojo card of 3, +1, or −1
figures-kodachi-part-points = points at the end
figures-kodachi-part-all = all of it, from left to right: +2, draw 1
figures-kodachi-part-price = the price
figures-kodachi-part-gold = choose one: a dojo card of 3, or 1 gold when you buy
figures-kodachi-part-dojo = its value as a dojo card
figures-kodachi-part-clan = the clan whose token it takes
figures-kodachi-part-counts = what it counts at the end
figures-kodachi-part-beat = the number to beat
figures-kodachi-part-treasure = the treasure it becomes
figures-kodachi-part-brown = brown: a regular guard
figures-kodachi-part-two = left for stealth, right for strength
figures-kodachi-part-pair = two guards, from left to right
figures-kodachi-part-red = red: elite guards

figures-kodachi-pays = pays
figures-kodachi-pays-gold = pays, with gold
figures-kodachi-pays-not = refused
