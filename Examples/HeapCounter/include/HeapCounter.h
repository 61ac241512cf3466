#pragma once

#include <stdbool.h>
#include <stdint.h>

/// What was taken from the heap between a beginning and its end.
struct heap_counts {
  /// Whether this system lets the program count; without it the numbers are 0.
  bool isCounted;
  /// The most bytes at one time beyond those at the beginning.
  int64_t peak;
  /// The number of allocations.
  int64_t allocations;
};

/// Begins to count, on all threads.
void heap_counter_begin(void);

/// Ends, and gives the counts.
struct heap_counts heap_counter_end(void);
