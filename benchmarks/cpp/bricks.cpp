// Bricks' rules and its loop of random games in plain C++: the yardstick of bricks_plies.py.
//
// The same algorithm as src/pavage/games/bricks/: the grid as rows of bits, the same generator, so
// that both play the same games. Both seats are the computer's: nobody answers.
//
// bricks DEALS GRID TOKENS JOKER ROUNDS SEED
//   DEALS   a file of deals of 3 * TOKENS bytes each: of every token on the grid its kind, its
//           column and its row
//   JOKER   a first roll is the joker once in so many; 0: never
//   ROUNDS  each round plays every deal once; SEED is the generator's first word, in decimal
// Prints what plies.hpp says.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "plies.hpp"

namespace {

constexpr int kRows = 24, kLeast = 2, kValues = 8, kMaxMoves = 1100, kTurnLimit = 150;
enum Token { kRerollToken, kReduceToken };
enum Phase : std::uint8_t { kChoosing, kRolling, kRollingAgain, kRerolling, kActing, kFinished };
enum Reason : std::uint8_t { kGoesOn, kBothBlocked = 2, kGridFull, kTurnLimitReached };
enum Kind : std::uint8_t { kLay, kSteal, kCover, kReroll, kReduce, kSwap, kKeep, kPass };

struct Move {
  Kind kind;
  std::uint8_t x, y, wide, high;  // of a token: the die and its new value in x and y
};

struct Brick {
  std::uint8_t wide, high;
};

struct State {
  std::uint32_t own[2][kRows];
  std::uint32_t corner[kRows], joined_w[kRows], joined_n[kRows];
  std::uint32_t lying[2][kRows];
  Brick form[kRows][32];
  int studs[2];
  int turns, joker;
  std::uint16_t steals[2], covers[2];
  std::uint8_t held[2][2];
  std::uint8_t swap[2], blocked[2], die[2];
  std::uint8_t grid, seat, again;
  Phase phase;
  Reason reason;

  std::uint32_t taken(int y) const { return own[0][y] | own[1][y]; }
  std::uint32_t full() const { return (1u << grid) - 1; }
};

// -- where a brick may go ---------------------------------------------------------------------

std::uint32_t all_of(std::uint32_t row, int wide) {
  int done = 1;
  for (; 2 * done <= wide; done *= 2) row &= row >> done;
  return row & (row >> (wide - done));
}

std::uint32_t any_of(std::uint32_t row, int wide) {
  int done = 1;
  for (; 2 * done <= wide; done *= 2) row |= row >> done;
  return row | (row >> (wide - done));
}

std::uint32_t columns(int x, int wide) { return ((1u << wide) - 1) << x; }

void must_touch(const State& s, std::uint32_t* out) {
  const int n = s.grid, seat = s.seat;
  const std::uint32_t full = s.full();
  if (s.studs[seat] == 0) {
    const int y = seat == 0 ? n - 1 : 0, x = seat == 0 ? 0 : n - 1;
    const bool is_free = !(s.taken(y) >> x & 1);
    std::fill(out, out + n, is_free ? 0 : full);
    if (is_free) out[y] = 1u << x;
    return;
  }
  const std::uint32_t* own = s.own[seat];
  for (int y = 0; y < n; ++y) {
    std::uint32_t beside = own[y] << 1 | own[y] >> 1;
    if (y > 0) beside |= own[y - 1];
    if (y < n - 1) beside |= own[y + 1];
    out[y] = beside & full;
  }
}

int lays(const State& s, const std::uint32_t* touch, int wide, int high, Move* out) {
  const int n = s.grid;
  std::uint32_t free[kRows], touching[kRows];
  for (int y = 0; y < n; ++y) {
    free[y] = all_of(s.full() & ~s.taken(y), wide);
    touching[y] = any_of(touch[y], wide);
  }
  int count = 0;
  for (int y = 0; y + high <= n; ++y) {
    std::uint32_t fits = free[y], touches = touching[y];
    for (int k = y + 1; k < y + high; ++k) {
      fits &= free[k];
      touches |= touching[k];
    }
    for (fits &= touches; fits; fits &= fits - 1)
      out[count++] = {kLay, static_cast<std::uint8_t>(__builtin_ctz(fits)),
                      static_cast<std::uint8_t>(y), static_cast<std::uint8_t>(wide),
                      static_cast<std::uint8_t>(high)};
  }
  return count;
}

int steals(const State& s, int wide, int high, Move* out) {
  int count = 0;
  for (int y = 0; y < s.grid; ++y) {
    for (std::uint32_t corners = s.corner[y] & s.own[1 - s.seat][y]; corners;
         corners &= corners - 1) {
      const int x = __builtin_ctz(corners);
      if (s.form[y][x].wide == wide && s.form[y][x].high == high)
        out[count++] = {kSteal, static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y), 0, 0};
    }
  }
  return count;
}

int covers(const State& s, int wide, int high, Move* out) {
  const int n = s.grid;
  int count = 0;
  for (int y = 0; y + high <= n; ++y) {
    std::uint32_t fits = ~any_of(s.joined_n[y], wide);
    if (y + high < n) fits &= ~any_of(s.joined_n[y + high], wide);
    std::uint32_t some = 0;
    for (int k = y; k < y + high && fits; ++k) {
      fits &= all_of(s.taken(k), wide) & ~s.joined_w[k] & ~(s.joined_w[k] >> wide);
      some |= any_of(s.own[1 - s.seat][k], wide);
    }
    for (fits &= some; fits; fits &= fits - 1) {
      const int x = __builtin_ctz(fits);
      if (s.form[y][x].wide == wide && s.form[y][x].high == high) continue;  // one brick
      out[count++] = {kCover, static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y),
                      static_cast<std::uint8_t>(wide), static_cast<std::uint8_t>(high)};
    }
  }
  return count;
}

int legal_moves(const State& s, Move* out) {
  if (s.phase == kChoosing) {
    out[0] = {kKeep, 0, 0, 0, 0};
    out[1] = {kSwap, 0, 0, 0, 0};
    return 2;
  }
  if (s.phase != kActing) return 0;
  const int a = s.die[0], b = s.die[1];
  std::uint32_t touch[kRows];
  must_touch(s, touch);
  int n = lays(s, touch, a, b, out);
  if (a != b) n += lays(s, touch, b, a, out + n);
  if (n == 0) out[n++] = {kPass, 0, 0, 0, 0};
  n += steals(s, a, b, out + n);
  if (a != b) n += steals(s, b, a, out + n);
  n += covers(s, a, b, out + n);
  if (a != b) n += covers(s, b, a, out + n);
  if (s.held[s.seat][kRerollToken])
    for (std::uint8_t die = 0; die < 2; ++die) out[n++] = {kReroll, die, 0, 0, 0};
  if (s.held[s.seat][kReduceToken])
    for (std::uint8_t die = 0; die < 2; ++die)
      for (std::uint8_t value = kLeast; value < s.die[die]; ++value)
        out[n++] = {kReduce, die, value, 0, 0};
  return n;
}

// -- playing ----------------------------------------------------------------------------------

int studs_in(const State& s, int seat, int x, int y, int wide, int high) {
  int count = 0;
  for (int k = y; k < y + high; ++k) count += __builtin_popcount(s.own[seat][k] & columns(x, wide));
  return count;
}

void put(State& s, int seat, int x, int y, int wide, int high) {
  const std::uint32_t mask = columns(x, wide);
  for (int k = y; k < y + high; ++k) {
    s.own[seat][k] |= mask;
    s.own[1 - seat][k] &= ~mask;
    s.joined_w[k] = (s.joined_w[k] & ~mask) | (mask & mask << 1);
    s.joined_n[k] = (s.joined_n[k] & ~mask) | (k > y ? mask : 0);
    s.corner[k] &= ~mask;
  }
  s.corner[y] |= 1u << x;
  s.form[y][x] = {static_cast<std::uint8_t>(wide), static_cast<std::uint8_t>(high)};
}

void end_turn(State& s) {
  ++s.turns;
  if (s.blocked[0] == 2 && s.blocked[1] == 2)
    s.reason = kBothBlocked;
  else if (s.studs[0] + s.studs[1] == s.grid * s.grid)
    s.reason = kGridFull;
  else if (s.turns >= kTurnLimit)
    s.reason = kTurnLimitReached;
  s.seat = 1 - s.seat;
  s.phase = s.reason ? kFinished : s.swap[s.seat] ? kChoosing : kRolling;
}

void lay(State& s, const Move& m) {
  const int seat = s.seat;
  put(s, seat, m.x, m.y, m.wide, m.high);
  for (int kind = 0; kind < 2; ++kind)
    for (int y = m.y; y < m.y + m.high; ++y) {
      s.held[seat][kind] += __builtin_popcount(s.lying[kind][y] & columns(m.x, m.wide));
      s.lying[kind][y] &= ~columns(m.x, m.wide);
    }
  s.studs[seat] += m.wide * m.high;
  s.blocked[seat] = 0;
}

void take(State& s, int gained) {
  s.studs[s.seat] += gained;
  s.studs[1 - s.seat] -= gained;
  s.blocked[s.seat] = 0;
}

void play(State& s, const Move& m) {
  const int seat = s.seat;
  switch (m.kind) {
    case kKeep:
      s.phase = kRolling;
      return;
    case kReroll:
      --s.held[seat][kRerollToken];
      s.again = m.x;
      s.phase = kRerolling;
      return;
    case kReduce:
      --s.held[seat][kReduceToken];
      s.die[m.x] = m.y;
      return;
    case kLay:
      lay(s, m);
      break;
    case kSteal: {
      const Brick brick = s.form[m.y][m.x];
      put(s, seat, m.x, m.y, brick.wide, brick.high);
      take(s, brick.wide * brick.high);
      ++s.steals[seat];
      break;
    }
    case kCover: {
      const int gained = studs_in(s, 1 - seat, m.x, m.y, m.wide, m.high);
      put(s, seat, m.x, m.y, m.wide, m.high);
      take(s, gained);
      ++s.covers[seat];
      break;
    }
    case kSwap:
      std::swap(s.own[0], s.own[1]);
      std::swap(s.studs[0], s.studs[1]);
      s.swap[seat] = 0;
      break;
    case kPass:
      s.blocked[seat] = static_cast<std::uint8_t>(std::min(2, s.blocked[seat] + 1));
      break;
  }
  end_turn(s);
}

void happen(State& s, Rng& rng) {
  if (s.phase == kRerolling) {
    s.die[s.again] = static_cast<std::uint8_t>(kLeast + rng.below(kValues));
    s.phase = kActing;
  } else if (s.phase == kRolling && s.joker > 0 && rng.below(s.joker) == 0) {
    s.swap[s.seat] = 1;
    s.phase = kRollingAgain;
  } else {
    const int at = rng.below(kValues * kValues);
    s.die[0] = static_cast<std::uint8_t>(kLeast + at / kValues);
    s.die[1] = static_cast<std::uint8_t>(kLeast + at % kValues);
    s.phase = kActing;
  }
}

State deal(const std::uint8_t* tokens, int count, int grid, int joker) {
  State s{};
  s.grid = static_cast<std::uint8_t>(grid);
  s.joker = joker;
  for (int k = 0; k < count; ++k) s.lying[tokens[3 * k]][tokens[3 * k + 2]] |= 1u << tokens[3 * k + 1];
  for (auto& held : s.held) held[0] = held[1] = 1;
  s.phase = kRolling;
  return s;
}

// -- the loop ---------------------------------------------------------------------------------

long play_out(std::vector<State>& states, Rng& rng) {
  long plies = 0;
  Move moves[kMaxMoves];
  for (State& s : states) {
    while (s.phase != kFinished) {
      const int n = legal_moves(s, moves);
      if (n == 0) {
        happen(s, rng);
        continue;
      }
      play(s, moves[rng.below(n)]);
      ++plies;
    }
  }
  return plies;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 7) return 2;
  const int grid = std::atoi(argv[2]), tokens = std::atoi(argv[3]), joker = std::atoi(argv[4]);
  Rng rng{std::strtoull(argv[6], nullptr, 10)};
  run_rounds(
      read_starts(argv[1], 3 * tokens,
                  [=](const std::uint8_t* at) { return deal(at, tokens, grid, joker); }),
      std::atoi(argv[5]), [&](std::vector<State>& states) { return play_out(states, rng); },
      [](const State& s) {
        std::printf("%d, %d, %d, %d, ", s.studs[0], s.studs[1], s.turns, s.reason);
        std::printf("%d, %d", s.steals[0] + s.steals[1], s.covers[0] + s.covers[1]);
      });
}
