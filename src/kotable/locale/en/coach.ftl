# What the coach says in the first real games; when, is decided by each game's coach.ts.

coach-again = Show the hints again

## Kokopelli

coach-kokopelli-goal = You win with the most points. Finish ceremonies and take their tiles: the 4 first, then the 3.
coach-kokopelli-begin = Pick a raised card, then a lit place, or the other way around.
coach-kokopelli-short = In the first round the first two players have one action each. From then on, everyone has two.
coach-kokopelli-limit = Only five cards may stay. What you put under your pile comes back only after all cards above it.
coach-kokopelli-go-on = Your { $ceremony } lets you go on: play another card, or choose “Done”.
coach-kokopelli-vase = A Vase gave you one more action. Use it, or end your turn.
coach-kokopelli-last = Last round! The smallest pile scores 5 points, the second smallest 3, and each ceremony in your village 1.
coach-kokopelli-finish = One card is missing here, and you have it. The finisher takes the tile; if the ceremony is another player’s, they get 1.
coach-kokopelli-open = Open a ceremony on an empty space of your village. Its ability is yours while it stands there.
coach-kokopelli-area = The outlined area is your play area: your village and your neighbors’ nearest spaces. You may add cards to every ceremony in it.
coach-kokopelli-area-two = You reach your own five spaces and the other player’s four open ones, never the one beneath their pile.
coach-kokopelli-wild = Kokopelli fits any ceremony in your play area, but never opens one. Keep it for a finish.
coach-kokopelli-danger = One card is missing here, and { $name } can play it too. Cancel the ceremony, or take the risk.
coach-kokopelli-owner = { $name } finished your ceremony and took the tile. As its owner you got 1 point.
coach-kokopelli-empty = Play your last card, and you score 1 point and draw three cards at once. It costs no action.
coach-kokopelli-empty-feather = With your Eagle Feather, playing your last card gives you 3 points and five cards.
coach-kokopelli-cancel = Your village is full. Cancel a ceremony to free its space; its cards are discarded and nobody scores.
coach-kokopelli-exchange = None of your cards fits? Exchange: they all go under your pile, and you draw as many new ones.
coach-kokopelli-draw = Few cards and nothing to finish? Draw. Up to five cards may stay in your hand when your turn is over.
coach-kokopelli-end-near = The end is near. Game End tiles left: { $ends }. Smallest pile: { $cards }. Once either is used up, that round is the last.
coach-kokopelli-three = The 4 is gone here. Taking the 3 brings a Game End tile, and the last of these ends the game.
coach-kokopelli-end-tile = A Game End tile lies here: from now on, finishing this ceremony pays only 1 point.
coach-kokopelli-ability = This point came from your { $ceremony }. Abilities work by themselves; point at any card to read what it does.

## Kodachi

coach-kodachi-goal = Points come from bought cards, clan tokens and treasure. Have the most, and you win.
coach-kodachi-declare = Strength needs more than the guard, stealth less; a tie is not enough. Your choice holds for the whole turn.
coach-kodachi-fight = Play one dojo card against each guard. A green tag means that this card wins on its own.
coach-kodachi-elite-pair = Two guards on one card: defeat the first, then the second, each with a dojo card of its own.
coach-kodachi-elite-two = Two numbers: stealth faces the low one, strength the high one.
coach-kodachi-more = Not enough yet: add skills, or give up the fight. If you give up, you take nothing this turn.
coach-kodachi-decide = Stop and take cards, or go on for more. If you lose a later fight, you take nothing.
coach-kodachi-take = Guards are free and become treasure. House cards cost treasure; the ones you can afford are raised.
coach-kodachi-pay = You pay exactly the price. Choose a treasure here to pay with another one.
coach-kodachi-discard = Discard what you won’t need: your hand is refilled to six either way.
coach-kodachi-four = You keep four treasures at most when your turn is over. Spend them in time.
coach-kodachi-last = Last round! Everyone gets the same number of turns. Choose what brings the most points now.
coach-kodachi-order = After the active player, the others may take one card each, clockwise, even if the invasion failed.
coach-kodachi-elite-next = A red back: an elite guard comes next. It has two numbers, or it is two guards in one.
coach-kodachi-risk = The meter shows your chances: how often the cards left in your hand would defeat the next guard.
coach-kodachi-room = One or two guards earn one card, three earn two, four earn three.
coach-kodachi-price = Price signs: the bundle is any one treasure, the carrying pole two of a kind. Gold stands for any kind.
coach-kodachi-envoy = An envoy fights as a dojo card. If it defeats a guard, you take the top token of its clan.
coach-kodachi-rumor = A rumor scores at the end: 1 point for each card you own of the kind it shows.
coach-kodachi-rare = A Rare rumor scores 6 points if you alone own one, 4 if two players do, otherwise 2.
coach-kodachi-skill = Skills add to your total, draw cards or switch. Play as many as you like, before or after the dojo card.
coach-kodachi-near = { $name } has three clan tokens. With a fourth one, that round is the last.
coach-kodachi-token = Tokens are worth 2, 4 and 5 points. A player’s fourth token, or the very last one, makes that round the last.
coach-kodachi-gold-skill = Golden three can be a dojo card, or 1 gold from your hand when you buy.
coach-kodachi-count = At the end all your cards count, wherever they are, and each treasure is 1 point.
