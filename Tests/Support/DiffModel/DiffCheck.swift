import Dispatch
import ListData
import TestSupport

/// Tries many pairs of lists, and counts them.
public struct DiffCheck: Sendable {
  /// The pairs that were tried.
  public private(set) var pairs = 0
  /// The faults that were found, each as a recording with a sentence; some of them.
  public private(set) var faults: [String] = []

  public init() {}

  /// Tries all pairs of lists.
  public mutating func tryAll(from olds: [ModelWorld], to news: [ModelWorld]) {
    tryConcurrently(olds.count) { index, check in
      for new in news { check.attempt(olds[index], new) }
    }
  }

  /// Tries pairs by chance: lists that have nothing to do with each other, and edited ones.
  public mutating func tryRandom(_ count: Int, of worlds: ModelWorlds, seed: UInt64) {
    tryConcurrently((count + 999) / 1_000) { index, check in
      var generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(index))
      for pair in index * 1_000..<min(count, (index + 1) * 1_000) {
        let old = worlds.random(&generator)
        let new =
          pair.isMultiple(of: 3)
          ? worlds.random(&generator) : worlds.edited(old, &generator)
        check.attempt(old, new)
      }
    }
  }

  /// Divides work into parts for all processors.
  private mutating func tryConcurrently(
    _ parts: Int, _ body: @Sendable (Int, inout DiffCheck) -> Void
  ) {
    let sum = Locked(DiffCheck())
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      var check = DiffCheck()
      body(part, &check)
      sum.withLock {
        $0.pairs += check.pairs
        $0.faults += check.faults
      }
    }
    let result = sum.withLock { $0 }
    pairs += result.pairs
    faults += result.faults
  }

  private mutating func attempt(_ old: ModelWorld, _ new: ModelWorld) {
    pairs += 1
    guard let fault = UpdatesProof.fault(from: old, to: new), faults.count < 20 else { return }
    let recording = UpdateRecording(
      of: old.updates(to: new), by: ByIdentifier<ModelItem>.self)
    faults.append("\(fault)\n\(recording)")
  }
}
