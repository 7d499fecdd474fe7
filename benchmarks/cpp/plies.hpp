// What every yardstick of plies.py does: it reads deals, plays each of them in each round, and
// prints, as one line of JSON, the processor seconds of each round, the plies of all rounds and
// what the games of the last round came to.

#pragma once

#include <cstdint>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iterator>
#include <vector>

// The generator of src/pavage/core/rng.py.
struct Rng {
  std::uint64_t x;
  int below(int n) {
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    return static_cast<int>(((x >> 32) * static_cast<std::uint64_t>(n)) >> 32);
  }
};

// The starts that a file's deals of `size` bytes each make.
template <typename Deal>
auto read_starts(const char* path, std::size_t size, Deal deal) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
  std::vector<decltype(deal(static_cast<const std::uint8_t*>(nullptr)))> starts;
  for (std::size_t at = 0; at + size <= bytes.size(); at += size)
    starts.push_back(deal(reinterpret_cast<const std::uint8_t*>(bytes.data()) + at));
  return starts;
}

// `play_out` plays all games of a round and returns their plies; `tell` prints what one came to.
template <typename State, typename PlayOut, typename Tell>
void run_rounds(const std::vector<State>& starts, int rounds, PlayOut play_out, Tell tell) {
  long plies = 0;
  std::vector<State> ends;
  std::printf("{\"seconds\": [");
  for (int round = 0; round < rounds; ++round) {
    ends = starts;
    const std::clock_t before = std::clock();
    plies += play_out(ends);
    const std::clock_t took = std::clock() - before;
    std::printf("%s%.6f", round ? ", " : "", static_cast<double>(took) / CLOCKS_PER_SEC);
  }
  std::printf("], \"plies\": %ld, \"games\": [", plies);
  for (std::size_t k = 0; k < ends.size(); ++k) {
    std::printf("%s[", k ? ", " : "");
    tell(ends[k]);
    std::printf("]");
  }
  std::printf("]}\n");
}
