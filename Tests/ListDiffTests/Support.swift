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

/// Random numbers that are the same for the same seed.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
