// Maze's rules and its loop of random moves in plain C++: the yardstick of maze_plies.py.
//
// The same algorithm as src/pavage/games/maze/rules.py: the same state and the same generator, so
// that both play the same games. Classic dialect, the full deck; the numbers of the table are known
// to the compiler, as one would write it for this one game.
//
// maze DEALS MOST ROUNDS SEED
//   DEALS   a file of deals of 54 bytes each: the card's code in each slot, 0 for a gap
//   MOST    random moves from each deal, unless it is won before
//   ROUNDS  each round plays every deal once; SEED is the generator's first word, in decimal
// Prints what plies.hpp says.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "plies.hpp"

namespace {

constexpr int kSlots = 54, kCards = 48, kGaps = 6, kSuits = 4, kQueen = 12, kMaxMoves = 8 * kGaps;

struct State {
  std::uint8_t slots[kSlots];
  std::uint8_t where[64];
  std::uint8_t gaps[kGaps];
  std::uint8_t score, best, reason, last;
  std::uint32_t since, plies;
};

int rank_of(int card) { return card & 15; }

bool follows(int card, int before) {
  if (rank_of(card) == 1) return before == 0 || rank_of(before) == kQueen;
  return before == card - 1;
}

int card_before(const State& s, int slot) {
  for (--slot; slot >= 0; --slot)
    if (s.slots[slot]) return s.slots[slot];
  return 0;
}

int card_after(const State& s, int slot) {
  for (++slot; slot < kSlots; ++slot)
    if (s.slots[slot]) return s.slots[slot];
  return 0;
}

int joins(const State& s, int slot, int card) {
  const int before = card_before(s, slot), after = card_after(s, slot);
  int points = follows(card, before);
  if (after) points += follows(after, card) - follows(after, before);
  return points;
}

int add(int* out, int start, int n, int move) {
  for (int k = start; k < n; ++k)
    if (out[k] == move) return n;
  out[n] = move;
  return n + 1;
}

int legal_moves(const State& s, int* out) {
  if (s.reason) return 0;
  int n = 0;
  for (int k = 0; k < kGaps; ++k) {
    const int slot = s.gaps[k], start = n;
    const int before = slot > 0 ? s.slots[slot - 1] : 0;
    const int after = slot + 1 < kSlots ? s.slots[slot + 1] : 0;
    if (slot == 0 || rank_of(before) == kQueen) {
      for (int suit = 0; suit < kSuits; ++suit) out[n++] = (suit * 16 + 1) * 64 + slot;
    } else if (before) {
      out[n++] = (before + 1) * 64 + slot;
    }
    if (slot == kSlots - 1 || rank_of(after) == 1) {
      for (int suit = 0; suit < kSuits; ++suit)
        n = add(out, start, n, (suit * 16 + kQueen) * 64 + slot);
    } else if (after) {
      n = add(out, start, n, (after - 1) * 64 + slot);
    }
  }
  return n;
}

void play(State& s, int move) {
  const int card = move >> 6, slot = move & 63, home = s.where[card];
  int points = -joins(s, home, card);
  s.slots[home] = 0;
  for (int k = 0; k < kGaps; ++k)
    if (s.gaps[k] == slot) s.gaps[k] = home;
  points += joins(s, slot, card);
  s.slots[slot] = card;
  s.where[card] = slot;
  s.score += points;
  s.last = card;
  ++s.plies;
  if (s.score > s.best) {
    s.best = s.score;
    s.since = 0;
  } else {
    ++s.since;
  }
  if (s.score == kCards) s.reason = 1;
}

State deal(const std::uint8_t* cards) {
  State s{};
  int gaps = 0, before = 0;
  for (int slot = 0; slot < kSlots; ++slot) {
    const int card = cards[slot];
    s.slots[slot] = card;
    if (!card) {
      s.gaps[gaps++] = slot;
      continue;
    }
    s.where[card] = slot;
    s.score += follows(card, before);
    before = card;
  }
  s.best = s.score;
  return s;
}

long play_out(std::vector<State>& states, long most, Rng& rng) {
  long plies = 0;
  int moves[kMaxMoves];
  for (State& s : states) {
    long left = most;
    for (int n; left > 0 && (n = legal_moves(s, moves)) > 0; --left) {
      play(s, moves[rng.below(n)]);
      ++plies;
    }
  }
  return plies;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) return 2;
  const long most = std::atol(argv[2]);
  Rng rng{std::strtoull(argv[4], nullptr, 10)};
  run_rounds(
      read_starts(argv[1], kSlots, deal), std::atoi(argv[3]),
      [&](std::vector<State>& states) { return play_out(states, most, rng); },
      [](const State& s) { std::printf("%d, %d, %d, %u", s.score, s.best, s.last, s.since); });
}
