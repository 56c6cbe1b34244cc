# The rules of Kodachi as this table plays them, in our own words.
# One message for each rule: its text, a .title, and where a ruling of ours decides, a .ruling that says why.
# A section's .text is prose that belongs to the section as a whole.

rules-kodachi-title = The rules of Kodachi
rules-kodachi-intro = In Kodachi you break into a noble house, by strength or by stealth, and defeat one guard after another for as long as you dare. What you bring back is treasure, and with it you buy envoys, rumors and skills that make your deck better and count at the end. Envoys also win you clan tokens; when these run short the game ends, and whoever has the most points wins.
rules-kodachi-short = Declare, defeat guards one by one, stop in time; then take treasures and buy cards with them.
rules-kodachi-example = An example turn
rules-kodachi-example-1 = A house card and a guard are turned up. You hold high cards.
rules-kodachi-example-2 = You declare strength and play a 4: more than 3, so the guard is defeated.
rules-kodachi-example-3 = You go on. A 4 would only tie; with a Novice’s +1 it is 5.
rules-kodachi-example-4 = The red back is an elite guard: 4 against strength. Your 5 is enough.
rules-kodachi-example-5 = Three guards earn two cards, and your hand is weak now: you stop.
rules-kodachi-example-6 = First card: the gold, free of charge.
rules-kodachi-example-7 = Second card: the blue envoy, for two fans and the gold.
rules-kodachi-example-8 = Mira and Nils take one card each. You refill your hand to six.

## Decisions

rules-kodachi-section-0 = Decisions
    .text = Wherever these rules give you a choice, you are asked, even if your cards leave only one answer. What happens by itself must follow from what everybody can see; otherwise it would tell the others something about your hand. Where the facts that everybody can see leave only one answer, your screen may give it for you.

## Material

rules-kodachi-section-1 = Material

rule-KD-1-1 = Every player begins with 12 cards of their own: 10 dojo cards and 2 starting skills.
    .title = Starting cards

rule-KD-1-2 = The house deck has 60 cards: 21 envoys from three clans (red, blue and green), 17 rumors and 22 skills.
    .title = The house deck

rule-KD-1-3 = The guard deck has 50 cards: 35 guards with a brown back and 15 elite guards with a red back. Every guard card is also a treasure: a fan, a scroll, a vase, jade or gold.
    .title = The guard deck

rule-KD-1-4 = There are 9 clan tokens, a stack of three for each clan: the 2 on top, the 4 below it and the 5 at the bottom.
    .title = Clan tokens

## Set-up

rules-kodachi-section-2 = Setup

rule-KD-2-1 = Kodachi is for two to four players. Each of you shuffles their own 12 starting cards into a draw pile and draws 6.
    .title = Players and hands

rule-KD-2-2 = The starting player is set when the table is made, or drawn at random. At a real table it would be the quietest of you.
    .title = The starting player

rule-KD-2-3 = Counted from the starting player, the second player begins with a fan, the third with a scroll and the fourth with a vase. These are brown guard cards, drawn openly and at random from those that show the treasure, and taken out before the guard deck is shuffled.
    .title = Treasure to begin with

rule-KD-2-4 = Guards and elite guards are shuffled together into one deck, and envoys, rumors and skills into another.
    .title = Two decks

rule-KD-2-5 = Everybody sees the back of the top card of the guard deck, and so whether an elite guard comes next.
    .title = The next guard’s back

## Invading

rules-kodachi-section-3 = Invading

rule-KD-3-1 = At the start of your turn the top house card is turned up, then the top guard card. They lie in two rows, which together are the display.
    .title = Start of the turn

rule-KD-3-2 = Once you have seen both cards, you declare strength or stealth; every turn begins with this. Your choice holds for the whole turn, unless a card lets you switch (KD-4.6).
    .title = Strength or stealth

rule-KD-3-3 = With strength your total must be higher than the guard’s value, with stealth it must be lower. A tie does not defeat the guard.
    .title = Higher or lower

rule-KD-3-4 = Against each guard you play exactly one dojo card, and any number of skill cards before or after it. You may play any dojo card, even one that does not win yet or cannot win at all. Between two guard cards no card can be played.
    .title = Cards for each guard

rule-KD-3-5 = Your total is the value of the dojo card plus all modifiers played against this guard. After every card you play, once all its effects have happened, your total and your stance are compared with the guard. If they defeat it, it is defeated, whether you like it or not; even a switch alone can do it.
    .title = The total

rule-KD-3-6 = Some elite guards have a low and a high value. With stealth you face the low one, with strength the high one.
    .title = Elites with two values

rule-KD-3-7 = Some elite guards are two guards at once. You must defeat both, one after the other in the order printed on the card, each with its own dojo card and modifiers. Together they count as one guard card.
    .title = Elites that are pairs

rule-KD-3-8 = After each defeated guard card you stop or go on. To go on, turn up one more house card and one more guard card, and fight on with what you have in hand.
    .title = Stop or go on

rule-KD-3-9 = If you do not defeat the guard you face, your invasion fails. The fighting ends and you take nothing, whatever you defeated before. The others may still take cards (KD-5.6), and your turn ends as usual.
    .title = A failed invasion

rule-KD-3-10 = A fight is lost only when you give up. You may do so at any time while you face a guard, but not before you have declared, and not while you decide whether to stop or go on. A fight is never lost by itself.
    .title = Giving up
    .ruling = Hands are hidden, so nobody can check that you cannot win, and a fight lost by itself would give away what your hand lacks.

rule-KD-3-11 = When a card has to come from an empty deck or draw pile, its discards are shuffled to make it anew; until then there is no top card to see. If a row cannot be filled even so, you cannot go on. At the start of a turn the guard is then fought without a house card; guard cards never run out.
    .title = Empty decks
    .ruling = The rulebook does not say what happens when the discards are used up as well.

## What cards do in a fight

rules-kodachi-section-4 = What cards do in a fight

rule-KD-4-1 = A dojo card counts for its value.
    .title = Dojo cards

rule-KD-4-2 = A rumor can be played as a dojo card of its value.
    .title = Rumors in a fight

rule-KD-4-3 = An envoy can be played as a dojo card of its value. It also wins you the top token of its clan, if there is one left.
    .title = Envoys in a fight

rule-KD-4-8 = You take the token at the moment the guard falls. A lost fight gives no token, but tokens for guards that fell before it stay with you, also for the first guard of a pair.
    .title = When the token comes
    .ruling = The rulebook’s “immediately” speaks, like its example, of a card that defeats the guard; throwing an envoy away at a guard it cannot beat is not meant to pay.

rule-KD-4-4 = Skill cards change the total, draw cards or switch your stance; some can be played as a dojo card instead. All effects of the use you choose happen from top to bottom, as far as possible. You may choose a use even if none of its effects can happen, and either sign in either stance.
    .title = Skills in a fight

rule-KD-4-5 = Cards you draw in a fight can be used at once, and there is no hand limit while you fight. If your draw pile is empty, your discards are shuffled; cards played this turn are not among them yet.
    .title = Drawing in a fight

rule-KD-4-6 = A switch turns strength into stealth or stealth into strength for the rest of the turn. A guard with two values is then faced at its other value. You may also switch between the two guards of a pair.
    .title = Switching your stance

rule-KD-4-7 = You may play a modifier before the dojo card. It belongs to the guard you are facing, of a pair to that one guard only, and is gone when that guard is.
    .title = What modifiers belong to
    .ruling = The rulebook does not say how long a modifier lasts; one card, one guard is the simplest reading.

## Taking cards

rules-kodachi-section-5 = Taking cards

rule-KD-5-1 = Once you stop, the display is yours to choose from: one card for one or two defeated guard cards, two for three, three for four, and so on. You take them one after the other, treasures and house cards in any order.
    .title = How many cards

rule-KD-5-2 = A guard card is free. It lies face up in front of you as treasure and can be used at once.
    .title = Taking treasure

rule-KD-5-3 = A house card is bought. The treasure you pay goes to the guard discards, and the card goes into your hand at once.
    .title = Buying house cards

rule-KD-5-4 = A card costs any one treasure, any two of one kind, any one and any one more, any one and any two of one kind, or the treasures named on it. Each gold stands for one treasure of any kind, and several may stand for the same kind: two gold pay for two of one kind. No change is given, and you may not pay too much.
    .title = What cards cost

rule-KD-5-5 = You may use the skill card that shows gold as 1 gold when you buy, straight from your hand. That includes one you bought a moment ago, but not one you played in the fight. It goes to your own discard pile at once.
    .title = The gold skill

rule-KD-5-6 = Then, starting on your left and going clockwise, every other player may take one card: a treasure for free, or a house card by buying it. This happens after a failed invasion too.
    .title = The others take

rule-KD-5-7 = Every card of the display can be taken, even the guard that was not defeated.
    .title = The whole display

rule-KD-5-8 = Nobody ever has to take a card. Every other player is asked as long as a card is left in the display, even if “nothing” is their only choice: being passed over would give away what their hand lacks.
    .title = Taking is optional

rule-KD-5-9 = The gold skill may be used by everyone who is taking cards, also in another player’s turn.
    .title = Gold in others’ turns
    .ruling = The card speaks of taking cards, and that is what the other players do as well.

rule-KD-5-10 = You first decide what to buy, then how to pay. You choose one of the payments that match the price exactly, and you are asked even if there is only one. Of several treasures of one kind, the one you have held longest goes; it is a guard card and returns to the discards of its deck.
    .title = How to pay
    .ruling = A gold skill hidden in your hand could be a second way to pay, so not being asked would give it away.

## Ending the turn

rules-kodachi-section-6 = Ending the turn
    .text = The turn ends in the order of these steps.

rule-KD-6-1 = What is left of the display goes to the house discards and the guard discards.
    .title = Clearing the display

rule-KD-6-2 = The cards you played go to your own discard pile.
    .title = Cards you played

rule-KD-6-3 = You may also discard any hand cards you did not play, one by one. With more than 6 in hand you have to, until 6 are left.
    .title = Discarding hand cards

rule-KD-6-4 = Then you fill your hand up to 6. Cards you draw now can no longer be discarded this turn.
    .title = Filling your hand

rule-KD-6-5 = You keep at most 4 treasures. You choose which kinds go to the guard discards, one by one; of one kind, the one you have held longest goes.
    .title = At most four treasures

rule-KD-6-6 = The limits on hand and treasure bind you only at the end of your own turn. Until then you may hold more.
    .title = When the limits apply
    .ruling = The rulebook lists these limits under the end of your own turn, and notes that a purchase may take a hand above six cards.

rule-KD-6-7 = The shuriken goes to your left neighbor, whose turn it now is.
    .title = The shuriken moves on

## End and scoring

rules-kodachi-section-7 = End and scoring

rule-KD-7-1 = When a player has gained a fourth clan token, or the last token is gone, the round is played to its end, so that everyone has the same number of turns. Until then all may still take cards from the displays of the others.
    .title = When the game ends

rule-KD-7-2 = All cards you own count, wherever they are. Envoys and skills score the points printed on them; rumors score in their own way.
    .title = Points on cards

rule-KD-7-3 = A rumor scores 1 point for each envoy you own, or 1 for each rumor you own including itself, or 1 for each skill you own including your starting skills. The fourth kind scores 6 points each if you alone own any of that kind, 4 if two players do, and 2 if three or more do.
    .title = Points for rumors

rule-KD-7-4 = Clan tokens score their value. Each treasure you have not spent scores 1 point, even beyond the fourth.
    .title = Tokens and treasures

rule-KD-7-5 = Whoever has the most points wins. In a tie the most envoys decide, then the most points on clan tokens; if it is still a tie, the victory is shared.
    .title = Who wins

rule-KD-7-6 = A game that is still going on in round 100 ends with that round.
    .title = The round limit
    .ruling = Nothing in the rules forces anyone to win tokens, so a game could otherwise last forever.

## Who knows what

rules-kodachi-section-8 = Who knows what

rule-KD-8-1 = Everybody sees the display, treasures, tokens and discard piles, including cards discarded unplayed. Everybody also knows what each player owns, since all purchases are open, the back of the top guard card, and the number of cards everywhere.
    .title = What everybody sees

rule-KD-8-2 = Only you know your hand. Nobody knows the order of any draw pile or deck.
    .title = What stays hidden

## The card list

rules-kodachi-section-9 = The card list
    .text = The rulebook shows its cards only as pictures, and we looked for a published card list without finding one. What the rulebook and reviews do tell stands below; the rest is reconstructed, by letting strength and stealth mirror each other around the value 3 and by making the numbers of cards come out right. The program notes for every card whether it comes from the rulebook, from a review or from our reconstruction, says so where it shows the card, and checks every list against the known facts. If you own the game, you can play with the true list from a file of your own. In the reconstructed list your dojo cards lie evenly on both sides of 3. Each clan has seven envoys with values from 1 to 5; most cost any one and two of one kind, and the rest ask for named treasures, different ones in each clan. The values of brown guards crowd in the middle; among them fans are the most common treasure and gold is the rarest. Elite guards either have two values or are pairs, and mostly guard the rarer treasures.

rule-KD-9-1 = We know all the numbers of cards and tokens given in the section on material. Dojo cards have only the values 1, 2, 4 and 5, which we know from a review; the 3 is found only on the starting skills. A starting skill is a 3 as a dojo card, or +1, or −1, and scores no points.
    .title = Known: starting cards

rule-KD-9-2 = Four kinds of rumors are known: value 5 with 1 point per envoy, value 5 with 1 point per rumor, value 2 with 1 point per skill, and value 3 with 6, 4 or 2 points. A rumor costs any one treasure.
    .title = Known: rumors

rule-KD-9-3 = Known skills: draw 3 (2 points); dojo 0 and draw 1 (1 point); switch (2 points); +2 and draw 1 (2 points); −2 and draw 1; +1 or −1 and draw 1 (2 points); dojo 3, or 1 gold when buying (2 points); dojo 1 or dojo 5 (2 points). There is a skill that costs a single treasure (any one, or one vase), and there are prices of two of one kind and of any one and any one more.
    .title = Known: skills

rule-KD-9-4 = Among the envoys we know a blue one with value 2 and 4 points, and two that score 9 points together. Known prices are any one and two of one kind; two fans and a scroll; and one jade, one vase and one scroll.
    .title = Known: envoys

rule-KD-9-5 = The values 2, 3, 4 and 5 occur on guards that are not called elite, and there are brown guards with fans, scrolls and vases. Among the elites there are a 2/4, a 0/3, the pair 3 and 5, and one that is a 6 for strength.
    .title = Known: guards

rule-KD-9-6 = The rulebook works out some sums for the cards it shows (not for all cards of a player), and every list must allow them. Two envoys worth 9 together and two envoy rumors worth 4 together make 13; three skills worth 4 together and a skill rumor worth 3 make 7; two rumors of the 6/4/2 kind that nobody else has make 12. A rumor that counts rumors is worth 6 with five more rumors; three treasures and tokens worth 8 make 11.
    .title = Sums that must work
