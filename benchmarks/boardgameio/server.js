// boardgame.io's own server with a game that does next to nothing, for `python -m benchmarks serve`.
// node server.js PORT memory|DIRECTORY   (started where `npm ci` put its packages)
const { Server, FlatFile, Origins } = require('boardgame.io/server');

const trivial = {
  name: 'trivial',
  minPlayers: 1,
  maxPlayers: 8,
  setup: () => ({ cells: Array(9).fill(null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      G.moves += 1;
    },
  },
};

const [port, storage] = process.argv.slice(2);
const db = storage === 'memory' ? undefined : new FlatFile({ dir: storage });
const server = Server({ games: [trivial], origins: [Origins.LOCALHOST], ...(db && { db }) });
server.run({ port: Number(port), callback: () => console.log('ready') });
