import HeapCounter

/// The heap memory that a closure uses: the peak and the number of allocations.
struct HeapUse {
  /// The peak in bytes, or nil if the system does not support counting.
  let peak: Int?
  /// The number of allocations, or nil if the system does not support counting.
  let allocations: Int?

  init(of work: () -> Int) {
    heap_counter_begin()
    _ = work()
    let counts = heap_counter_end()
    peak = counts.isCounted ? Int(counts.peak) : nil
    allocations = counts.isCounted ? Int(counts.allocations) : nil
  }
}
