// Connexion's rules and its loop of random games in plain C++: the yardstick of connexion_plies.py.
//
// The same algorithm as src/pavage/games/connexion/: places known by a hash table, the empty ones
// beside a tile in a list, the same generator, so that both play the same games. Laid out as one
// would in C++: a place's neighbours and what they show lie together. Whether a side must match is
// known to the compiler, as if each had a program of its own.
//
// connexion DEALS MUST_MATCH PLAYERS TILES ROUNDS SEED
//   DEALS   a file of deals of 6 * TILES bytes each: the signs of the tiles (colour * 6 + digit - 1),
//           clockwise from the 6, in the order in which they are dealt
//   ROUNDS  each round plays every deal once; SEED is the generator's first word, in decimal
// Prints what plies.hpp says.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "plies.hpp"

namespace {

constexpr int kPlayers = 4, kMaxTiles = 64, kHand = 4, kPile = 4, kSides = 6, kSigns = 30;
constexpr int kMaxCells = 7 + 3 * kMaxTiles, kGrid = 1024, kMaxMoves = 1 << 15;
constexpr int kDx[kSides] = {1, 1, 0, -1, -1, 0}, kDy[kSides] = {-1, 0, 1, 1, 0, -1};

struct Cell {
  std::int16_t x, y;
  std::uint8_t tile;          // number + 1; 0: empty
  std::uint8_t six;           // the side of its 6
  std::uint8_t front_at;      // place in the front + 1; 0: not there
  std::uint8_t near[kSides];  // number + 1 of the cell on that side
  std::uint8_t need[kSides];  // sign + 1 that the tile on that side shows
};

struct Hand {
  std::uint8_t tile[kHand];
  std::uint8_t n;
  std::uint8_t pile[kPile];
  std::uint8_t pile_at;
};

struct Move {
  std::uint8_t tile, six, cell;
};

struct State {
  Cell cells[kMaxCells];
  std::uint8_t front[kMaxCells];
  std::uint8_t grid[kGrid];
  std::uint8_t sign[kMaxTiles][kSides];
  Hand hand[kPlayers];
  std::int32_t score[kPlayers];
  std::uint8_t cells_n, front_n, laid, players, seat, passes, reason;
};

struct Pairs {
  std::int16_t worth[kSigns][kSigns];
  Pairs() {
    for (int a = 0; a < kSigns; ++a)
      for (int b = 0; b < kSigns; ++b) {
        const int alike = (a % 6 == b % 6) + (a / 6 == b / 6);
        worth[a][b] = static_cast<std::int16_t>(alike * (a % 6 + b % 6 + 2));
      }
  }
};
const Pairs pairs;

// -- the table --------------------------------------------------------------------------------

std::uint8_t& place(State& s, int x, int y) {
  int at = ((y << 6) + (x & 63)) & (kGrid - 1);
  while (s.grid[at]) {
    const Cell& cell = s.cells[s.grid[at] - 1];
    if (cell.x == x && cell.y == y) break;
    at = (at + 1) & (kGrid - 1);
  }
  return s.grid[at];
}

int opposite(int side) { return side < 3 ? side + 3 : side - 3; }

int known(State& s, int x, int y) {
  std::uint8_t& at = place(s, x, y);
  if (at) return at - 1;
  const int number = s.cells_n++;
  at = static_cast<std::uint8_t>(number + 1);
  Cell& cell = s.cells[number];
  cell.x = static_cast<std::int16_t>(x);
  cell.y = static_cast<std::int16_t>(y);
  for (int side = 0; side < kSides; ++side) {
    const int there = place(s, x + kDx[side], y + kDy[side]) - 1;
    if (there < 0) continue;
    cell.near[side] = static_cast<std::uint8_t>(there + 1);
    s.cells[there].near[opposite(side)] = static_cast<std::uint8_t>(number + 1);
  }
  return number;
}

void lay(State& s, int tile, int six, int number) {
  Cell& cell = s.cells[number];
  if (cell.front_at) {
    const std::uint8_t last = s.front[--s.front_n];
    s.front[cell.front_at - 1] = last;
    s.cells[last].front_at = cell.front_at;
    cell.front_at = 0;
  }
  cell.tile = static_cast<std::uint8_t>(tile + 1);
  cell.six = static_cast<std::uint8_t>(six);
  ++s.laid;
  for (int side = 0; side < kSides; ++side) {
    int there = cell.near[side] - 1;
    if (there < 0) there = known(s, cell.x + kDx[side], cell.y + kDy[side]);
    Cell& beside = s.cells[there];
    const int sign = s.sign[tile][side < six ? side - six + kSides : side - six];
    beside.need[opposite(side)] = static_cast<std::uint8_t>(sign + 1);
    if (beside.tile == 0 && beside.front_at == 0) {
      s.front[s.front_n++] = static_cast<std::uint8_t>(there);
      beside.front_at = s.front_n;
    }
  }
}

// -- a turn -----------------------------------------------------------------------------------

struct Points {
  int total = 0, sides = 0;
};

Points points_of(const State& s, int tile, int six, const Cell& cell) {
  Points found;
  for (int side = 0; side < kSides; ++side) {
    if (!cell.need[side]) continue;
    const int here = s.sign[tile][side < six ? side - six + kSides : side - six];
    const int worth = pairs.worth[here][cell.need[side] - 1];
    found.total += worth;
    found.sides += worth > 0;
  }
  return found;
}

bool matches(const State& s, int tile, int six, const Cell& cell) {
  for (int side = 0; side < kSides; ++side) {
    if (!cell.need[side]) continue;
    const int here = s.sign[tile][side < six ? side - six + kSides : side - six];
    if (pairs.worth[here][cell.need[side] - 1] > 0) return true;
  }
  return false;
}

struct Moves {
  Move move[kMaxMoves];
  int n = 0;
};

// None: the seat passes, if anybody may still move.
template <bool must_match>
void placements(const State& s, Moves& out) {
  out.n = 0;
  const Hand& hand = s.hand[s.seat];
  for (int i = 0; i < hand.n; ++i)
    for (int at = 0; at < s.front_n; ++at) {
      const std::uint8_t number = s.front[at];
      for (int six = 0; six < kSides; ++six)
        if (!must_match || matches(s, hand.tile[i], six, s.cells[number]))
          out.move[out.n++] = {hand.tile[i], static_cast<std::uint8_t>(six), number};
    }
}

void play(State& s, const Move& move) {
  Hand& hand = s.hand[s.seat];
  const Points points = points_of(s, move.tile, move.six, s.cells[move.cell]);
  int at = 0;
  while (hand.tile[at] != move.tile) ++at;
  --hand.n;
  for (; at < hand.n; ++at) hand.tile[at] = hand.tile[at + 1];
  if (hand.pile_at < kPile) hand.tile[hand.n++] = hand.pile[hand.pile_at++];
  lay(s, move.tile, move.six, move.cell);
  s.score[s.seat] += points.total * points.sides;
  s.passes = 0;
  int held = 0;
  for (int seat = 0; seat < s.players; ++seat) held += s.hand[seat].n;
  if (held == 0) s.reason = 1;
  s.seat = static_cast<std::uint8_t>((s.seat + 1) % s.players);
}

void pass(State& s) {
  if (++s.passes == s.players) s.reason = 2;
  s.seat = static_cast<std::uint8_t>((s.seat + 1) % s.players);
}

State deal(const std::uint8_t* bytes, int players, int tiles) {
  State s{};
  s.players = static_cast<std::uint8_t>(players);
  for (int k = 0; k < tiles; ++k)
    for (int side = 0; side < kSides; ++side) s.sign[k][side] = bytes[k * kSides + side];
  std::uint8_t at = 0;
  for (int seat = 0; seat < players; ++seat) {
    Hand& hand = s.hand[seat];
    for (int k = 0; k < kHand; ++k) hand.tile[hand.n++] = at++;
    for (int k = 0; k < kPile; ++k) hand.pile[k] = at++;
  }
  lay(s, at, 1, known(s, 0, 0));
  lay(s, at + 1, 4, known(s, 1, 0));
  return s;
}

// -- the loop ---------------------------------------------------------------------------------

template <bool must_match>
long play_out(std::vector<State>& states, Rng& rng) {
  static Moves moves;
  long plies = 0;
  for (State& s : states)
    while (s.reason == 0) {
      placements<must_match>(s, moves);
      if (moves.n > 0)
        play(s, moves.move[rng.below(moves.n)]);
      else {
        rng.below(1);  // the one decision there is
        pass(s);
      }
      ++plies;
    }
  return plies;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 7) return 2;
  const bool must_match = std::atoi(argv[2]);
  const int players = std::atoi(argv[3]), tiles = std::atoi(argv[4]);
  Rng rng{std::strtoull(argv[6], nullptr, 10)};
  run_rounds(
      read_starts(argv[1], static_cast<std::size_t>(kSides * tiles),
                  [=](const std::uint8_t* bytes) { return deal(bytes, players, tiles); }),
      std::atoi(argv[5]),
      [&](std::vector<State>& states) {
        return must_match ? play_out<true>(states, rng) : play_out<false>(states, rng);
      },
      [=](const State& s) {
        for (int seat = 0; seat < players; ++seat) std::printf("%d, ", s.score[seat]);
        std::printf("%d, %d, %d", s.laid, s.cells_n, s.reason);
      });
}
