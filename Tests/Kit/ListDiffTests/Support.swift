import TestSupport

/// An identifier that counts how often identifiers are hashed.
struct CountedID: Hashable {
  private static let total = Locked(0)

  /// How often identifiers were hashed while something was done.
  struct Hashes {
    private(set) var count = 0

    mutating func counting<Result>(_ work: () -> Result) -> Result {
      CountedID.total.withLock { $0 = 0 }
      defer { count = CountedID.total.withLock { $0 } }
      return work()
    }
  }

  let number: Int

  func hash(into hasher: inout Hasher) {
    Self.total.withLock { $0 += 1 }
    hasher.combine(number)
  }
}
