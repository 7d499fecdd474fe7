"use strict";
// Plays many matches at once against a server, two sockets each, and measures it.
//
//   node load.js KIND PORT PID MATCHES SECONDS [GAMES]
//
// KIND is pavage or boardgameio; PID is the server's; GAMES is a file of deals and plies for boardgame.io, which does
// not tell its clients what is legal. In each match the seat to move sends its move as soon as its
// own socket shows that it is to move; a match that ends is followed by a new one. Both kinds use
// the same sockets (ws) and the same loop, and neither parses a whole state: what is needed is cut
// out of the bytes, so that this program stays quicker than what it measures.
//
// Prints one line of JSON: accepted moves a second, milliseconds until the mover's own socket and
// until the other one shows the new state, bytes of a state, how many cores this program, the server
// and the server's first thread used.

const http = require("node:http");
const fs = require("node:fs");
const WebSocket = require("ws");

const [kind, portText, pid, matchesText, secondsText, gamesFile] = process.argv.slice(2);
const port = Number(portText);
const MATCHES = Number(matchesText);
const SECONDS = Number(secondsText);
const WARM_UP = 2;
const TIMEOUT = 60;

// -- the two servers ------------------------------------------------------------------------------

function post(path, body, address) {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    const options = { host: "127.0.0.1", port, path, method: "POST", headers, localAddress: address };
    const request = http.request(options, (response) => {
      let said = "";
      response.on("data", (part) => (said += part));
      response.on("end", () => {
        if (response.statusCode >= 300) reject(new Error(`${path}: ${response.statusCode} ${said}`));
        else resolve(JSON.parse(said));
      });
    });
    request.on("error", reject);
    request.end(text);
  });
}

function cut(buffer, after, until, from = 0) {
  const start = buffer.indexOf(after, from);
  if (start < 0) return null;
  const end = buffer.indexOf(until, start + after.length);
  return buffer.latin1Slice(start + after.length, end < 0 ? buffer.length : end);
}

const pavage = {
  async create(index) {
    const seats = [{ kind: "human", name: "A" }, { kind: "human", name: "B" }];
    // Pavage lets one address make 600 matches a minute: this machine has many addresses.
    const address = `127.0.0.${2 + (index % 200)}`;
    const made = await post("/api/matches", { game: "zigzag", options: {}, seats }, address);
    return { id: made.match, tokens: made.keys.sort((a, b) => a.seat - b.seat).map((key) => key.token) };
  },
  open(match, seat, shown) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
    socket.on("open", () => {
      const tokens = [match.tokens[seat]];
      socket.send(JSON.stringify({ t: "hello", match: match.id, tokens, look: seat, seq: -1 }));
    });
    socket.on("message", (data) => {
      const kind = cut(data, '"t":"', '"');
      if (kind === "refused") fail(`refused: ${data}`);
      if (kind !== "state") return;
      const seq = Number(cut(data, '"seq":', ","));
      const hand = cut(data, '"hand":', '"first":');
      const over = data.indexOf('"outcome":', data.indexOf('"first":')) >= 0;
      const moves = over ? [] : [...hand.matchAll(/"move":"([^"]+)"/g)].map((found) => found[1]);
      const move = moves.length ? moves[Math.floor(random() * moves.length)] : null;
      shown(seq, move, over, data.length);
    });
    return {
      send: (move, seq) => socket.send(`{"t":"move","seat":${seat},"move":"${move}","seq":${seq}}`),
      close: () => socket.close(),
      socket,
    };
  },
};

const games = gamesFile ? JSON.parse(fs.readFileSync(gamesFile, "utf8")) : [];

const boardgameio = {
  async create(index) {
    const { deal, plies } = games[index % games.length];
    const { matchID } = await post("/games/zigzag/create", { numPlayers: 2, setupData: deal });
    const credentials = [];
    for (const playerID of ["0", "1"]) {
      const body = { playerID, playerName: `Player ${playerID}` };
      const joined = await post(`/games/zigzag/${matchID}/join`, body);
      credentials.push(joined.playerCredentials);
    }
    return { id: matchID, credentials, plies };
  },
  open(match, seat, shown) {
    const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const credentials = match.credentials[seat];
    socket.on("message", (data) => {
      if (data[0] === 0x30) return socket.send("40/zigzag,"); // engine.io open: enter the namespace
      if (data[0] === 0x32) return socket.send("3"); // ping
      if (data[1] === 0x30) {
        return socket.send(`42/zigzag,${JSON.stringify(["sync", match.id, String(seat), credentials, 2])}`);
      }
      const event = cut(data, '["', '"');
      // The server listens to a match only after its sync; this says that it has both players.
      const both = '"isConnected":true}';
      const begins = event === "matchData" && data.indexOf(both) !== data.lastIndexOf(both);
      if (event !== "update" && !begins) return;
      const done = begins ? 0 : parseInt(cut(data, '"_stateID":', "["), 10);
      const ply = match.plies[done];
      const over = ply === undefined;
      shown(done, !over && ply.seat === seat ? ply : null, over, data.length);
    });
    return {
      send: (ply, done) => {
        const payload = { type: ply.type, args: ply.args, playerID: String(seat), credentials };
        const action = { type: "MAKE_MOVE", payload };
        socket.send(`42/zigzag,${JSON.stringify(["update", action, done, match.id, String(seat)])}`);
      },
      close: () => socket.close(),
      socket,
    };
  },
};

const server = { pavage, boardgameio }[kind];

// -- the loop -------------------------------------------------------------------------------------

let seed = 1;
function random() {
  // mulberry32
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

const own = [];
const other = [];
let bytes = 0;
let states = 0;
let measuring = false;
let running = false;
let ready = 0;
let ended = 0;
const waiting = []; // matches that were made and not played yet

function fail(why) {
  console.error(why);
  process.exit(1);
}

/** One match, played to its end; then the next that waits. */
function play(match, started) {
  const sentAt = []; // by state
  const mover = [];
  const known = [-1, -1];
  const next = [null, null];
  let over = 0;
  const sockets = [0, 1].map((seat) =>
    server.open(match, seat, (state, move, isOver, size) => {
      const now = performance.now();
      if (state <= known[seat]) return;
      for (let k = Math.max(known[seat] + 1, 1); k <= state; k++) {
        if (!measuring || sentAt[k] === undefined) continue;
        (mover[k] === seat ? own : other).push(now - sentAt[k]);
      }
      if (measuring) {
        bytes += size;
        states += 1;
      }
      const first = known[seat] < 0;
      known[seat] = state;
      next[seat] = move;
      if (first) {
        if (known[0] >= 0 && known[1] >= 0) started(go);
      } else if (isOver) {
        over += 1;
        if (over === 2) finish();
      } else if (running) send(seat);
    }),
  );
  for (const { socket } of sockets) socket.on("error", (error) => fail(`socket: ${error}`));

  function send(seat) {
    const move = next[seat];
    if (move === null) return;
    next[seat] = null;
    const state = known[seat];
    mover[state + 1] = seat;
    sentAt[state + 1] = performance.now();
    sockets[seat].send(move, state);
  }
  function go() {
    send(0);
    send(1);
  }
  function finish() {
    ended += 1;
    for (const { close } of sockets) close();
    const following = waiting.pop();
    if (following === undefined) fail("no match is left: make more");
    play(following, (go) => go());
  }
}

async function make(count) {
  const made = [];
  for (let at = 0; at < count; at += 20) {
    const some = Array.from({ length: Math.min(20, count - at) }, (_, k) => server.create(at + k));
    made.push(...(await Promise.all(some)));
  }
  return made;
}

function quantile(sorted, q) {
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
}

function told(values) {
  values.sort((a, b) => a - b);
  return { p50: quantile(values, 0.5), p99: quantile(values, 0.99), worst: values[values.length - 1] };
}

/** Seconds of processor time of the server and of its first thread, as Linux counts them. */
function served() {
  return [`/proc/${pid}/stat`, `/proc/${pid}/task/${pid}/stat`].map((path) => {
    const fields = fs.readFileSync(path, "latin1").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  });
}

async function main() {
  const most = Number(process.env.MATCHES_MADE ?? 4 * MATCHES);
  waiting.push(...(await make(most)));
  const gos = [];
  for (const match of waiting.splice(-MATCHES)) {
    play(match, (go) => {
      gos.push(go);
      ready += 1;
      if (ready === MATCHES) start();
    });
  }
  function start() {
    running = true;
    for (const go of gos) go();
    setTimeout(measure, WARM_UP * 1000);
  }
  function measure() {
    const busyBefore = process.cpuUsage();
    const servedBefore = served();
    const before = performance.now();
    measuring = true;
    console.error("measuring");
    setTimeout(() => {
      measuring = false;
      const seconds = (performance.now() - before) / 1000;
      const busy = process.cpuUsage(busyBefore);
      const [all, first] = served().map((after, k) => (after - servedBefore[k]) / seconds);
      console.log(
        JSON.stringify({
          moves: own.length,
          seconds,
          per_second: own.length / seconds,
          own: told(own),
          other: told(other),
          bytes: bytes / states,
          cores: { load: (busy.user + busy.system) / 1e6 / seconds, server: all, first },
          ended,
        }),
      );
      process.exit(0);
    }, SECONDS * 1000);
  }
  setTimeout(() => fail("took too long"), (TIMEOUT + SECONDS) * 1000);
}

main().catch((error) => fail(String(error)));
