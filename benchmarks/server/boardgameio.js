"use strict";
// Zigzag on boardgame.io, as one of its users would write it, to measure its server with the same
// game: the same board, racks, bag and scores, the same checks of a placement, each score's equation
// for the score sheet, hands hidden by playerView. A state is about as long as one of Pavage's.
// In memory (its default), undo off. Usage: node boardgameio.js PORT

const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SIZE = 13;
const HAND = 5;
const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const OFFSETS = [[2, 2, 2], [4, 4, 2], [0, 3, 2], [2, 5, 2], [3, 6, 2], [0, 6, 3], [5, 5, 3]];

const MULTIPLIER = new Array(SIZE * SIZE).fill(1);
for (const [a, b, factor] of OFFSETS) {
  for (const [dx, dy] of [[a, b], [b, a]]) {
    for (const x of [6 - dx, 6 + dx]) for (const y of [6 - dy, 6 + dy]) MULTIPLIER[y * SIZE + x] = factor;
  }
}

const value = (tile) => Number(tile[0]) + Number(tile[1]) + Number(tile[2]) + Number(tile[3]);

/** What a placement scores and how that is written, or null where the rules forbid it. */
function scored(board, tile, cell) {
  if (board[cell] !== null) return null;
  const x = cell % SIZE;
  const y = (cell - x) / SIZE;
  const own = value(tile);
  const factor = MULTIPLIER[cell];
  let points = own * factor;
  let equation = factor > 1 ? `(${own}×${factor})` : `${own}`;
  let joined = false;
  for (let side = 0; side < 4; side++) {
    const nx = x + STEPS[side][0];
    const ny = y + STEPS[side][1];
    const inside = nx >= 0 && nx < SIZE && ny >= 0 && ny < SIZE;
    const there = inside ? board[ny * SIZE + nx] : null;
    if (!inside && tile[side] !== "0") return null;
    if (there === null) continue;
    if (there[(side + 2) % 4] !== tile[side]) return null;
    if (tile[side] !== "0") {
      joined = true;
      points += value(there);
      equation += ` + ${value(there)}`;
    }
  }
  return joined ? { points, equation: `${equation} = ${points}` } : null;
}

function draw(G, player) {
  while (G.hands[player].length < HAND && G.bag.length > 0) G.hands[player].push(G.bag.shift());
}

function finishTurn(G, player, events) {
  draw(G, player);
  G.placed = 0;
  G.turns += 1;
  events.endTurn();
}

const Zigzag = {
  name: "zigzag",
  disableUndo: true,
  minPlayers: 2,
  maxPlayers: 2,

  setup: (_, deal) => {
    const board = new Array(SIZE * SIZE).fill(null);
    board[6 * SIZE + 6] = deal.start;
    return {
      board,
      hands: deal.hands.map((hand) => [...hand]),
      bag: [...deal.bag],
      discarded: [],
      scores: [0, 0],
      laid: [{ cell: 6 * SIZE + 6, turn: 0 }],
      placed: 0,
      turns: 0,
      passes: 0,
    };
  },

  moves: {
    place: ({ G, playerID, events }, tile, cell) => {
      const hand = G.hands[playerID];
      const at = hand.indexOf(tile);
      const score = at < 0 ? null : scored(G.board, tile, cell);
      if (score === null) return INVALID_MOVE;
      hand.splice(at, 1);
      G.board[cell] = tile;
      G.laid.push({ cell, turn: G.turns, ...score });
      G.scores[playerID] += score.points;
      G.passes = 0;
      G.placed += 1;
      if (G.placed === 3) finishTurn(G, playerID, events);
    },
    end: ({ G, playerID, events }) => {
      if (G.placed === 0) return INVALID_MOVE;
      finishTurn(G, playerID, events);
    },
    exchange: ({ G, playerID, events }) => {
      if (G.placed > 0 || G.bag.length === 0) return INVALID_MOVE;
      G.discarded.push(...G.hands[playerID]);
      G.hands[playerID] = [];
      G.passes = 0;
      finishTurn(G, playerID, events);
    },
    pass: ({ G, playerID, events }) => {
      if (G.placed > 0) return INVALID_MOVE;
      G.passes += 1;
      finishTurn(G, playerID, events);
    },
  },

  endIf: ({ G }) => {
    if (G.passes >= 2 || (G.bag.length === 0 && G.hands.every((hand) => hand.length === 0))) {
      return { scores: G.scores };
    }
  },

  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => "?"))),
    bag: G.bag.map(() => "?"),
    discarded: G.discarded.map(() => "?"),
  }),
};

const server = Server({ games: [Zigzag], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
