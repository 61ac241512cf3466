import Foundation
import ListData

/// An item of the lists.
struct BenchmarkItem<ID: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  var id: ID
  var value: Int
}

/// A section of a list.
struct BenchmarkSection<ID: Hashable & Sendable, Item: Sendable>: Identifiable, SectionInfo,
  Sendable
{
  var id: ID
  var items: [Item]
}

/// A type of identifier that can be created from numbers.
protocol BenchmarkID: Hashable, Sendable {
  static var name: String { get }
  /// Creates the identifier of a number. A string has its own storage each time, as after decoding.
  init(number: Int)
}

extension Int: BenchmarkID {
  static var name: String { "int" }

  init(number: Int) { self = Int(bitPattern: UInt(bitPattern: number).scattered) }
}

extension UUID: BenchmarkID {
  static var name: String { "uuid" }

  init(number: Int) {
    let first = UInt(bitPattern: number).scattered
    let words = (UInt64(first), UInt64((first ^ 0x5555).scattered))
    self.init(uuid: unsafeBitCast(words, to: uuid_t.self))
  }
}

extension String: BenchmarkID {
  static var name: String { "string" }

  init(number: Int) {
    let digits = String(UInt(bitPattern: number).scattered, radix: 36)
    self.init("item-" + String(repeating: "0", count: 16 - Swift.min(16, digits.count)) + digits)
  }
}

extension UInt {
  /// A distinct number for each number, far from those of its neighbors.
  fileprivate var scattered: UInt {
    var value = UInt64(self) &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return UInt(value ^ value >> 31)
  }
}
