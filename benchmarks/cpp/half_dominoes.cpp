// Half-dominoes' rules and its loop of random games in plain C++: the yardstick of
// half_dominoes_plies.py.
//
// The same algorithm as src/pavage/games/half_dominoes/: squares known by a hash table, the tiles in
// hand in each rotation as sets of bits, the same generator, so that both play the same games. Laid
// out as one would in C++: a square's neighbours, needs and tile lie together. The variant is known
// to the compiler, as if each had a program of its own.
//
// half_dominoes DEALS VARIANT PLAYERS HAND TILES ROUNDS SEED
//   DEALS   a file of deals of 2 * TILES bytes each: canonical codes (low byte first) in the order
//           in which they are dealt: the hands round the table, the table, the stock
//   ROUNDS  each round plays every deal once; SEED is the generator's first word, in decimal
// Prints what plies.hpp says.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <utility>
#include <vector>

#include "plies.hpp"

namespace {

constexpr int kPlayers = 4, kMaxTiles = 128, kMaxTurns = 300, kIdleRounds = 6, kSymbols = 10;
constexpr int kMaxCells = 5 + 3 * (kMaxTiles + kMaxTurns), kGrid = 2048, kMaxMoves = 1 << 14;
constexpr std::uint16_t kDead = 65535;
constexpr int kDx[4] = {0, 1, 0, -1}, kDy[4] = {-1, 0, 1, 0};
enum Phase : std::uint8_t { kPlaying, kTaking, kFinished };
enum Kind : std::uint8_t { kSingle, kPair, kTake, kDraw, kSkip };

struct Cell {
  std::int16_t x, y;
  std::uint16_t tile;      // code + 1 as it lies; 0: empty
  std::uint16_t front_at;  // place in the front + 1; 0: not there; kDead
  std::uint16_t near[4];   // number + 1 of the cell on that side
  std::uint8_t need[4];    // symbol + 1 that a tile must show there
  std::uint16_t laid_turn;

  bool is_free() const { return tile == 0 && front_at != kDead; }
  int needs() const { return (need[0] > 0) + (need[1] > 0) + (need[2] > 0) + (need[3] > 0); }
};

struct Hand {
  std::uint16_t tile[kMaxTiles];
  std::uint8_t open[kMaxTiles];
  std::uint8_t n;
};

struct Move {
  std::int16_t x, y;
  std::uint16_t code, other;
  Kind kind;
  std::uint8_t side;  // of a pair: where the other tile lies
};

struct State {
  Cell cells[kMaxCells];
  std::uint16_t front[kMaxCells];
  std::uint16_t grid[kGrid];
  Hand hand[kPlayers];
  std::uint16_t stock[kMaxTiles];
  std::uint16_t cells_n, front_n, laid, turns, idle;
  std::uint8_t stock_at, stock_n, players, seat, held, bonus, phase, reason;
};

struct Tables {
  std::uint8_t side[10000][4];
  std::uint16_t turned[10000][4];
  std::uint16_t canonical[10000];
  std::uint8_t rotations[10000];

  Tables() {
    for (int code = 0; code < 10000; ++code) {
      int now = code;
      canonical[code] = static_cast<std::uint16_t>(code);
      for (int quarter = 0; quarter < 4; ++quarter) {
        turned[code][quarter] = static_cast<std::uint16_t>(now);
        canonical[code] = std::min(canonical[code], turned[code][quarter]);
        now = now % 10 * 1000 + now / 10;
      }
      rotations[code] = turned[code][1] == code ? 1 : turned[code][2] == code ? 2 : 4;
      int divisor = 1000;
      for (int s = 0; s < 4; ++s, divisor /= 10)
        side[code][s] = static_cast<std::uint8_t>(code / divisor % 10);
    }
  }
};
const Tables tables;

// -- the table --------------------------------------------------------------------------------

std::uint16_t& place(State& s, int x, int y) {
  int at = ((y << 6) + (x & 63)) & (kGrid - 1);
  while (s.grid[at]) {
    const Cell& cell = s.cells[s.grid[at] - 1];
    if (cell.x == x && cell.y == y) break;
    at = (at + 1) & (kGrid - 1);
  }
  return s.grid[at];
}

int find(State& s, int x, int y) { return place(s, x, y) - 1; }

int known(State& s, int x, int y) {
  std::uint16_t& at = place(s, x, y);
  if (at) return at - 1;
  const int number = s.cells_n++;
  at = static_cast<std::uint16_t>(number + 1);
  Cell& cell = s.cells[number];
  cell.x = static_cast<std::int16_t>(x);
  cell.y = static_cast<std::int16_t>(y);
  for (int side = 0; side < 4; ++side) {
    const int there = find(s, x + kDx[side], y + kDy[side]);
    if (there < 0) continue;
    cell.near[side] = static_cast<std::uint16_t>(there + 1);
    s.cells[there].near[side ^ 2] = static_cast<std::uint16_t>(number + 1);
  }
  return number;
}

void leave_front(State& s, Cell& cell) {
  const std::uint16_t last = s.front[--s.front_n];
  s.front[cell.front_at - 1] = last;
  s.cells[last].front_at = cell.front_at;
  cell.front_at = 0;
}

void lay(State& s, int code, int x, int y, int turn) {
  const int number = known(s, x, y);
  if (s.cells[number].front_at) leave_front(s, s.cells[number]);
  s.cells[number].tile = static_cast<std::uint16_t>(code + 1);
  s.cells[number].laid_turn = static_cast<std::uint16_t>(turn);
  ++s.laid;
  for (int side = 0; side < 4; ++side) {
    int there = s.cells[number].near[side] - 1;
    if (there < 0) there = known(s, x + kDx[side], y + kDy[side]);
    Cell& beside = s.cells[there];
    beside.need[side ^ 2] = static_cast<std::uint8_t>(tables.side[code][side] + 1);
    if (beside.tile == 0 && beside.front_at == 0) {
      s.front[s.front_n++] = static_cast<std::uint16_t>(there);
      beside.front_at = s.front_n;
    }
  }
}

int take_away(State& s, Cell& cell) {
  const int code = cell.tile - 1;
  cell.tile = 0;
  cell.front_at = kDead;
  --s.laid;
  for (int side = 0; side < 4; ++side) {
    Cell& beside = s.cells[cell.near[side] - 1];
    beside.need[side ^ 2] = 0;
    if (beside.front_at && beside.front_at != kDead && beside.needs() == 0)
      leave_front(s, beside);
  }
  return code;
}

// -- where tiles may be laid ------------------------------------------------------------------

constexpr int kMaxSlots = 4 * kMaxTiles, kMaxWords = kMaxSlots / 64;

// The tiles in hand, each in its different rotations, and what fits where.
struct Slots {
  int n = 0, words = 0;
  std::uint16_t code[kMaxSlots];
  bool alone[kMaxSlots];
  std::uint64_t shows[4][kSymbols][kMaxWords];
  std::uint64_t fits[kMaxCells][kMaxWords];  // by place in the front
  std::uint8_t touching[kMaxCells];          // tiles that touch it; 0 where no slot fits
};

// `most` bounds the words, so that with few tiles in hand (as good as always) they are counted at
// compile time.
template <int most>
void prepare(const State& s, Slots& slots) {
  const Hand& hand = s.hand[s.seat];
  slots.n = 0;
  for (int i = 0; i < hand.n; ++i) {
    const int code = hand.tile[i];
    int twins = 0;
    bool earlier = false;
    for (int j = 0; j < hand.n; ++j)
      if (hand.tile[j] == code) {
        ++twins;
        earlier |= j < i;
      }
    if (earlier) continue;
    for (int quarter = 0; quarter < tables.rotations[code]; ++quarter) {
      slots.code[slots.n] = tables.turned[code][quarter];
      slots.alone[slots.n++] = twins == 1;
    }
  }
  const int words = slots.words = most == 1 ? 1 : (slots.n + 63) / 64;
  for (auto& side : slots.shows)
    for (auto& symbol : side) std::fill(symbol, symbol + words, 0);
  for (int slot = 0; slot < slots.n; ++slot)
    for (int side = 0; side < 4; ++side)
      slots.shows[side][tables.side[slots.code[slot]][side]][slot >> 6] |= std::uint64_t{1}
                                                                            << (slot & 63);
  for (int at = 0; at < s.front_n; ++at) {
    const Cell& cell = s.cells[s.front[at]];
    bool any = false;
    for (int w = 0; w < words; ++w) {
      std::uint64_t bits = ~std::uint64_t{0};
      for (int side = 0; side < 4; ++side)
        if (cell.need[side]) bits &= slots.shows[side][cell.need[side] - 1][w];
      slots.fits[at][w] = bits;
      any |= bits != 0;
    }
    slots.touching[at] = static_cast<std::uint8_t>(any ? cell.needs() : 0);
  }
}

struct Moves {
  Move move[kMaxMoves];
  int n = 0;
  void add(const Move& one) {
    if (n == kMaxMoves) throw std::overflow_error("more moves than fit");
    move[n++] = one;
  }
};

bool makes_angle(const State& s, const Cell& cell) {
  for (int side = 0; side < 4; ++side) {
    if (!cell.near[side]) continue;
    const Cell& beside = s.cells[cell.near[side] - 1];
    if (beside.is_free() && (beside.need[(side + 1) & 3] || beside.need[(side + 3) & 3]))
      return true;
  }
  return false;
}

void all_of(const State& s, const Slots& slots, int at, Moves& out) {
  const Cell& cell = s.cells[s.front[at]];
  for (int w = 0; w < slots.words; ++w)
    for (std::uint64_t bits = slots.fits[at][w]; bits; bits &= bits - 1)
      out.add({cell.x, cell.y, slots.code[w * 64 + __builtin_ctzll(bits)], 0, kSingle, 0});
}

void pairs_on(const State& s, const Slots& slots, int at, int side, int beyond, Moves& out) {
  const Cell& cell = s.cells[s.front[at]];
  for (int w = 0; w < slots.words; ++w)
    for (std::uint64_t bits = slots.fits[at][w]; bits; bits &= bits - 1) {
      const int slot = w * 64 + __builtin_ctzll(bits);
      const std::uint16_t code = slots.code[slot];
      const std::uint64_t* inner = slots.shows[side ^ 2][tables.side[code][side]];
      for (int v = 0; v < slots.words; ++v) {
        std::uint64_t others = inner[v];
        if (beyond >= 0) others &= slots.fits[beyond][v];
        for (; others; others &= others - 1) {
          const std::uint16_t other = slots.code[v * 64 + __builtin_ctzll(others)];
          if (slots.alone[slot] && tables.canonical[other] == tables.canonical[code]) continue;
          out.add({cell.x, cell.y, code, other, kPair, static_cast<std::uint8_t>(side)});
        }
      }
    }
}

void pairs(const State& s, const Slots& slots, Moves& out) {
  for (int at = 0; at < s.front_n; ++at) {
    if (slots.touching[at] == 0) continue;
    const Cell& cell = s.cells[s.front[at]];
    for (int side = 0; side < 4; ++side) {
      int beyond = -1;
      if (cell.near[side]) {
        const Cell& beside = s.cells[cell.near[side] - 1];
        if (!beside.is_free()) continue;
        beyond = beside.front_at - 1;
      }
      const bool enough = beyond < 0 ? slots.touching[at] >= 2
                                     : (side == 1 || side == 2) && slots.touching[beyond] > 0;
      if (enough) pairs_on(s, slots, at, side, beyond, out);
    }
  }
}

template <int variant>
void placements(const State& s, Slots& slots, Moves& out) {
  if (s.hand[s.seat].n <= 16)
    prepare<1>(s, slots);
  else
    prepare<kMaxWords>(s, slots);
  for (int at = 0; at < s.front_n; ++at)
    if (slots.touching[at] >= 2) all_of(s, slots, at, out);
  if (variant == 2) pairs(s, slots, out);
  if (out.n) return;
  for (int at = 0; at < s.front_n; ++at)
    if (slots.touching[at] == 1 && makes_angle(s, s.cells[s.front[at]])) all_of(s, slots, at, out);
  if (out.n) return;
  for (int at = 0; at < s.front_n; ++at)
    if (slots.touching[at] == 1) all_of(s, slots, at, out);
}

// -- the rules --------------------------------------------------------------------------------

bool may_be_taken(const State& s, const Cell& cell) {
  return cell.tile && cell.laid_turn <= s.turns && s.laid > 1;
}

template <int variant>
void legal_moves(const State& s, Slots& slots, Moves& out) {
  out.n = 0;
  if (s.phase == kFinished) return;
  if (s.phase == kTaking) {
    for (int k = 0; k < s.cells_n; ++k)
      if (may_be_taken(s, s.cells[k])) out.add({s.cells[k].x, s.cells[k].y, 0, 0, kTake, 0});
    return;
  }
  placements<variant>(s, slots, out);
  if (out.n == 0) out.add({0, 0, 0, 0, s.bonus ? kSkip : kDraw, 0});
}

void keep(State& s, int canonical, bool open) {
  Hand& hand = s.hand[s.seat];
  hand.tile[hand.n] = static_cast<std::uint16_t>(canonical);
  hand.open[hand.n++] = open;
}

void leave_hand(State& s, int canonical) {
  Hand& hand = s.hand[s.seat];
  int found = -1;
  for (int i = 0; i < hand.n; ++i)
    if (hand.tile[i] == canonical && (found < 0 || (hand.open[i] && !hand.open[found]))) found = i;
  --hand.n;
  for (int i = found; i < hand.n; ++i) {
    hand.tile[i] = hand.tile[i + 1];
    hand.open[i] = hand.open[i + 1];
  }
}

void end_turn(State& s) {
  const int left = s.hand[s.seat].n;
  if (left < s.held)
    s.idle = 0;
  else if (s.stock_at == s.stock_n)
    ++s.idle;
  ++s.turns;
  s.bonus = 0;
  s.phase = kPlaying;
  if (left == 0)
    s.reason = 1;
  else if (s.idle >= kIdleRounds * s.players)
    s.reason = 2;
  else if (s.turns >= kMaxTurns)
    s.reason = 3;
  if (s.reason) {
    s.phase = kFinished;
    return;
  }
  if (++s.seat == s.players) s.seat = 0;
  s.held = s.hand[s.seat].n;
}

void draw(State& s) {
  if (s.stock_at < s.stock_n) {
    keep(s, s.stock[s.stock_at++], false);
    end_turn(s);
    return;
  }
  for (int k = 0; k < s.cells_n; ++k)
    if (may_be_taken(s, s.cells[k])) {
      s.phase = kTaking;
      return;
    }
  end_turn(s);
}

int needs_at(State& s, int x, int y) {
  const int cell = find(s, x, y);
  return cell < 0 ? 0 : s.cells[cell].needs();
}

template <int variant>
void play(State& s, const Move& move) {
  if (move.kind == kDraw) return draw(s);
  if (move.kind == kSkip) return end_turn(s);
  if (move.kind == kTake) {
    keep(s, tables.canonical[take_away(s, s.cells[find(s, move.x, move.y)])], true);
    return end_turn(s);
  }
  // of a pair the tile to the north or the west is played first, unless it touches nothing
  int code = move.code, x = move.x, y = move.y;
  int other = move.other, other_x = x + kDx[move.side], other_y = y + kDy[move.side];
  const bool pair = move.kind == kPair;
  if (pair && (move.side == 0 || move.side == 3)) {
    std::swap(code, other);
    std::swap(x, other_x);
    std::swap(y, other_y);
  }
  const int many = needs_at(s, x, y) + (pair ? needs_at(s, other_x, other_y) : 0);
  leave_hand(s, tables.canonical[code]);
  if (pair) {
    leave_hand(s, tables.canonical[other]);
    if (find(s, x, y) < 0) {
      std::swap(code, other);
      std::swap(x, other_x);
      std::swap(y, other_y);
    }
  }
  lay(s, code, x, y, s.turns + 1);
  if (pair) lay(s, other, other_x, other_y, s.turns + 1);
  const bool costs = variant == 1 ? many < 2 && !s.bonus : many < 3;
  if (costs)
    draw(s);
  else if (variant == 1 && many >= 3 && !s.bonus && s.hand[s.seat].n)
    s.bonus = 1;
  else
    end_turn(s);
}

State deal(const std::uint8_t* bytes, int variant, int players, int hand, int tiles) {
  State s{};
  const auto tile = [bytes](int k) { return bytes[2 * k] + 256 * bytes[2 * k + 1]; };
  int at = 0;
  s.players = static_cast<std::uint8_t>(players);
  s.held = static_cast<std::uint8_t>(hand);
  for (int k = 0; k < hand; ++k)
    for (s.seat = 0; s.seat < players; ++s.seat) keep(s, tile(at++), false);
  s.seat = 0;
  const int first = tile(at++);
  lay(s, first, 0, 0, 0);
  if (variant == 2) {
    const int second = tile(at++);
    for (int turned : tables.turned[second])
      if (tables.side[turned][3] == tables.side[first][1]) {
        lay(s, turned, 1, 0, 0);
        break;
      }
  }
  while (at < tiles) s.stock[s.stock_n++] = static_cast<std::uint16_t>(tile(at++));
  return s;
}

// -- the loop ---------------------------------------------------------------------------------

template <int variant>
long play_out(std::vector<State>& states, Rng& rng) {
  static Slots slots;
  static Moves moves;
  long plies = 0;
  for (State& s : states)
    for (legal_moves<variant>(s, slots, moves); moves.n > 0;
         legal_moves<variant>(s, slots, moves)) {
      play<variant>(s, moves.move[rng.below(moves.n)]);
      ++plies;
    }
  return plies;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 8) return 2;
  const int variant = std::atoi(argv[2]), players = std::atoi(argv[3]);
  const int hand = std::atoi(argv[4]), tiles = std::atoi(argv[5]);
  Rng rng{std::strtoull(argv[7], nullptr, 10)};
  run_rounds(
      read_starts(argv[1], static_cast<std::size_t>(2 * tiles),
                  [=](const std::uint8_t* bytes) {
                    return deal(bytes, variant, players, hand, tiles);
                  }),
      std::atoi(argv[6]),
      [&](std::vector<State>& states) {
        return variant == 1 ? play_out<1>(states, rng) : play_out<2>(states, rng);
      },
      [=](const State& s) {
        for (int seat = 0; seat < players; ++seat) std::printf("%d, ", s.hand[seat].n);
        std::printf("%d, %d, %d, %d", s.laid, s.turns, s.idle, s.reason);
      });
}
