import Foundation
import ListStore

/// A row of a list that is checked.
struct Entry: Codable, Identifiable, Hashable, Sendable {
  enum Kind: Int, Codable {
    case none = 0
    case two = 2
    case ten = 10
  }
  struct Marks: OptionSet, Codable, Hashable { var rawValue: UInt16 }

  var id: Int
  var part: String
  var text: String
  var number: Double?
  var whole: Int
  /// What is shown as well; no list is sorted by it.
  var content: Int
  var size: UInt64
  var price: Decimal?
  var date: Date?
  var kind: Kind
  var marks: Marks
  var short: Float
  var list: [String]
  /// The owner's number; with the owner the row goes.
  var owner: Int?
  /// The owner's name; it changes with the owner's.
  var nick: String?

  /// A row by chance, with values that are hard to sort.
  static func random(id: Int, _ generator: inout some RandomNumberGenerator) -> Entry {
    func any<Value>(_ values: Value...) -> Value { values.randomElement(using: &generator)! }
    return Entry(
      id: id, part: any("A", "B", "C", "", "aaaaaaaaX", "aaaaaaaaY", "\u{E9}", "e\u{301}"),
      text: any(
        "", "a", "A", "aaaaaaaaX", "aaaaaaaaY", "aaaaaaaa", "\u{E9}", "e\u{301}", "\u{10FFFF}",
        "\u{FFFD}", "z\u{0}"),
      number: any(nil, 0, -0.0, -1.5, 1.5, 1, 0x1p53, 1e300, -1e300, .infinity),
      whole: any(Int.min, -5, 0, 5, 1 << 53, 1 << 53 + 1, 1 << 60, Int.max),
      content: any(1, 20, 300, 699, 700, 999),
      size: any(0, 5, UInt64(Int64.max), UInt64(Int64.max) + 1, .max - 1, .max),
      price: any(nil, 0, 1, -1, 10, 9, Decimal(string: "-0.1"), Decimal(string: "0.1001")),
      date: any(
        nil, .distantPast, .distantFuture, Date(timeIntervalSince1970: 0),
        Date(timeIntervalSinceReferenceDate: -1)),
      kind: any(.none, .two, .ten), marks: Marks(rawValue: any(0, 2, 10, 65_535)),
      short: any(0, 0.5, -1.25, .infinity), list: any([], ["a"], ["\u{E9}"], ["e\u{301}"]))
  }

  /// The same row with an owner of those that there are, by number, by name, by both, or with none.
  func owned(by owners: [Owner], _ generator: inout some RandomNumberGenerator) -> Entry {
    var entry = self
    if Bool.random(using: &generator) { entry.owner = owners.randomElement(using: &generator)?.id }
    if Bool.random(using: &generator) { entry.nick = owners.randomElement(using: &generator)?.name }
    return entry
  }

  /// Returns whether each word of a text begins a word of the row, without case and diacritics.
  func matches(_ text: String) -> Bool {
    func words(_ text: String) -> [Substring] {
      text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        .split { !$0.isLetter && !$0.isNumber }
    }
    let own = [part, self.text, nick ?? ""].flatMap(words)
    return words(text).allSatisfy { word in own.contains { $0.hasPrefix(word) } }
  }

  /// All that is in the row, byte by byte: strings that are equal may have other bytes.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }
}
