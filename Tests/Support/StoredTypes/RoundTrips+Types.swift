import Foundation
import ListStore

extension RoundTrips {
  /// A record with a value of some type, and an optional one.
  struct Box<Value: Codable & Sendable>: Codable, Identifiable, Sendable, CustomTableNaming {
    static var tableName: String { "Box" }
    var id: Int
    var value: Value
    var other: Value?
  }

  /// A record that a value identifies.
  struct Keyed<Value: Codable & Hashable & Sendable>: Codable, Identifiable, Sendable,
    CustomTableNaming
  {
    static var tableName: String { "Keyed" }
    var id: Value
    var number: Int
  }

  enum Whole: Int, Codable {
    case ten = 10
    case two = 2
    case none = 0
    case minus = -7
  }
  enum Word: String, Codable {
    case first = "z"
    case second = "a"
    case third = ""
  }
  enum Share: Double, Codable {
    case half = 0.5
    case none = 0
    case large = 1e100
  }
  struct Options: OptionSet, Codable, Hashable { var rawValue: UInt8 }
  struct Tag: Codable, Hashable {
    var text: UUID
    init(_ text: UUID) { self.text = text }
    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(UUID.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  enum Shape: Codable, Equatable {
    case circle(Double)
    case square
    case text(String)
  }

  struct Nested: Codable, Equatable {
    var x: Int
    var more: [Nested]
  }
}
