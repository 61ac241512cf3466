public import Foundation

extension Decimal: ColumnValue {
  /// Bytes that are ordered as the numbers are.
  public var sqliteValue: SQLiteValue {
    get throws(SQLiteError) {
      guard !isNaN else { throw .unsupported(self, "it is not a number.") }
      let data = ordered
      guard Decimal(ordered: data) == self else {
        throw .unsupported(self, "it has more digits than can be read back.")
      }
      return .blob(data)
    }
  }
  static var storage: ColumnStorage { .decimal }
  static var samples: [Decimal] {
    [1, Decimal(sign: .minus, exponent: -3, significand: 12_345), 0]
  }

  /// Reads the bytes, or the number as text, which an app or an earlier version wrote.
  init?(_ cell: Cell) {
    let text = cell.text.flatMap { Decimal(string: $0, locale: Self.posix) }
    guard let number = cell.data.flatMap({ Decimal(ordered: $0) }) ?? text, !number.isNaN else {
      return nil
    }
    self = number
  }

  private static let posix = Locale(identifier: "en_US_POSIX")

  /// The number as bytes that are ordered as numbers are: 2 for a positive one, 1 for zero, 0 for a negative one;
  /// then, of 0.ddd × 10ⁿ without zeros at the end, n + 512 in two bytes and the digits, two a byte, each one more
  /// than it is. The bytes of a negative number are inverted, and end in 255, so that of two the longer one comes first.
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

  /// The number of some ordered bytes.
  ///
  /// - Returns: nil if they are not of one.
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
