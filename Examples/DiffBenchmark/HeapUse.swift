import HeapCounter

/// The memory that some work takes from the heap: the most at one time, and how often.
struct HeapUse {
  /// Bytes; nil where the system does not let them be counted.
  let peak: Int?
  /// The number of allocations.
  let allocations: Int?

  init(of work: () -> Int) {
    heap_counter_begin()
    _ = work()
    let counts = heap_counter_end()
    peak = counts.isCounted ? Int(counts.peak) : nil
    allocations = counts.isCounted ? Int(counts.allocations) : nil
  }
}
