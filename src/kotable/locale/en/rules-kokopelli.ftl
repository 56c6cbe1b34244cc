# The rules of Kokopelli as this table plays them, in our own words.
# One message for each rule: its text, a .title, and where a ruling of ours decides, a .ruling that says why.
# A section's .text is prose that belongs to the section as a whole.

rules-kokopelli-title = The rules of Kokopelli
rules-kokopelli-intro = In Kokopelli you open ceremonies in your village, and each one lends you its ability for as long as it stands there. You add cards to your own ceremonies and to those of your neighbors, and whoever plays the card that finishes a ceremony scores the most for it. When a draw pile runs dry or enough ceremonies have been finished, the game ends, and whoever has the most points wins.
rules-kokopelli-short = Two actions a turn, any of these five, the same one twice if you like.
rules-kokopelli-example = An example turn
rules-kokopelli-example-1 = Round 5, your turn: two actions, five cards in hand.
rules-kokopelli-example-2 = You look around your play area: Nils’s Spider Woman lacks one card.
rules-kokopelli-example-3 = Action one: you play your own Spider Woman on it.
rules-kokopelli-example-4 = It is finished. You take the 4; whoever finishes the next one gets 3.
rules-kokopelli-example-5 = Nils, the owner, scores 1 and discards the cards.
rules-kokopelli-example-6 = Action two: you open Drummer on your right side.
rules-kokopelli-example-7 = Its ability works at once: your Hunter now lacks one card only.
rules-kokopelli-example-8 = Two actions are taken, and you hold no more than five cards: Mira is next.

## Decisions

rules-kokopelli-section-0 = Decisions
    .text = Wherever these rules give you a choice, you are asked, even if your cards leave only one answer. What happens by itself must follow from what everybody can see; otherwise it would tell the others something about your hand. Where the facts that everybody can see leave only one answer, your screen may give it for you.

## Material

rules-kokopelli-section-1 = Material

rule-KP-1-1 = There are sixteen different ceremonies. Every player color owns three cards of each ceremony and six Kokopelli cards, which are wild.
    .title = The cards

rule-KP-1-2 = The sixteen ceremonies are Sun, Eagle Feather, Paw, Birth, Hunter, Warrior, Fire, Spider Woman, Vase, Snake Dance, Drummer, Lizard, Mother of Heaven, Shaman, Chieftain and Tortoise.
    .title = Names of the ceremonies

rule-KP-1-3 = There are 80 point tiles (35 worth 1 point, 15 each worth 3, 4 and 10), 12 Game End tiles and 4 village boards. Points never run out: if the tiles were all gone, you would still score.
    .title = Tiles and boards
    .ruling = The rulebook does not say what happens when the point tiles are used up, and nobody should lose points for want of cardboard.

## Set-up

rules-kokopelli-section-2 = Setup

rule-KP-2-1 = Kokopelli is for two to four players. Ten of the sixteen ceremonies take part: normally they are drawn at random, but you may also pick them by hand or take the set for a first game, which is Hunter, Warrior, Tortoise, Paw, Drummer, Shaman, Spider Woman, Eagle Feather, Mother of Heaven and Snake Dance.
    .title = Ten ceremonies take part

rule-KP-2-2 = As a variant you may play with eleven or twelve ceremonies.
    .title = Eleven or twelve ceremonies

rule-KP-2-3 = Every chosen ceremony has a selection tile. A 3‑point tile lies on it, and a 4‑point tile on top of that.
    .title = Points on selection tiles

rule-KP-2-4 = Your deck holds three cards of every chosen ceremony and your six Kokopelli: 36, 39 or 42 cards for ten, eleven or twelve ceremonies. It is shuffled to form your draw pile, and you draw five cards as your starting hand.
    .title = Your deck

rule-KP-2-5 = The stack of Game End tiles depends on the number of players and ceremonies. With two players it holds 10, 11 or 12 tiles for ten, eleven or twelve ceremonies; with three or four players it holds 9, 10 or 11.
    .title = The Game End stack

rule-KP-2-6 = The first player is drawn at random, or set when the table is made. Play goes clockwise, that is, to the left: after you it is always your left neighbor’s turn.
    .title = First player and direction

## Villages and play areas

rules-kokopelli-section-3 = Villages and play areas

rule-KP-3-1 = Your village has four spaces around your draw pile: two on its left side and two on its right side.
    .title = The village

rule-KP-3-2 = With three or four players your play area is made of your own four spaces, the two right-side spaces of your left neighbor and the two left-side spaces of your right neighbor: the ones nearest to you. Left and right are meant as the owner of the village sees them, facing the middle of the table. Players who sit opposite each other do not reach each other.
    .title = Three or four players

rule-KP-3-3 = With two players each village has a fifth space, beneath the draw pile. Your play area is made of your own five spaces and the four open spaces of the other player, but never the one beneath their pile. All four open spaces are alike, so you do not choose a side.
    .title = Two players

rule-KP-3-4 = The first card decides which ceremony it is. A ceremony belongs to the owner of the village it stands in, no matter who played the cards.
    .title = Whose ceremony it is

rule-KP-3-5 = You have the ability of every ceremony in your village, from the moment it is opened until it leaves.
    .title = Having an ability

rule-KP-3-6 = If an ability contradicts a basic rule, follow the ability.
    .title = Abilities beat basic rules

## The turn

rules-kokopelli-section-4 = The turn

rule-KP-4-1 = The game is played in rounds. In each round every player has one turn, starting with the first player and going clockwise.
    .title = Rounds and turns

rule-KP-4-2 = In your turn you take two actions. For each you choose one of five: draw, open, play, cancel or exchange. You may choose the same action twice.
    .title = Two actions

rule-KP-4-3 = The very first round is shorter for two of you: the first player and the neighbor to their left have only one action each. With two players, that is both of you.
    .title = The first round

rule-KP-4-4 = If you have more than five cards in hand after your last action, put the extra ones under your own draw pile, in any order you like.
    .title = The hand limit

rule-KP-4-5 = When you play your last hand card, whether to open a ceremony or onto one, you score 1 point and draw three cards at once. This is not an action, and if Chieftain or Warrior still let you play on, you may do so with the new cards.
    .title = Emptying your hand

rule-KP-4-6 = The bonus for an empty hand comes only when a card you play empties it, so an exchange never earns it. It comes before the card’s other effects and uses the abilities on the table at that moment: an Eagle Feather that this very card opens counts, and so does one that it is about to finish. You score the points even if there is nothing left to draw; your hand then stays empty and earns no further bonus by itself.
    .title = Empty hand in detail
    .ruling = The rulebooks differ here; we follow the German text, which speaks of playing the last card.

rule-KP-4-7 = An action counts as taken the moment it begins. The first two actions of your turn must be taken, whatever they are (in the short turns of the first round it is one); any further action that a Vase gives you may be declined. By ending your turn you give up all the actions you have left.
    .title = What you must do
    .ruling = The rulebook does not say whether actions may be skipped; an extra action is a gift and should not become a burden.

rule-KP-4-8 = You can draw only if there is a card in your pile, and exchange only if there is a card in your hand. If you have neither, you may pass an action that you would have to take, one at a time. You may cancel a ceremony instead, but nobody forces you to.
    .title = When nothing is possible
    .ruling = The rulebook does not foresee a player without any cards, and having to give up your own ceremonies would be a harsh penalty.

rule-KP-4-9 = The hand limit also applies in the last turn, before the final scoring. Cards that you put under your pile then count as cards in the pile.
    .title = Hand limit at the end

## The five actions

rules-kokopelli-section-5 = The five actions

rule-KP-5-1 = Draw: take the top card of your own draw pile into your hand. If there are fewer cards than you have to draw, draw what is there.
    .title = Drawing a card

rule-KP-5-2 = Open: put a ceremony card from your hand onto an empty space of your own village. A Kokopelli can never open a ceremony.
    .title = Opening a ceremony

rule-KP-5-3 = A ceremony that is already somewhere in your play area cannot be opened a second time.
    .title = No ceremony twice

rule-KP-5-4 = Play: put a card from your hand onto a ceremony in your play area, either the matching card or a Kokopelli, which fits everywhere. However many cards one action plays, every card counts by itself for every effect.
    .title = Playing a card

rule-KP-5-5 = The second and the third card extend a ceremony; the fourth one finishes it.
    .title = Extending and finishing

rule-KP-5-6 = Cancel: put one of your own ceremonies with all its cards on your own discard pile. Nobody scores for it.
    .title = Canceling a ceremony

rule-KP-5-7 = Exchange: put all your hand cards under your own pile, one by one in any order, each at the very bottom; then draw as many from the top. If your pile was empty, you get the same cards back. An exchange never counts as emptying the pile.
    .title = Exchanging your hand

rule-KP-5-8 = When a ceremony is finished, the player of the finishing card first takes the top point tile of that ceremony: the 4, later the 3. Whoever takes the 3 puts a Game End tile in its place. If there is no point tile left, finishing is worth 1 point, and that is so even if no Game End tile lies there because the stack had run out.
    .title = Finishing: the points
    .ruling = The rulebook ties the single point to a Game End tile lying there; we give it also where the stack was too small for one.

rule-KP-5-9 = Then the owner puts all cards of the finished ceremony on their own discard pile, no matter whose cards they were. If the owner is not the active player, they score 1 point.
    .title = Finishing: the owner

rule-KP-5-10 = If the stack of Game End tiles is empty, taking a 3‑point tile places no Game End tile.
    .title = Empty Game End stack
    .ruling = This can happen in the last round, and the rulebook is silent about it.

rule-KP-5-11 = Discard piles never come back into play, so nobody has to decide in which order the cards lie there.
    .title = Discard piles
    .ruling = The rulebook lets you choose the order, but the choice changes nothing.

rule-KP-5-12 = Opening a ceremony is not playing a card to a ceremony, so Paw, Lizard, Vase and Mother of Heaven take no notice of it. Only for the empty hand does a card you open with count as played (KP-4.5).
    .title = Opening is not playing
    .ruling = The rulebook keeps the two actions apart, and these four abilities speak only of cards played to a ceremony.

## The sixteen abilities

rules-kokopelli-section-6 = The sixteen abilities

rule-KP-6-1 = With a single play action you may put any number of cards onto one ceremony, until it is finished.
    .title = The Chieftain ability

rule-KP-6-2 = You may play cards that a draw action gave you to ceremonies at once. With Hunter you draw both cards first; then you may play none, one or both of them, to the same ceremony or to different ones. It remains a draw action, so Chieftain and Warrior do not help, but all effects of the cards played do apply.
    .title = The Birth ability

rule-KP-6-3 = When you play cards, all spaces of both neighbors are within your reach; with two players also those beneath the other player’s pile. For opening, only your normal play area counts.
    .title = The Spider Woman ability

rule-KP-6-4 = With a single play action you may play two cards to two different ceremonies. Warrior does not combine with Chieftain: after a second card on another ceremony the action is over, and after a second card on the same ceremony you can go on only there.
    .title = The Warrior ability

rule-KP-6-5 = A draw action draws one more card.
    .title = The Hunter ability

rule-KP-6-6 = With an open action you may also use an empty space of a neighbor’s village. The ability then goes to the owner of that village.
    .title = The Fire ability

rule-KP-6-7 = With Fire you cannot open a ceremony that already stands in the play area of the village’s owner. This replaces the usual check: your own play area does not matter here.
    .title = Fire: the limit

rule-KP-6-8 = Every card you play to a ceremony that belongs to somebody else scores you 1 point.
    .title = The Paw ability

rule-KP-6-9 = For every card you play to a ceremony that belongs to somebody else you draw one card.
    .title = The Lizard ability

rule-KP-6-10 = When you empty your hand by playing its last card, you draw five cards and score 3 points instead of three cards and 1 point.
    .title = The Eagle Feather ability

rule-KP-6-11 = You score 1 point when you finish a ceremony, no matter whose. Finishing your own Tortoise counts too.
    .title = The Tortoise ability

rule-KP-6-12 = Whoever plays a card to one of your ceremonies gets one more action this turn, and that includes you. Each owner of a Vase gives at most one such action per turn.
    .title = The Vase ability

rule-KP-6-13 = You have one more space, beneath your draw pile: the fifth, or the sixth with two players. With three or four players it lies in your play area and in those of both neighbors, even after the Sun has gone; with two players it lies in yours alone.
    .title = The Sun ability
    .ruling = The rulebooks differ on who reaches this space; we follow the English and the French text.

rule-KP-6-14 = A ceremony on the Sun’s space stays until it is finished or canceled, even if the Sun has already gone. After that the space is closed until you have an open Sun again. With two players the two spaces beneath the pile are different ones, and only the Sun’s closes.
    .title = Sun: how long

rule-KP-6-15 = Each Kokopelli that lands on one of your ceremonies scores you 1 point, no matter who played it.
    .title = The Mother of Heaven ability

rule-KP-6-16 = Your ceremonies are finished with the third card. One that already has three cards when the Drummer is opened waits for its fourth.
    .title = The Drummer ability

rule-KP-6-17 = Each of your ceremonies scores you 1 point when it is finished, no matter by whom. Finishing the Shaman itself counts too, and the point comes on top of the one you get when somebody else finishes your ceremony (KP-5.9).
    .title = The Shaman ability

rule-KP-6-18 = A Kokopelli counts as two at the moment you play it, wherever you play it, and as one card from then on.
    .title = The Snake Dance ability

rule-KP-6-19 = Fire reaches the empty spaces of your neighbors’ villages that lie in your own normal play area, and never a space beneath a draw pile.
    .title = How far Fire reaches
    .ruling = The Polish text says so, the symbol on the card shows your play area at your neighbors, and Spider Woman’s note keeps opening to the normal play area; the other texts could be read more widely.

rule-KP-6-20 = With Snake Dance a Kokopelli counts as two for exactly four things: the number of cards needed to finish (two cards and the Kokopelli are enough, or one card and the Kokopelli with Drummer), Mother of Heaven (2 points), Paw (2 points) and Lizard (two cards). For everything else it is one card.
    .title = What Snake Dance doubles
    .ruling = The rulebook’s example shows the 2 points of Mother of Heaven; we apply the same idea to everything that looks at each card played.

rule-KP-6-21 = Abilities that shape a whole action (Chieftain, Warrior, Birth and Hunter) stay in force for the whole action if they were open when it began. All others are checked anew with each card: a Spider Woman or Drummer finished by the first of two cards no longer helps the second. A card that finishes a ceremony still finds that ceremony open, so a Vase still gives its action and a Mother of Heaven her point.
    .title = How long abilities hold
    .ruling = Tortoise and Shaman say that they count for their own finish; we treat the other abilities alike.

rule-KP-6-22 = Warrior and Chieftain allow you more cards but never oblige you: one card is always enough. Different ceremonies are ceremonies on different spaces, even if they are of the same kind.
    .title = One card is enough
    .ruling = The French text makes it plain that you may, but need not, play more cards.

rule-KP-6-23 = Birth does not cover cards drawn through Lizard, and it cannot open a ceremony. Of each kind of card you may play as many as the draw action drew.
    .title = Limits of Birth
    .ruling = The card speaks only of the draw action and of playing; equal cards in hand cannot be told apart, so only their number counts.

rule-KP-6-24 = The Sun’s space is simply one space more: you may open a ceremony there before the other spaces are full. Only the owner of the Sun can open one there.
    .title = Using the Sun’s space
    .ruling = The rulebook sets no order for filling spaces, and the ability belongs to the owner of the Sun.

rule-KP-6-25 = After a card is placed, its effects come in this order: empty hand, Paw, Lizard, Mother of Heaven, Vase, and last the finishing with its point tile, the owner’s point, Tortoise and Shaman.
    .title = Order of effects
    .ruling = The rulebook gives no order, and a fixed one keeps every table the same.

rule-KP-6-26 = You are asked whether to go on whenever the facts that everybody can see allow another card, even if nothing in your hand fits and stopping is your only choice. With Chieftain the ceremony must still stand and your hand must not be empty. With Warrior one card has been played, another ceremony is within reach and your hand is not empty; with Birth a drawn card is left and a ceremony is within reach. In all other cases the action ends by itself.
    .title = Going on or stopping
    .ruling = An action that ended by itself for lack of a fitting card would tell the table what your hand lacks.

rule-KP-6-27 = You keep the action that a Vase gave you even if the Vase leaves. A Vase that leaves and is opened again in the same turn gives an action only if that village has not given one yet.
    .title = When the Vase leaves
    .ruling = The limit is one action per owner and turn, and it does not start afresh with a new Vase.

rule-KP-6-28 = Every point is credited to the rule that gave it. Eagle Feather’s 3 points belong to Eagle Feather and none of them to the empty hand; what Snake Dance doubles belongs to Paw or Mother of Heaven; the points for finishing (KP-5.8) and the owner’s point (KP-5.9) each have their own entry.
    .title = Where points come from
    .ruling = So that the score of every player can be traced back, point by point.

## End and scoring

rules-kokopelli-section-7 = End and scoring

rule-KP-7-1 = The game ends after the round that saw a draw pile emptied or the last Game End tile placed. So every player has the same number of turns.
    .title = When the game ends

rule-KP-7-2 = A pile that was emptied counts as emptied, even if cards go under it later in the same round.
    .title = Emptied is emptied
    .ruling = We follow the French text, which speaks of drawing the last card.

rule-KP-7-3 = All hands go face up to the discard piles. The fewest cards in the draw pile score 5 points and the second fewest 3 points, for everyone who has that number; two players with equal piles get 5 points each.
    .title = Points for small piles

rule-KP-7-4 = You score 1 point for every ceremony in your village, however many cards it has.
    .title = Points for open ceremonies

rule-KP-7-5 = Whoever has the most points wins. If several of you have the same number, the victory is shared.
    .title = Who wins

rule-KP-7-6 = A game that is still going on in round 100 ends with that round. At the end you are told what ended the game: an empty pile, the Game End tiles, both, or, if neither, the round limit.
    .title = The round limit
    .ruling = Nothing in the rules forces a draw pile to shrink, so a game could otherwise last forever.

## Who knows what

rules-kokopelli-section-8 = Who knows what

rule-KP-8-1 = Everybody sees the villages, the points, the tiles, the number of cards in every hand and pile, and every card that was ever played or discarded from play.
    .title = What everybody sees

rule-KP-8-2 = Only you know your hand, and which cards you put under your own pile in which order; the others know only how many there are. You draw them once the unknown cards above them are gone. Nobody knows the rest of any pile.
    .title = What only you know

rule-KP-8-3 = Everybody knows what each deck is made of, so a player’s hidden cards are exactly their deck less what has been seen of it. Cards keep the back of their owner wherever they are played.
    .title = What can be worked out
