import Foundation

/// The order of a list's rows: by section, if there are sections, then by the terms of the order.
/// Rows that are equal in all terms are sorted by their numbers.
struct ListOrder: Sendable {
  /// The storage of the section's column, or nil if there are no sections.
  let section: ColumnStorage?
  let terms: [Term]

  /// A term of the order.
  struct Term: Sendable {
    let isDescending: Bool
    /// The order of texts, or `nil` if they are compared by their bytes.
    let collation: Collation?

    /// Returns the order of two values: a negative number if the first one comes first.
    func compare(_ first: SQLiteValue, _ second: SQLiteValue) -> Int {
      let result = first.compared(to: second, collation)
      return isDescending ? -result : result
    }

    /// Returns the image of a value in the order of the term, from its image by bytes. All texts
    /// that a locale sorts have the same.
    func image(_ image: UInt64) -> UInt64 {
      let isCollated = collation != nil && image >> 62 == SQLiteValue.imageOfTexts >> 62
      let image = isCollated ? SQLiteValue.imageOfTexts : image
      return isDescending ? ~image : image
    }
  }

  var hasSection: Bool { section != nil }

  /// Returns a Boolean value that indicates whether a key precedes another key of the same section.
  func isBefore(_ first: ListKey, _ second: ListKey) -> Bool {
    for index in (hasSection ? 1 : 0)..<terms.count {
      let result = terms[index].compare(first.values[index], second.values[index])
      if result != 0 { return result < 0 }
    }
    return first.row < second.row
  }

  /// Returns a Boolean value that indicates whether a section precedes another section. Texts that
  /// a locale doesn't tell apart are compared by their bytes, so that no section appears twice.
  func isBefore(section first: SQLiteValue, _ second: SQLiteValue) -> Bool {
    let result = terms[0].compare(first, second)
    if result != 0 { return result < 0 }
    return Term(isDescending: terms[0].isDescending, collation: nil).compare(first, second) < 0
  }

  /// The first sixteen bytes of a text, which differ only if the texts do, and are then in their
  /// order.
  struct SectionImage: Comparable {
    let first: UInt64
    let second: UInt64

    static func < (one: Self, other: Self) -> Bool {
      one.first != other.first ? one.first < other.first : one.second < other.second
    }
  }

  /// Returns the image of a section, or nil if it isn't a text, or a locale sorts it.
  func sectionImage(of value: SQLiteValue) -> SectionImage? {
    guard case .text(let text) = value, terms[0].collation == nil else { return nil }
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      var image: (UInt64, UInt64) = (0, 0)
      withUnsafeMutableBytes(of: &image) { $0.copyBytes(from: bytes.prefix(16)) }
      return SectionImage(first: image.0.bigEndian, second: image.1.bigEndian)
    }
  }

  /// Returns the image of a key: a number from the first term within a section, in the order of the
  /// rows. If a row precedes another, its image is not greater.
  func image(of key: ListKey) -> UInt64 {
    let index = hasSection ? 1 : 0
    guard index < terms.count else { return UInt64(bitPattern: key.row) ^ 1 << 63 }
    return terms[index].image(key.values[index].image)
  }
}

/// The values of a row for the terms of an order.
struct ListKey: Sendable {
  let values: [SQLiteValue]
  let row: Int64
  /// A Boolean value that indicates whether SQLite sorts by these values. A text that is not valid
  /// UTF-8 is repaired and differs from the stored text.
  let isExact: Bool

  /// Creates the key of a statement's current row, whose columns are the terms and the row number.
  init(_ statement: Statement, terms: Int) {
    var values: [SQLiteValue] = []
    values.reserveCapacity(terms)
    var isExact = true
    for term in 0..<terms {
      let cell = statement.cell(term)
      values.append(cell.value)
      if cell.isRepaired(values[term]) { isExact = false }
    }
    self.values = values
    self.isExact = isExact
    row = statement.integer(terms)
  }
}

extension SQLiteValue {
  /// Returns the order of two values in SQLite: a negative number if this value precedes the other
  /// one, 0 if they are equal. Texts are compared by a collation, or by their bytes.
  func compared(to other: SQLiteValue, _ collation: Collation? = nil) -> Int {
    switch (self, other) {
    case (.integer(let first), .integer(let second)):
      return first < second ? -1 : first > second ? 1 : 0
    case (.integer(let first), .real(let second)): return -Self.compare(second, first)
    case (.real(let first), .integer(let second)): return Self.compare(first, second)
    case (.real(let first), .real(let second)): return Self.compare(first, second)
    case (.text(let first), .text(let second)): return Self.compare(first, second, collation)
    case (.blob(let first), .blob(let second)): return Self.compare(first, second)
    default: return rank - other.rank
    }
  }

  private static func compare(
    _ first: String, _ second: String, _ collation: Collation?
  ) -> Int {
    func compare(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
      if let collation { return collation.compare(first, second) }
      let count = min(first.count, second.count)
      let result = count == 0 ? 0 : memcmp(first.baseAddress!, second.baseAddress!, count)
      return result != 0 ? Int(result) : first.count - second.count
    }
    // Texts that the store has read are in UTF-8. Others are copied.
    let result = first.utf8.withContiguousStorageIfAvailable { first in
      second.utf8.withContiguousStorageIfAvailable { second in compare(first, second) }
    }
    if let result, let result { return result }
    var (first, second) = (first, second)
    return first.withUTF8 { first in second.withUTF8 { second in compare(first, second) } }
  }

  private static func compare(_ first: Double, _ second: Double) -> Int {
    first < second ? -1 : first > second ? 1 : 0
  }

  /// Compares as integers, because a large integer has digits that a Double does not have.
  private static func compare(_ first: Double, _ second: Int64) -> Int {
    if first >= 0x1p63 { return 1 }
    if first < -0x1p63 { return -1 }
    let whole = Int64(first)
    return whole != second ? (whole < second ? -1 : 1) : compare(first, Double(whole))
  }

  private static func compare(
    _ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>
  ) -> Int {
    if first.lexicographicallyPrecedes(second) { return -1 }
    return second.lexicographicallyPrecedes(first) ? 1 : 0
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .integer, .real: 1
    case .text: 2
    case .blob: 3
    }
  }

  /// A number in the order of the values. If a value precedes another, its image is not greater.
  var image: UInt64 {
    switch self {
    case .null: 0
    case .integer(let number): Self.image(ofNumber: Double(number))
    case .real(let number): Self.image(ofNumber: number)
    case .text(var text): text.withUTF8 { Self.image(ofText: $0) }
    case .blob(let data): 3 << 62 | Self.image(ofBytes: data)
    }
  }

  static func image(ofText bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    imageOfTexts | image(ofBytes: bytes)
  }

  /// The least image of a text.
  static let imageOfTexts: UInt64 = 2 << 62

  private static func image(ofNumber number: Double) -> UInt64 {
    // Negative zero equals zero in SQLite.
    let bits = (number == 0 ? 0 : number).bitPattern
    let ordered = bits >> 63 == 0 ? bits | 1 << 63 : ~bits
    return 1 << 62 | ordered >> 2
  }

  private static func image(ofBytes bytes: some Sequence<UInt8>) -> UInt64 {
    var image: UInt64 = 0
    var shift = 56
    for byte in bytes {
      image |= UInt64(byte) << UInt64(shift)
      if shift == 0 { break }
      shift -= 8
    }
    return image >> 2
  }
}
