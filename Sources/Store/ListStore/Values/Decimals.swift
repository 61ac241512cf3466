public import Foundation

extension Decimal: ColumnValue {
  /// Bytes in the order of the numbers.
  public var sqliteValue: SQLiteValue {
    get throws(SQLiteError) {
      guard !isNaN else { throw .unsupported(self, "it isn't a number.") }
      let data = ordered
      guard Decimal(ordered: data) == self else {
        throw .unsupported(self, "it has more digits than the store can preserve.")
      }
      return .blob(data)
    }
  }
  static var storage: ColumnStorage { .decimal }
  static var samples: [Decimal] {
    [1, Decimal(sign: .minus, exponent: -3, significand: 12_345), 0]
  }

  /// Creates a number from its bytes, or from a text that an app or an earlier version wrote.
  init?(_ cell: Cell) {
    let text = cell.text.flatMap { Decimal(string: $0, locale: Self.posix) }
    guard let number = cell.data.flatMap({ Decimal(ordered: $0) }) ?? text, !number.isNaN else {
      return nil
    }
    self = number
  }

  private static let posix = Locale(identifier: "en_US_POSIX")

  /// The number as bytes that sort as the numbers do.
  ///
  /// The first byte is 2 for a positive number, 1 for zero, and 0 for a negative number. For a
  /// number 0.ddd × 10ⁿ without trailing zeros, n + 512 follows in two bytes, and then the digits,
  /// two in a byte, each increased by one. The bytes of a negative number are inverted and followed
  /// by 255, so that the longer of two numbers sorts first.
  var ordered: Data {
    if isZero { return Data([1]) }
    let text = (isSignMinus ? -self : self).description
    let halves = text.split(separator: ".", omittingEmptySubsequences: false)
    let whole = halves[0].drop { $0 == "0" }
    var digits = (whole + (halves.count > 1 ? halves[1] : "")).compactMap(\.wholeNumberValue)
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    while digits.last == 0 { digits.removeLast() }
    let exponent = whole.count - zeros + 512
    var bytes = [UInt8(exponent >> 8), UInt8(exponent & 255)]
    for index in stride(from: 0, to: digits.count, by: 2) {
      let second = index + 1 < digits.count ? digits[index + 1] + 1 : 0
      bytes.append(UInt8((digits[index] + 1) << 4 | second))
    }
    return isSignMinus ? Data([0] + bytes.map { ~$0 } + [255]) : Data([2] + bytes)
  }

  /// Creates the number that ordered bytes represent.
  ///
  /// - Returns: Nil if the bytes do not represent a number.
  init?(ordered data: Data) {
    var bytes = Array(data)
    guard let sign = bytes.first, sign <= 2 else { return nil }
    bytes.removeFirst()
    if sign == 1 {
      guard bytes.isEmpty else { return nil }
      self = 0
      return
    }
    if sign == 0 {
      guard bytes.popLast() == 255 else { return nil }
      bytes = bytes.map { ~$0 }
    }
    guard bytes.count > 2 else { return nil }
    let exponent = Int(bytes[0]) << 8 + Int(bytes[1]) - 512
    var digits = bytes[2...].flatMap { [Int($0 >> 4) - 1, Int($0 & 15) - 1] }
    if digits.last == -1 { digits.removeLast() }
    guard digits.allSatisfy((0...9).contains) else { return nil }
    let number = digits.map(String.init).joined() + "e\(exponent - digits.count)"
    let text = sign == 0 ? "-" + number : number
    guard let number = Decimal(string: text, locale: Self.posix) else { return nil }
    self = number
  }
}
