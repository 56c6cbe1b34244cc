### The rules of High Card.

rules-highcard-title = The rules of High Card
rules-highcard-intro = In each of five tricks everybody plays one card. The highest card takes the trick, and each trick is a point.

rules-highcard-section-1 = Setup
rule-HC-1-1 = There are twenty cards, from 1 to 20. Each player is dealt five of them; the others stay hidden.
    .title = Five cards each
rule-HC-1-2 = Who leads the first trick is drawn by lot, or agreed on.
    .title = The first leader

rules-highcard-section-2 = Playing a trick
rule-HC-2-1 = Beginning with the leader, each player in turn plays one card from hand.
    .title = One card each
rule-HC-2-2 = The highest card takes the trick and scores 1 point. Whoever took it leads the next trick.
    .title = The highest card wins

rules-highcard-section-3 = The end
rule-HC-3-1 = After five tricks the game is over. Most points win; equal points share the place.
    .title = Five tricks

rules-highcard-section-4 = What you know
rule-HC-4-1 = You see your own hand, the cards on the table and all cards of earlier tricks.
    .title = Open and hidden cards
