// Matches of four that play as fast as they can or at a pace: node load.js port matches seconds pace warm
const { io } = require("socket.io-client");

const [port, matches, seconds, pace, warm] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
let moves = 0;
let bytes = 0;
let running = false;
const latencies = [];

// The server makes a match when the first player asks for it.
async function match(number) {
  const matchID = `match${number}`;
  const at = { sent: 0 };
  const seats = [];
  for (let seat = 0; seat < 4; seat++) {
    const socket = io(`${address}/cards`, { transports: ["websocket"], forceNew: true, query: { EIO: 4 } });
    const player = { waiting: null };
    const choose = (state) => {
      at.sent = performance.now();
      const hand = state.G.hand.length;
      const args = [Math.floor(Math.random() * hand), Math.floor(Math.random() * 4)];
      const payload = { type: "lay", args, playerID: String(seat) };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, String(seat));
    };
    const later = (state, share) => (pace ? setTimeout(choose, 1000 * pace * share, state) : choose(state));
    const heard = (state) => {
      if (state.ctx.currentPlayer !== String(seat)) return;
      if (running) later(state, 0.5 + Math.random());
      else player.waiting = state;
    };
    player.begin = () => player.waiting && later(player.waiting, Math.random());
    await new Promise((ready) => {
      socket.on("connect", () => {
        socket.io.engine.on("packet", (packet) => {
          if (packet.data) bytes += packet.data.length + 5; // with its type and the head of the frame
        });
        socket.emit("sync", matchID, String(seat), undefined, 4);
      });
      socket.on("sync", (_, { state }) => {
        heard(state);
        ready();
      });
    });
    socket.on("update", (_, state) => {
      if (running && Number(state.ctx.currentPlayer) === seat) {
        latencies.push(performance.now() - at.sent);
        moves++;
      }
      heard(state);
    });
    seats.push(player);
  }
  return seats;
}

(async () => {
  const all = [];
  for (let i = 0; i < matches; i++) all.push(await match(i));
  running = true;
  for (const seats of all) for (const seat of seats) seat.begin();
  await new Promise((done) => setTimeout(done, warm * 1000));
  console.log("begun");
  moves = bytes = latencies.length = 0;
  const began = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const span = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => Number(latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))].toFixed(2));
  console.log(
    JSON.stringify({
      moves_per_second: Math.round(moves / span),
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      bytes_per_move: Math.round(bytes / moves),
      bytes_per_move_and_client: Math.round(bytes / moves / 4),
    }),
  );
  process.exit(0);
})();
