// A card game of four with hidden hands, about as rich as a turn of ours: draw, lay a card on a pile, score.
const { INVALID_MOVE } = require("boardgame.io/core");

const KINDS = 10;

module.exports = {
  name: "cards",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 400 }, (_, i) => i % KINDS));
    const hands = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) hands[seat] = deck.splice(0, 5);
    return { deck, hands, piles: Array.from({ length: ctx.numPlayers }, () => [[], [], [], []]), points: Array(ctx.numPlayers).fill(0) };
  },
  // Everybody sees the own hand, the piles and the numbers of cards.
  playerView: ({ G, playerID }) => ({
    piles: G.piles,
    points: G.points,
    left: G.deck.length,
    hand: G.hands[playerID] || [],
    sizes: Object.values(G.hands).map((hand) => hand.length),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, ctx, playerID, random }, place, pile) => {
      const hand = G.hands[playerID];
      if (place >= hand.length) return INVALID_MOVE;
      const on = G.piles[ctx.currentPlayer][pile];
      on.push(hand.splice(place, 1)[0]);
      if (on.length === 4) {
        G.points[playerID] += 3;
        on.length = 0;
      }
      // However fast it is played, nobody runs out of cards: what can't be laid is answered, too, and would count as a move.
      hand.push(G.deck.length ? G.deck.pop() : random.Die(KINDS) - 1);
    },
  },
};
