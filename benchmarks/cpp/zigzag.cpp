// Zigzag's rules and its loop of random games in plain C++: the yardstick of zigzag_plies.py.
//
// The same algorithm as src/pavage/games/zigzag/rules.py: the same state, the same sets of bits,
// the same generator, so that both play the same games. Base options only (no chance plies).
//
// zigzag DEALS PLAYERS SIZE ROUNDS SEED
//   DEALS   a file of deals of SET bytes each: tile codes in the order in which they are dealt
//   ROUNDS  each round plays every deal once; SEED is the generator's first word, in decimal
// Prints what plies.hpp says.

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "plies.hpp"

namespace {

constexpr int kPlayers = 4, kHand = 5, kPlacements = 3, kMaxTiles = 225, kCodes = 81, kSet = 81;
constexpr int kStride = 16, kCells = 256, kWords = 4;
constexpr int kEnd = kCodes * kCells, kExchange = kEnd + 1, kPass = kEnd + 2;
constexpr int kMaxMoves = kHand * kMaxTiles + 3;
constexpr std::uint8_t kStart = 254;
constexpr int kStep[4] = {-kStride, 1, kStride, -1};
enum Phase : std::uint8_t { kPlaying, kShuffling, kFinished };

struct State {
  std::uint64_t fits[4][3][kWords];
  std::uint64_t open[kWords];
  std::int32_t score[kPlayers];
  std::uint16_t turns, turn_limit, idle;
  std::uint16_t laid_turn[kMaxTiles];
  std::uint8_t laid[kMaxTiles], laid_n;
  std::uint8_t board[kCells];
  std::uint8_t hand[kPlayers][kHand];
  std::uint8_t hand_n[kPlayers];
  std::uint8_t bag[kMaxTiles], bag_at, bag_n;
  std::uint8_t gone[kMaxTiles], gone_by[kMaxTiles], gone_n;
  std::uint8_t counts[kCodes];
  std::uint8_t players, size, seat, placed, passes, phase, reason;
};

struct Tables {
  std::uint8_t side[kCodes][4];
  std::uint8_t value[kCodes];
  std::uint8_t multiplier[kCells];
  std::uint64_t edge_fits[4][3][kWords];
};
Tables tables;

void make_tables(int size) {
  for (int code = 0; code < kCodes; ++code) {
    const int sides[4] = {code / 27, code / 9 % 3, code / 3 % 3, code % 3};
    tables.value[code] = 0;
    for (int side = 0; side < 4; ++side) {
      tables.side[code][side] = static_cast<std::uint8_t>(sides[side]);
      tables.value[code] = static_cast<std::uint8_t>(tables.value[code] + sides[side]);
    }
  }
  for (auto& factor : tables.multiplier) factor = 1;
  const int half = size / 2;
  constexpr int offsets[7][3] = {{2, 2, 2}, {4, 4, 2}, {0, 3, 2}, {2, 5, 2},
                                 {3, 6, 2}, {0, 6, 3}, {5, 5, 3}};
  for (const auto& [a, b, factor] : offsets) {
    if (a > half || b > half) continue;
    for (const auto& [dx, dy] : {std::array{a, b}, std::array{b, a}})
      for (int x : {half - dx, half + dx})
        for (int y : {half - dy, half + dy})
          tables.multiplier[y * kStride + x] = static_cast<std::uint8_t>(factor);
  }
  for (int side = 0; side < 4; ++side)
    for (int digit = 0; digit < 3; ++digit)
      for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
          const bool at_edge[4] = {y == 0, x == size - 1, y == size - 1, x == 0};
          const int cell = y * kStride + x;
          if (digit == 0 || !at_edge[side])
            tables.edge_fits[side][digit][cell >> 6] |= std::uint64_t{1} << (cell & 63);
        }
}

// -- the generator: xorshift64, as in core/rng.py ----------------------------------------------

// -- the rules --------------------------------------------------------------------------------

bool is_culdesac(int code) {
  int closed = 0;
  for (int side = 0; side < 4; ++side) closed += tables.side[code][side] == 0;
  return closed == 3;
}

void lay(State& s, int code, int cell) {
  s.board[cell] = static_cast<std::uint8_t>(code + 1);
  s.open[cell >> 6] &= ~(std::uint64_t{1} << (cell & 63));
  const int x = cell % kStride, y = cell / kStride, last = s.size - 1;
  const bool at_edge[4] = {y == 0, x == last, y == last, x == 0};
  for (int side = 0; side < 4; ++side) {
    if (at_edge[side]) continue;
    const int there = cell + kStep[side], word = there >> 6;
    const std::uint64_t bit = std::uint64_t{1} << (there & 63);
    const int digit = tables.side[code][side];
    auto& facing = s.fits[side ^ 2];
    for (int other = 0; other < 3; ++other)
      if (other != digit) facing[other][word] &= ~bit;
    if (digit > 0 && s.board[there] == 0) s.open[word] |= bit;
  }
  s.laid[s.laid_n] = static_cast<std::uint8_t>(cell);
  s.laid_turn[s.laid_n] = s.turns;
  ++s.laid_n;
}

void leave(State& s, std::uint8_t code, std::uint8_t by) {
  s.gone[s.gone_n] = code;
  s.gone_by[s.gone_n] = by;
  ++s.gone_n;
}

State deal(const std::uint8_t* order, int n, int players, int size) {
  State s{};
  s.players = static_cast<std::uint8_t>(players);
  s.size = static_cast<std::uint8_t>(size);
  static_assert(sizeof s.fits == sizeof tables.edge_fits);
  std::memcpy(s.fits, tables.edge_fits, sizeof s.fits);
  for (int i = 0; i < n; ++i) ++s.counts[order[i]];
  int at = 0;
  for (int slot = 0; slot < kHand; ++slot)
    for (int seat = 0; seat < players; ++seat) s.hand[seat][slot] = order[at++];
  for (int seat = 0; seat < players; ++seat) s.hand_n[seat] = kHand;
  while (is_culdesac(order[at])) leave(s, order[at++], kStart);
  lay(s, order[at++], size / 2 * kStride + size / 2);
  while (at < n) s.bag[s.bag_n++] = order[at++];
  return s;
}

int legal_moves(const State& s, std::int32_t* out) {
  int n = 0;
  const std::uint8_t* hand = s.hand[s.seat];
  const int held = s.hand_n[s.seat];
  for (int i = 0; i < held; ++i) {
    const int code = hand[i];
    bool twin = false;
    for (int j = 0; j < i; ++j) twin |= hand[j] == code;
    if (twin) continue;
    const std::uint8_t* side = tables.side[code];
    const std::uint64_t* a = s.fits[0][side[0]];
    const std::uint64_t* b = s.fits[1][side[1]];
    const std::uint64_t* c = s.fits[2][side[2]];
    const std::uint64_t* d = s.fits[3][side[3]];
    for (int w = 0; w < kWords; ++w) {
      std::uint64_t bits = s.open[w] & a[w] & b[w] & c[w] & d[w];
      const int base = code * kCells + w * 64;
      for (; bits; bits &= bits - 1) out[n++] = base + __builtin_ctzll(bits);
    }
  }
  if (s.placed > 0) {
    out[n++] = kEnd;
  } else if (n == 0) {
    if (s.bag_at < s.bag_n && held > 0) out[n++] = kExchange;
    out[n++] = kPass;
  }
  return n;
}

int points_of(const State& s, int code, int cell) {
  int points = tables.value[code] * tables.multiplier[cell];
  for (int side = 0; side < 4; ++side)
    if (tables.side[code][side] > 0)
      if (const int there = s.board[cell + kStep[side]]) points += tables.value[there - 1];
  return points;
}

void draw(State& s) {
  std::uint8_t& held = s.hand_n[s.seat];
  while (held < kHand && s.bag_at < s.bag_n) s.hand[s.seat][held++] = s.bag[s.bag_at++];
}

void next_turn(State& s) {
  s.placed = 0;
  ++s.turns;
  if (++s.seat == s.players) s.seat = 0;
}

void place(State& s, int code, int cell) {
  const int points = points_of(s, code, cell);
  std::uint8_t* hand = s.hand[s.seat];
  const int last = --s.hand_n[s.seat];
  int i = 0;
  while (hand[i] != code) ++i;
  for (; i < last; ++i) hand[i] = hand[i + 1];
  hand[last] = 0;
  lay(s, code, cell);
  s.score[s.seat] += points;
  s.passes = 0;
  s.idle = 0;
  if (++s.placed == kPlacements) {
    draw(s);
    next_turn(s);
  }
}

void exchange(State& s) {
  const int n = s.hand_n[s.seat];
  std::uint8_t old[kHand];
  for (int k = 0; k < kHand; ++k) {
    old[k] = s.hand[s.seat][k];
    s.hand[s.seat][k] = 0;
  }
  s.hand_n[s.seat] = 0;
  draw(s);
  for (int k = 0; k < n; ++k) leave(s, old[k], s.seat);
  s.passes = 0;
  ++s.idle;
  next_turn(s);
}

void test_end(State& s) {
  int held = s.bag_n - s.bag_at;
  for (int seat = 0; seat < s.players; ++seat) held += s.hand_n[seat];
  if (held == 0)
    s.reason = 1;
  else if (s.passes >= s.players)
    s.reason = 2;
  else if (s.turn_limit > 0 && s.turns >= s.turn_limit)
    s.reason = 3;
  if (s.reason > 0) s.phase = kFinished;
}

void play(State& s, int move) {
  if (move < kEnd) {
    place(s, move / kCells, move % kCells);
  } else if (move == kEnd) {
    draw(s);
    next_turn(s);
  } else if (move == kExchange) {
    exchange(s);
  } else {
    ++s.passes;
    ++s.idle;
    next_turn(s);
  }
  test_end(s);
}

// -- the loop ---------------------------------------------------------------------------------

long play_out(std::vector<State>& states, Rng& rng) {
  long plies = 0;
  std::int32_t moves[kMaxMoves];
  for (State& s : states) {
    while (s.phase == kPlaying) {
      const int n = legal_moves(s, moves);
      play(s, moves[rng.below(n)]);
      ++plies;
    }
  }
  return plies;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 6) return 2;
  const int players = std::atoi(argv[2]), size = std::atoi(argv[3]);
  Rng rng{std::strtoull(argv[5], nullptr, 10)};
  make_tables(size);
  run_rounds(
      read_starts(argv[1], kSet,
                  [=](const std::uint8_t* tiles) { return deal(tiles, kSet, players, size); }),
      std::atoi(argv[4]), [&](std::vector<State>& states) { return play_out(states, rng); },
      [=](const State& s) {
        for (int seat = 0; seat < players; ++seat) std::printf("%d, ", s.score[seat]);
        std::printf("%d, %d, %d", s.laid_n, s.turns, s.reason);
      });
}
