import Foundation
import ListStore
import TestSupport

/// The law of round trips: what is fetched is what was written, a list has Swift's order, and a
/// filter finds what Swift's comparison finds; for each type, at its boundaries and by chance.
///
/// ```swift
/// var trips = RoundTrips(seed: 1, count: 300)
/// try trips.decimals()
/// print(trips.faults)
/// ```
public struct RoundTrips {
  /// What broke the law, with the type and the value.
  public internal(set) var faults: [String] = []
  /// The number of values that are made by chance of each kind.
  let count: Int
  private var generator: SeededGenerator

  public init(seed: UInt64, count: Int) {
    self.count = count
    generator = SeededGenerator(seed: seed)
  }

  /// Checks the law for all types.
  public mutating func all() throws {
    try integers()
    try reals()
    try dates()
    try decimals()
    try texts()
    try others()
  }

  /// Checks integers of every width.
  public mutating func integers() throws {
    try integers(Int.self)
    try integers(Int8.self)
    try integers(Int16.self)
    try integers(Int32.self)
    try integers(Int64.self)
    try integers(UInt.self)
    try integers(UInt8.self)
    try integers(UInt16.self)
    try integers(UInt32.self)
    try integers(UInt64.self)
    guard #available(macOS 15, *) else { return }
    try integers(Int128.self)
    try integers(UInt128.self)
  }

  /// Checks numbers with a fraction, bit by bit except for the sign of zero.
  public mutating func reals() throws {
    var doubles: [Double] = [
      0, -0.0, 1, -1, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, .leastNormalMagnitude, .pi, 0.1, 1e15, 0x1p53, 0x1p53 + 2, 0x1p63,
      -0x1p63, 0x1p64, 1e300,
    ]
    for _ in 0..<count {
      let double = Double(bitPattern: generator.next())
      if !double.isNaN { doubles.append(double) }
      doubles.append(.random(in: -3...3, using: &generator))
    }
    try check(doubles)
    try checkKeys(doubles)
    try check(doubles.map { Float($0) })
    try check(doubles.map { CGFloat($0) })
    try check(doubles.filter { $0 != 0 }, { $0 < $1 }, { $0.bitPattern == $1.bitPattern })
  }

  /// Checks dates, bit by bit.
  public mutating func dates() throws {
    var dates: [Date] = [
      .distantPast, .distantFuture, Date(timeIntervalSince1970: 0), .now,
      Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 1e-300),
    ]
    for _ in 0..<10 * count {
      dates.append(
        Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9, using: &generator)))
    }
    try check(
      dates, { $0 < $1 },
      {
        $0.timeIntervalSinceReferenceDate.bitPattern == $1.timeIntervalSinceReferenceDate.bitPattern
      })
    try checkKeys(dates)
  }

  /// Checks decimal numbers.
  public mutating func decimals() throws {
    var decimals: [Decimal] = [
      0, 1, -1, Decimal(string: "0.1")!, Decimal(string: "-0.1")!, Decimal(string: "-0.1001")!,
      Decimal(string: "-0.100001")!, Decimal(string: "10")!, Decimal(string: "9.99")!,
      // One begins with all the bytes of the other.
      Decimal(string: "-0.12")!, Decimal(string: "-0.1234")!,
      Decimal(string: "12345678901234567890123456789012345678")!,
      Decimal(sign: .plus, exponent: -1, significand: 10), .pi, .leastFiniteMagnitude,
      .leastNonzeroMagnitude, Decimal(sign: .minus, exponent: 100, significand: 3),
    ]
    for _ in 0..<count {
      decimals.append(
        Decimal(
          sign: Bool.random(using: &generator) ? .plus : .minus,
          exponent: .random(in: -6...6, using: &generator),
          significand: Decimal(Int64.random(in: 0...100_000, using: &generator))))
      decimals.append(
        Decimal(Int64.random(in: .min ... .max, using: &generator))
          * Decimal(Int64.random(in: .min ... .max, using: &generator)))
    }
    try check(decimals)
    try checkKeys(decimals)
  }

  /// Checks texts, data, identifiers and addresses, byte by byte.
  public mutating func texts() throws {
    let parts = [
      "a", "B", "\u{0}", "é", "e\u{301}", "\u{10FFFF}", "\u{FFFD}", "ﬀ", "漢", "'", "\"", "%",
    ]
    var texts = ["", "\u{0}", "a\u{0}b", "rowid", "NULL", "1", "1.0", "-0"]
    for _ in 0..<count {
      texts.append(
        (0..<Int.random(in: 0..<9, using: &generator)).map { _ in
          parts.randomElement(using: &generator)!
        }.joined())
    }
    func isBefore(_ first: String, _ second: String) -> Bool {
      first.utf8.lexicographicallyPrecedes(second.utf8)
    }
    try check(texts, isBefore, { $0.utf8.elementsEqual($1.utf8) })
    // Normalized, they come in the order of Swift.
    try check(texts.map(\.precomposedStringWithCanonicalMapping), { $0 < $1 })
    try checkKeys(texts.map(\.precomposedStringWithCanonicalMapping))
    let data = [Data([0]), Data([0, 0]), Data([255]), Data()] + texts.map { Data($0.utf8) }
    try check(data, { $0.lexicographicallyPrecedes($1) })
    try checkKeys(data)
    let identifiers = (0..<count).map { _ in
      UUID(uuid: unsafeBitCast((generator.next(), generator.next()), to: uuid_t.self))
    }
    try check(identifiers, { $0.uuidString < $1.uuidString })
    try checkKeys(identifiers)
    try check(identifiers.map(Tag.init), { $0.text.uuidString < $1.text.uuidString })
    try checkKeys(identifiers.map(Tag.init))
    let addresses = ["a:b", "https://example.com/?a=b#c", "file:///%20x", "mailto:a@b", "x/y"]
      .compactMap { URL(string: $0) }
    try check(addresses, { $0.absoluteString < $1.absoluteString })
    try checkKeys(addresses)
  }

  /// Checks Boolean values, enums, option sets and values that are stored as JSON.
  public mutating func others() throws {
    try check([true, false, true], { !$0 && $1 })
    try check([Whole.ten, .two, .none, .minus], { $0.rawValue < $1.rawValue })
    try checkKeys([Whole.ten, .two, .none, .minus])
    try check([Word.first, .second, .third], { $0.rawValue < $1.rawValue })
    try check([Share.half, .none, .large], { $0.rawValue < $1.rawValue })
    try check([0, 2, 10, 255].map(Options.init), { $0.rawValue < $1.rawValue })
    try check([[1: "a"], [:]])
    try check([Set(["a", "b", "c"]), []])
    try check([[0.1, .infinity, -.infinity, -0.0], [], [1e300]])
    try check([[Date.now], [.distantPast]])
    try check([[UInt64.max], [0]])
    try check([[Decimal(string: "0.1")!]])
    try check([Shape.circle(0.5), .square, .text("é")])
    try check([CGPoint(x: 0.1, y: 2), .zero])
    try check([Nested(x: 1, more: [Nested(x: 2, more: [])])])
    struct Point: Codable, Hashable { var x, y: Int }
    try checkKeys([Point(x: 1, y: 2), Point(x: 2, y: 1)])
  }

  private mutating func integers<Number: FixedWidthInteger & Codable & Sendable>(
    _ type: Number.Type
  ) throws {
    var numbers: [Number] = [.min, .max, 0, 1, .min + 1, .max - 1, .max / 2, .max / 2 + 1]
    for _ in 0..<count {
      numbers.append(.random(in: .min ... .max, using: &generator))
      let few = Number(truncatingIfNeeded: generator.next() % 5)
      numbers.append(few)
      if Number.bitWidth >= 64 {
        numbers.append(Number(truncatingIfNeeded: Int64.max) &+ few &- 2)
        numbers.append(Number(truncatingIfNeeded: 1 << 53) &+ few &- 2)
      }
    }
    try check(numbers)
    try checkKeys(numbers)
  }
}
