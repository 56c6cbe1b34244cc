// boardgame.io's own server with its storage in memory, on a free port of loopback.
const { Server } = require("boardgame.io/server");

const server = Server({ games: [require("./game")], origins: [/127\.0\.0\.1/] });
const listen = server.app.listen;
server.app.listen = (port, done) => listen.call(server.app, port, "127.0.0.1", done);
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => console.log("port", appServer.address().port));
